import { optionSteps } from '../common';
import { headMixing, wordRows } from '../inputs';
import type { LessonBody } from '../lesson';
import { encoderSteps, normPlaceAside } from './block-steps';

/** The heads of the multi-head lesson and a small feed-forward network in one layer. */
export const encoderLayer: LessonBody = {
  preset: {
    tokens: { query: ['Watch', 'that', 'bird'], key: ['Watch', 'that', 'bird'] },
    options: { n_heads: 2, norm: 'post', activation: 'relu', bias: false, mask: 'none', norm_kind: 'layer' },
    inputs: {
      x: wordRows,
      'self/w_q': [
        [0, -1, 0, 1],
        [0, 0, 0, 1],
        [1, 0, 0, 1],
        [0.5, 1, 0, 0],
      ],
      'self/w_k': [
        [-1, 0, 0, 1],
        [0, 0, 1, 0],
        [-1, 0, 0, -1],
        [0.5, 0.5, 0.5, 0],
      ],
      'self/w_v': [
        [1, 0, 0, -1],
        [0, 1, 1, 0],
        [0, -1, 1, 0],
        [0.5, 0, 0, 1],
      ],
      'self/w_o': headMixing,
      'norm_1/gain': [[1, 1, 1, 1]],
      'norm_1/shift': [[0, 0, 0, 0]],
      'ffn/w_1': [
        [1, 0, -1, 0],
        [0, 1, 0, -1],
        [1, -1, 0, 0],
        [0, 0, 1, 1],
      ],
      'ffn/b_1': [[0, 0, 0, -1]],
      'ffn/w_2': [
        [0.5, 0, 0, 0],
        [0, 0.5, 0, 0],
        [0, 0, -0.5, 0],
        [0, 0, 0, 0.5],
      ],
      'ffn/b_2': [[0, 0, 0, 0]],
      'norm_2/gain': [[1, 1, 1, 1]],
      'norm_2/shift': [[0, 0, 0, 0]],
    },
  },
  opening: 'residual_1',
  guide: () => import('./guides/encoder-layer').then((module) => module.encoderLayerGuide),
  steps: [
    {
      node: 'x',
      prose:
        '[[x]] has a row for each token, a word or a piece of one. An encoder layer turns it into a matrix of the ' +
        'same shape, in two sub-layers: attention, then a feed-forward network. Each of them comes with a sum and a norm.',
      aside: normPlaceAside,
    },
    ...encoderSteps('', 'mask'),
    ...optionSteps.filter(({ node }) => node === 'mask'),
  ],
};
