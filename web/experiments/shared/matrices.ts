import type { MatrixData, Trace, TraceNode } from '../../engine/types';

/** One row of a matrix. */
export function rowOf({ cols, data }: MatrixData, row: number): number[] {
  return Array.from({ length: cols }, (_, col) => data[row * cols + col] ?? Number.NaN);
}

/** The rows of a matrix in another order: row i of the result is row `order[i]`. */
export function permuteRows(matrix: MatrixData, order: readonly number[]): MatrixData {
  return { rows: order.length, cols: matrix.cols, data: order.flatMap((row) => rowOf(matrix, row)) };
}

/** The same matrix with one row in place of another. */
export function replaceRow(matrix: MatrixData, row: number, numbers: readonly number[]): MatrixData {
  const data = Array.from(matrix.data);
  data.splice(row * matrix.cols, matrix.cols, ...numbers);
  return { ...matrix, data };
}

/**
 * A projection of random numbers that are so small that what it makes of tokens with variance 1 has variance 1 again:
 * variance 1 / rows, as models are begun with.
 */
export function scaleAsProjection(normals: MatrixData): MatrixData {
  const data = Array.from(normals.data, (value) => value / Math.sqrt(normals.rows));
  return { ...normals, data };
}

/** Both matrices next to each other. */
export function concatColumns(left: MatrixData, right: MatrixData): MatrixData {
  const data = Array.from({ length: left.rows }, (_, row) => [...rowOf(left, row), ...rowOf(right, row)]);
  return { rows: left.rows, cols: left.cols + right.cols, data: data.flat() };
}

/** `share` of one matrix and the rest of another, number by number. */
export function lerp(from: MatrixData, to: MatrixData, weight: number): MatrixData {
  const data = Array.from(
    from.data,
    (value, index) => (1 - weight) * value + weight * (to.data[index] ?? Number.NaN),
  );
  return { ...from, data };
}

/** A node that a run must have. */
export function requireNode(trace: Trace, id: string): TraceNode {
  const node = trace.node(id);
  if (node === undefined) throw new Error(`[${trace.variant}] there is no node "${id}" in this run`);
  return node;
}

/** The first output of a run. */
export function outputNode(trace: Trace): TraceNode {
  return requireNode(trace, trace.outputs[0] ?? '');
}
