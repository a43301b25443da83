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
  guide: () => import('./guides/luong-attention').then((module) => module.luongAttentionGuide),
  steps: [
    {
      node: 'decoder_states',
      prose:
        'A decoder writes a sentence word by word. Its state, a row of [[dim:d_h]] numbers, sums up what is written ' +
        'so far. [[decoder_states]] has one row for each word to write. They are the queries: each is compared with ' +
        'all words that were read.',
      aside:
        'Luong et al. take the state of the present word, Bahdanau et al. that of the word before. The numbers of ' +
        'this lesson were chosen, so that they stay few and simple. Those of the additive lesson were trained.',
    },
    {
      node: 'encoder_states',
      prose:
        'The encoder reads the source and has a state for each of its words. [[encoder_states]] has one row for ' +
        'each: they are keys and values at once. They are as wide as [[decoder_states]], because a dot product ' +
        'multiplies two rows number by number.',
    },
    {
      node: 'w_a',
      prose:
        'Luong et al. compare three scores. In the one called general, a learned matrix, [[w_a]], stands between two ' +
        'states. It decides how much each number of one counts against each number of the other. With 1 on the ' +
        'diagonal and 0 elsewhere, the score is a plain dot product.',
    },
    {
      node: 'w_s',
      prose: '[[w_s]] is the part of W that multiplies decoder states in the concat score.',
    },
    {
      node: 'w_h',
      prose: '[[w_h]] is the part of W that multiplies encoder states in the concat score.',
    },
    {
      node: 'v_a',
      prose: '[[v_a]] turns the hidden numbers of a pair into one score.',
    },
    {
      node: 'w_cc',
      prose: '[[w_cc]] is the part of the mixing matrix that multiplies the context.',
    },
    {
      node: 'w_cs',
      prose: '[[w_cs]] is the part of the mixing matrix that multiplies the decoder state.',
    },
    {
      node: 'projected_decoder',
      prose:
        '[[projected_decoder]] = [[decoder_states]] [[w_a]]: each decoder state is multiplied by the matrix before ' +
        'it meets the encoder states. [[row:projected_decoder:r]] becomes [[projected_decoder:r,0]], ' +
        '[[projected_decoder:r,1]]. This takes one product for each word to write, and none for each pair.',
    },
    {
      node: 'encoder_transposed',
      prose: '[[encoder_transposed]]: every encoder state as a column.',
    },
    {
      node: 'pairs',
      prose:
        'Every decoder state followed by every encoder state, [s; h] in this order: [[dim:m]] times [[dim:n]] rows. ' +
        'The row of [[row:pairs:r]] begins with [[pairs:r,0]].',
    },
    {
      node: 'w_pairs',
      prose: '[[w_pairs]] is [[w_s]] with [[w_h]] below it, in the order of the pairs.',
    },
    {
      node: 'projected_pairs',
      prose:
        '[[projected_pairs]] = [[pairs]] [[w_pairs]]; the row of [[row:projected_pairs:r]] begins with ' +
        '[[projected_pairs:r,0]].',
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
        'A score says how well two states fit. There are three ways to compute it: dot multiplies the two states ' +
        'number by number and adds up, general puts a learned matrix between them, concat uses a small network. ' +
        '[[row:scores:r]] scores [[col:scores:max]] highest, with [[scores:r,max]].',
      aside:
        'The three need different parameters: none, [[dim:d_h]] × [[dim:d_h]], and three matrices. Dot and general ' +
        'end in one matrix product for all pairs. That is fast and needs little memory, which is why Vaswani et al. ' +
        'chose a product too.',
    },
    {
      node: 'weights',
      prose:
        'The softmax turns each row of scores into shares that add up to 1: the weights. To write [[row:weights:r]], ' +
        'the decoder looks at [[col:weights:max]] with [[weights:r,max]]. Change the score and compare.',
    },
    {
      node: 'context',
      prose:
        '[[context]] = [[weights]] [[encoder_states]]: for each word to write, a mixture of the encoder states, each ' +
        'times its weight. For [[row:context:r]] it is [[context:r,0]], [[context:r,1]].',
    },
    {
      node: 'w_c',
      prose:
        '[[w_c]] is [[w_cc]] with [[w_cs]] below it: first the rows that multiply the context, then those that ' +
        'multiply the state.',
    },
    {
      node: 'joined_states',
      prose:
        'For each word to write there are now two rows: what was found in the source, and the state of the decoder. ' +
        '[[joined_states]] puts them side by side, first [[context]], then [[decoder_states]]. The row of ' +
        '[[row:joined_states:r]] begins with [[joined_states:r,0]].',
    },
    {
      node: 'output_product',
      prose:
        '[[w_c]] mixes the two: [[output_product:r,0]] is the first number for [[row:output_product:r]].',
    },
    {
      node: 'attentional_state',
      prose:
        'A learned matrix, [[w_c]], mixes context and state, and a tanh brings each number into the range from −1 to ' +
        '1. The result is called the attentional state; the word is predicted from it. For ' +
        '[[row:attentional_state:r]] it begins with [[attentional_state:r,0]].',
      aside:
        'Bahdanau et al. use the context in the next step of the recurrent decoder instead. There, attention comes ' +
        'before the state, here after it.',
    },
  ],
};
