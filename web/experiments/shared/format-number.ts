import { exact, format } from '../../ui/format/format';

/** Formats a number for a sentence: integers in full, others with three digits. */
export function formatNumber(value: number): string {
  return Number.isInteger(value) ? exact(value) : format(value);
}
