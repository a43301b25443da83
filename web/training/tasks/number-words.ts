import type { Examples } from '../../engine/training';
import { padding, padRows, wordIndex } from '../padding';
import { RandomStream } from '../random';
import { sampleSplit } from '../split';
import type { Task, TaskData } from '../task';
import { english } from './number-words/english';
import { french } from './number-words/french';
import { german } from './number-words/german';
import type { NumberToWords, NumberWord } from './number-words/number-word';

const languages: readonly NumberToWords[] = [german, french, english];

/** Lengths of "quatre vingt dix neuf mille neuf cent quatre vingt dix neuf", and of five digits with the end token. */
const n = 11;
const m = 6;
const end = '.';
export const digits: readonly string[] = [...'0123456789', end];

/** A number in words, in one language. */
interface NumberPhrase {
  readonly value: number;
  readonly words: readonly NumberWord[];
}

/** A number of three, four or five digits, with equal probability. */
function randomValue(random: RandomStream): number {
  const low = random.pick([100, 1000, 10_000]);
  return low + random.nextInt(9 * low);
}

const inAllLanguages = (values: readonly number[]): readonly NumberPhrase[] =>
  values.flatMap((value) => languages.map((toWords) => ({ value, words: toWords(value) })));

export const sourceWords: readonly string[] = [
  ...new Set(
    inAllLanguages([...Array(100).keys(), 100, 200, 1000, 2000]).flatMap(({ words }) =>
      words.map(({ word }) => word),
    ),
  ),
].sort();
const digitsOf = (value: number): readonly string[] => [...`${value}`, end];

function examples(phrases: readonly NumberPhrase[]): Examples {
  const [sourceOf, targetOf] = [wordIndex(sourceWords), wordIndex(digits)];
  return {
    count: phrases.length,
    source: padRows(
      phrases.map(({ words }) => words.map(({ word }) => sourceOf(word))),
      n,
    ),
    target: padRows(
      phrases.map(({ value }) => digitsOf(value).map(targetOf)),
      m,
    ),
  };
}

/** For each digit, the position of the only word that determines it, or -1. */
function placesOf({ value, words }: NumberPhrase): readonly number[] {
  const count = `${value}`.length;
  const places = [...Array(count).keys()].map((at) =>
    words.findIndex(({ decides }) => decides.includes(count - 1 - at)),
  );
  return [...places, padding];
}

/** A held-out number is not trained in any language. All numbers below 100 are training data. */
async function load(): Promise<TaskData> {
  const random = new RandomStream(1, 2);
  const split = await sampleSplit(random, randomValue, String, { heldOut: 300, training: 6000 });
  const heldOut = inAllLanguages(split.heldOut);
  return {
    sourceWords,
    targetWords: digits,
    training: examples(inAllLanguages([...Array(100).keys(), ...split.training])),
    heldOut: examples(heldOut),
    alignments: padRows(heldOut.map(placesOf), m),
  };
}

/** "fünf und achtzig tausend zwei hundert drei und sechzig" to 85263, from German, French and English. */
export const numberWords: Task = {
  id: 'number-words',
  title: 'Number words to digits',
  model: 'translator',
  options: [['norm', 'pre']],
  sizes: [
    ['n', n],
    ['m', m],
    ['c_source', sourceWords.length],
    ['c_target', digits.length],
    ['d_model', 48],
    ['d_ff', 96],
    ['n_heads', 4],
    ['n_cross_heads', 1],
  ],
  optimizer: { rule: 'adam_w' },
  schedule: { kind: 'cosine', rate: 0.004, steps: 1700 },
  clip: 1,
  batch: 32,
  steps: 1700,
  seed: 1,
  map: 'decoder_0/cross/head_0/weights',
  load,
};
