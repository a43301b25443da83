import type { Draws } from './random';

/** How a text is continued. */
export interface Sampling {
  /** What may come next, as shares that sum to 1: softmax(Z / τ) of the last row, as the engine computes it. */
  readonly shares: (written: readonly number[]) => ArrayLike<number>;
  /** Only so many of the likeliest words may come. */
  readonly top: number;
  /** The word after which nothing comes. */
  readonly end: number;
  /** Words at most, those that it begins with included. */
  readonly longest: number;
}

/** The places of the `top` largest shares, the largest first; of equal ones, the first. */
export function likeliest(shares: ArrayLike<number>, top: number): readonly number[] {
  const all = Array.from({ length: shares.length }, (_, word) => word);
  return all.sort((a, b) => (shares[b] ?? 0) - (shares[a] ?? 0) || a - b).slice(0, top);
}

/** One of the likeliest words, each as often as its share says. `at` is a random number from 0 to 1. */
export function chosen(shares: ArrayLike<number>, top: number, at: number): number {
  const words = likeliest(shares, top);
  const total = words.reduce((sum, word) => sum + (shares[word] ?? 0), 0);
  let rest = at * total;
  for (const word of words) {
    rest -= shares[word] ?? 0;
    if (rest <= 0) return word;
  }
  return words.at(-1) ?? 0;
}

/** Goes on with what is written, word by word, until the end word or until there is no room. */
export function continued(
  start: readonly number[],
  { shares, top, end, longest }: Sampling,
  draws: Draws,
): readonly number[] {
  const written = [...start];
  while (written.length < longest) {
    const next = chosen(shares(written), top, draws.share());
    written.push(next);
    if (next === end) break;
  }
  return written;
}
