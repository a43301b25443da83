import type { CellRef, Explanation, Trace } from '../engine/types';
import type { Locale } from '../i18n/i18n';
import { isOfExponentials, largestScore } from '../ui/explanation/exponentials';
import { format, matrixFormat, textInCell } from '../ui/format/format';

/** A number of the explanation of a cell: a factor of a term, a term, the sum of the terms so far, or the result. */
export interface ExplainedNumber {
  readonly cell: CellRef;
  readonly part: 'factor' | 'term' | 'partial' | 'result';
  /** Index of the term; for `partial`, of the last one that is added. */
  readonly term: number;
  readonly factor: number;
}

/** The sum of the terms up to and including `last`, added in order as the engine adds them. */
export function partialSum({ terms }: Explanation, last: number): number {
  const [first, ...others] = terms.slice(0, last + 1).map(({ value }) => value);
  return others.reduce((sum, value) => sum + value, first ?? 0);
}

/** The number itself; NaN if the explanation has no such term. */
export function explainedValue({ part, term, factor }: ExplainedNumber, explanation: Explanation): number {
  if (part === 'result') return explanation.result;
  if (part === 'partial') return partialSum(explanation, term);
  const found = explanation.terms[term];
  return (part === 'term' ? found?.value : found?.factors[factor]?.value) ?? Number.NaN;
}

/** The number as it is written: cells as in their matrix, terms and sums as in the explanation beside the stage. */
export function explainedText(
  shown: ExplainedNumber,
  explanation: Explanation,
  trace: Trace,
  locale: Locale,
): string {
  const value = explainedValue(shown, explanation);
  if (shown.part === 'term' || shown.part === 'partial') return sumFormat(explanation, locale).text(value);
  const term = explanation.terms[shown.term];
  if (term && shown.part === 'factor' && shown.factor === 1 && isOfExponentials(explanation))
    return largestScore(locale, term, trace);
  const cell = shown.part === 'result' ? shown.cell : term?.factors[shown.factor]?.cell;
  const node = cell ? trace.node(cell.node) : undefined;
  return cell && node ? textInCell(locale, node, cell.row, cell.col) : format(locale, value);
}

/** The format of terms and their sums. */
function sumFormat({ terms, total, result, reduction }: Explanation, locale: Locale) {
  const values = terms.map(({ value }) => value);
  const end = reduction === 'sum' || reduction === 'function' ? result : total;
  return matrixFormat(locale, [...values, end], 2);
}
