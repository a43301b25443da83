import { softmaxAside } from '../common';
import type { LessonBody } from '../lesson';

/** A map of 4 × 4 pixels in windows of 2 × 2, shifted by one pixel: the smallest case that shows every part. */
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
  guide: () => import('./guides/shifted-windows').then((module) => module.shiftedWindowsGuide),
  opening: 'regions',
  activeRows: { pixel: 5 },
  figures: ['shifted-windows', 'window-links'],
  steps: [
    {
      node: 'x',
      prose:
        '[[x]] is a feature map, a picture whose pixels are vectors: [[dim:height]] rows of [[dim:width]] pixels with [[dim:channels]] numbers each, side by side. If every pixel looked at every other, the work would grow with the square of their number. So a pixel looks only inside a small window.',
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
        '[[bias_table]] is learned: a row for each displacement from one pixel of a window to another, a column for each head. In a window of side [[dim:window]] there are [[dim:span]] vertical displacements times [[dim:span]] horizontal ones.',
    },
    {
      node: 'rolled',
      prose:
        '[[rolled]]: with the shift, the map moves up and to the left by half a window. What leaves at the top comes back at the bottom, and what leaves on the left comes back on the right. So the number of windows stays the same. The first number is now [[rolled:0,0]].',
      aside:
        'A model alternates layers without the shift and layers with it. Two neighbours on both sides of a border are in the same window in every second layer.',
    },
    {
      node: 'regions',
      prose:
        '[[regions]] numbers the parts of the shifted map that were connected before. A border of windows, or a place where the map was cut, separates two regions. The pixel in row [[row:regions:r]], column [[col:regions:c]] is in region [[regions:r,c]].',
      aside:
        'The numbering is that of the authors’ program: three bands down, three across. Without the shift all are 0.',
    },
    {
      node: 'windows',
      prose:
        '[[windows]]: a row for each pixel, one window after the other, [[dim:n_windows]] windows. Each window becomes a short sequence of places, from left to right, then from top to bottom.',
    },
    { node: 'query', prose: '[[query]] = [[windows]] [[w_q]], for all windows and heads at once.' },
    { node: 'key', prose: '[[key]] = [[windows]] [[w_k]].' },
    { node: 'value', prose: '[[value]] = [[windows]] [[w_v]].' },
    {
      node: 'bias_index',
      prose:
        '[[bias_index]] says for each pair of places in a window which row of [[bias_table]] holds its bias, counted from 0. Pairs with the same displacement share a row: place [[row:bias_index:r]] and place [[col:bias_index:c]] use row [[bias_index:r,c]].',
    },
    {
      node: 'bias/head_*/position_bias',
      prose:
        '[[bias/head_*/position_bias]] has a learned number for each pair of places in a window. It depends only on how far down and how far right the second is from the first, and it is the same in every window. From place [[row:bias/head_*/position_bias:r]] to place [[col:bias/head_*/position_bias:c]] it is [[bias/head_*/position_bias:r,c]].',
    },
    {
      node: 'window_*/window_mask',
      prose:
        '[[window_*/window_mask]]: in this window, only pixels of the same region may look at each other. 0 leaves a score as it is; −∞ removes it. For place [[row:window_*/window_mask:r]] and place [[col:window_*/window_mask:c]] it is [[window_*/window_mask:r,c]].',
      aside:
        'The authors’ program adds −100 instead of −∞. After the softmax, almost nothing is left of such a pair, but not 0: the option “barrier” shows it.',
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
        'A query says what a pixel looks for, a key what it is found by. [[window_*/head_*/scores]] = [[window_*/head_*/query]] [[window_*/head_*/key_transposed]], with keys as columns: how well the pixels of one window fit each other. There is a row and a column for each of them, however large the map is. Place [[row:window_*/head_*/scores:r]] and place [[col:window_*/head_*/scores:c]] score [[window_*/head_*/scores:r,c]].',
    },
    {
      node: 'window_*/head_*/scaled_scores',
      prose:
        'Divided by √d_k with d_k = [[dim:d_k]]: [[window_*/head_*/scores:r,c]] becomes [[window_*/head_*/scaled_scores:r,c]].',
    },
    {
      node: 'window_*/head_*/biased_scores',
      prose:
        'The scores have been divided by √d_k. Now the bias is added: [[window_*/head_*/scaled_scores:r,c]] plus [[bias/head_*/position_bias:r,c]] is [[window_*/head_*/biased_scores:r,c]]. The attention knows nothing else about places.',
    },
    {
      node: 'window_*/head_*/masked_scores',
      prose:
        'Then the mask: [[window_*/head_*/biased_scores:r,c]] becomes [[window_*/head_*/masked_scores:r,c]].',
    },
    {
      node: 'window_*/head_*/weights',
      prose:
        'The softmax turns each row of masked scores into shares that add up to 1, inside the window and the region. Place [[row:window_*/head_*/weights:r]] gives [[window_*/head_*/weights:r,max]] to place [[col:window_*/head_*/weights:max]], and no place gets more.',
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
      prose:
        '[[merged]]: in each window, the weights have mixed the values, and a matrix, [[w_o]], has mixed the heads. Here the rows are put back into a map, which is still the shifted one. It begins with [[merged:0,0]].',
    },
    {
      node: 'output',
      prose:
        '[[output]]: the map moves back, down and to the right, and every pixel is where it was. The first pixel now holds [[output:0,0]] and [[output:0,1]].',
      aside:
        'If M is the side of a window, the windows of a map of n pixels hold n times M² pairs. All pairs would be n². The table below counts both.',
    },
  ],
};
