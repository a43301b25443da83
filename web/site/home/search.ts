import english from '../../i18n/en/search.json' with { type: 'json' };
import { loadIndex } from '../../search/load-index';
import { SearchDialog } from '../../search/search-dialog';
import type { TypedAhead } from '../../search/typed-ahead';
import { createTexts } from './create-texts';

async function loadTexts(code: string) {
  const texts = code === 'fr' ? (await import('../../i18n/fr/search.json')).default : english;
  return createTexts(code, texts);
}

/** Opens the search of the home page, with what was typed meanwhile. A result opens the lab. */
export async function openSearch(code: string, typed: TypedAhead): Promise<void> {
  const [texts, entries] = await Promise.all([loadTexts(code), loadIndex(code)]);
  if (document.querySelector('dialog[open]') !== null) return;
  const dialog = new SearchDialog({
    texts,
    entries,
    open: ({ lesson, step }) => {
      location.href = `lab.html#v=1&lesson=${lesson}${step === undefined ? '' : `&step=${step}`}&lang=${code}`;
    },
  });
  dialog.show(document, typed.end());
}
