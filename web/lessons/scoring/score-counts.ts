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
  guide: () => import('./guides/score-counts').then((module) => module.scoreCountsGuide),
  figures: ['evaluations', 'experiment-pairs'],
  steps: [
    {
      node: 'decoder_states',
      prose:
        'Attention compares words to write with words that were read. [[decoder_states]] has M = [[dim:m]] rows, one ' +
        'for each word to write: the state of the decoder, the part of a translator that writes. Add words below and ' +
        'watch the counts at the end.',
    },
    {
      node: 'encoder_states',
      prose:
        '[[encoder_states]] has N = [[dim:n]] rows, one for each word that was read: the states of the encoder, the ' +
        'part that reads. Each of them is compared with each row of [[decoder_states]]. This lesson counts how often ' +
        'a network must run for that.',
    },
    {
      node: 'w_s',
      prose: '[[w_s]] is the part of the score network that multiplies decoder states.',
    },
    {
      node: 'w_h',
      prose: '[[w_h]] is the part of the score network that multiplies encoder states.',
    },
    {
      node: 'v_a',
      prose: '[[v_a]] turns the hidden numbers of a pair into one score.',
    },
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
        'The first way is a small network that reads pairs. It needs every pair written out: an encoder state ' +
        'followed by a decoder state. That makes one row for each of M times N pairs. The row of [[row:pairs:r]] ' +
        'begins with [[pairs:r,0]].',
    },
    {
      node: 'w_pairs',
      prose: '[[w_pairs]] is [[w_h]] with [[w_s]] below it.',
    },
    {
      node: 'projected_pairs',
      prose:
        'The first layer of the network, once for every pair: [[projected_pairs:r,0]] is the first number for ' +
        '[[row:projected_pairs:r]].',
    },
    {
      node: 'hidden_pairs',
      prose:
        'The hidden layer of the network: each pair times a learned matrix, then tanh, a function that bends each ' +
        'number into the range from −1 to 1. Count the rows: the network runs once for each. The row of ' +
        '[[row:hidden_pairs:r]] begins with [[hidden_pairs:r,0]].',
      aside:
        'The first layer can be split into a part for h and a part for s, as the additive lesson shows. The tanh ' +
        'cannot: it needs the sum, so it is computed once per pair.',
    },
    {
      node: 'energies',
      prose: 'One score for every pair: [[energies:r,0]] for [[row:energies:r]].',
    },
    {
      node: 'scores',
      prose:
        'One more product turns each row into a score: how well two words fit. Here the scores stand in a matrix, ' +
        'one row for each word to write. [[row:scores:r]] scores [[col:scores:max]] highest, with [[scores:r,max]].',
    },
    {
      node: 'mapped_query_product',
      prose: 'Each decoder state times [[w_f]], once for each of M rows.',
    },
    {
      node: 'mapped_query',
      prose:
        'The second way never reads a pair. f, a learned matrix and a tanh, turns each decoder state into another ' +
        'row. It runs M = [[dim:m]] times, and no encoder state takes part. [[row:mapped_query:r]] becomes ' +
        '[[mapped_query:r,0]], [[mapped_query:r,1]].',
    },
    {
      node: 'mapped_key_product',
      prose: 'Each encoder state times [[w_g]], once for each of N rows.',
    },
    {
      node: 'mapped_key',
      prose:
        'A second map, g, does the same to each encoder state: it runs N = [[dim:n]] times. [[row:mapped_key:r]] ' +
        'becomes [[mapped_key:r,0]], [[mapped_key:r,1]]. Everything that is not linear happens before the two sides ' +
        'meet.',
    },
    {
      node: 'mapped_key_transposed',
      prose: '[[mapped_key_transposed]]: the mapped encoder states as columns.',
    },
    {
      node: 'product_scores',
      prose:
        'One matrix product now gives all scores: [[product_scores]] = [[mapped_query]] [[mapped_key_transposed]], ' +
        'where the rows of [[mapped_key]] stand as columns. [[row:product_scores:r]] scores [[col:product_scores:max]] highest, with [[product_scores:r,max]]. These ' +
        'are not the scores of the network: a network can bend each pair in its own way, a product cannot.',
      aside:
        'There are still M times N scores to compute, but fewer runs of a network. And a matrix product is what ' +
        'processors do fastest.',
    },
    {
      node: 'query_count',
      prose: 'M, the number of decoder states: [[query_count:0,0]].',
    },
    {
      node: 'key_count',
      prose: 'N, the number of encoder states: [[key_count:0,0]].',
    },
    {
      node: 'pair_evaluations',
      prose:
        'The network that reads pairs runs M · N = [[pair_evaluations:0,0]] times, once for each row of ' +
        '[[hidden_pairs]]. The two maps together run M + N = [[map_evaluations:0,0]] times. If both sentences become ' +
        'twice as long, the first count is multiplied by four, the second by two.',
      aside:
        'For two sentences of 50 words it is 2,500 against 100. With a single word on one side the pairs are fewer: ' +
        'M · 1 is less than M + 1.',
    },
    {
      node: 'map_evaluations',
      prose:
        'f runs once for each row of [[decoder_states]], g once for each row of [[encoder_states]]: that makes ' +
        '[[map_evaluations:0,0]] runs where the network of pairs needs [[pair_evaluations:0,0]].',
    },
  ],
};
