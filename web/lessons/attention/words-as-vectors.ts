import type { LessonBody } from '../lesson';

/** Six words with the 64 numbers of `web/word-vectors`, set up for king − man + woman. */
export const wordsAsVectors: LessonBody = {
  preset: {
    tokens: { query: ['king', 'queen', 'man', 'woman', 'cat', 'dog'], key: [] },
    options: { unit_length: false },
    inputs: {
      x: [
        [
          -1.72, 1.24, -0.56, 0.24, 0.76, -0.64, 0.2, 0.28, 0.72, -0.2, -0.32, 0.32, -0.96, -1.76, 0.2, -0.08,
          -0.32, -0.64, 0.76, -0.24, 0.04, 0.56, 0.08, 0.92, 0.16, 0.04, 0.28, 0.08, -1.08, 0.44, 0.28, 0.04,
          -0.12, -0.4, -0.96, 0.84, -0.24, -0.04, -0.8, 0.68, 0.04, 0.32, -0.8, 0.36, 0.16, 0.52, 0.76, -0.2,
          -0.24, 0.8, 0.2, -0.16, 0.76, -0.84, 0.76, -0.16, 0.12, 0.28, 0.64, -0.72, 0.16, 0.04, 0.12, 0.68,
        ],
        [
          -2.04, 0.32, -0.2, 0.24, 1.24, -0.92, -0.08, 0.08, 0.52, 0.48, -0.2, 0.56, 0.16, -2.04, 0.32, -0.12,
          0.4, -0.52, 0.64, -1.36, -0.6, 0.76, 0.84, 0.36, 0.36, 0.16, 0.24, -0.32, -0.84, 0.16, 0.92, 0.2,
          -0.32, -0.2, -0.12, 0.52, 0.32, -0.08, -0.48, 1.04, -0.04, 0.08, -0.24, 0.4, -0.12, -0.12, 0.12,
          0.36, 0.36, 1.04, -0.16, -0.04, -0.36, -0.48, 0.88, 0.04, 0.4, 0.4, 0.68, -1, 0.32, 0.12, -0.52,
          0.04,
        ],
        [
          -1.48, 0.16, -0.36, 1.76, -0.08, -0.64, 1.08, 0.44, 0.28, -0.4, 0.6, -0.4, -1.24, -1.12, -0.16,
          0.08, 0.8, 0.64, 1.16, 0.32, -0.44, 0.12, 0.12, -0.08, -0.32, 0.08, 0, -0.08, 0.16, -0.56, -0.36,
          0.04, 0.28, -0.16, 0.04, -0.6, 0.04, -0.2, 0.16, 0.04, 0.32, -0.28, 0.32, 0.24, 0.08, 0.28, 0.04,
          -0.08, 0.2, 0.76, 0.08, -0.16, 0.2, -0.16, 0.08, 0.12, -0.28, 0.12, -0.08, 0, -0.24, -0.44, -0.28,
          0.12,
        ],
        [
          -1.16, 0.32, -0.48, 1.84, 0.44, -0.44, 1.24, 1.04, 0.08, 0.16, 0.72, 0.32, -0.28, -1.24, -0.24,
          0.44, 0.8, 0.6, 1.44, -0.76, -0.88, 0.16, 0.12, -0.48, -0.36, -0.08, -0.4, -0.32, 0.88, -0.16,
          -0.04, 0.04, 0.28, -0.68, 1.4, 0, 0, -0.32, 0.2, 0, 0.24, 0.16, 0.44, -0.32, 0.12, 0.16, -0.2, 0,
          0.68, 1, 0.08, 0, -0.48, -0.04, 0.2, -0.2, 0.12, 0.16, 0.12, 0.44, -0.12, -0.12, -0.28, 0.2,
        ],
        [
          -1.4, -1.24, 0.32, 1.32, 0.44, 0.88, 0.04, 0.56, 0.32, 0.24, 0.12, -0.48, -0.16, -0.64, 0.72, 0.96,
          -0.16, 0.16, 0.84, -0.84, -0.64, 0.68, 0.6, 0.52, 0.28, -0.12, -1, -0.12, 0.36, -0.04, -0.44, 0.24,
          -0.6, -0.04, 0.04, -1.04, -0.84, 0, 0.08, -0.16, 0.12, -0.04, -0.88, 0.12, 0.12, 0.72, 0.84, 0.12,
          0.2, 0.12, -0.44, 0.36, -0.52, 0.2, -0.32, 0.4, 0.4, 0.04, -0.28, -0.92, -0.44, 0.08, -0.16, -0.16,
        ],
        [
          -1.16, -1.12, 0, 1.72, 0.2, 0.6, 0.88, 0.44, 0, 0.36, -0.2, -0.56, -0.2, -0.44, 0.52, 1.52, 0.16,
          0.16, 0.76, -0.88, -0.56, 1.16, 0.6, -0.2, -0.04, -0.36, -1.12, -0.28, 0.2, -0.2, -0.2, -0.16,
          -0.48, 0.28, -0.2, -1.4, -0.8, 0.28, -0.12, -0.32, -0.24, 0.08, -0.2, 0, 0.24, 0.6, 0.72, -0.16,
          0.2, 0, -0.6, -0.2, -0.64, 0.24, -0.8, 0.36, -0.2, -0.16, -0.24, -1.08, -0.44, 0.08, -0.36, 0.12,
        ],
      ],
      combination: [[1, 0, -1, 1, 0, 0]],
    },
  },
  opening: 'dot_products',
  guide: () => import('./guides/words-as-vectors').then((module) => module.wordsAsVectorsGuide),
  figures: ['word-space'],
  steps: [
    {
      node: 'x',
      prose:
        '[[x]] has one row per word: its vector, or embedding, of [[dim:d_model]] numbers. Nobody chose the numbers. They come ' +
        'from counting which words stand near which in six billion words of text (GloVe, Pennington et al. 2014). A single ' +
        'number means nothing by itself.',
      aside:
        'What was done to the published vectors: 8,000 words of 400,000, their mean subtracted, turned into principal ' +
        'directions (those along which the words differ most), the first 64 of 100 kept (86 % of the variance), rounded to ' +
        'steps of 0.04. The matrix shows [[dim:d_model]] of them.',
    },
    {
      node: 'combination',
      prose:
        '[[combination]] says how often each word counts in a sum that follows: 1 adds it, −1 subtracts it, 0 leaves it out. ' +
        'Type other numbers, or choose the words beside the picture.',
    },
    {
      node: 'squared_lengths',
      prose:
        '[[squared_lengths]]: the squares of all numbers of a word, added up. [[row:squared_lengths:r]] has [[squared_lengths:r,0]].',
    },
    {
      node: 'lengths',
      prose:
        'Draw a word as an arrow: its vector has a length and a direction. For the length, square all its numbers, add them ' +
        'up and take the root: [[lengths]]. [[row:lengths:r]] has length [[lengths:r,0]].',
      aside:
        'Length has to do with how often and how specifically a word is used, direction more with what it means. That is why ' +
        'words are mostly compared by direction.',
    },
    {
      node: 'unit_vectors',
      prose:
        '[[unit_vectors]] is every row divided by its length. Each vector now has length 1: it is a unit vector, and only its ' +
        'direction is left.',
    },
    {
      node: 'unit_vectors_transposed',
      prose: '[[unit_vectors_transposed]]: the same vectors as columns, ready for the product.',
    },
    {
      node: 'x_transposed',
      prose: '[[x_transposed]]: the words as columns, so that each word can be compared with each word.',
    },
    {
      node: 'dot_products',
      prose:
        '[[dot_products]] compares each word with each word by the dot product: multiply number by number, add up. ' +
        '[[row:dot_products:r]] and [[col:dot_products:c]] have [[dot_products:r,c]]. A word with itself has the square of its ' +
        'length. The order of two words does not matter, so the matrix is symmetric.',
      aside:
        'Attention compares queries and keys with this product, not with the cosine: long vectors count for more. The two agree ' +
        'only for vectors of length 1. Tick “every vector of length 1” and see this matrix become the next one.',
    },
    {
      node: 'cosines',
      prose:
        '[[cosines]] compares directions alone: the dot product divided by both lengths. 1 is the same direction, 0 a right ' +
        'angle, −1 the opposite direction. [[row:cosines:r]] and [[col:cosines:c]] have [[cosines:r,c]], where the dot product ' +
        'is [[dot_products:r,c]].',
      aside:
        'It is the dot product of the unit vectors, x · y / (‖x‖ ‖y‖), where ‖x‖ is the length of x. Every word has the cosine 1 with itself.',
    },
    {
      node: 'combined',
      prose:
        'Vectors can be added and subtracted, number by number. [[combination]] says how: 1 adds a word, −1 subtracts it, 0 ' +
        'leaves it out. The result is [[combined]] = [[combination]] [[x]]. As given, it is king − man + woman.',
      aside:
        'The idea: subtract from king what it shares with man, and what is royal about it is left; then add woman. Open a number to see one term per word.',
    },
    {
      node: 'combined_squared_length',
      prose: '[[combined_squared_length]]: the squares of all numbers of the sum, added up.',
    },
    {
      node: 'combined_length',
      prose: '[[combined_length]]: the sum has a length too, [[combined_length:0,0]].',
    },
    { node: 'combined_unit', prose: '[[combined_unit]]: the direction of the sum, with length 1.' },
    {
      node: 'combined_cosines',
      prose:
        '[[combined_cosines]] compares the direction of the sum with each word. [[col:combined_cosines:0]] has the cosine ' +
        '[[combined_cosines:0,0]], [[col:combined_cosines:1]] has [[combined_cosines:0,1]]. By custom, the words in the sum ' +
        'are left out of the answer.',
      aside:
        'The list in the figure searches all 8,000 words. What the texts took for granted is in the vectors: doctor − man + ' +
        'woman leads to nurse. Try it, and try fewer numbers per word as well.',
    },
  ],
};
