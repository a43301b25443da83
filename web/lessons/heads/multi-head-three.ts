import { scaleAside, softmaxAside } from '../common';
import { headMixing, wordRows } from '../inputs';
import type { LessonBody } from '../lesson';
import { projectionSteps } from '../projection-steps';

/** A dictionary: words are queries, headwords are keys, entries are values. */
export const multiHeadThree: LessonBody = {
  preset: {
    tokens: { query: ['Watch', 'that', 'bird'], key: ['look', 'this', 'animal', 'sky'] },
    options: { mask: 'none', bias: false, n_heads: 2 },
    inputs: {
      x_q: wordRows,
      x_k: [
        [2, 0, 0],
        [-1, 2, 0],
        [-1, 0, 2],
        [0, -1, 1],
      ],
      x_v: [
        [1, 0],
        [0, 1],
        [2, -1],
        [-1, 1],
      ],
      w_q: [
        [1, 0, 0, 0.5],
        [0, 2, 1, 0],
        [1, 0, 0.5, 0],
        [0, 0, 0, 1],
      ],
      w_k: [
        [1, -1, 0, 0],
        [0, 1, 1, 0],
        [-1, 0, 0, 1],
      ],
      w_v: [
        [1, 0, 0, 1],
        [0, 1, -1, 0],
      ],
      w_o: headMixing,
    },
  },
  opening: 'head_0/weights',
  figures: ['heads'],
  guide: () => import('./guides/multi-head-three').then((module) => module.multiHeadThreeGuide),
  steps: [
    {
      node: 'x_q',
      prose: '[[x_q]] is what asks: one row for each of the [[dim:m]] words of a sentence.',
    },
    {
      node: 'x_k',
      prose:
        '[[x_k]] is what is searched: one row for each of the [[dim:n]] headwords of a small dictionary. The words of the ' +
        'sentence will be compared with these rows.',
      aside:
        'With the same matrix in all three places this is self-attention; with one for the queries and one for keys and values, cross-attention.',
    },
    {
      node: 'x_v',
      prose:
        '[[x_v]] is what is read: a row for each entry, that is, for what stands under a headword. The widths are free, here ' +
        '[[dim:d_xq]], [[dim:d_xk]] and [[dim:d_xv]]. Only [[x_k]] and [[x_v]] must have the same number of rows.',
      aside:
        'Real models do this: DETR, which finds objects in pictures (Carion et al. 2020), adds positions to what queries and keys are made from, and not ' +
        'to what values are made from.',
    },
    {
      node: 'w_q',
      prose:
        '[[w_q]] makes the queries of [[dim:n_heads]] heads, with [[dim:d_k]] columns for each, side by side. It has a row for ' +
        'each column of [[x_q]].',
    },
    { node: 'w_k', prose: '[[w_k]] makes the keys, with a row for each column of [[x_k]].' },
    {
      node: 'w_v',
      prose:
        '[[w_v]] makes the values: [[dim:d_v]] columns for each head, and a row for each column of [[x_v]].',
    },
    {
      node: 'w_o',
      prose:
        '[[w_o]] is used last. Its first [[dim:d_v]] rows belong to the first head, the next to the second: the coloured bands below show which.',
    },
    {
      node: 'query',
      prose:
        '[[query]] = [[x_q]] [[w_q]]. A query is what a word looks for. There are [[dim:n_heads]] heads, attentions side by ' +
        'side: the first [[dim:d_k]] columns belong to the first head, the next [[dim:d_k]] to the second.',
    },
    {
      node: 'key',
      prose:
        '[[key]] = [[x_k]] [[w_k]]. A key is what an entry can be found by. It has as many numbers as a query, so that the two ' +
        'can be compared, however wide [[x_q]] and [[x_k]] are.',
    },
    {
      node: 'value',
      prose:
        '[[value]] = [[x_v]] [[w_v]]. A value is what an entry hands over when it is read. Values are made from another matrix ' +
        'than keys, but in the same order: row by row, they belong together.',
    },
    {
      node: 'head_*/query',
      prose: '[[head_*/query]]: the [[dim:d_k]] columns of [[query]] that belong to this head.',
    },
    { node: 'head_*/key', prose: '[[head_*/key]]: the columns of [[key]] that belong to this head.' },
    { node: 'head_*/value', prose: '[[head_*/value]]: the columns of [[value]] that belong to this head.' },
    { node: 'head_*/key_transposed', prose: '[[head_*/key_transposed]]: the keys of this head as columns.' },
    {
      node: 'head_*/scores',
      prose:
        '[[head_*/scores]] = [[head_*/query]] [[head_*/key_transposed]]. [[row:head_*/scores:r]] scores ' +
        '[[col:head_*/scores:max]] highest, with [[head_*/scores:r,max]].',
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
    },
    {
      node: 'head_*/weights',
      prose:
        'A score says how well a query fits a key. The softmax turns each row of scores, divided by √d_k, into weights that ' +
        'add up to 1: [[row:head_*/weights:r]] gives [[head_*/weights:r,max]] to [[col:head_*/weights:max]]. [[x_v]] plays no ' +
        'part in it.',
      aside: softmaxAside,
    },
    {
      node: 'head_*/context',
      prose:
        '[[head_*/context]] = [[head_*/weights]] [[head_*/value]]: the entries, mixed by the weights. The row of ' +
        '[[row:head_*/context:r]] begins with [[head_*/context:r,0]].',
    },
    {
      node: 'concat',
      prose:
        '[[concat]] puts the results of the heads side by side, the first head on the left: [[dim:m]] rows, with [[dim:d_v]] ' +
        'columns from each of [[dim:n_heads]] heads. There is one row per query, whatever the number of keys.',
    },
    {
      node: 'output',
      prose:
        '[[output]] = [[concat]] [[w_o]]. [[w_o]] is learned, with a row for every column of every head. Only here do the ' +
        'heads meet: each number of the result can use all of them. The row of [[row:output:r]] begins with [[output:r,0]].',
    },
    ...projectionSteps.filter(({ node }) => node !== 'masked_scores' && node !== 'capped_scores'),
  ],
};
