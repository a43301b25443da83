import { html, type TemplateResult } from 'lit';
import { cssVariables } from '../../../ui/format/css-variables';
import { cellText, cellValue } from '../../../ui/format/format';
import { heatClass } from '../../../ui/format/palette';
import { cellRows } from '../../questions/views/cell-table';
import type { QuestionView } from '../../questions/views/question-view';

/** A matrix of at most this many rows and columns has its numbers in the cells. */
const maxWithNumbers = 8;

/** From this number of rows on, cells are as small as the picture needs; with more than the second, as with the second. */
const minSmallRows = 12;
const maxRows = 24;

/** More columns than this share the width of the picture, without names, if there are few rows. */
const maxNamedColumns = 16;

/** A matrix in its colours. That of a computed matrix and all numbers appear after the guess, which they would give away. */
export function matrixPicture(id: string, { done, model }: QuestionView): TemplateResult {
  const node = model.trace.node(id);
  if (node === undefined) return html``;
  const hasNumbers = done && Math.max(node.rows, node.cols) <= maxWithNumbers;
  const colour = (row: number, col: number): string =>
    done || node.operands.length === 0 ? heatClass(node, cellValue(node, row, col)) : 'unknown';
  const cell = (row: number, col: number): TemplateResult =>
    html`<td class=${`cover-cell ${colour(row, col)}`} data-node=${node.id} data-row=${row} data-col=${col}>${hasNumbers ? cellText(model.locale, node, row, col) : ''}</td>`;
  const wide = node.cols > maxNamedColumns && 2 * node.rows < node.cols ? ' wide' : '';
  const small = node.rows < minSmallRows ? '' : ' small-cells';
  const rows = Math.min(node.rows, maxRows);
  return html`<table class=${`cover-matrix${small}${wide}`} ${cssVariables({ rows })}>
    <caption class="visually-hidden">${model.locale.format(node.title)}</caption>
    ${cellRows(node, model, cell)}
  </table>`;
}
