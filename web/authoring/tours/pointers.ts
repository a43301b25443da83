import type { Trace, TraceNode } from '../../engine/types';
import { plural, t } from '../../i18n/i18n';
import { quoted } from '../../store/document/refusal';
import type { Complaint } from '../../store/untrusted/json-lines';
import type { Checkpoint, Target, Tour, TourStep } from '../../store/untrusted/tour';
import { parseMarkup } from '../../ui/prose/markup';

/** What a tour points at and the run that it starts from does not have, with the lines that point there. */
export function brokenPointers(tour: Tour, trace: Trace): readonly Complaint[] {
  return tour.steps.flatMap((step, at) =>
    brokenIn(step, trace).map(({ line, says }) => ({ line, says: `${t`step ${at + 1}`}, ${says}` })),
  );
}

function brokenIn(
  { focus, prose, checkpoint, focusLine, proseLine }: TourStep,
  trace: Trace,
): readonly Complaint[] {
  const { node: id, cell } = focus;
  const wrong = outside('focus', id, cell ?? { row: 0, col: 0 }, trace);
  const node = trace.node(id);
  if (wrong !== '' || node === undefined) return [{ line: focusLine, says: wrong }];
  const place = { trace, node, row: cell?.row ?? 0, col: cell?.col ?? 0 };
  const missing = (name: string, text: string) =>
    parseMarkup(text, place).flatMap((piece) =>
      piece.kind === 'missing' ? [t`${name}: [[${piece.reference}]] leads nowhere in this run`] : [],
    );
  return [
    ...missing('prose', prose).map((says) => ({ line: proseLine, says })),
    ...(checkpoint === null ? [] : brokenCheckpoint(checkpoint, trace, missing)),
  ];
}

function brokenCheckpoint(
  { ask, hint, expect, line }: Checkpoint,
  trace: Trace,
  missing: (name: string, text: string) => readonly string[],
): readonly Complaint[] {
  const texts = [
    ...missing('ask', ask),
    ...missing('hint', hint),
    ...(expect.kind === 'choice' ? expect.choices.flatMap((choice) => missing('choice', choice)) : []),
  ];
  const target = expect.kind === 'choice' ? '' : brokenTarget(expect.kind, expect.target, trace);
  return [...texts, ...(target === '' ? [] : [target])].map((says) => ({ line, says }));
}

/** Why a cell cannot be asked for; empty when it can. Nobody can type NaN or an infinity as an answer. */
function brokenTarget(name: 'cell' | 'number', { node: id, row, col }: Target, trace: Trace): string {
  const wrong = outside(name, id, { row, col: col === 'max' ? 0 : col }, trace);
  if (wrong !== '' || name === 'cell' || col === 'max') return wrong;
  const node = trace.node(id);
  const value = node?.data[row * node.cols + col];
  return Number.isFinite(value)
    ? ''
    : t`${name}: ${`${id}:${row},${col}`} is ${String(value)}: a finite number expected`;
}

/** Why a place is not in the run; empty when it is. */
function outside(
  name: string,
  id: string,
  { row, col }: { readonly row: number; readonly col: number },
  trace: Trace,
): string {
  const node = trace.node(id);
  if (node === undefined)
    return t`${name}: there is no node ${quoted(id)}: known are ${someNodes(trace, id)}`;
  if (row < node.rows && col < node.cols) return '';
  return t`${name}: ${id} has ${sizeOf(node)}, counted from 0: there is no ${`${row},${col}`}`;
}

function sizeOf({ rows, cols }: TraceNode): string {
  return t`${plural(rows, '{0} row', '{0} rows')} and ${plural(cols, '{0} column', '{0} columns')}`;
}

/** Names of nodes for an author to choose from: those that begin alike first, and not too many. */
function someNodes({ nodes }: Trace, wrong: string): string {
  const alike = (id: string) =>
    id.slice(-3) === wrong.slice(-3) || id.startsWith(wrong.slice(0, 3)) ? 0 : 1;
  const ids = nodes.map(({ id }) => id).sort((one, other) => alike(one) - alike(other));
  return ids.length > 12 ? `${ids.slice(0, 12).join(', ')} …` : ids.join(', ');
}
