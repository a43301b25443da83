import type { CellRef, TraceNode } from '../../engine/types';
import type { Locale } from '../../i18n/i18n';
import { nodeFormat } from '../format/format';
import { nodeLabel } from '../format/names';
import type { MatrixContext } from './matrix-cell';
import type { Window } from './window';

/** The numbers of a row; −0 as text, since `===` does not distinguish it from 0. */
function numbers({ data, cols }: TraceNode, row: number): readonly unknown[] {
  return Array.from(data.subarray(row * cols, (row + 1) * cols), (value) =>
    Object.is(value, -0) ? '-0' : value,
  );
}

/** The column of a cell if it is in this row; else -1. */
function columnIn(node: TraceNode, row: number, cell: CellRef | null | undefined): number {
  return cell?.node === node.id && cell.row === row ? cell.col : -1;
}

/** What the format and the colours of a node depend on. */
function formatDependencies(locale: Locale, { node, scale }: MatrixContext): readonly unknown[] {
  const { decimals, width, tiny } = nodeFormat(locale, node);
  return [decimals, width, tiny, scale.reach];
}

/** The row and the column of a cell if it is in this node; else an empty string. */
function placeIn(node: TraceNode, cell: CellRef | null | undefined): string {
  return cell?.node === node.id ? `${cell.row},${cell.col}` : '';
}

/**
 * The dependencies of a matrix for Lit's `guard`: it is rendered again only if one of them changes. A node whose numbers have
 * not changed is the same object in the next run.
 */
export function matrixDependencies(context: MatrixContext, window: Window): unknown[] {
  const { node, model, highlight, before, tabStop, editable, scale } = context;
  const { state, editing, focus } = model;
  const { row, col, rows, cols } = window;
  return [
    ...[node, before, highlight, editable, row, col, rows, cols, model.schema, state.document.tokens],
    model.room,
    scale.reach,
    state.position.node === node.id ? state.position : context.reached(0, 0),
    ...[tabStop, state.trail.at(-1), focus].map((each) => placeIn(node, each)),
    editing?.cell.node === node.id ? editing : null,
  ];
}

/**
 * The dependencies of a row for Lit's `guard`. Everything that `cell` and `matrixRow` read must be listed here.
 */
export function rowDependencies(context: MatrixContext, window: Window, row: number): unknown[] {
  const { node, model, highlight, before, tabStop, editable } = context;
  const { state, editing } = model;
  const current = state.position.node === node.id;
  const names = [node.id, nodeLabel(context.model.locale, node), node.role, node.row_dim, node.col_dim];
  return [
    ...names,
    ...[row, window.col, window.cols, editable, model.schema, state.document.tokens],
    current ? state.position : context.reached(row, 0),
    ...[highlight.isNear(row) ? highlight : null, highlight.row === row],
    ...[tabStop, state.trail.at(-1), model.focus].map((each) => columnIn(node, row, each)),
    columnIn(node, row, editing?.cell) < 0 ? null : editing,
    ...numbers(node, row),
    ...formatDependencies(context.model.locale, context),
    ...(before === null ? [] : numbers(before, row)),
  ];
}
