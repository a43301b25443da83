import type { Locale } from '../../i18n/i18n';
import { exact, format } from '../../ui/format/format';

/** Formats a number for a sentence: integers in full, others with three digits. */
export function formatNumber(locale: Locale, value: number): string {
  return Number.isInteger(value) ? exact(locale, value) : format(locale, value);
}
