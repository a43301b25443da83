import { explainChange } from '../engine/analysis/explain-change';
import { movedIn } from '../engine/numbers/rounding-error';
import type { CellChange, CellRef, Trace, TraceNode } from '../engine/types';
import type { Locale } from '../i18n/i18n';
import { cellValue, finerAt, nodeFormat } from '../ui/format/format';
import type { Model } from '../ui/model';
import type { Runs } from './runs';

/** What the sentence says: a number that changed, and one of the same matrix that did not. */
export interface Facts {
  readonly moved: CellChange | null;
  readonly still: CellChange | null;
}

/**
 * The largest difference that does not show: 0 where the numbers look different, and where they are equal. Else they look the same
 * in the digits of both matrices, whose last one is at most twice this large.
 */
function resolutionOf(old: TraceNode, node: TraceNode, { row, col }: CellRef, locale: Locale): number {
  const [before, after] = [cellValue(old, row, col), cellValue(node, row, col)];
  const { text } = finerAt(nodeFormat(locale, old), nodeFormat(locale, node), { before, after });
  const difference = Math.abs(after - before);
  return text(before) === text(after) && Number.isFinite(difference) ? difference : 0;
}

/** What rounding moves is a smaller part than this of the largest number that a step reads or gives. */
const roundingPart = 1e-12;

/** The largest finite absolute value of the matrices that a step reads, and of its own before and after. */
function largestAt(old: TraceNode, node: TraceNode, { nodes }: Trace): number {
  const reads = node.operands.flatMap((at) => nodes[at] ?? []);
  let size = 0;
  for (const { data } of [old, node, ...reads])
    for (const value of data) if (Number.isFinite(value)) size = Math.max(size, Math.abs(value));
  return size;
}

/** How far rounding alone moved a number; 0 where more did, or nothing. */
function roundingIn({ node: id, row, col }: CellRef, { before, after }: Runs): number {
  const [old, node] = [before.node(id), after.node(id)];
  if (old === undefined || node === undefined || row >= old.rows || col >= old.cols) return 0;
  const difference = Math.abs(cellValue(node, row, col) - cellValue(old, row, col));
  const isMoved = movedIn(id, before, after)(row * node.cols + col);
  const isLarge = difference > roundingPart * largestAt(old, node, after);
  return isMoved || isLarge || !Number.isFinite(difference) ? 0 : difference;
}

/** The change of a cell, as far as it can be seen. One by rounding is none. */
function changeOf(cell: CellRef, runs: Runs, locale: Locale): CellChange | null {
  const { before, after } = runs;
  const [old, node] = [before.node(cell.node), after.node(cell.node)];
  if (node === undefined) return null;
  const rounding = roundingIn(cell, runs);
  const resolution = old === undefined ? 0 : resolutionOf(old, node, cell, locale);
  const change = explainChange(before, after, cell, Math.max(resolution, rounding));
  return rounding > 0 && change.kind === 'moved_little'
    ? { ...change, kind: 'unmoved', difference: 0 }
    : change;
}

const isComputed = ({ kind }: TraceNode): boolean => kind === 'computed';

function isChanged(node: TraceNode, { before, after }: Runs): boolean {
  const isMoved = movedIn(node.id, before, after);
  return node.data.some((_, at) => isMoved(at));
}

/** The matrix that the sentence is about: that of the current step, or the first one after it that changed. */
function nodeAt({ state, trace }: Model, runs: Runs): TraceNode | undefined {
  const { after } = runs;
  const from = trace.nodes.findIndex(({ id }) => id === state.position.node);
  const here = after.nodes[from];
  if (here !== undefined && isComputed(here)) return here;
  return after.nodes.slice(Math.max(from, 0)).find((node) => isComputed(node) && isChanged(node, runs));
}

/** How much a number moved; infinity counts most. */
function sizeOf(node: TraceNode, old: TraceNode, at: number): number {
  const difference = (node.data[at] ?? Number.NaN) - (old.data[at] ?? Number.NaN);
  return Number.isFinite(difference) ? Math.abs(difference) : Infinity;
}

/** The cell that changed most, and one that did not, in its row if there is one. */
function cellsOf(
  node: TraceNode,
  { before, after }: Runs,
): { readonly moved?: CellRef; readonly still?: CellRef } {
  const old = before.node(node.id);
  if (old === undefined || old.rows !== node.rows || old.cols !== node.cols)
    return { moved: { node: node.id, row: 0, col: 0 } };
  const isMoved = movedIn(node.id, before, after);
  const cells = Array.from({ length: node.rows * node.cols }, (_, at) => {
    const [row, col] = [Math.floor(at / node.cols), at % node.cols];
    return { cell: { node: node.id, row, col }, size: isMoved(at) ? sizeOf(node, old, at) : 0 };
  });
  const most = cells.reduce((best, each) => (each.size > best.size ? each : best), cells[0] ?? noCell);
  const unmoved = cells.filter(({ size }) => size === 0);
  const still = unmoved.find(({ cell }) => cell.row === most.cell.row) ?? unmoved[0];
  return {
    ...(most.size > 0 && { moved: most.cell }),
    ...(still !== undefined && { still: still.cell }),
  };
}

const noCell = { cell: { node: '', row: 0, col: 0 }, size: 0 };

const isSeen = (change: CellChange | null): boolean =>
  change?.kind === 'moved' || change?.kind === 'incomparable';

/** The selected number, if it is computed; else those of the current step. */
export function factsOf(model: Model, runs: Runs): Facts {
  const { locale } = model;
  const selected = model.state.trail.at(-1);
  const node = selected && runs.after.node(selected.node);
  if (selected !== undefined && node !== undefined && isComputed(node)) {
    const change = changeOf(selected, runs, locale);
    return isSeen(change) ? { moved: change, still: null } : { moved: null, still: change };
  }
  const shown = nodeAt(model, runs);
  const cells = shown === undefined ? {} : cellsOf(shown, runs);
  const moved = cells.moved === undefined ? null : changeOf(cells.moved, runs, locale);
  // A change that cannot be seen says more than a number that stayed.
  if (moved !== null && !isSeen(moved)) return { moved: null, still: moved };
  const still = cells.still === undefined ? null : changeOf(cells.still, runs, locale);
  // Rounding alone may change the last digit that is shown: then there is nothing to say.
  return { moved, still: isSeen(still) ? null : still };
}
