import type { TraceNode } from '../../engine/types';
import { isNamedAxis } from '../format/names';
import type { Model } from '../model';

/** The part of a matrix that is shown as a table. */
export interface Window {
  readonly row: number;
  readonly col: number;
  readonly rows: number;
  readonly cols: number;
}

/** How much of an axis is shown: all of it up to a length, else a page of a maximal length. */
interface Limit {
  readonly whole: number;
  readonly page: number;
}

const large: Limit = { whole: 16, page: 12 };
/** For products, for the columns of more than two matrices in a row, and of one on a phone. */
const small: Limit = { whole: 16, page: 8 };
/** For the features of two matrices, and of more: with more columns, their numbers would be too small to read. */
const featuresOfTwo: Limit = { whole: 10, page: 8 };
const featuresOfMore: Limit = { whole: 9, page: 4 };
/** For the columns of several matrices on a phone: tokens stay together, since rows of weights add up to 1. */
const phoneTokens: Limit = { whole: 16, page: 4 };
const phoneFeatures: Limit = { whole: 6, page: 4 };

/** The page length of an axis: a divisor of its size if there is one, else as even as possible. */
function pageLength(size: number, most: number): number {
  for (let length = most; length >= Math.max(3, most / 2); length -= 1) {
    if (size % length === 0) return length;
  }
  return Math.ceil(size / Math.ceil(size / most));
}

/** The page of an axis that contains an index. Page borders are fixed, so the window does not scroll with the cursor. */
function pageOf(
  size: number,
  index: number,
  { whole, page }: Limit,
): readonly [start: number, length: number] {
  if (size <= whole) return [0, size];
  const length = pageLength(size, page);
  const start = Math.floor(index / length) * length;
  return [start, Math.min(length, size - start)];
}

type Cursor = Pick<Window, 'row' | 'col'>;

/** The window of a matrix that contains a cell: all of it up to 16 × 16. */
export function windowAround(node: TraceNode, cursor: Cursor, forRows = large, forCols = forRows): Window {
  const [row, rows] = pageOf(node.rows, cursor.row, forRows);
  const [col, cols] = pageOf(node.cols, cursor.col, forCols);
  return { row, col, rows, cols };
}

/** The limit of an axis of one of several matrices: `tokens` or `features` on a wide stage, less on a phone. */
function axisLimit(dimension: string, model: Model, tokens: Limit, features: Limit): Limit {
  const isOfTokens = isNamedAxis(dimension, model);
  if (model.isNarrow) return isOfTokens ? phoneTokens : phoneFeatures;
  return isOfTokens ? tokens : features;
}

/** The window of one of `count` matrices in a row: of several, with fewer columns, so that they fit side by side. */
export function windowInRow(node: TraceNode, cursor: Cursor, count: number, model: Model): Window {
  const alone = model.isNarrow ? small : large;
  const [tokens, features] = count > 2 ? [small, featuresOfMore] : [large, featuresOfTwo];
  const forCols = count === 1 ? alone : axisLimit(node.col_dim, model, tokens, features);
  return windowAround(node, cursor, large, forCols);
}

/** The window of a matrix of a product. The rows of the right operand, which is on top, are the columns of the left one. */
export function windowInProduct(node: TraceNode, cursor: Cursor, model: Model, isTop = false): Window {
  const limit = (dimension: string): Limit => axisLimit(dimension, model, small, featuresOfTwo);
  return windowAround(node, cursor, isTop ? limit(node.row_dim) : small, limit(node.col_dim));
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

export function isPart(node: TraceNode, window: Window): boolean {
  return window.rows < node.rows || window.cols < node.cols;
}
