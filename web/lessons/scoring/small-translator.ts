import type { Rows } from '../lesson';

/**
 * Decoder states before “la”, “maison” and “rouge”, and encoder states after each English word. Chosen by hand, not
 * trained.
 */
export const decoderStates: Rows = [
  [2, 0.5],
  [-1, -1.5],
  [-1, 2],
];
export const encoderStates: Rows = [
  [2, 0],
  [-1, 2],
  [-1, -2],
  [0.5, 0],
];
export const sentences = { query: ['la', 'maison', 'rouge'], key: ['the', 'red', 'house', '.'] };

/** A score network with three hidden units that finds the right word for each state. */
export const scoreNetwork = {
  w_h: [
    [0, -2, 1],
    [1, 1, 0],
  ],
  w_s: [
    [2, -2, -1],
    [-2, -1, 2],
  ],
  v_a: [[-3], [3], [4]],
};
