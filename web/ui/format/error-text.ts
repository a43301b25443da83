import { detailsOf } from '../../engine/errors';
import { formatError } from '../../i18n/i18n';

/** The message of an error, translated if it has a translation. */
export function errorText(error: unknown): string {
  return formatError(detailsOf(error));
}
