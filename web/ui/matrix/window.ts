import type { TraceNode } from '../../engine/types';

/** The part of a matrix that is shown as a table. */
export interface Window {
  readonly row: number;
  readonly col: number;
  readonly rows: number;
  readonly cols: number;
}

/** How many rows and columns of a matrix are shown as a table. */
export type Part = Pick<Window, 'rows' | 'cols'>;

/** The page length of an axis: a divisor of its size if there is one, else as even as possible. */
export function pageLength(size: number, most: number): number {
  if (size <= most) return size;
  for (let length = most; length >= Math.max(3, most / 2); length -= 1) {
    if (size % length === 0) return length;
  }
  return Math.ceil(size / Math.ceil(size / most));
}

/** The page of an axis that contains an index. Page borders are fixed, so the window does not scroll with the cursor. */
function pageOf(size: number, index: number, length: number): readonly [start: number, length: number] {
  if (size <= length) return [0, size];
  const start = Math.floor(index / length) * length;
  return [start, Math.min(length, size - start)];
}

type Cursor = Pick<Window, 'row' | 'col'>;

/** The window of a matrix that contains a cell. */
export function windowAt(node: TraceNode, cursor: Cursor, part: Part): Window {
  const [row, rows] = pageOf(node.rows, cursor.row, part.rows);
  const [col, cols] = pageOf(node.cols, cursor.col, part.cols);
  return { row, col, rows, cols };
}

/** The asked column of a row, unless the row has only zeros in the window, as a word's one 1 elsewhere: then that of its first number. */
export function shownColumn(node: TraceNode, row: number, { col, cols }: Window, asked: number): number {
  const numbers = node.data.subarray(row * node.cols, (row + 1) * node.cols);
  if (numbers.subarray(col, col + cols).some((each) => each !== 0)) return asked;
  return Math.max(
    0,
    numbers.findIndex((each) => each !== 0),
  );
}

export function isPart(node: TraceNode, window: Part): boolean {
  return window.rows < node.rows || window.cols < node.cols;
}
