import type { LessonBody, LessonStep } from '../lesson';
import { feedForwardSteps } from './block-steps';

/** Steps that refer to the numbers of this lesson. */
const ownSteps: Readonly<Record<string, LessonStep>> = {
  w_1: {
    node: 'w_1',
    prose:
      '[[w_1]] has a column for each of the [[dim:d_ff]] hidden units: the factors by which the unit multiplies the numbers of ' +
      'a row. As given, unit 1 takes the first column of [[x]], and unit 2 takes it with the opposite sign. Units 3 and 4 do ' +
      'the same with the second column.',
  },
  hidden: {
    node: 'hidden',
    prose:
      'The activation is a function that is applied to each number separately: [[pre_activation:r,c]] becomes [[hidden:r,c]]. ' +
      'As given, it is ReLU: it keeps numbers above 0 and makes all others 0. Of each pair of opposites, the positive one remains.',
    aside:
      'Without an activation, the two layers, [[w_1]] and [[w_2]], would be one matrix, and here that matrix is 0: the ' +
      'opposites would cancel. GELU and SiLU are smooth, with a small dip below 0: choose one and compare.',
  },
  ffn_product: {
    node: 'ffn_product',
    prose:
      '[[ffn_product]] = [[hidden]] [[w_2]]: each active unit adds its row of [[w_2]], the matrix of the second layer, times ' +
      'its own number. As given, a number and its opposite end up in the same column, and one of them is 0: [[ffn_product:r,0]] is [[x:r,0]] without its sign.',
  },
};

/** Four hidden units that compute the absolute value of each column, which no single matrix can. */
export const feedForward: LessonBody = {
  preset: {
    tokens: { query: ['Watch', 'that', 'bird'], key: ['Watch', 'that', 'bird'] },
    options: { activation: 'relu' },
    inputs: {
      x: [
        [2, -1],
        [-3, 0.5],
        [1, 4],
      ],
      w_1: [
        [1, -1, 0, 0],
        [0, 0, 1, -1],
      ],
      b_1: [[0, 0, 0, 0]],
      w_2: [
        [1, 0],
        [1, 0],
        [0, 1],
        [0, 1],
      ],
      b_2: [[0, 0]],
    },
  },
  opening: 'hidden',
  guide: () => import('./guides/feed-forward').then((module) => module.feedForwardGuide),
  steps: [
    {
      node: 'x',
      prose:
        '[[x]] has a row for each token, a word or a piece of one. Each row goes through the same network, separately: no row ' +
        'has any effect on another.',
    },
    ...feedForwardSteps('').map((step) => ownSteps[step.node] ?? step),
  ],
};
