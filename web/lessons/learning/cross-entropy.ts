import type { LessonBody } from '../lesson';

/** Three predictions over four classes. */
export const crossEntropy: LessonBody = {
  preset: {
    tokens: { query: ['Watch', 'that', 'bird'], key: ['that', 'bird', 'fly', 'away'] },
    options: { smoothing: 0.1 },
    inputs: {
      logits: [
        [3, 1, 0, -1],
        [0.5, 2, 1, 0],
        [0, -1, 1, 1.5],
      ],
      targets: [
        [1, 0, 0, 0],
        [0, 1, 0, 0],
        [0, 0, 1, 0],
      ],
    },
  },
  opening: 'loss',
  guide: () => import('./guides/cross-entropy').then((module) => module.crossEntropyGuide),
  figures: ['training-reversal'],
  steps: [
    {
      node: 'logits',
      prose:
        '[[logits]] holds the scores that a model gives to every word that could come next, before any softmax. After ' +
        '[[row:logits:r]] it gives the largest, [[logits:r,max]], to [[col:logits:max]].',
    },
    {
      node: 'targets',
      prose:
        '[[targets]] says which word really came next: 1 in the column of the right word, 0 elsewhere. After ' +
        '[[row:targets:r]] that is [[col:targets:max]].',
    },
    {
      node: 'kept_targets',
      prose:
        'Label smoothing takes a little away from the right word and gives it to all words. [[kept_targets]] is what the ' +
        'right word keeps: [[kept_targets:r,max]] for [[col:kept_targets:max]] after [[row:kept_targets:r]].',
    },
    {
      node: 'spread',
      prose: 'All [[dim:c]] words, the right one included, share the rest equally: [[spread:0,0]] each.',
      aside:
        'Libraries differ here. Some share the rest among the wrong words only, and divide by one less than the number of ' +
        'words, or by two less where padding counts as a word.',
    },
    {
      node: 'smoothed_targets',
      prose:
        '[[smoothed_targets]] is the sum: [[smoothed_targets:r,max]] for [[col:smoothed_targets:max]], and a little for ' +
        'every other word. With a target of 1, the loss could always be made smaller by a larger score; smoothing puts an ' +
        'end to that.',
    },
    {
      node: 'log_shares',
      prose:
        'The softmax turns the scores of a row into shares that add up to 1. [[log_shares]] holds the logarithm of each ' +
        'share: [[log_shares:r,c]] for [[col:log_shares:c]] after [[row:log_shares:r]]. It is 0 for a certainty and ' +
        'negative for all else.',
      aside:
        'Computed in one step: from each score, subtract the largest of its row, then the logarithm of the sum of e to ' +
        'the power of all these differences. Computing the softmax first and its logarithm afterwards loses all shares ' +
        'below about 10⁻³²⁴: they become 0, and their logarithm −∞.',
    },
    {
      node: 'loss',
      prose:
        '[[loss]] has a number for each prediction: multiply the logarithms by the smoothed targets, add up, and change ' +
        'the sign. After [[row:loss:0]] it is [[loss:0,0]]; after [[row:loss:2]], where the model as given prefers ' +
        'another word, it is [[loss:2,0]]. This is called cross-entropy.',
      aside:
        'Its derivative with respect to the scores is the softmax minus the smoothed targets. Open the derivatives ' +
        'of a cell and compare.',
    },
  ],
};
