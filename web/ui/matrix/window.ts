import type { TraceNode } from '../../engine/types';

/** The part of a matrix that is shown as a table. */
export interface Window {
  readonly row: number;
  readonly col: number;
  readonly rows: number;
  readonly cols: number;
}

/** Up to this many rows or columns a matrix is shown whole. */
const maxWholeSize = 16;
/** Rows or columns of a part of it, at most: fewer where two such parts stand side by side. */
const pageSize = 12;
export const smallPageSize = 8;

/** How long the pages of an axis are: all the same if that can be had, else as even as possible. */
function pageLength(size: number, most: number): number {
  for (let length = most; length >= most / 2; length -= 1) {
    if (size % length === 0) return length;
  }
  return Math.ceil(size / Math.ceil(size / most));
}

/** The page of an axis that holds an index. Pages do not depend on where in them one looks, so nothing shifts. */
function pageOf(size: number, index: number, most: number): readonly [start: number, length: number] {
  if (size <= maxWholeSize) return [0, size];
  const length = pageLength(size, most);
  const start = Math.floor(index / length) * length;
  return [start, Math.min(length, size - start)];
}

/** The part of a matrix around a cell: all of it up to 16 × 16. */
export function windowAround(
  node: TraceNode,
  cursor: { readonly row: number; readonly col: number },
  most = pageSize,
): Window {
  const [row, rows] = pageOf(node.rows, cursor.row, most);
  const [col, cols] = pageOf(node.cols, cursor.col, most);
  return { row, col, rows, cols };
}

/** Whether a window shows less than the whole matrix. */
export function isPart(node: TraceNode, window: Window): boolean {
  return window.rows < node.rows || window.cols < node.cols;
}

/** Whether so many columns of a matrix are shown that even its small cells are set closer. */
export function isVast(cols: number): boolean {
  return cols > 12;
}
