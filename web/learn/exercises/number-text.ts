import type { TraceNode } from '../../engine/types';
import type { Locale } from '../../i18n/i18n';
import { exact } from '../../ui/format/format';
import { isExact, isShort } from './generation/numbers';

/** A number as exercises show it: exact where two decimals are enough for all of its matrix, else with two decimals. */
export function numberText(locale: Locale, node: TraceNode | null, value: number): string {
  if (!Number.isFinite(value) || value === 0) return exact(locale, value + 0);
  if (isWrittenExactly(node, value)) return exact(locale, Math.round(value * 4) / 4);
  const rounded = value.toFixed(2);
  const text = Number(rounded) === 0 ? '0.00' : rounded.replace('-', '−');
  return locale.numeral(text);
}

/** Whether a number of a node, or a constant, is shown as it is: a zero and −∞ always are, since they come from masks. */
export function isWrittenExactly(node: TraceNode | null, value: number): boolean {
  if (!Number.isFinite(value) || value === 0) return true;
  return isShort(value) && (node === null || isExact(node));
}
