import type { MatrixData, TraceNode } from '../../engine/types';
import { symbolText } from '../../ui/equation/equation';
import { cellValue } from '../../ui/format/format';
import { colName, rowName } from '../../ui/format/names';
import type { Model } from '../../ui/model';
import { type Exercise, shownNumber } from './exercise';
import { numberText } from './number-text';

/** A matrix as texts: what the page, the preview and the sheets draw. */
export interface TableTexts {
  /** “attention weights A”. */
  readonly title: string;
  readonly node: TraceNode;
  readonly columns: readonly string[];
  readonly rows: readonly {
    readonly name: string;
    /** Null where the cell is blank. */
    readonly cells: readonly (string | null)[];
  }[];
}

/** A matrix that is shown in full. */
export function givenTable(node: TraceNode, model: Model): TableTexts {
  return table(node, model, (row, col) => numberText(model.locale, node, cellValue(node, row, col)));
}

/** The asked matrix, with its blanks, or with the wrong number. */
export function askedTable(exercise: Exercise, model: Model): TableTexts {
  const { node } = exercise;
  return table(node, model, (row, col) => {
    const number = shownNumber(exercise, row, col);
    return number === null ? null : numberText(model.locale, node, number);
  });
}

/** The numbers of a mask: 0 and −∞. */
export function maskTable(mask: MatrixData, like: TraceNode, title: string, model: Model): TableTexts {
  const text = (row: number, col: number): string =>
    numberText(model.locale, null, mask.data[row * mask.cols + col] ?? 0);
  return { ...table(like, model, text), title };
}

function table(node: TraceNode, model: Model, text: (row: number, col: number) => string | null): TableTexts {
  const columns = Array.from({ length: node.cols }, (_, col) => colName(node, col, model));
  const rows = Array.from({ length: node.rows }, (_, row) => ({
    name: rowName(node, row, model),
    cells: columns.map((_, col) => text(row, col)),
  }));
  return { title: titleOf(node, model), node, columns, rows };
}

/** The name and the symbol of a matrix. */
export function titleOf(node: TraceNode, { locale }: Model): string {
  const symbol = symbolText(locale, node);
  return `${locale.format(node.title)} ${symbol}`.trim();
}
