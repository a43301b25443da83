// First the page says its language, then the element looks for it.
import './language';
import '../element/define';
import { fetchLanguage } from '../i18n/choose';

const { title, documentElement } = document;
const more = document.querySelector('footer a');
const invitation = more?.textContent ?? '';

/** The page follows the reader's choice in the element; its title and the link at its foot follow the page. */
async function follow(lab: HTMLElement): Promise<void> {
  if (lab.lang !== '') documentElement.lang = lab.lang;
  const { words } = await fetchLanguage(documentElement.lang, '');
  document.title = words.get(title) ?? title;
  if (more !== null) more.textContent = words.get(invitation) ?? invitation;
}

const lab = document.querySelector<HTMLElement>('attention-lab');
if (lab !== null) {
  new MutationObserver(() => follow(lab)).observe(lab, { attributeFilter: ['lang'] });
  follow(lab);
}
