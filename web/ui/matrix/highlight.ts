import type { CellRef, Explanation, TraceNode } from '../../engine/types';
import type { Model } from '../model';
import { activeRow } from './active-row';

/** What of one matrix is lit: the cells an explanation is made from, or the cell it explains. */
export interface Highlight {
  has(row: number, col: number): boolean;
  /** Whether anything is lit in a row or beside it. */
  isNear(row: number): boolean;
  /** The one row that the lit cells share; -1 when they share none. */
  readonly row: number;
  /** The one column that the lit cells share; -1 when they share none. */
  readonly col: number;
  /** The first lit cell, where a window on a large matrix opens; null when there is none. */
  readonly first: CellRef | null;
}

const noHighlight: Highlight = { has: () => false, isNear: () => false, row: -1, col: -1, first: null };

const cache = new WeakMap<Explanation, Map<string, Highlight>>();

/** The one number that all have in common; -1 otherwise. */
function shared(numbers: readonly number[]): number {
  const [first = -1] = numbers;
  return numbers.every((each) => each === first) ? first : -1;
}

function highlightCells(cells: readonly CellRef[]): Highlight {
  if (cells.length === 0) return noHighlight;
  const keys = new Set(cells.map((cell) => `${cell.row},${cell.col}`));
  const rows = new Set(cells.map((cell) => cell.row));
  return {
    has: (row, col) => keys.has(`${row},${col}`),
    isNear: (row) => [row - 1, row, row + 1].some((each) => rows.has(each)),
    row: shared(cells.map((cell) => cell.row)),
    col: shared(cells.map((cell) => cell.col)),
    first: cells[0] ?? null,
  };
}

/** The cells that an explanation names, itself included, by node. */
function highlightsByNode(explanation: Explanation): Map<string, Highlight> {
  const cells = explanation.terms.flatMap((term) => term.factors.flatMap((factor) => factor.cell ?? []));
  const byNode = new Map<string, CellRef[]>([[explanation.cell.node, [explanation.cell]]]);
  for (const cell of cells) byNode.set(cell.node, [...(byNode.get(cell.node) ?? []), cell]);
  return new Map([...byNode].map(([node, found]) => [node, highlightCells(found)]));
}

/** What an explanation lights in a node. */
function highlightFrom(explanation: Explanation | null, node: string): Highlight {
  if (explanation === null) return noHighlight;
  const byNode = cache.get(explanation) ?? highlightsByNode(explanation);
  cache.set(explanation, byNode);
  return byNode.get(node) ?? noHighlight;
}

/** Whether a cell is what an explanation speaks of, or one of the numbers it is made from. */
function involves(explanation: Explanation, { node, row, col }: CellRef): boolean {
  return highlightFrom(explanation, node).has(row, col);
}

/**
 * The explanation on show: of the cell looked at, else of the selected one, else of the one the walk has come to.
 * Looking at a number of the selected explanation leaves that one lit.
 */
function visibleExplanation(model: Model): Explanation | null {
  const { explanation, hoverExplanation } = model;
  if (hoverExplanation !== null && !(explanation !== null && involves(explanation, hoverExplanation.cell)))
    return hoverExplanation;
  if (explanation !== null) return explanation;
  const { node, row, col, grain } = model.state.position;
  return grain === 'cell' && model.trace.node(node) !== undefined
    ? model.trace.explain({ node, row, col })
    : null;
}

/** What is lit in a node. */
export function highlightOn(node: TraceNode, model: Model): Highlight {
  return highlightFrom(visibleExplanation(model), node.id);
}

/** The row of a node that is followed in a figure, while the walk does not go by rows. */
function activeRowOn(node: TraceNode, model: Model): CellRef | null {
  const { grain } = model.state.position;
  const row = grain === 'row' || grain === 'cell' ? undefined : activeRow(node.row_dim, model);
  return row === undefined ? null : { node: node.id, row, col: 0 };
}

/** The cell of a node that a window on it must show: looked at, selected, lit, followed or come to, in this order. */
export function cursorOn(node: TraceNode, model: Model): CellRef {
  const { position, trail } = model.state;
  const candidates = [
    model.focus,
    ...[...trail].reverse(),
    highlightFrom(model.hoverExplanation, node.id).first,
    highlightFrom(model.explanation, node.id).first,
    activeRowOn(node, model),
    position,
  ];
  const { row, col } = candidates.find((cell) => cell?.node === node.id) ?? { row: 0, col: 0 };
  return { node: node.id, row: Math.min(row, node.rows - 1), col: Math.min(col, node.cols - 1) };
}
