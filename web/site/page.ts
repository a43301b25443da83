// Must be imported first: the element reads the language of the page.
import './language';
import '../element/define';
import { translatePage } from './lab-page';

const lab = document.querySelector<HTMLElement>('attention-lab');
const links = document.querySelectorAll<HTMLAnchorElement>('footer a');
if (lab !== null) translatePage(lab, { title: document.title, links });
