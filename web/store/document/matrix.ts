import type { MatrixData } from '../../engine/types';
import type { InputMatrix } from './state';

/** A matrix of the reader's: a copy, with -0 made 0 so that no number on the page reads "-0". */
export function ownedMatrix({ rows, cols, data }: MatrixData): InputMatrix {
  return { rows, cols, data: Array.from(data, plain) };
}

/** The number itself; 0 for -0. */
export function plain(number: number): number {
  return number + 0;
}

/** A matrix made cell by cell. */
export function filled(rows: number, cols: number, cell: (row: number, col: number) => number): InputMatrix {
  return {
    rows,
    cols,
    data: Array.from({ length: rows * cols }, (_, i) => cell(Math.floor(i / cols), i % cols)),
  };
}

/** The matrix with one number changed. */
export function withCell(matrix: InputMatrix, row: number, col: number, number: number): InputMatrix {
  const place = row * matrix.cols + col;
  return { ...matrix, data: matrix.data.map((old, i) => (i === place ? plain(number) : old)) };
}

/** The numbers of one row. */
export function rowOf({ cols, data }: InputMatrix, row: number): readonly number[] {
  return data.slice(row * cols, (row + 1) * cols);
}

/** Whether both have the same size and the same numbers. */
export function sameMatrix(a: InputMatrix | undefined, b: InputMatrix | undefined): boolean {
  if (a === b || a === undefined || b === undefined) return a === b;
  return a.rows === b.rows && a.cols === b.cols && sameList(a.data, b.data);
}

/** Whether both hold the same things in the same order. */
export function sameList<Item>(a: readonly Item[], b: readonly Item[]): boolean {
  return a.length === b.length && a.every((item, i) => item === b[i]);
}
