import type { CellRef, Trace, TraceNode } from '../../engine/types';
import type { Lesson, LessonStep } from '../../lessons/lesson';
import { argmaxRow } from '../../store/document/matrix';

/** A part of a lesson's text, with references resolved in a run. */
export type Piece =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'symbol'; readonly node: TraceNode }
  | { readonly kind: 'number'; readonly node: TraceNode; readonly cell: CellRef }
  | { readonly kind: 'name'; readonly node: TraceNode; readonly axis: 'row' | 'col'; readonly index: number }
  | { readonly kind: 'size'; readonly size: number }
  /** A reference that this run cannot resolve, such as a removed column. */
  | { readonly kind: 'missing'; readonly reference: string };

/** What references are resolved in: a run, the node of the text, and the row and column for `r` and `c`. */
export interface MarkupContext {
  readonly trace: Trace;
  readonly node: TraceNode;
  readonly row: number;
  readonly col: number;
}

/** Whether a pattern matches an id. A star in a part of its path stands for any index: `head_*`. */
export function matchesPattern(pattern: string, id: string): boolean {
  const [parts, found] = [pattern.split('/'), id.split('/')];
  return (
    parts.length === found.length && parts.every((part, at) => part === toWildcard(part, found[at] ?? ''))
  );
}

/** Replaces the index of a part by a star if the pattern has one: `head_0` becomes `head_*`. */
function toWildcard(pattern: string, part: string): string {
  return pattern.endsWith('_*') ? part.replace(/_\d+$/, '_*') : part;
}

/** The step of a lesson for a node: an exact match, else one with a wildcard. */
export function stepFor(lesson: Lesson, node: string): LessonStep | undefined {
  return (
    lesson.steps.find((step) => step.node === node) ??
    lesson.steps.find((step) => matchesPattern(step.node, node))
  );
}

/** Splits a text at its references. Texts and references alternate, text first. */
function splitReferences(markup: string): readonly string[] {
  return markup.split(/\[\[(.+?)\]\]/);
}

/** Replaces the star of a part by the index at the same place of the current path, else by 0. */
function fromWildcard(pattern: string, here: string): string {
  if (!pattern.endsWith('_*')) return pattern;
  return toWildcard(pattern, here) === pattern ? here : pattern.replace('*', '0');
}

/** The node of a reference; `arg0` is the first operand. */
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

/** Parses an index: a number, `r`, `c`, or `max`. `r` and `c` are clamped to the node. */
function indexOf(text: string | undefined, node: TraceNode, context: MarkupContext): number {
  const row = Math.min(context.row, node.rows - 1);
  if (text === 'r') return row;
  if (text === 'c') return Math.min(context.col, node.cols - 1);
  return text === 'max' ? argmaxRow(node, row) : Number(text);
}

function namePiece(axis: 'row' | 'col', id: string, place: string, context: MarkupContext): Piece | null {
  const node = nodeNamed(id, context);
  if (node === undefined) return null;
  const index = indexOf(place, node, context);
  return index < (axis === 'row' ? node.rows : node.cols) ? { kind: 'name', node, axis, index } : null;
}

function numberPiece(id: string, place: string, context: MarkupContext): Piece | null {
  const node = nodeNamed(id, context);
  if (node === undefined) return null;
  const [at, of] = place.split(',');
  const row = indexOf(at, node, context);
  const col = indexOf(of, node, { ...context, row });
  const inside = row >= 0 && row < node.rows && col >= 0 && col < node.cols;
  return inside ? { kind: 'number', node, cell: { node: node.id, row, col } } : null;
}

function symbolPiece(id: string, context: MarkupContext): Piece | null {
  const node = nodeNamed(id, context);
  return node === undefined ? null : { kind: 'symbol', node };
}

function sizePiece(name: string, { trace }: MarkupContext): Piece | null {
  const size = trace.dimensions[name];
  return size === undefined ? null : { kind: 'size', size };
}

/** Resolves a reference in a run. */
function resolve(reference: string, context: MarkupContext): Piece {
  const [first = '', second = '', third] = reference.split(':');
  const missing: Piece = { kind: 'missing', reference };
  if (first === 'dim') return sizePiece(second, context) ?? missing;
  if ((first === 'row' || first === 'col') && third !== undefined) {
    return namePiece(first, second, third, context) ?? missing;
  }
  return (second === '' ? symbolPiece(first, context) : numberPiece(first, second, context)) ?? missing;
}

/** Parses a text and resolves its references. */
export function parseMarkup(markup: string, context: MarkupContext): readonly Piece[] {
  return splitReferences(markup).map((part, at) =>
    at % 2 === 0 ? { kind: 'text', text: part } : resolve(part, context),
  );
}

/** The pieces of a text that is shown with chips: a name that becomes a chip needs no quotation marks around it. */
export function withoutQuotes(pieces: readonly Piece[]): readonly Piece[] {
  const texts = pieces.map((piece) => (piece.kind === 'text' ? piece.text : ''));
  for (const [at, { kind }] of pieces.entries()) {
    const [before = '', after = ''] = [texts[at - 1], texts[at + 1]];
    if (kind !== 'name' || !/["“«]\s?$/u.test(before) || !/^\s?["”»]/u.test(after)) continue;
    texts[at - 1] = before.replace(/["“«]\s?$/u, '');
    texts[at + 1] = after.replace(/^\s?["”»]/u, '');
  }
  return pieces.map((piece, at) => (piece.kind === 'text' ? { ...piece, text: texts[at] ?? '' } : piece));
}
