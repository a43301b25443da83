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
  figures: ['training-reversal'],
  steps: [
    {
      node: 'logits',
      prose:
        '[[logits]] are the scores that a model gives to every word that could come next, before any softmax: after ' +
        '[[row:logits:r]] it gives [[col:logits:max]] the most, [[logits:r,max]].',
    },
    {
      node: 'targets',
      prose:
        '[[targets]] say what did come next: 1 in the column of the right word, 0 elsewhere. After [[row:targets:r]] that is ' +
        '[[col:targets:max]].',
    },
    {
      node: 'kept_targets',
      prose:
        'Each target keeps what is not spread: for [[row:kept_targets:r]] and [[col:kept_targets:max]] that is [[kept_targets:r,max]].',
    },
    {
      node: 'spread',
      prose: 'The rest is shared by all [[dim:c]] words alike, the right one included: [[spread:0,0]] each.',
      aside:
        'Libraries differ here. Some share the rest among the wrong words only, and divide by one less than the ' +
        'number of words, or by two less where padding counts as a word.',
    },
    {
      node: 'smoothed_targets',
      prose:
        '[[smoothed_targets]] ask for [[smoothed_targets:r,max]] at [[col:smoothed_targets:max]] and for a little everywhere ' +
        'else, so that a model is not driven to ever larger scores.',
    },
    {
      node: 'log_shares',
      prose:
        'The logarithm of the softmax. From each score the largest of its row is taken away; e to the power of each ' +
        'of these differences is added up along the row, and the logarithm of the sum is taken away too. That leaves ' +
        '[[log_shares:r,c]] for [[col:log_shares:c]] after [[row:log_shares:r]]. It is 0 for a certainty and ' +
        'negative for all else.',
      aside:
        'Taking the softmax first and the logarithm of it afterwards loses everything below about 10⁻³²⁴: a share too small to be written is 0, and its ' +
        'logarithm −∞.',
    },
    {
      node: 'loss',
      prose:
        'The loss of each prediction: the logarithms, weighted by the targets and added up, with the sign changed. ' +
        'After [[row:loss:0]] it is [[loss:0,0]], after [[row:loss:2]], where the model as given preferred another ' +
        'word, [[loss:2,0]].',
      aside:
        'Its derivative by the scores is as simple as can be: the softmax minus the smoothed targets. Open the derivatives of a cell and compare.',
    },
  ],
};
