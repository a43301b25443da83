import '../../i18n/en/authoring';
import type { Trace, TraceNode } from '../../engine/types';
import { type Message, message } from '../../i18n/message';
import { quoted } from '../../store/document/refusal';
import type { ValidationIssue } from '../../store/untrusted/json-parser';
import type { Checkpoint, Outline, Target, Tour, TourStep } from '../../store/untrusted/tour';
import { parseMarkup } from '../../ui/prose/markup';

/**
 * Finds nodes, cells and references of a tour that its initial run does not have. `onlyNodes` is for a run of another size, in
 * which cells may be missing.
 */
export function findBrokenPointers(tour: Tour, trace: Trace, onlyNodes = false): readonly ValidationIssue[] {
  const isFound = (says: Message): boolean => !onlyNodes || says.key === 'error.unknown_node';
  return tour.steps.flatMap((step, at) =>
    brokenIn(step, trace, tour)
      .filter((issue) => isFound(issue.message))
      .map(({ line, message: says }) => ({
        line,
        message: message('error.within', { place: message('error.step', { at: at + 1 }), says }),
      })),
  );
}

function brokenIn(
  { focus, prose, outline = [], checkpoint, focusLine, proseLine }: TourStep,
  trace: Trace,
  tour: Tour,
): readonly ValidationIssue[] {
  const { node: id, cell } = focus;
  const error = pointerError('focus', id, cell ?? { row: 0, col: 0 }, trace);
  const node = trace.node(id) ?? trace.nodes[0];
  if (node === undefined) return [];
  const context = { trace, node, row: cell?.row ?? 0, col: cell?.col ?? 0 };
  // Operands depend on the focus: if that is wrong, they cannot be checked.
  const isChecked = (reference: string): boolean => error === null || !/^arg\d/.test(reference);
  const missing = (name: string, text: string) =>
    inAllLanguages(tour, text).flatMap((each) =>
      parseMarkup(each, context).flatMap((piece) =>
        piece.kind === 'missing' && isChecked(piece.reference)
          ? [message('error.broken_reference', { name, reference: piece.reference })]
          : [],
      ),
    );
  return [
    ...(error === null ? [] : [{ line: focusLine, message: error }]),
    ...missing('prose', prose).map((issue) => ({ line: proseLine, message: issue })),
    ...outline
      .flatMap((each) => brokenOutline(each, trace) ?? [])
      .map((issue) => ({ line: proseLine, message: issue })),
    ...(checkpoint === null ? [] : brokenCheckpoint(checkpoint, trace, missing)),
  ];
}

/** A text, and its translations. */
function inAllLanguages({ translations = new Map() }: Tour, text: string): readonly string[] {
  return [text, ...[...translations.values()].flatMap((texts) => texts.get(text) ?? [])];
}

function brokenOutline({ node, row, col }: Outline, trace: Trace): Message | null {
  return pointerError('outline', node, { row: row ?? 0, col: col ?? 0 }, trace);
}

function brokenCheckpoint(
  { ask, hint, expect, line }: Checkpoint,
  trace: Trace,
  missing: (name: string, text: string) => readonly Message[],
): readonly ValidationIssue[] {
  const texts = [
    ...missing('ask', ask),
    ...missing('hint', hint),
    ...(expect.kind === 'choice' ? expect.choices.flatMap((choice) => missing('choice', choice)) : []),
  ];
  const target = expect.kind === 'choice' ? null : brokenTarget(expect.kind, expect.target, trace);
  return [...texts, ...(target === null ? [] : [target])].map((issue) => ({ line, message: issue }));
}

/** Checks the target of a question. The answer cannot be NaN or infinite, since it has to be typed. */
function brokenTarget(name: 'cell' | 'number', { node: id, row, col }: Target, trace: Trace): Message | null {
  const error = pointerError(name, id, { row, col: col === 'max' ? 0 : col }, trace);
  if (error !== null || name === 'cell' || col === 'max') return error;
  const node = trace.node(id);
  const value = node?.data[row * node.cols + col];
  return Number.isFinite(value)
    ? null
    : message('error.target_not_finite', { name, cell: `${id}:${row},${col}`, found: String(value) });
}

/** Checks that a run has a node and a cell. Returns an error message, or null. */
function pointerError(
  name: string,
  id: string,
  { row, col }: { readonly row: number; readonly col: number },
  trace: Trace,
): Message | null {
  const node = trace.node(id);
  if (node === undefined)
    return message('error.unknown_node', { name, id: quoted(id), known: suggestNodes(trace, id) });
  if (row < node.rows && col < node.cols) return null;
  return message('error.cell_outside_node', { name, id, size: sizeOf(node), cell: `${row},${col}` });
}

function sizeOf({ rows, cols }: TraceNode): Message {
  return message('error.rows_and_columns', {
    rows: message('error.rows', { count: rows }),
    cols: message('error.columns', { count: cols }),
  });
}

/** Up to 12 node ids for an error message; those that begin or end like `wrong` come first. */
function suggestNodes({ nodes }: Trace, error: string): string {
  const distance = (id: string) =>
    id.slice(-3) === error.slice(-3) || id.startsWith(error.slice(0, 3)) ? 0 : 1;
  const ids = nodes.map(({ id }) => id).sort((one, other) => distance(one) - distance(other));
  return ids.length > 12 ? `${ids.slice(0, 12).join(', ')} …` : ids.join(', ');
}
