import { rowsAside, scaleAside, softmaxAside } from '../common';
import type { LessonBody, LessonStep } from '../lesson';
import { positions } from './positions';

/** Steps of this lesson; all others are those of the lesson on positions. */
const ownSteps: readonly LessonStep[] = [
  {
    node: 'x',
    prose:
      '[[x]]: six words as given, with “to” and “be” twice each. A word has the same row wherever it stands, so rows 1 and ' +
      '5 are equal, and rows 2 and 6. Where a word stands is written nowhere.',
    aside: rowsAside,
  },
  { node: 'w_q', prose: '[[w_q]] makes queries. It meets one row of [[x]] at a time, and all rows alike.' },
  { node: 'w_k', prose: '[[w_k]] makes keys, in the same way for every row.' },
  { node: 'w_v', prose: '[[w_v]] makes values, in the same way for every row.' },
  {
    node: 'positioned',
    prose:
      '[[positioned]] = [[x]] + P. In the sentence as given, the two rows of “to” now differ: one begins with ' +
      '[[positioned:0,0]], the other with [[positioned:4,0]]. Whatever follows can tell them apart.',
  },
  {
    node: 'query',
    prose:
      '[[query]] = [[x]] [[w_q]]. As given, the first “to” and the second ask for the same: both rows begin alike, with ' +
      '[[query:0,0]] and [[query:4,0]]. If you have chosen positions, they need not.',
  },
  {
    node: 'key',
    prose:
      '[[key]]: without positions the two “be” of the sentence as given can be found by the same key; their rows ' +
      'begin with [[key:1,0]] and [[key:5,0]].',
  },
  {
    node: 'value',
    prose:
      '[[value]]: what each word hands over, once more the same for the same word unless positions are added.',
  },
  { node: 'key_transposed', prose: '[[key_transposed]]: the keys as columns.' },
  {
    node: 'scores',
    prose:
      '[[scores]] for all pairs of words. [[row:scores:r]] and [[col:scores:c]] score [[scores:r,c]]; without positions ' +
      'they would score the same at any other two places. Mix the words, and this matrix has its rows and columns mixed, with the same numbers.',
    aside:
      'In symbols: a matrix Π that mixes rows (a permutation) makes Π X of X, and Π S Πᵀ of the scores. Nothing is ' +
      'added, nothing is lost.',
  },
  {
    node: 'scaled_scores',
    prose: 'Divided by √d_k, unless you set another scale: [[scores:r,c]] becomes [[scaled_scores:r,c]].',
    aside: scaleAside,
  },
  {
    node: 'weights',
    prose:
      'The softmax adds up a row in whatever order its numbers stand. Without positions and masks the two “to” of ' +
      'the sentence as given give “not” the same weight; here it is [[weights:0,3]] and [[weights:4,3]]. ' +
      '[[row:weights:r]] gives [[col:weights:max]] [[weights:r,max]], and no word gets more.',
    aside: softmaxAside,
  },
  {
    node: 'context',
    prose:
      '[[context]]: a weighted sum, and a sum has no order. As given, the rows of the two “to” begin with [[context:0,0]] and ' +
      '[[context:4,0]]. Choose sinusoidal positions under “Change anything”, and they part.',
    aside:
      'Attention works on a set of vectors: mixing the words mixes the rows of the result, and changes nothing else. The ' +
      'experiment below mixes tokens at random and measures it. A causal mask also tells places apart, since each row ' +
      'then sees another set.',
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
  figures: ['experiment-order'],
  steps: [...ownSteps, ...positions.steps.filter(({ node }) => ownSteps.every((step) => step.node !== node))],
};
