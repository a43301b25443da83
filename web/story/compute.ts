import type { Engine } from '../engine/engine';
import { loadEngine } from '../engine/load';
import { requireVariant } from '../engine/resolver';
import type { Trace, TraceNode } from '../engine/types';
import { distance, nearest } from '../figures/trained-models/nearest-words';
import { generate, type ModelContext, maxTokens, runOf, withTokens } from '../figures/trained-models/runs';
import { wordsOf } from '../figures/trained-models/texts';
import { catalogue } from '../lessons/index';
import type { Lesson } from '../lessons/lesson';
import { loadLesson } from '../lessons/load-lesson';
import { presetDocument } from '../store/document/preset';
import { isRefusal } from '../store/document/refusal';
import type { LoadFile } from '../training/files';
import type { Attention, OpenedCell, Rows, Sentence, Story } from './story';

/** The only head of the only decoder layer's attention to the source. */
const head = 'decoder_0/cross/head_0/';

/** A sentence with the attention that wrote its translation. */
interface Translation {
  readonly sentence: Sentence;
  readonly trace: Trace;
}

/** The English-French model of the lesson of this name. */
export async function loadTranslator(engine?: Engine, files?: LoadFile): Promise<ModelContext> {
  const entry = catalogue.find(({ id }) => id === 'english-french');
  if (entry === undefined) throw new Error('There is no lesson english-french.');
  const [lesson, full] = await Promise.all([loadLesson(entry, files), engine ?? loadEngine('full')]);
  return contextOf(lesson, full);
}

function contextOf(lesson: Lesson, engine: Engine): ModelContext {
  return { engine, lesson, schema: requireVariant(engine, lesson.variant) };
}

function nodeOf(trace: Trace, id: string): TraceNode {
  const node = trace.node(id);
  if (node === undefined) throw new Error(`The run has no ${id}.`);
  return node;
}

function rowsOf({ data, rows, cols }: TraceNode): Rows {
  return Array.from({ length: rows }, (_, row) => Array.from(data.slice(row * cols, (row + 1) * cols)));
}

function translate(english: readonly string[], context: ModelContext): Translation {
  const { query, key } = context.lesson.reading ?? {};
  if (query?.start === undefined || key === undefined) throw new Error('The lesson is not a translator.');
  const document = presetDocument(context.lesson, context.schema);
  const source = withTokens(document, { key: english, query: [query.start] }, context);
  if (isRefusal(source)) throw new Error('The model cannot read the sentence.');
  const words = generate(source, context).slice(0, maxTokens('query', context) - 1);
  const whole = withTokens(source, { query: [query.start, ...words] }, context);
  if (isRefusal(whole)) throw new Error('The model cannot read its translation.');
  const trace = runOf(whole, context);
  const french = [...words, context.lesson.trained?.end ?? ''];
  return { sentence: { english, french, weights: rowsOf(nodeOf(trace, `${head}weights`)) }, trace };
}

function attentionOf(trace: Trace): Attention {
  const rows = (name: keyof Attention): Rows => rowsOf(nodeOf(trace, head + name));
  return {
    query: rows('query'),
    key: rows('key'),
    value: rows('value'),
    scores: rows('scores'),
    scaled_scores: rows('scaled_scores'),
    context: rows('context'),
  };
}

/** The word, other than the full stop, whose attention is spread most; and the word that it attends to most. */
function cellToOpen({ weights, french }: Sentence): readonly [row: number, col: number] {
  const most = weights.slice(0, Math.max(1, french.length - 1)).map((row) => Math.max(...row));
  const row = most.indexOf(Math.min(...most));
  return [row, weights[row]?.indexOf(most[row] ?? 0) ?? 0];
}

/** Softmax of the row at ten temperatures, the last of which is 1. */
function sharpen(scores: readonly number[], engine: Engine): Rows {
  const data = new Float64Array(scores);
  return Array.from({ length: 10 }, (_, step) => {
    const request = { variant: 'softmax', options: { temperature: 10 / (step + 1) } };
    const run = engine.run({ ...request, inputs: { scores: { rows: 1, cols: data.length, data } } });
    return rowsOf(nodeOf(run, 'weights'))[0] ?? [];
  });
}

function openCell({ sentence, trace }: Translation, engine: Engine): OpenedCell {
  const [row, col] = cellToOpen(sentence);
  const { terms } = trace.explain({ node: `${head}scores`, row, col });
  const scaled = rowsOf(nodeOf(trace, `${head}scaled_scores`))[row] ?? [];
  return { row, col, products: terms.map(({ value }) => value), sharpening: sharpen(scaled, engine) };
}

/** Computes the story of two sentences of known words. */
export function computeStory(
  before: readonly string[],
  after: readonly string[],
  context: ModelContext,
): Story {
  const second = translate(after, context);
  return {
    before: translate(before, context).sentence,
    after: second.sentence,
    attention: attentionOf(second.trace),
    opened: openCell(second, context.engine),
  };
}

/** Why a text cannot be translated. */
export type Problem =
  | { readonly kind: 'empty' }
  | { readonly kind: 'long'; readonly count: number; readonly limit: number }
  | { readonly kind: 'unknown'; readonly unknown: readonly UnknownWord[] };

/** A word that the model does not know, and those of its words that are spelled almost like it. */
export interface UnknownWord {
  readonly word: string;
  readonly near: readonly string[];
}

/** The story takes fewer words than the model, to fit on a phone. */
const maxWords = 8;

/** The words that differ in one letter of three at most. */
function near(word: string, known: readonly string[]): readonly string[] {
  const most = Math.max(1, Math.floor(word.length / 3));
  return nearest(word, known, 3).filter((each) => distance(word.toLowerCase(), each) <= most);
}

/** Splits a text into words of the vocabulary, or says why it cannot. */
export function readText(text: string, { lesson }: ModelContext): readonly string[] | Problem {
  const vocabulary = lesson.reading?.key;
  const words =
    vocabulary === undefined ? [] : wordsOf(text.replaceAll(/[.,;:!?]+(?=\s|$)/g, ''), vocabulary);
  if (words.length === 0) return { kind: 'empty' };
  if (words.length > maxWords) return { kind: 'long', count: words.length, limit: maxWords };
  const known = vocabulary?.words ?? [];
  const unknown = new Set(words.filter((word) => !known.includes(word)).map((word) => word.slice(0, 40)));
  if (unknown.size === 0) return words;
  return { kind: 'unknown', unknown: [...unknown].map((word) => ({ word, near: near(word, known) })) };
}
