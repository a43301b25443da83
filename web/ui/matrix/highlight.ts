import type { CellRef, Explanation, TraceNode } from '../../engine/types';
import type { Model } from '../model';
import { followed } from './followed';

/** What of one matrix is lit: the cells an explanation is made from, or the cell it explains. */
export interface Highlight {
  has(row: number, col: number): boolean;
  /** Whether anything is lit in a row or beside it. */
  near(row: number): boolean;
  /** The one row that the lit cells share; -1 when they share none. */
  readonly row: number;
  /** The one column that the lit cells share; -1 when they share none. */
  readonly col: number;
  /** The first lit cell, where a window on a large matrix opens; null when there is none. */
  readonly first: CellRef | null;
}

const dark: Highlight = { has: () => false, near: () => false, row: -1, col: -1, first: null };

const known = new WeakMap<Explanation, Map<string, Highlight>>();

/** The one number that all have in common; -1 otherwise. */
function shared(numbers: readonly number[]): number {
  const [first = -1] = numbers;
  return numbers.every((each) => each === first) ? first : -1;
}

function lightOf(cells: readonly CellRef[]): Highlight {
  if (cells.length === 0) return dark;
  const keys = new Set(cells.map((cell) => `${cell.row},${cell.col}`));
  const rows = new Set(cells.map((cell) => cell.row));
  return {
    has: (row, col) => keys.has(`${row},${col}`),
    near: (row) => [row - 1, row, row + 1].some((each) => rows.has(each)),
    row: shared(cells.map((cell) => cell.row)),
    col: shared(cells.map((cell) => cell.col)),
    first: cells[0] ?? null,
  };
}

/** The cells that an explanation names, itself included, by node. */
function lightsOf(explanation: Explanation): Map<string, Highlight> {
  const cells = explanation.terms.flatMap((term) => term.factors.flatMap((factor) => factor.cell ?? []));
  const byNode = new Map<string, CellRef[]>([[explanation.cell.node, [explanation.cell]]]);
  for (const cell of cells) byNode.set(cell.node, [...(byNode.get(cell.node) ?? []), cell]);
  return new Map([...byNode].map(([node, found]) => [node, lightOf(found)]));
}

/** What an explanation lights in a node. */
function lightFrom(explanation: Explanation | null, node: string): Highlight {
  if (explanation === null) return dark;
  const lights = known.get(explanation) ?? lightsOf(explanation);
  known.set(explanation, lights);
  return lights.get(node) ?? dark;
}

/** Whether a cell is what an explanation speaks of, or one of the numbers it is made from. */
function names(explanation: Explanation, { node, row, col }: CellRef): boolean {
  return lightFrom(explanation, node).has(row, col);
}

/**
 * The explanation on show: of the cell looked at, else of the selected one, else of the one the walk has come to.
 * Looking at a number of the selected explanation leaves that one lit.
 */
function shown(model: Model): Explanation | null {
  const { explanation, hoverExplanation } = model;
  if (hoverExplanation !== null && !(explanation !== null && names(explanation, hoverExplanation.cell)))
    return hoverExplanation;
  if (explanation !== null) return explanation;
  const { node, row, col, grain } = model.state.position;
  return grain === 'cell' && model.trace.node(node) !== undefined
    ? model.trace.explain({ node, row, col })
    : null;
}

/** What is lit in a node. */
export function highlightOn(node: TraceNode, model: Model): Highlight {
  return lightFrom(shown(model), node.id);
}

/** The row of a node that is followed in a figure, while the walk does not go by rows. */
function followedOn(node: TraceNode, model: Model): CellRef | null {
  const { grain } = model.state.position;
  const row = grain === 'row' || grain === 'cell' ? undefined : followed(node.row_dim, model);
  return row === undefined ? null : { node: node.id, row, col: 0 };
}

/** The cell of a node that a window on it must show: looked at, selected, lit, followed or come to, in this order. */
export function cursorOn(node: TraceNode, model: Model): CellRef {
  const { position, trail } = model.state;
  const candidates = [
    model.focus,
    ...[...trail].reverse(),
    lightFrom(model.hoverExplanation, node.id).first,
    lightFrom(model.explanation, node.id).first,
    followedOn(node, model),
    position,
  ];
  const { row, col } = candidates.find((cell) => cell?.node === node.id) ?? { row: 0, col: 0 };
  return { node: node.id, row: Math.min(row, node.rows - 1), col: Math.min(col, node.cols - 1) };
}
