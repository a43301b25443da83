import type { Trace, TraceNode } from '../../engine/types';

/** Biases by their kind that are not learned, but chosen or zero. */
const notLearned: ReadonlySet<string> = new Set(['combination', 'initial_state']);

function isLearned({ kind, name }: TraceNode): boolean {
  return (kind === 'parameter' || kind === 'gain' || kind === 'bias') && !notLearned.has(name);
}

/** The number of parameters among some nodes: weights, biases, gains, embeddings. */
export function parametersIn(nodes: readonly TraceNode[]): number {
  return nodes.filter(isLearned).reduce((sum, { data }) => sum + data.length, 0);
}

/**
 * The sizes m, k and n of a product of m × k and k × n, which takes m · k · n multiply-adds; null for other ops, of which none are
 * counted. Padding counts: all keys of a band, and all pixels of a convolution.
 */
export function productSizes(
  { op, operands, rows, cols }: TraceNode,
  { nodes }: Pick<Trace, 'nodes'>,
): readonly number[] | null {
  const [left, right] = operands.flatMap((index) => nodes[index] ?? []);
  if (left === undefined || right === undefined) return null;
  if (op === 'convolve') return [rows, right.rows, cols];
  return ['matmul', 'band_scores', 'band_context'].includes(op) ? [rows, left.cols, cols] : null;
}

/** The number of multiply-adds of a product. */
export function multiplyAdds(sizes: readonly number[]): number {
  return sizes.reduce((product, size) => product * size, 1);
}
