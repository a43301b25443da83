import { html, type TemplateResult } from 'lit';
import type { TraceNode } from '../../engine/types';
import { cellText, cellValue } from '../../ui/format/format';
import { heatClass } from '../../ui/format/palette';
import { isDone } from '../questions';
import { cellRows } from './cell-table';
import type { QuestionView } from './question-view';

/** A matrix of at most this many rows and columns has its numbers in the cells. */
const maxWithNumbers = 8;

/** A larger matrix has very small cells. */
const maxWithSmallCells = 14;

/** The class for the size of the cells, so that the picture fits beside the question on a phone. */
function sizeClass({ rows, cols }: TraceNode): string {
  const size = Math.max(rows, cols);
  if (size <= maxWithNumbers) return '';
  return size <= maxWithSmallCells ? ' large' : ' huge';
}

/** A matrix in its colours; its numbers appear after the guess. */
export function matrixPicture(id: string, { asked, model }: QuestionView): TemplateResult {
  const node = model.trace.node(id);
  if (node === undefined) return html``;
  const hasNumbers = isDone(asked) && Math.max(node.rows, node.cols) <= maxWithNumbers;
  const cell = (row: number, col: number): TemplateResult =>
    html`<td class=${`cell ${heatClass(node, cellValue(node, row, col))}`}>${hasNumbers ? cellText(model.locale, node, row, col) : ''}</td>`;
  return html`<table class=${`cover-matrix${sizeClass(node)}`}>
    <caption class="visually-hidden">${model.locale.format(node.title)}</caption>
    ${cellRows(node, model, cell)}
  </table>`;
}
