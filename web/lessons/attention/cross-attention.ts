import { scaleAside, softmaxAside } from '../common';
import { frenchRows, wordRows } from '../inputs';
import type { LessonBody } from '../lesson';
import { projectionSteps } from '../projection-steps';

/** Three English queries and four French keys: no matrix of scores is square, so rows and columns cannot be confused. */
export const crossAttention: LessonBody = {
  preset: {
    tokens: { query: ['Watch', 'that', 'bird'], key: ['Regarde', 'cet', 'oiseau', '-là'] },
    options: { mask: 'none', bias: false },
    inputs: {
      x: wordRows,
      y: frenchRows,
      w_q: [
        [0, 0, 0, -1],
        [1, 0.5, 0.5, 1],
        [1, 0, 1, 0],
        [-1, 1, 1, 0],
      ],
      w_k: [
        [-1, -1, 1, 0],
        [1, 0, 0, 0],
        [-1, 0, 0, 1],
      ],
      w_v: [
        [1, 1],
        [0.5, 0],
        [0, -1],
      ],
    },
  },
  opening: 'scores',
  guide: () => import('./guides/cross-attention').then((module) => module.crossAttentionGuide),
  steps: [
    {
      node: 'x',
      prose:
        '[[x]] is the sentence that asks, in English unless you change it: one row for each of its [[dim:m]] words, with ' +
        '[[dim:d_x]] numbers each.',
    },
    {
      node: 'y',
      prose:
        '[[y]] is the sentence that is asked, in French unless you change it: [[dim:n]] words, [[dim:d_y]] numbers each. ' +
        'Its length and its width may differ from those of [[x]].',
    },
    {
      node: 'w_q',
      prose:
        '[[w_q]] is learned. It turns the [[dim:d_x]] numbers of a word in [[x]] into a query of [[dim:d_k]] numbers.',
    },
    {
      node: 'w_k',
      prose:
        '[[w_k]] turns the [[dim:d_y]] numbers of a word in [[y]] into a key, which has [[dim:d_k]] numbers as well. ' +
        'From here on, words of the two sentences can be compared.',
    },
    {
      node: 'w_v',
      prose: '[[w_v]] turns the [[dim:d_y]] numbers of a word in [[y]] into a value of [[dim:d_v]] numbers.',
    },
    {
      node: 'query',
      prose:
        '[[query]] = [[x]] [[w_q]]. A query is what a word looks for. All queries come from the sentence that asks. The query ' +
        'of [[row:query:r]] begins with [[query:r,0]].',
      aside:
        '[[w_q]] is a learned matrix. It turns the [[dim:d_x]] numbers of a word into the [[dim:d_k]] numbers of a query.',
    },
    {
      node: 'key',
      prose:
        '[[key]] = [[y]] [[w_k]]. A key is what a word can be found by. All keys come from the other sentence: one row for ' +
        'each of its [[dim:n]] words, with as many numbers as a query.',
      aside:
        'In a translator, [[y]] is the output of the encoder, the part that reads the source. [[x]] comes from the decoder, ' +
        'the part that writes the translation.',
    },
    {
      node: 'value',
      prose:
        '[[value]] = [[y]] [[w_v]]. A value is what a word hands over. Values come from the same sentence as the keys: the ' +
        'key and the value in the same row belong to the same word.',
      aside:
        'The article “Attention in transformers” takes keys and queries from the same sentence, and only the values from the other. Each row of weights ' +
        'would then have [[dim:m]] numbers, one for each word of [[x]], but there are [[dim:n]] values to multiply. The product would ' +
        'exist only for sentences of the same length, and even then each weight would meet the wrong word.',
    },
    {
      node: 'key_transposed',
      prose: '[[key_transposed]] is [[key]] with rows and columns exchanged: each word of [[y]] is a column.',
    },
    {
      node: 'scores',
      prose:
        '[[scores]] = [[query]] [[key_transposed]]. A score says how well a query fits a key. There is a row for each word of ' +
        '[[x]] and a column for each word of [[y]]: [[dim:m]] by [[dim:n]]. The best key for [[row:scores:r]] is ' +
        '[[col:scores:max]], with [[scores:r,max]].',
      aside:
        'Earlier translators, built from recurrent networks, already aligned words this way, with a small network in place of ' +
        'the dot product.',
    },
    {
      node: 'scaled_scores',
      prose:
        'Divide by √d_k, with d_k = [[dim:d_k]], unless you set another scale: [[scores:r,c]] becomes [[scaled_scores:r,c]].',
      aside: scaleAside,
    },
    {
      node: 'weights',
      prose:
        'The softmax turns each row of scores into shares that add up to 1: the weights. [[row:weights:r]] gives ' +
        '[[weights:r,max]] to [[col:weights:max]]. With the initial numbers, “that” looks at two words, because French ' +
        'says it with two: “cet” before the noun and “-là” after it.',
      aside: softmaxAside,
    },
    {
      node: 'context',
      prose:
        '[[context]] = [[weights]] [[value]]: one row for each word of [[x]], made only of values from [[y]]. The row of ' +
        '[[row:context:r]] begins with [[context:r,0]].',
      aside:
        'The article “Attention Mechanism in Transformers” says that this rebuilds the sequence of the keys and values. It is that of the queries: the result has ' +
        '[[dim:m]] rows, one for each row of [[x]], while [[y]] has [[dim:n]]. [[x]] acts on it only through the weights, so ' +
        'models add [[x]] to the result afterwards.',
    },
    ...projectionSteps,
  ],
};
