import { softmaxAside } from '../common';
import type { LessonBody } from '../lesson';

/** A map of 4 × 4 pixels in windows of 2 × 2, moved by one pixel: the smallest case that shows every part. */
export const shiftedWindows: LessonBody = {
  preset: {
    tokens: { query: [], key: [] },
    options: { n_heads: 2, window: 2, shift: true, barrier: 'minus_infinity' },
    inputs: {
      x: [
        [1, 0, 1, 1, 0, 2, -1, 1],
        [0.5, 0, 2, 1, 0, 1, -1, 0],
        [0, -1, 1, -1, 1, 2, 0, 1],
        [-1, -1, 0, -2, 1, 0, 2, 1],
      ],
      bias_table: [
        [-0.5, 0.5],
        [0, 0],
        [-0.5, 0.5],
        [0, 0],
        [1, -1],
        [0, 0],
        [-0.5, 0.5],
        [0, 0],
        [-0.5, 0.5],
      ],
      w_q: [
        [1, 0, 0.5, 1],
        [0, 1, -1, 0.5],
      ],
      w_k: [
        [1, 0.5, 1, 0],
        [-0.5, 1, 0, 1],
      ],
      w_v: [
        [1, 0],
        [0, 1],
      ],
      w_o: [
        [1, 0],
        [0, 1],
      ],
    },
  },
  opening: 'regions',
  activeRows: { pixel: 5 },
  figures: ['shifted-windows', 'window-links'],
  steps: [
    {
      node: 'x',
      prose:
        '[[x]] is a feature map: [[dim:height]] rows of [[dim:width]] pixels with [[dim:channels]] numbers each, side by side. ' +
        'If every pixel looked at every other, the work would grow with the square of their number.',
    },
    {
      node: 'w_q',
      prose:
        '[[w_q]] makes queries of [[dim:d_k]] numbers for each of the [[dim:n_heads]] heads. All windows share it.',
    },
    { node: 'w_k', prose: '[[w_k]] makes the keys, for all heads and all windows.' },
    { node: 'w_v', prose: '[[w_v]] makes the values, [[dim:d_v]] per head.' },
    { node: 'w_o', prose: '[[w_o]] mixes the heads at the end, pixel by pixel.' },
    {
      node: 'bias_table',
      prose:
        '[[bias_table]] is learned: a row for each way from one pixel of a window to another, a column for each head. In a ' +
        'window of side [[dim:window]] there are [[dim:span]] ways down or up times [[dim:span]] ways right or left.',
    },
    {
      node: 'rolled',
      prose:
        '[[rolled]]: with the shift, the map moves up and to the left by half a window. What leaves at the top comes back at the bottom, so ' +
        'that the number of windows stays the same. Its first number is now [[rolled:0,0]].',
      aside:
        'Layers take turns, one with the shift and one without. Two neighbours on either side of a border are in one window every other layer.',
    },
    {
      node: 'regions',
      prose:
        '[[regions]] numbers the parts of the shifted map that belonged together before. The pixel in row [[row:regions:r]], ' +
        'column [[col:regions:c]] lies in region [[regions:r,c]].',
      aside:
        'The numbering is that of the authors’ program: three bands down, three across. Without the shift all are 0.',
    },
    {
      node: 'windows',
      prose:
        '[[windows]]: a row for each pixel, one window after the other, [[dim:n_windows]] windows. Each window is a short sequence of its own.',
    },
    { node: 'query', prose: '[[query]] = [[windows]] [[w_q]], for all windows and heads at once.' },
    { node: 'key', prose: '[[key]] = [[windows]] [[w_k]].' },
    { node: 'value', prose: '[[value]] = [[windows]] [[w_v]].' },
    {
      node: 'bias_index',
      prose:
        '[[bias_index]] tells for each pair of places in a window which row of [[bias_table]] holds its bias, counted from 0. ' +
        'Pairs with the same displacement share a row: place [[row:bias_index:r]] and place [[col:bias_index:c]] ' +
        'read row [[bias_index:r,c]].',
    },
    {
      node: 'bias/head_*/position_bias',
      prose:
        '[[bias/head_*/position_bias]]: the bias of each pair, looked up. It is the same in every window. From place ' +
        '[[row:bias/head_*/position_bias:r]] to place [[col:bias/head_*/position_bias:c]] it is [[bias/head_*/position_bias:r,c]].',
    },
    {
      node: 'window_*/window_mask',
      prose:
        '[[window_*/window_mask]]: within this window only pixels of one region may meet. 0 leaves a score as it is. ' +
        'Place [[row:window_*/window_mask:r]] and place [[col:window_*/window_mask:c]] get [[window_*/window_mask:r,c]].',
      aside:
        'The authors’ program adds −100 instead of −∞. After the softmax next to nothing is left of such a pair, but not 0: the option “barrier” shows it.',
    },
    {
      node: 'window_*/head_*/query',
      prose:
        '[[window_*/head_*/query]]: the rows of [[query]] that belong to this window, and the columns that belong to this head.',
    },
    {
      node: 'window_*/head_*/key',
      prose: '[[window_*/head_*/key]]: this window’s and this head’s part of [[key]].',
    },
    {
      node: 'window_*/head_*/value',
      prose: '[[window_*/head_*/value]]: this window’s and this head’s part of [[value]].',
    },
    {
      node: 'window_*/head_*/key_transposed',
      prose: '[[window_*/head_*/key_transposed]]: each pixel of the window becomes a column.',
    },
    {
      node: 'window_*/head_*/scores',
      prose:
        '[[window_*/head_*/scores]] = [[window_*/head_*/query]] [[window_*/head_*/key_transposed]]: the pixels of one window ' +
        'among themselves. Its side is that of the window squared, whatever the size of the map.',
    },
    {
      node: 'window_*/head_*/scaled_scores',
      prose:
        'Divided by √d_k with d_k = [[dim:d_k]]: [[window_*/head_*/scores:r,c]] becomes [[window_*/head_*/scaled_scores:r,c]].',
    },
    {
      node: 'window_*/head_*/biased_scores',
      prose:
        'The bias is added: [[window_*/head_*/scaled_scores:r,c]] and [[bias/head_*/position_bias:r,c]] make ' +
        '[[window_*/head_*/biased_scores:r,c]]. This is all that the attention knows of places.',
    },
    {
      node: 'window_*/head_*/masked_scores',
      prose:
        'Then the mask: [[window_*/head_*/biased_scores:r,c]] becomes [[window_*/head_*/masked_scores:r,c]].',
    },
    {
      node: 'window_*/head_*/weights',
      prose:
        'Each row of [[window_*/head_*/weights]] adds up to 1 within its window and region. Place ' +
        '[[row:window_*/head_*/weights:r]] gives most, [[window_*/head_*/weights:r,max]], to place [[col:window_*/head_*/weights:max]].',
      aside: softmaxAside,
    },
    {
      node: 'window_*/head_*/context',
      prose:
        '[[window_*/head_*/context]] = [[window_*/head_*/weights]] [[window_*/head_*/value]]: a mean over the window, for each of its pixels.',
    },
    {
      node: 'window_*/concat',
      prose: '[[window_*/concat]]: the [[dim:n_heads]] heads of this window side by side.',
    },
    { node: 'joined', prose: '[[joined]]: all windows one below the other again.' },
    { node: 'mixed', prose: '[[mixed]] = [[joined]] [[w_o]], pixel by pixel.' },
    {
      node: 'merged',
      prose: '[[merged]]: the rows are put back into a map, which is still the shifted one.',
    },
    {
      node: 'output',
      prose:
        '[[output]]: the map moves back down and to the right, and every pixel is where it was. The first pixel now holds [[output:0,0]] and [[output:0,1]].',
      aside:
        'The windows of a map of n pixels hold n times M² pairs, M being the side of a window. All pairs would be n². ' +
        'The table below counts both.',
    },
  ],
};
