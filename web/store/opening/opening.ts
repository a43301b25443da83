import { t } from '../../i18n/i18n';
import { initialState } from '../document/preset';
import { quoted } from '../document/refusal';
import type { Document, State } from '../document/state';
import { lessonIn } from '../links/url';
import { type ErrorCode, type LabAttributes, numberAttributes } from './attributes';
import type { LessonList, LessonWithSchema } from './lesson-list';

/** Something that was asked for in vain. */
export interface Complaint {
  readonly code: ErrorCode;
  readonly message: string;
}

/** What the attributes want to be shown of a lesson. */
export interface Planned {
  readonly state: State;
  /** What Reset goes back to, where that is not the preset of the lesson. */
  readonly home: Document | null;
  /** Whether the state says where the reader is, and not only what the numbers are. */
  readonly place: boolean;
  /** Whether a program has set a state that is none: then nothing is to change. */
  readonly refused: boolean;
  readonly complaints: readonly Complaint[];
}

/** The lesson that the attributes name: in a state, by its own name, or as the first one about a variant. */
export function wantedLesson(
  attributes: LabAttributes,
  library: LessonList,
): { readonly id: string; readonly complaints: readonly Complaint[] } {
  const id = namedLesson(attributes);
  const variant = textOf(attributes.variant);
  const entry = library.entries.find((each) => (id === '' ? each.variant === variant : each.id === id));
  if (id === '' && variant === '') return { id, complaints: [] };
  if (entry === undefined) return { id, complaints: [nothingNamed(id, variant)] };
  if (id === '' || variant === '' || entry.variant === variant) return { id: entry.id, complaints: [] };
  const message = t`variant is ${quoted(variant)}, but the lesson ${quoted(id)} is about ${entry.variant}`;
  return { id, complaints: [{ code: 'attribute', message }] };
}

function nothingNamed(id: string, variant: string): Complaint {
  return id === ''
    ? { code: 'attribute', message: t`There is no lesson about a variant ${quoted(variant)}` }
    : { code: 'lesson', message: t`There is no lesson ${quoted(id)}` };
}

function namedLesson({ state, lesson }: LabAttributes): string {
  if (typeof state === 'string' && state !== '') return lessonIn(state) || textOf(lesson);
  if (isSaved(state)) return textOf(Reflect.get(state, 'lesson'));
  return textOf(lesson);
}

/** What is to be shown of a lesson that has been opened. What reads it is fetched only where there is something to read. */
export async function plan(
  attributes: LabAttributes,
  library: LessonList,
  opened: LessonWithSchema,
): Promise<Planned> {
  const { lesson, schema } = opened;
  const { state } = attributes;
  const [first] = library.entries;
  const meant = (wantedLesson(attributes, library).id || first.id) === lesson.id;
  const unchanged = { home: null, place: false, refused: false, complaints: [] };
  if (!meant || !(state || numberAttributes.some((name) => attributes[name])))
    return { ...unchanged, state: initialState(lesson, schema) };
  const { authored, restored } = await import('./author');
  const author = authored(attributes, typeof state === 'string' ? state : '', opened);
  const complaints = author.messages.map((message): Complaint => ({ code: 'attribute', message }));
  const planned = { ...unchanged, state: author.state, home: author.state.document, complaints };
  if (!isSaved(state)) return { ...planned, place: typeof state === 'string' && state !== '' };
  const saved = restored(state, opened);
  const said = saved.messages.map((message): Complaint => ({ code: 'state', message }));
  const shown = saved.state ?? author.state;
  const refused = saved.state === null;
  return { ...planned, state: shown, place: !refused, refused, complaints: [...complaints, ...said] };
}

function isSaved(state: unknown): state is object {
  return typeof state === 'object' && state !== null;
}

function textOf(found: unknown): string {
  return typeof found === 'string' ? found : '';
}
