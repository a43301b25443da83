import type { LessonBody } from '../lesson';

const sentence = ['The', 'river', 'bank', 'flooded'];

/** Four words with three made-up numbers each, none of unit length. */
export const basicSelfAttention: LessonBody = {
  preset: {
    tokens: { query: sentence, key: sentence },
    options: {},
    inputs: {
      x: [
        [0.5, -0.5, 0.5],
        [1, 1, 0],
        [1, 0.5, -0.5],
        [0, 1.5, -0.5],
      ],
    },
  },
  opening: 'scores',
  guide: () => import('./guides/basic-self-attention').then((module) => module.basicSelfAttentionGuide),
  steps: [
    {
      node: 'x',
      prose:
        '[[x]] has a row for each word: [[dim:d_model]] numbers that stand for it. That of [[row:x:r]] begins with [[x:r,0]]. ' +
        'Attention compares queries, which ask, with keys, which can be found, and mixes values, which are handed over. ' +
        'Here the rows of [[x]] are all three: nothing is learned.',
      aside:
        'In a figure with three axes each row would be an arrow. The numbers here are made up; a trained embedding has ' +
        'hundreds of them, and the same three steps.',
    },
    {
      node: 'x_transposed',
      prose:
        '[[x_transposed]] is [[x]] with rows and columns exchanged: each word is now a column. So one matrix product ' +
        'can multiply every row of [[x]] by every other.',
    },
    {
      node: 'scores',
      prose:
        'Step one: multiply two rows of [[x]] pair by pair, and add up. This is their dot product, the score of the two words. ' +
        'It is large where both rows are large in the same places. [[row:scores:r]] and [[col:scores:c]] score [[scores:r,c]]. All ' +
        'scores together are the matrix product [[scores]] = [[x]] [[x_transposed]].',
      aside:
        'The order of the two words does not matter, so the matrix is symmetric: [[scores:0,1]] in row 1, column 2, and ' +
        '[[scores:1,0]] in row 2, column 1. A dot product is a cosine only between vectors of length 1. Here [[row:scores:0]] ' +
        'with itself gives [[scores:0,0]] and [[row:scores:1]] with itself [[scores:1,1]]; as cosines both would be 1.',
    },
    {
      node: 'weights',
      prose:
        'Step two: the softmax turns each row of scores into shares that add up to 1. Take e to the power of each score, then ' +
        'divide by the sum of the row. The shares are called weights. [[row:weights:r]] gives ' +
        '[[weights:r,max]] to [[col:weights:max]], and no word gets more.',
      aside:
        'The symmetry ends here. Each row is divided by a sum of its own: [[weights:0,1]] in row 1, column 2 against ' +
        '[[weights:1,0]] in row 2, column 1.',
    },
    {
      node: 'context',
      prose:
        'Step three: [[context]] = [[weights]] [[x]]. The new row of a word mixes all rows of [[x]], each taken with its weight. ' +
        'Each of its numbers is an average over the sentence: the first number of [[row:context:r]] was [[x:r,0]], and is now ' +
        '[[context:r,0]].',
      aside:
        'Nothing here can be trained. Put a learned matrix before each of the three uses of [[x]], and you have the ' +
        'self-attention of the transformer.',
    },
  ],
};
