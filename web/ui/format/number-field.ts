import { parseNumber } from '../../store/document/number';
import type { Intent } from '../model';

/**
 * The number typed into a field; null after saying that it is none. Fields for numbers that need not be whole are fields for
 * text with `inputmode`: one of type `number` knows the decimal mark of the browser, not of the page, and makes 5 of 0,5
 * without a word.
 */
export function readNumber(event: Event, intent: Intent): number | null {
  const number = parseNumber((event.currentTarget as HTMLInputElement).value);
  if (typeof number === 'number') return number;
  intent.showMessage(number.error);
  return null;
}
