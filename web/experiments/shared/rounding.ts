import type { Trace } from '../../engine/types';

/** Half the distance from 1 to the next number: how much one rounding can be off, of a number of size 1. */
const unitRoundoff = 2 ** -53;

/** How many additions stand behind one number of a node: the inner side of a product, the row of a softmax, or one. */
function additions(trace: Trace, index: number): number {
  const node = trace.nodes[index];
  const left = trace.nodes[node?.operands[0] ?? -1];
  if (node === undefined || left === undefined) return 0;
  return node.op === 'matmul' || node.op === 'softmax' ? left.cols : 1;
}

/**
 * How far two runs may differ that compute the same mathematics in another order. Each addition is off by at most 2⁻⁵³ of
 * what it adds up, and no sum is larger than its count times the largest number of the run, squared where two numbers
 * are multiplied; errors of scores come back in the weights as often as a score is large. An allowance on the safe
 * side: true differences are some 10¹⁰ times larger.
 */
export function roundingTolerance(trace: Trace): number {
  const count = trace.nodes.reduce((total, { index }) => total + additions(trace, index), 0);
  let largest = 1;
  for (const { data } of trace.nodes) {
    for (const value of data) if (Number.isFinite(value)) largest = Math.max(largest, Math.abs(value));
  }
  return unitRoundoff * count * largest ** 2;
}
