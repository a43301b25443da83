import { softmaxAside } from '../common';
import type { LessonBody, Rows } from '../lesson';

const colours: Readonly<Record<string, readonly number[]>> = {
  S: [0.4, 0.7, 1],
  Y: [1, 0.9, 0.2],
  R: [0.8, 0.2, 0.1],
  O: [1, 0.6, 0.1],
  G: [0.2, 0.6, 0.2],
};

/** A bird before the sky, the sun and the grass, a letter for each pixel. */
const drawing = ['SSSSSSSSYY', 'SSRSSSSSYY', 'SRROSSSSSS', 'SSRSSSSGSG', 'GGGGGGGGGG'];

const image: Rows = drawing.map((row) => [...row].flatMap((letter) => colours[letter] ?? []));

/** Six times the colour without its brightness: equal hues then score high, other hues low. */
const hue: Rows = [
  [4, -2, -2],
  [-2, 4, -2],
  [-2, -2, 4],
];

/** Fifty pixels as fifty vectors, in the size of the classic example. */
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
  opening: 'weights',
  activeRows: { n: 23 },
  figures: ['pixel-attention'],
  steps: [
    {
      node: 'image',
      prose:
        '[[image]] is a picture of [[dim:height]] rows with [[dim:width]] pixels each. A pixel has [[dim:channels]] ' +
        'numbers, red, green and blue from 0 to 1, so a row of the matrix holds [[dim:width]] times [[dim:channels]] of them.',
    },
    {
      node: 'w_q',
      prose:
        '[[w_q]] turns the [[dim:channels]] numbers of a pixel into a query. As given it takes the brightness away, since ' +
        'each of its columns adds up to 0, and keeps the hue, six times as strong.',
    },
    {
      node: 'w_k',
      prose:
        '[[w_k]] does the same for the keys. With equal projections, as given, a pixel is found by what it seeks itself: its own colour.',
    },
    {
      node: 'w_v',
      prose:
        '[[w_v]] is the identity as given, 1 on the diagonal and 0 elsewhere: a pixel hands over its colour as it is.',
    },
    {
      node: 'pixels',
      prose:
        '[[pixels]] holds the same numbers in another shape, one row per pixel: [[dim:n]] vectors of [[dim:channels]]. ' +
        '[[row:pixels:r]] begins with [[pixels:r,0]]. This is all it takes to make a set of vectors out of a picture.',
      aside:
        'Rows and columns of the picture are gone: attention sees a set. Shuffle the pixels, and every result is shuffled ' +
        'alike. Where a pixel lies would have to be told by a positional encoding.',
    },
    {
      node: 'query',
      prose:
        '[[query]] = [[pixels]] [[w_q]], pixel by pixel. With the projections as given a grey pixel has the query 0, 0, 0 and scores all others alike.',
    },
    { node: 'key', prose: '[[key]] = [[pixels]] [[w_k]], one key per pixel.' },
    {
      node: 'value',
      prose: '[[value]] = [[pixels]] [[w_v]]: what each of the [[dim:n]] pixels hands over.',
    },
    {
      node: 'key_transposed',
      prose: '[[key_transposed]]: each pixel becomes a column, [[dim:n]] of them.',
    },
    {
      node: 'scores',
      prose:
        '[[scores]] = [[query]] [[key_transposed]] compares every pixel with every pixel, [[dim:n]] times [[dim:n]] numbers. ' +
        '[[row:scores:r]] and [[col:scores:c]] score [[scores:r,c]].',
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
        'Each row of [[weights]] shares 1 among all [[dim:n]] pixels. Choose a pixel of the picture: its row is painted ' +
        'back on it. [[row:weights:r]] gives most, [[weights:r,max]], to [[col:weights:max]] and as much to every pixel of that colour.',
      aside: softmaxAside,
    },
    {
      node: 'context',
      prose:
        '[[context]] = [[weights]] [[value]]. Each pixel becomes the weighted mean of the whole picture; that of ' +
        '[[row:context:r]] begins with [[context:r,0]]. A convolution would have seen its neighbours only.',
    },
  ],
};
