import { rowsAside, scaleAside, softmaxAside } from '../common';
import type { LessonBody, LessonStep } from '../lesson';
import { positions } from './positions';

/** Steps of this lesson; all others are those of the lesson on positions. */
const ownSteps: readonly LessonStep[] = [
  {
    node: 'x',
    prose:
      '[[x]] is the sentence: a row of numbers for each word. As given, “to” and “be” come twice. A word has the same row at ' +
      'every place, so rows 1 and 5 are equal, and rows 2 and 6. Nothing in [[x]] says where a word stands.',
    aside: rowsAside,
  },
  {
    node: 'w_q',
    prose: '[[w_q]] makes queries. It is applied to each row of [[x]] alone, in the same way to all.',
  },
  { node: 'w_k', prose: '[[w_k]] makes keys, in the same way for every row.' },
  { node: 'w_v', prose: '[[w_v]] makes values, in the same way for every row.' },
  {
    node: 'positioned',
    prose:
      '[[positioned]] = [[x]] + P. In the sentence as given, the two rows of “to” now differ: one begins with ' +
      '[[positioned:0,0]], the other with [[positioned:4,0]]. All that follows can tell them apart.',
  },
  {
    node: 'query',
    prose:
      'A query says what a word looks for. [[query]] has a row for each word, made from its own numbers alone. As given, the ' +
      'queries of the two “to” begin with [[query:0,0]] and [[query:4,0]]. They are equal, unless you add positions.',
  },
  {
    node: 'key',
    prose:
      'A key is what a word can be found by. As given, the keys of the two “be” in [[key]] begin with [[key:1,0]] and ' +
      '[[key:5,0]]. Without positions they are equal: a query that fits one fits the other just as well.',
  },
  {
    node: 'value',
    prose:
      'A value is what a word hands over once it is looked at. The same word has the same row in [[value]], unless ' +
      'positions are added.',
  },
  { node: 'key_transposed', prose: '[[key_transposed]]: the keys as columns.' },
  {
    node: 'scores',
    prose:
      '[[scores]] has a number for each pair of words: their query and key, multiplied pair by pair and added up. ' +
      '[[row:scores:r]] and [[col:scores:c]] score [[scores:r,c]]. Without positions they would score the same at any other ' +
      'places. Mixing the words only mixes the rows and columns of this matrix.',
    aside:
      'In symbols: a permutation matrix Π, which mixes rows, turns X into Π X and the scores S into Π S Πᵀ. The numbers ' +
      'stay the same; they only change places.',
  },
  {
    node: 'scaled_scores',
    prose: 'Divided by √d_k, unless you set another scale: [[scores:r,c]] becomes [[scaled_scores:r,c]].',
    aside: scaleAside,
  },
  {
    node: 'weights',
    prose:
      'The softmax turns each row of scores into weights: shares that add up to 1, whatever the order of the row. Without ' +
      'positions and masks, the two “to” of the sentence as given give “not” the same weight; here it is [[weights:0,3]] ' +
      'and [[weights:4,3]]. [[row:weights:r]] gives [[col:weights:max]] [[weights:r,max]], and no word gets more.',
    aside: softmaxAside,
  },
  {
    node: 'context',
    prose:
      'Each row of [[context]] is a sum of values, each multiplied by its weight, and a sum has no order. As given, the rows ' +
      'of the two “to” begin with [[context:0,0]] and [[context:4,0]]. Choose sinusoidal positions under “Change anything”, ' +
      'and they differ.',
    aside:
      'Attention works on a set of vectors. If the words are mixed, the rows of the result are mixed in the same way, and ' +
      'nothing else changes. The experiment below mixes tokens at random and measures it. A causal mask also distinguishes ' +
      'places, since each row then sees a different set of words.',
  },
];

/** The same words at different positions. */
export const orderBlindness: LessonBody = {
  preset: {
    tokens: {
      query: ['to', 'be', 'or', 'not', 'to', 'be'],
      key: ['to', 'be', 'or', 'not', 'to', 'be'],
    },
    options: { positions: 'none', mask: 'none', bias: false },
    inputs: {
      x: [
        [1, 0, 0, 1],
        [0, 1, 1, 0],
        [0, 0, -1, 1],
        [-1, 1, 0, 0],
        [1, 0, 0, 1],
        [0, 1, 1, 0],
      ],
      w_q: [
        [1, 0, 1, 0],
        [0, 2, 0, -1],
        [1, 0, 0, 1],
        [0, -1, 1, 0],
      ],
      w_k: [
        [0, 1, 0, 1],
        [1, 0, -1, 0],
        [0, 1, 1, 0],
        [1, 0, 0, -1],
      ],
      w_v: [
        [1, 0, 0],
        [0, 1, 0],
        [0, 0, 1],
        [0, 1, -1],
      ],
    },
  },
  opening: 'context',
  guide: () => import('./guides/order-blindness').then((module) => module.orderBlindnessGuide),
  figures: ['experiment-order'],
  steps: [...ownSteps, ...positions.steps.filter(({ node }) => ownSteps.every((step) => step.node !== node))],
};
