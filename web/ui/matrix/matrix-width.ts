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

/** Widths on a phone in rem, equal to those of the style sheets. */
const page = 20.25;
const cell = 2;
const namedCell = 2.375;
const longCell = 4.125;
const letter = 0.5;
const head = 1.0625;
const bareHead = 0.375;
const end = 0.5625;
const captionOfOne = 2.1875;

/** Widths on wider stages in rem. `captionPadding[n]` is the space beside n columns, whose caption is wider than they are. */
const wideCell = 3.25;
const usualCell = 2.8125;
const usualStage = 42;
const denseCell = 2.375;
const vastCell = 2;
const wideLetter = 0.5625;
const captionPadding = [0, 6.25, 4.25];
const outerPadding = 0.5;

/** The width of all cells of a row, with space for a caption that is wider than one column. */
function cellsWidth(node: TraceNode, model: Model): number {
  const { cols } = windowAround(node, { row: 0, col: 0 }, smallPageSize);
  const named = isNamedAxis(node.col_dim, model) ? namedCell : cell;
  return cols * (hasLongNames(node, model) ? longCell : named) + (cols === 1 ? captionOfOne : end);
}

/** The width of the row names. */
function rowNamesWidth(node: TraceNode, model: Model, perLetter = letter): number {
  const widths = Array.from({ length: node.rows }, (_, row) => textWidth(rowName(node, row, model)));
  return Math.min(12, Math.max(...widths)) * perLetter + head;
}

/** The width of a matrix of a product on a stage wider than a phone; `stage` in rem. */
function wideStageWidth(node: TraceNode, model: Model, dense: boolean, stage: number): number {
  const { cols } = windowAround(node, { row: 0, col: 0 }, smallPageSize);
  const small = isVast(cols) ? vastCell : denseCell;
  const own = dense ? small : stage > usualStage ? wideCell : usualCell;
  return rowNamesWidth(node, model, wideLetter) + cols * own + (captionPadding[cols] ?? end);
}

/** The class of a product that is too wide for some stages: the index of the first width that fits. */
export function columnClass({ left, top, result }: Product, model: Model, dense: boolean): string {
  const fits = (stage: number): boolean => {
    const [beside = 0, above = 0, own = 0] = [left, top, result].map((each) =>
      wideStageWidth(each, model, dense, stage),
    );
    return beside + Math.max(above, own) + outerPadding <= stage;
  };
  const at = columnWidths.findIndex(fits);
  return at === 0 ? '' : `column-${at < 0 ? columnWidths.length - 1 : at}`;
}

/**
 * Whether a product is too wide for a phone. This depends on sizes and names only, so that the layout does not change with the
 * numbers.
 */
export function isWide({ left, top, result }: Product, model: Model): boolean {
  const beside = isNamedAxis(top.row_dim, model) ? rowNamesWidth(top, model) : bareHead;
  return rowNamesWidth(left, model) + cellsWidth(left, model) + beside + cellsWidth(result, model) > page;
}
