import type { Guide } from '../../guide';

export const convolutionAsAttentionGuide: Guide = {
  needs: ['multi-head', 'image-as-vectors'],
  cover: {
    picture: { kind: 'image', node: 'image', row: 'head_1/weights:14' },
    lead: 'A convolution replaces each pixel by a sum of its neighbours, times nine fixed numbers. In attention, each pixel may look anywhere.',
    question: {
      ask: 'Can attention do the work of a convolution?',
      answer: {
        kind: 'choice',
        choices: [
          {
            text: 'No, they are too different',
            holds: ['difference:max,0', '>', 0.5],
            wrong:
              'They look different, but at the framed pixel the results differ by [[difference:14,0]]. It takes nine heads; the picture now shows what one of them sees. How can a head look at a single place?',
          },
          {
            text: 'Only roughly',
            holds: ['difference:max,0', '>', 0],
            wrong:
              'Nothing is lost: at the framed pixel the results differ by [[difference:14,0]]. It takes nine heads; the picture now shows what one of them sees. How can a head look at a single place?',
          },
          { text: 'Yes, with the same result', holds: ['difference:max,0', '=', 0] },
        ],
      },
      right:
        'It takes nine heads, one for each place. The picture now shows what one of them sees from the framed pixel: the pixel above it. How can a head look at a single place?',
      wrong:
        'At the framed pixel, the results differ by [[difference:14,0]]. It takes nine heads; the picture now shows what one of them sees from there: the pixel above. How can a head look at a single place?',
    },
  },
  keySteps: [
    { node: 'image', title: 'The picture: one number for each pixel' },
    {
      node: 'kernel',
      title: 'The kernel: nine factors',
      action: 'The nine factors are a square below the numbers. Try “edges”, then undo it.',
    },
    { node: 'centers', title: 'Centres: where each head looks' },
    { node: 'pixels', title: 'The pixels as tokens' },
    {
      node: 'head_1/distances',
      title: 'How far from the place it looks at?',
      prediction: {
        ask: 'The centre of the second head is [[centers:1,0]] down and [[centers:1,1]] to the right. For [[row:head_1/distances:14]], one pixel has the squared distance 0 to the place that the head looks at. Which one?',
        answer: {
          kind: 'choice',
          choices: [
            { text: '[[col:head_1/distances:8]], above it', holds: ['head_1/distances:14,8', '=', 0] },
            {
              text: '[[col:head_1/distances:14]], the pixel itself',
              holds: ['head_1/distances:14,14', '=', 0],
              wrong:
                'That would be a centre of 0 down. [[centers:1,0]] down is one up, where [[col:head_1/distances:8]] is: its distance is [[head_1/distances:14,8]].',
            },
            {
              text: '[[col:head_1/distances:20]], below it',
              holds: ['head_1/distances:14,20', '=', 0],
              wrong:
                'One down would be 1. [[centers:1,0]] down is one up, where [[col:head_1/distances:8]] is: its distance is [[head_1/distances:14,8]].',
            },
          ],
        },
        right: 'One down is 1, so [[centers:1,0]] down is one up: the head looks at the pixel above.',
        wrong:
          'One down would be 1, and 0 would be the pixel itself; [[centers:1,0]] down is one up: [[col:head_1/distances:8]].',
      },
    },
    { node: 'head_1/scores', title: 'Scores: the nearer, the higher' },
    {
      node: 'head_1/weights',
      title: 'Weights: all on one pixel',
      prediction: {
        ask: 'For [[row:head_1/scores:14]], the pixel above has the score 0, its direct neighbours [[head_1/scores:14,2]], all others less. The softmax makes shares that add up to 1. How large is the share of the pixel above? Drag the bar.',
        answer: { kind: 'bar', cell: 'head_1/weights:14,8', from: 0, to: 1, within: 0.05 },
        right:
          'It is [[head_1/weights:14,8]]: a lead of 50 in scores leaves practically nothing for the rest.',
        wrong:
          'You said [[given]]; it is [[head_1/weights:14,8]]. A share grows with e to the power of the score, so a lead of 50 leaves practically nothing for the rest.',
      },
      action: 'Choose a pixel in the picture below the numbers: nine dots show where the heads look.',
    },
    { node: 'head_1/context', title: 'Context: the picture, moved by one pixel' },
    {
      node: 'concat',
      title: 'Side by side: each pixel with its neighbours',
      prediction: {
        ask: 'Nine heads, in the order of the kernel: row by row, from the top left to the bottom right. In the row of [[row:concat:14]], which column holds the number of this pixel itself? Select the cell.',
        answer: { kind: 'cell', cell: 'concat:14,4' },
        right: 'The fifth head looks at the middle, the pixel itself.',
        wrong:
          'That cell is in the row of [[row:concat:gr]], head [[col:concat:g]]. Heads 1 to 3 look at the row above, 4 to 6 at the row of the pixel. The middle one of these looks at the pixel itself.',
      },
    },
    { node: 'output', title: 'Output: the kernel mixes the heads' },
    { node: 'convolution', title: 'The convolution, without attention' },
    { node: 'difference', title: 'The difference: nothing' },
  ],
  tries: [
    {
      title: 'Move a head',
      node: 'output',
      text: 'The second head looks at the pixel above, which holds [[pixels:8,0]] for [[row:output:14]]; its factor in the kernel is [[kernel:1,0]]. You are about to let it look two pixels up, where [[row:pixels:2]] holds [[pixels:2,0]].',
      edits: [{ set: 'centers:1,0', to: -2 }],
      question: {
        ask: 'What happens to the number of [[row:output:14]] in [[output]]?',
        answer: {
          kind: 'change',
          cell: 'output:14,0',
          wrong: {
            shrink:
              'The pixel two up is darker, but its factor is negative: less is subtracted, so the number grows.',
            stay: 'The head now brings another pixel, and its factor is not 0: less is subtracted than before.',
          },
        },
        right: 'The pixel two up is darker, and its number is subtracted.',
        wrong: 'The pixel two up is darker, and its number is subtracted: so less is taken away.',
      },
      because:
        'It was [[was:output:14,0]], now it is [[output:14,0]]. The convolution still gives [[convolution:14,0]]: its places are fixed. Attention can move its places, and training could do so.',
    },
    {
      title: 'Look less sharply',
      node: 'head_1/weights',
      text: 'α, here 50, says how fast scores fall with the distance. From [[row:head_1/weights:14]], the second head gives [[head_1/weights:14,8]] to the pixel above. You are about to set α to 1.',
      edits: [{ option: 'alpha', to: 1 }],
      question: {
        ask: 'What happens to this weight?',
        answer: {
          kind: 'change',
          cell: 'head_1/weights:14,8',
          wrong: {
            grow: 'It could not grow: it was all there is. With a smaller α the scores come closer together, and others get shares as well.',
            stay: 'The pixel above still has the best score, but its lead is 1 instead of 50: its neighbours get shares as well.',
          },
        },
        right: 'A lead of 1 in scores is not much: the neighbours get shares as well.',
        wrong: 'The scores now differ by 1 instead of 50, so the neighbours get shares as well.',
      },
      because:
        'It is [[head_1/weights:14,8]] now, and each pixel next to it gets a share: the head sees a blurred spot. So the nine heads no longer give the convolution: [[output:14,0]] instead of [[convolution:14,0]].',
    },
    {
      title: 'Zeros around the picture',
      node: 'difference',
      text: 'At the border, the kernel reaches beyond the picture. Here, the convolution repeats the nearest pixel there. Many programs take zeros. You are about to do so.',
      edits: [{ option: 'border', to: 'zeros' }],
      question: {
        ask: 'Where will attention and convolution differ?',
        answer: {
          kind: 'choice',
          choices: [
            {
              text: 'Nowhere',
              holds: ['difference:0,0', '=', 0],
              wrong:
                'At the border they do: the convolution takes zeros there, but a head always looks at some pixel. The corner differs by [[difference:0,0]].',
            },
            { text: 'At the border only', holds: ['difference:0,0', '<', 0] },
            {
              text: 'Also in the middle',
              holds: ['difference:14,0', '<', 0],
              wrong:
                'In the middle, the kernel does not reach beyond the picture, so nothing is replaced by zeros: there, the difference is [[difference:14,0]].',
            },
          ],
        },
        right: 'Only there does the kernel reach beyond the picture.',
        wrong: 'Only at the border does the kernel reach beyond the picture.',
      },
      because:
        'The corner [[row:difference:0]] differs by [[difference:0,0]], [[row:difference:14]] by [[difference:14,0]]. Weights add up to 1, so a head always looks at some pixel; it cannot look at “nothing”.',
    },
    {
      title: 'How sharp is sharp enough?',
      node: 'difference',
      text: 'An experiment below the stage compares heads and convolution for random pictures and kernels, with larger and larger α. Run it. How does the difference shrink?',
      edits: [],
      figure: 'experiment-convolution',
      because:
        'The weights of all other pixels shrink like e to the power of −α, so the difference falls very fast as α grows. In the end only rounding is left: the last digits that a computer keeps.',
    },
  ],
  checks: [
    {
      title: 'Which column is below?',
      node: 'concat',
      question: {
        ask: 'In the row of [[row:concat:14]], select the number that comes from the pixel below it, [[row:concat:20]].',
        answer: { kind: 'cell', cell: 'concat:14,7' },
        right: 'The heads 7 to 9 look at the row below; the middle one looks straight down.',
        wrong:
          'That cell is in the row of [[row:concat:gr]], head [[col:concat:g]]. Stay in the row of [[row:concat:14]]. The heads 7 to 9 look at the row below: which one looks straight down?',
      },
    },
    {
      title: 'Nine products',
      node: 'output',
      question: {
        ask: 'The row of [[row:concat:8]] in [[concat]] is [[concat:8,0]], [[concat:8,1]], [[concat:8,2]], [[concat:8,3]], [[concat:8,4]], [[concat:8,5]], [[concat:8,6]], [[concat:8,7]], [[concat:8,8]]. The kernel is [[kernel:0,0]], [[kernel:1,0]], [[kernel:2,0]], [[kernel:3,0]], [[kernel:4,0]], [[kernel:5,0]], [[kernel:6,0]], [[kernel:7,0]], [[kernel:8,0]]. What is its number in [[output]]? One decimal.',
        answer: { kind: 'number', cell: 'output:8,0', within: 0.05 },
        right: 'Five times the pixel, minus the four direct neighbours: two dark and two bright.',
        wrong: 'Multiply the nine pairs and add up. The factors of the four corners are 0.',
        mistakes: [
          {
            edits: [
              { set: 'kernel:1,0', to: 1 },
              { set: 'kernel:3,0', to: 1 },
              { set: 'kernel:5,0', to: 1 },
              { set: 'kernel:7,0', to: 1 },
            ],
            cell: 'output:8,0',
            text: '[[given]] adds the four neighbours. Their factors are negative: subtract them.',
          },
          {
            edits: [
              { set: 'kernel:1,0', to: 0 },
              { set: 'kernel:3,0', to: 0 },
              { set: 'kernel:5,0', to: 0 },
              { set: 'kernel:7,0', to: 0 },
            ],
            cell: 'output:8,0',
            text: '[[given]] is the term of the pixel itself. The four neighbours still have to be subtracted.',
          },
        ],
      },
    },
    {
      title: 'Nothing above',
      node: 'head_1/weights',
      question: {
        ask: '[[row:head_1/weights:2]] is in the top row of the picture: there is no pixel above it. At which pixel does the second head look from there?',
        answer: {
          kind: 'choice',
          choices: [
            {
              text: 'At [[col:head_1/weights:26]], in the bottom row of the same column',
              holds: ['head_1/weights:2,26', '>', 0.5],
              wrong:
                'The picture does not go on at its other edge: the bottom row is farthest away. Which pixel is nearest to the missing place?',
            },
            { text: 'At the pixel itself', holds: ['head_1/weights:2,2', '>', 0.5] },
            {
              text: 'At none',
              holds: ['head_1/weights:2,2', '=', 0],
              wrong:
                'The weights of a row always add up to 1, so a head always looks somewhere. Which pixel is nearest to the missing place?',
            },
          ],
        },
        right: 'Of all pixels, it is the nearest to the missing one. Its weight is [[head_1/weights:2,2]].',
        wrong:
          'Weights always add up to 1, and the nearest pixel gets most. The nearest to the missing place is the pixel itself, with [[head_1/weights:2,2]].',
      },
    },
  ],
  remember: [
    {
      node: 'head_1/weights',
      text: 'A head whose scores fall fast with the distance looks at one place, the same way from every pixel.',
    },
    {
      node: 'output',
      text: 'With a head for each place and the kernel as their output projection, attention is a convolution.',
    },
    {
      node: 'centers',
      text: 'A convolution has fixed places. Attention can learn its places, and choose them by content.',
    },
  ],
  sources: [
    {
      text: 'Cordonnier, Loukas and Jaggi 2020, “On the Relationship between Self-Attention and Convolutional Layers”',
      place: 'equation 9',
    },
  ],
  claims: [
    { says: 'with the same result', all: 'difference', between: [0, 0] },
    { says: 'all others less', cell: 'head_1/scores:14,8', in: 'row', is: 'largest', alone: true },
    { says: 'all others less', cell: 'head_1/scores:14,2', is: '=', than: -50 },
    {
      says: 'Only there does the kernel reach beyond the picture.',
      after: 2,
      cell: 'difference:14,0',
      is: '=',
      than: 0,
    },
    { says: 'At the border only', after: 2, cell: 'difference:0,0', is: '<', than: 0 },
    { says: 'its places are fixed', after: 0, moved: 'convolution', count: 0 },
    {
      says: 'A lead of 1 in scores is not much',
      after: 1,
      cell: 'head_1/scores:14,8',
      more: [1, 1],
      than: 'head_1/scores:14,7',
    },
    { says: 'The pixel two up is darker', cell: 'pixels:2,0', is: '<', than: 'pixels:8,0' },
  ],
};
