import type { Examples } from '../../engine/training';
import { wilsonInterval } from '../../experiments/shared/statistics';
import { sourceLength } from '../../training/examples';
import { unpaddedRow } from '../../training/padding';

/** Sentences of about the same length, from so many words to so many. */
export interface Group {
  readonly from: number;
  readonly to: number;
  /** How many of them have been asked, and how many of those came out without a fault. */
  readonly asked: number;
  readonly right: number;
}

/** The last length of each group; each has enough of the 600 sentences to tell something. */
const ends = [3, 5, 7, 9, 12, 15, 20];

/** What models wrote, by model and by example; nothing where they have not been asked yet. */
export type Written = readonly (readonly (readonly number[])[])[];

/** Whether a sentence came out as it should, word for word and with its end. */
export function isRight({ count, target }: Examples, number: number, words: readonly number[]): boolean {
  const row = unpaddedRow(target ?? new Int32Array(), (target?.length ?? 0) / count, number);
  return row.length === words.length && row.every((word, at) => word === words[at]);
}

/** How well one model does by the length of what it reads. */
export function groupsOf(examples: Examples, written: readonly (readonly number[])[]): readonly Group[] {
  const sentences = written.map((words, number) => ({
    length: sourceLength(examples, number),
    right: isRight(examples, number, words),
  }));
  return ends.map((to, at) => {
    const from = (ends[at - 1] ?? 1) + 1;
    const own = sentences.filter(({ length }) => length >= from && length <= to);
    return { from, to, asked: own.length, right: own.filter(({ right }) => right).length };
  });
}

/** The share of a group that came out right, in percent, and where it is with 95 % confidence. */
export function percentOf({ asked, right }: Group): {
  readonly share: number;
  readonly low: number;
  readonly high: number;
} {
  const [low, high] = wilsonInterval(right, asked);
  return { share: (100 * right) / asked, low: 100 * low, high: 100 * high };
}

/** Whether the longest sentences come out right less often than the shortest, beyond doubt. */
export function isFalling(groups: readonly Group[]): boolean {
  const [first, last] = [groups[0], groups.at(-1)];
  return first !== undefined && last !== undefined && percentOf(last).high < percentOf(first).low;
}
