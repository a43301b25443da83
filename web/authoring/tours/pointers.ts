import type { Trace, TraceNode } from '../../engine/types';
import { plural, t } from '../../i18n/i18n';
import { quoted } from '../../store/document/refusal';
import type { ValidationIssue } from '../../store/untrusted/json-parser';
import type { Checkpoint, Target, Tour, TourStep } from '../../store/untrusted/tour';
import { parseMarkup } from '../../ui/prose/markup';

/** Finds nodes, cells and references of a tour that its initial run does not have. */
export function findBrokenPointers(tour: Tour, trace: Trace): readonly ValidationIssue[] {
  return tour.steps.flatMap((step, at) =>
    brokenIn(step, trace).map(({ line, message }) => ({ line, message: `${t`step ${at + 1}`}, ${message}` })),
  );
}

function brokenIn(
  { focus, prose, checkpoint, focusLine, proseLine }: TourStep,
  trace: Trace,
): readonly ValidationIssue[] {
  const { node: id, cell } = focus;
  const error = pointerError('focus', id, cell ?? { row: 0, col: 0 }, trace);
  const node = trace.node(id);
  if (error !== '' || node === undefined) return [{ line: focusLine, message: error }];
  const context = { trace, node, row: cell?.row ?? 0, col: cell?.col ?? 0 };
  const missing = (name: string, text: string) =>
    parseMarkup(text, context).flatMap((piece) =>
      piece.kind === 'missing' ? [t`${name}: [[${piece.reference}]] leads nowhere in this run`] : [],
    );
  return [
    ...missing('prose', prose).map((message) => ({ line: proseLine, message })),
    ...(checkpoint === null ? [] : brokenCheckpoint(checkpoint, trace, missing)),
  ];
}

function brokenCheckpoint(
  { ask, hint, expect, line }: Checkpoint,
  trace: Trace,
  missing: (name: string, text: string) => readonly string[],
): readonly ValidationIssue[] {
  const texts = [
    ...missing('ask', ask),
    ...missing('hint', hint),
    ...(expect.kind === 'choice' ? expect.choices.flatMap((choice) => missing('choice', choice)) : []),
  ];
  const target = expect.kind === 'choice' ? '' : brokenTarget(expect.kind, expect.target, trace);
  return [...texts, ...(target === '' ? [] : [target])].map((message) => ({ line, message }));
}

/** Checks the target of a question. The answer cannot be NaN or infinite, since it has to be typed. */
function brokenTarget(name: 'cell' | 'number', { node: id, row, col }: Target, trace: Trace): string {
  const error = pointerError(name, id, { row, col: col === 'max' ? 0 : col }, trace);
  if (error !== '' || name === 'cell' || col === 'max') return error;
  const node = trace.node(id);
  const value = node?.data[row * node.cols + col];
  return Number.isFinite(value)
    ? ''
    : t`${name}: ${`${id}:${row},${col}`} is ${String(value)}: a finite number expected`;
}

/** Checks that a run has a node and a cell. Returns an error message, or an empty string. */
function pointerError(
  name: string,
  id: string,
  { row, col }: { readonly row: number; readonly col: number },
  trace: Trace,
): string {
  const node = trace.node(id);
  if (node === undefined)
    return t`${name}: there is no node ${quoted(id)}: known are ${suggestNodes(trace, id)}`;
  if (row < node.rows && col < node.cols) return '';
  return t`${name}: ${id} has ${sizeOf(node)}, counted from 0: there is no ${`${row},${col}`}`;
}

function sizeOf({ rows, cols }: TraceNode): string {
  return t`${plural(rows, '{0} row', '{0} rows')} and ${plural(cols, '{0} column', '{0} columns')}`;
}

/** Up to 12 node ids for an error message; those that begin or end like `wrong` come first. */
function suggestNodes({ nodes }: Trace, error: string): string {
  const distance = (id: string) =>
    id.slice(-3) === error.slice(-3) || id.startsWith(error.slice(0, 3)) ? 0 : 1;
  const ids = nodes.map(({ id }) => id).sort((one, other) => distance(one) - distance(other));
  return ids.length > 12 ? `${ids.slice(0, 12).join(', ')} …` : ids.join(', ');
}
