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
    ...cellParameterSteps(cell),
    {
      node: 'decoder_states',
      prose:
        '[[decoder_states]]: what the decoder knows before it writes each of its [[dim:m]] words. They ask, as queries do. In a ' +
        'translator they come from a second recurrent network; here they are given.',
    },
    ...scoreParameterSteps(''),
    tokenStep('', 'x'),
    ...cellSteps(cell),
    {
      ...readStateStep(''),
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
    projectedEncoderStep,
    {
      node: 'projected_decoder',
      prose: '[[projected_decoder]] = [[decoder_states]] [[w_s]]: each query read once, for all keys.',
    },
    {
      node: 'summed_pairs',
      prose: '[[summed_pairs]] has one row per pair: every query row plus every key row.',
    },
    ...energySteps('', 'v_a'),
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
