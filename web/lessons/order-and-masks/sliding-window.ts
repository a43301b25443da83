import { rowsAside, scaleAside } from '../common';
import type { LessonBody } from '../lesson';

/** Eight words, so that a window of three excludes most pairs. */
const words = ['the', 'old', 'cat', 'sat', 'by', 'the', 'warm', 'stove'];

export const slidingWindow: LessonBody = {
  preset: {
    tokens: { query: words, key: [] },
    options: { window_left: 1, window_right: 1 },
    inputs: {
      query: [
        [1, 0, 1],
        [0, 1, -1],
        [1, 1, 0],
        [-1, 0, 2],
        [0, -1, 1],
        [1, 0, 1],
        [2, 0, -1],
        [0, 1, 1],
      ],
      key: [
        [0, 1, 0],
        [1, 0, -1],
        [2, 1, 1],
        [0, 2, 1],
        [-1, 0, 1],
        [0, 1, 0],
        [1, -1, 0],
        [1, 2, 0],
      ],
      value: [
        [1, 0],
        [0, 1],
        [2, 0],
        [0, 2],
        [-1, 1],
        [1, 0],
        [1, 1],
        [2, -1],
      ],
    },
  },
  opening: 'band_scores',
  figures: ['window-cost', 'experiment-cost', 'long-sequences'],
  steps: [
    {
      node: 'query',
      prose: '[[query]]: one row per token, [[dim:n]] of them, [[dim:d_k]] numbers each.',
      aside: rowsAside,
    },
    {
      node: 'key',
      prose:
        '[[key]]: one row per token of the same sentence. A token will be compared with its neighbours only.',
    },
    { node: 'value', prose: '[[value]]: what each token hands over, [[dim:d_v]] numbers.' },
    {
      node: 'offsets',
      prose:
        '[[offsets]] names the places of the window: how far a key stands from its query. The first place is [[offsets:0,0]]; ' +
        'the same places serve every row. A window with nothing to the right looks back only, as a language model must.',
    },
    {
      node: 'band_scores',
      prose:
        '[[band_scores]] has one row per token and one column per place of the window, never a column per token. For ' +
        '[[row:band_scores:r]] the largest score is [[band_scores:r,max]]. Where the window reaches beyond the sentence it holds ' +
        '−∞. The first row begins with [[band_scores:0,0]].',
      aside:
        'The full table would have n × n scores, most of them to be thrown away by a mask. Here they are not computed at all: ' +
        'the work grows with n times the width, not with n times n.',
    },
    {
      node: 'scaled_band_scores',
      prose:
        'Divide by √d_k, with d_k = [[dim:d_k]]: [[band_scores:r,c]] becomes [[scaled_band_scores:r,c]]. −∞ stays −∞.',
      aside: scaleAside,
    },
    {
      node: 'band_weights',
      prose:
        'The softmax of each row, over the places of its window. [[row:band_weights:r]] gives its largest weight, ' +
        '[[band_weights:r,max]], to one of its neighbours or to itself; a place beyond the sentence gets 0.',
      aside:
        'The same weights come out of full attention with a window mask: e to the power of −∞ adds 0 to every sum. The figure ' +
        'below computes both and compares them.',
    },
    {
      node: 'context',
      prose:
        '[[context]]: each weight meets the value that stands at its place. The row of [[row:context:r]] begins with ' +
        '[[context:r,0]]. What lies outside the window cannot move it: change a value far away and look.',
      aside:
        'One layer sees a window; a second layer sees the windows of those it saw. After L layers a token hears of tokens ' +
        'about L times as far away, which is how models with windows read long texts.',
    },
  ],
};
