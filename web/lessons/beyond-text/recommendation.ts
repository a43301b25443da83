import { scaleAside, softmaxAside } from '../common';
import type { LessonBody } from '../lesson';
import { projectionSteps } from '../projection-steps';

/** A reader's books: their topics and ratings, from −1 (not at all) to 2 (very much). */
export const recommendation: LessonBody = {
  preset: {
    tokens: {
      query: ['Frankenstein', 'Persuasion', 'The Moonstone'],
      key: ['Dracula', 'Emma', 'Solaris', 'Maigret', 'Jeeves'],
    },
    features: { d_k: ['science', 'love', 'crime', 'humour'], d_v: ['liked', 'read again'] },
    options: { mask: 'none' },
    inputs: {
      query: [
        [2, -1, 1, 0],
        [-1, 2, -1, 1],
        [0, 1, 2, 0],
      ],
      key: [
        [0, 1, 1, -1],
        [-1, 2, -1, 1],
        [2, 0, -1, 0],
        [1, -1, 2, 0],
        [-1, 0, -1, 2],
      ],
      value: [
        [1, 0],
        [-2, 0],
        [2, 2],
        [2, 1],
        [-1, 0],
      ],
    },
  },
  opening: 'weights',
  guide: () => import('./guides/recommendation').then((module) => module.recommendationGuide),
  steps: [
    {
      node: 'query',
      prose:
        '[[query]]: the candidates, books that might be recommended, one row each. The columns say what a book is about: ' +
        '[[row:query:r]] has [[query:r,0]] for [[col:query:0]] and [[query:r,2]] for [[col:query:2]].',
      aside:
        'Here the columns have names because someone chose them. In a real system they are learned, and nobody names them.',
    },
    {
      node: 'key',
      prose:
        '[[key]]: the history of one reader, one row per book that was read, in the same columns. Each ' +
        'candidate will be compared with each of them.',
    },
    {
      node: 'value',
      prose:
        '[[value]]: what the reader thought of each book: under [[col:value:0]] a rating from −2 to 2, under ' +
        '[[col:value:1]] how often it was read again. [[row:value:r]] has [[value:r,0]] and [[value:r,1]].',
      aside:
        'Keys say what a book is about, values what the reader thought of it. A system that confuses them recommends ' +
        'what is like the books that were read, not what is like the books that were enjoyed.',
    },
    { node: 'key_transposed', prose: '[[key_transposed]]: each book of the history as a column.' },
    {
      node: 'scores',
      prose:
        '[[scores]]: how much a candidate has in common with each book of the history. Multiply the two rows column by column, ' +
        'and add up. [[row:scores:r]] has most in common with [[col:scores:max]]: [[scores:r,max]].',
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
        'The softmax divides the attention of each candidate among the books of the history. To judge [[row:weights:r]], the ' +
        'system gives [[col:weights:max]] the largest weight, [[weights:r,max]]. Another candidate looks ' +
        'at other books: a reader may like one kind of book and not another.',
      aside: softmaxAside,
    },
    {
      node: 'context',
      prose:
        '[[context]]: what the reader thought of similar books, averaged with these weights. [[row:context:r]] gets ' +
        '[[context:r,0]] under [[col:context:0]]. The candidate with the largest number goes to the top of the list.',
      aside:
        'Without attention, a system would average all ratings once, and give every candidate the same result. Zhou et al. ' +
        '(2018) call this local activation; they leave the softmax out, so that many similar books count for more than one.',
    },
    ...projectionSteps,
  ],
};
