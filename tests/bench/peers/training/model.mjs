/**
 * The model whose training step is measured, the same for all libraries: a causal language model of two layers, norms before
 * the sub-layers, ReLU, and Adam. tests/bench/training/model.h has the same sizes.
 */
import { numbers } from '../numbers.mjs';

export const SIZES = { words: 64, length: 32, batch: 16, width: 64, heads: 4, layers: 2, hidden: 256 };
export const ADAM = { rate: 1e-3, beta_1: 0.9, beta_2: 0.999, epsilon: 1e-8 };
export const EPSILON = 1e-5;

const { words, length, batch, width, layers, hidden } = SIZES;

const layer = (k) => [
  [`w_q${k}`, [width, width], 0.2],
  [`w_k${k}`, [width, width], 0.2],
  [`w_v${k}`, [width, width], 0.2],
  [`w_o${k}`, [width, width], 0.2],
  [`gain_1${k}`, [width], 'ones'],
  [`shift_1${k}`, [width], 'zeros'],
  [`w_1${k}`, [width, hidden], 0.2],
  [`b_1${k}`, [hidden], 'zeros'],
  [`w_2${k}`, [hidden, width], 0.1],
  [`b_2${k}`, [width], 'zeros'],
  [`gain_2${k}`, [width], 'ones'],
  [`shift_2${k}`, [width], 'zeros'],
];

/** Name, shape and size of each parameter, in the order in which the engine lists them. */
const PARAMETERS = [
  ['embedding', [words, width], 0.1],
  ['positions', [length, width], 0.1],
  ...Array.from({ length: layers }, (_, k) => layer(k)).flat(),
  ['gain', [width], 'ones'],
  ['shift', [width], 'zeros'],
  ['w_u', [width, words], 0.2],
];

/** `{name, shape, start}` of each parameter: random numbers of that size, ones, or zeros. */
export function parameters() {
  return PARAMETERS.map(([name, shape, size], k) => {
    const count = shape.reduce((product, each) => product * each, 1);
    const start = Number.isFinite(size)
      ? numbers(k + 1, count, size)
      : new Float32Array(count).fill(size === 'ones' ? 1 : 0);
    return { name, shape, start };
  });
}

/** One batch to overfit: words, and for each the next word, a function of its position. */
export function examples() {
  const given = new Int32Array(batch * length);
  const next = new Int32Array(batch * length);
  for (let row = 0; row < batch; row++) {
    let word = (row * 13 + 5) % words;
    for (let at = 0; at < length; at++) {
      given[row * length + at] = word;
      word = (word * 5 + 3 + (at % 3)) % words;
      next[row * length + at] = word;
    }
  }
  return { given, next };
}

/** One-hot rows of words. */
export function oneHot(list) {
  const out = new Float32Array(list.length * words);
  list.forEach((word, row) => {
    out[row * words + word] = 1;
  });
  return out;
}
