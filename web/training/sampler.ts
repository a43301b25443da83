import type { RandomStream } from './random';

/** How a text is continued. */
export interface SamplingOptions {
  /** What may come next, as shares that sum to 1: softmax(Z / τ) of the last row, as the engine computes it. */
  readonly probabilities: (tokens: readonly number[]) => ArrayLike<number>;
  /** Only so many of the likeliest words may come. */
  readonly topK: number;
  /** The word after which nothing comes. */
  readonly end: number;
  /** Words at most, those that it begins with included. */
  readonly maxLength: number;
}

/** The places of the `top` largest shares, the largest first; of equal ones, the first. */
export function topKIndices(probabilities: ArrayLike<number>, topK: number): readonly number[] {
  const all = Array.from({ length: probabilities.length }, (_, word) => word);
  return all.sort((a, b) => (probabilities[b] ?? 0) - (probabilities[a] ?? 0) || a - b).slice(0, topK);
}

/** One of the likeliest words, each as often as its share says. `at` is a random number from 0 to 1. */
export function sampleTopK(probabilities: ArrayLike<number>, topK: number, at: number): number {
  const words = topKIndices(probabilities, topK);
  const total = words.reduce((sum, word) => sum + (probabilities[word] ?? 0), 0);
  let remaining = at * total;
  for (const word of words) {
    remaining -= probabilities[word] ?? 0;
    if (remaining <= 0) return word;
  }
  return words.at(-1) ?? 0;
}

/** Goes on with what is written, word by word, until the end word or until there is no room. */
export function generate(
  start: readonly number[],
  { probabilities, topK, end, maxLength }: SamplingOptions,
  random: RandomStream,
): readonly number[] {
  const tokens = [...start];
  while (tokens.length < maxLength) {
    const next = sampleTopK(probabilities(tokens), topK, random.uniform());
    tokens.push(next);
    if (next === end) break;
  }
  return tokens;
}
