import { formatMessage, t } from '../../i18n/i18n';
import { equationText } from '../equation/equation';
import { accessibleText, cellText } from '../format/format';
import { cellName, colName, rowName } from '../format/names';
import type { Model } from '../model';
import { progress } from './stepper';

/** The numbers of the current row or cell; empty with coarser granularity. */
function currentNumbers(model: Model): string {
  const { position } = model.state;
  const node = model.trace.node(position.node);
  if (node === undefined || node.kind !== 'computed') return '';
  const numberText = (col: number): string => accessibleText(cellText(node, position.row, col));
  const row = rowName(node, position.row, model);
  if (position.grain === 'cell')
    return ` ${t`${row}, ${colName(node, position.col, model)}: ${numberText(position.col)}.`}`;
  if (position.grain !== 'row') return '';
  const numbers = Array.from({ length: Math.min(node.cols, 16) }, (_, col) => numberText(col));
  return ` ${t`${row}: ${numbers.join(', ')}.`}`;
}

/** The text that screen readers announce at a new step. */
export function stepAnnouncement(model: Model): string {
  const node = model.trace.node(model.state.position.node);
  if (node === undefined) return '';
  const { step, total } = progress(model);
  return t`Step ${step} of ${total}: ${equationText(node, model.trace)}.` + currentNumbers(model);
}

/** The text that screen readers announce for a new explanation. */
export function explanationAnnouncement(model: Model): string {
  const { explanation } = model;
  const node = explanation === null ? undefined : model.trace.node(explanation.cell.node);
  if (explanation === null || node === undefined) return '';
  const { cell, sentence } = explanation;
  const number = accessibleText(cellText(node, cell.row, cell.col));
  return t`${cellName(cell, model)}: ${number}. ${formatMessage(sentence)}`;
}
