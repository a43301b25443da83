import { frenchRows, optionSteps, scaleAside, softmaxAside, wordRows } from '../common';
import type { LessonBody } from '../lesson';

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
  steps: [
    {
      node: 'x',
      prose:
        '[[x]] is the sentence that asks, as given in English: [[dim:m]] words, [[dim:d_x]] numbers each.',
    },
    {
      node: 'y',
      prose:
        '[[y]] is the sentence that is asked, as given in French: [[dim:n]] words, [[dim:d_y]] numbers each. Neither its length nor its width has to agree with [[x]].',
    },
    {
      node: 'w_q',
      prose: '[[w_q]] maps the width of [[x]], [[dim:d_x]], to the width of a query, [[dim:d_k]].',
    },
    {
      node: 'w_k',
      prose:
        '[[w_k]] maps the width of [[y]], [[dim:d_y]], to the same [[dim:d_k]]. This is where the two sentences become comparable.',
    },
    { node: 'w_v', prose: '[[w_v]] maps [[y]] to what it hands over, [[dim:d_v]] numbers per word.' },
    {
      node: 'query',
      prose:
        '[[query]] = [[x]] [[w_q]]: the queries come from the sentence that asks. [[row:query:r]] begins with [[query:r,0]].',
    },
    {
      node: 'key',
      prose:
        '[[key]] = [[y]] [[w_k]]: the keys come from the other sentence, one row for each of its [[dim:n]] words.',
      aside:
        'In a translator, [[y]] is what the encoder made of the source and [[x]] is what the decoder has written so far.',
    },
    {
      node: 'value',
      prose:
        '[[value]] = [[y]] [[w_v]]: values come from where the keys come from. Row by row, a key and a value belong to the same word.',
      aside:
        'One article takes keys and queries from the same sentence, and the values alone from the other. There would then be ' +
        '[[dim:m]] weights in a row, one for each word of [[x]], and [[dim:n]] values to take them: the product exists only ' +
        'if both sentences are of one length, and even then it weighs the wrong words.',
    },
    {
      node: 'key_transposed',
      prose: '[[key_transposed]]: each word of [[y]] becomes a column.',
    },
    {
      node: 'scores',
      prose:
        '[[scores]] = [[query]] [[key_transposed]], [[dim:m]] rows by [[dim:n]] columns: the words of [[x]] down, ' +
        'those of [[y]] across. [[row:scores:r]] scores [[col:scores:max]] highest, with [[scores:r,max]].',
      aside:
        'Before models were built from attention alone, translation models already aligned words this way, with a ' +
        'small network in place of the dot product.',
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
        'Each row shares 1 among the words of [[y]]. [[row:weights:r]] gives [[weights:r,max]] to ' +
        '[[col:weights:max]]. As given, look at “that”: French says it with two words, “cet” before the noun and “-là” after it.',
      aside: softmaxAside,
    },
    {
      node: 'context',
      prose:
        '[[context]] = [[weights]] [[value]]: one row per word of [[x]], made of values from [[y]] alone. The row of ' +
        '[[row:context:r]] begins with [[context:r,0]].',
      aside:
        'One article says that the sequence of the keys and values is rebuilt here. It is that of the queries: the result has ' +
        '[[dim:m]] rows, one for each row of [[x]], where [[y]] has [[dim:n]]. And [[x]] reaches it through the weights alone, so ' +
        'models add [[x]] back afterwards.',
    },
    ...optionSteps,
  ],
};
