import { type Message, message } from '../../i18n/message';
import { isLessonAddress, isProgramId, isProgramSource } from '../../lessons/address';
import { initialState } from '../document/preset';
import { quoted } from '../document/refusal';
import type { Document, State } from '../document/state';
import { lessonInLink } from '../links/decode';
import { type ErrorCode, type LabAttributes, numberAttributes } from './attributes';
import type { LessonList, LessonWithSchema } from './lesson-list';

/** An invalid attribute value, or an invalid state. */
export interface AttributeIssue {
  readonly code: ErrorCode;
  readonly message: Message;
}

/** What a lesson shows first, according to the attributes. */
export interface InitialView {
  readonly state: State;
  /** What Reset goes back to; null for the preset of the lesson. */
  readonly baseline: Document | null;
  /** Whether the state includes a position in the walk, not only numbers. */
  readonly hasPosition: boolean;
  /** Whether an assigned `SavedState` was invalid: the element must then not change. */
  readonly isRejected: boolean;
  /** What may have a tour to resume: the link of `state`, or a copy of its object; null if there is none, or it is invalid. */
  readonly resumed: unknown;
  readonly issues: readonly AttributeIssue[];
}

/**
 * The id of the lesson that the attributes ask for: that of `state`, of `lesson`, or the first lesson about `variant`.
 * Empty if they ask for none.
 */
export function requestedLesson(
  attributes: LabAttributes,
  lessons: LessonList,
): { readonly id: string; readonly issues: readonly AttributeIssue[] } {
  const id = namedLesson(attributes);
  const variant = textOf(attributes.variant);
  const entry = lessons.entries.find((each) => (id === '' ? each.variant === variant : each.id === id));
  if (id === '' && variant === '') return { id, issues: [] };
  if (entry === undefined && (isLessonAddress(id) || isProgramSource(id))) return { id, issues: [] };
  if (entry === undefined) return { id, issues: [unknownLesson(id, variant)] };
  if (id === '' || variant === '' || entry.variant === variant) return { id: entry.id, issues: [] };
  const reason = message('error.variant_differs', {
    variant: quoted(variant),
    id: quoted(id),
    lessonVariant: entry.variant,
  });
  return { id, issues: [{ code: 'attribute', message: reason }] };
}

function unknownLesson(id: string, variant: string): AttributeIssue {
  return id === ''
    ? { code: 'attribute', message: message('error.there_no_lesson_about', { variant: quoted(variant) }) }
    : { code: 'lesson', message: message('error.there_no_lesson', { id: quoted(id) }) };
}

function namedLesson({ state, lesson, program }: LabAttributes): string {
  const named = textOf(program) || textOf(lesson);
  if (typeof state === 'string' && state !== '') return lessonInLink(state) || named;
  return isSaved(state) ? lessonOfSaved(state) : named;
}

/** Empty if the page's getter throws, which `restoreSaved` reports. */
function lessonOfSaved(state: { readonly lesson?: unknown }): string {
  try {
    return textOf(state.lesson);
  } catch {
    return '';
  }
}

/**
 * Resolves what an opened lesson shows first. The code that reads attributes is imported only if `state`, `options`,
 * `tokens` or `inputs` is set.
 */
export async function resolveInitialView(
  attributes: LabAttributes,
  lessons: LessonList,
  opened: LessonWithSchema,
): Promise<InitialView> {
  const { lesson, schema } = opened;
  const { state } = attributes;
  const [first] = lessons.entries;
  const requested = requestedLesson(attributes, lessons).id || first.id;
  const isRequested = requested === lesson.id || (isProgramSource(requested) && isProgramId(lesson.id));
  const unchanged = { baseline: null, hasPosition: false, isRejected: false, resumed: null, issues: [] };
  if (!isRequested || !(state || numberAttributes.some((name) => attributes[name])))
    return { ...unchanged, state: initialState(lesson, schema) };
  const { readAttributes, restoreSaved } = await import('./read-attributes');
  const fromAttributes = readAttributes(attributes, typeof state === 'string' ? state : '', opened);
  const issues = fromAttributes.messages.map((message): AttributeIssue => ({ code: 'attribute', message }));
  const view = { ...unchanged, state: fromAttributes.state, baseline: fromAttributes.state.document, issues };
  if (typeof state === 'string' && state !== '') return { ...view, hasPosition: true, resumed: state };
  if (!isSaved(state)) return view;
  const saved = restoreSaved(state, opened);
  const stateIssues = saved.messages.map((message): AttributeIssue => ({ code: 'state', message }));
  const shown = saved.state ?? fromAttributes.state;
  const isRejected = saved.state === null;
  const resumed = isRejected ? null : saved.copy;
  return {
    ...{ ...view, state: shown, hasPosition: !isRejected, isRejected, resumed },
    issues: [...issues, ...stateIssues],
  };
}

function isSaved(state: unknown): state is object {
  return typeof state === 'object' && state !== null;
}

function textOf(found: unknown): string {
  return typeof found === 'string' ? found : '';
}
