import type { Locale } from '../../i18n/i18n';
import type { TourProgress } from '../../store/ui/ui-state';

/** A text of a tour in the language of the reader; in its first language if there is no translation. */
export function tourText(
  { id, tour }: Pick<TourProgress, 'id' | 'tour'>,
  locale: Locale,
  text: string,
): string {
  return id === '' ? (tour.translations?.get(locale.code)?.get(text) ?? text) : locale.translate(text);
}
