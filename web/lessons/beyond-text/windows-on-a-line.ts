import type { LessonBody } from '../lesson';

/** Eight words in two windows of four: shifted windows in one dimension, where the whole mask is visible. */
export const windowsOnALine: LessonBody = {
  preset: {
    tokens: { query: ['The', 'small', 'bird', 'sat', 'down', 'on', 'its', 'nest'], key: [] },
    options: { window: 4, shift: true },
    inputs: {
      x: [
        [1, 0],
        [1, 1],
        [0, 2],
        [-1, 1],
        [-1, 0],
        [0, -1],
        [1, -1],
        [1, 2],
      ],
    },
  },
  guide: () => import('./guides/windows-on-a-line').then((module) => module.windowsOnALineGuide),
  opening: 'window_mask',
  steps: [
    {
      node: 'x',
      prose:
        '[[x]]: [[dim:n]] words, each with [[dim:d_model]] numbers, in [[dim:n_windows]] windows of [[dim:window]]. A word looks at all words of its window and at no others. If the borders were always in the same places, neighbours on both sides of a border would never look at each other.',
    },
    {
      node: 'rolled',
      prose:
        '[[rolled]] is [[x]] moved by half a window, while the shift is on. The first words go to the end. The borders are now in the middle of what were windows before. Rows are numbered, because the words have left their places: row 1 begins with [[rolled:0,0]].',
      aside: 'Turn the shift off under “Change anything”, and this step copies [[x]] as it is.',
    },
    {
      node: 'window_mask',
      prose:
        '[[window_mask]] has 0 for pairs that may meet and −∞ for all others. It separates two kinds of pairs: words in different windows and, in the last window, words from the beginning of the sentence and words from its end. These share a window, but they are not neighbours.',
      aside:
        'The whole mask is drawn here so that you can see it. A program cuts the sequence up and never computes what is outside the blocks; the lesson on shifted windows does so.',
    },
    {
      node: 'key_transposed',
      prose: '[[key_transposed]]: queries, keys and values are all [[rolled]] itself in this lesson.',
    },
    {
      node: 'scores',
      prose:
        '[[scores]] = [[rolled]] [[key_transposed]], which is [[rolled]] with its rows as columns: how well two words fit, multiplied number by number and added up. Place [[row:scores:r]] and place [[col:scores:c]] score [[scores:r,c]]. Here all pairs have scores, also those that must not meet.',
    },
    {
      node: 'scaled_scores',
      prose:
        'Divided by √d_k, where d_k = [[dim:d_model]], the width of a token: [[scores:r,c]] becomes [[scaled_scores:r,c]].',
    },
    {
      node: 'masked_scores',
      prose:
        'The mask is added: [[scaled_scores:r,c]] becomes [[masked_scores:r,c]]. Adding 0 changes nothing; adding −∞ removes a pair. All that is outside the blocks is −∞.',
    },
    {
      node: 'weights',
      prose:
        'The softmax turns each row of [[masked_scores]] into shares that add up to 1; −∞ becomes 0. So [[weights]] has blocks along the diagonal and 0 elsewhere. Place [[row:weights:r]] gives [[weights:r,max]] to place [[col:weights:max]], and no place gets more.',
    },
    {
      node: 'context',
      prose:
        '[[context]] = [[weights]] [[rolled]]: for each place, the rows of its block, mixed by its weights. The order is still the shifted one; row [[row:context:r]] begins with [[context:r,0]].',
    },
    {
      node: 'output',
      prose:
        '[[output]]: all rows move back, and [[row:output:r]] begins with [[output:r,0]]. A model alternates layers without the shift and layers with it. After one of each, information can have passed every border.',
    },
  ],
};
