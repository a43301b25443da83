import type { Examples } from '../../engine/training';
import { wilsonInterval } from '../../experiments/shared/statistics';
import { sourceLength } from '../../training/examples';
import { unpaddedRow } from '../../training/padding';

/** Sentences whose lengths are in a range. */
export interface Group {
  readonly from: number;
  readonly to: number;
  /** How many were translated, and how many of these correctly. */
  readonly count: number;
  readonly correct: number;
}

/** Upper ends of the length ranges, chosen so that each has enough of the 600 sentences. */
const upperBounds = [3, 5, 7, 9, 12, 15, 20];

/** Generated token ids by model and example; empty for pending examples. */
export type ModelOutputs = readonly (readonly (readonly number[])[])[];

/** Whether a generated sentence equals the target, including its end token. */
export function isCorrect({ count, target }: Examples, number: number, words: readonly number[]): boolean {
  const row = unpaddedRow(target ?? new Int32Array(), (target?.length ?? 0) / count, number);
  return row.length === words.length && row.every((word, at) => word === words[at]);
}

/** Accuracy of one model by source length. */
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

/** The percentage of correct sentences in a group, with its 95 % confidence interval. */
export function percentOf({ count, correct }: Group): {
  readonly share: number;
  readonly low: number;
  readonly high: number;
} {
  const [low, high] = wilsonInterval(correct, count);
  return { share: (100 * correct) / count, low: 100 * low, high: 100 * high };
}

/** Whether the longest sentences are significantly less accurate than the shortest. */
export function isFalling(groups: readonly Group[]): boolean {
  const [first, last] = [groups[0], groups.at(-1)];
  return first !== undefined && last !== undefined && percentOf(last).high < percentOf(first).low;
}
