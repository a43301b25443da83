import type { CellRef, Explanation, TraceNode } from '../../engine/types';
import type { Model } from '../model';
import { activeRow } from './active-row';

/** The highlighted cells of one matrix: those that an explanation refers to, and the explained cell. */
export interface Highlight {
  has(row: number, col: number): boolean;
  /** Whether a cell of this row or an adjacent one is highlighted. */
  isNear(row: number): boolean;
  /** The row that all highlighted cells share; -1 if there is none. */
  readonly row: number;
  /** The column that all highlighted cells share; -1 if there is none. */
  readonly col: number;
  /** The first highlighted cell, where the window of a large matrix opens; null if there is none. */
  readonly first: CellRef | null;
}

const noHighlight: Highlight = { has: () => false, isNear: () => false, row: -1, col: -1, first: null };

const cache = new WeakMap<Explanation, Map<string, Highlight>>();

/** The value that all numbers have; -1 if they differ. */
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

/** The highlights of an explanation by node id. */
function highlightsByNode(explanation: Explanation): Map<string, Highlight> {
  const cells = explanation.terms.flatMap((term) => term.factors.flatMap((factor) => factor.cell ?? []));
  const byNode = new Map<string, CellRef[]>([[explanation.cell.node, [explanation.cell]]]);
  for (const cell of cells) byNode.set(cell.node, [...(byNode.get(cell.node) ?? []), cell]);
  return new Map([...byNode].map(([node, found]) => [node, highlightCells(found)]));
}

/** The highlight of an explanation in one node. */
function highlightFrom(explanation: Explanation | null, node: string): Highlight {
  if (explanation === null) return noHighlight;
  const byNode = cache.get(explanation) ?? highlightsByNode(explanation);
  cache.set(explanation, byNode);
  return byNode.get(node) ?? noHighlight;
}

/** Whether a cell is the explained cell or one of its operands. */
function involves(explanation: Explanation, { node, row, col }: CellRef): boolean {
  return highlightFrom(explanation, node).has(row, col);
}

/**
 * The explanation to highlight: of the hovered cell, else of the selected one, else of the current position. Hovering a
 * cell of the selected explanation keeps that explanation highlighted.
 */
function visibleExplanation(model: Model): Explanation | null {
  const { explanation, hoverExplanation } = model;
  if (hoverExplanation !== null && !(explanation !== null && involves(explanation, hoverExplanation.cell)))
    return hoverExplanation;
  if (explanation !== null) return explanation;
  const { node, row, col, granularity } = model.state.position;
  return granularity === 'cell' && model.trace.node(node) !== undefined
    ? model.trace.explain({ node, row, col })
    : null;
}

/** The highlight of a node. */
export function highlightOn(node: TraceNode, model: Model): Highlight {
  return highlightFrom(visibleExplanation(model), node.id);
}

/** The active row of a node, in the column of the position, unless the position has a row itself. */
function activeRowOn(node: TraceNode, model: Model): CellRef | null {
  const { granularity, node: here, col } = model.state.position;
  const row = granularity === 'row' || granularity === 'cell' ? undefined : activeRow(node.row_dim, model);
  return row === undefined ? null : { node: node.id, row, col: node.id === here ? col : 0 };
}

/** The cell that the window of a node must show: focused, selected, highlighted, active row or position, in this order. */
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
