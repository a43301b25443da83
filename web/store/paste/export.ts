import type { Trace, TraceNode } from '../../engine/types';
import type { State } from '../document/state';
import { type TextFormat, toText } from './to-text';

/** What a lesson can be written as. */
export type ExportFormat = TextFormat;

export const exportFormats: readonly ExportFormat[] = ['json', 'csv', 'latex', 'numpy', 'markdown'];

/** What is on show, and its run. */
interface Shown {
  readonly state: State;
  readonly trace: Trace;
}

/** The matrix on show as text; as JSON, the whole run: every matrix by its name, with words and options. */
export function exported({ state, trace }: Shown, format: ExportFormat): string {
  if (format === 'json') {
    const { tokens, options } = state.document;
    const run = { version: 1, lesson: state.document.lesson, variant: trace.variant, tokens, options };
    return JSON.stringify({ ...run, nodes: trace.nodes.map(plainNode) });
  }
  const node = trace.node(state.position.node);
  return node === undefined ? '' : toText(node, format);
}

/** A matrix of the run with its numbers in rows. JSON has no infinities: they are words. */
function plainNode({ id, title, symbol, op, kind, role, rows, cols, data }: TraceNode): object {
  const numbers = Array.from(data, (number) => (Number.isFinite(number) ? number : String(number)));
  const lines = Array.from({ length: rows }, (_, row) => numbers.slice(row * cols, (row + 1) * cols));
  return { id, title, symbol, op, kind, role, data: lines };
}
