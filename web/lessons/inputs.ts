import type { Rows } from './lesson';

/** “Watch that bird”, four features per word: the input of most lessons, so that only the mechanism differs. */
export const wordRows: Rows = [
  [1, 0, 1, 0],
  [-1, 1, 1, 0],
  [-1, 0, 0, 2],
];

/** “Regarde cet oiseau-là”, three features per word, for lessons with two sentences. */
export const frenchRows: Rows = [
  [1, 0, -1],
  [-1, 2, 2],
  [1, 1, 1],
  [0, 2, 1],
];

/** An output projection that mixes both heads. */
export const headMixing: Rows = [
  [1, 0, 0, 1],
  [0, 1, -1, 0],
  [1, 0, 0.5, 0],
  [0, 1, 0, -1],
];
