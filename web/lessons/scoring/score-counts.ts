import type { LessonBody } from '../lesson';
import { decoderStates, encoderStates, scoreNetwork, sentences } from './small-translator';

/** Small states and a score network like in the additive lesson, beside two separate maps. */
export const scoreCounts: LessonBody = {
  preset: {
    tokens: sentences,
    options: {},
    inputs: {
      decoder_states: decoderStates,
      encoder_states: encoderStates,
      ...scoreNetwork,
      w_f: [
        [1, 0.5],
        [0, 1],
      ],
      w_g: [
        [1, 0],
        [-0.5, 1],
      ],
    },
  },
  opening: 'pair_evaluations',
  figures: ['evaluations', 'experiment-pairs'],
  steps: [
    {
      node: 'decoder_states',
      prose:
        '[[decoder_states]]: M = [[dim:m]] rows, one per word that is being written. Add words above and watch the counts.',
    },
    {
      node: 'encoder_states',
      prose:
        '[[encoder_states]]: N = [[dim:n]] rows, one per word that was read. Every one of them is to be compared with every row of [[decoder_states]].',
    },
    { node: 'w_s', prose: '[[w_s]] is the part of the score network that reads decoder states.' },
    { node: 'w_h', prose: '[[w_h]] is the part of the score network that reads encoder states.' },
    { node: 'v_a', prose: '[[v_a]] turns the hidden numbers of a pair into one score.' },
    {
      node: 'w_f',
      prose:
        '[[w_f]] is the matrix of f, the map of decoder states, which ends in a tanh: [[dim:d_s]] numbers in, ' +
        '[[dim:d_k]] out. In a transformer the query projection, without a tanh, takes the place of f.',
    },
    {
      node: 'w_g',
      prose:
        '[[w_g]] is the matrix of g, the map of encoder states. Both maps must end in the same space of [[dim:d_k]] ' +
        'numbers, where a dot product makes sense.',
    },
    {
      node: 'pairs',
      prose:
        'A network that reads a pair needs the pair written down: one row for each of M times N. The row of [[row:pairs:r]] ' +
        'begins with [[pairs:r,0]].',
    },
    { node: 'w_pairs', prose: '[[w_pairs]] is [[w_h]] with [[w_s]] below it.' },
    {
      node: 'projected_pairs',
      prose:
        'The first layer of the network, once for every pair: [[projected_pairs:r,0]] is the first number for [[row:projected_pairs:r]].',
    },
    {
      node: 'hidden_pairs',
      prose:
        'The hidden layer of the network, a row for every pair. Count the rows: this is how often the network is evaluated. ' +
        'The row of [[row:hidden_pairs:r]] begins with [[hidden_pairs:r,0]].',
      aside:
        'The first layer can be split into a part for h and a part for s, as the additive lesson shows. The tanh cannot: it needs the sum, ' +
        'so it is still taken once per pair.',
    },
    { node: 'energies', prose: 'One score for every pair: [[energies:r,0]] for [[row:energies:r]].' },
    {
      node: 'scores',
      prose:
        'The scores of the network as a table. [[row:scores:r]] scores [[col:scores:max]] highest, with [[scores:r,max]].',
    },
    { node: 'mapped_query_product', prose: 'Each decoder state times [[w_f]], once for each of M rows.' },
    {
      node: 'mapped_query',
      prose:
        'The tanh of that, and so f of each decoder state: M = [[dim:m]] evaluations, and none of them has seen an encoder state. ' +
        '[[row:mapped_query:r]] becomes [[mapped_query:r,0]], [[mapped_query:r,1]].',
    },
    { node: 'mapped_key_product', prose: 'Each encoder state times [[w_g]], once for each of N rows.' },
    {
      node: 'mapped_key',
      prose:
        'The tanh of that, g of each encoder state: N = [[dim:n]] evaluations. [[row:mapped_key:r]] becomes [[mapped_key:r,0]], ' +
        '[[mapped_key:r,1]]. Whatever is not linear has happened before the two ever meet.',
    },
    {
      node: 'mapped_key_transposed',
      prose: '[[mapped_key_transposed]]: the mapped encoder states as columns.',
    },
    {
      node: 'product_scores',
      prose:
        'All scores at once: [[product_scores]] = [[mapped_query]] [[mapped_key_transposed]]. [[row:product_scores:r]] scores ' +
        '[[col:product_scores:max]] highest, with [[product_scores:r,max]]. It is another function than that of the network; what was given up ' +
        'is that the network could bend each pair in its own way.',
      aside:
        'There are still M times N scores to compute. What has become fewer are the runs of a network; and a matrix ' +
        'product is what processors do fastest.',
    },
    { node: 'query_count', prose: 'M, the number of decoder states: [[query_count:0,0]].' },
    { node: 'key_count', prose: 'N, the number of encoder states: [[key_count:0,0]].' },
    {
      node: 'pair_evaluations',
      prose:
        'A network that reads pairs runs M · N = [[pair_evaluations:0,0]] times, as often as [[hidden_pairs]] has rows. The two maps ' +
        'run M + N = [[map_evaluations:0,0]] times. Double both sentences, and the first count is multiplied by ' +
        'four, the second by two.',
      aside:
        'For two sentences of 50 words it is 2,500 against 100. With a single word on one side the pairs are fewer: ' +
        'M · 1 is less than M + 1.',
    },
    {
      node: 'map_evaluations',
      prose:
        'f runs once for each row of [[decoder_states]], g once for each row of [[encoder_states]]: [[map_evaluations:0,0]] ' +
        'evaluations instead of [[pair_evaluations:0,0]].',
    },
  ],
};
