import { detailsOf } from '../../engine/errors';
import type { Trace, VariantSchema } from '../../engine/types';
import type { Locale } from '../../i18n/i18n';
import { type Message, message } from '../../i18n/message';
import { englishText } from '../../i18n/messages';
import type { Lesson } from '../../lessons/lesson';
import { initialState } from '../../store/document/preset';
import type { Document, State } from '../../store/document/state';
import { decode } from '../../store/links/url';
import { type JsonNode, toPlainValue, type ValidationIssue } from '../../store/untrusted/json-parser';
import { readDocument } from '../../store/untrusted/read-document';
import { type LessonId, readTour, type Tour } from '../../store/untrusted/tour';
import { errorText } from '../../ui/format/error-text';
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
    return { issues: [{ line: tour.lessonLine, message: errorText(locale, error) }] };
  }
}

function startOf(tour: Tour, { lesson, schema }: LessonWithSchema, issues: ValidationIssue[]): State {
  const { link, linkLine, parts } = tour.start;
  if (link !== '') {
    const { state, messages } = decode(link, [lesson], [schema]);
    issues.push(
      ...messages.map((message) => ({
        line: linkLine,
        message: message('common.text_2', { path: 'link', message }),
      })),
    );
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
  messages: readonly Message[],
  read: (fields: Readonly<Record<string, unknown>>) => { readonly messages: readonly Message[] },
): readonly ValidationIssue[] {
  const options = parts.get('options');
  const given = options === undefined ? {} : { options: toPlainValue(options) };
  const found = new Map<string, ValidationIssue>();
  for (const { section, name, json } of entriesOf(parts)) {
    const messagesFor = (value: unknown): readonly string[] =>
      read({ ...(section === 'options' ? {} : given), [section]: Object.fromEntries([[name, value]]) })
        .messages;
    for (const message of messagesFor(toPlainValue(json))) {
      if (!messages.includes(message)) continue;
      const isReported = (value: unknown): boolean => messagesFor(value).includes(message);
      found.set(message, { line: section === 'inputs' ? lineOfRow(json, isReported) : json.line, message });
    }
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

/**
 * The line of the first matrix row that a message is about: the message disappears if that row is replaced by zeros. Else the first
 * line of the matrix.
 */
function lineOfRow(json: JsonNode, isReported: (value: unknown) => boolean): number {
  if (json.kind !== 'list') return json.line;
  const rows = json.items.map(toPlainValue);
  const [first] = rows;
  const zeros = Array.isArray(first) ? first.map(() => 0) : [0];
  const invalid = json.items.find(
    (_, at) => !isReported(rows.map((row, other) => (other === at ? zeros : row))),
  );
  return invalid?.line ?? json.line;
}
