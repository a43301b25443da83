import type { Evaluation } from '../../authoring/implementation/assess/evaluate';
import { type RunEngine, rememberRuns } from '../../authoring/implementation/assess/remember-runs';
import { checkImplementation } from '../../authoring/implementation/compare/check';
import type { CheckContext } from '../../authoring/implementation/compare/inputs';
import type { CheckReport } from '../../authoring/implementation/compare/report';
import { outcomeOf, passes, reportText } from '../../authoring/implementation/format';
import { contextOf, guessContext } from '../../authoring/implementation/guess/guess';
import { optionValue } from '../../authoring/implementation/reading/values';
import { MessageError, messageOf } from '../../engine/errors';
import { readBytes } from '../../engine/files';
import { engineFile, loadEngine } from '../../engine/load';
import type { OptionValue, VariantSchema } from '../../engine/types';
import type { GivenFile } from '../../formats/given-array';
import { readFiles } from '../../formats/read-given';
import { fetchLanguage, languages, supportedCode } from '../../i18n/choose';
import { implementationText } from '../../i18n/en/implementation';
import type { Locale } from '../../i18n/i18n';
import { mistakesOf } from '../../i18n/lesson-texts';
import { type Message, message } from '../../i18n/message';
import { catalogue } from '../../lessons/index';
import { loadLesson } from '../../lessons/load-lesson';
import { withSchema } from '../../program/folder-lesson';
import { optionError } from '../../store/actions/options';
import { presetDocument } from '../../store/document/preset';

/** Throws a `MessageError` for an option that the lesson does not have, or a value that is not allowed. */
function validOptions(
  options: Readonly<Record<string, OptionValue>>,
  schema: VariantSchema,
): Readonly<Record<string, OptionValue>> {
  const entries = Object.entries(options).map(([name, value]) => {
    const option = schema.options.find((each) => each.name === name);
    const read = option === undefined ? value : optionValue(option, value);
    const error = optionError(schema, name, read);
    if (error !== null) throw new MessageError(error);
    return [name, read] as const;
  });
  return Object.fromEntries(entries);
}

export type { CheckReport } from '../../authoring/implementation/compare/report';

/** What is to be checked. */
export interface CheckRequest {
  /** The contents of a file: npz, npy, safetensors, JSON or a printout. */
  readonly bytes: Uint8Array;
  /** The name of the file, which names the array of a `.npy` file. */
  readonly file: string;
  /** More files that are read as one with the first, such as all shards of a model. */
  readonly more?: readonly { readonly name: string; readonly bytes: Uint8Array }[] | undefined;
  /** The id of a lesson or of a mechanism; by default the mechanism that fits the file best. */
  readonly lesson?: string | undefined;
  /** Options of the lesson that differ from its own. */
  readonly options?: Readonly<Record<string, OptionValue>> | undefined;
  /** The language of the report and of errors, by its code: `en`, the default, or `fr`. */
  readonly lang?: string | undefined;
  /** The matrix that an array stands for, by its name: `{ y: 'output' }`; empty to leave it out. */
  readonly names?: Readonly<Record<string, string>> | undefined;
  /** The decimal mark of numbers in a text that has both commas and points. */
  readonly decimal?: 'comma' | 'point' | undefined;
  /** Whether arrays that were not compared fail the check. */
  readonly isStrict?: boolean | undefined;
}

export interface CheckResult {
  /** `unjudged` if inputs are missing, or nothing could be compared. */
  readonly outcome: 'agrees' | 'differs' | 'unjudged';
  /** Whether everything that was compared agrees; in strict checks, everything must have been compared. */
  readonly passes: boolean;
  /** A table of the steps, and what was found. */
  readonly text: string;
  readonly report: CheckReport;
}

/** What a check can be made with. */
export interface CheckedLessons {
  readonly lessons: readonly { readonly id: string; readonly variant: string }[];
  /** Ids of mechanisms without a lesson. */
  readonly mechanisms: readonly string[];
}

/** All lessons with their mechanisms, and the mechanisms that no lesson has. */
export async function checkedLessons(read: ReadUrl = fetchUrl): Promise<CheckedLessons> {
  const file = read(new URL(String(engineFile('full')))).then(({ buffer }) => buffer);
  const { variants } = await loadEngine('full', file);
  const taught = new Set<string>(catalogue.map(({ variant }) => variant));
  return {
    lessons: catalogue.map(({ id, variant }) => ({ id, variant })),
    mechanisms: variants.map(({ id }) => id).filter((id) => !taught.has(id)),
  };
}

/** Reads a file that stands beside the code. */
export type ReadUrl = (url: URL) => Promise<Uint8Array<ArrayBuffer>>;

/** Reads a file as the page does. */
const fetchUrl: ReadUrl = async (url) => {
  const bytes = await readBytes(url, { key: 'file.named', args: { name: url.pathname } });
  return new Uint8Array(await new Response(bytes).arrayBuffer());
};

