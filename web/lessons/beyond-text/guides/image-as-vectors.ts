import type { Guide } from '../../guide';

export const imageAsVectorsGuide: Guide = {
  needs: ['self-attention'],
  cover: {
    picture: { kind: 'image', node: 'image', row: 'weights:23' },
    lead: 'A red bird with an orange beak, between sky, sun and grass: fifty pixels. Each of them may look at all the others.',
    question: {
      ask: 'The framed pixel is the beak. Which other pixels does it look at most?',
      answer: {
        kind: 'choice',
        choices: [
          {
            text: 'The red bird beside it',
            holds: ['weights:23,22', '>', 'weights:23,8'],
            wrong:
              'Being near does not help: the red pixel beside it gets [[weights:23,22]], each pixel of the sun [[weights:23,8]]. What does count?',
          },
          { text: 'The sun, far away', holds: ['weights:23,8', '>', 'weights:23,22'] },
          {
            text: 'All of them alike',
            holds: ['weights:23,22', '=', 'weights:23,8'],
            wrong:
              'It does make a difference, though not by distance: each pixel of the sun gets [[weights:23,8]], the red one beside it [[weights:23,22]]. What does count?',
          },
        ],
      },
      right:
        'Each pixel of the sun gets [[weights:23,8]], the red pixel beside it [[weights:23,22]]. The distance does not count here. What does?',
      wrong:
        'The red pixel beside it gets [[weights:23,22]], each pixel of the sun [[weights:23,8]]. The distance does not count here. What does?',
    },
  },
  keySteps: [
    { node: 'image', title: 'The picture: three numbers for each pixel' },
    { node: 'w_q', title: 'What makes a query: the hue' },
    {
      node: 'pixels',
      title: 'A set of vectors: one row per pixel',
      action: 'Select a number of [[pixels]] to see where it stood in [[image]].',
    },
    { node: 'query', title: 'Queries: what each pixel looks for' },
    { node: 'key', title: 'Keys: what each pixel can be found by' },
    {
      node: 'scores',
      title: 'Scores: every pixel meets every pixel',
      prediction: {
        ask: 'A score is a query times a key, number by number, added up. The beak, [[row:query:23]], has the query [[query:23,0]], [[query:23,1]], [[query:23,2]]. In the middle it is nearly 0, so the first and the last number decide. Which key gives it the lowest score?',
        answer: {
          kind: 'choice',
          choices: [
            {
              text: 'Red bird: first [[key:22,0]], last [[key:22,2]]',
              holds: ['scores:23,22', '<', 'scores:23,24'],
              wrong:
                'Its key has the same signs as the query, so both products are positive: [[scores:23,22]]. The sky has opposite signs: [[scores:23,24]].',
            },
            {
              text: 'Sky: first [[key:24,0]], last [[key:24,2]]',
              holds: ['scores:23,24', '<', 'scores:23,40'],
            },
            {
              text: 'Grass: first [[key:40,0]], last [[key:40,2]]',
              holds: ['scores:23,40', '<', 'scores:23,24'],
              wrong:
                'One of its products is negative, the other positive, and they nearly cancel out: [[scores:23,40]]. For the sky both are negative: [[scores:23,24]].',
            },
          ],
        },
        right:
          'The sky scores [[scores:23,24]]: where the query has a plus, its key has a minus, and the other way round.',
        wrong:
          'The red bird scores [[scores:23,22]], the grass [[scores:23,40]], the sky [[scores:23,24]]. Where the query has a plus, the key of the sky has a minus, and the other way round.',
      },
    },
    { node: 'scaled_scores', title: 'Scaled scores: divided by √d_k' },
    {
      node: 'weights',
      title: 'Weights: how a pixel divides its attention',
      prediction: {
        ask: '29 of the [[dim:n]] pixels are sky, all of the same colour. [[row:scaled_scores:0]] is one of them. It has the scaled score [[scaled_scores:0,1]] for each of them; all other scores are 0 or negative. How large is the share that it gives to itself? Drag the bar.',
        answer: { kind: 'bar', cell: 'weights:0,0', from: 0, to: 0.5, within: 0.02 },
        right:
          'It is [[weights:0,0]], about 1 divided by 29: equal pixels get equal shares, and there are many of them.',
        wrong:
          'You said [[given]]; it is [[weights:0,0]], about 1 divided by 29. The pixel takes no more than any other pixel of the sky.',
      },
      action: 'Choose a pixel in the picture below the numbers to see where it looks.',
    },
    {
      node: 'context',
      title: 'Context: a mixture of colours',
      prediction: {
        ask: 'The beak gives [[weights:23,23]] to itself, [[weights:23,8]] to each of the four pixels of the sun, and [[weights:23,22]] to each red pixel. It holds [[pixels:23,1]] of green, the sun [[pixels:8,1]], the red [[pixels:22,1]]. How much green has the mixture of the beak?',
        answer: {
          kind: 'choice',
          choices: [
            { text: 'More than the beak itself', holds: ['context:23,1', '>', 'pixels:23,1'] },
            {
              text: 'Less than the beak itself',
              holds: ['context:23,1', '<', 'pixels:23,1'],
              wrong:
                'The red pixels draw it down, but the four pixels of the sun count more: the mixture has [[context:23,1]].',
            },
            {
              text: 'As much as the beak itself',
              holds: ['context:23,1', '=', 'pixels:23,1'],
              wrong:
                'Only if it looked at itself alone. It also looks at the sun, which has more green: the mixture has [[context:23,1]].',
            },
          ],
        },
        right: 'It is [[context:23,1]]: together, the four pixels of the sun have the largest share.',
        wrong:
          'It is [[context:23,1]], more than [[pixels:23,1]]: together, the four pixels of the sun have more than half of the attention.',
      },
    },
  ],
  tries: [
    {
      title: 'Paint a corner orange',
      node: 'weights',
      text: 'The beak gives [[weights:23,23]] to itself, more than to any other pixel. [[row:weights:0]] is sky, in the corner. You are about to paint it orange, like the beak.',
      edits: [
        { set: 'image:0,0', to: 1 },
        { set: 'image:0,1', to: 0.6 },
        { set: 'image:0,2', to: 0.1 },
      ],
      question: {
        ask: 'What happens to the weight that the beak gives to itself?',
        answer: {
          kind: 'change',
          cell: 'weights:23,23',
          wrong: {
            grow: 'A second pixel of its colour does not support it: it takes a share of its own, exactly as large.',
            stay: 'Its score has stayed, but one more pixel has the same now, and all shares together make 1.',
          },
        },
        right: 'Now two pixels have this colour, and both get the same share.',
        wrong: 'Now two pixels have this colour, and both get the same share, however far apart they are.',
      },
      because:
        'It was [[was:weights:23,23]], now it is [[weights:23,23]], and [[col:weights:0]] gets [[weights:23,0]]: exactly as much. All other shares of the beak shrank to make room.',
    },
    {
      title: 'Move the beak',
      node: 'context',
      text: 'You are about to exchange two pixels: the beak goes up into the sky, to [[row:context:5]], and a pixel of sky takes its place.',
      edits: [
        { set: 'image:2,9', to: 0.4 },
        { set: 'image:2,10', to: 0.7 },
        { set: 'image:2,11', to: 1 },
        { set: 'image:0,15', to: 1 },
        { set: 'image:0,16', to: 0.6 },
        { set: 'image:0,17', to: 0.1 },
      ],
      question: {
        ask: 'The beak is now closer to the sun. What happens to the red in the mixture of the sun pixel [[row:context:8]], its first number?',
        answer: {
          kind: 'change',
          cell: 'context:8,0',
          wrong: {
            grow: 'Being near does not help: attention has the same fifty vectors as before, in another order.',
            shrink:
              'No red has left the picture. Attention has the same fifty vectors as before, in another order.',
          },
        },
        right: 'Attention does not know where a pixel is.',
        wrong: 'Attention does not know where a pixel is. It has the same fifty vectors as before.',
      },
      because:
        'It is still [[context:8,0]]. The two rows were exchanged, in [[pixels]] and in every result; a weighted mean does not depend on the order of its terms. To use places, a model needs positions.',
    },
    {
      title: 'A pixel without colour',
      node: 'weights',
      text: 'The sun pixel [[row:weights:8]] gives next to nothing, [[weights:8,0]], to the sky in the corner. You are about to make it grey: equal red, green and blue.',
      edits: [
        { set: 'image:0,24', to: 0.5 },
        { set: 'image:0,25', to: 0.5 },
        { set: 'image:0,26', to: 0.5 },
      ],
      question: {
        ask: 'What happens to the weight that it gives to the corner?',
        answer: {
          kind: 'change',
          cell: 'weights:8,0',
          wrong: {
            shrink:
              'It was next to nothing, because the colours are opposed. Grey looks for no colour, so it avoids none: the corner gets [[weights:8,0]].',
            stay: 'The corner has not changed, but the query has: without colour, all its scores are equal, and the corner gets [[weights:8,0]].',
          },
        },
        right: 'It looks for no colour any more, so it avoids none.',
        wrong: 'It looks for no colour any more, so it avoids none: all its scores are equal.',
      },
      because:
        'Its query is [[query:8,0]], [[query:8,1]], [[query:8,2]], and all its scores are 0 as well. Equal scores give equal shares: [[weights:8,0]] for each of the fifty pixels.',
    },
  ],
  checks: [
    {
      title: 'From picture to rows',
      node: 'pixels',
      question: {
        ask: 'In row 3 of [[image]], column 11 holds [[image:2,10]]. Where does this number stand in [[pixels]]? Select the cell.',
        answer: { kind: 'cell', cell: 'pixels:23,1' },
        right: 'Columns 10 to 12 are the fourth pixel of the row; the second of them is its green.',
        wrong:
          'That cell is in the row of [[row:pixels:gr]]. Each pixel takes three columns of [[image]]: columns 1 to 3 are the first pixel, 4 to 6 the second, and so on.',
      },
    },
    {
      title: 'A query by hand',
      node: 'query',
      question: {
        ask: 'The beak, [[row:pixels:23]], holds [[pixels:23,0]], [[pixels:23,1]], [[pixels:23,2]]. The columns of [[w_q]] are [[w_q:0,0]], [[w_q:1,0]], [[w_q:2,0]], then [[w_q:0,1]], [[w_q:1,1]], [[w_q:2,1]], then [[w_q:0,2]], [[w_q:1,2]], [[w_q:2,2]]. What is the first number of its query? One decimal.',
        answer: { kind: 'number', cell: 'query:23,0', within: 0.02 },
        right: 'Its colour times the first column: green and blue are subtracted.',
        wrong: 'Multiply the three numbers of the pixel by the first column, one by one, and add up.',
        mistakes: [
          {
            edits: [],
            cell: 'query:23,1',
            text: '[[given]] is the second number of the query: you took the second column.',
          },
          {
            edits: [
              { set: 'w_q:1,0', to: 2 },
              { set: 'w_q:2,0', to: 2 },
            ],
            cell: 'query:23,0',
            text: '[[given]] comes without the minus signs: green and blue have to be subtracted.',
          },
          {
            edits: [
              { set: 'w_q:1,0', to: 0 },
              { set: 'w_q:2,0', to: 0 },
            ],
            cell: 'query:23,0',
            text: '[[given]] is the term of red alone. Green and blue have terms as well.',
          },
        ],
      },
    },
    {
      title: 'Does the most alike key win?',
      node: 'scores',
      question: {
        ask: 'A red pixel, [[row:query:12]], has the query [[query:12,0]], [[query:12,1]], [[query:12,2]]. The key of a red pixel is the same; the key of the beak is [[key:23,0]], [[key:23,1]], [[key:23,2]]. For which key does it have the larger score?',
        answer: {
          kind: 'choice',
          choices: [
            {
              text: 'For the red one, equal to it',
              holds: ['scores:12,12', '>', 'scores:12,23'],
              wrong:
                'So it seems, but multiply and add up: its own key scores [[scores:12,12]], that of the beak [[scores:12,23]]. Larger numbers can count more than likeness.',
            },
            { text: 'For the orange beak', holds: ['scores:12,23', '>', 'scores:12,12'] },
            {
              text: 'The same for both',
              holds: ['scores:12,12', '=', 'scores:12,23'],
              wrong:
                'The last two numbers of the keys differ, and so do the sums: [[scores:12,12]] for the red pixel, [[scores:12,23]] for the beak.',
            },
          ],
        },
        right:
          'The beak scores [[scores:12,23]], the red pixel [[scores:12,12]]. A dot product grows with the numbers of the key, so the key most alike need not win.',
        wrong:
          'Multiply and add up: the red pixel scores [[scores:12,12]], the beak [[scores:12,23]]. A dot product grows with the numbers of the key, so the key most alike need not win.',
      },
    },
  ],
  remember: [
    { node: 'pixels', text: 'A picture becomes a set of vectors: one row per pixel.' },
    {
      node: 'scores',
      text: 'Every pixel meets every pixel: twice the side of a picture takes sixteen times the scores.',
    },
    {
      node: 'weights',
      text: 'Without positions, distance does not count: a pixel looks at colours that fit, wherever they are.',
    },
  ],
  sources: [
    {
      text: 'Wang et al. 2018, “Non-local Neural Networks”: every place of a picture becomes a weighted mean over all places',
      place: 'section 3.1, equation 1',
    },
  ],
  claims: [
    {
      says: 'more than half of the attention',
      sum: ['weights:23,8', 'weights:23,9', 'weights:23,18', 'weights:23,19'],
      between: [0.5, 1],
    },
    {
      says: 'about 1 divided by 29',
      cell: 'weights:0,0',
      times: [0.9827586206896551, 1.0172413793103448],
      than: 'weights:0,1',
    },
    { says: 'about 1 divided by 29', cell: 'weights:0,0', is: '>', than: 0.03389830508474576 },
    { says: 'about 1 divided by 29', cell: 'weights:0,0', is: '<', than: 0.03508771929824561 },
    { says: 'As given, it equals', same: ['w_q', 'w_k'] },
    { says: 'the key of a pixel is the same as its query', same: ['key', 'query'] },
    { says: 'exactly as much', after: 0, cell: 'weights:23,23', is: '=', than: 'weights:23,0' },
    { says: 'Attention does not know where a pixel is.', after: 1, moved: 'context:8', count: 0 },
    { says: 'Equal scores give equal shares', after: 2, all: 'weights:8', between: [0.019, 0.021] },
    { says: 'the key most alike need not win', cell: 'scores:12,23', is: '>', than: 'scores:12,12' },
    { says: 'Each pixel of the sun gets', sum: ['weights:23,8', '-weights:23,9'], between: [0, 0] },
  ],
};
