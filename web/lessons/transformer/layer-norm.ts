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
  steps: [
    {
      node: 'x',
      prose:
        '[[x]] has a row per token. As given, the numbers of [[row:x:1]] are ten times the size of the others: after many layers of ' +
        'adding, rows drift apart like that, and large rows would drown small ones.',
    },
    ...normSteps('').map((step) =>
      step.node === 'normalised'
        ? {
            ...step,
            prose:
              '[[arg0]] divided by [[arg1]], row by row: [[arg0:r,c]] over [[arg1:r,0]] is [[normalised:r,c]]. ' +
              'As given, the rows of [[row:normalised:0]] and [[row:normalised:1]] now hold nothing but −1 and 1, to ' +
              'five decimals: their sizes, 2 and 20, are gone.',
            aside:
              'Whatever positive factor a row is multiplied by, the norm takes it out again, all but the trace of ε. Multiply a ' +
              'row by ten and look. RMS norm (the option “norm kind”) does the same without taking out the mean.',
          }
        : step,
    ),
  ],
};
