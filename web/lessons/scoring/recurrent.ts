import { softmaxAside } from '../common';
import type { LessonBody } from '../lesson';
import {
  type Cell,
  cellParameterSteps,
  cellSteps,
  energySteps,
  projectedEncoderStep,
  readStateStep,
  scoreParameterSteps,
  tokenStep,
} from './recurrent-steps';

const cell: Cell = { at: '', inputNode: 'token', inputName: 'the word' };

/** Three French words and two English ones of width two, so that a step fits on a page. */
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
  guide: () => import('./guides/recurrent').then((module) => module.recurrentGuide),
  steps: [
    {
      node: 'x',
      prose:
        '[[x]] has a row for each of the [[dim:n]] words that are read. A recurrent encoder takes one word after the other, always ' +
        'with the same matrices. It cannot begin with the second before it is done with the first.',
    },
    {
      node: 'initial_state',
      prose:
        '[[initial_state]] is the state before anything has been read: [[dim:d_h]] numbers, zeros unless you change them. From ' +
        'here on, a state is all that the encoder remembers.',
    },
    ...cellParameterSteps(cell),
    {
      node: 'decoder_states',
      prose:
        '[[decoder_states]]: the states of the decoder, the part that writes, before each of its [[dim:m]] words. They are ' +
        'queries. In a translator they come from a second recurrent network; here they are given.',
    },
    ...scoreParameterSteps(''),
    tokenStep('', 'x'),
    {
      node: 'step_1/update',
      prose:
        'A gate is a row of numbers between 0 and 1. The update gate says, for each number of the state, how much of it is ' +
        'replaced: 0 keeps it, 1 replaces it. It is made from the word and from the state before. For the first number it is ' +
        '[[step_1/update:0,0]].',
      aside: 'The curve σ(x) = 1 / (1 + e⁻ˣ) turns any number into one between 0 and 1.',
    },
    {
      node: 'step_1/reset',
      prose:
        'The reset gate is made in the same way, with other matrices. It says how much of the state before is used to make ' +
        'the candidate, the new content: [[step_1/reset:0,0]] of the first number.',
    },
    {
      node: 'step_1/candidate',
      prose:
        'The candidate is what the state would become if nothing of it were kept. It is made from the word and from what the ' +
        'reset gate leaves of the state before. The function tanh brings it between −1 and 1. Its first number is ' +
        '[[step_1/candidate:0,0]].',
    },
    {
      node: 'step_1/kept',
      prose:
        '[[step_1/kept]] is what stays of the state before: each number times 1 minus its update gate. Of ' +
        '[[step_0/state:0,0]], [[step_1/kept:0,0]] stays.',
    },
    ...cellSteps(cell),
    {
      ...readStateStep(''),
      aside:
        'The derivative of a late state by the first row of [[x]] has passed every gate in between. In self-attention, any word ' +
        'reaches any other in one step.',
    },
    {
      node: 'encoder_states',
      prose:
        '[[encoder_states]] has the states of all steps, one row for each word. Before attention, a translator kept only the last ' +
        'row. With attention it keeps them all, and mixes them again for each word to write.',
      aside:
        'A row depends on its word and on what came before, in that order: a recurrent encoder needs no positions. Bahdanau et ' +
        'al. read the sentence backwards as well and put both states side by side. A transformer has self-attention in place of ' +
        'the recurrence, so that all rows are computed at once, and a feed-forward layer in place of what each step does to its ' +
        'own row. In return it needs positions.',
    },
    projectedEncoderStep,
    {
      node: 'projected_decoder',
      prose: '[[projected_decoder]] = [[decoder_states]] [[w_s]]: each query multiplied once, for all keys.',
    },
    {
      node: 'summed_pairs',
      prose: '[[summed_pairs]] has one row per pair: every query row plus every key row.',
    },
    ...energySteps('', 'v_a'),
    {
      node: 'scores',
      prose:
        'A decoder state stands for what is needed next. A small network compares each of them with each encoder state: ' +
        '[[scores]] has a row for each word to write, a column for each word that was read. [[row:scores:r]] scores ' +
        '[[col:scores:max]] highest, with [[scores:r,max]].',
    },
    {
      node: 'weights',
      prose:
        'The softmax turns each row of scores into weights that add up to 1: [[row:weights:r]] gives [[weights:r,max]] to ' +
        '[[col:weights:max]]. In a trained translator, these weights show which words belong together. Here the numbers are made ' +
        'up, and the weights mean nothing.',
      aside: softmaxAside,
    },
    {
      node: 'context',
      prose:
        '[[context]] = [[weights]] [[encoder_states]]: the states mixed by the weights, again for each word to write. The row of ' +
        '[[row:context:r]] begins with [[context:r,0]].',
    },
  ],
};
