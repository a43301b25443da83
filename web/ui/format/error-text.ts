import { detailsOf } from '../../engine/errors';
import { formatError } from '../../i18n/i18n';

/** What an error says, in the reader's language as far as that is known. */
export function errorText(error: unknown): string {
  return formatError(detailsOf(error));
}
