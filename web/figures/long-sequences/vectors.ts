import type { LongProblem } from '../../workers/long-sequences/messages';

/** Numbers of a query and of a key. */
const width = 64;

/** How much of a token is its word, the word before, and the one before that. */
const mixingWeights = [1, 0.8, 0.5];

/** Chosen so that the same three words stand out from some thousand others, and one word alone hardly does. */
const size = 0.75;

/** Keys that a query sees. */
export type VisibleKeys = 'all' | 'earlier' | 'window';

/** A vector for each word, drawn at random: alike for the same word, and across all others. Marsaglia's polar method. */
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

/** Each token knows its word and the two before it; as a query and as a key it is the same. */
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
