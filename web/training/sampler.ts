import type { RandomStream } from './random';

/** How a text is generated. */
export interface SamplingOptions {
  /** Probabilities of the next token: softmax(Z / τ) of the last row, as the engine computes it. */
  readonly probabilities: (tokens: readonly number[]) => ArrayLike<number>;
  /** Only the k most probable tokens are sampled. */
  readonly topK: number;
  /** The token that ends the text. */
  readonly end: number;
  /** Maximum number of tokens, the initial ones included. */
  readonly maxLength: number;
}

/** Indices of the `topK` largest probabilities in descending order; ties by index. */
export function topKIndices(probabilities: ArrayLike<number>, topK: number): readonly number[] {
  const all = Array.from({ length: probabilities.length }, (_, word) => word);
  return all.sort((a, b) => (probabilities[b] ?? 0) - (probabilities[a] ?? 0) || a - b).slice(0, topK);
}

/** Samples one of the `topK` most probable tokens. `at` is a random number from 0 to 1. */
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

/** Generates tokens until the end token or the maximum length. */
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
