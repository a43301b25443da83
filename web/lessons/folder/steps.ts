import type { LessonStep } from '../lesson';
import type { StepEntry } from './schema';
import type { TextReader } from './text-reader';
import { LessonFileError, problem } from './texts';

/** Steps that several lessons share. Their ids and texts may contain parameters: `{at}w_q`. */
export interface Part {
  /** By name, with the value that they have if none is given; null if one must be given. */
  readonly parameters: Readonly<Record<string, string | null>>;
  readonly steps: readonly StepEntry[];
  /** The texts, read anew for each use. */
  texts(): TextReader;
}

/** What the steps of a lesson can refer to: parts, and texts that stand beside several steps, in one language. */
export interface SharedTexts {
  readonly parts: ReadonlyMap<string, Part>;
  readonly asides: ReadonlyMap<string, string>;
}

/** The value of a placeholder, or undefined: a parameter, one of the words for its value, or an aside. */
type Fill = (name: string) => string | undefined;

interface StepTexts {
  readonly prose?: string;
  readonly aside?: string;
}

/** Replaces `{name}`. */
function filled(text: string, fill: Fill): string {
  return text.replace(/\{([\w.-]+)\}/g, (whole, name: string) => fill(name) ?? whole);
}

/** The steps of a lesson with the texts of its file, which replace those of the parts that it includes. */
export function lessonSteps(
  entries: readonly StepEntry[],
  texts: TextReader,
  shared: SharedTexts,
  file: string,
): readonly LessonStep[] {
  const steps = expand(entries, texts.optionalSection('steps'), { shared, file, fill: () => undefined });
  return [...steps].map(([node, { prose, aside }]) => {
    if (prose === undefined) throw new LessonFileError(file, 0, problem('step_without_text', { name: node }));
    return { node, prose, ...(aside !== undefined && { aside }) };
  });
}

interface Context {
  readonly shared: SharedTexts;
  readonly file: string;
  /** Values of the placeholders in ids. */
  readonly fill: Fill;
  /** Values of the placeholders in texts; those of ids if there are no others. */
  readonly fillText?: Fill;
}

/** The texts of the steps by node, in order. */
function expand(
  entries: readonly StepEntry[],
  texts: TextReader | undefined,
  context: Context,
): Map<string, StepTexts> {
  const { fill, shared } = context;
  const steps = new Map<string, StepTexts>();
  const put = (node: string, text: StepTexts): void => {
    steps.set(node, { ...steps.get(node), ...text });
  };
  for (const entry of entries) {
    if (typeof entry === 'string') put(filled(entry, fill), {});
    else if ('include' in entry) for (const [node, text] of included(entry, context)) put(node, text);
    else if (filled(entry.if, fill) !== '') put(filled(entry.step, fill), {});
  }
  const fillText: Fill = (name) => (context.fillText ?? fill)(name) ?? shared.asides.get(name);
  for (const name of texts?.names ?? []) {
    const own = texts?.section(name);
    const node = filled(name, fill);
    if (own === undefined || (!steps.has(node) && !isOfUnusedStep(name, entries)))
      throw unknownStep(name, context);
    if (steps.has(node)) put(node, textsOf(own, fillText));
  }
  return steps;
}

/** Whether a text is of a step that these parameters leave out. */
const isOfUnusedStep = (name: string, entries: readonly StepEntry[]): boolean =>
  entries.some((entry) => typeof entry === 'object' && 'step' in entry && entry.step === name);

const unknownStep = (name: string, { file }: Context): LessonFileError =>
  new LessonFileError(file, 0, problem('text_without_step', { name }));

function textsOf(own: TextReader, fill: Fill): StepTexts {
  const [prose, aside] = [own.optionalText, own.aside];
  return {
    ...(prose !== undefined && { prose: filled(prose, fill) }),
    ...(aside !== undefined && { aside: filled(aside, fill) }),
  };
}

/** The steps of a part, with the parameters of the entry. */
function included(
  { include, only, ...given }: Extract<StepEntry, { include: string }>,
  context: Context,
): Map<string, StepTexts> {
  const part = context.shared.parts.get(include);
  if (part === undefined)
    throw new LessonFileError(context.file, 0, problem('unknown_part', { name: include }));
  const values = parametersOf(include, part, given, context);
  const texts = part.texts();
  const words = texts.optionalSection('words');
  const fill: Fill = (name) => values.get(name);
  const fillText: Fill = (name) => {
    const value = values.get(name.split('.')[0] ?? '');
    return value === undefined ? undefined : (words?.optionalSection(name)?.fields.get(value) ?? value);
  };
  const steps = expand(part.steps, texts.optionalSection('steps'), { ...context, fill, fillText });
  return only === undefined ? steps : new Map([...steps].filter(([node]) => only.includes(node)));
}

function parametersOf(
  name: string,
  { parameters }: Part,
  given: Readonly<Record<string, unknown>>,
  { fill, file }: Context,
): ReadonlyMap<string, string> {
  const unknown = Object.keys(given).find((each) => !(each in parameters));
  if (unknown !== undefined)
    throw new LessonFileError(file, 0, problem('unknown_parameter', { name, parameter: unknown }));
  return new Map(
    Object.entries(parameters).map(([each, initial]) => {
      const value = given[each] ?? initial;
      if (value === null)
        throw new LessonFileError(file, 0, problem('needs_parameter', { name, parameter: each }));
      return [each, filled(String(value), fill)];
    }),
  );
}
