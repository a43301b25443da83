import type { CellRef, TraceNode } from '../../engine/types';
import { nodeFormat } from '../format/format';
import { heatScale } from '../format/palette';
import { type MatrixContext, nodeLabel } from './matrix-cell';
import type { Window } from './window';

/** The numbers of a row, in a form in which 0 and −0 differ. */
function numbers({ data, cols }: TraceNode, row: number): readonly unknown[] {
  return Array.from(data.subarray(row * cols, (row + 1) * cols), (value) =>
    Object.is(value, -0) ? '-0' : value,
  );
}

/** The column of a cell that lies in a row of a node; -1 when it lies elsewhere. */
function columnIn(node: TraceNode, row: number, cell: CellRef | null | undefined): number {
  return cell?.node === node.id && cell.row === row ? cell.col : -1;
}

/** How the numbers of a node are written and coloured. */
function formatDependencies(node: TraceNode): readonly unknown[] {
  const { decimals, width, tiny } = nodeFormat(node);
  return [decimals, width, tiny, heatScale(node).reach];
}

/** The place of a cell that lies in a node; nothing when it lies elsewhere. */
function placeIn(node: TraceNode, cell: CellRef | null | undefined): string {
  return cell?.node === node.id ? `${cell.row},${cell.col}` : '';
}

/**
 * Everything that a matrix shows, as values to compare: while all of them are the same, so is the matrix. A node whose
 * numbers have not changed is the same object from run to run.
 */
export function matrixDependencies(context: MatrixContext, window: Window): unknown[] {
  const { node, model, highlight, before, tabStop, editable } = context;
  const { state, editing, focus } = model;
  const { row, col, rows, cols } = window;
  return [
    ...[node, before, highlight, editable, row, col, rows, cols, model.schema, state.document.tokens],
    state.position.node === node.id ? state.position : context.reached(0, 0),
    ...[tabStop, state.trail.at(-1), focus].map((each) => placeIn(node, each)),
    editing?.cell.node === node.id ? editing : null,
  ];
}

/**
 * Everything that a row of a matrix shows, as values to compare: while all of them are the same, so is the row. Whatever
 * `cell` or `line` come to look at must be listed here.
 */
export function rowDependencies(context: MatrixContext, window: Window, row: number): unknown[] {
  const { node, model, highlight, before, tabStop, editable } = context;
  const { state, editing } = model;
  const current = state.position.node === node.id;
  const names = [node.id, nodeLabel(node), node.role, node.row_dim, node.col_dim];
  return [
    ...names,
    ...[row, window.col, window.cols, editable, model.schema, state.document.tokens],
    current ? state.position : context.reached(row, 0),
    ...[highlight.isNear(row) ? highlight : null, highlight.row === row],
    ...[tabStop, state.trail.at(-1), model.focus].map((each) => columnIn(node, row, each)),
    columnIn(node, row, editing?.cell) < 0 ? null : editing,
    ...numbers(node, row),
    ...formatDependencies(node),
    ...(before === null ? [] : numbers(before, row)),
  ];
}
