import type { Trace, VariantSchema } from '../../engine/types';
import { t, translate } from '../../i18n/i18n';
import type { Lesson } from '../../lessons/lesson';
import { initialState } from '../../store/document/preset';
import type { Document, State } from '../../store/document/state';
import { decode } from '../../store/links/url';
import { type Complaint, type Json, plain } from '../../store/untrusted/json-lines';
import { type Known, readTour, type Tour } from '../../store/untrusted/tour';
import { readDocument } from '../../store/untrusted/validate';
import { brokenPointers } from './pointers';

/** A lesson with all that it takes to check a tour of it. */
interface Opened {
  readonly lesson: Lesson;
  readonly schema: VariantSchema;
}

/** What tours need of the lessons, which are fetched one by one. */
export interface Lessons<Of extends Opened = Opened> {
  readonly entries: readonly Known[];
  open(id: string): Promise<Of>;
  /** The run of a document; throws what the engine throws. */
  run(document: Document, opened: Of): Trace;
}

/** A tour whose every pointer leads somewhere, and the state it starts from. */
export interface OpenTour {
  readonly tour: Tour;
  readonly start: State;
  /** The run that it starts from. */
  readonly trace: Trace;
}

/** Reads a tour, fetches its lesson and tries all that it points at. Rejects when a file cannot be had. */
export async function openTour<Of extends Opened>(
  text: string,
  lessons: Lessons<Of>,
): Promise<OpenTour | { readonly complaints: readonly Complaint[] }> {
  const read = readTour(text, lessons.entries);
  if ('complaints' in read) return read;
  const { tour } = read;
  const opened = await lessons.open(tour.lesson);
  const complaints: Complaint[] = [];
  const start = startOf(tour, opened, complaints);
  if (complaints.length > 0) return { complaints };
  try {
    const trace = lessons.run(start.document, opened);
    const broken = brokenPointers(tour, trace);
    return broken.length > 0 ? { complaints: broken } : { tour, start, trace };
  } catch (error) {
    const says = error instanceof Error ? error.message : String(error);
    return { complaints: [{ line: tour.lessonLine, says: translate(says) }] };
  }
}

function startOf(tour: Tour, { lesson, schema }: Opened, complaints: Complaint[]): State {
  const { link, linkLine, parts } = tour.start;
  if (link !== '') {
    const { state, messages } = decode(link, [lesson], [schema]);
    complaints.push(...messages.map((says) => ({ line: linkLine, says: t`${'link'}: ${says}` })));
    return state;
  }
  const initial = initialState(lesson, schema);
  const read = (fields: Readonly<Record<string, unknown>>) =>
    readDocument({ ...fields, lesson: lesson.id }, [lesson], [schema]);
  const whole = read(Object.fromEntries(Array.from(parts, ([name, json]) => [name, plain(json)])));
  if (whole.document !== null && whole.messages.length === 0) return { ...initial, document: whole.document };
  complaints.push(...blamed(tour, whole.messages, read));
  return initial;
}

/**
 * Finds the lines of what a document was refused for: each entry is tried by itself, beside the options. What is only
 * wrong together is said of the first entry that its sentence begins with.
 */
function blamed(
  { start: { parts }, lessonLine }: Tour,
  messages: readonly string[],
  read: (fields: Readonly<Record<string, unknown>>) => { readonly messages: readonly string[] },
): readonly Complaint[] {
  const options = parts.get('options');
  const given = options === undefined ? {} : { options: plain(options) };
  const found = new Map<string, Complaint>();
  for (const { section, name, json } of entriesOf(parts)) {
    const alone = section === 'options' ? {} : given;
    for (const says of read({ ...alone, [section]: Object.fromEntries([[name, plain(json)]]) }).messages)
      if (messages.includes(says)) found.set(says, { line: lineWithin(json, says), says });
  }
  const first = parts.values().next().value?.line ?? lessonLine;
  return messages.map((says) => found.get(says) ?? { line: first, says });
}

interface Entry {
  readonly section: string;
  readonly name: string;
  readonly json: Json;
}

function entriesOf(parts: Tour['start']['parts']): readonly Entry[] {
  return Array.from(parts).flatMap(([section, json]) =>
    json.kind === 'object'
      ? Array.from(json.fields, ([name, field]) => ({ section, name, json: field }))
      : [],
  );
}

/** The line of the row that a sentence about a matrix names, else that of the whole. */
function lineWithin(json: Json, says: string): number {
  const [, row = 0] = new RegExp(t`row ${'(\\d+)'}`).exec(says) ?? [];
  return (json.kind === 'list' ? json.items[Number(row) - 1]?.line : undefined) ?? json.line;
}
