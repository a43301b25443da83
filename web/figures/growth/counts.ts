/** Sizes of a layer of attention. One that a lesson does not have is 1: it is a factor that changes nothing there. */
export interface Sizes {
  readonly heads: number;
  /** How many groups of heads share keys and values. */
  readonly groups: number;
  /** Columns of a key. */
  readonly key: number;
  /** Columns of a value. */
  readonly value: number;
  /** Columns of the row that latent attention keeps for each token. */
  readonly latent: number;
  /** How many tokens a window has, the present one included. */
  readonly window: number;
  /** How many of the first tokens stay, besides the window. */
  readonly first: number;
  /** How many queries are computed at the same time. */
  readonly queries: number;
  /** How many keys a tile has. */
  readonly tile: number;
  /** How many keys a query reads of those that an index has chosen. */
  readonly chosen: number;
  /** Columns of a key of the index. */
  readonly index: number;
  /** Bytes of a number. */
  readonly bytes: number;
}

export type Size = keyof Sizes;

/** The letters that stand for sizes in formulas; `n` is the number of tokens. */
export const letters: Readonly<Record<Size, string>> = {
  heads: 'h',
  groups: 'g',
  key: 'd_k',
  value: 'd_v',
  latent: 'c',
  window: 'w',
  first: 'f',
  queries: 'm',
  tile: 't',
  chosen: 'k',
  index: 'd_i',
  bytes: 'b',
};

/** What grows, or does not, with the number of tokens. */
export type Count =
  | 'every_token'
  | 'multi_head'
  | 'grouped'
  | 'shared'
  | 'latent'
  | 'window'
  | 'window_and_first'
  | 'linear'
  | 'all_queries'
  | 'all_keys'
  | 'tiles'
  | 'all_pairs'
  | 'index'
  | 'chosen'
  | 'index_and_chosen';

interface Formula {
  /** For k ≤ n. */
  readonly text: string;
  readonly of: (sizes: Sizes, tokens: number) => number;
}

const pairs = (tokens: number): number => (tokens * (tokens + 1)) / 2;

/** Pairs of a query and a key that it reads: none reads more keys than there are so far. */
const chosenPairs = (chosen: number, tokens: number): number =>
  chosen < tokens ? chosen * tokens - pairs(chosen - 1) : pairs(tokens);

const indexProducts = ({ index }: Sizes, tokens: number): number => pairs(tokens) * index;

const chosenProducts = ({ chosen, key, value }: Sizes, tokens: number): number =>
  chosenPairs(chosen, tokens) * (key + value);

export const formulas: Readonly<Record<Count, Formula>> = {
  every_token: { text: 'n · (d_k + d_v)', of: ({ key, value }, tokens) => tokens * (key + value) },
  multi_head: {
    text: 'n · h · (d_k + d_v)',
    of: ({ heads, key, value }, tokens) => tokens * heads * (key + value),
  },
  grouped: {
    text: 'n · g · (d_k + d_v)',
    of: ({ groups, key, value }, tokens) => tokens * groups * (key + value),
  },
  shared: { text: 'n · (d_k + d_v)', of: ({ key, value }, tokens) => tokens * (key + value) },
  latent: { text: 'n · c', of: ({ latent }, tokens) => tokens * latent },
  window: {
    text: 'min(n, w) · (d_k + d_v)',
    of: ({ window, key, value }, tokens) => Math.min(tokens, window) * (key + value),
  },
  window_and_first: {
    text: 'min(n, w + f) · (d_k + d_v)',
    of: ({ window, first, key, value }, tokens) => Math.min(tokens, window + first) * (key + value),
  },
  // The memory, and the sum of the keys.
  linear: { text: 'd_k · d_v + d_k', of: ({ key, value }) => key * value + key },
  all_queries: { text: 'n · n', of: (_, tokens) => tokens * tokens },
  all_keys: { text: 'm · n', of: ({ queries }, tokens) => queries * tokens },
  tiles: { text: 'm · min(n, t)', of: ({ queries, tile }, tokens) => queries * Math.min(tokens, tile) },
  all_pairs: {
    text: 'n · (n + 1) / 2 · (d_k + d_v)',
    of: ({ key, value }, tokens) => pairs(tokens) * (key + value),
  },
  index: { text: 'n · (n + 1) / 2 · d_i', of: indexProducts },
  chosen: { text: '(k · n − k · (k − 1) / 2) · (d_k + d_v)', of: chosenProducts },
  index_and_chosen: {
    text: 'n · (n + 1) / 2 · d_i + (k · n − k · (k − 1) / 2) · (d_k + d_v)',
    of: (sizes, tokens) => indexProducts(sizes, tokens) + chosenProducts(sizes, tokens),
  },
};
