import type { LessonBody, Rows } from '../lesson';

/** A plus sign, brighter than its ground; no number is 0, so that nothing is hidden by one. */
const drawing = ['......', '..##..', '.####.', '.####.', '..##..'];
const image: Rows = drawing.map((row) => [...row].map((sign) => (sign === '#' ? 0.9 : 0.2)));

const around = [-1, 0, 1];

/** Nine heads look at the nine places around a pixel; the kernel does the rest. */
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
  opening: 'difference',
  activeRows: { n: 14 },
  figures: ['kernel-heads', 'experiment-convolution'],
  steps: [
    {
      node: 'image',
      prose: '[[image]]: [[dim:height]] rows of [[dim:width]] pixels, [[dim:channels]] number each.',
    },
    {
      node: 'kernel',
      prose:
        '[[kernel]] is a 3 × 3 kernel, its nine numbers one below the other, row by row. Change any of them: with α and ' +
        'the border as given, the two results below stay equal. To the attention, this column is what mixes the ' +
        'heads, their output projection.',
    },
    {
      node: 'centers',
      prose:
        '[[centers]] says where each head looks, so many pixels down and so many to the right. The nine rows are the nine ' +
        'places of a 3 × 3 kernel. They are parameters like any other: they can be moved, and learned.',
      aside:
        'Here lies the difference. A convolution has its places built in; attention learns them, and may look anywhere. ' +
        'Move a centre and follow it.',
    },
    {
      node: 'pixels',
      prose:
        '[[pixels]]: one row per pixel, [[dim:n]] of them. That of [[row:pixels:r]] holds [[pixels:r,0]].',
    },
    {
      node: 'head_*/distances',
      prose:
        '[[head_*/distances]] holds, for each query pixel (a row) and each key pixel (a column), the squared ' +
        'distance between the key pixel and the place that this head looks at. Between [[row:head_*/distances:r]] ' +
        'and [[col:head_*/distances:c]] it is [[head_*/distances:r,c]].',
      aside:
        'The paper (Cordonnier et al. 2020) writes the same thing as a dot product. With δ for the way from the ' +
        'query pixel to the key pixel, so many down and so many to the right, a learned vector meets a row of three ' +
        'numbers: |δ|² and the two parts of δ. Multiply the square out and you have it. What does not depend on the ' +
        'key drops out in the softmax.',
    },
    {
      node: 'head_*/scores',
      prose:
        'Times −α: the farther, the lower. [[head_*/distances:r,c]] becomes [[head_*/scores:r,c]]. The colours of ' +
        'the pixels play no part: the paper sets the projections that would bring them in, those of queries and ' +
        'keys, to 0.',
    },
    {
      node: 'head_*/weights',
      prose:
        'With α large, one weight of each row is nearly 1 and the others are nearly 0: [[row:head_*/weights:r]] looks at ' +
        '[[col:head_*/weights:max]] with [[head_*/weights:r,max]]. With a small α a head sees a blurred spot instead of a pixel.',
      aside:
        'At the border a head may have no pixel to look at. It takes the nearest there is, which is how a convolution ' +
        'behaves that repeats its border. Choose zeros as the border, and the two differ there, and only there.',
    },
    {
      node: 'head_*/context',
      prose:
        '[[head_*/context]] = [[head_*/weights]] [[pixels]]: as given the picture, moved by a pixel at most each way. [[row:head_*/context:r]] now holds [[head_*/context:r,0]].',
    },
    {
      node: 'concat',
      prose:
        '[[concat]]: nine moved pictures side by side. Each row holds a pixel and its eight neighbours, just what a 3 × 3 kernel is laid upon.',
    },
    {
      node: 'output',
      prose:
        '[[output]] = [[concat]] [[kernel]]: nine products, added up. [[row:output:r]] gets [[output:r,0]].',
    },
    {
      node: 'convolution',
      prose:
        '[[convolution]] is computed by itself, from [[image]] and [[kernel]] alone, without any attention: the kernel is laid ' +
        'over every pixel. [[row:convolution:r]] gets [[convolution:r,0]].',
      aside:
        'As in all libraries for neural networks, the kernel is not turned over first. Mathematicians call this a ' +
        'cross-correlation.',
    },
    {
      node: 'difference',
      prose:
        '[[difference]] = [[output]] − [[convolution]]: [[difference:r,0]] for [[row:difference:r]]. Any 3 × 3 convolution is ' +
        'attention with nine heads. The reverse does not hold: attention can also look elsewhere, and wherever the content calls.',
    },
  ],
};
