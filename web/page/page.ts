// First the page says its language, then the element looks for it.
import './language';
import '../element/define';
import { fetchLanguage } from '../language/choose';

const { title, documentElement } = document;

/** The page follows the reader's choice in the element, and its title follows the page. */
async function follow(lab: HTMLElement): Promise<void> {
  if (lab.lang !== '') documentElement.lang = lab.lang;
  const { words } = await fetchLanguage(documentElement.lang, '');
  document.title = words.get(title) ?? title;
}

const lab = document.querySelector<HTMLElement>('attention-lab');
if (lab !== null) {
  new MutationObserver(() => follow(lab)).observe(lab, { attributeFilter: ['lang'] });
  follow(lab);
}
