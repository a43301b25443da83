import type { Engine } from '../../engine/engine';
import type { Trace, TraceNode, VariantSchema } from '../../engine/types';
import type { Lesson } from '../../lessons/lesson';
import { reduceLesson } from '../../store/actions/reduce-lesson';
import { argmaxRow, sameMatrix } from '../../store/document/matrix';
import { initialState, presetDocument } from '../../store/document/preset';
import { followsFromWords } from '../../store/document/reading';
import { isRefusal, type Refusal } from '../../store/document/refusal';
import { requestWithAllOptions } from '../../store/document/request';
import type { Document } from '../../store/document/state';
import { inputNamed, tokenDimension } from '../../store/sizes/shapes';
import { prompt, type Tokens } from './texts';

/** Engine, lesson and schema of a trained model. */
export interface ModelContext {
  readonly engine: Engine;
  readonly lesson: Lesson;
  readonly schema: VariantSchema;
}

export function runOf(document: Document, { engine, schema }: ModelContext): Trace {
  return engine.run(requestWithAllOptions(document, schema));
}

/** The document with other tokens, or a refusal if the model cannot read them. */
export function withTokens(
  document: Document,
  tokens: Partial<Tokens>,
  { lesson, schema }: ModelContext,
): Document | Refusal {
  const state = { ...initialState(lesson, schema), document };
  const next = reduceLesson(state, { type: 'read-words', tokens }, schema, lesson);
  return isRefusal(next) ? next : next.document;
}

/** Whether an input is the data that a model reads, and not a parameter. */
function isModelInput(name: string, { lesson: { reading }, schema }: ModelContext): boolean {
  return reading === undefined ? inputNamed(schema, name)?.kind === 'input' : followsFromWords(name, reading);
}

/** The same data with the trained parameters; null if the model cannot read it. */
export function restoreWeights(document: Document, context: ModelContext): Document | null {
  const preset = presetDocument(context.lesson, context.schema);
  if (context.lesson.reading === undefined) {
    const modelInputs = Object.entries(document.inputs).filter(([name]) => isModelInput(name, context));
    return { ...preset, inputs: { ...preset.inputs, ...Object.fromEntries(modelInputs) } };
  }
  const result = withTokens(preset, document.tokens, context);
  return isRefusal(result) ? null : result;
}

/** Whether parameters and options are unchanged since training. */
export function hasTrainedWeights(document: Document, context: ModelContext): boolean {
  const { lesson, schema } = context;
  const preset = presetDocument(lesson, schema);
  return (
    schema.inputs.every(
      ({ name }) => isModelInput(name, context) || sameMatrix(document.inputs[name], preset.inputs[name]),
    ) && schema.options.every(({ name }) => document.options[name] === preset.options[name])
  );
}

/** Maximum number of tokens. */
export function maxTokens(list: 'query' | 'key', { lesson, schema }: ModelContext): number {
  const dimension = tokenDimension(schema, list);
  const tables = Object.entries(lesson.reading?.places ?? {}).filter(
    ([name]) => inputNamed(schema, name)?.rows === dimension?.name,
  );
  const maxLength = list === 'query' ? lesson.reading?.longest : undefined;
  return Math.min(maxLength ?? dimension?.max ?? 0, ...tables.map(([, table]) => table.length));
}

/** The most probable token at a position, and its probability. */
export interface Prediction {
  readonly word: string;
  readonly probability: number;
}

const probabilitiesCache = new WeakMap<Trace, TraceNode>();

/** Probabilities at all positions: a softmax of the engine over the logits. */
export function probabilities(trace: Trace, { engine }: Pick<ModelContext, 'engine'>): TraceNode {
  const cached = probabilitiesCache.get(trace);
  if (cached !== undefined) return cached;
  const logits = trace.node('logits');
  if (logits === undefined) throw new Error('The run has no logits.');
  const result = engine.run({ variant: 'softmax', inputs: { scores: logits }, options: {} }).node('weights');
  if (result === undefined) throw new Error('The softmax has no weights.');
  probabilitiesCache.set(trace, result);
  return result;
}

/** The output tokens or classes of a model. */
export function outputVocabulary({ lesson }: ModelContext): readonly string[] {
  return lesson.reading?.query?.words ?? lesson.preset.features?.c ?? [];
}

/** The prediction at each position. */
export function predictions(trace: Trace, context: ModelContext): readonly Prediction[] {
  const result = probabilities(trace, context);
  const words = outputVocabulary(context);
  return Array.from({ length: result.rows }, (_, row) => {
    const best = argmaxRow(result, row);
    return { word: words[best] ?? '', probability: result.data[row * result.cols + best] ?? 0 };
  });
}

/** The text so far, and the run that gave its next token. */
export interface GenerationStep {
  readonly tokens: readonly string[];
  readonly trace: Trace;
  readonly word: string;
}

/** Greedy decoding until the end token or the maximum length. */
export function* generateSteps(document: Document, context: ModelContext): Generator<GenerationStep, void> {
  const { end = '', answersOnce = false } = context.lesson.trained ?? {};
  const maxLength = maxTokens('query', context);
  let tokens = prompt(document.tokens, context.lesson);
  while (tokens.length <= maxLength) {
    const next = withTokens(document, { query: tokens }, context);
    if (isRefusal(next)) return;
    const trace = runOf(next, context);
    const word = predictions(trace, context).at(-1)?.word ?? '';
    yield { tokens, trace, word };
    if (word === end || answersOnce) return;
    tokens = [...tokens, word];
  }
}

/** The generated tokens without the end token, or the class of a picture. */
export function generate(document: Document, context: ModelContext): readonly string[] {
  if (context.lesson.reading === undefined)
    return predictions(runOf(document, context), context).map(({ word }) => word);
  const { end = '' } = context.lesson.trained ?? {};
  return Array.from(generateSteps(document, context), ({ word }) => word).filter((word) => word !== end);
}

const nextTask = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

/** The same, yielding to the page before each token. Null as soon as `isCurrent` returns false. */
export async function generateAsync(
  document: Document,
  context: ModelContext,
  isCurrent: () => boolean,
): Promise<readonly string[] | null> {
  await nextTask();
  if (context.lesson.reading === undefined) return isCurrent() ? generate(document, context) : null;
  const { end = '' } = context.lesson.trained ?? {};
  const words: string[] = [];
  for (const { word } of generateSteps(document, context)) {
    if (!isCurrent()) return null;
    if (word !== end) words.push(word);
    await nextTask();
  }
  return words;
}
