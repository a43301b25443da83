import type { MatrixData } from '../../engine/types';
import type { InputMatrix } from './state';

/** Copies a matrix. Replaces -0 by 0, so that the page never shows "-0". */
export function ownedMatrix({ rows, cols, data }: MatrixData): InputMatrix {
  return { rows, cols, data: Array.from(data, normalizeZero) };
}

/** Adding 0 turns -0 into 0. */
function normalizeZero(number: number): number {
  return number + 0;
}

export function createMatrix(
  rows: number,
  cols: number,
  cell: (row: number, col: number) => number,
): InputMatrix {
  return {
    rows,
    cols,
    data: Array.from({ length: rows * cols }, (_, i) => cell(Math.floor(i / cols), i % cols)),
  };
}

export function withCell(matrix: InputMatrix, row: number, col: number, number: number): InputMatrix {
  const index = row * matrix.cols + col;
  return { ...matrix, data: matrix.data.map((old, i) => (i === index ? normalizeZero(number) : old)) };
}

export function rowOf({ cols, data }: InputMatrix, row: number): readonly number[] {
  return data.slice(row * cols, (row + 1) * cols);
}

/** The column of the largest number of a row; the first one if there are several. */
export function argmaxRow({ cols, data }: Pick<MatrixData, 'cols' | 'data'>, row: number): number {
  const numberAt = (col: number): number => data[row * cols + col] ?? Number.NaN;
  let best = 0;
  for (let col = 1; col < cols; col += 1)
    if (numberAt(col) > numberAt(best) || (Number.isNaN(numberAt(best)) && !Number.isNaN(numberAt(col))))
      best = col;
  return best;
}

/** Whether both have the same shape and the same numbers. */
export function sameMatrix(a: InputMatrix | undefined, b: InputMatrix | undefined): boolean {
  if (a === b || a === undefined || b === undefined) return a === b;
  return a.rows === b.rows && a.cols === b.cols && sameList(a.data, b.data);
}

/** Whether both have the same items in the same order, compared with `===`. */
export function sameList<Item>(a: readonly Item[], b: readonly Item[]): boolean {
  return a.length === b.length && a.every((item, i) => item === b[i]);
}
