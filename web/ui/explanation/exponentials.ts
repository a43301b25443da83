import type { Explanation, Term, Trace } from '../../engine/types';
import type { Locale } from '../../i18n/i18n';
import { format, nodeFormat, subtracted } from '../format/format';

/** Whether the terms are exponentials of the scores minus the largest score. */
export function isOfExponentials({ reduction }: Pick<Explanation, 'reduction'>): boolean {
  return reduction === 'softmax' || reduction === 'log_softmax' || reduction === 'log_sum_exp';
}

/** The largest score of a row, which is taken from each, in the format of the scores. */
export function largestScore(locale: Locale, { factors: [score, most] }: Term, trace: Trace): string {
  const node = score?.cell ? trace.node(score.cell.node) : undefined;
  const value = most?.value ?? Number.NaN;
  return subtracted(node === undefined ? format(locale, value) : nodeFormat(locale, node).text(value));
}
