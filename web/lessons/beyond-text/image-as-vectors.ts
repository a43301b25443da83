import { softmaxAside } from '../common';
import type { LessonBody, Rows } from '../lesson';

const colours: Readonly<Record<string, readonly number[]>> = {
  S: [0.4, 0.7, 1],
  Y: [1, 0.9, 0.2],
  R: [0.8, 0.2, 0.1],
  O: [1, 0.6, 0.1],
  G: [0.2, 0.6, 0.2],
};

/** A bird in front of sky, sun and grass, one letter per pixel. */
const drawing = ['SSSSSSSSYY', 'SSRSSSSSYY', 'SRROSSSSSS', 'SSRSSSSGSG', 'GGGGGGGGGG'];

const image: Rows = drawing.map((row) => [...row].flatMap((letter) => colours[letter] ?? []));

/** Six times the colour without its brightness: equal hues get high scores, others low ones. */
const hue: Rows = [
  [4, -2, -2],
  [-2, 4, -2],
  [-2, -2, 4],
];

/** Fifty pixels as fifty vectors. */
export const imageAsVectors: LessonBody = {
  preset: {
    tokens: { query: [], key: [] },
    options: {},
    inputs: {
      image,
      w_q: hue,
      w_k: hue,
      w_v: [
        [1, 0, 0],
        [0, 1, 0],
        [0, 0, 1],
      ],
    },
  },
  guide: () => import('./guides/image-as-vectors').then((module) => module.imageAsVectorsGuide),
  opening: 'weights',
  activeRows: { n: 23 },
  figures: ['pixel-attention'],
  steps: [
    {
      node: 'image',
      prose:
        '[[image]] is a picture of [[dim:height]] rows with [[dim:width]] pixels each. A pixel has [[dim:channels]] numbers from 0 to 1: how much red, green and blue it has. So each row of the matrix holds [[dim:width]] times [[dim:channels]] numbers.',
    },
    {
      node: 'w_q',
      prose:
        '[[w_q]] turns the [[dim:channels]] numbers of a pixel into a query. As given, each of its columns adds up to 0, so equal red, green and blue cancel out. Brightness does not count; what is left is the hue, six times as strong.',
    },
    {
      node: 'w_k',
      prose:
        '[[w_k]] does the same for the keys. As given, it equals [[w_q]]: the key of a pixel is the same as its query.',
    },
    {
      node: 'w_v',
      prose:
        '[[w_v]] is the identity as given, 1 on the diagonal and 0 elsewhere: the value of a pixel is its colour, unchanged.',
    },
    {
      node: 'pixels',
      prose:
        '[[pixels]] holds the same numbers in another shape, one row per pixel: [[dim:n]] vectors of [[dim:channels]] numbers. [[row:pixels:r]], named after its row and its column in the picture, begins with [[pixels:r,0]]. Nothing else is needed to turn a picture into a set of vectors.',
      aside:
        'The rows and columns of the picture are gone: attention sees a set. Shuffle the pixels, and every result is shuffled in the same way. Only a positional encoding could say where a pixel is.',
    },
    {
      node: 'query',
      prose:
        '[[query]] = [[pixels]] [[w_q]], pixel by pixel. A query says what a pixel looks for. [[row:query:r]] has [[query:r,0]], [[query:r,1]] and [[query:r,2]]: it looks for red or avoids it, and so on for green and blue.',
      aside:
        'With these projections, a grey pixel has the query 0, 0, 0: all its scores are 0, and it looks at all pixels alike.',
    },
    {
      node: 'key',
      prose:
        'A key says what a pixel can be found by: [[key]] = [[pixels]] [[w_k]], one for each pixel. As given, [[w_k]] is the same matrix as [[w_q]].',
    },
    {
      node: 'value',
      prose: '[[value]] = [[pixels]] [[w_v]]: what each of the [[dim:n]] pixels contributes to a mixture.',
    },
    {
      node: 'key_transposed',
      prose: '[[key_transposed]]: each pixel becomes a column, [[dim:n]] of them.',
    },
    {
      node: 'scores',
      prose:
        '[[key_transposed]] is [[key]] with its rows as columns. [[scores]] = [[query]] [[key_transposed]] compares every pixel with every pixel: multiply a query and a key number by number, add up. A large sum means that they fit. [[row:scores:r]] and [[col:scores:c]] score [[scores:r,c]].',
      aside:
        'The number of pairs is the square of the number of pixels: [[dim:n]] × [[dim:n]] here, but 2.5 billion for a picture ' +
        'of 224 × 224. That is why larger pictures are cut into patches or windows first.',
    },
    {
      node: 'scaled_scores',
      prose: 'Divided by √d_k with d_k = [[dim:d_k]]: [[scores:r,c]] becomes [[scaled_scores:r,c]].',
    },
    {
      node: 'weights',
      prose:
        'The softmax turns a row of scores into shares that add up to 1. Each row of [[weights]] divides the attention of one pixel among all [[dim:n]]. [[row:weights:r]] gives most, [[weights:r,max]], to [[col:weights:max]], and as much to every pixel of exactly that colour.',
      aside: softmaxAside,
    },
    {
      node: 'context',
      prose:
        'The value of a pixel is what it hands over, as given its colour. [[context]] = [[weights]] [[value]]: each pixel becomes the weighted mean of the whole picture; that of [[row:context:r]] begins with [[context:r,0]].',
      aside: 'A convolution would only have seen the neighbours of a pixel.',
    },
  ],
};
