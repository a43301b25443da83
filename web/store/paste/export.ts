import type { Trace, TraceNode } from '../../engine/types';
import type { State } from '../document/state';
import { type TextFormat, toText } from './to-text';

export type ExportFormat = TextFormat;

export const exportFormats: readonly ExportFormat[] = [
  'json',
  'csv',
  'latex',
  'numpy',
  'pytorch',
  'markdown',
];

interface ExportSource {
  readonly state: State;
  readonly trace: Trace;
}

/** The current matrix as text; as JSON, all matrices of the run, with tokens and options. */
export function exportText({ state, trace }: ExportSource, format: ExportFormat): string {
  if (format === 'json') {
    const { tokens, options } = state.document;
    const run = { version: 1, lesson: state.document.lesson, variant: trace.variant, tokens, options };
    return JSON.stringify({ ...run, nodes: trace.nodes.map(plainNode) });
  }
  const node = trace.node(state.position.node);
  return node === undefined ? '' : toText(node, format);
}

/** A node with its numbers in rows. Infinities and NaN become strings, since JSON has none. */
function plainNode({ id, title, symbol, op, kind, role, rows, cols, data }: TraceNode): object {
  const numbers = Array.from(data, (number) => (Number.isFinite(number) ? number : String(number)));
  const lines = Array.from({ length: rows }, (_, row) => numbers.slice(row * cols, (row + 1) * cols));
  return { id, title, symbol, op, kind, role, data: lines };
}
