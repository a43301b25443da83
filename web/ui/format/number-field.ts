import { parseNumber } from '../../store/document/number';
import type { Intent } from '../model';

/**
 * The number in a text field; null, with a message, if it is invalid. Decimal numbers use text fields with `inputmode`, since
 * a field of type `number` expects the decimal mark of the browser's language, not of the page: it may read 0,5 as 5.
 */
export function readNumber(event: Event, intent: Intent): number | null {
  const number = parseNumber((event.currentTarget as HTMLInputElement).value);
  if (typeof number === 'number') return number;
  intent.showMessage(number.error);
  return null;
}
