import type { Engine } from '../../engine/engine';
import type { Trace, TraceNode, VariantSchema } from '../../engine/types';
import type { Lesson } from '../../lessons/lesson';
import { reduceLesson } from '../../store/actions/reduce-lesson';
import { sameMatrix } from '../../store/document/matrix';
import { initialState, presetDocument } from '../../store/document/preset';
import { followsFromWords } from '../../store/document/reading';
import { isRefusal } from '../../store/document/refusal';
import { requestWithAllOptions } from '../../store/document/request';
import type { Document } from '../../store/document/state';
import { inputNamed, tokenDimension } from '../../store/sizes/shapes';
import { prompt, type Tokens } from './texts';

/** What runs a trained model. */
export interface Running {
  readonly engine: Engine;
  readonly lesson: Lesson;
  readonly schema: VariantSchema;
}

export function runOf(document: Document, { engine, schema }: Running): Trace {
  return engine.run(requestWithAllOptions(document, schema));
}

/** A document with other words; a sentence when they cannot be read. */
export function reworded(
  document: Document,
  tokens: Partial<Tokens>,
  { lesson, schema }: Running,
): Document | string {
  const state = { ...initialState(lesson, schema), document };
  const next = reduceLesson(state, { type: 'read-words', tokens }, schema, lesson);
  return isRefusal(next) ? next.error : next.document;
}

/** What a model reads, as it stands in a document: words or a picture, and no parameters. */
function isGiven(name: string, { lesson: { reading }, schema }: Running): boolean {
  return reading === undefined ? inputNamed(schema, name)?.kind === 'input' : followsFromWords(name, reading);
}

/** The same words or the same picture, and the model as it was trained; null when it cannot read them. */
export function asTrained(document: Document, running: Running): Document | null {
  const preset = presetDocument(running.lesson, running.schema);
  if (running.lesson.reading === undefined) {
    const given = Object.entries(document.inputs).filter(([name]) => isGiven(name, running));
    return { ...preset, inputs: { ...preset.inputs, ...Object.fromEntries(given) } };
  }
  const found = reworded(preset, document.tokens, running);
  return typeof found === 'string' ? null : found;
}

/** Whether nobody has changed the model, whatever it reads. */
export function isAsTrained(document: Document, running: Running): boolean {
  const { lesson, schema } = running;
  const preset = presetDocument(lesson, schema);
  return (
    schema.inputs.every(
      ({ name }) => isGiven(name, running) || sameMatrix(document.inputs[name], preset.inputs[name]),
    ) && schema.options.every(({ name }) => document.options[name] === preset.options[name])
  );
}

/** For how many words there are places. */
export function placesFor(list: 'query' | 'key', { lesson, schema }: Running): number {
  const dimension = tokenDimension(schema, list);
  const tables = Object.entries(lesson.reading?.places ?? {}).filter(
    ([name]) => inputNamed(schema, name)?.rows === dimension?.name,
  );
  const most = list === 'query' ? lesson.reading?.longest : undefined;
  return Math.min(most ?? dimension?.max ?? 0, ...tables.map(([, table]) => table.length));
}

/** What a model says at a place: its likeliest word, and how sure it is of it. */
export interface Answer {
  readonly word: string;
  readonly share: number;
}

const shares = new WeakMap<Trace, TraceNode>();

/** The probabilities of all words at all places: a softmax of the engine over what the run ends with. */
export function probabilities(trace: Trace, { engine }: Pick<Running, 'engine'>): TraceNode {
  const known = shares.get(trace);
  if (known !== undefined) return known;
  const logits = trace.node('logits');
  if (logits === undefined) throw new Error('The run has no logits.');
  const found = engine.run({ variant: 'softmax', inputs: { scores: logits }, options: {} }).node('weights');
  if (found === undefined) throw new Error('The softmax has no weights.');
  shares.set(trace, found);
  return found;
}

/** The column of the largest number of a row; the first of several. */
export function largestIn({ data, cols }: TraceNode, row: number): number {
  let best = 0;
  for (let col = 1; col < cols; col += 1)
    if ((data[row * cols + col] ?? 0) > (data[row * cols + best] ?? 0)) best = col;
  return best;
}

/** The words, or the classes, that a model may say. */
function wordsToSay({ lesson }: Running): readonly string[] {
  return lesson.reading?.query?.words ?? lesson.preset.features?.c ?? [];
}

/** What a model says at each place. */
export function answers(trace: Trace, running: Running): readonly Answer[] {
  const found = probabilities(trace, running);
  const words = wordsToSay(running);
  return Array.from({ length: found.rows }, (_, row) => {
    const best = largestIn(found, row);
    return { word: words[best] ?? '', share: found.data[row * found.cols + best] ?? 0 };
  });
}

/** A text as far as it is written, and the run that gave its last word. */
export interface Written {
  readonly tokens: readonly string[];
  readonly trace: Trace;
  readonly word: string;
}

/** Writes word by word, each the likeliest, until the end or until there are no places left. */
export function* writing(document: Document, running: Running): Generator<Written, void> {
  const { end = '' } = running.lesson.trained ?? {};
  const most = placesFor('query', running);
  let tokens = prompt(document.tokens, running.lesson);
  while (tokens.length <= most) {
    const next = reworded(document, { query: tokens }, running);
    if (typeof next === 'string') return;
    const trace = runOf(next, running);
    const word = answers(trace, running).at(-1)?.word ?? '';
    yield { tokens, trace, word };
    if (word === end) return;
    tokens = [...tokens, word];
  }
}

/** What a model says, all at once: the words without the one that ends them, or the class of a picture. */
export function written(document: Document, running: Running): readonly string[] {
  if (running.lesson.reading === undefined)
    return answers(runOf(document, running), running).map(({ word }) => word);
  const { end = '' } = running.lesson.trained ?? {};
  return Array.from(writing(document, running), ({ word }) => word).filter((word) => word !== end);
}

const pause = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

/** The same with a pause before every word, in which a page can draw; null when nobody wants to know any more. */
export async function unhurried(
  document: Document,
  running: Running,
  isWanted: () => boolean,
): Promise<readonly string[] | null> {
  await pause();
  if (running.lesson.reading === undefined) return isWanted() ? written(document, running) : null;
  const { end = '' } = running.lesson.trained ?? {};
  const words: string[] = [];
  for (const { word } of writing(document, running)) {
    if (!isWanted()) return null;
    if (word !== end) words.push(word);
    await pause();
  }
  return words;
}
