import type { CellRef, RunRequest, Trace, VariantSchema } from '../engine/types';
import type { Document } from '../store/document/state';
import { activeInputs } from '../store/sizes/shapes';

/** One row of all inputs that share their rows: a word, an item, a patch. */
export interface Word {
  /** The dimension of the rows, and the row, from 0. */
  readonly dimension: string;
  readonly row: number;
  /** The inputs that have this row, in the order of the schema. */
  readonly inputs: readonly string[];
}

/** A number as a sum: what it is without words, and the part of each. */
export interface Parts {
  readonly without: number;
  /** In the order of the words. */
  readonly parts: readonly number[];
}

/** More rows are too many lines to tell apart. */
export const maxWords = 64;

/** The rows of the inputs that a reader gives, each once. Inputs with rows in common, such as keys and values, are one list. */
export function wordsOf(schema: VariantSchema, options: Document['options'], trace: Trace): readonly Word[] {
  const lists = new Map<string, string[]>();
  for (const { name, kind, rows } of activeInputs(schema, options))
    if (kind === 'input' && trace.node(name) !== undefined)
      lists.set(rows, [...(lists.get(rows) ?? []), name]);
  return [...lists].flatMap(([dimension, inputs]) =>
    Array.from({ length: trace.node(inputs[0] ?? '')?.rows ?? 0 }, (_, row) => ({ dimension, row, inputs })),
  );
}

/** The request with the rows of all words but those `kept` set to 0. */
export function withWords(request: RunRequest, words: readonly Word[], kept: ReadonlySet<Word>): RunRequest {
  const inputs = { ...request.inputs };
  for (const word of words) {
    if (kept.has(word)) continue;
    for (const name of word.inputs) {
      const matrix = inputs[name];
      if (matrix === undefined) continue;
      const data = Float64Array.from(matrix.data);
      data.fill(0, word.row * matrix.cols, (word.row + 1) * matrix.cols);
      inputs[name] = { ...matrix, data };
    }
  }
  return { ...request, inputs };
}

/**
 * Splits a number among words: each part is the mean of what the number changes by when the word is put back, in the order of the
 * words and in the reverse order. `without` and the parts add up to the number, up to rounding. Null if the number is not
 * finite on the way, if there is no such cell, or if there are more than `maxWords` words.
 */
export function partsOf(
  run: (request: RunRequest) => Trace,
  request: RunRequest,
  { words, cell }: { readonly words: readonly Word[]; readonly cell: CellRef },
): Parts | null {
  if (words.length === 0 || words.length > maxWords) return null;
  const numberWith = (kept: readonly Word[]): number => {
    const node = run(withWords(request, words, new Set(kept))).node(cell.node);
    return node?.data[cell.row * node.cols + cell.col] ?? Number.NaN;
  };
  const forwards = [...words.keys(), words.length].map((count) => numberWith(words.slice(0, count)));
  const without = forwards[0] ?? Number.NaN;
  const all = forwards.at(-1) ?? Number.NaN;
  const inner = words.slice(1).map((_, at) => numberWith(words.slice(at + 1)));
  /** The number with the words from each one on; that without any is the last. */
  const backwards = [all, ...inner, without];
  if (![...forwards, ...backwards].every(Number.isFinite)) return null;
  const rise = (numbers: readonly number[], at: number): number =>
    (numbers[at + 1] ?? 0) - (numbers[at] ?? 0);
  return { without, parts: words.map((_, at) => (rise(forwards, at) - rise(backwards, at)) / 2) };
}
