import { optionSteps, rowsAside, softmaxAside } from '../common';
import type { LessonBody } from '../lesson';
import { scaledDotProduct } from './scaled-dot-product';

/** The inputs of the first lesson without scaling, for comparison. */
export const dotProduct: LessonBody = {
  preset: scaledDotProduct.preset,
  opening: 'weights',
  figures: ['experiment-saturation'],
  guide: () => import('./guides/dot-product').then((module) => module.dotProductGuide),
  steps: [
    {
      node: 'query',
      prose:
        'A token is a word, or a piece of one. [[query]] has a row for each token: its query, what it is looking for, as ' +
        '[[dim:d_k]] numbers. Nobody says what a number stands for. The next lesson starts from the same numbers; only one step ' +
        'differs.',
      aside: rowsAside,
    },
    {
      node: 'key',
      prose:
        '[[key]] has a row for each token as well: its key, what it can be found by. Keys are as wide as queries, ' +
        '[[dim:d_k]] numbers, because the two will be multiplied number by number.',
    },
    {
      node: 'value',
      prose:
        '[[value]] is what each token hands over, one row per key. Values take no part in the scores. They are mixed at the ' +
        'end, and their width, [[dim:d_v]], is their own.',
    },
    {
      node: 'key_transposed',
      prose:
        '[[key_transposed]] is [[key]] with rows and columns exchanged: each key is now a column, as the next product needs it.',
    },
    {
      node: 'scores',
      prose:
        'The score of two tokens is the dot product of a query and a key: multiply pair by pair, and add up. [[row:scores:r]] ' +
        'and [[col:scores:c]] score [[scores:r,c]]. [[scores]] = [[query]] [[key_transposed]] holds the scores of all pairs; ' +
        '[[key_transposed]] has the keys as columns. Nothing is divided here.',
      aside:
        'A dot product grows with the length of its rows as well as with their agreement. A long key can win for being ' +
        'long; to compare directions alone, divide by both lengths.',
    },
    {
      node: 'weights',
      prose:
        'The softmax turns each row of scores into shares that add up to 1, called weights: take e to the power of each score, ' +
        'then divide by the sum of the row. [[row:weights:r]] gives [[col:weights:max]] [[weights:r,max]]. In the next lesson, ' +
        'where scores are divided by √d_k, the same row is more even.',
      aside:
        'The ratio of two weights is e to the power of the difference of their scores. Without the division, this difference ' +
        `is √d_k times as large. ${softmaxAside}`,
    },
    {
      node: 'context',
      prose:
        'The row of [[row:context:r]] in [[context]] mixes the rows of [[value]], each taken with its weight. It begins with ' +
        '[[context:r,0]]. If one weight of a row is nearly 1, the mixture is nearly a copy of one row of [[value]].',
      aside:
        'Nearly copying has a price. Open the derivative of a cell of [[context]]: the closer a weight is to 1, the less it ' +
        'reacts to a change of the scores, and the slower a model learns from it.',
    },
    ...optionSteps,
  ],
};
