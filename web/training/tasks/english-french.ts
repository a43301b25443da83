import type { Examples } from '../../engine/training';
import { padding, padRows, wordIndex } from '../padding';
import { RandomStream } from '../random';
import { type Split, sampleSplit } from '../split';
import type { Task, TaskData } from '../task';
import { maxLength, type Pair, randomSentence } from './english-french/grammar';
import { englishWords, frenchWords } from './english-french/lexicon';

const end = '.';
const [n, m] = [maxLength, maxLength + 1];

/** Never in the training data (Bahdanau, Cho and Bengio 2015, figure 3). */
const heldOutPhrase = 'european economic area';

/**
 * Sentences with `heldOutPhrase` are never used for training. The held-out sentences are drawn first, so they do not
 * depend on the number of training sentences.
 */
export function sampleSentences(training = 12_000): Promise<Split<Pair>> {
  const text = ({ english }: Pair) => english.join(' ');
  const counts = { heldOut: 600, training };
  return sampleSplit(new RandomStream(1, 1), randomSentence, text, counts, (pair) =>
    text(pair).includes(heldOutPhrase),
  );
}

const targetWords = [...frenchWords, end];
const sizes: Task['sizes'] = [
  ['n', n],
  ['m', m],
  ['c_source', englishWords.length],
  ['c_target', targetWords.length],
];

/** Encodes sentence pairs as token indices. */
export function examples(pairs: readonly Pair[]): Examples {
  const [sourceOf, targetOf] = [wordIndex(englishWords), wordIndex(targetWords)];
  return {
    count: pairs.length,
    source: padRows(
      pairs.map(({ english }) => english.map(sourceOf)),
      n,
    ),
    target: padRows(
      pairs.map(({ french }) => [...french, end].map(targetOf)),
      m,
    ),
  };
}

const load = async (): Promise<TaskData> => dataOf(await sampleSentences());

/** The held-out examples only, for evaluation. */
export const loadHeldOut = async (): Promise<TaskData> => dataOf(await sampleSentences(0));

function dataOf({ training, heldOut }: Split<Pair>): TaskData {
  return {
    sourceWords: englishWords,
    targetWords,
    training: examples(training),
    heldOut: examples(heldOut),
    alignments: padRows(
      heldOut.map(({ sources }) => [...sources, padding]),
      m,
    ),
  };
}

const trainingOptions = {
  optimizer: { rule: 'adam_w' },
  schedule: { kind: 'cosine', rate: 0.004, steps: 1800 },
  clip: 1,
  batch: 32,
  steps: 1800,
  seed: 2,
} as const;

/** Adjectives change their order: "the european economic area", "la zone économique européenne". */
export const englishFrench: Task = {
  id: 'english-french',
  title: 'English to French',
  model: 'translator',
  options: [['norm', 'pre']],
  sizes: [...sizes, ['d_model', 32], ['d_ff', 64], ['n_heads', 4], ['n_cross_heads', 1]],
  ...trainingOptions,
  map: 'decoder_0/cross/head_0/weights',
  load,
};

const recurrent = {
  model: 'recurrent_translator',
  sizes: [...sizes, ['d_model', 32], ['d_h', 40], ['d_a', 32]],
  ...trainingOptions,
  schedule: { kind: 'cosine', rate: 0.004, steps: 1000 },
  batch: 32,
  steps: 1000,
  load,
} as const;

/** The same sentences with recurrent networks (Bahdanau, Cho and Bengio 2015). */
export const englishFrenchRecurrent: Task = {
  ...recurrent,
  id: 'english-french-recurrent',
  title: 'English to French, recurrent with attention',
  options: [['attention', 'bahdanau']],
  map: 'decoder/weights',
};

/** The decoder gets only the last encoder state (Cho et al. 2014), which is too small for long sentences. */
export const englishFrenchWithoutAttention: Task = {
  ...recurrent,
  id: 'english-french-without-attention',
  title: 'English to French, recurrent without attention',
  options: [['attention', 'none']],
};
