import { optionSteps, softmaxAside } from '../common';
import { wordRows } from '../inputs';
import type { LessonBody } from '../lesson';
import { rows } from '../rows';
import { decoderSteps, normPlaceAside } from './block-steps';

/** Steps that this lesson describes itself. */
const ownSteps: readonly string[] = ['cross/query', 'cross/key', 'ffn/ffn_output'];

/** A French sentence being written from an English one: “Watch that bird” is the memory. */
export const decoderLayer: LessonBody = {
  preset: {
    tokens: { query: ['start', 'Regarde', 'cet'], key: ['Watch', 'that', 'bird'] },
    options: {
      n_heads: 2,
      norm: 'post',
      activation: 'relu',
      bias: false,
      mask: 'causal',
      norm_kind: 'layer',
    },
    inputs: {
      x: rows('0 0 1 -1 | 1 0 1 0 | -1 1 0 1'),
      memory: wordRows,
      'self/w_q': rows('1 0 0 0.5 | 0 1 0 0 | 0 0 1 0 | 0.5 0 0 1'),
      'self/w_k': rows('1 0 0 0 | 0 1 0.5 0 | 0 0 1 0 | 0 -0.5 0 1'),
      'self/w_v': rows('0.5 0 0 -1 | 0 1 0 0 | 0 0 1 0 | -1 0 0 0.5'),
      'self/w_o': rows('1 0 0 0.5 | 0 1 0 0 | 0 -0.5 1 0 | 0 0 0 1'),
      'norm_1/gain': rows('1 1 1 1'),
      'norm_1/shift': rows('0 0 0 0'),
      'cross/w_q': rows('0 0 1 0 | 0 1 0 1 | 2 0 0 1 | -1 0 0.5 0'),
      'cross/w_k': rows('1 0 0 -1 | 0 0 1 0 | 1 0 0 -0.5 | 0 -1 0 1'),
      'cross/w_v': rows('1 0 0 0 | 0 1 0 0 | 0 0 1 0 | 0 0 0 1'),
      'cross/w_o': rows('0.5 0 0 1 | 0 1 0 0 | 0.5 0 1 0 | 0 0 -1 1'),
      'norm_2/gain': rows('1 1 1 1'),
      'norm_2/shift': rows('0 0 0 0'),
      'ffn/w_1': rows('1 0 -1 0 | 0 1 0 -1 | 1 -1 0 0 | 0 0 1 1'),
      'ffn/b_1': rows('0 0 0 -1'),
      'ffn/w_2': rows('0.5 0 0 0 | 0 0.5 0 0 | 0 0 -0.5 0 | 0 0 0 0.5'),
      'ffn/b_2': rows('0 0 0 0'),
      'norm_3/gain': rows('1 1 1 1'),
      'norm_3/shift': rows('0 0 0 0'),
    },
  },
  opening: 'cross/head_0/weights',
  guide: () => import('./guides/decoder-layer').then((module) => module.decoderLayerGuide),
  steps: [
    {
      node: 'x',
      prose:
        '[[x]] is the target, the sentence that is written: a row for each word so far, beginning with a mark for the start. ' +
        'The layer turns each row into a new one, from which the next word can be found.',
      aside: normPlaceAside,
    },
    {
      node: 'memory',
      prose:
        '[[memory]] is what the encoder, the part that reads, made of the source: a row for each of its words. The layer ' +
        'looks at it in the middle, and never changes it.',
      aside:
        'Keys and values come from the memory, queries from the target: the result has a row per query, that is, per word of ' +
        'the target.',
    },
    {
      node: 'self/head_0/weights',
      prose:
        'First, each word looks at the text so far. The mask removes the scores of later words; the softmax turns the others ' +
        'into weights that add up to 1. [[row:self/head_0/weights:r]] attends most to [[col:self/head_0/weights:max]], with ' +
        '[[self/head_0/weights:r,max]].',
      aside:
        'A head is one attention. [[dim:n_heads]] of them look at the same words at the same time, each with its own queries, ' +
        'keys and values.',
    },
    {
      node: 'norm_1/normed',
      prose:
        'A norm brings the numbers of each row to one scale, so that they do not grow from sum to sum. The row of ' +
        '[[row:norm_1/normed:r]] now begins with [[norm_1/normed:r,0]].',
    },
    {
      node: 'norm_3/normed',
      prose:
        '[[norm_3/normed]] is the result of the last norm. It has the shape of [[x]], so more layers can follow. After the ' +
        'last one, a model compares each row with all words that it knows, and chooses the next word.',
    },
    {
      node: 'cross/query',
      prose:
        'The second attention connects the two sentences. A query is what a word of the target looks for: ' +
        '[[cross/query]] is made from the target alone, for all heads side by side. The row of [[row:cross/query:r]] begins ' +
        'with [[cross/query:r,0]].',
    },
    {
      node: 'cross/key',
      prose:
        'A key is what a word of the source can be found by: [[cross/key]] is made from [[memory]]. Values, what these words ' +
        'hand over, are made from it as well. The row of [[row:cross/key:r]] begins with [[cross/key:r,0]].',
      aside:
        'The source does not change while the target is written, so its keys and values are computed only once.',
    },
    {
      node: 'cross/head_0/weights',
      prose:
        'Each query of the target is compared with each key of the source. The softmax turns each row of these scores into ' +
        'weights that add up to 1: [[row:cross/head_0/weights:r]] gives [[cross/head_0/weights:r,max]] to ' +
        '[[col:cross/head_0/weights:max]].',
      aside: softmaxAside,
    },
    {
      node: 'ffn/ffn_output',
      prose:
        'A feed-forward network, two learned matrices with a ReLU or a similar function between them, works on each row ' +
        'separately. [[ffn/ffn_output]] is its result, which is added to what came in. For [[row:ffn/ffn_output:r]] it ' +
        'begins with [[ffn/ffn_output:r,0]].',
    },
    ...decoderSteps('').filter(({ node }) => !ownSteps.includes(node)),
    ...optionSteps.filter(({ node }) => node === 'mask'),
  ],
};
