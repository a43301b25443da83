import { equationText } from '../equation/equation';
import { accessibleText, cellText } from '../format/format';
import { cellName, colName, rowName } from '../format/names';
import type { Model } from '../model';
import { progress } from './stepper';

/** The numbers of the current row or cell, after a space; empty with coarser granularity. */
export function currentNumbers(model: Model): string {
  const { position } = model.state;
  const node = model.trace.node(position.node);
  if (node === undefined || node.kind !== 'computed') return '';
  const numberText = (col: number): string =>
    accessibleText(model.locale, cellText(model.locale, node, position.row, col));
  const row = rowName(node, position.row, model);
  if (position.granularity === 'cell')
    return ` ${model.locale.t('stage.cell_number', { row, colName: colName(node, position.col, model), numberText: numberText(position.col) })}`;
  if (position.granularity !== 'row') return '';
  const numbers = Array.from({ length: Math.min(node.cols, 16) }, (_, col) => numberText(col));
  return ` ${model.locale.t('stage.row_numbers', { row, numbers: numbers.join(', ') })}`;
}

/** The text that screen readers announce at a new step. */
export function stepAnnouncement(model: Model): string {
  const node = model.trace.node(model.state.position.node);
  if (node === undefined) return '';
  const { step, total } = progress(model);
  return (
    model.locale.t('stage.step_equation', {
      step,
      total,
      equationText: equationText(model.locale, node, model.trace),
    }) + currentNumbers(model)
  );
}

/** The text that screen readers announce for a new explanation. */
export function explanationAnnouncement(model: Model): string {
  const { explanation } = model;
  const node = explanation === null ? undefined : model.trace.node(explanation.cell.node);
  if (explanation === null || node === undefined) return '';
  const { cell, sentence } = explanation;
  const number = accessibleText(model.locale, cellText(model.locale, node, cell.row, cell.col));
  return model.locale.t('stage.cell_sentence', {
    cellName: cellName(cell, model),
    number,
    sentence: model.locale.format(sentence),
  });
}
