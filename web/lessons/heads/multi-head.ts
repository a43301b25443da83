import { headMixing, optionSteps, scaleAside, softmaxAside, wordRows } from '../common';
import type { LessonBody } from '../lesson';

/** Two heads with different tasks: one attends to the noun, the other to the previous word. */
export const multiHead: LessonBody = {
  preset: {
    tokens: { query: ['Watch', 'that', 'bird'], key: ['Watch', 'that', 'bird'] },
    options: { mask: 'none', bias: false, n_heads: 2 },
    inputs: {
      x: wordRows,
      w_q: [
        [0, -1, 0, 1],
        [0, 0, 0, 1],
        [1, 0, 0, 1],
        [0.5, 1, 0, 0],
      ],
      w_k: [
        [-1, 0, 0, 1],
        [0, 0, 1, 0],
        [-1, 0, 0, -1],
        [0.5, 0.5, 0.5, 0],
      ],
      w_v: [
        [1, 0, 0, -1],
        [0, 1, 1, 0],
        [0, -1, 1, 0],
        [0.5, 0, 0, 1],
      ],
      w_o: headMixing,
    },
  },
  opening: 'head_0/weights',
  figures: ['heads', 'experiment-heads'],
  steps: [
    { node: 'x', prose: '[[x]] is the sentence, one row per token. All heads read the same one.' },
    {
      node: 'w_q',
      prose:
        '[[w_q]] holds the query projections of all [[dim:n_heads]] heads side by side: the first [[dim:d_k]] columns belong to the first head, the next to the second, and so on.',
      aside:
        'Papers write one small matrix per head, programs keep one wide matrix. The numbers are the same, laid next to each other.',
    },
    { node: 'w_k', prose: '[[w_k]]: the key projections of all heads, side by side in the same order.' },
    { node: 'w_v', prose: '[[w_v]]: the value projections of all heads, [[dim:d_v]] columns for each.' },
    {
      node: 'w_o',
      prose: '[[w_o]] comes last. It has one row for every column of every head, and [[dim:d_out]] columns.',
    },
    {
      node: 'query',
      prose:
        '[[query]] = [[x]] [[w_q]], for all heads in one product. [[row:query:r]] begins with [[query:r,0]].',
    },
    { node: 'key', prose: '[[key]] = [[x]] [[w_k]], for all heads in one product.' },
    { node: 'value', prose: '[[value]] = [[x]] [[w_v]], for all heads in one product.' },
    {
      node: 'head_*/query',
      prose:
        '[[head_*/query]] is a slice of [[query]]: [[dim:d_k]] of its columns. Nothing is computed. A head sees these columns and no others.',
      aside: 'Heads divide the columns, never the tokens: every head sees the whole sentence.',
    },
    { node: 'head_*/key', prose: '[[head_*/key]]: the columns of [[key]] that belong to this head.' },
    {
      node: 'head_*/value',
      prose: '[[head_*/value]]: the columns of [[value]] that belong to this head, [[dim:d_v]] of them.',
    },
    { node: 'head_*/key_transposed', prose: '[[head_*/key_transposed]]: the keys of this head as columns.' },
    {
      node: 'head_*/scores',
      prose:
        '[[head_*/scores]] = [[head_*/query]] [[head_*/key_transposed]]: as with one head, only narrower. ' +
        '[[row:head_*/scores:r]] and [[col:head_*/scores:c]] score [[head_*/scores:r,c]].',
    },
    {
      node: 'head_*/scaled_scores',
      prose:
        'Divide by √d_k, with d_k = [[dim:d_k]], unless you set another scale: [[head_*/scores:r,c]] becomes [[head_*/scaled_scores:r,c]].',
      aside: `Here d_k is the width of one head, not of all together. ${scaleAside}`,
    },
    {
      node: 'head_*/masked_scores',
      prose: '[[head_*/masked_scores]] is the score plus [[mask]], the same mask for every head.',
      aside: 'The mask belongs before the softmax, in every head.',
    },
    {
      node: 'head_*/weights',
      prose:
        'Each head has weights of its own. In this one [[row:head_*/weights:r]] attends most to ' +
        '[[col:head_*/weights:max]], with [[head_*/weights:r,max]]. Compare the heads: as given, the first looks for ' +
        'the bird, the second back to the word before.',
      aside: softmaxAside,
    },
    {
      node: 'head_*/context',
      prose:
        '[[head_*/context]] = [[head_*/weights]] [[head_*/value]]: what this head has gathered for each token. For ' +
        '[[row:head_*/context:r]] it begins with [[head_*/context:r,0]].',
    },
    {
      node: 'concat',
      prose:
        '[[concat]] sets the results of the heads side by side again, the first head on the left. Nothing is added up and nothing is mixed yet.',
      aside: 'Side by side in columns, not below each other in rows: there is still one row per token.',
    },
    {
      node: 'output',
      prose:
        '[[output]] = [[concat]] [[w_o]]. Only here do the heads meet: each number of a row can draw on all of them. ' +
        'The row of [[row:output:r]] begins with [[output:r,0]].',
      aside:
        'Cut [[w_o]] into one block of rows per head: the output is the sum of what each head contributes through its block.',
    },
    ...optionSteps.filter(({ node }) => node !== 'masked_scores' && node !== 'capped_scores'),
  ],
};
