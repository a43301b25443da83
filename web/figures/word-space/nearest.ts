import type { Engine } from '../../engine/engine';
import type { WordVectors } from '../../word-vectors/word-vectors';
import type { Vector } from './space';

/** A word and its cosine with the target. */
export interface Neighbour {
  readonly word: string;
  readonly cosine: number;
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
  const scores = new Float64Array(words.length);
  for (let at = 0; at < words.length; at += 1) {
    let [sum, squares] = [0, 0];
    for (let k = 0; k < target.length; k += 1) {
      const step = steps[at * width + k] ?? 0;
      sum += step * (target[k] ?? 0);
      squares += step * step;
    }
    scores[at] = squares === 0 || except.has(at) ? Number.NEGATIVE_INFINITY : sum / Math.sqrt(squares);
  }
  return Array.from(scores.keys())
    .sort((a, b) => (scores[b] ?? 0) - (scores[a] ?? 0))
    .slice(0, count);
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
