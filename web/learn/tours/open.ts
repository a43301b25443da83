import { detailsOf } from '../../engine/errors';
import type { Trace, VariantSchema } from '../../engine/types';
import { type Message, message } from '../../i18n/message';
import { isProgramSource } from '../../lessons/address';
import type { Lesson } from '../../lessons/lesson';
import { atStep, initialState } from '../../store/document/preset';
import type { Document, State } from '../../store/document/state';
import { decode } from '../../store/links/decode';
import { type JsonNode, toPlainValue, type ValidationIssue } from '../../store/untrusted/json-parser';
import { readWithOneText, textsDiffer } from '../../store/untrusted/one-text';
import { readDocument } from '../../store/untrusted/read-document';
import { type LessonId, maxIssues, readTour, readTourJson, type Tour } from '../../store/untrusted/tour';
import { TourFolder } from './folder';
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
  /** What is probably not meant, but does not stop the tour. */
  readonly warnings: readonly ValidationIssue[];
}

/** The issues of a tour; with its run, if its lesson could be run. */
export interface BrokenTour {
  readonly issues: readonly ValidationIssue[];
  readonly start?: State;
  readonly trace?: Trace;
}

/**
 * Parses a tour, as one text or from a folder, loads its lesson and checks all references in a run. Rejects if the lesson cannot be
 * loaded.
 */
export async function openTour<Of extends LessonWithSchema>(
  source: string | TourFolder,
  lessons: Lessons<Of>,
): Promise<OpenTour | BrokenTour> {
  const opened = await openLines(source, lessons);
  if (!(source instanceof TourFolder)) return opened;
  const place = (issue: ValidationIssue): ValidationIssue => ({ ...issue, ...source.placeOf(issue.line) });
  return 'issues' in opened
    ? { ...opened, issues: opened.issues.map(place) }
    : { ...opened, warnings: opened.warnings.map(place) };
}

async function openLines<Of extends LessonWithSchema>(
  source: string | TourFolder,
  lessons: Lessons<Of>,
): Promise<OpenTour | BrokenTour> {
  const read =
    source instanceof TourFolder
      ? readTourJson(source.json, lessons.entries)
      : readTour(source, lessons.entries);
  const [named, found] = 'issues' in read ? [read.partial, read.issues] : [read.tour, []];
  if (named === null || named.lesson === '') return { issues: sorted(found) };
  const opened = await lessons.open(named.lesson);
  // A program may have been named by its text.
  const tour = { ...named, lesson: isProgramSource(named.lesson) ? opened.lesson.id : named.lesson };
  const issues = [...found];
  const start = startOf(tour, opened, issues);
  try {
    const trace = lessons.run(start.document, opened);
    // With a valid start, the run might have other cells.
    const isStartBroken = issues.length > found.length;
    issues.push(...findBrokenPointers(tour, trace, isStartBroken));
    return issues.length > 0
      ? { issues: sorted(issues), start, trace }
      : { tour, start, trace, warnings: warningsOf(tour, start, opened) };
  } catch (error) {
    return { issues: sorted([...issues, { line: tour.lessonLine, message: detailsOf(error) }]) };
  }
}

/** The first issues, in the order of their lines. */
function sorted(issues: readonly ValidationIssue[]): readonly ValidationIssue[] {
  return issues.toSorted((one, other) => one.line - other.line).slice(0, maxIssues);
}

function startOf(tour: Tour, { lesson, schema }: LessonWithSchema, issues: ValidationIssue[]): State {
  const { link, linkLine, parts } = tour.start;
  if (link !== '') {
    const { state, messages } = decode(link, [lesson], [schema]);
    issues.push(
      ...messages.map((reason) => ({
        line: linkLine,
        message: message('common.labelled', { path: 'link', message: reason }),
      })),
    );
    return state;
  }
  const initial = atStep(initialState(lesson, schema));
  const read = (fields: Readonly<Record<string, unknown>>) =>
    readWithOneText(fields, lesson, schema, (given) =>
      readDocument({ ...given, lesson: lesson.id }, [lesson], [schema]),
    );
  const result = read(Object.fromEntries(Array.from(parts, ([name, json]) => [name, partOf(name, json)])));
  if (result.document !== null && result.messages.length === 0)
    return { ...initial, document: result.document };
  issues.push(...locateIssues(tour, result.messages, read));
  return initial;
}

/** As for the attribute `tokens`: a lesson that compares a text with itself has got two texts. */
function warningsOf(
  { start: { parts } }: Tour,
  { document }: State,
  { lesson, schema }: LessonWithSchema,
): readonly ValidationIssue[] {
  const words = parts.get('tokens');
  const { line } = words ?? {};
  return line === undefined
    ? []
    : textsDiffer(document, lesson, schema).map((warning) => ({ line, message: warning }));
}

/** A part as the attribute of the same name takes it: words may also be a list, or one text. */
function partOf(name: string, json: JsonNode): unknown {
  return name === 'tokens' && json.kind === 'text'
    ? json.text.split(/\s+/).filter((word) => word !== '')
    : toPlainValue(json);
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
  /** By the error, which is the same one if its id and its values are. */
  const lines = new Map<string, number>();
  for (const { section, name, json } of entriesOf(parts)) {
    const part = Object.fromEntries([[name, toPlainValue(json)]]);
    for (const reason of read({ ...(section === 'options' ? {} : given), [section]: part }).messages)
      lines.set(JSON.stringify(reason), section === 'inputs' ? lineOfRow(json, reason) : json.line);
  }
  const first = parts.values().next().value?.line ?? lessonLine;
  return messages.map((reason) => ({ line: lines.get(JSON.stringify(reason)) ?? first, message: reason }));
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

/** The line of the matrix row that a message names; the first line of the matrix if it names none. */
function lineOfRow(json: JsonNode, { args }: Message): number {
  const row = json.kind === 'list' ? json.items[Number(args.row) - 1] : undefined;
  return row?.line ?? json.line;
}
