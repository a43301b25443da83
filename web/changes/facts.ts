import { explainChange } from '../engine/analysis/explain-change';
import type { CellChange, CellRef, Trace, TraceNode } from '../engine/types';
import type { Locale } from '../i18n/i18n';
import { cellValue, nodeFormat } from '../ui/format/format';
import { countChanged } from '../ui/matrix/difference';
import type { Model } from '../ui/model';
import type { Runs } from './runs';

/** What the sentence says: a number that changed, and one of the same matrix that did not. */
export interface Facts {
  readonly moved: CellChange | null;
  readonly still: CellChange | null;
}

/** Half of the last displayed digit: a smaller difference cannot be seen. */
function resolutionOf(locale: Locale, node: TraceNode): number {
  const { decimals, tiny } = nodeFormat(locale, node);
  return tiny ? 0 : 0.5 * 10 ** -decimals;
}

/** The change of a cell, as far as it can be seen. */
function changeOf(cell: CellRef, { before, after }: Runs, locale: Locale): CellChange | null {
  const node = after.node(cell.node);
  return node === undefined ? null : explainChange(before, after, cell, resolutionOf(locale, node));
}

const isComputed = ({ kind }: TraceNode): boolean => kind === 'computed';

function isChanged(node: TraceNode, before: Trace): boolean {
  const old = before.node(node.id);
  return old === undefined || countChanged(old.data, node.data) > 0;
}

/** The matrix that the sentence is about: that of the current step, or the first one after it that changed. */
function nodeAt({ state, trace }: Model, { before, after }: Runs): TraceNode | undefined {
  const from = trace.nodes.findIndex(({ id }) => id === state.position.node);
  const here = after.nodes[from];
  if (here !== undefined && isComputed(here)) return here;
  return after.nodes.slice(Math.max(from, 0)).find((node) => isComputed(node) && isChanged(node, before));
}

/** How much a number changed; infinity counts most. */
function sizeOf(node: TraceNode, old: TraceNode, row: number, col: number): number {
  const [before, after] = [cellValue(old, row, col), cellValue(node, row, col)];
  return Object.is(before, after) ? 0 : Number.isFinite(after - before) ? Math.abs(after - before) : Infinity;
}

/** The cell that changed most, and one that did not, in its row if there is one. */
function cellsOf(node: TraceNode, before: Trace): { readonly moved?: CellRef; readonly still?: CellRef } {
  const old = before.node(node.id);
  if (old === undefined || old.rows !== node.rows || old.cols !== node.cols)
    return { moved: { node: node.id, row: 0, col: 0 } };
  const cells = Array.from({ length: node.rows * node.cols }, (_, at) => {
    const [row, col] = [Math.floor(at / node.cols), at % node.cols];
    return { cell: { node: node.id, row, col }, size: sizeOf(node, old, row, col) };
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
  const cells = shown === undefined ? {} : cellsOf(shown, runs.before);
  const moved = cells.moved === undefined ? null : changeOf(cells.moved, runs, locale);
  // A change that cannot be seen says more than a number that stayed.
  if (moved !== null && !isSeen(moved)) return { moved: null, still: moved };
  return { moved, still: cells.still === undefined ? null : changeOf(cells.still, runs, locale) };
}
