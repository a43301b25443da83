import type { Comparison, OpParameters } from '../../../engine/analysis/op-parameters';
import { numberText } from './literals';
import type { OpNode } from './op-expression';

/** Whether a softmax gave zeros to a line whose scores are all −∞, where the formula gives NaN. */
export function hasZeroLines({
  node: { rows, cols },
  operands,
  parameters: { each, masked_rows },
}: OpNode<OpParameters['softmax']>): boolean {
  if (masked_rows !== 'zeros') return false;
  const scores = operands[0]?.data ?? [];
  const [lines, length] = each === 'column' ? [cols, rows] : [rows, cols];
  const isMasked = (line: number): boolean =>
    Array.from({ length }, (_, k) => scores[each === 'column' ? k * cols + line : line * cols + k]).every(
      (score) => score === Number.NEGATIVE_INFINITY,
    );
  return Array.from({ length: lines }, (_, line) => line).some(isMasked);
}

/** The offsets of the keys that a query sees, as far as they occur: the engine has larger ones for unlimited sides. */
export function windowOf({
  node: { rows, cols },
  parameters: { first, last },
}: OpNode<OpParameters['window_mask']>): { readonly left: number; readonly right: number } {
  return { left: Math.max(first, 1 - rows), right: Math.min(last, cols - 1) };
}

/** Evenly spaced numbers: (start + k · step) / divisor, all three integers. */
export function progressionOf({ first, factor, divisor }: OpParameters['arange']): {
  readonly start: number;
  readonly step: number;
  readonly divisor: number;
} {
  return { start: first === 0 ? 0 : factor * first, step: factor, divisor };
}

/** The axis of NumPy along which a mean runs, or a maximum: 1 for that of each row. */
export const axisOf = ({ each }: OpParameters['mean']): 0 | 1 => (each === 'row' ? 1 : 0);

/** The axis of NumPy along which a sum runs: 1 for the sum of each row. Sums of a whole matrix are no op of programs. */
export const sumAxisOf = ({ node, operands: [of] }: OpNode<unknown>): 0 | 1 =>
  node.cols === 1 && node.rows === of?.rows ? 1 : 0;

/** How the languages write comparisons. */
export const comparisonSigns: Readonly<Record<Comparison, string>> = {
  equal: '==',
  different: '!=',
  less: '<',
  not_greater: '<=',
  greater: '>',
  not_less: '>=',
};

/** What a comparison is with: a matrix, or a number. */
export const rightSideOf = (
  right: string | undefined,
  { parameters: { number } }: OpNode<OpParameters['compare']>,
): string => right ?? numberText(number);

/** The two choices of `where`, each a matrix or a number. */
export function choicesOf(
  [condition = '', ...matrices]: readonly string[],
  { parameters: { first, second } }: OpNode<OpParameters['where']>,
): { readonly condition: string; readonly first: string; readonly second: string } {
  const [one = '', two = ''] = matrices;
  return {
    condition,
    first: first === null ? one : numberText(first),
    second: second !== null ? numberText(second) : first === null ? two : one,
  };
}
