import type { Examples } from '../../engine/training';
import { wilsonInterval } from '../../experiments/shared/statistics';
import { sourceLength } from '../../training/examples';
import { unpaddedRow } from '../../training/padding';

/** Sentences of about the same length, from so many words to so many. */
export interface Group {
  readonly from: number;
  readonly to: number;
  /** How many of them have been asked, and how many of those came out without a fault. */
  readonly count: number;
  readonly correct: number;
}

/** The last length of each group; each has enough of the 600 sentences to tell something. */
const upperBounds = [3, 5, 7, 9, 12, 15, 20];

/** What models wrote, by model and by example; nothing where they have not been asked yet. */
export type ModelOutputs = readonly (readonly (readonly number[])[])[];

/** Whether a sentence came out as it should, word for word and with its end. */
export function isCorrect({ count, target }: Examples, number: number, words: readonly number[]): boolean {
  const row = unpaddedRow(target ?? new Int32Array(), (target?.length ?? 0) / count, number);
  return row.length === words.length && row.every((word, at) => word === words[at]);
}

/** How well one model does by the length of what it reads. */
export function groupsOf(examples: Examples, written: readonly (readonly number[])[]): readonly Group[] {
  const sentences = written.map((words, number) => ({
    length: sourceLength(examples, number),
    correct: isCorrect(examples, number, words),
  }));
  return upperBounds.map((to, at) => {
    const from = (upperBounds[at - 1] ?? 1) + 1;
    const own = sentences.filter(({ length }) => length >= from && length <= to);
    return { from, to, count: own.length, correct: own.filter(({ correct }) => correct).length };
  });
}

/** The share of a group that came out right, in percent, and where it is with 95 % confidence. */
export function percentOf({ count, correct }: Group): {
  readonly share: number;
  readonly low: number;
  readonly high: number;
} {
  const [low, high] = wilsonInterval(correct, count);
  return { share: (100 * correct) / count, low: 100 * low, high: 100 * high };
}

/** Whether the longest sentences come out right less often than the shortest, beyond doubt. */
export function isFalling(groups: readonly Group[]): boolean {
  const [first, last] = [groups[0], groups.at(-1)];
  return first !== undefined && last !== undefined && percentOf(last).high < percentOf(first).low;
}