/**
 * Compares arrays that somebody's own code computed with the run of a lesson. `read` reads the files of the package. Rejects with
 * an error whose message says what is wrong with the request.
 */
export async function check(request: CheckRequest, read: ReadUrl = fetchUrl): Promise<CheckResult> {
  const { lang = 'en', lesson = '' } = request;
  if (supportedCode(lang) === undefined) {
    const known = Object.keys(languages).join(', ');
    throw new MessageError(message(implementationText('implementation.command_lang'), { lang, known }));
  }
  const locale = await fetchLanguage(lang, catalogue.some(({ id }) => id === lesson) ? lesson : '');
  try {
    return await checkIn(locale, request, read);
  } catch (error) {
    const details = messageOf(error);
    throw details === null ? error : new Error(locale.format(details), { cause: error });
  }
}

async function checkIn(locale: Locale, request: CheckRequest, read: ReadUrl): Promise<CheckResult> {
  const { bytes, file, more = [], names = {}, decimal, isStrict = false } = request;
  const build = catalogue.find(({ id }) => id === request.lesson)?.build === 'programs' ? 'programs' : 'full';
  const readBeside = async (source: unknown) => (await read(new URL(String(source)))).buffer;
  const [given, engine] = await Promise.all([
    readFiles([{ name: file, bytes }, ...more], { decimal: decimal && decimalMarks[decimal] }),
    loadEngine(build, readBeside(engineFile(build))),
  ]);
  const assigned = new Map(Object.entries(names));
  const { context, notes, evaluations } = await contextFor(
    given,
    { engine: rememberRuns(engine), locale },
    request,
    readBeside,
  );
  const found = checkImplementation(given, context, assigned, evaluations);
  for (const target of Object.values(names))
    if (target !== '' && !isTarget(target, found.targets)) {
      const known = found.targets.join(', ');
      throw new MessageError(message(implementationText('implementation.command_target'), { target, known }));
    }
  const report = { ...found, notes: [...notes, ...found.notes] };
  return {
    passes: passes(report, isStrict),
    outcome: outcomeOf(report),
    text: reportText(report, locale),
    report,
  };
}

const decimalMarks = { comma: ',', point: '.' } as const;

interface ChosenContext {
  readonly context: CheckContext;
  readonly notes: readonly Message[];
  /** Of a mechanism that was guessed. */
  readonly evaluations?: readonly Evaluation[];
}

/** The mechanism of a stated lesson, or the one that fits the file best. */
async function contextFor(
  given: GivenFile,
  { engine, locale }: { readonly engine: RunEngine; readonly locale: Locale },
  { lesson, options = {}, names = {} }: CheckRequest,
  readBeside: (source: unknown) => Promise<ArrayBuffer>,
): Promise<ChosenContext> {
  if (lesson === undefined) {
    const assigned = new Map(Object.entries(names));
    const guess = guessContext({ file: given, engine, assigned, options });
    if (guess !== null) {
      const { schema } = guess.context;
      const lessons = catalogue.filter(({ variant }) => variant === schema.id);
      // Of several lessons, the one about an option that was chosen: positions.
      const entry = lessons.find((each) => each.id in guess.options) ?? lessons[0];
      const isDefault = schema.id === 'scaled_dot_product' && Object.keys(guess.options).length === 0;
      const told = Object.entries(guess.options).map(([name, value]) => `, ${name} = ${value}`);
      const note = message(implementationText('implementation.note_guessed'), {
        lesson: entry?.id ?? schema.id,
        options: told.join(''),
      });
      return { context: guess.context, notes: isDefault ? [] : [note], evaluations: guess.evaluations };
    }
  }
  const id = lesson ?? catalogue[0].id;
  const entry = catalogue.find((each) => each.id === id);
  const variant = engine.variants.find((each) => each.id === id);
  if (entry === undefined && variant === undefined) {
    const known = [...catalogue.map((each) => each.id), ...engine.variants.map((each) => each.id)].join(', ');
    throw new MessageError(message(implementationText('implementation.command_lesson'), { id, known }));
  }
  if (entry === undefined && variant !== undefined)
    return { context: contextOf(engine, variant, validOptions(options, variant)), notes: [] };
  const loaded = await loadLesson(entry ?? catalogue[0], (_name, url) => readBeside(url()));
  const { lesson: opened, schema } = withSchema(loaded, engine);
  const preset = presetDocument(opened, schema);
  const document = { ...preset, options: { ...preset.options, ...validOptions(options, schema) } };
  const stated = { explicit: new Set(Object.keys(options)), mistakes: mistakesOf(locale, opened) };
  return { context: { engine, schema, document, ...stated }, notes: [] };
}

/** Whether a name is that of a matrix: of all heads, `weights` or `head_*` and its `weights`, or of one, `head_0/weights`. */
function isTarget(name: string, patterns: readonly string[]): boolean {
  return patterns.some(
    (pattern) =>
      name === pattern ||
      name === pattern.replace('head_*/', '') ||
      name.replace(/head_\d+\//, 'head_*/') === pattern,
  );
}
