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
  guide: () => import('./guides/sliding-window').then((module) => module.slidingWindowGuide),
  figures: ['window-cost', 'experiment-cost', 'long-sequences'],
  steps: [
    {
      node: 'query',
      prose:
        '[[query]] has one row per token, [[dim:n]] of them: its query, what it looks for, as [[dim:d_k]] numbers.',
      aside: rowsAside,
    },
    {
      node: 'key',
      prose:
        '[[key]] has one row per token of the same sentence: its key, what it can be found by. Each query will be ' +
        'compared with the keys of its neighbours only.',
    },
    {
      node: 'value',
      prose: '[[value]] is what each token hands over once it is looked at: [[dim:d_v]] numbers.',
    },
    {
      node: 'offsets',
      prose:
        'The window of a word is the part of the sentence that it looks at. [[offsets]] lists its places, counted ' +
        'from the word: 0 is the word itself, and the first place is [[offsets:0,0]]. They are the same for every word. A ' +
        'window with nothing to the right looks back only, as a language model must.',
    },
    {
      node: 'band_scores',
      prose:
        'A score is a query times a key: how well two words fit. [[band_scores]] has a column for each place of the ' +
        'window, not for each word. A place beyond the sentence gets −∞, minus infinity: as given, the first row begins ' +
        'with [[band_scores:0,0]]. The largest score of [[row:band_scores:r]] is [[band_scores:r,max]].',
      aside:
        'The full matrix would have n × n scores, and a mask would remove most of them. Here they are not computed at ' +
        'all: the work grows with n times the width of the window, not with n times n.',
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
        'The softmax turns each row of scores into weights: shares that add up to 1. [[row:band_weights:r]] gives its ' +
        'largest weight, [[band_weights:r,max]], to one of its neighbours or to itself. A place beyond the sentence gets 0, ' +
        'since e to the power of −∞ is 0.',
      aside:
        'Full attention with a window mask gives the same weights: what the mask removes adds 0 to every sum. The figure ' +
        'below computes both and compares them.',
    },
    {
      node: 'context',
      prose:
        'Each row of [[context]] mixes the values in the window, each multiplied by its weight. The row of ' +
        '[[row:context:r]] begins with [[context:r,0]]. Values outside the window cannot change it: change one far away ' +
        'and see.',
      aside:
        'One layer sees a window. A second layer mixes results that already contain the windows of the neighbours. After ' +
        'L layers, a token gets information from tokens about L times as far away. This is how models with windows read ' +
        'long texts.',
    },
  ],
};
