import { Draws } from '../random';
import { nothing, numbering, table } from '../rows';
import { drawnSplit, type Split } from '../split';
import type { Examples, Task, TaskData } from '../task';
import { drawnSentence, longest, type Pair } from './english-french/grammar';
import { englishWords, frenchWords } from './english-french/lexicon';

const end = '.';
const [n, m] = [longest, longest + 1];

/** Bahdanau, Cho and Bengio 2015, figure 3: a phrase that is never learned from. */
const secret = 'european economic area';

/** A sentence that is held out is never learned from, nor is any with the secret phrase in it. */
export function sentences(): Split<Pair> {
  const text = ({ english }: Pair) => english.join(' ');
  const counts = { heldOut: 600, training: 12_000 };
  return drawnSplit(new Draws(1, 1), drawnSentence, text, counts, (pair) => text(pair).includes(secret));
}

const targetWords = [...frenchWords, end];

/** Sentences as numbers of words. */
export function examples(pairs: readonly Pair[]): Examples {
  const [sourceOf, targetOf] = [numbering(englishWords), numbering(targetWords)];
  return {
    count: pairs.length,
    source: table(
      pairs.map(({ english }) => english.map(sourceOf)),
      n,
    ),
    target: table(
      pairs.map(({ french }) => [...french, end].map(targetOf)),
      m,
    ),
  };
}

async function load(): Promise<TaskData> {
  const { training, heldOut } = sentences();
  return {
    sourceWords: englishWords,
    targetWords,
    training: examples(training),
    heldOut: examples(heldOut),
    alignments: table(
      heldOut.map(({ sources }) => [...sources, nothing]),
      m,
    ),
  };
}

/** Adjectives change places: "the european economic area", "la zone économique européenne". */
export const englishFrench: Task = {
  id: 'english-french',
  title: 'English to French',
  model: 'translator',
  options: [['norm', 'pre']],
  sizes: [],
  optimizer: { rule: 'adam_w' },
  schedule: { course: 'cosine', rate: 0.003, steps: 1250 },
  clip: 1,
  batch: 64,
  steps: 1250,
  seed: 1,
  load,
};
