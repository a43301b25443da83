import type { CellRef, Trace, TraceNode } from '../../engine/types';
import type { Lesson, LessonStep } from '../../lessons/lesson';

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
export interface MarkupContext {
  readonly trace: Trace;
  readonly node: TraceNode;
  readonly row: number;
  readonly col: number;
}

/** Whether a pattern fits an id. A star in a part of its path stands for any index there: `head_*`. */
function matches(pattern: string, id: string): boolean {
  const [parts, found] = [pattern.split('/'), id.split('/')];
  return (
    parts.length === found.length && parts.every((part, at) => part === toWildcard(part, found[at] ?? ''))
  );
}

/** The part of an id as a pattern has it: `head_*` for `head_0` where the pattern says so. */
function toWildcard(pattern: string, part: string): string {
  return pattern.endsWith('_*') ? part.replace(/_\d+$/, '_*') : part;
}

/** The step of a lesson that is about a node: its own, else the one that serves every group alike. */
export function stepFor(lesson: Lesson, node: string): LessonStep | undefined {
  return (
    lesson.steps.find((step) => step.node === node) ?? lesson.steps.find((step) => matches(step.node, node))
  );
}

/** Cuts a text at its references. Text and references alternate, text first. */
function splitReferences(markup: string): readonly string[] {
  return markup.split(/\[\[(.+?)\]\]/);
}

/** A part of a reference: `*` is the index that the text is about in that place of the path, else 0. */
function fromWildcard(pattern: string, here: string): string {
  if (!pattern.endsWith('_*')) return pattern;
  return toWildcard(pattern, here) === pattern ? here : pattern.replace('*', '0');
}

/** The node a reference names; `arg0` is the first that this node is made from. */
function nodeNamed(id: string, { trace, node }: MarkupContext): TraceNode | undefined {
  const [, operand] = /^arg(\d)$/.exec(id) ?? [];
  if (operand !== undefined) return trace.nodes[node.operands[Number(operand)] ?? -1];
  const here = node.id.split('/');
  return trace.node(
    id
      .split('/')
      .map((part, at) => fromWildcard(part, here[at] ?? ''))
      .join('/'),
  );
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
function indexOf(text: string, node: TraceNode, reading: MarkupContext): number {
  const row = Math.min(reading.row, node.rows - 1);
  if (text === 'r') return row;
  if (text === 'c') return Math.min(reading.col, node.cols - 1);
  return text === 'max' ? largestIn(node, row) : Number(text);
}

function namePiece(axis: 'row' | 'col', id: string, place: string, reading: MarkupContext): Piece | null {
  const node = nodeNamed(id, reading);
  if (node === undefined) return null;
  const index = indexOf(place, node, reading);
  return index < (axis === 'row' ? node.rows : node.cols) ? { kind: 'name', node, axis, index } : null;
}

function numberPiece(id: string, place: string, reading: MarkupContext): Piece | null {
  const node = nodeNamed(id, reading);
  if (node === undefined) return null;
  const [row = Number.NaN, col = Number.NaN] = place.split(',').map((each) => indexOf(each, node, reading));
  const inside = row >= 0 && row < node.rows && col >= 0 && col < node.cols;
  return inside ? { kind: 'number', node, cell: { node: node.id, row, col } } : null;
}

function symbolPiece(id: string, reading: MarkupContext): Piece | null {
  const node = nodeNamed(id, reading);
  return node === undefined ? null : { kind: 'symbol', node };
}

function sizePiece(name: string, { trace }: MarkupContext): Piece | null {
  const size = trace.dimensions[name];
  return size === undefined ? null : { kind: 'size', size };
}

/** Finds what a reference means in a run. */
function resolve(reference: string, reading: MarkupContext): Piece {
  const [first = '', second = '', third] = reference.split(':');
  const missing: Piece = { kind: 'missing', reference };
  if (first === 'dim') return sizePiece(second, reading) ?? missing;
  if ((first === 'row' || first === 'col') && third !== undefined) {
    return namePiece(first, second, third, reading) ?? missing;
  }
  return (second === '' ? symbolPiece(first, reading) : numberPiece(first, second, reading)) ?? missing;
}

/** A lesson's text with its references found in a run. */
export function parseMarkup(markup: string, reading: MarkupContext): readonly Piece[] {
  return splitReferences(markup).map((part, at) =>
    at % 2 === 0 ? { kind: 'text', text: part } : resolve(part, reading),
  );
}
