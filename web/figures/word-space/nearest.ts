import type { Engine } from '../../engine/engine';
import type { WordVectors } from '../../word-vectors/word-vectors';
import type { Vector } from './space';

/** A word and its cosine with the target. */
export interface Neighbour {
  readonly word: string;
  readonly cosine: number;
}

/** The lengths of the first `count` numbers of all words, in steps. */
interface Lengths {
  readonly count: number;
  readonly all: Float64Array;
}

/** Of the count that was asked for last. */
const knownLengths = new WeakMap<WordVectors, Lengths>();

function lengthsOf(vectors: WordVectors, count: number): Float64Array {
  const known = knownLengths.get(vectors);
  if (known?.count === count) return known.all;
  const { words, width, steps } = vectors;
  const all = Float64Array.from(words, (_, at) =>
    Math.sqrt(steps.subarray(at * width, at * width + count).reduce((sum, step) => sum + step * step, 0)),
  );
  knownLengths.set(vectors, { count, all });
  return all;
}

/**
 * Indices of the words with the largest cosine to `target`, in descending order. Searches the 8-bit vectors directly,
 * which takes a millisecond; the numbers that are shown come from the engine.
 */
export function nearest(
  vectors: WordVectors,
  target: Vector,
  count: number,
  except: ReadonlySet<number>,
): readonly number[] {
  const { words, width, steps } = vectors;
  const numbers = Float64Array.from(target);
  const lengths = lengthsOf(vectors, numbers.length);
  const best: { readonly at: number; readonly score: number }[] = [];
  for (let at = 0; at < words.length; at += 1) {
    const length = lengths[at] ?? 0;
    let sum = 0;
    for (let k = 0; k < numbers.length; k += 1)
      sum += (steps[at * width + k] as number) * (numbers[k] as number);
    const score = length === 0 || except.has(at) ? Number.NEGATIVE_INFINITY : sum / length;
    if (best.length === count && !(score > (best[count - 1]?.score ?? 0))) continue;
    // Of words that are equally near, the more frequent one comes first.
    const place = best.findIndex((each) => score > each.score);
    best.splice(place < 0 ? best.length : place, 0, { at, score });
    best.length = Math.min(best.length, count);
  }
  return best.map(({ at }) => at);
}

/** The nearest words, with cosines computed by the engine. */
export function neighbours(
  engine: Engine,
  vectors: WordVectors,
  target: Vector,
  except: ReadonlySet<number>,
  count = 6,
): readonly Neighbour[] {
  const width = target.length;
  const indices = nearest(vectors, target, count, except);
  const rows = indices.map((at) => vectors.vector(at, width));
  const x = { rows: rows.length + 1, cols: width, data: [...Array.from(target), ...rows.flat()] };
  const combination = { rows: 1, cols: x.rows, data: new Float64Array(x.rows) };
  const trace = engine.run({ variant: 'word_similarity', inputs: { x, combination }, options: {} });
  const cosines = trace.node('cosines')?.data ?? [];
  return indices.map((at, k) => ({ word: vectors.words[at] ?? '', cosine: cosines[k + 1] ?? Number.NaN }));
}
