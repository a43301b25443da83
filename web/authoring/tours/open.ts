import type { Trace, VariantSchema } from '../../engine/types';
import { t, translate } from '../../i18n/i18n';
import type { Lesson } from '../../lessons/lesson';
import { initialState } from '../../store/document/preset';
import type { Document, State } from '../../store/document/state';
import { decode } from '../../store/links/url';
import { type JsonNode, toPlainValue, type ValidationIssue } from '../../store/untrusted/json-parser';
import { readDocument } from '../../store/untrusted/read-document';
import { type LessonId, readTour, type Tour } from '../../store/untrusted/tour';
import { findBrokenPointers } from './pointers';

interface LessonWithSchema {
  readonly lesson: Lesson;
  readonly schema: VariantSchema;
}

/** Access to the lessons, which are loaded on demand. */
export interface Lessons<Of extends LessonWithSchema = LessonWithSchema> {
  readonly entries: readonly LessonId[];
  open(id: string): Promise<Of>;
  /** Runs a document. Passes on errors of the engine. */
  run(document: Document, opened: Of): Trace;
}

/** A validated tour and its initial state. */
export interface OpenTour {
  readonly tour: Tour;
  readonly start: State;
  /** The run of the initial state. */
  readonly trace: Trace;
}

/** Parses a tour, loads its lesson and checks all references in a run. Rejects if the lesson cannot be loaded. */
export async function openTour<Of extends LessonWithSchema>(
  text: string,
  lessons: Lessons<Of>,
): Promise<OpenTour | { readonly issues: readonly ValidationIssue[] }> {
  const read = readTour(text, lessons.entries);
  if ('issues' in read) return read;
  const { tour } = read;
  const opened = await lessons.open(tour.lesson);
  const issues: ValidationIssue[] = [];
  const start = startOf(tour, opened, issues);
  if (issues.length > 0) return { issues };
  try {
    const trace = lessons.run(start.document, opened);
    const broken = findBrokenPointers(tour, trace);
    return broken.length > 0 ? { issues: broken } : { tour, start, trace };
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    return { issues: [{ line: tour.lessonLine, message: translate(message) }] };
  }
}

function startOf(tour: Tour, { lesson, schema }: LessonWithSchema, issues: ValidationIssue[]): State {
  const { link, linkLine, parts } = tour.start;
  if (link !== '') {
    const { state, messages } = decode(link, [lesson], [schema]);
    issues.push(...messages.map((message) => ({ line: linkLine, message: t`${'link'}: ${message}` })));
    return state;
  }
  const initial = initialState(lesson, schema);
  const read = (fields: Readonly<Record<string, unknown>>) =>
    readDocument({ ...fields, lesson: lesson.id }, [lesson], [schema]);
  const result = read(Object.fromEntries(Array.from(parts, ([name, json]) => [name, toPlainValue(json)])));
  if (result.document !== null && result.messages.length === 0)
    return { ...initial, document: result.document };
  issues.push(...locateIssues(tour, result.messages, read));
  return initial;
}

/**
 * Finds the line of each error in the initial document, by validating each entry separately, together with the options. Errors that
 * occur only in combination are reported on the first line of the document.
 */
function locateIssues(
  { start: { parts }, lessonLine }: Tour,
  messages: readonly string[],
  read: (fields: Readonly<Record<string, unknown>>) => { readonly messages: readonly string[] },
): readonly ValidationIssue[] {
  const options = parts.get('options');
  const given = options === undefined ? {} : { options: toPlainValue(options) };
  const found = new Map<string, ValidationIssue>();
  for (const { section, name, json } of entriesOf(parts)) {
    const alone = section === 'options' ? {} : given;
    for (const message of read({ ...alone, [section]: Object.fromEntries([[name, toPlainValue(json)]]) })
      .messages)
      if (messages.includes(message)) found.set(message, { line: lineOfRow(json, message), message });
  }
  const first = parts.values().next().value?.line ?? lessonLine;
  return messages.map((message) => found.get(message) ?? { line: first, message });
}

interface Entry {
  readonly section: string;
  readonly name: string;
  readonly json: JsonNode;
}

function entriesOf(parts: Tour['start']['parts']): readonly Entry[] {
  return Array.from(parts).flatMap(([section, json]) =>
    json.kind === 'object'
      ? Array.from(json.fields, ([name, field]) => ({ section, name, json: field }))
      : [],
  );
}

/** The line of the matrix row that a message refers to, else the first line of the value. */
function lineOfRow(json: JsonNode, message: string): number {
  const [, row = 0] = new RegExp(t`row ${'(\\d+)'}`).exec(message) ?? [];
  return (json.kind === 'list' ? json.items[Number(row) - 1]?.line : undefined) ?? json.line;
}
