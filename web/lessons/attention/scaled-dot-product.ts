import { optionSteps, rowsAside, scaleAside, smallHungryBird, softmaxAside } from '../common';
import type { LessonBody } from '../lesson';

/** Three words, four features, and integers small enough for mental arithmetic. */
export const scaledDotProduct: LessonBody = {
  preset: {
    ...smallHungryBird,
    options: { mask: 'none' },
    inputs: {
      query: [
        [1, 1, 1, 1],
        [-1, 2, 1, 0],
        [1, 2, 0, -1],
      ],
      key: [
        [2, 0, 0, 1],
        [0, 1, 0, -1],
        [0, 2, 2, 0],
      ],
      value: [
        [1, 0, -1, 1],
        [0, 2, 0, 1],
        [2, 1, 1, 1],
      ],
    },
  },
  opening: 'scores',
  guide: () => import('./guides/scaled-dot-product').then((module) => module.scaledDotProductGuide),
  steps: [
    {
      node: 'query',
      prose:
        'A token is a word, or a piece of one. [[query]] has a row for each token: its query, what it is looking for, as ' +
        '[[dim:d_k]] numbers. Nobody names what a number stands for. The query of [[row:query:r]] begins with [[query:r,0]].',
      aside: rowsAside,
    },
    {
      node: 'key',
      prose:
        '[[key]] has a row for each token as well: its key, what it can be found by. A key has the same [[dim:d_k]] columns as a ' +
        'query, because the two will be compared number by number.',
    },
    {
      node: 'value',
      prose:
        '[[value]] is what each token hands over once it is looked at. It has one row per key, but its width, ' +
        '[[dim:d_v]], is its own. The last column starts as all ones: watch what becomes of it in the last step.',
    },
    {
      node: 'key_transposed',
      prose:
        '[[key_transposed]] is [[key]] with rows and columns exchanged, so that each token is a column. Nothing is ' +
        'computed. It only puts the keys where the next product needs them.',
    },
    {
      node: 'scores',
      prose:
        'The score of two tokens says how well they fit: multiply query and key pair by pair, and add up. ' +
        '[[row:scores:r]] and [[col:scores:c]] score [[scores:r,c]]. [[scores]] holds the scores of all pairs: each row of ' +
        '[[query]] meets each column of [[key_transposed]].',
      aside:
        'Scores are not yet weights. They can be negative, and a row of them adds up to nothing in particular.',
    },
    {
      node: 'scaled_scores',
      prose:
        'Divide every score by √d_k. Here d_k = [[dim:d_k]], the width of a key, so [[scores:r,c]] becomes ' +
        '[[scaled_scores:r,c]], unless you set another scale. Wide keys give large scores, only because more products are added ' +
        'up. The division makes up for that.',
      aside: scaleAside,
    },
    {
      node: 'weights',
      prose:
        'The softmax turns each row of scores into shares: take e to the power of each score, then divide by the sum of the ' +
        'row. The shares add up to 1 and are called weights. [[row:weights:r]] looks most at [[col:weights:max]], with ' +
        '[[weights:r,max]].',
      aside: softmaxAside,
    },
    {
      node: 'context',
      prose:
        'The row of [[row:context:r]] in [[context]] mixes the rows of [[value]], each taken with its weight. It begins with ' +
        '[[context:r,0]]. This is what attention gives back: one new row for each query, as wide as a value.',
      aside:
        'A column of [[value]] that holds nothing but ones stays a column of ones: its weighted mean is the sum of the ' +
        'weights of each row. Change a column to see it; the check works in any implementation.',
    },
    ...optionSteps,
  ],
};
