import { html, type TemplateResult } from 'lit';
import type { TraceNode } from '../../engine/types';
import { cellValue, nodeFormat } from '../format/format';
import { colName, isNamed, rowName } from '../format/names';
import { isProbability } from '../format/palette';
import type { MatrixContext } from './matrix-cell';

/** Matrices with more rows or columns than this have no room for sums. */
const maxSize = 8;

/** Whether a matrix has sums of its rows: attention weights of a run. */
export function hasSums(node: TraceNode): boolean {
  return isProbability(node) && Math.max(node.rows, node.cols) <= maxSize;
}

/** Whether it has sums of its columns too: there is more than one row, and columns are no offsets, whose dimension has no name. */
export function hasColumnSums(node: TraceNode): boolean {
  return hasSums(node) && node.rows > 1 && isNamed(node.col_dim);
}

type Cells = readonly (readonly [row: number, col: number])[];

/** The sum of some cells in the format of their matrix; blank until all are reached. `name` is for screen readers. */
function sum({ node, model, reached }: MatrixContext, name: string, cells: Cells): TemplateResult {
  if (!cells.every(([row, col]) => reached(row, col))) return html`<li></li>`;
  const total = cells.reduce((total, [row, col]) => total + cellValue(node, row, col), 0);
  return html`<li><span class="visually-hidden">${name} </span>${nodeFormat(model.locale, node).text(total)}</li>`;
}

/**
 * What each row gives in all, right of the table, and what each column is given, below it. These are plain sums of the numbers
 * shown, so the view computes them.
 */
export function sums(context: MatrixContext): readonly TemplateResult[] {
  const { node, model } = context;
  const { t } = model.locale;
  const rows = Array.from({ length: node.rows }, (_, row) => row);
  const cols = Array.from({ length: node.cols }, (_, col) => col);
  const ofRow = (row: number): TemplateResult => {
    const cells: Cells = cols.map((col) => [row, col]);
    return sum(context, t('matrix.sum_of_row', { name: rowName(node, row, model) }), cells);
  };
  const ofColumn = (col: number): TemplateResult => {
    const cells: Cells = rows.map((row) => [row, col]);
    return sum(context, t('matrix.sum_of_column', { name: colName(node, col, model) }), cells);
  };
  return [
    html`<ol class="sums row-sums">${rows.map(ofRow)}</ol>`,
    ...(hasColumnSums(node) ? [html`<ol class="sums column-sums">${cols.map(ofColumn)}</ol>`] : []),
  ];
}
