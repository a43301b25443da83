import { optionSteps, rowsAside, scaleAside, softmaxAside } from '../common';
import type { LessonBody } from '../lesson';

/** Three words, four features, and integers small enough for mental arithmetic. */
export const scaledDotProduct: LessonBody = {
  preset: {
    tokens: { query: ['Watch', 'that', 'bird'], key: ['Watch', 'that', 'bird'] },
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
        '[[query]] has one row per token that asks. The row of [[row:query:r]] is what that token is looking for, put ' +
        'into [[dim:d_k]] numbers; the first of them is [[query:r,0]].',
      aside: rowsAside,
    },
    {
      node: 'key',
      prose:
        '[[key]] has one row per token that can be attended to. It has the same [[dim:d_k]] columns as [[query]], because ' +
        'the two will be compared number by number: a key is what its token can be found by.',
    },
    {
      node: 'value',
      prose:
        '[[value]] is what each token hands over once it is attended to. It has one row per key, but its width, ' +
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
        '[[scores]] = [[query]] [[key_transposed]]. Cell (i, j) is the dot product of query i and key j: multiply in ' +
        'pairs, add up. For [[row:scores:r]] and [[col:scores:c]] it is [[scores:r,c]]; the largest in the row of ' +
        '[[row:scores:r]] is [[scores:r,max]], for [[col:scores:max]].',
      aside:
        'Scores are not yet weights. They can be negative, and a row of them adds up to nothing in particular.',
    },
    {
      node: 'scaled_scores',
      prose:
        'Divide every score by √d_k, where d_k = [[dim:d_k]], unless you set another scale: [[scores:r,c]] becomes ' +
        '[[scaled_scores:r,c]]. If the entries of queries and keys are independent with mean 0 and variance 1, typically ' +
        '1 away from 0, their dot product has variance d_k; the division brings it back to 1, however wide the keys are.',
      aside: scaleAside,
    },
    {
      node: 'weights',
      prose:
        'The softmax turns each row of scores into weights: take e to the power of each score, then divide by the sum of ' +
        'the row. [[row:weights:r]] attends most to [[col:weights:max]], with weight [[weights:r,max]]. What the ' +
        'other keys get is what is left of 1.',
      aside: softmaxAside,
    },
    {
      node: 'context',
      prose:
        '[[context]] = [[weights]] [[value]]. The row of [[row:context:r]] is an average of the rows of [[value]], each ' +
        'taken with its weight; its first number is [[context:r,0]]. There is one row per query, never per key, and ' +
        'one column per column of [[value]]: [[dim:m]] by [[dim:d_v]].',
      aside:
        'A column of [[value]] that holds nothing but ones stays a column of ones: its weighted mean is the sum of the ' +
        'weights of each row. Change a column to see it; the check works in any implementation.',
    },
    ...optionSteps,
  ],
};
