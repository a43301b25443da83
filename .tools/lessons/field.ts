import * as v from 'valibot';
import { readerOf, type SourceFile, valid } from '../../web/lessons/folder/read-folder.ts';
import type { TextReader } from '../../web/lessons/folder/text-reader.ts';
import { LessonFileError, problem } from '../../web/lessons/folder/texts.ts';
import type { Field, Mechanism } from '../../web/site/field/field.ts';

const name = v.pipe(v.string(), v.nonEmpty());

/** The form of `field.json`. */
const fieldSchema = v.strictObject({
  /** What mechanisms change. */
  groups: v.array(name),
  mechanisms: v.array(
    v.strictObject({
      /** The lesson that it opens; without one, the program. */
      lesson: v.optional(name),
      program: v.optional(name),
      /** The groups that it is in. */
      changes: v.pipe(v.array(name), v.nonEmpty()),
      /** Other names by which it is found. */
      names: v.array(name),
      /** The node whose numbers its picture has; by default its attention weights. */
      picture: v.optional(name),
    }),
  ),
  /** Lessons that show no mechanism of their own, such as trained models. */
  others: v.array(name),
  /** Other names by which such a lesson is found, by its id. */
  names: v.record(name, v.array(name)),
});
type Entry = v.InferOutput<typeof fieldSchema>['mechanisms'][number];

/** What there is to be placed. */
export interface Known {
  /** Titles of lessons, by id. */
  readonly lessons: ReadonlyMap<string, string>;
  readonly programs: readonly string[];
}

/** Reads the map of the field in the language of the texts. Every lesson and every program must be in it once. */
export function readField(json: SourceFile, texts: SourceFile, known: Known): Field {
  const { groups, mechanisms, others, names } = valid(fieldSchema, json);
  const fail = (at: string, what: string): never => {
    throw new LessonFileError(json.path, 0, problem('value', { place: at, problem: what }));
  };
  const lessons = [...mechanisms.flatMap(({ lesson = [] }) => lesson), ...others];
  const programs = mechanisms.flatMap(({ program = [] }) => program);
  for (const [kind, listed, all] of [
    ['lesson', lessons, [...known.lessons.keys()]],
    ['program', programs, known.programs],
  ] as const)
    expectEachOnce(listed, all, (id, what) => fail(`${kind} ${id}`, what));
  for (const { changes, ...entry } of mechanisms)
    expectSome(changes, groups, (group, what) => fail(`${idOf(entry)}, ${group}`, what));
  expectSome(Object.keys(names), others, (id, what) => fail(`names of ${id}`, what));
  const reader = readerOf(texts);
  const field = {
    ...{ title: reader.field('title'), purpose: reader.text },
    groups: groups.map((id) => groupOf(id, reader.section('groups').section(id))),
    mechanisms: mechanisms.map((entry) => mechanismOf(entry, reader.section('mechanisms'), known)),
    names,
  };
  reader.expectAllUsed();
  return field;
}

type Fail = (id: string, what: string) => void;

/** Each of all is listed once, and nothing else is. */
function expectEachOnce(listed: readonly string[], all: readonly string[], fail: Fail): void {
  expectSome(listed, all, fail);
  for (const id of all) if (!listed.includes(id)) fail(id, 'it is not in the map');
}

/** What is listed is among all, and there once. */
function expectSome(listed: readonly string[], all: readonly string[], fail: Fail): void {
  for (const [at, id] of listed.entries()) {
    if (!all.includes(id)) fail(id, 'there is none of this name');
    if (listed.indexOf(id) !== at) fail(id, 'it is there twice');
  }
}

const idOf = ({ lesson, program }: Pick<Entry, 'lesson' | 'program'>): string => lesson ?? program ?? '';

function groupOf(id: string, section: TextReader): Field['groups'][number] {
  return { id, title: section.field('title'), text: section.text };
}

/** Lessons have their own title. */
function mechanismOf(entry: Entry, texts: TextReader, { lessons }: Known): Mechanism {
  const id = idOf(entry);
  const section = texts.section(id);
  const title = lessons.get(id) ?? section.field('title');
  return { id, ...entry, title, question: section.text };
}
