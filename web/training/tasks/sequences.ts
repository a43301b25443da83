import type { Examples } from '../../engine/training';
import { Draws } from '../random';
import { nothing, table } from '../rows';
import { drawnSplit } from '../split';
import type { Task, TaskData } from '../task';

/** A sequence that is read, and what is to be told at its last places. */
export interface Sequence {
  readonly words: readonly number[];
  readonly next: readonly number[];
}

interface SequenceTask {
  /** What the numbers of the words stand for. */
  readonly words: readonly string[];
  readonly length: number;
  /** Tasks with other streams draw other sequences. */
  readonly stream: number;
  readonly training: number;
  readonly draw: (draws: Draws) => Sequence;
}

function examples(sequences: readonly Sequence[], length: number): Examples {
  const unasked = (count: number): readonly number[] => Array(count).fill(nothing);
  return {
    count: sequences.length,
    source: table(
      sequences.map(({ words }) => words),
      length,
    ),
    target: table(
      sequences.map(({ next }) => [...unasked(length - next.length), ...next]),
      length,
    ),
  };
}

/** Sequences for a language model that are all of one length. */
export async function sequenceData({
  words,
  length,
  stream,
  training,
  draw,
}: SequenceTask): Promise<TaskData> {
  const keyOf = (sequence: Sequence) => sequence.words.join(' ');
  const split = await drawnSplit(new Draws(1, stream), draw, keyOf, { heldOut: 300, training });
  return {
    sourceWords: words,
    targetWords: words,
    training: examples(split.training, length),
    heldOut: examples(split.heldOut, length),
  };
}

const symbols = 8;
const count = 6;

/** How many words are read: those given, the stop, and all of the answer but its last. */
export const reorderingLength = 2 * count;

/** What is put in order, and the stop after what is read. */
export const digitsAndStop: readonly string[] = [...'01234567', '|'];
export const lettersAndStop: readonly string[] = [...'abcdefgh', '|'];

/** Six symbols, a stop, and the same in another order: "3 1 4 | 1 3 4". All after the stop is asked. */
export function reordering(
  stream: number,
  words: readonly string[],
  reorder: (drawn: readonly number[]) => readonly number[],
): Promise<TaskData> {
  const draw = (draws: Draws): Sequence => {
    const drawn = Array.from({ length: count }, () => draws.below(symbols));
    const next = reorder(drawn);
    return { words: [...drawn, symbols, ...next.slice(0, -1)], next };
  };
  return sequenceData({ words, length: reorderingLength, stream, training: 8000, draw });
}

/** One layer with one head is enough. */
export const reorderingSizes: Task['sizes'] = [
  ['n', reorderingLength],
  ['c', symbols + 1],
  ['d_model', 32],
  ['d_ff', 64],
  ['n_heads', 1],
];
