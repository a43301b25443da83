import type { TraceNode } from '../engine/types';
import { hasLongNames } from './matrix';
import type { Model } from './model';
import { isNamedAxis, roomOf, rowName } from './names';
import { smallPage, windowAround } from './window';

/** The matrices of a product. */
export interface Product {
  readonly left: TraceNode;
  readonly top: TraceNode;
  readonly result: TraceNode;
}

/** Widths on a phone in rem, as the styles have them: the page, a cell, a letter of a name, and what is around. */
const page = 20.25;
const cell = 2;
const namedCell = 2.375;
const longCell = 4.125;
const letter = 0.5;
const head = 1.0625;
const bareHead = 0.375;
const end = 0.5625;
const captionOfOne = 2.1875;

/** How wide the cells of a matrix are together, with room for a caption that is wider than one column. */
function cells(node: TraceNode, model: Model): number {
  const { cols } = windowAround(node, { row: 0, col: 0 }, smallPage);
  const named = isNamedAxis(node.col_dim, model) ? namedCell : cell;
  return cols * (hasLongNames(node, model) ? longCell : named) + (cols === 1 ? captionOfOne : end);
}

/** How wide the names of the rows are. */
function heads(node: TraceNode, model: Model): number {
  const rooms = Array.from({ length: node.rows }, (_, row) => roomOf(rowName(node, row, model)));
  return Math.min(12, Math.max(...rooms)) * letter + head;
}

/**
 * Whether a phone has no room for a product with its matrices around each other. This follows from their sizes and
 * names, not from their numbers: nothing moves when a number changes.
 */
export function isWide({ left, top, result }: Product, model: Model): boolean {
  const beside = isNamedAxis(top.row_dim, model) ? heads(top, model) : bareHead;
  return heads(left, model) + cells(left, model) + beside + cells(result, model) > page;
}
