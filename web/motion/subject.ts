import type { CellRef, TraceNode } from '../engine/types';
import { stepForward } from '../store/actions/walk';
import { cellValue } from '../ui/format/format';
import { activeRow } from '../ui/matrix/active-row';
import type { Model } from '../ui/model';
import type { Geometry, Scene } from './scene';

/** What a motion shows: the arithmetic of one cell, and the other cells that are filled after it. */
export interface Subject {
  readonly node: TraceNode;
  readonly cell: CellRef;
  readonly others: readonly CellRef[];
}

/** The cells that the current step fills, in reading order. */
function cellsOfStep(node: TraceNode, { state: { position } }: Model): readonly CellRef[] {
  const { granularity, row, col } = position;
  const rows =
    granularity === 'row' || granularity === 'cell'
      ? [row]
      : Array.from({ length: node.rows }, (_, at) => at);
  const cols = granularity === 'cell' ? [col] : Array.from({ length: node.cols }, (_, at) => at);
  return rows.flatMap((each) => cols.map((other) => ({ node: node.id, row: each, col: other })));
}

/** The cell with the largest number, which says most. */
function largestOf(node: TraceNode, cells: readonly CellRef[]): CellRef | undefined {
  const size = ({ row, col }: CellRef): number => {
    const value = Math.abs(cellValue(node, row, col));
    return Number.isFinite(value) ? value : -1;
  };
  return cells.reduce<CellRef | undefined>(
    (best, cell) => (best === undefined || size(cell) > size(best) ? cell : best),
    undefined,
  );
}

/** The selected cell of the current node, if any. */
function selectedCell({ state: { trail, position } }: Model): CellRef | null {
  const selected = trail.at(-1);
  return selected?.node === position.node ? selected : null;
}

/** The subject of the current step; null if it has none. The selected cell comes first, else the largest of the active row. */
export function stepSubject(model: Model, isDisplayed: (cell: CellRef) => boolean): Subject | null {
  const node = model.trace.node(model.state.position.node);
  if (node === undefined || model.state.position.isHidden) return null;
  const cells = cellsOfStep(node, model).filter(isDisplayed);
  const row = activeRow(node.row_dim, model);
  const active = cells.filter((cell) => cell.row === row);
  const selected = selectedCell(model);
  const cell =
    cells.find(({ row, col }) => row === selected?.row && col === selected.col) ??
    largestOf(node, active.length > 0 ? active : cells);
  if (cell === undefined) return null;
  return { node, cell, others: cells.filter((each) => each !== cell) };
}

/** The subject that is the selected cell alone; null if none of the current node is selected. */
export function cellSubject(model: Model): Subject | null {
  const cell = selectedCell(model);
  const node = model.trace.node(model.state.position.node);
  return cell === null || node === undefined ? null : { node, cell, others: [] };
}

/** What the motion of a subject is made from. */
export function sceneOf(
  { trace, locale }: Model,
  { node, cell, others }: Subject,
  geometry: Geometry,
): Scene {
  const explain = (row: number, col: number) => trace.explain({ node: node.id, row, col });
  return { trace, locale, node, explanation: explain(cell.row, cell.col), others, geometry, explain };
}

/** Whether the reader of a guide has come to a later key step. The steps between two key steps are skipped. */
function isAtLaterKeyStep({ lesson, guideProgress, state }: Model, before: Model): boolean {
  const nodes = guideProgress === null ? [] : (lesson.guide?.keySteps.map(({ node }) => node) ?? []);
  return nodes.indexOf(state.position.node) > Math.max(0, nodes.indexOf(before.state.position.node));
}

/** Whether the walk has gone forward in the same run, as Next and Play do: by one step, or to a later key step. */
export function hasStepped(model: Model, before: Model): boolean {
  const { position } = model.state;
  if (position === before.state.position || model.trace !== before.trace) return false;
  if (before.state.position.isHidden && before.state.position.node === position.node) return true;
  if (isAtLaterKeyStep(model, before)) return true;
  const { node, row, col, granularity } = stepForward(model.trace, before.state.position);
  return (
    node === position.node &&
    row === position.row &&
    col === position.col &&
    granularity === position.granularity
  );
}

/** Whether another cell of the current node has been selected, and nothing else has changed. */
export function hasSelected(model: Model, before: Model): boolean {
  const { state } = model;
  const isSame = state.position === before.state.position && model.trace === before.trace;
  return isSame && state.trail !== before.state.trail && selectedCell(model) !== null;
}
