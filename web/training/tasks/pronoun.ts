import type { Examples } from '../../engine/training';
import { padding, wordIndex } from '../padding';
import { RandomStream } from '../random';
import type { Task, TaskData } from '../task';
import { allSentences, length, nouns, type PronounSentence, words } from './pronoun/grammar';

const heldOutCount = 400;

/** About a quarter of the pairs of nouns never occur together in training, in neither order. */
const isHeldOut = ({ pair: [one, other] }: PronounSentence): boolean => (one + other) % 4 === 3;

/** Only the last word has a target: the noun. */
function examples(written: readonly PronounSentence[]): Examples {
  const numberOf = wordIndex(words);
  return {
    count: written.length,
    source: Int32Array.from(written.flatMap(({ text }) => text.split(' ').map(numberOf))),
    target: Int32Array.from(
      written.flatMap(({ noun }) => [...Array<number>(length - 1).fill(padding), numberOf(noun)]),
    ),
  };
}

async function load(): Promise<TaskData> {
  const shuffled = new RandomStream(1, 10).shuffle(allSentences());
  return {
    sourceWords: words,
    targetWords: nouns,
    training: examples(shuffled.filter((sentence) => !isHeldOut(sentence))),
    heldOut: examples(shuffled.filter(isHeldOut).slice(0, heldOutCount)),
  };
}

/** "the animal did not cross the street because it was too tired | animal": the noun that "it" stands for. */
export const pronoun: Task = {
  id: 'pronoun',
  title: 'What "it" stands for',
  model: 'language_model',
  options: [
    ['norm', 'pre'],
    ['layers', '1'],
  ],
  sizes: [
    ['n', length],
    ['c', words.length],
    ['d_model', 32],
    ['d_ff', 16],
    ['n_heads', 2],
  ],
  optimizer: { rule: 'adam_w' },
  schedule: { kind: 'cosine', rate: 0.004, steps: 800 },
  clip: 1,
  batch: 32,
  steps: 800,
  seed: 5,
  map: 'layer_0/self/head_1/weights',
  load,
};
