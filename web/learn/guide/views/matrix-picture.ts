import { html, type TemplateResult } from 'lit';
import type { CellRef } from '../../../engine/types';
import type { Picture } from '../../../lessons/guide';
import { cssVariables } from '../../../ui/format/css-variables';
import { cellText, cellValue } from '../../../ui/format/format';
import { heatClass } from '../../../ui/format/palette';
import { comparisonsIn, isAmong, numberAt } from '../../questions/cells';
import { cellRows } from '../../questions/views/cell-table';
import type { QuestionView } from '../../questions/views/question-view';

/** A matrix of at most this many rows and columns has its numbers in the cells. */
const maxWithNumbers = 8;

/** From this number of rows on, cells are as small as the picture needs; with more than the second, as with the second. */
const minSmallRows = 12;
const maxRows = 24;

/** More columns than this share the width of the picture, without names, if there are few rows. */
const maxNamedColumns = 12;

/**
 * A matrix in its colours, with “?” in the cells that are asked for. Its numbers appear after the guess, which they would give away,
 * but for those of the cells that are asked for `later`, wherever they stand.
 */
export function matrixPicture(
  { node: id, given = id, asked: named }: Extract<Picture, { kind: 'matrix' }>,
  { asked, done, model }: Pick<QuestionView, 'asked' | 'done' | 'model'>,
  later: readonly CellRef[],
): TemplateResult {
  const node = model.trace.node(done ? id : given);
  if (node === undefined) return html``;
  const hasNumbers = done && Math.max(node.rows, node.cols) <= maxWithNumbers;
  const isHere = (name: string): boolean => name.startsWith(`${node.id}:`);
  const names =
    named ??
    comparisonsIn(asked.question.answer)
      .filter((each) => each.every(isHere))
      .flat();
  const hidden = later.filter((cell) => cell.node === id).map((cell) => numberAt(model.trace, cell));
  const cell = (row: number, col: number): TemplateResult => {
    const value = cellValue(node, row, col);
    const isAsked = done
      ? hidden.includes(value)
      : names.some((name) => isAmong(name, { node: node.id, row, col }));
    const colour = isAsked && !done ? 'unknown' : heatClass(node, value);
    return html`<td class=${`cover-cell ${colour}${isAsked ? ' asked' : ''}`} data-node=${node.id} data-row=${row} data-col=${col}>${hasNumbers && !isAsked ? cellText(model.locale, node, row, col) : ''}</td>`;
  };
  const wide = node.cols > maxNamedColumns && 2 * node.rows < node.cols ? ' wide' : '';
  const small = node.rows < minSmallRows ? '' : ' small-cells';
  const rows = Math.min(node.rows, maxRows);
  return html`<table class=${`cover-matrix${small}${wide}`} ${cssVariables({ rows })}>
    <caption class="visually-hidden">${model.locale.format(node.title)}</caption>
    ${cellRows(node, model, cell)}
  </table>`;
}
