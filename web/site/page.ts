// Must be imported first: the element reads the language of the page.
import './language';
import '../element/define';

const lab = document.querySelector<HTMLElement>('attention-lab');
const links = document.querySelectorAll<HTMLAnchorElement>('footer a');
// On demand: on a slow network, the first lesson would wait for another file.
if (lab !== null)
  void import('./lab-page').then(({ passKeys, translatePage }) => {
    translatePage(lab, links);
    passKeys(lab);
  });
