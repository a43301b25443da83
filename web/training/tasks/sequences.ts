import type { Examples } from '../../engine/training';
import { padding, padRows } from '../padding';
import { RandomStream } from '../random';
import { sampleSplit } from '../split';
import type { Task, TaskData } from '../task';

/** A token sequence and the targets of its last positions. */
export interface Sequence {
  readonly words: readonly number[];
  readonly next: readonly number[];
}

interface SequenceTask {
  /** The vocabulary. */
  readonly words: readonly string[];
  readonly length: number;
  /** The random stream of the task. */
  readonly stream: number;
  readonly training: number;
  readonly sample: (random: RandomStream) => Sequence;
}

function examples(sequences: readonly Sequence[], length: number): Examples {
  const paddingOf = (count: number): readonly number[] => Array(count).fill(padding);
  return {
    count: sequences.length,
    source: padRows(
      sequences.map(({ words }) => words),
      length,
    ),
    target: padRows(
      sequences.map(({ next }) => [...paddingOf(length - next.length), ...next]),
      length,
    ),
  };
}

/** Data for a language model whose sequences have the same length. */
export async function sequenceData({
  words,
  length,
  stream,
  training,
  sample,
}: SequenceTask): Promise<TaskData> {
  const keyOf = (sequence: Sequence) => sequence.words.join(' ');
  const split = await sampleSplit(new RandomStream(1, stream), sample, keyOf, { heldOut: 300, training });
  return {
    sourceWords: words,
    targetWords: words,
    training: examples(split.training, length),
    heldOut: examples(split.heldOut, length),
  };
}

const symbols = 8;
const count = 6;

/** Number of input tokens: the symbols, the stop token, and the answer without its last token. */
export const reorderingLength = 2 * count;

/** The symbols and the stop token. */
export const digitsAndStop: readonly string[] = [...'01234567', '|'];
export const lettersAndStop: readonly string[] = [...'abcdefgh', '|'];

/** Six symbols, a stop token, and the symbols reordered: "3 1 4 | 1 3 4". The targets are the tokens after the stop. */
export function reordering(
  stream: number,
  words: readonly string[],
  reorder: (symbolsDrawn: readonly number[]) => readonly number[],
): Promise<TaskData> {
  const sample = (random: RandomStream): Sequence => {
    const symbolsDrawn = Array.from({ length: count }, () => random.nextInt(symbols));
    const next = reorder(symbolsDrawn);
    return { words: [...symbolsDrawn, symbols, ...next.slice(0, -1)], next };
  };
  return sequenceData({ words, length: reorderingLength, stream, training: 8000, sample });
}

/** One layer with one head is enough. */
export const reorderingSizes: Task['sizes'] = [
  ['n', reorderingLength],
  ['c', symbols + 1],
  ['d_model', 32],
  ['d_ff', 64],
  ['n_heads', 1],
];
