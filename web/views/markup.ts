import type { CellRef, Trace, TraceNode } from '../engine/types';
import type { Lesson, LessonStep } from '../lessons/lesson';

/** A piece of a lesson's text, its references found in a run. */
export type Piece =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'symbol'; readonly node: TraceNode }
  | { readonly kind: 'number'; readonly node: TraceNode; readonly cell: CellRef }
  | { readonly kind: 'name'; readonly node: TraceNode; readonly axis: 'row' | 'col'; readonly index: number }
  | { readonly kind: 'size'; readonly size: number }
  /** A reference to what this run does not have, such as a column that was removed. */
  | { readonly kind: 'missing'; readonly reference: string };

/** What references are found in: a run, the node the text is about, and the place the reader looks at. */
export interface Reading {
  readonly trace: Trace;
  readonly node: TraceNode;
  readonly row: number;
  readonly col: number;
}

/** The step of a lesson that is about a node; inside a head, the one that serves every head. */
export function stepFor(lesson: Lesson, node: string): LessonStep | undefined {
  const general = node.replace(/^head_\d+\//, 'head_*/');
  return lesson.steps.find((step) => step.node === node || step.node === general);
}

/** Cuts a text at its references. Text and references alternate, text first. */
function cut(markup: string): readonly string[] {
  return markup.split(/\[\[(.+?)\]\]/);
}

/** The node a reference names; `head_*` is the head that the text is about, else the first. */
function nodeNamed(id: string, { trace, node }: Reading): TraceNode | undefined {
  const head = node.id.match(/^head_\d+/)?.[0] ?? 'head_0';
  return trace.node(id.replace('head_*', head));
}

/** The place of the largest number of a row; the first of them when there are several. */
function largestIn(node: TraceNode, row: number): number {
  let best = 0;
  for (let col = 1; col < node.cols; col += 1) {
    const here = node.data[row * node.cols + col] ?? Number.NaN;
    if (here > (node.data[row * node.cols + best] ?? Number.NaN)) best = col;
  }
  return best;
}

/** An index as written: a number, `r`, `c`, or `max`. The reader's place is brought inside the node. */
function indexOf(text: string, node: TraceNode, reading: Reading): number {
  const row = Math.min(reading.row, node.rows - 1);
  if (text === 'r') return row;
  if (text === 'c') return Math.min(reading.col, node.cols - 1);
  return text === 'max' ? largestIn(node, row) : Number(text);
}

function namePiece(axis: 'row' | 'col', id: string, place: string, reading: Reading): Piece | null {
  const node = nodeNamed(id, reading);
  if (node === undefined) return null;
  const index = indexOf(place, node, reading);
  return index < (axis === 'row' ? node.rows : node.cols) ? { kind: 'name', node, axis, index } : null;
}

function numberPiece(id: string, place: string, reading: Reading): Piece | null {
  const node = nodeNamed(id, reading);
  if (node === undefined) return null;
  const [row = Number.NaN, col = Number.NaN] = place.split(',').map((each) => indexOf(each, node, reading));
  const inside = row >= 0 && row < node.rows && col >= 0 && col < node.cols;
  return inside ? { kind: 'number', node, cell: { node: node.id, row, col } } : null;
}

function symbolPiece(id: string, reading: Reading): Piece | null {
  const node = nodeNamed(id, reading);
  return node === undefined ? null : { kind: 'symbol', node };
}

function sizePiece(name: string, { trace }: Reading): Piece | null {
  const size = trace.dimensions[name];
  return size === undefined ? null : { kind: 'size', size };
}

/** Finds what a reference means in a run. */
function resolve(reference: string, reading: Reading): Piece {
  const [first = '', second = '', third] = reference.split(':');
  const missing: Piece = { kind: 'missing', reference };
  if (first === 'dim') return sizePiece(second, reading) ?? missing;
  if ((first === 'row' || first === 'col') && third !== undefined) {
    return namePiece(first, second, third, reading) ?? missing;
  }
  return (second === '' ? symbolPiece(first, reading) : numberPiece(first, second, reading)) ?? missing;
}

/** A lesson's text with its references found in a run. */
export function read(markup: string, reading: Reading): readonly Piece[] {
  return cut(markup).map((part, at) =>
    at % 2 === 0 ? { kind: 'text', text: part } : resolve(part, reading),
  );
}
