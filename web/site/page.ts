// Must be imported first: the element reads the language of the page.
import './language';
import '../element/define';
import { fetchLanguage } from '../i18n/choose';

const { title, documentElement } = document;
const footerLink = document.querySelector('footer a');
const footerText = footerLink?.textContent ?? '';

/** Translates the title and the footer of the page when the reader changes the language of the element. */
async function updateLanguage(lab: HTMLElement): Promise<void> {
  if (lab.lang !== '') documentElement.lang = lab.lang;
  const { translate } = await fetchLanguage(documentElement.lang, '');
  document.title = translate(title);
  if (footerLink !== null) footerLink.textContent = translate(footerText);
}

const lab = document.querySelector<HTMLElement>('attention-lab');
if (lab !== null) {
  new MutationObserver(() => updateLanguage(lab)).observe(lab, { attributeFilter: ['lang'] });
  updateLanguage(lab);
}
