import { optionSteps, wordRows } from '../common';
import type { LessonBody } from '../lesson';
import { rows } from '../rows';
import { decoderSteps, normPlaceAside } from './block-steps';

/** A French sentence being written from an English one: “Watch that bird” is the memory. */
export const decoderLayer: LessonBody = {
  preset: {
    tokens: { query: ['start', 'Regarde', 'cet'], key: ['Watch', 'that', 'bird'] },
    options: {
      n_heads: 2,
      norm: 'post',
      activation: 'relu',
      bias: false,
      mask: 'causal',
      norm_kind: 'layer',
    },
    inputs: {
      x: rows('0 0 1 -1 | 1 0 1 0 | -1 1 0 1'),
      memory: wordRows,
      'self/w_q': rows('1 0 0 0.5 | 0 1 0 0 | 0 0 1 0 | 0.5 0 0 1'),
      'self/w_k': rows('1 0 0 0 | 0 1 0.5 0 | 0 0 1 0 | 0 -0.5 0 1'),
      'self/w_v': rows('0.5 0 0 -1 | 0 1 0 0 | 0 0 1 0 | -1 0 0 0.5'),
      'self/w_o': rows('1 0 0 0.5 | 0 1 0 0 | 0 -0.5 1 0 | 0 0 0 1'),
      'norm_1/gain': rows('1 1 1 1'),
      'norm_1/shift': rows('0 0 0 0'),
      'cross/w_q': rows('0 0 1 0 | 0 1 0 1 | 2 0 0 1 | -1 0 0.5 0'),
      'cross/w_k': rows('1 0 0 -1 | 0 0 1 0 | 1 0 0 -0.5 | 0 -1 0 1'),
      'cross/w_v': rows('1 0 0 0 | 0 1 0 0 | 0 0 1 0 | 0 0 0 1'),
      'cross/w_o': rows('0.5 0 0 1 | 0 1 0 0 | 0.5 0 1 0 | 0 0 -1 1'),
      'norm_2/gain': rows('1 1 1 1'),
      'norm_2/shift': rows('0 0 0 0'),
      'ffn/w_1': rows('1 0 -1 0 | 0 1 0 -1 | 1 -1 0 0 | 0 0 1 1'),
      'ffn/b_1': rows('0 0 0 -1'),
      'ffn/w_2': rows('0.5 0 0 0 | 0 0.5 0 0 | 0 0 -0.5 0 | 0 0 0 0.5'),
      'ffn/b_2': rows('0 0 0 0'),
      'norm_3/gain': rows('1 1 1 1'),
      'norm_3/shift': rows('0 0 0 0'),
    },
  },
  opening: 'cross/head_0/weights',
  steps: [
    {
      node: 'x',
      prose:
        '[[x]] has a row for each word written so far, beginning with a mark for the start. The row of a word is where the ' +
        'decoder makes up its mind about the next one.',
      aside: normPlaceAside,
    },
    {
      node: 'memory',
      prose:
        '[[memory]] is what the encoder made of the source, a row per source word. It is read in the middle of the layer, and ' +
        'the layer never changes it.',
      aside:
        'Keys and values come from the memory, queries from the target: the result has a row per query, that is, per word of ' +
        'the target.',
    },
    ...decoderSteps(''),
    ...optionSteps.filter(({ node }) => node === 'mask'),
  ],
};
