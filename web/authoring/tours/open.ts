import type { Trace, VariantSchema } from '../../engine/types';
import { t } from '../../i18n/i18n';
import type { Lesson } from '../../lessons/lesson';
import { initialState } from '../../store/document/preset';
import type { Document, State } from '../../store/document/state';
import { decode } from '../../store/links/url';
import { type Complaint, type Json, plain } from '../../store/untrusted/json-lines';
import { type Known, readTour, type Tour } from '../../store/untrusted/tour';
import { readDocument } from '../../store/untrusted/validate';
import { errorText } from '../../ui/format/error-text';
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
    return { complaints: [{ line: tour.lessonLine, says: errorText(error) }] };
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
    const said = (value: unknown): readonly string[] =>
      read({ ...(section === 'options' ? {} : given), [section]: Object.fromEntries([[name, value]]) })
        .messages;
    for (const says of said(plain(json))) {
      if (!messages.includes(says)) continue;
      const isSaid = (value: unknown): boolean => said(value).includes(says);
      found.set(says, { line: section === 'inputs' ? lineWithin(json, isSaid) : json.line, says });
    }
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

/** The line of the row of a matrix that a message is about: without that row it is not said. Else the line of the matrix. */
function lineWithin(json: Json, isSaid: (value: unknown) => boolean): number {
  if (json.kind !== 'list') return json.line;
  const rows = json.items.map(plain);
  const [first] = rows;
  const zeros = Array.isArray(first) ? first.map(() => 0) : [0];
  const wrong = json.items.find((_, at) => !isSaid(rows.map((row, other) => (other === at ? zeros : row))));
  return wrong?.line ?? json.line;
}
