import { scaleAside, softmaxAside } from '../common';
import { headMixing, wordRows } from '../inputs';
import type { LessonBody } from '../lesson';
import { projectionSteps } from '../projection-steps';

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
  guide: () => import('./guides/multi-head').then((module) => module.multiHeadGuide),
  steps: [
    {
      node: 'x',
      prose:
        '[[x]] is the sentence: one row for each token, that is, a word or a piece of one. Every head reads all of it.',
    },
    {
      node: 'w_q',
      prose:
        '[[w_q]] is learned and makes the queries. A head is one attention; [[dim:n_heads]] of them work at the same time here, ' +
        'each with its own columns: the first [[dim:d_k]] belong to the first head, the next [[dim:d_k]] to the second, and so on.',
      aside:
        'Papers write one small matrix for each head, programs keep one wide matrix. The numbers are the same, side by side.',
    },
    { node: 'w_k', prose: '[[w_k]] makes the keys of all heads, side by side in the same order.' },
    { node: 'w_v', prose: '[[w_v]] makes the values of all heads, with [[dim:d_v]] columns for each.' },
    {
      node: 'w_o',
      prose: '[[w_o]] is used last. It has a row for every column of every head, and [[dim:d_out]] columns.',
    },
    {
      node: 'query',
      prose:
        '[[query]] = [[x]] [[w_q]]: what each token looks for, for all heads in one product. The row of [[row:query:r]] ' +
        'begins with [[query:r,0]].',
    },
    {
      node: 'key',
      prose: '[[key]] = [[x]] [[w_k]]: what each token can be found by, for all heads in one product.',
    },
    {
      node: 'value',
      prose: '[[value]] = [[x]] [[w_v]]: what each token hands over, for all heads in one product.',
    },
    {
      node: 'head_*/query',
      prose:
        '[[head_*/query]] is a slice of [[query]]: the [[dim:d_k]] columns of this head. Nothing is computed. Keys and values ' +
        'are cut in the same way. A head sees its own columns and no others.',
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
        '[[head_*/scores]] = [[head_*/query]] [[head_*/key_transposed]]: the same as with one head, with fewer columns. ' +
        'A score says how well a query fits a key: for [[row:head_*/scores:r]] and [[col:head_*/scores:c]] it is ' +
        '[[head_*/scores:r,c]].',
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
        'The softmax turns each row of scores, divided by √d_k, into weights that add up to 1. In this head ' +
        '[[row:head_*/weights:r]] attends most to [[col:head_*/weights:max]], with [[head_*/weights:r,max]]. With the initial ' +
        'numbers, the first head finds the noun, “bird”, and the second the word before: two questions at the same time.',
      aside: softmaxAside,
    },
    {
      node: 'head_*/context',
      prose:
        '[[head_*/context]] = [[head_*/weights]] [[head_*/value]]: the values of this head, mixed by its weights. The row of ' +
        '[[row:head_*/context:r]] begins with [[head_*/context:r,0]].',
    },
    {
      node: 'concat',
      prose:
        '[[concat]] puts the results of the heads side by side, the first head on the left. Nothing is computed: each number ' +
        'still comes from one head alone.',
      aside: 'Side by side in columns, not below each other in rows: there is still one row per token.',
    },
    {
      node: 'output',
      prose:
        '[[output]] = [[concat]] [[w_o]]. [[w_o]] is learned, with a row for every column of every head. Only here do the heads ' +
        'meet: each number of the result can use all of them. The row of [[row:output:r]] begins with [[output:r,0]].',
      aside:
        'Cut [[w_o]] into one block of rows for each head: the output is the sum of what each head contributes through its block.',
    },
    ...projectionSteps.filter(({ node }) => node !== 'masked_scores' && node !== 'capped_scores'),
  ],
};
