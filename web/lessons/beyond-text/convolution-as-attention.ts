import type { LessonBody, Rows } from '../lesson';

/** A plus sign on a darker background; no number is 0, which would hide errors. */
const drawing = ['......', '..##..', '.####.', '.####.', '..##..'];
const image: Rows = drawing.map((row) => [...row].map((sign) => (sign === '#' ? 0.9 : 0.2)));

const around = [-1, 0, 1];

/** Nine heads attend to the 3 × 3 neighbourhood of a pixel; the kernel is their output projection. */
export const convolutionAsAttention: LessonBody = {
  preset: {
    tokens: { query: [], key: [] },
    options: { alpha: 50, border: 'nearest' },
    inputs: {
      image,
      kernel: [[0], [-1], [0], [-1], [5], [-1], [0], [-1], [0]],
      centers: around.flatMap((down) => around.map((right) => [down, right])),
    },
  },
  guide: () =>
    import('./guides/convolution-as-attention').then((module) => module.convolutionAsAttentionGuide),
  opening: 'difference',
  activeRows: { n: 14 },
  figures: ['kernel-heads', 'experiment-convolution'],
  steps: [
    {
      node: 'image',
      prose:
        '[[image]] is a picture of [[dim:height]] rows with [[dim:width]] pixels each, bright on dark. A pixel is [[dim:channels]] number, its brightness.',
    },
    {
      node: 'kernel',
      prose:
        'A convolution replaces each pixel by a weighted sum of itself and its eight neighbours. [[kernel]] holds the nine factors one below the other, row by row: the fifth, [[kernel:4,0]], belongs to the pixel itself. For the attention, the same column mixes the heads: it is their output projection.',
      aside:
        'Change any of the nine numbers: with α and the border as given, the two results in the figure stay equal.',
    },
    {
      node: 'centers',
      prose:
        '[[centers]] says where each head looks from a pixel: how many pixels down, how many to the right. The nine rows are the nine places of a 3 × 3 kernel; the second, [[centers:1,0]] and [[centers:1,1]], is the pixel above. They are parameters like any others: they can be moved, and learned.',
      aside:
        'This is the difference: the places of a convolution are fixed, while attention learns them and may look anywhere. Move a centre and follow the change.',
    },
    {
      node: 'pixels',
      prose:
        '[[pixels]]: one row per pixel, [[dim:n]] of them. [[row:pixels:r]], named after its row and its column in the picture, holds [[pixels:r,0]]. These rows are the tokens of the attention.',
    },
    {
      node: 'head_*/distances',
      prose:
        'Rows look, columns are looked at. From each pixel, this head looks at one place, that of its centre. [[head_*/distances]] holds the squared distance of every pixel to this place. For [[row:head_*/distances:r]] looking and [[col:head_*/distances:c]] looked at, it is [[head_*/distances:r,c]].',
      aside:
        'The paper (Cordonnier et al. 2020) writes the same as a dot product. Let δ be the displacement from the query pixel to the key pixel, down and to the right. A learned vector is multiplied by a row of three numbers: |δ|² and the two parts of δ. Expand the square to see it. What does not depend on the key cancels out in the softmax.',
    },
    {
      node: 'head_*/scores',
      prose:
        'The scores are the squared distances times −α: the farther away a pixel is, the lower its score. [[head_*/distances:r,c]] becomes [[head_*/scores:r,c]]. The numbers of the pixels play no part here.',
      aside: 'The paper sets the projections of queries and keys to 0, so that only positions count.',
    },
    {
      node: 'head_*/weights',
      prose:
        'The softmax turns each row of scores into shares that add up to 1. If α is large, one share is nearly 1 and all others are nearly 0: [[row:head_*/weights:r]] gives [[head_*/weights:r,max]] to [[col:head_*/weights:max]]. If α is small, a head sees a blurred spot instead of a pixel.',
      aside:
        'At the border, a head may have no pixel to look at. It takes the nearest one. A convolution that repeats its border does the same. With zeros around the picture, the two differ there, and only there.',
    },
    {
      node: 'head_*/context',
      prose:
        '[[head_*/context]] = [[head_*/weights]] [[pixels]]: every pixel gets the number of the pixel that it looks at. As given, this is the whole picture, moved by one pixel at most. [[row:head_*/context:r]] now holds [[head_*/context:r,0]].',
    },
    {
      node: 'concat',
      prose:
        '[[concat]]: the results of all [[dim:n_heads]] heads side by side, in the order of the kernel. So each row holds a pixel and its eight neighbours: all that a 3 × 3 kernel needs. The row of [[row:concat:r]] begins with [[concat:r,0]].',
    },
    {
      node: 'output',
      prose:
        '[[output]] = [[concat]] [[kernel]]: for each pixel, nine products, added up. [[row:output:r]] gets [[output:r,0]].',
    },
    {
      node: 'convolution',
      prose:
        '[[convolution]] is computed on its own, from [[image]] and [[kernel]] only, without any attention: the kernel slides over the picture, with its middle on every pixel in turn. [[row:convolution:r]] gets [[convolution:r,0]].',
      aside:
        'As in all libraries for neural networks, the kernel is not flipped first. Mathematicians call this a cross-correlation.',
    },
    {
      node: 'difference',
      prose:
        '[[difference]] = [[output]] − [[convolution]]: [[difference:r,0]] for [[row:difference:r]]. Any 3 × 3 convolution can be written as attention with nine heads. The reverse is not true: attention can also look farther away, and choose where by what the pixels show.',
    },
  ],
};
