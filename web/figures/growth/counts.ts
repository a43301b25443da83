/** The sizes of a layer of attention. */
export interface Sizes {
  readonly heads: number;
  /** How many groups of heads share keys and values. */
  readonly groups: number;
  readonly key: number;
  readonly value: number;
  /** Columns of the row that latent attention keeps for each token. */
  readonly latent: number;
  /** How many tokens a window has, the present one included. */
  readonly window: number;
  /** Bytes of a number. */
  readonly bytes: number;
}

/** A way to keep what later tokens need of earlier ones. */
export type Keeping = 'multi_head' | 'grouped' | 'latent' | 'window' | 'linear';

export const keepings: readonly Keeping[] = ['multi_head', 'grouped', 'latent', 'window', 'linear'];

/** Numbers that one layer keeps after so many tokens. */
const kept: Readonly<Record<Keeping, (sizes: Sizes, tokens: number) => number>> = {
  multi_head: ({ heads, key, value }, tokens) => tokens * heads * (key + value),
  grouped: ({ groups, key, value }, tokens) => tokens * groups * (key + value),
  latent: ({ latent }, tokens) => tokens * latent,
  window: ({ heads, key, value, window }, tokens) => Math.min(tokens, window) * heads * (key + value),
  // The memory of each head, and the sum of its keys.
  linear: ({ heads, key, value }) => heads * (key * value + key),
};

/** Bytes that one layer keeps after so many tokens. */
export const bytesKept = (keeping: Keeping, sizes: Sizes, tokens: number): number =>
  sizes.bytes * kept[keeping](sizes, tokens);
