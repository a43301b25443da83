import type { TraceNode } from '../../../engine/types';
import { exercisesText } from '../../../i18n/en/exercises';
import { type Message, message } from '../../../i18n/message';
import { type ExerciseSpec, fieldError, type Kind, kinds, type Place, shownLesson } from '../spec';
import { type AskableLesson, askable } from './askable';

/** The kinds of exercises that a lesson has; empty if it has none. */
export function kindsOf(asked: AskableLesson): readonly Kind[] {
  return asked.nodes.length === 0 ? [] : kinds.filter((kind) => hasKind(asked, kind));
}

function hasKind(asked: AskableLesson, kind: Kind): boolean {
  if (kind === 'mask') return asked.hasMasks === true;
  return kind === 'order' ? asked.order.length > 0 : nodesOf(asked, kind).length > 0;
}

/** The nodes that a kind can ask for in a lesson; empty where there is no choice. */
export function nodesOf({ nodes, withoutMistakes = [] }: AskableLesson, kind: Kind): readonly string[] {
  if (kind === 'mask' || kind === 'order') return [];
  return kind === 'mistake' ? nodes.filter((id) => !withoutMistakes.includes(id)) : nodes;
}

/** What can be asked in a lesson of the table; undefined for all others. What can be asked of a program follows from its runs. */
export function askableOf(lesson: string): AskableLesson | undefined {
  return Object.hasOwn(askable, lesson) ? askable[lesson] : undefined;
}

/** Why a lesson does not have the kind; the message names those that it has. */
export function kindError({ kind, ...spec }: ExerciseSpec, asked: AskableLesson): Message | null {
  const has = kindsOf(asked);
  if (has.includes(kind)) return null;
  const lesson = shownLesson(spec);
  const expected = message(exercisesText('exercises.expected_kind_of'), { lesson, kinds: has.join(', ') });
  return fieldError('kind', kind, expected);
}

/** Why the kind cannot ask for the step; the message names those that it can ask for. */
export function nodeError({ kind, node, ...spec }: ExerciseSpec, asked: AskableLesson): Message | null {
  const nodes = nodesOf(asked, kind);
  if (node === '' || nodes.includes(node)) return null;
  const lesson = shownLesson(spec);
  const expected =
    nodes.length === 0
      ? message(exercisesText('exercises.expected_no_node'), { kind })
      : message(exercisesText('exercises.expected_node_of'), { lesson, kind, nodes: nodes.join(', ') });
  return fieldError('node', node, expected);
}

/** Why a cell cannot be blank; the message has the bounds of the matrix. */
export function cellError([row, col]: Place, { id, rows, cols }: TraceNode): Message {
  const expected = message(exercisesText('exercises.expected_cells_of'), {
    node: id,
    row: rows - 1,
    col: cols - 1,
  });
  return fieldError('cells', `${row}.${col}`, expected);
}
