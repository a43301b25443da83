import type { Trace } from '../../engine/types';

/** Unit roundoff of float64: the largest relative error of one rounding. */
const unitRoundoff = 2 ** -53;

/** Number of additions behind one number of a node: the inner dimension of a product, the row length of a softmax, or one. */
function additions(trace: Trace, index: number): number {
  const node = trace.nodes[index];
  const left = trace.nodes[node?.operands[0] ?? -1];
  if (node === undefined || left === undefined) return 0;
  return node.op === 'matmul' || node.op === 'softmax' ? left.cols : 1;
}

/**
 * Upper bound for the difference between two runs of the same formulas in a different order of summation. Each addition
 * errs by at most 2⁻⁵³ of its sum; no sum is larger than its count times the largest number of the run, squared where
 * two numbers are multiplied; errors of scores reappear in the weights. The bound is generous: real differences are
 * about 10¹⁰ times larger.
 */
export function roundingTolerance(trace: Trace): number {
  const count = trace.nodes.reduce((total, { index }) => total + additions(trace, index), 0);
  let largest = 1;
  for (const { data } of trace.nodes) {
    for (const value of data) if (Number.isFinite(value)) largest = Math.max(largest, Math.abs(value));
  }
  return unitRoundoff * count * largest ** 2;
}
