import type { LessonBody } from '../lesson';
import { decoderStates, encoderStates, scoreNetwork, sentences } from './small-translator';

/** States like in the additive lesson, but fewer and smaller. */
export const luongAttention: LessonBody = {
  preset: {
    tokens: sentences,
    options: { score: 'general' },
    inputs: {
      decoder_states: decoderStates,
      encoder_states: encoderStates,
      w_a: [
        [1, 0.5],
        [0, 1],
      ],
      ...scoreNetwork,
      w_cc: [
        [0.5, 0],
        [0, 0.5],
      ],
      w_cs: [
        [0.25, 0],
        [0, -0.25],
      ],
    },
  },
  opening: 'scores',
  steps: [
    {
      node: 'decoder_states',
      prose:
        '[[decoder_states]], one row per word that is being written, as in the additive lesson. Luong et al. ' +
        'take the state of the present word, Bahdanau et al. that of the word before.',
      aside:
        'The numbers of this lesson were chosen, so that they stay few and simple. Those of the additive lesson were trained.',
    },
    {
      node: 'encoder_states',
      prose:
        '[[encoder_states]], one row per word that was read: keys and values at once. They have the width of ' +
        '[[decoder_states]], [[dim:d_h]] numbers, because the plain dot product asks for it.',
    },
    {
      node: 'w_a',
      prose:
        '[[w_a]] stands between the two states in the general score. It decides how much each number of one counts against each ' +
        'of the other; with 1 on the diagonal and 0 elsewhere the score would be the dot product.',
    },
    {
      node: 'w_s',
      prose: '[[w_s]] is the part of W that reads decoder states in the concat score.',
    },
    {
      node: 'w_h',
      prose: '[[w_h]] is the part of W that reads encoder states in the concat score.',
    },
    {
      node: 'v_a',
      prose: '[[v_a]] turns what the network sees in a pair into one score.',
    },
    {
      node: 'w_cc',
      prose: '[[w_cc]] is the part of the mixing matrix that will meet the context.',
    },
    {
      node: 'w_cs',
      prose: '[[w_cs]] is the part of the mixing matrix that will meet the decoder state itself.',
    },
    {
      node: 'projected_decoder',
      prose:
        '[[projected_decoder]] = [[decoder_states]] [[w_a]]. [[row:projected_decoder:r]] becomes [[projected_decoder:r,0]], ' +
        '[[projected_decoder:r,1]] before it meets the encoder states. One product per word that is written, and none per pair.',
    },
    {
      node: 'encoder_transposed',
      prose: '[[encoder_transposed]]: every encoder state as a column.',
    },
    {
      node: 'pairs',
      prose:
        'Every decoder state with every encoder state behind it, [s; h] in this order: [[dim:m]] times [[dim:n]] rows. The ' +
        'row of [[row:pairs:r]] begins with [[pairs:r,0]].',
    },
    {
      node: 'w_pairs',
      prose: '[[w_pairs]] is [[w_s]] with [[w_h]] below it, in the order of the pairs.',
    },
    {
      node: 'projected_pairs',
      prose:
        '[[projected_pairs]] = [[pairs]] [[w_pairs]]; the row of [[row:projected_pairs:r]] begins with [[projected_pairs:r,0]].',
    },
    {
      node: 'hidden_pairs',
      prose: 'tanh of every number. The row of [[row:hidden_pairs:r]] begins with [[hidden_pairs:r,0]].',
    },
    {
      node: 'energies',
      prose:
        '[[energies]] = [[hidden_pairs]] [[v_a]]: one score per pair, [[energies:r,0]] for [[row:energies:r]].',
    },
    {
      node: 'scores',
      prose:
        'One number per pair of states, in a table. Dot multiplies the states as they are, general puts a learned matrix between ' +
        'them, concat asks a network like that of the additive lesson. [[row:scores:r]] scores [[col:scores:max]] highest, with [[scores:r,max]].',
      aside:
        'The three need different parameters: none, [[dim:d_h]] × [[dim:d_h]], and three matrices. Dot and general end in one matrix ' +
        'product for all pairs, with no network in between. Speed and memory are why Vaswani et al. chose a product too.',
    },
    {
      node: 'weights',
      prose:
        'A softmax of each row. To write [[row:weights:r]] the decoder looks at [[col:weights:max]] with [[weights:r,max]]. ' +
        'Change the score and compare.',
    },
    {
      node: 'context',
      prose:
        '[[context]] = [[weights]] [[encoder_states]]: what was found for each word. For [[row:context:r]] it is ' +
        '[[context:r,0]], [[context:r,1]].',
    },
    {
      node: 'w_c',
      prose:
        '[[w_c]] is [[w_cc]] with [[w_cs]] below it: first the rows that meet the context, then those that meet the state.',
    },
    {
      node: 'joined_states',
      prose:
        'What was found beside what was known: [[context]] and [[decoder_states]], a row per word that is written. The row of ' +
        '[[row:joined_states:r]] begins with the context, [[joined_states:r,0]].',
    },
    {
      node: 'output_product',
      prose:
        'Both are mixed by [[w_c]]: [[output_product:r,0]] is the first number for [[row:output_product:r]].',
    },
    {
      node: 'attentional_state',
      prose:
        'A tanh, and this is the attentional state from which the word is predicted. For [[row:attentional_state:r]] it ' +
        'begins with [[attentional_state:r,0]].',
      aside:
        'Bahdanau et al. feed the context into the next step of the recurrent decoder instead. There attention comes before ' +
        'the state, here after it.',
    },
  ],
};
