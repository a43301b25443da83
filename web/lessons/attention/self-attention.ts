import { rowsAside, scaleAside, softmaxAside } from '../common';
import { wordRows } from '../inputs';
import type { LessonBody } from '../lesson';
import { projectionSteps } from '../projection-steps';

/** Projections chosen so that Q, K and V come out exactly as in the lesson on scaled dot-product attention. */
export const selfAttention: LessonBody = {
  preset: {
    tokens: { query: ['Watch', 'that', 'bird'], key: ['Watch', 'that', 'bird'] },
    options: { mask: 'none', bias: false },
    inputs: {
      x: wordRows,
      w_q: [
        [1, 0, 0, 1],
        [0, 1, 0, 1],
        [0, 1, 1, 0],
        [1, 1, 0, 0],
      ],
      w_k: [
        [1, 0, 0, 1],
        [0, 1, 0, 0],
        [1, 0, 0, 0],
        [0.5, 1, 1, 0.5],
      ],
      w_v: [
        [0, -1, -1, 0],
        [-1, 0, -1, 0],
        [1, 1, 0, 1],
        [1, 0, 0, 0.5],
      ],
    },
  },
  opening: 'query',
  guide: () => import('./guides/self-attention').then((module) => module.selfAttentionGuide),
  steps: [
    {
      node: 'x',
      prose:
        '[[x]] is the sentence: one row per token, [[dim:d_model]] numbers each. In a trained model they come from a ' +
        'table with a learned row for each word, its embedding, or from the layer below; here they are made up.',
      aside: rowsAside,
    },
    {
      node: 'w_q',
      prose:
        'A projection is a product with a matrix of learned numbers. [[w_q]] makes queries, [[w_k]] keys and [[w_v]] values. ' +
        '[[w_q]] has a row for each column of [[x]] and a column for each number of a query: [[dim:d_model]] by [[dim:d_k]].',
      aside:
        'The size does not depend on the length of the sentence. The same weights serve three words or three thousand.',
    },
    {
      node: 'w_k',
      prose:
        '[[w_k]] is learned too, and has the shape of [[w_q]]: queries and keys must end up equally wide.',
    },
    {
      node: 'w_v',
      prose:
        '[[w_v]] decides what is handed over. Its number of columns, [[dim:d_v]], is free to differ from that of the keys.',
    },
    {
      node: 'query',
      prose:
        '[[query]] = [[x]] [[w_q]]. The row of [[row:query:r]] in [[x]] meets each column of [[w_q]]; the first number is ' +
        '[[query:r,0]]. Each row is computed without looking at any other: no token has met another yet.',
    },
    {
      node: 'key',
      prose:
        '[[key]] = [[x]] [[w_k]]: the same tokens, seen through other weights. What [[row:key:r]] seeks and what it can be found by are two things.',
      aside:
        'If [[w_q]] and [[w_k]] were equal, the scores would be symmetric: each token would score another as it is scored by it.',
    },
    {
      node: 'value',
      prose:
        '[[value]] = [[x]] [[w_v]]. These rows are what will be averaged. They take no part in choosing the weights.',
    },
    {
      node: 'key_transposed',
      prose:
        '[[key_transposed]] is [[key]] with each token as a column, ready for the product with [[query]].',
    },
    {
      node: 'scores',
      prose:
        '[[scores]] = [[query]] [[key_transposed]]. Both sides come from the same sentence, so the matrix is square: each ' +
        'token meets each token, itself included. [[row:scores:r]] scores [[col:scores:max]] highest, with [[scores:r,max]].',
      aside:
        'This square is why the cost grows with the square of the length: twice the tokens, four times the scores.',
    },
    {
      node: 'scaled_scores',
      prose:
        'Divide by √d_k, with d_k = [[dim:d_k]], unless you set another scale: [[scores:r,c]] becomes [[scaled_scores:r,c]]. All differences shrink alike.',
      aside: scaleAside,
    },
    {
      node: 'weights',
      prose:
        'The softmax makes each row add up to 1. [[row:weights:r]] attends to [[col:weights:max]] with ' +
        '[[weights:r,max]]. Until you change something, these are the weights of the lesson on scaled dot-product ' +
        'attention.',
      aside: softmaxAside,
    },
    {
      node: 'context',
      prose:
        '[[context]] = [[weights]] [[value]]. The new row of [[row:context:r]] is a mixture of what all tokens handed over, ' +
        'and begins with [[context:r,0]]. Same number of rows as [[x]]: the result can go into a next layer.',
      aside:
        'The article “Attention in transformers” gives this shape as length of an embedding by d_v, which would be [[dim:d_model]] by [[dim:d_v]]. It is ' +
        'number of queries by d_v: [[dim:n]] by [[dim:d_v]]. Without a mask, nothing here knows about order. Swap two tokens with their rows of [[x]], and the output rows swap along. ' +
        'Order has to be put into [[x]], by positional encodings.',
    },
    ...projectionSteps,
  ],
};
