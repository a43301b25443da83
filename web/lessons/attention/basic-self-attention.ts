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
  steps: [
    {
      node: 'x',
      prose:
        '[[x]] has one row per word, [[dim:d_model]] numbers each; that of [[row:x:r]] begins with [[x:r,0]]. These rows ' +
        'are all there is: nothing is learned, nothing is projected. They will be queries, keys and values at once.',
      aside:
        'In a figure with three axes each row would be an arrow. The numbers here are made up; a trained embedding has ' +
        'hundreds of them, and the same three steps.',
    },
    {
      node: 'x_transposed',
      prose:
        '[[x_transposed]] holds the same numbers with each word as a column, so that every row of [[x]] can meet every ' +
        'other row in one product.',
    },
    {
      node: 'scores',
      prose:
        'Step one: [[scores]] = [[x]] [[x_transposed]]. The entry in row i and column j is the dot product of word i and ' +
        'word j: [[row:scores:r]] with [[col:scores:c]] gives [[scores:r,c]]. It does not matter who comes first, so the ' +
        'table is symmetric: [[scores:0,1]] in row 1, column 2, and [[scores:1,0]] in row 2, column 1.',
      aside:
        'Where a text writes the same index along a whole row of this table, read i and j: each column is another word. And ' +
        'a dot product is a cosine only between vectors of length 1. Here [[row:scores:0]] with itself gives ' +
        '[[scores:0,0]] and [[row:scores:1]] with itself [[scores:1,1]]; as cosines both would be 1.',
    },
    {
      node: 'weights',
      prose:
        'Step two: the softmax of each row, e to the power of each score divided by the sum of the row. It turns scores into ' +
        'weights between 0 and 1 that add up to 1. [[row:weights:r]] gives most, [[weights:r,max]], to [[col:weights:max]].',
      aside:
        'The symmetry ends here. Each row is divided by a sum of its own: [[weights:0,1]] in row 1, column 2 against ' +
        '[[weights:1,0]] in row 2, column 1.',
    },
    {
      node: 'context',
      prose:
        'Step three: [[context]] = [[weights]] [[x]], a weighted sum of the very rows we began with. Column by column it ' +
        'is an average over the sentence; the first number of [[row:context:r]] is now [[context:r,0]], and was [[x:r,0]].',
      aside:
        'Nothing here can be trained. Put a learned matrix before each of the three uses of [[x]], and you have the ' +
        'self-attention of the transformer.',
    },
  ],
};
