import type { Trace, TraceNode } from '../../engine/types';
import { authoringText } from '../../i18n/en/authoring';
import { english } from '../../i18n/i18n';
import { type Message, message } from '../../i18n/message';
import type { Answer } from '../../lessons/guide';
import { quoted } from '../../store/document/refusal';
import type { ValidationIssue } from '../../store/untrusted/json-parser';
import type { Checkpoint, Tour, TourStep } from '../../store/untrusted/tour';
import { parseMarkup } from '../../ui/prose/markup';
import { cellNamed, numberAt } from '../questions/cells';
import { resolved } from '../questions/texts';

/**
 * Finds nodes, cells and references of a tour that its initial run does not have. `onlyNodes` is for a run of another size, in
 * which cells may be missing.
 */
export function findBrokenPointers(tour: Tour, trace: Trace, onlyNodes = false): readonly ValidationIssue[] {
  const languages = [...(tour.inLanguages?.values() ?? [])];
  return tour.steps.flatMap((step, at) => {
    const translated = languages.flatMap(({ steps }) => steps[at] ?? []);
    const broken = [
      ...brokenNames(step, trace, onlyNodes),
      ...(onlyNodes ? [] : uniqueIssues([step, ...translated].flatMap((each) => brokenTexts(each, trace)))),
    ];
    const place = message(authoringText('error.step'), { at: at + 1 });
    return broken.map(({ line, message: says }) => ({
      line,
      message: message(authoringText('error.within'), { place, says }),
    }));
  });
}

/** A text that is the same in two languages has the same issues. */
function uniqueIssues(issues: readonly ValidationIssue[]): readonly ValidationIssue[] {
  return [...new Map(issues.map((issue) => [JSON.stringify(issue), issue])).values()];
}

/** The nodes and cells that a stop names. */
function brokenNames(
  { focus, outline = [], checkpoint, focusLine, proseLine }: TourStep,
  trace: Trace,
  onlyNodes: boolean,
): readonly ValidationIssue[] {
  const check = (name: string, node: string, cell: Partial<Place> | null, line: number) => {
    const found = pointerError(name, node, onlyNodes ? {} : (cell ?? {}), trace);
    return found === null ? [] : [{ line, message: found }];
  };
  return [
    ...check('focus', focus.node, focus.cell, focusLine),
    ...outline.flatMap(({ node, row, col }) =>
      check('outline', node, { row: row ?? 0, col: col ?? 0 }, proseLine),
    ),
    ...(checkpoint === null ? [] : brokenAnswers(checkpoint, trace, onlyNodes)),
  ];
}

/** The cells of the answer and of mistakes. A number that has to be typed cannot be NaN or infinite. */
function brokenAnswers(
  { question: { answer, mistakes = [] }, line }: Checkpoint,
  trace: Trace,
  onlyNodes: boolean,
): readonly ValidationIssue[] {
  const named = [
    ...('cell' in answer ? [{ name: answer.kind, pointer: answer.cell }] : []),
    ...('row' in answer ? [{ name: answer.kind, pointer: answer.row }] : []),
    ...('node' in answer ? [{ name: answer.kind, pointer: answer.node }] : []),
    ...mistakes.map(({ cell }) => ({ name: 'mistakes', pointer: cell })),
  ];
  const errors = named.flatMap(({ name, pointer }) => {
    const [node = '', places = ''] = pointer.split(':');
    const [row, col] = places.split(',').map((index) => (/^\d+$/.test(index) ? Number(index) : 0));
    return pointerError(name, node, onlyNodes ? {} : { row, col }, trace) ?? [];
  });
  const infinite = errors.length > 0 || onlyNodes ? null : infiniteNumber(answer, trace);
  return [...errors, ...(infinite === null ? [] : [infinite])].map((error) => ({ line, message: error }));
}

function infiniteNumber(answer: Answer, trace: Trace): Message | null {
  if (answer.kind !== 'number' && answer.kind !== 'bar') return null;
  const value = numberAt(trace, cellNamed(answer.cell, trace));
  return Number.isFinite(value)
    ? null
    : message(authoringText('error.target_not_finite'), {
        name: answer.kind,
        cell: answer.cell,
        found: String(value),
      });
}

/** The references in the texts of a stop. */
function brokenTexts(
  { focus, prose, checkpoint, proseLine }: TourStep,
  trace: Trace,
): readonly ValidationIssue[] {
  const { row, col } = focus.cell ?? { row: 0, col: 0 };
  const own = trace.node(focus.node);
  const node = own ?? trace.nodes[0];
  if (node === undefined) return [];
  const hasFocus = own !== undefined && row < own.rows && col < own.cols;
  const missing = (name: string, text: string, line: number): readonly ValidationIssue[] =>
    parseMarkup(text, { trace, node, row, col }).flatMap((piece) =>
      // Operands depend on the focus: if that is wrong, they cannot be checked.
      piece.kind === 'missing' && (hasFocus || !/^arg\d/.test(piece.reference))
        ? [
            {
              line,
              message: message(authoringText('error.broken_reference'), { name, reference: piece.reference }),
            },
          ]
        : [],
    );
  const texts = checkpoint === null ? [] : textsOf(checkpoint);
  return [
    ...missing('prose', prose, proseLine),
    ...texts.flatMap(([name, text]) => missing(name, text, checkpoint?.line ?? proseLine)),
  ];
}

/** What stands in for the answer of a reader in the texts about it. */
const anAnswer = { given: '0', guess: { row: 0, col: 0 }, right: { row: 0, col: 0 } };

/** The texts of a question by the names of their fields. */
function textsOf({ question, hint }: Checkpoint): readonly (readonly [name: string, text: string])[] {
  const { ask, answer, right, wrong = '', mistakes = [] } = question;
  const about = (text: string): string => resolved(text, english, anAnswer);
  return [
    ['ask', ask],
    ['hint', about(hint)],
    ['right', about(right)],
    ['wrong', about(wrong)],
    ...mistakes.map(({ text }) => ['mistakes', about(text)] as const),
    ...(answer.kind === 'choice' ? answer.choices.map(({ text }) => ['choice', text] as const) : []),
  ];
}

/** A row and a column. */
interface Place {
  readonly row: number;
  readonly col: number;
}

/** Checks that a run has a node and a cell; of one whose place is not given, only the node. Returns an error message, or null. */
function pointerError(
  name: string,
  id: string,
  { row = 0, col = 0 }: { readonly row?: number | undefined; readonly col?: number | undefined },
  trace: Trace,
): Message | null {
  const node = trace.node(id);
  if (node === undefined)
    return message(authoringText('error.unknown_node'), {
      name,
      id: quoted(id),
      known: suggestNodes(trace, id),
    });
  if (row < node.rows && col < node.cols) return null;
  return message(authoringText('error.cell_outside_node'), {
    name,
    id,
    size: sizeOf(node),
    cell: `${row},${col}`,
  });
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
