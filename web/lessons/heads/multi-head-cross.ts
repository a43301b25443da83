import { scaleAside, softmaxAside } from '../common';
import { frenchRows, headMixing, wordRows } from '../inputs';
import type { LessonBody } from '../lesson';
import { projectionSteps } from '../projection-steps';

/** Three queries, four keys and two heads, so that no matrix is square. */
export const multiHeadCross: LessonBody = {
  preset: {
    tokens: { query: ['Watch', 'that', 'bird'], key: ['Regarde', 'cet', 'oiseau', '-là'] },
    options: { mask: 'none', bias: false, n_heads: 2 },
    inputs: {
      x: wordRows,
      y: frenchRows,
      w_q: [
        [0, 1, 0, 0],
        [-1, -1, 0, 1],
        [0, 1, 1, 1],
        [1, 0.5, 1, 0],
      ],
      w_k: [
        [1, 0, 0, 1],
        [0, 0, -1, 0],
        [1, -1, 1, 0],
      ],
      w_v: [
        [1, 0, 0, 1],
        [0, 1, 0.5, 0],
        [0, 0, 1, -1],
      ],
      w_o: headMixing,
    },
  },
  opening: 'head_0/weights',
  figures: ['heads'],
  guide: () => import('./guides/multi-head-cross').then((module) => module.multiHeadCrossGuide),
  steps: [
    {
      node: 'x',
      prose:
        '[[x]] is the sentence that asks, in English unless you change it: one row for each of its [[dim:m]] words.',
    },
    {
      node: 'y',
      prose:
        '[[y]] is the sentence that is asked, in French unless you change it: one row for each of its [[dim:n]] words. ' +
        'Its rows may have another width: here [[dim:d_y]] numbers, while those of [[x]] have [[dim:d_x]].',
    },
    {
      node: 'w_q',
      prose:
        '[[w_q]] makes the queries of [[dim:n_heads]] heads, with [[dim:d_k]] columns for each, side by side. It has a row for each column of [[x]].',
    },
    {
      node: 'w_k',
      prose: '[[w_k]] makes the keys in the same order. It has a row for each column of [[y]].',
    },
    {
      node: 'w_v',
      prose:
        '[[w_v]] makes the values, with [[dim:d_v]] columns for each head and a row for each column of [[y]].',
    },
    {
      node: 'w_o',
      prose: '[[w_o]] is used last: one row for every column of every head, and [[dim:d_out]] columns.',
    },
    {
      node: 'query',
      prose:
        '[[query]] = [[x]] [[w_q]]. A query is what a word looks for. There are [[dim:n_heads]] heads, attentions side by ' +
        'side: the first [[dim:d_k]] columns belong to the first head, the next [[dim:d_k]] to the second.',
      aside: '[[w_q]] is learned. One product makes the queries of all heads.',
    },
    {
      node: 'key',
      prose:
        '[[key]] = [[y]] [[w_k]]. A key is what a word can be found by. All keys come from the other sentence, with the ' +
        'columns of the heads in the same order. The row of [[row:key:r]] begins with [[key:r,0]].',
      aside:
        'A model that writes word by word computes these keys and values once and keeps them: the source does not change while it writes.',
    },
    {
      node: 'value',
      prose:
        '[[value]] = [[y]] [[w_v]]. A value is what a word hands over. Values come from the same sentence as the keys.',
    },
    {
      node: 'head_*/query',
      prose:
        '[[head_*/query]]: the [[dim:d_k]] columns of [[query]] that belong to this head. Nothing is computed.',
      aside: 'Heads divide the columns, never the tokens: every head sees all of both sentences.',
    },
    {
      node: 'head_*/key',
      prose:
        '[[head_*/key]] is a slice of [[key]]: the [[dim:d_k]] columns of this head, for all [[dim:n]] words. Nothing is ' +
        'computed. Queries and values are cut in the same way.',
      aside: 'Heads divide the columns, never the tokens: every head sees all of both sentences.',
    },
    { node: 'head_*/value', prose: '[[head_*/value]]: the columns of [[value]] that belong to this head.' },
    {
      node: 'head_*/key_transposed',
      prose: '[[head_*/key_transposed]]: the keys of this head as columns, one per word of [[y]].',
    },
    {
      node: 'head_*/scores',
      prose:
        '[[head_*/scores]] = [[head_*/query]] [[head_*/key_transposed]]. A score says how well a query fits a key: large ' +
        'where both are large in the same places. [[row:head_*/scores:r]] scores [[col:head_*/scores:max]] highest, with ' +
        '[[head_*/scores:r,max]]. There are [[dim:m]] rows and [[dim:n]] columns.',
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
      aside:
        'Between two sentences a mask usually hides padding. “Causal” says little here: word 3 of [[y]] is not later ' +
        'than word 2 of [[x]].',
    },
    {
      node: 'head_*/weights',
      prose:
        'The softmax turns each row of scores, divided by √d_k, into weights that add up to 1. In this head ' +
        '[[row:head_*/weights:r]] gives [[head_*/weights:r,max]] to [[col:head_*/weights:max]]. With the initial numbers, ' +
        'the first head pairs words that mean the same, and the second looks for the noun, “oiseau”.',
      aside: softmaxAside,
    },
    {
      node: 'head_*/context',
      prose:
        '[[head_*/context]] = [[head_*/weights]] [[head_*/value]]: one row for each word of [[x]], made only of values ' +
        'from [[y]]. The row of [[row:head_*/context:r]] begins with [[head_*/context:r,0]].',
    },
    {
      node: 'concat',
      prose:
        '[[concat]] puts the results of the heads side by side, the first head on the left: one row for each word of ' +
        '[[x]], with [[dim:d_v]] columns from each of [[dim:n_heads]] heads. Nothing is computed.',
      aside: 'Side by side in columns, not below each other in rows.',
    },
    {
      node: 'output',
      prose:
        '[[output]] = [[concat]] [[w_o]]. [[w_o]] is learned, with a row for every column of every head. Only here do the ' +
        'heads meet: each number of the result can use all of them. The row of [[row:output:r]] begins with ' +
        '[[output:r,0]]. Models add it to the row of the same word in the sentence that asks.',
      aside: 'The result has one row for each query, however many words the other sentence has.',
    },
    ...projectionSteps.filter(({ node }) => node !== 'masked_scores' && node !== 'capped_scores'),
  ],
};
