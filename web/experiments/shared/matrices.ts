import type { MatrixData, Trace, TraceNode } from '../../engine/types';

export function rowOf({ cols, data }: MatrixData, row: number): number[] {
  return Array.from({ length: cols }, (_, col) => data[row * cols + col] ?? Number.NaN);
}

/** Permutes the rows of a matrix: row i of the result is row `order[i]`. */
export function permuteRows(matrix: MatrixData, order: readonly number[]): MatrixData {
  return { rows: order.length, cols: matrix.cols, data: order.flatMap((row) => rowOf(matrix, row)) };
}

/** A copy of the matrix with one row replaced. */
export function replaceRow(matrix: MatrixData, row: number, numbers: readonly number[]): MatrixData {
  const data = Array.from(matrix.data);
  data.splice(row * matrix.cols, matrix.cols, ...numbers);
  return { ...matrix, data };
}

/**
 * Scales standard normal numbers to variance 1 / rows, the usual initialization of projections: tokens with variance 1
 * keep it.
 */
export function scaleAsProjection(normals: MatrixData): MatrixData {
  const data = Array.from(normals.data, (value) => value / Math.sqrt(normals.rows));
  return { ...normals, data };
}

/** Concatenates two matrices along the columns. */
export function concatColumns(left: MatrixData, right: MatrixData): MatrixData {
  const data = Array.from({ length: left.rows }, (_, row) => [...rowOf(left, row), ...rowOf(right, row)]);
  return { rows: left.rows, cols: left.cols + right.cols, data: data.flat() };
}

/** Linear interpolation between two matrices, element by element. */
export function lerp(from: MatrixData, to: MatrixData, weight: number): MatrixData {
  const data = Array.from(
    from.data,
    (value, index) => (1 - weight) * value + weight * (to.data[index] ?? Number.NaN),
  );
  return { ...from, data };
}

/** The node with this id. Throws if the run has none. */
export function requireNode(trace: Trace, id: string): TraceNode {
  const node = trace.node(id);
  if (node === undefined) throw new Error(`[${trace.variant}] there is no node "${id}" in this run`);
  return node;
}

export function outputNode(trace: Trace): TraceNode {
  return requireNode(trace, trace.outputs[0] ?? '');
}
