import { detailsOf } from '../../engine/errors';
import type { Locale } from '../../i18n/i18n';

/** The message of an error, translated if it has a translation. */
export function errorText(locale: Locale, error: unknown): string {
  return locale.format(detailsOf(error));
}
