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
  opening: 'window_mask',
  steps: [
    {
      node: 'x',
      prose:
        '[[x]]: [[dim:n]] tokens in [[dim:n_windows]] windows of [[dim:window]]. Inside a window everyone looks at everyone, and windows ' +
        'never look at each other. The borders always fall in the same places, so some neighbours would never meet.',
    },
    {
      node: 'rolled',
      prose:
        '[[rolled]] is [[x]] moved by half a window, while the shift is on. The first tokens come round to the end, and the borders now fall in ' +
        'the middle of what were windows before. The first row here begins with [[rolled:0,0]].',
      aside: 'Turn the shift off under “Change anything”, and this step copies [[x]] as it is.',
    },
    {
      node: 'window_mask',
      prose:
        '[[window_mask]] keeps two kinds of pairs apart: those in different windows, and, in the last window, the tokens that ' +
        'came round from the beginning and those that were at the end. They share a window, but they are no neighbours.',
      aside:
        'The whole mask is drawn here to be seen. A program cuts the sequence up and never computes what lies outside the ' +
        'blocks; the lesson on shifted windows does so.',
    },
    {
      node: 'key_transposed',
      prose: '[[key_transposed]]: queries, keys and values are all [[rolled]] itself in this lesson.',
    },
    {
      node: 'scores',
      prose:
        '[[scores]] = [[rolled]] [[key_transposed]]: row [[row:scores:r]] and column [[col:scores:c]] score [[scores:r,c]].',
    },
    {
      node: 'scaled_scores',
      prose:
        'Divided by √d_k, where d_k = [[dim:d_model]], the width of a token: [[scores:r,c]] becomes [[scaled_scores:r,c]].',
    },
    {
      node: 'masked_scores',
      prose:
        'The mask is added: [[scaled_scores:r,c]] becomes [[masked_scores:r,c]]. What lies outside the blocks is −∞.',
    },
    {
      node: 'weights',
      prose:
        '[[weights]] has blocks along the diagonal and 0 elsewhere. Row [[row:weights:r]] gives most, [[weights:r,max]], to column [[col:weights:max]].',
    },
    {
      node: 'context',
      prose:
        '[[context]] = [[weights]] [[rolled]], still in the shifted order; row [[row:context:r]] begins with [[context:r,0]].',
    },
    {
      node: 'output',
      prose:
        '[[output]]: everything moves back, and [[row:output:r]] begins with [[output:r,0]]. Layers take turns: without the shift, with it, ' +
        'without it. After two of them, news has crossed every border.',
    },
  ],
};
