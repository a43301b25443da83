import { checkImplementation } from '../../authoring/implementation/compare/check';
import type { CheckReport } from '../../authoring/implementation/compare/report';
import { passes, reportText } from '../../authoring/implementation/format';
import { optionValue } from '../../authoring/implementation/reading/values';
import { MessageError, messageOf } from '../../engine/errors';
import { readBytes } from '../../engine/files';
import { engineFile, loadEngine } from '../../engine/load';
import type { OptionValue, VariantSchema } from '../../engine/types';
import { readFile } from '../../formats/read-given';
import { fetchLanguage, languages, supportedCode } from '../../i18n/choose';
import type { Locale } from '../../i18n/i18n';
import { message } from '../../i18n/message';
import { catalogue } from '../../lessons/index';
import { loadLesson } from '../../lessons/load-lesson';
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
  /** The id of a lesson; the first one by default. */
  readonly lesson?: string | undefined;
  /** Options of the lesson that differ from its own. */
  readonly options?: Readonly<Record<string, OptionValue>> | undefined;
  /** The language of the report and of errors, by its code: `en`, the default, or `fr`. */
  readonly lang?: string | undefined;
  /** The matrix that an array stands for, by its name: `{ y: 'output' }`; empty to leave it out. */
  readonly names?: Readonly<Record<string, string>> | undefined;
}

export interface CheckResult {
  /** Whether everything that was given is known and agrees. */
  readonly passes: boolean;
  /** A table of the steps, and what was found. */
  readonly text: string;
  readonly report: CheckReport;
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
    throw new MessageError(message('implementation.command_lang', { lang, known }));
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
  const { bytes, file, lesson: id = catalogue[0].id, options = {}, names = {} } = request;
  const entry = catalogue.find((each) => each.id === id);
  if (entry === undefined) {
    const known = catalogue.map((each) => each.id).join(', ');
    throw new MessageError(message('implementation.command_lesson', { id, known }));
  }
  const readBeside = async (source: unknown) => (await read(new URL(String(source)))).buffer;
  const [given, engine, lesson] = await Promise.all([
    readFile(bytes, file),
    loadEngine('full', readBeside(engineFile('full'))),
    loadLesson(entry, (_name, url) => readBeside(url())),
  ]);
  const schema = engine.variants.find((variant) => variant.id === lesson.variant);
  if (schema === undefined) throw new Error(`The engine has no variant “${lesson.variant}”.`);
  const preset = presetDocument(lesson, schema);
  const document = { ...preset, options: { ...preset.options, ...validOptions(options, schema) } };
  const report = checkImplementation(
    given,
    { engine, schema, document, explicit: new Set(Object.keys(options)) },
    new Map(Object.entries(names)),
  );
  for (const target of Object.values(names))
    if (target !== '' && !isTarget(target, report.targets)) {
      const known = report.targets.join(', ');
      throw new MessageError(message('implementation.command_target', { target, known }));
    }
  return { passes: passes(report), text: reportText(report, locale), report };
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
