import type { Locale } from '../../i18n/i18n';
import type { NumberRules } from '../../store/document/number';
import { isRefusal } from '../../store/document/refusal';
import { readingOf, readTypedNumber } from '../../store/ui/typed-number';
import type { Intent } from '../model';

/**
 * Sets the number that was typed into a text field, and says how it was read if its text could be another one; shows a message if it is
 * invalid. Decimal numbers use text fields with `inputmode`, since a field of type `number` expects the decimal mark of the
 * browser's language, not of the page: it may read 0,5 as 5.
 */
export function commitNumber(text: string, intent: Intent, set: (number: number) => void): void {
  const read = readTypedNumber(text);
  if (isRefusal(read)) {
    intent.showMessage(read.error);
    return;
  }
  set(read.number);
  // After the action, which clears the status.
  const reading = readingOf(read);
  if (reading !== null) intent.dispatch({ type: 'set-status', status: reading });
}

/** Refusals that every form says in its own words. */
const general: readonly string[] = ['error.no_number', 'error.not_number'];

/**
 * What must be said about a typed answer besides whether it is right: how it was read if it could be another number, or why it
 * is refused, unless it simply is no number. Else empty.
 */
export function readingText(given: string, locale: Locale, rules: NumberRules = {}): string {
  const read = readTypedNumber(given, rules);
  if (!isRefusal(read)) {
    const reading = readingOf(read);
    return reading === null ? '' : locale.format(reading);
  }
  return general.includes(read.error.key) ? '' : `${locale.format(read.error)}.`;
}
