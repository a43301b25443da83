import { frenchRows, headMixing, optionSteps, scaleAside, softmaxAside, wordRows } from '../common';
import type { LessonBody } from '../lesson';

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
  steps: [
    { node: 'x', prose: '[[x]] is the sentence that asks, one row for each of its [[dim:m]] words.' },
    {
      node: 'y',
      prose:
        '[[y]] is the sentence that is asked, one row for each of its [[dim:n]] words. Its width is its own: [[dim:d_y]] numbers to a word.',
    },
    {
      node: 'w_q',
      prose:
        '[[w_q]] holds the query projections of [[dim:n_heads]] heads side by side, [[dim:d_k]] columns each. It has a row per column of [[x]].',
    },
    {
      node: 'w_k',
      prose: '[[w_k]] holds the key projections in the same order. It has a row per column of [[y]].',
    },
    {
      node: 'w_v',
      prose:
        '[[w_v]] holds the value projections, [[dim:d_v]] columns per head, with a row per column of [[y]].',
    },
    {
      node: 'w_o',
      prose: '[[w_o]] comes last: one row for every column of every head, [[dim:d_out]] columns.',
    },
    {
      node: 'query',
      prose: '[[query]] = [[x]] [[w_q]], from the sentence that asks, for all heads in one product.',
    },
    {
      node: 'key',
      prose: '[[key]] = [[y]] [[w_k]], from the sentence that is asked.',
      aside:
        'A model that writes word by word computes these keys and values once and keeps them: the source does not change while it writes.',
    },
    { node: 'value', prose: '[[value]] = [[y]] [[w_v]], from the same sentence as the keys.' },
    {
      node: 'head_*/query',
      prose:
        '[[head_*/query]]: the [[dim:d_k]] columns of [[query]] that belong to this head. Nothing is computed.',
      aside: 'Heads divide the columns, never the tokens: every head sees both sentences whole.',
    },
    { node: 'head_*/key', prose: '[[head_*/key]]: the columns of [[key]] that belong to this head.' },
    { node: 'head_*/value', prose: '[[head_*/value]]: the columns of [[value]] that belong to this head.' },
    {
      node: 'head_*/key_transposed',
      prose: '[[head_*/key_transposed]]: the keys of this head as columns, one per word of [[y]].',
    },
    {
      node: 'head_*/scores',
      prose:
        '[[head_*/scores]] = [[head_*/query]] [[head_*/key_transposed]], [[dim:m]] by [[dim:n]]. ' +
        '[[row:head_*/scores:r]] scores [[col:head_*/scores:max]] highest, with [[head_*/scores:r,max]].',
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
        'In this head [[row:head_*/weights:r]] gives [[head_*/weights:r,max]] to [[col:head_*/weights:max]]. As given, the ' +
        'first head pairs the words of the two sentences, while the second keeps an eye on the noun.',
      aside: softmaxAside,
    },
    {
      node: 'head_*/context',
      prose:
        '[[head_*/context]] = [[head_*/weights]] [[head_*/value]]: values from [[y]], mixed for each word of [[x]]. ' +
        'For [[row:head_*/context:r]] it begins with [[head_*/context:r,0]].',
    },
    {
      node: 'concat',
      prose:
        '[[concat]] sets the heads side by side, the first on the left: one row per word of [[x]], [[dim:n_heads]] ' +
        'times [[dim:d_v]] columns.',
      aside: 'Side by side in columns, not below each other in rows.',
    },
    {
      node: 'output',
      prose:
        '[[output]] = [[concat]] [[w_o]]: here the heads meet. The row of [[row:output:r]] begins with [[output:r,0]] and ' +
        'is ready to be added to its row of the asking sentence.',
      aside:
        'The result has as many rows as there are queries. The length of the other sentence has disappeared.',
    },
    ...optionSteps.filter(({ node }) => node !== 'masked_scores' && node !== 'capped_scores'),
  ],
};
