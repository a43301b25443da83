import { optionSteps, rowsAside, softmaxAside } from '../common';
import type { LessonBody } from '../lesson';
import { scaledDotProduct } from './scaled-dot-product';

/** The inputs of the first lesson without scaling, for comparison. */
export const dotProduct: LessonBody = {
  preset: scaledDotProduct.preset,
  opening: 'weights',
  figures: ['experiment-saturation'],
  steps: [
    {
      node: 'query',
      prose:
        '[[query]]: one row per token that asks, [[dim:d_k]] numbers each. This lesson and the next, on scaled dot-product ' +
        'attention, start from the same numbers; only the rule differs.',
      aside: rowsAside,
    },
    {
      node: 'key',
      prose:
        '[[key]]: one row per token that can be attended to, as wide as [[query]]. A dot product needs two rows of the ' +
        'same length, and that is all it needs.',
    },
    {
      node: 'value',
      prose:
        '[[value]]: what each token hands over, one row per key. It takes no part in the scores; it waits for the weights.',
    },
    {
      node: 'key_transposed',
      prose:
        '[[key_transposed]] turns every key into a column, ready to meet the rows of [[query]] in the product.',
    },
    {
      node: 'scores',
      prose:
        '[[scores]] = [[query]] [[key_transposed]], one dot product per pair of tokens. [[row:scores:r]] scores ' +
        '[[col:scores:c]] with [[scores:r,c]]. From here the scores go into the softmax as they are.',
      aside:
        'A dot product grows with the length of its rows as well as with their agreement. A long key can win for being ' +
        'long; to compare directions alone one would divide by both lengths.',
    },
    {
      node: 'weights',
      prose:
        'Softmax of the raw scores. [[row:weights:r]] gives [[col:weights:max]] the weight [[weights:r,max]]. In the ' +
        'next lesson, where scores are divided by √d_k, the same row is less decided: the ratio of two weights is e to the ' +
        'power of the difference of their scores, and undivided that difference is √d_k times as large.',
      aside: softmaxAside,
    },
    {
      node: 'context',
      prose:
        '[[context]] = [[weights]] [[value]], a row for each query. When one weight of a row is nearly 1, its result nearly copies one row ' +
        'of [[value]]. For [[row:context:r]] it begins with [[context:r,0]].',
      aside:
        'Nearly copying has a price. Open the derivative of a cell of [[context]]: the closer a weight is to 1, the less it ' +
        'reacts to a change of the scores, and the slower a model learns from it.',
    },
    ...optionSteps,
  ],
};
