import type { TraceNode } from '../../engine/types';

/** The number of parameters among some nodes: weights, biases, gains, embeddings. */
export function parametersIn(nodes: readonly TraceNode[]): number {
  return nodes.filter(({ learned }) => learned).reduce((sum, { data }) => sum + data.length, 0);
}

/**
 * The sizes m, k and n of a product of m × k and k × n, which takes m · k · n multiply-adds; null for other ops, of which none are
 * counted. Padding counts: all keys of a band, and all pixels of a convolution.
 */
export function productSizes({ inner, rows, cols }: TraceNode): readonly number[] | null {
  return inner === 0 ? null : [rows, inner, cols];
}

/** The number of multiply-adds of a product. */
export function multiplyAdds(sizes: readonly number[]): number {
  return sizes.reduce((product, size) => product * size, 1);
}
