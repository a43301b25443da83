import { exact, format } from '../../ui/format/format';

/** A number in a sentence: whole ones as they are, others with three digits. */
export function formatNumber(value: number): string {
  return Number.isInteger(value) ? exact(value) : format(value);
}
