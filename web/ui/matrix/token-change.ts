import type { Locale } from '../../i18n/i18n';
import { sameList } from '../../store/document/matrix';
import type { TokenList } from '../../store/document/state';
import type { Model } from '../model';

/** The words of a list, joined, if they differ from those before the displayed change; else null. */
function changedTokens(list: TokenList, { state: { compared, document }, lesson }: Model): string | null {
  const words = document.tokens[list];
  if (compared === null || sameList(compared.tokens[list], words)) return null;
  return words.slice(lesson.reading?.[list]?.start === undefined ? 0 : 1).join(' ');
}

function outputText(locale: Locale, words: string): string {
  return words === '' ? locale.t('matrix.written_nothing_yet') : locale.t('matrix.written_so_far', { words });
}

/** For models with a vocabulary: the new input and output texts, if they have changed; else an empty string. */
export function tokenChangeText(model: Model): string {
  const { reading } = model.lesson;
  if (reading === undefined) return '';
  const writes = reading.key !== undefined;
  const read = changedTokens(writes ? 'key' : 'query', model);
  const target = writes ? changedTokens('query', model) : null;
  const sentences = [
    read === null ? '' : model.locale.t('matrix.model_now_reads', { read }),
    target === null ? '' : outputText(model.locale, target),
  ];
  return sentences.filter((each) => each !== '').join(' ');
}
