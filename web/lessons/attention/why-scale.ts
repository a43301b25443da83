import { rowsAside, smallHungryBird } from '../common';
import type { LessonBody } from '../lesson';

/** Numbers 1 and −1 have mean 0 and variance 1, as the argument for √d_k assumes. */
export const whyScale: LessonBody = {
  preset: {
    ...smallHungryBird,
    options: {},
    inputs: {
      query: [
        [-1, 1, -1, 1, -1, 1, 1, -1, -1, 1, -1, -1, 1, 1, 1, 1],
        [-1, 1, -1, 1, 1, 1, 1, -1, 1, -1, -1, -1, 1, 1, 1, 1],
        [1, 1, -1, -1, 1, 1, -1, 1, 1, 1, 1, -1, 1, -1, -1, 1],
      ],
      key: [
        [1, 1, 1, 1, -1, 1, 1, 1, -1, 1, 1, 1, -1, 1, -1, -1],
        [1, -1, -1, -1, -1, 1, 1, 1, 1, -1, 1, 1, 1, -1, -1, -1],
        [-1, 1, 1, 1, -1, -1, -1, 1, 1, -1, 1, 1, 1, 1, 1, -1],
      ],
      value: [
        [1, 0, 0],
        [0, 1, 0],
        [0, 0, 1],
      ],
    },
  },
  opening: 'weights',
  figures: ['experiment-dot-variance', 'experiment-saturation'],
  guide: () => import('./guides/why-scale').then((module) => module.whyScaleGuide),
  steps: [
    {
      node: 'query',
      prose:
        '[[query]] has a row for each token, a word or a piece of one: its query, what it is looking for, as [[dim:d_k]] ' +
        'numbers. As given, each is 1 or −1, as if by the toss of a coin. In the long run, their mean is 0, and their variance, ' +
        'the mean square of the distance from it, is 1.',
      aside: `A model has about such numbers when its training begins. ${rowsAside}`,
    },
    {
      node: 'key',
      prose:
        '[[key]] has a row for each token as well: its key, what it can be found by. It is just as wide and just as random. ' +
        'Wide keys can tell more tokens apart. But they also push almost all attention to one token, which nobody asked for.',
    },
    {
      node: 'value',
      prose:
        '[[value]] is what each token hands over. As given, it has a single 1 in each row, so that the result shows the weights ' +
        'themselves: how much is taken from which token.',
    },
    {
      node: 'key_transposed',
      prose: '[[key_transposed]] has the keys as columns, as the next product needs them.',
    },
    {
      node: 'scores',
      prose:
        '[[scores]] = [[query]] [[key_transposed]]: multiply query and key pair by pair, and add up. [[row:scores:r]] and ' +
        '[[col:scores:c]] score [[scores:r,c]]. Each score adds up [[dim:d_k]] products of variance 1, and variances of ' +
        'independent numbers add up too. So a score has variance d_k = [[dim:d_k]], and typically lies √d_k away from 0.',
      aside:
        'Independent numbers tell nothing about each other. Training makes queries and keys depend on each other, that is its ' +
        'purpose; the division is about where training starts from. The experiment below draws the scores 10,000 times for each ' +
        'width.',
    },
    {
      node: 'unscaled_weights',
      prose:
        'The softmax turns each row of scores into shares that add up to 1, called weights: take e to the power of each score, ' +
        'then divide by the sum of the row. Here it takes the scores as they are. [[row:unscaled_weights:r]] gives ' +
        '[[col:unscaled_weights:max]] the weight [[unscaled_weights:r,max]].',
      aside:
        'A score that is ahead by 6 gets e⁶ ≈ 403 times the weight. Ask for the derivative of a weight here, and again at ' +
        '[[weights]]. It is a · (1 − a) at most, so a weight near 1 or near 0 hardly moves, whatever the scores do: the softmax ' +
        'is saturated.',
    },
    {
      node: 'unscaled_context',
      prose:
        '[[unscaled_context]] = [[unscaled_weights]] [[value]]. As given, each row is for the most part one row of [[value]]; that of ' +
        '[[row:unscaled_context:r]] begins with [[unscaled_context:r,0]]. Attention has nearly chosen a single token, before ' +
        'anything was learned.',
    },
    {
      node: 'scaled_scores',
      prose:
        'The same scores divided by √d_k: [[scores:r,c]] becomes [[scaled_scores:r,c]]. Dividing by √d_k divides the ' +
        'variance by d_k, which brings it back to 1 for keys of any width.',
      aside:
        'Not by d_k: that would leave scores of variance 1 / d_k, all nearly 0 for wide keys, and weights that are all alike.',
    },
    {
      node: 'weights',
      prose:
        'The softmax of the divided scores. [[row:weights:r]] still looks most at [[col:weights:max]], but with ' +
        '[[weights:r,max]] instead of [[unscaled_weights:r,max]]. The order of the keys has not changed, only how much is ' +
        'left for the others.',
      aside:
        'Some texts say that the division keeps weights from being all but one-hot, a 1 among zeros. It does so at the start; a ' +
        'model that needs a hard choice can still learn long queries and keys.',
    },
    {
      node: 'context',
      prose:
        '[[context]] = [[weights]] [[value]] mixes the rows of [[value]], each taken with its weight. As given, it shows the ' +
        'weights again. The result of [[row:context:r]] is a real mixture, beginning with [[context:r,0]].',
    },
    {
      node: 'context_change',
      prose:
        '[[context_change]] = [[context]] − [[unscaled_context]]: what the division changed. For [[row:context_change:r]] ' +
        'the first number is [[context_change:r,0]]. Change the size d_k: for narrow keys the difference shrinks, and ' +
        'at d_k = 1 it is 0.',
    },
  ],
};
