import * as v from 'valibot';
import { exercisesText } from '../../i18n/en/exercises';
import { type Message, message } from '../../i18n/message';
import type { MessageId } from '../../i18n/message-id';
import {
  isLessonAddress,
  isProgramId,
  isProgramSource,
  lessonOfExercise,
  unescaped,
} from '../../lessons/address';
import { quoted, type Refusal, refuse } from '../../store/document/refusal';
import { limits } from '../../store/sizes/limits';
import { askable } from './generation/askable';

/** The kinds of exercises, in the order of the dialog. */
export const kinds = ['cell', 'row', 'mask', 'mistake', 'order'] as const;
export type Kind = (typeof kinds)[number];

/** A row and a column, from 0. */
export type Place = readonly [row: number, col: number];

/** What an exercise is made from. The same spec always gives the same exercise. */
export interface ExerciseSpec {
  /** The id of a lesson; of a program its id, or the address of its file or of the folder of its lesson. */
  readonly lesson: string;
  readonly kind: Kind;
  /** 1 to `maxSeed`. */
  readonly seed: number;
  /** The node that is asked for; empty for the default of the lesson. */
  readonly node: string;
  /** The blank cells; empty for the default of the kind. */
  readonly cells: readonly Place[];
}

export const maxSeed = 999_999;
/** Characters of the text of a spec without its lesson. */
export const maxSpecLength = 400;
/** The most cells that are left blank. */
export const maxBlanks = 16;

const text = (pattern: RegExp) => v.pipe(v.string(), v.regex(pattern));

/** The row and the column of a cell. */
const place = String.raw`\d{1,2}\.\d{1,2}`;

const specSchema = v.object({
  lesson: v.pipe(
    v.string(),
    v.check((lesson) => /^[a-z0-9-]{1,60}$/.test(lesson) || isProgramId(lesson) || isAddress(lesson)),
  ),
  kind: v.picklist(kinds),
  seed: v.pipe(text(/^[1-9]\d{0,5}$/), v.transform(Number)),
  node: text(/^[A-Za-z0-9_/]{0,80}$/),
  cells: v.pipe(
    text(new RegExp(`^(?:${place}(?:,${place}){0,${maxBlanks - 1}})?$`)),
    v.transform((cells) => (cells === '' ? [] : cells.split(',').map(placeOf))),
  ),
});

type Field = keyof ExerciseSpec;

const fieldNames = ['lesson', 'kind', 'seed', 'node', 'cells'] as const;

const expected: Readonly<Record<Field, MessageId>> = {
  lesson: exercisesText('exercises.expected_lesson'),
  kind: exercisesText('exercises.expected_kind'),
  seed: exercisesText('exercises.expected_seed'),
  node: exercisesText('exercises.expected_node'),
  cells: exercisesText('exercises.expected_cells'),
};

/** What can be written into a field, whatever the others are. */
function expectedIn(field: Field): Message {
  return message(expected[field], {
    lessons: Object.keys(askable).join(', '),
    kinds: kinds.join(', '),
    ...{ max: maxSeed, most: maxBlanks },
  });
}

/** The message for a field that is not what was expected. The option of the command and the label of the dialog say “step” for `node`. */
export function fieldError(field: Field, value: string, allowed: Message = expectedIn(field)): Message {
  const shown = quoted(value.slice(0, 60));
  const name = field === 'node' ? 'step' : field;
  return message(exercisesText('exercises.error_field'), { field: name, value: shown, expected: allowed });
}

function placeOf(text: string): Place {
  const [row = 0, col = 0] = text.split('.').map(Number);
  return [row, col];
}

/** Reads the untrusted text of a spec: `masks:row:17`, or `masks:cell:17:weights:0.1,2.0`. */
export function readSpec(written: string): ExerciseSpec | Refusal {
  const lesson = lessonOfExercise(written);
  const most = maxSpecLength + (isProgramSource(lesson) ? limits.linkLength : 0);
  if (written.length > most)
    return refuse(message(exercisesText('exercises.error_length'), { count: written.length, max: most }));
  const rest = unescaped(written).slice(lesson.length + 1);
  const [kind = '', seed = '', node = '', cells = '', ...others] = rest.split(':');
  if (others.length > 0)
    return refuse(message(exercisesText('exercises.error_parts'), { found: others.length + 5 }));
  const fields = { lesson, kind, seed, node, cells };
  const result = v.safeParse(specSchema, fields);
  if (result.success) return result.output;
  const { nested = {} } = v.flatten<typeof specSchema>(result.issues);
  const field = fieldNames.find((name) => nested[name] !== undefined) ?? 'lesson';
  return refuse(fieldError(field, fields[field]));
}

/** Whether a lesson is named by the address of its folder, or of the file of its program. */
const isAddress = (lesson: string): boolean =>
  (isLessonAddress(lesson) || isProgramSource(lesson)) && /^[^\s&#"'<>\\]{1,300}$/.test(lesson);

/** The lesson of a spec in messages and titles of files: the packed text of a program says nothing. */
export const shownLesson = ({ lesson }: Pick<ExerciseSpec, 'lesson'>): string =>
  isProgramId(lesson) ? 'program' : lesson;

/** The text of a spec, as `readSpec` reads it. */
export function writeSpec({ lesson, kind, seed, node, cells }: ExerciseSpec): string {
  const places = cells.map(([row, col]) => `${row}.${col}`).join(',');
  return [lesson, kind, seed, ...(node === '' ? [] : [node]), ...(places === '' ? [] : [places])].join(':');
}

/** The part of a link after `#`. */
export function linkOf(spec: ExerciseSpec): string {
  return `exercise=${writeSpec(spec)}`;
}
