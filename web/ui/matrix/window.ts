import type { TraceNode } from '../../engine/types';

/** The part of a matrix that is shown as a table. */
export interface Window {
  readonly row: number;
  readonly col: number;
  readonly rows: number;
  readonly cols: number;
}

/** Matrices with at most this many rows or columns are shown whole. */
const maxWholeSize = 16;
/** The maximal number of rows or columns of a window; `smallPageSize` is for products, and columns of more than two in a row. */
const pageSize = 12;
export const smallPageSize = 8;

/** The page length of an axis: a divisor of its size if there is one, else as even as possible. */
function pageLength(size: number, most: number): number {
  for (let length = most; length >= most / 2; length -= 1) {
    if (size % length === 0) return length;
  }
  return Math.ceil(size / Math.ceil(size / most));
}

/** The page of an axis that contains an index. Page borders are fixed, so the window does not scroll with the cursor. */
function pageOf(size: number, index: number, most: number): readonly [start: number, length: number] {
  if (size <= maxWholeSize) return [0, size];
  const length = pageLength(size, most);
  const start = Math.floor(index / length) * length;
  return [start, Math.min(length, size - start)];
}

type Cursor = Pick<Window, 'row' | 'col'>;

/** The window of a matrix that contains a cell: all of it up to 16 × 16. */
export function windowAround(node: TraceNode, cursor: Cursor, most = pageSize, mostCols = most): Window {
  const [row, rows] = pageOf(node.rows, cursor.row, most);
  const [col, cols] = pageOf(node.cols, cursor.col, mostCols);
  return { row, col, rows, cols };
}

/** The window of one of `count` matrices in a row: of more than two, with fewer columns, so that they fit side by side. */
export function windowInRow(node: TraceNode, cursor: Cursor, count: number): Window {
  return windowAround(node, cursor, pageSize, count > 2 ? smallPageSize : pageSize);
}

export function isPart(node: TraceNode, window: Window): boolean {
  return window.rows < node.rows || window.cols < node.cols;
}
