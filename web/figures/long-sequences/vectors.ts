import type { LongProblem } from '../../workers/long-sequences/messages';

/** Width of queries and keys. */
const width = 64;

/** Weights of the current word and the two words before it in a token vector. */
const mixingWeights = [1, 0.8, 0.5];

/** Chosen so that equal three-word sequences stand out among thousands, and single equal words hardly do. */
const size = 0.75;

/** Keys that a query can attend to. */
export type VisibleKeys = 'all' | 'earlier' | 'window';

/** A random normal vector per word, the same for equal words (Marsaglia polar method). */
function vectorOf(word: string): Float32Array {
  let state = [...word].reduce((sum, letter) => Math.imul(sum, 31) + (letter.codePointAt(0) ?? 0), 7) >>> 0;
  const next = (): number => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 31 - 1;
  };
  return Float32Array.from({ length: width }, () => {
    for (;;) {
      const [x, y] = [next(), next()];
      const square = x * x + y * y;
      if (square > 0 && square < 1) return x * Math.sqrt((-2 * Math.log(square)) / square);
    }
  });
}

/** Mixes each word with the two before it; queries and keys are equal. */
export function problemOf(words: readonly string[], sees: VisibleKeys, w: number): LongProblem {
  const n = words.length;
  const vectors = new Map([...new Set(words)].map((word) => [word, vectorOf(word)]));
  const x = new Float32Array(n * width);
  for (let i = 0; i < n; i += 1)
    mixingWeights.forEach((weight, back) => {
      const vector = vectors.get(words[i - back] ?? '');
      if (!vector) return;
      for (let c = 0; c < width; c += 1) {
        const at = i * width + c;
        x[at] = (x[at] ?? 0) + size * weight * (vector[c] ?? 0);
      }
    });
  const band = sees === 'all' ? {} : sees === 'earlier' ? { high: 0 } : { low: 1 - w, high: 0 };
  return { shape: { m: n, n, d_k: width, ...band }, query: x, key: x };
}
