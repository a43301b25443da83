import * as v from 'valibot';
import { programVariant } from '../../engine/programs';
import type { Claim, Guide } from '../guide';
import type { LessonEntry, LessonStep, Preset, ProgramMistake } from '../lesson';
import { claimsOf, readGuide } from './guide';
import { programMistakes } from './program-mistakes';
import { lessonSchema, partSchema } from './schema';
import { lessonSteps, type Part, type SharedTexts } from './steps';
import { TextReader } from './text-reader';
import { LessonFileError, parseTexts, problem } from './texts';

/** A lesson in one language, as its folder describes it. */
export interface LessonContent {
  readonly title: string;
  readonly summary: string;
  /** The variant of the engine; that of a program has its text. */
  readonly mechanism: string;
  readonly build: LessonEntry['build'];
  readonly opening: string;
  readonly activeRows?: Readonly<Record<string, number>>;
  readonly stepOptions?: Readonly<Record<string, readonly string[]>>;
  readonly figures?: readonly string[];
  readonly model?: string;
  readonly comparedWith?: string;
  readonly numbers?: Preset;
  readonly steps: readonly LessonStep[];
  readonly guide?: Guide;
  /** What names in its program are called. */
  readonly names?: Readonly<Record<string, string>>;
  /** Usual mistakes in writing its program. */
  readonly mistakes?: readonly ProgramMistake[];
  /** What the texts say in words about the numbers. The page does not need it; a test holds each to the engine. */
  readonly claims?: readonly Claim[];
}

/** A file: its text, and its path for messages. */
export interface SourceFile {
  readonly path: string;
  readonly text: string;
}

/** Reads the texts of a file by their ids. */
export const readerOf = ({ text, path }: SourceFile): TextReader =>
  new TextReader(parseTexts(text, path), path);

/** The files of a lesson in one language. */
export interface LessonFiles {
  readonly json: SourceFile;
  readonly texts: SourceFile;
  /** The program that the first names, if it names one. */
  readonly program?: SourceFile | undefined;
}

/** The name of the program that `lesson.json` names; undefined if it names a mechanism. */
export const programFile = (json: SourceFile): string | undefined => valid(lessonSchema, json).program;

/** Reads the files of a lesson. Throws a `LessonFileError` that says what is wrong, and where. */
export function readLesson({ json, texts, program }: LessonFiles, shared: SharedTexts): LessonContent {
  const lesson = valid(lessonSchema, json);
  const { opening, steps, guide, numbers, claims, activeRows, figures, model, comparedWith } = lesson;
  if ((numbers === undefined) === (model === undefined))
    throw new LessonFileError(json.path, 0, problem('numbers_or_model'));
  const reader = readerOf(texts);
  const names = program && reader.optionalSection('names')?.fields;
  const source = { path: json.path, program: program?.text, reader };
  const mistakes = programMistakes(lesson.mistakes, source);
  const content = {
    ...{ title: reader.field('title'), summary: reader.text },
    ...{ ...mechanismOf(lesson, json.path, program), opening },
    ...(activeRows && { activeRows }),
    ...(lesson.stepOptions && { stepOptions: lesson.stepOptions }),
    ...(figures && { figures }),
    ...(model !== undefined && { model }),
    ...(comparedWith !== undefined && { comparedWith }),
    ...(numbers && { numbers: presetOf(numbers, reader) }),
    ...(names && { names: Object.fromEntries(names) }),
    ...(mistakes.length > 0 && { mistakes }),
    steps: lessonSteps(steps, reader, shared, texts.path),
    ...(guide && { guide: readGuide(guide, reader, json.path), claims: claimsOf(claims, guide, json.path) }),
  };
  reader.expectAllUsed();
  return content;
}

type Entry = v.InferOutput<typeof lessonSchema>;

/** What the lesson is about: a mechanism of the engine, or the program beside it. */
function mechanismOf(
  { mechanism, program: name, build }: Entry,
  path: string,
  program: SourceFile | undefined,
): Pick<LessonContent, 'mechanism' | 'build'> {
  if (mechanism !== undefined && name === undefined) return { mechanism, build };
  if (mechanism !== undefined || name === undefined)
    throw new LessonFileError(path, 0, problem('mechanism_or_program'));
  if (program === undefined) throw new LessonFileError(path, 0, problem('no_program', { name }));
  return { mechanism: programVariant(program.text), build: 'programs' };
}

type Numbers = NonNullable<Entry['numbers']>;

/** The numbers, with names of features by dimension, which stand in one line each: `science · love`. */
function presetOf({ linkTokens, ...numbers }: Numbers, reader: TextReader): Preset {
  const features = reader.optionalSection('features');
  const names = features?.names.map((name) => [name, features.section(name).text.split(' · ')] as const);
  return {
    ...numbers,
    ...(linkTokens && { linkTokens }),
    ...(names && { features: Object.fromEntries(names) }),
  };
}

/** Reads the steps and the texts of a part. */
export function readPart(json: SourceFile, texts: SourceFile): Part {
  const { parameters, steps } = valid(partSchema, json);
  const parsed = parseTexts(texts.text, texts.path);
  return { parameters, steps, texts: () => new TextReader(parsed, texts.path) };
}

/** Reads asides by their headings. */
function readAsides(texts: SourceFile): ReadonlyMap<string, string> {
  const reader = readerOf(texts);
  return new Map(reader.names.map((name) => [name, reader.section(name).text]));
}

/** The files of parts and asides in one language, as the build collects them. */
export interface SharedSources {
  readonly asides: string;
  readonly parts: Readonly<Record<string, { readonly steps: string; readonly texts: string }>>;
}

/** Reads what lessons share. */
export function readShared({ asides, parts }: SharedSources, language: string): SharedTexts {
  const read = Object.entries(parts).map(([name, { steps, texts }]) => {
    const json = { path: `shared/${name}/steps.json`, text: steps };
    return [name, readPart(json, { path: `shared/${name}/${language}.md`, text: texts })] as const;
  });
  return {
    parts: new Map(read),
    asides: readAsides({ path: `shared/asides/${language}.md`, text: asides }),
  };
}

/** Reads the title of a chapter and what it is for. */
export function readChapter(texts: SourceFile): { readonly title: string; readonly purpose: string } {
  const reader = readerOf(texts);
  const chapter = { title: reader.field('title'), purpose: reader.text };
  reader.expectAllUsed();
  return chapter;
}

/** Parses and checks a JSON file. */
export function valid<const TSchema extends v.GenericSchema>(
  schema: TSchema,
  { path, text }: SourceFile,
): v.InferOutput<TSchema> {
  const result = v.safeParse(schema, parsedJson(path, text));
  if (result.success) return result.output;
  const [issue] = result.issues;
  throw new LessonFileError(
    path,
    0,
    problem('value', { place: v.getDotPath(issue) ?? problem('whole_file'), problem: issue.message }),
  );
}

function parsedJson(path: string, text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new LessonFileError(
      path,
      0,
      problem('no_json', { problem: error instanceof Error ? error.message : String(error) }),
    );
  }
}
