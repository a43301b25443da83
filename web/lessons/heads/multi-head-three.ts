import { headMixing, optionSteps, scaleAside, softmaxAside, wordRows } from '../common';
import type { LessonBody } from '../lesson';

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
  steps: [
    { node: 'x_q', prose: '[[x_q]]: what asks, one row for each of the [[dim:m]] words of a sentence.' },
    {
      node: 'x_k',
      prose:
        '[[x_k]]: what is searched, one row for each of [[dim:n]] entries of a small dictionary. Think of the headwords.',
      aside:
        'With the same matrix in all three places this is self-attention; with one for the queries and one for keys and values, cross-attention.',
    },
    {
      node: 'x_v',
      prose:
        '[[x_v]]: what is read, a row for each row of [[x_k]]: what stands under the headword. The widths are free, here ' +
        '[[dim:d_xq]], [[dim:d_xk]] and [[dim:d_xv]]; only the number of rows of keys and values must agree.',
      aside:
        'Real models do this: DETR, which finds objects in pictures (Carion et al. 2020), adds positions to what queries and keys are made from, and not ' +
        'to what values are made from.',
    },
    {
      node: 'w_q',
      prose:
        '[[w_q]] holds the query projections of [[dim:n_heads]] heads side by side, [[dim:d_k]] columns each, with a row per column of [[x_q]].',
    },
    { node: 'w_k', prose: '[[w_k]] does the same for keys, with a row per column of [[x_k]].' },
    { node: 'w_v', prose: '[[w_v]] has [[dim:d_v]] columns per head and a row per column of [[x_v]].' },
    {
      node: 'w_o',
      prose:
        '[[w_o]] comes last. Its rows belong to the heads in turn, [[dim:d_v]] to each: the coloured bands below show which.',
    },
    { node: 'query', prose: '[[query]] = [[x_q]] [[w_q]], for all heads in one product.' },
    { node: 'key', prose: '[[key]] = [[x_k]] [[w_k]], for all heads in one product.' },
    { node: 'value', prose: '[[value]] = [[x_v]] [[w_v]], from another matrix than the keys.' },
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
        'Where to look is decided without [[x_v]]: [[row:head_*/weights:r]] gives ' +
        '[[col:head_*/weights:max]] the weight [[head_*/weights:r,max]]. Change a number of [[x_v]]: no weight moves.',
      aside: softmaxAside,
    },
    {
      node: 'head_*/context',
      prose:
        '[[head_*/context]] = [[head_*/weights]] [[head_*/value]]: what is read there. For [[row:head_*/context:r]] it ' +
        'begins with [[head_*/context:r,0]].',
    },
    {
      node: 'concat',
      prose:
        '[[concat]] sets the results of the heads side by side, the first head on the left: [[dim:m]] rows of ' +
        '[[dim:n_heads]] times [[dim:d_v]] columns. There is one row per query, whatever the number of keys.',
    },
    {
      node: 'output',
      prose:
        '[[output]] = [[concat]] [[w_o]]. The columns of a head meet the rows of its colour, and all heads add up: the ' +
        'row of [[row:output:r]] begins with [[output:r,0]].',
    },
    ...optionSteps.filter(({ node }) => node !== 'masked_scores' && node !== 'capped_scores'),
  ],
};
