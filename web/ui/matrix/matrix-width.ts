import type { TraceNode } from '../../engine/types';
import { isNamedAxis, rowName, textWidth } from '../format/names';
import type { Model } from '../model';
import { columnWidths } from '../stage/stage.css';
import { hasLongNames } from './matrix';
import { isVast, smallPageSize, windowAround } from './window';

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

/** The same where there is more room, and what stands around one or two columns, whose caption is wider than they are. */
const roomyCell = 3.25;
const usualCell = 2.8125;
const usualStage = 42;
const denseCell = 2.375;
const vastCell = 2;
const roomyLetter = 0.5625;
const aroundFew = [0, 6.25, 4.25];
const aroundAll = 0.5;

/** How wide the cells of a matrix are together, with room for a caption that is wider than one column. */
function cellsWidth(node: TraceNode, model: Model): number {
  const { cols } = windowAround(node, { row: 0, col: 0 }, smallPageSize);
  const named = isNamedAxis(node.col_dim, model) ? namedCell : cell;
  return cols * (hasLongNames(node, model) ? longCell : named) + (cols === 1 ? captionOfOne : end);
}

/** How wide the names of the rows are. */
function rowNamesWidth(node: TraceNode, model: Model, perLetter = letter): number {
  const rooms = Array.from({ length: node.rows }, (_, row) => textWidth(rowName(node, row, model)));
  return Math.min(12, Math.max(...rooms)) * perLetter + head;
}

/** How wide a matrix of a product is on a stage of some width, wider than that of a phone. */
function wideStageWidth(node: TraceNode, model: Model, dense: boolean, stage: number): number {
  const { cols } = windowAround(node, { row: 0, col: 0 }, smallPageSize);
  const small = isVast(cols) ? vastCell : denseCell;
  const own = dense ? small : stage > usualStage ? roomyCell : usualCell;
  return rowNamesWidth(node, model, roomyLetter) + cols * own + (aroundFew[cols] ?? end);
}

/** The class of a product that some stages have no room for: the number of the first width that has. */
export function columnClass({ left, top, result }: Product, model: Model, dense: boolean): string {
  const fits = (stage: number): boolean => {
    const [beside = 0, above = 0, own = 0] = [left, top, result].map((each) =>
      wideStageWidth(each, model, dense, stage),
    );
    return beside + Math.max(above, own) + aroundAll <= stage;
  };
  const at = columnWidths.findIndex(fits);
  return at === 0 ? '' : `column-${at < 0 ? columnWidths.length - 1 : at}`;
}

/**
 * Whether a phone has no room for a product with its matrices around each other. This follows from their sizes and
 * names, not from their numbers: nothing moves when a number changes.
 */
export function isWide({ left, top, result }: Product, model: Model): boolean {
  const beside = isNamedAxis(top.row_dim, model) ? rowNamesWidth(top, model) : bareHead;
  return rowNamesWidth(left, model) + cellsWidth(left, model) + beside + cellsWidth(result, model) > page;
}
