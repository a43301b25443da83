import type { Guide } from '../../guide';

export const crossEntropyGuide: Guide = {
  needs: ['scaled-dot-product'],
  cover: {
    picture: { kind: 'matrix', node: 'logits' },
    lead: 'In training, a model scores every word that may come next, and is then told the right one. A number, the loss, says how wrong it was.',
    question: {
      ask: 'After “[[row:logits:0]]”, a model prefers “[[col:logits:0]]”, the right word. Is its loss 0?',
      answer: {
        kind: 'choice',
        choices: [
          {
            text: 'Yes: it was right',
            holds: ['loss:0,0', '=', 0],
            wrong:
              'Being right is not all that counts. The model also gave something to the other words, so its loss is [[loss:0,0]]. How is this number computed?',
          },
          { text: 'No: it was not quite sure', holds: ['loss:0,0', '>', 0] },
        ],
      },
      right:
        'Its loss is [[loss:0,0]]: it also gave something to the other words. After “[[row:loss:2]]”, where it prefers a wrong word, the loss is [[loss:2,0]]. How are these numbers computed?',
      wrong:
        'Its loss is [[loss:0,0]]: it was right, but also gave something to the other words. After “[[row:loss:2]]”, where it prefers a wrong word, the loss is [[loss:2,0]]. How are these numbers computed?',
    },
  },
  keySteps: [
    {
      node: 'logits',
      title: 'Logits: a score for each word',
      action: 'Find the row in which the model prefers a wrong word.',
    },
    { node: 'targets', title: 'Targets: the right words' },
    { node: 'kept_targets', title: 'A little is taken from the right word' },
    { node: 'spread', title: 'The rest is spread over all words' },
    {
      node: 'smoothed_targets',
      title: 'Smoothed targets: the sum of both',
      prediction: {
        ask: 'After “[[row:targets:0]]”, the target of the right word was [[targets:0,0]]. [[kept_targets:0,0]] is kept, and each of the [[dim:c]] words gets [[spread:0,0]] of the rest. What will the target of the right word be?',
        answer: {
          kind: 'choice',
          choices: [
            {
              text: '[[kept_targets:0,0]]: the rest goes to the wrong words.',
              holds: ['smoothed_targets:0,0', '=', 'kept_targets:0,0'],
              wrong:
                'Some libraries do that. Here the rest is shared by all words, so the right one gets [[spread:0,0]] of it back: [[smoothed_targets:0,0]].',
            },
            {
              text: 'A little more than [[kept_targets:0,0]].',
              holds: ['smoothed_targets:0,0', '>', 'kept_targets:0,0'],
            },
            {
              text: 'A little less than [[kept_targets:0,0]].',
              holds: ['smoothed_targets:0,0', '<', 'kept_targets:0,0'],
              wrong:
                'Nothing more is taken from it. It keeps [[kept_targets:0,0]] and gets [[spread:0,0]] on top: [[smoothed_targets:0,0]].',
            },
          ],
        },
        right: 'It is [[smoothed_targets:0,0]]: the right word gets its part of the rest as well.',
        wrong:
          'It is [[smoothed_targets:0,0]]. The rest is shared by all words, so the right word gets [[spread:0,0]] back.',
      },
    },
    {
      node: 'log_shares',
      title: 'The logarithm of the softmax',
      prediction: {
        ask: 'In the row of “[[row:logits:2]]”, “[[col:logits:3]]” has the score [[logits:2,3]] and “[[col:logits:0]]” has [[logits:2,0]]. The logarithm of the softmax subtracts one and the same number from the whole row. For “[[col:logits:3]]” that leaves [[log_shares:2,3]]. What is left for “[[col:logits:0]]”? Drag the bar.',
        answer: { kind: 'bar', cell: 'log_shares:2,0', from: -4, to: 0, within: 0.25 },
        right: 'It is [[log_shares:2,0]]: the distance between the two is still the same.',
        wrong:
          'You said [[given]]; it is [[log_shares:2,0]]. The same number is subtracted from both, so the distance between them is still [[logits:2,3]].',
      },
      action: 'Select a number of [[log_shares]] to see what was subtracted.',
    },
    {
      node: 'loss',
      title: 'The loss: one number for each prediction',
      prediction: {
        ask: 'The right words have the logarithms [[log_shares:0,0]] after “[[row:loss:0]]”, [[log_shares:1,1]] after “[[row:loss:1]]” and [[log_shares:2,2]] after “[[row:loss:2]]”. The loss is, above all, this number with its sign changed. Where is it largest?',
        answer: { kind: 'word', cell: 'loss:max,0' },
        right:
          'After “[[row:loss:ar]]” it is [[loss:ar,0]]: the right word has the smallest share there, so its logarithm is furthest below 0.',
        wrong:
          'After “[[row:loss:gr]]” it is [[loss:gr,0]], after “[[row:loss:ar]]” [[loss:ar,0]]: the right word has the smallest share there, so its logarithm is furthest below 0.',
      },
    },
  ],
  tries: [
    {
      title: 'Very sure and wrong',
      node: 'loss',
      text: 'After “[[row:logits:2]]”, the model gives the wrong word “[[col:logits:3]]” the score [[logits:2,3]]. You are about to make it 10.',
      edits: [{ set: 'logits:2,3', to: 10 }],
      question: {
        ask: 'How large will the loss after “[[row:loss:2]]” be? It was [[loss:2,0]].',
        answer: {
          kind: 'choice',
          choices: [
            {
              text: 'Less than 2: it was wrong before as well.',
              holds: ['loss:2,0', '<', 2],
              wrong:
                'It was wrong before too, but not so sure. The loss goes by the share of the right word, and hardly anything is left of it: [[loss:2,0]].',
            },
            { text: 'More than 6: it is now very sure of a wrong word.', holds: ['loss:2,0', '>', 6] },
          ],
        },
        right: 'The surer a wrong guess, the larger the loss.',
        wrong: 'The share of the right word is now tiny, and the logarithm of a tiny number is far below 0.',
      },
      because:
        'It was [[was:loss:2,0]], now it is [[loss:2,0]]. The right word has the logarithm [[log_shares:2,2]], before [[was:log_shares:2,2]]. The loss grows nearly as fast as the wrong score, without an upper limit.',
    },
    {
      title: 'Very sure and right',
      node: 'loss',
      text: 'After “[[row:logits:0]]”, the right word “[[col:logits:0]]” has the score [[logits:0,0]]. You are about to make it 10.',
      edits: [{ set: 'logits:0,0', to: 10 }],
      question: {
        ask: 'What will the loss after “[[row:loss:0]]” do?',
        answer: {
          kind: 'change',
          cell: 'loss:0,0',
          wrong: {
            shrink:
              'Without smoothing it would. But each other word has a small target too, and their logarithms have fallen far below 0.',
            stay: 'The right word was not quite certain before, so something changes. And the others have small targets: their logarithms have fallen far.',
          },
        },
        right: 'The smoothed targets want something for the other words as well.',
        wrong: 'It grows: the smoothed targets want something for the other words as well.',
      },
      because:
        'It was [[was:loss:0,0]], now it is [[loss:0,0]]. The right word costs almost nothing any more. But each other word has a target of [[smoothed_targets:0,1]], and their logarithms fell below −9. That is what smoothing is for: to keep a model from being too sure.',
    },
    {
      title: 'The same for all words',
      node: 'loss',
      text: 'You are about to add 5 to every score in the row of “[[row:logits:1]]”.',
      edits: [
        { set: 'logits:1,0', to: 5.5 },
        { set: 'logits:1,1', to: 7 },
        { set: 'logits:1,2', to: 6 },
        { set: 'logits:1,3', to: 5 },
      ],
      question: {
        ask: 'What will the loss after “[[row:loss:1]]” do?',
        answer: {
          kind: 'change',
          cell: 'loss:1,0',
          wrong: {
            grow: 'Larger scores do not mean a larger loss: what is added to a whole row is subtracted again.',
            shrink:
              'The right word has more, but so have all others: its share is the same, and so is the loss.',
          },
        },
        right: 'Only differences within a row count.',
        wrong: 'It stays: only differences within a row count.',
      },
      because:
        'It was [[was:loss:1,0]] and is still [[loss:1,0]]. The largest score of the row is subtracted from all of them, so that what is added to all vanishes. This also keeps e to the power of a large score from becoming too large for the computer.',
    },
    {
      title: 'A model that learns from it',
      node: 'loss',
      text: 'Below the stage, a small model learns to write a word backwards. Start it, and watch the curve of the loss. What happens to the attention while the loss falls?',
      edits: [],
      figure: 'training-reversal',
      because:
        'At first, each letter gets about the same share, and the loss is high. Each step changes all weights a little, in the direction in which the loss falls. Nobody tells the model where to look: it learns that because looking there makes the loss smaller.',
    },
  ],
  checks: [
    {
      title: 'The loss of one prediction',
      node: 'loss',
      question: {
        ask: 'In the row of “[[row:log_shares:1]]”, the logarithms are [[log_shares:1,0]], [[log_shares:1,1]], [[log_shares:1,2]], [[log_shares:1,3]], and the smoothed targets [[smoothed_targets:1,0]], [[smoothed_targets:1,1]], [[smoothed_targets:1,2]], [[smoothed_targets:1,3]]. What is the loss? Two decimals.',
        answer: { kind: 'number', cell: 'loss:1,0', within: 0.02 },
        right: 'Four products, added up, with the sign changed: [[loss:1,0]].',
        wrong: 'Multiply each logarithm by its target, add up, and change the sign.',
        mistakes: [
          {
            edits: [{ option: 'smoothing', to: 0 }],
            cell: 'loss:1,0',
            text: '[[given]] is the loss without smoothing. The other words have targets too.',
          },
          {
            edits: [],
            cell: 'log_shares:1,1',
            text: '[[given]] is the logarithm for the right word. Change its sign, multiply it by its target, and add the other words.',
          },
        ],
      },
    },
    {
      title: 'Spread over how many?',
      node: 'spread',
      question: {
        ask: 'In [[kept_targets]], the right word keeps [[kept_targets:0,0]] of 1. The rest is shared equally by all [[dim:c]] words. How much does each one get? Three decimals.',
        answer: { kind: 'number', cell: 'spread:0,0', within: 0.0015 },
        right: 'A quarter of the rest: [[spread:0,0]].',
        wrong: 'What is left of 1? Divide it by the number of words.',
        mistakes: [
          {
            edits: [{ option: 'smoothing', to: 0.4 / 3 }],
            cell: 'spread:0,0',
            text: '[[given]] is a third of the rest: only the wrong words share it. Some libraries do that; here the right word takes part.',
          },
          {
            edits: [{ option: 'smoothing', to: 0.4 }],
            cell: 'spread:0,0',
            text: '[[given]] is the whole rest. It is still to be divided by the number of words.',
          },
        ],
      },
    },
    {
      title: 'Which logarithm counts most?',
      node: 'log_shares',
      question: {
        ask: 'After “[[row:targets:2]]”, the model prefers “[[col:logits:3]]”, but “[[col:targets:2]]” was right. Which cell of [[log_shares]] enters the loss of this prediction with the largest factor? Select it.',
        answer: { kind: 'cell', cell: 'log_shares:2,2' },
        right: 'The row of the prediction, the column of the right word, whatever the model prefers.',
        wrong:
          'That is the logarithm of “[[col:log_shares:g]]” after “[[row:log_shares:gr]]”. The largest factor is the target of the right word, in the row of this prediction.',
      },
    },
  ],
  remember: [
    {
      node: 'loss',
      text: 'The loss is, above all, minus the logarithm of the share that the model gave to the right word. It is small for a model that was sure and right, large for one that was sure and wrong.',
    },
    {
      node: 'log_shares',
      text: 'Only differences between the scores of a row count.',
    },
    {
      node: 'smoothed_targets',
      text: 'Label smoothing leaves a little for every word, so that a model does not become too sure.',
    },
  ],
  sources: [
    {
      text: 'Szegedy et al. 2016, “Rethinking the Inception Architecture for Computer Vision”, for smoothing',
      place: 'section 7',
    },
    { text: 'Vaswani et al. 2017, “Attention Is All You Need”: smoothing of 0.1', place: 'section 5.4' },
    { text: 'Müller, Kornblith and Hinton 2019, “When Does Label Smoothing Help?”' },
  ],
  claims: [
    {
      says: 'the right word has the smallest share there',
      cell: 'loss:2,0',
      in: 'column',
      is: 'largest',
      alone: true,
    },
    {
      says: 'the distance between the two is still the same',
      cell: 'log_shares:2,3',
      more: [1.5, 1.5],
      than: 'log_shares:2,0',
    },
    {
      says: 'The loss grows nearly as fast as the wrong score',
      after: 0,
      cell: 'loss:2,0',
      more: [7, 8.5],
      than: 'was:loss:2,0',
    },
    { says: 'and their logarithms fell below −9', after: 1, cell: 'log_shares:0,1', is: '<', than: -9 },
    { says: 'and their logarithms fell below −9', after: 1, cell: 'log_shares:0,3', is: '<', than: -9 },
    {
      says: 'The loss is, above all, this number with its sign changed',
      cell: 'loss:2,0',
      more: [2.2, 2.5],
      than: 'log_shares:2,2',
    },
    { says: 'only differences within a row count', after: 2, moved: 'loss', count: 0 },
    { says: 'prefers a wrong word', cell: 'logits:2,3', in: 'row', is: 'largest', alone: true },
    { says: 'share the rest equally', all: 'spread', between: [0.0249999, 0.0250001] },
  ],
};
