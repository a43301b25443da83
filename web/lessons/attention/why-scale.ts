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
  steps: [
    {
      node: 'query',
      prose:
        '[[query]] has [[dim:d_k]] numbers per token, as given 1 or −1, as if a coin had been tossed for each. Such ' +
        'numbers have mean 0 and variance 1 (the mean square of the distance from the mean), about as in a model ' +
        'when its training begins.',
      aside: rowsAside,
    },
    {
      node: 'key',
      prose:
        '[[key]] is just as wide and just as random. Wider keys can tell more apart, and nobody means to make attention ' +
        'sharper by widening them. That is what is about to happen.',
    },
    {
      node: 'value',
      prose:
        '[[value]], as given, has a single 1 in each row, so that the result will show the weights themselves: what is taken ' +
        'from which token.',
    },
    {
      node: 'key_transposed',
      prose: '[[key_transposed]]: the keys as columns, for the product.',
    },
    {
      node: 'scores',
      prose:
        '[[scores]] = [[query]] [[key_transposed]]. [[row:scores:r]] and [[col:scores:c]] score [[scores:r,c]]: ' +
        '[[dim:d_k]] products of variance 1 are added up, and variances of independent numbers add up too. So a score has ' +
        'variance d_k = [[dim:d_k]], and is typically √d_k away from 0.',
      aside:
        'Independent is the word that matters. Training makes queries and keys depend on each other, that is its purpose; ' +
        'the division is about where training starts from. The experiment below draws the scores 10,000 times for each width.',
    },
    {
      node: 'unscaled_weights',
      prose:
        'The softmax of the scores as they are. For [[row:unscaled_weights:r]] it gives [[col:unscaled_weights:max]] the ' +
        'weight [[unscaled_weights:r,max]]. What is left for the others goes fast: a score that is ahead by 6 takes e⁶ ≈ 403 ' +
        'times the weight.',
      aside:
        'Ask for the derivative of a weight here, and again at [[weights]]. It is a · (1 − a) at most, so a weight near 1 or ' +
        'near 0 hardly moves, whatever the scores do: the softmax is saturated.',
    },
    {
      node: 'unscaled_context',
      prose:
        '[[unscaled_context]] = [[unscaled_weights]] [[value]]. As given, each row nearly copies one ' +
        'row of [[value]]; that of [[row:unscaled_context:r]] begins with [[unscaled_context:r,0]]. The soft choice has ' +
        'become nearly a hard one before anything was learned.',
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
        'The softmax of the divided scores. [[row:weights:r]] still attends most to [[col:weights:max]], but with ' +
        '[[weights:r,max]] instead of [[unscaled_weights:r,max]]. The order of the keys has not changed, only how much is ' +
        'left for the others.',
      aside:
        'Some texts say that the division keeps weights from being all but one-hot, a 1 among zeros. It does so at the start; a ' +
        'model that needs a hard choice can still learn long queries and keys.',
    },
    {
      node: 'context',
      prose:
        '[[context]] = [[weights]] [[value]]: as given, the weights again, row by row. The result of [[row:context:r]] is a real ' +
        'mixture, beginning with [[context:r,0]].',
    },
    {
      node: 'context_change',
      prose:
        '[[context_change]] = [[context]] − [[unscaled_context]]: what the division changed. For [[row:context_change:r]] ' +
        'the first number is [[context_change:r,0]]. Change the size d_k, and see the difference shrink for narrow keys; ' +
        'at d_k = 1 it is 0.',
    },
  ],
};
