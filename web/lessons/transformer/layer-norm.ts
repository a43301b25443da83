import type { LessonBody } from '../lesson';
import { normSteps } from './block-steps';

/** Rows with simple means and deviations; they differ in scale, but not after the norm. */
export const layerNorm: LessonBody = {
  preset: {
    tokens: { query: ['Watch', 'that', 'bird'], key: ['Watch', 'that', 'bird'] },
    options: { norm_kind: 'layer', epsilon: 1e-5 },
    inputs: {
      x: [
        [2, 2, 6, 6],
        [20, 60, 20, 60],
        [0, 4, 8, 4],
      ],
      gain: [[1, 2, 1, 0.5]],
      shift: [[0, 0, 1, -1]],
    },
  },
  opening: 'normalised',
  guide: () => import('./guides/layer-norm').then((module) => module.layerNormGuide),
  steps: [
    {
      node: 'x',
      prose:
        '[[x]] has a row for each token, a word or a piece of one. As given, [[row:x:1]] has the numbers of [[row:x:0]] ten ' +
        'times as large, in another order. After many layers that add to them, rows can differ like that, and the largest numbers would ' +
        'then decide every sum.',
    },
    ...normSteps('').map((step) =>
      step.node === 'normalised'
        ? {
            ...step,
            prose:
              'Divide each row of [[arg0]] by its number in [[arg1]]: [[arg0:r,c]] over [[arg1:r,0]] is [[normalised:r,c]]. ' +
              'As given, the rows of [[row:normalised:0]] and [[row:normalised:1]] now hold only −1 and 1: nothing shows any ' +
              'more that one was ten times as large.',
            aside:
              'If a row is multiplied by a positive factor, the norm removes the factor again, up to the tiny effect of ε. ' +
              'Multiply a row by ten and compare. RMS norm (the option “norm kind”) does the same without subtracting the mean.',
          }
        : step,
    ),
  ],
};
