import type { Examples } from '../../engine/training';
import { padRows, wordIndex } from '../padding';
import { RandomStream } from '../random';
import { sampleSplit } from '../split';
import type { Task, TaskData } from '../task';
import calendar from './dates.json' with { type: 'json' };

const { languages } = calendar;

const end = '.';
/** Lengths of "22 de septiembre de 1987", and of "1987-09-22" with the end token. */
const [n, m] = [24, 11];

type Language = (typeof languages)[number];

/** A date in some language. */
export interface DateText {
  readonly text: string;
  /** The date in ISO 8601. */
  readonly iso: string;
}

const twoDigits = (value: number): string => `${value}`.padStart(2, '0');

/** A date as `Intl` formats it in that language, in lower case. */
export function formatDate(
  { pattern, months }: Language,
  year: number,
  month: number,
  day: number,
): DateText {
  const text = pattern
    .replace('{day}', `${day}`)
    .replace('{month}', months[month - 1] ?? '')
    .replace('{year}', `${year}`);
  return { text, iso: `${year}-${twoDigits(month)}-${twoDigits(day)}` };
}

const firstDay = Date.UTC(1900, 0, 1);
const days = (Date.UTC(2100, 0, 1) - firstDay) / 86_400_000;

/** A random day in two centuries. */
function randomDate(random: RandomStream): DateText {
  const language = random.pick(languages as readonly Language[] as [Language, ...Language[]]);
  const date = new Date(firstDay + 86_400_000 * random.nextInt(days));
  return formatDate(language, date.getUTCFullYear(), 1 + date.getUTCMonth(), date.getUTCDate());
}

const charactersOf = ({ pattern, months }: Language): readonly string[] => [
  ...pattern.replaceAll(/\{\w+\}/g, ''),
  ...months.join(''),
];
export const sourceWords: readonly string[] = [
  ...new Set([...'0123456789', ...languages.flatMap(charactersOf)]),
].sort();
export const targetWords: readonly string[] = [...'0123456789-', end];

function examples(written: readonly DateText[]): Examples {
  const [sourceOf, targetOf] = [wordIndex(sourceWords), wordIndex(targetWords)];
  return {
    count: written.length,
    source: padRows(
      written.map(({ text }) => [...text].map(sourceOf)),
      n,
    ),
    target: padRows(
      written.map(({ iso }) => [...iso, end].map(targetOf)),
      m,
    ),
  };
}

async function load(): Promise<TaskData> {
  const split = await sampleSplit(new RandomStream(1, 6), randomDate, ({ text }) => text, {
    heldOut: 400,
    training: 10_000,
  });
  return { sourceWords, targetWords, training: examples(split.training), heldOut: examples(split.heldOut) };
}

/** "22 de septiembre de 1987" to 1987-09-22, character by character, from eight languages. */
export const dates: Task = {
  id: 'dates',
  title: 'Dates of eight languages to ISO',
  model: 'translator',
  options: [['norm', 'pre']],
  sizes: [
    ['n', n],
    ['m', m],
    ['c_source', sourceWords.length],
    ['c_target', targetWords.length],
    ['d_model', 48],
    ['d_ff', 96],
    ['n_heads', 4],
    ['n_cross_heads', 1],
  ],
  optimizer: { rule: 'adam_w' },
  schedule: { kind: 'cosine', rate: 0.004, steps: 800 },
  clip: 1,
  batch: 32,
  steps: 800,
  seed: 1,
  map: 'decoder_0/cross/head_0/weights',
  load,
};
