import { softmaxAside } from './common';
import type { LessonBody } from './lesson';

const gate =
  'First the two parts of the sum, what the word says and what the state before says; then the curve that brings it between 0 and 1.';

/** Three French words and two English ones, two numbers wide, so that a step fits on a page. */
export const recurrent: LessonBody = {
  preset: {
    tokens: { query: ['black', 'cat'], key: ['le', 'chat', 'noir'] },
    options: { cell: 'gru' },
    inputs: {
      x: [
        [1, 0],
        [0, 2],
        [-1, 1],
      ],
      initial_state: [[0, 0]],
      w_update: [
        [1, 0],
        [1, 2],
      ],
      u_update: [
        [0.5, 0],
        [0, -1],
      ],
      w_reset: [
        [0, 1],
        [1, 0],
      ],
      u_reset: [
        [1, 0],
        [0, 1],
      ],
      w_candidate: [
        [1, -1],
        [1, 1],
      ],
      u_candidate: [
        [0, 1],
        [-1, 0],
      ],
      decoder_states: [
        [1, -1],
        [-0.5, 1],
      ],
      w_h: [
        [1, -1],
        [1, 2],
      ],
      w_s: [
        [-1, 1],
        [2, 0.5],
      ],
      v_a: [[2], [-1]],
    },
  },
  opening: 'step_1/state',
  steps: [
    {
      node: 'x',
      prose:
        '[[x]]: the words that are read, [[dim:n]] of them. A recurrent encoder takes them one after the other; it cannot begin ' +
        'with the second before it is done with the first.',
    },
    {
      node: 'initial_state',
      prose:
        '[[initial_state]] is the state before anything has been read: [[dim:d_h]] numbers, as given zeros. From here on a state is all that the ' +
        'encoder remembers.',
    },
    {
      node: 'w_update',
      prose:
        'A gate is a row of numbers between 0 and 1 that says how much of something passes. [[w_update]] lets the word speak to ' +
        'the update gate. The same matrix serves every step.',
    },
    { node: 'u_update', prose: '[[u_update]] lets the state before speak to the update gate.' },
    { node: 'w_reset', prose: '[[w_reset]] lets the word speak to the reset gate.' },
    { node: 'u_reset', prose: '[[u_reset]] lets the state before speak to the reset gate.' },
    { node: 'w_candidate', prose: '[[w_candidate]] makes of the word what could be written into the state.' },
    {
      node: 'u_candidate',
      prose: '[[u_candidate]] makes of the state before what could be carried over into the new one.',
      aside:
        'Every step multiplies by this matrix again. After many steps what the first word left is stretched or shrunk as often, ' +
        'and so is its derivative: this is why long memories are hard to learn, and what the gates are for.',
    },
    {
      node: 'decoder_states',
      prose:
        '[[decoder_states]]: what the decoder knows before it writes each of its [[dim:m]] words. They ask, as queries do. In a ' +
        'translator they come from a second recurrent network; here they are given.',
    },
    { node: 'w_h', prose: '[[w_h]] reads encoder states for the scores.' },
    { node: 'w_s', prose: '[[w_s]] reads decoder states for the scores, into the same [[dim:d_a]] numbers.' },
    { node: 'v_a', prose: '[[v_a]] turns those [[dim:d_a]] numbers into one score.' },
    { node: 'step_*/token', prose: '[[step_*/token]] is the word of this step, one row of [[x]].' },
    {
      node: 'step_*/update_token',
      prose: `What the word says to the update gate: [[step_*/token]] [[w_update]]. ${gate}`,
    },
    {
      node: 'step_*/update_memory',
      prose:
        'What the state before says to the update gate: the first number is [[step_*/update_memory:0,0]].',
    },
    {
      node: 'step_*/update_sum',
      prose: 'Both added: [[step_*/update_sum:0,0]] for the first number of the state.',
    },
    {
      node: 'step_*/update',
      prose:
        '[[step_*/update]] = σ of the sum, where σ is the curve 1 / (1 + e⁻ˣ). It gives a number between 0 and 1 for each number of the ' +
        'state: how much of it is written anew. ' +
        'Here [[step_*/update:0,0]] for the first. 0 keeps the state as it was, 1 forgets it.',
      aside:
        'Papers disagree about which way round z works. Here, as in Bahdanau et al., z is the new part; in Cho et al. it is the ' +
        'part that stays. It is the same cell with another name for 1 − z.',
    },
    {
      node: 'step_*/reset_token',
      prose: 'What the word says to the reset gate: [[step_*/token]] [[w_reset]].',
    },
    { node: 'step_*/reset_memory', prose: 'What the state before says to the reset gate.' },
    { node: 'step_*/reset_sum', prose: 'Both added: [[step_*/reset_sum:0,0]] for the first number.' },
    {
      node: 'step_*/reset',
      prose:
        '[[step_*/reset]] = σ of the sum: how much of the state before may take part in the candidate. Here [[step_*/reset:0,0]] ' +
        'of the first number.',
    },
    {
      node: 'step_*/recalled',
      prose: '[[step_*/recalled]]: the state before, each number times its reset gate.',
      aside:
        'Some programs apply the gate after the matrix instead of before it. The two are not the same cell, and trained weights ' +
        'do not fit the other one.',
    },
    { node: 'step_*/candidate_token', prose: 'What the word brings: [[step_*/token]] [[w_candidate]].' },
    { node: 'step_*/candidate_memory', prose: 'What the state before brings, through [[u_candidate]].' },
    { node: 'step_*/candidate_sum', prose: 'Both added: [[step_*/candidate_sum:0,0]] for the first number.' },
    {
      node: 'step_*/candidate',
      prose:
        '[[step_*/candidate]] = tanh of the sum, between −1 and 1: what the state would become if nothing were kept. Its first ' +
        'number is [[step_*/candidate:0,0]].',
    },
    {
      node: 'step_*/keep',
      prose: '[[step_*/keep]] = 1 − [[step_*/update]]: the share of the old state that stays.',
    },
    { node: 'step_*/kept', prose: '[[step_*/kept]]: the old state times the share that stays.' },
    { node: 'step_*/taken', prose: '[[step_*/taken]]: the candidate times the share that is new.' },
    {
      node: 'step_*/state',
      prose:
        '[[step_*/state]] is the state after this word: [[step_*/state:0,0]] and the rest. All that was read so far has to fit ' +
        'into these [[dim:d_h]] numbers, and the next step starts from them.',
      aside:
        'Ask for the derivative of a late state by the first row of [[x]]: it has passed every gate in between. In self-attention ' +
        'the way from any word to any other is one step long.',
    },
    {
      node: 'encoder_states',
      prose:
        '[[encoder_states]]: the states of all steps, one row per word. Before attention a translator kept the last row only; ' +
        'attention keeps them all and chooses for each word that it writes.',
      aside:
        'A row knows its word and what came before, in that order: a recurrent encoder needs no positions. Bahdanau et al. read ' +
        'the sentence backwards as well and set both states side by side. A transformer has self-attention in place of the ' +
        'recurrence, so that all rows are made at once, and a feed-forward layer in place of what each step does to its own ' +
        'row. In return it has to be told the order.',
    },
    {
      node: 'projected_encoder',
      prose: '[[projected_encoder]] = [[encoder_states]] [[w_h]]: each state read once, for all queries.',
    },
    {
      node: 'projected_decoder',
      prose: '[[projected_decoder]] = [[decoder_states]] [[w_s]]: each query read once, for all keys.',
    },
    {
      node: 'summed_pairs',
      prose: '[[summed_pairs]] has one row per pair: every query row plus every key row.',
    },
    {
      node: 'hidden_pairs',
      prose: '[[hidden_pairs]] is the tanh of every number of it: a small network looks at each pair.',
    },
    { node: 'energies', prose: '[[energies]] = [[hidden_pairs]] [[v_a]]: one number per pair.' },
    {
      node: 'scores',
      prose:
        '[[scores]]: the same numbers as a table, a row per word that is written. [[row:scores:r]] scores [[col:scores:max]] ' +
        'highest, with [[scores:r,max]].',
    },
    {
      node: 'weights',
      prose:
        'The softmax along each row: [[row:weights:r]] gives [[col:weights:max]] the weight [[weights:r,max]]. This table is the ' +
        'alignment of the two sentences.',
      aside: softmaxAside,
    },
    {
      node: 'context',
      prose:
        '[[context]] = [[weights]] [[encoder_states]]: a mixture of states, made anew for each word. For [[row:context:r]] it ' +
        'begins with [[context:r,0]].',
    },
  ],
};
