import type { TraceNode } from '../../../engine/types';
import { exercisesText } from '../../../i18n/en/exercises';
import { type Message, message } from '../../../i18n/message';
import { type ExerciseSpec, fieldError, type Kind, kinds, type Place } from '../spec';
import { type AskableLesson, askable } from './askable';

/** The kinds of exercises that a lesson has; empty if it has none. */
export function kindsOf(lesson: string): readonly Kind[] {
  const asked = askableOf(lesson);
  return asked === undefined ? [] : kinds.filter((kind) => hasKind(lesson, kind, asked));
}

function hasKind(lesson: string, kind: Kind, { hasMasks }: AskableLesson): boolean {
  return kind === 'mask' ? hasMasks === true : kind === 'order' || nodesOf(lesson, kind).length > 0;
}

/** The nodes that a kind can ask for in a lesson; empty where there is no choice. */
export function nodesOf(lesson: string, kind: Kind): readonly string[] {
  const { nodes, withoutMistakes = [] } = askableOf(lesson) ?? { nodes: [] };
  if (kind === 'mask' || kind === 'order') return [];
  return kind === 'mistake' ? nodes.filter((id) => !withoutMistakes.includes(id)) : nodes;
}

export function askableOf(lesson: string): AskableLesson | undefined {
  return Object.hasOwn(askable, lesson) ? askable[lesson] : undefined;
}

/** Why a lesson does not have the kind; the message names those that it has. */
export function kindError({ lesson, kind }: ExerciseSpec): Message | null {
  const has = kindsOf(lesson);
  if (has.includes(kind)) return null;
  const expected = message(exercisesText('exercises.expected_kind_of'), { lesson, kinds: has.join(', ') });
  return fieldError('kind', kind, expected);
}

/** Why the kind cannot ask for the step; the message names those that it can ask for. */
export function nodeError({ lesson, kind, node }: ExerciseSpec): Message | null {
  const nodes = nodesOf(lesson, kind);
  if (node === '' || nodes.includes(node)) return null;
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
