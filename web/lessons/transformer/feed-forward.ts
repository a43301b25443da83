import type { LessonBody, LessonStep } from '../lesson';
import { feedForwardSteps } from './block-steps';

/** Steps that refer to the numbers of this lesson. */
const ownSteps: Readonly<Record<string, LessonStep>> = {
  w_1: {
    node: 'w_1',
    prose:
      '[[w_1]] has one column for each of the [[dim:d_ff]] hidden cells. As given, the first cell sees the first column of ' +
      '[[x]], the second its opposite, and the other two do the same with the second column.',
  },
  hidden: {
    node: 'hidden',
    prose:
      'The activation bends each number on its own: [[pre_activation:r,c]] becomes [[hidden:r,c]]. As given, ReLU keeps of each ' +
      'pair of opposites the positive one, and makes the other 0.',
    aside:
      'Without the bend, [[w_1]] and [[w_2]] would be one matrix, and here that matrix is 0: the opposites would cancel. GELU and SiLU ' +
      'bend smoothly, with a small dip below 0: choose one and compare.',
  },
  ffn_product: {
    node: 'ffn_product',
    prose:
      '[[ffn_product]] = [[hidden]] [[w_2]]: the hidden cells that answered write their rows. As given, a number and its opposite ' +
      'meet in one column, and one of them is 0: [[ffn_product:r,0]] is the size of [[x:r,0]], whatever its sign.',
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
  steps: [
    {
      node: 'x',
      prose: '[[x]] has a row per token. Each goes through the same network, and none knows of the others.',
    },
    ...feedForwardSteps('').map((step) => ownSteps[step.node] ?? step),
  ],
};
