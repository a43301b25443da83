import type { Guide } from '../../guide';

export const whyScaleGuide: Guide = {
  needs: ['scaled-dot-product'],
  cover: {
    picture: { kind: 'matrix', node: 'unscaled_weights' },
    lead: 'Before training, the numbers of a model are random. Does attention prefer any word then? One division makes the difference.',
    question: {
      ask: 'If a coin decides every number, how does [[row:unscaled_weights:2]] share its attention?',
      answer: {
        kind: 'choice',
        choices: [
          {
            text: 'About equally.',
            holds: ['unscaled_weights:2,1', '<', 0.5],
            wrong:
              'Equal shares need equal scores. Chance makes scores of wide keys very different: [[col:unscaled_weights:1]] gets [[unscaled_weights:2,1]]. Where does that come from?',
          },
          {
            text: 'Half of it to itself.',
            holds: ['unscaled_weights:2,2', '>', 0.4],
            wrong:
              'Nothing favours the word itself if a coin decides. Chance favours [[col:unscaled_weights:1]] here, with [[unscaled_weights:2,1]]. Where does that come from?',
          },
          { text: 'Almost all to one word.', holds: ['unscaled_weights:2,1', '>', 0.9] },
        ],
      },
      right:
        '[[row:unscaled_weights:2]] gives [[unscaled_weights:2,1]] to [[col:unscaled_weights:1]], by pure chance. A model can hardly learn from there. Where does it come from?',
    },
  },
  keySteps: [
    { node: 'query', title: 'Queries: decided by a coin' },
    { node: 'key', title: 'Keys: just as random' },
    {
      node: 'scores',
      title: 'Scores: how far from 0?',
      prediction: {
        ask: 'A score multiplies a query and a key pair by pair and adds up. Here that is [[dim:d_k]] products, each 1 or −1 by chance. How far from 0 will the farthest of the nine scores be?',
        answer: {
          kind: 'choice',
          choices: [
            {
              text: 'At most 2: plus and minus cancel out.',
              holds: ['scores:min,min', '>', -3],
              wrong:
                'Plus and minus would have to be almost equal in all nine scores. They typically differ by √[[dim:d_k]] = 4, and the farthest of the nine is [[scores:0,1]].',
            },
            { text: 'About 6: much cancels out, but not all.', holds: ['scores:min,min', '<', -3] },
            {
              text: '[[dim:d_k]]: nothing cancels out.',
              holds: ['scores:min,min', '<', -12],
              wrong:
                'All [[dim:d_k]] signs of a score would have to be the same. Plus and minus typically differ by √[[dim:d_k]] = 4, and the farthest of the nine is [[scores:0,1]].',
            },
          ],
        },
        right:
          'The farthest is [[scores:0,1]]. Of [[dim:d_k]] random signs, plus and minus typically differ by √[[dim:d_k]] = 4; the farthest of nine scores by some more.',
      },
      action: 'Select any number in [[scores]] to see its products.',
    },
    {
      node: 'unscaled_weights',
      title: 'Weights without a division',
      prediction: {
        ask: 'The scores of [[row:scores:0]] are [[scores:0,0]], [[scores:0,1]] and [[scores:0,2]]. The softmax turns them into shares that add up to 1. How large is the share that it gives to itself? Drag the bar.',
        answer: { kind: 'bar', cell: 'unscaled_weights:0,0', from: 0, to: 1, within: 0.1 },
        right:
          'It is [[unscaled_weights:0,0]]. A score of 0 can win: only the lead counts, and a lead of 2 makes a share more than seven times as large.',
        wrong:
          'You said [[given]]; it is [[unscaled_weights:0,0]]. Only the lead counts: 2 ahead makes a share more than seven times as large, 6 ahead about 400 times.',
      },
    },
    {
      node: 'scaled_scores',
      title: 'Scaled scores: divided by √d_k',
      prediction: {
        ask: 'The variance of such scores is the mean of their squares, since they are 0 on average. Here it is about [[dim:d_k]]. It should be about 1. By what do you divide every score?',
        answer: {
          kind: 'choice',
          choices: [
            {
              text: 'By [[dim:n]], the number of words.',
              holds: ['scaled_scores:0,1', '=', -2],
              wrong:
                'The number of words takes no part in a score, which adds up [[dim:d_k]] products. Divided by √d_k, [[scores:0,1]] becomes [[scaled_scores:0,1]].',
            },
            {
              text: 'By [[dim:d_k]].',
              holds: ['scaled_scores:0,1', '=', -0.375],
              wrong:
                'Then every square is divided by the square of [[dim:d_k]], and the variance is far below 1. Divided by √d_k, [[scores:0,1]] becomes [[scaled_scores:0,1]].',
            },
            { text: 'By the square root of [[dim:d_k]].', holds: ['scaled_scores:0,1', '=', -1.5] },
          ],
        },
        right:
          'Divide every score by √d_k, and every square is divided by d_k. [[scores:0,1]] becomes [[scaled_scores:0,1]].',
      },
      action: 'Select a number of [[scaled_scores]] to see what it was divided by.',
    },
    {
      node: 'weights',
      title: 'Weights after the division',
      prediction: {
        ask: 'Without the division, [[row:unscaled_weights:2]] gave [[unscaled_weights:2,1]] to [[col:unscaled_weights:1]]. Its scores are now [[scaled_scores:2,0]], [[scaled_scores:2,1]] and [[scaled_scores:2,2]]. How much does it give now? Drag the bar.',
        answer: { kind: 'bar', cell: 'weights:2,1', from: 0, to: 1, within: 0.1 },
        right: 'It is [[weights:2,1]]: still the most, but the others take part.',
        wrong:
          'You said [[given]]; it is [[weights:2,1]]. The lead over the second word is now only 1.5, and makes a share about 4.5 times as large.',
      },
      action: 'Point at or tap a word above the matrix to see only its lines.',
    },
  ],
  tries: [
    {
      title: 'Toss one coin again',
      node: 'weights',
      text: 'The query of [[row:query:2]] begins with [[query:2,0]], its key with [[key:2,0]]. You are about to make this number of its key 1.',
      edits: [{ set: 'key:2,0', to: 1 }],
      question: {
        ask: 'What happens to the weight that [[row:weights:2]] gives to [[col:weights:1]]?',
        answer: {
          kind: 'change',
          cell: 'weights:2,1',
          wrong: {
            grow: 'It would grow if its own score rose. It is the score of [[row:weights:2]] with itself that rose.',
            stay: 'Its own score did stay. But the weights share one whole, and [[row:weights:2]] itself now takes more.',
          },
        },
        right: 'Its score with itself grew, so less is left for others.',
      },
      because:
        'With the division, the weight was [[was:weights:2,1]] and is now [[weights:2,1]]. Without it, the same change leads from [[was:unscaled_weights:2,1]] to [[unscaled_weights:2,1]]. A weight near 1 hardly reacts to its scores, so training hardly finds out what to change.',
    },
    {
      title: 'Queries like keys',
      node: 'weights',
      text: 'Training makes queries fit some keys. Let [[query]] be a copy of [[key]]: each word then looks for exactly itself.',
      edits: [{ input: 'query', from: 'key' }],
      question: {
        ask: 'How much will [[row:weights:0]] give to itself, after the division?',
        answer: {
          kind: 'choice',
          choices: [
            {
              text: 'About half: the division allows no more.',
              holds: ['weights:0,0', '<', 0.7],
              wrong:
                'The division sets no limit. A row fits itself in all places, so its lead is large even when divided: it gives itself [[weights:0,0]].',
            },
            { text: 'More than nine tenths.', holds: ['weights:0,0', '>', 0.9] },
            {
              text: 'All of it: exactly 1.',
              holds: ['weights:0,0', '=', 1],
              wrong:
                'Exactly 1 would take a lead without end. The other words keep a little: it gives itself [[weights:0,0]].',
            },
          ],
        },
        right: 'A clear choice is still possible.',
      },
      because:
        'The score of [[row:scores:0]] with itself was [[was:scores:0,0]], now it is [[scores:0,0]]: every product is 1. The weight was [[was:weights:0,0]], now it is [[weights:0,0]]. The division takes away choices made by chance, not those that are learned.',
    },
    {
      title: 'Draw thousands of scores',
      node: 'scores',
      text: 'Nine scores prove little. The first experiment below the stage draws a random query and key thousands of times for each width, and measures the variance of their score. Run it.',
      edits: [],
      figure: 'experiment-dot-variance',
      because:
        'Twice as many products have twice the variance, so the points lie on a straight line. Divided by √d_k, the scores spread equally far at every width.',
    },
    {
      title: 'Measure what can be learned',
      node: 'unscaled_weights',
      text: 'A gradient says how strongly the result reacts to a small change of the scores; a model learns by it. The second experiment below the stage measures gradients for keys of many widths. Run it.',
      edits: [],
      figure: 'experiment-saturation',
      because:
        'Without the division, the wider the keys, the closer the largest weight comes to 1, and the smaller the gradient becomes. With the division, both stay about the same.',
    },
  ],
  checks: [
    {
      title: 'Scale a score',
      node: 'scaled_scores',
      question: {
        ask: '[[row:scores:2]] and [[col:scores:0]] score [[scores:2,0]]. Keys have [[dim:d_k]] numbers. What is the scaled score?',
        answer: { kind: 'number', cell: 'scaled_scores:2,0', within: 0.01 },
        right: '[[scores:2,0]], divided by the square root of [[dim:d_k]], is [[scaled_scores:2,0]].',
        wrong: 'Divide [[scores:2,0]] by the square root of [[dim:d_k]].',
        mistakes: [
          {
            // A score of −0.5: divided by √16, it gives what −2 gives divided by 16.
            edits: [{ set: 'query:2,0', to: 2.5 }],
            cell: 'scaled_scores:2,0',
            text: '[[given]] is divided by d_k itself. That leaves a variance of 1 / d_k: scores of wide keys would be nearly 0, and all weights alike.',
          },
          {
            edits: [],
            cell: 'scores:2,0',
            text: '[[given]] is the score before the division.',
          },
        ],
      },
    },
    {
      title: 'From scaled scores to a weight',
      node: 'weights',
      question: {
        ask: 'The scaled scores of [[row:scaled_scores:1]] are [[scaled_scores:1,0]], [[scaled_scores:1,1]] and [[scaled_scores:1,2]]. Which weight does it give to [[col:scaled_scores:2]]? Two decimals. (e to the power of −1.5 is about 0.22, to the power of −1 about 0.37.)',
        answer: { kind: 'number', cell: 'weights:1,2', within: 0.006 },
        right: 'e to the power of 0 is 1; divided by the sum of all three, that gives [[weights:1,2]].',
        wrong: 'Take e to the power of each of the three, and divide the last one by the sum of all.',
        mistakes: [
          {
            edits: [],
            cell: 'unscaled_weights:1,2',
            text: '[[given]] is the weight without the division: it takes the scores of [[scores]], not those of [[scaled_scores]].',
          },
          {
            edits: [
              { input: 'query', from: 'key' },
              { input: 'key', from: 'query' },
            ],
            cell: 'weights:2,1',
            text: '[[given]] is the softmax down the column. But a word divides its own attention: shares are taken along the row.',
          },
        ],
      },
    },
    {
      title: 'Where little can be learned',
      node: 'unscaled_weights',
      question: {
        ask: 'The two best scores of [[row:scores:0]] are [[scores:0,0]] and [[scores:0,2]]; of [[row:scores:1]] [[scores:1,2]] and [[scores:1,1]]; of [[row:scores:2]] [[scores:2,1]] and [[scores:2,0]]. Without the division, whose weights react least to a small change of scores?',
        answer: { kind: 'word', cell: 'unscaled_weights:max,1' },
        right:
          '[[row:unscaled_weights:ar]] has the largest lead. Its largest weight is [[unscaled_weights:ar,a]], and hardly moves.',
        wrong:
          'What counts is the lead of the best score over the second. That of [[row:unscaled_weights:ar]] is larger than that of [[row:unscaled_weights:gr]]: its largest weight is [[unscaled_weights:ar,a]], and hardly moves.',
      },
    },
  ],
  remember: [
    {
      node: 'scores',
      text: 'A score adds up d_k products, so its variance grows with d_k: wide keys give large scores by chance.',
    },
    {
      node: 'unscaled_weights',
      text: 'Large scores bring one weight close to 1. It then hardly reacts, and little can be learned.',
    },
    {
      node: 'scaled_scores',
      text: 'Dividing by √d_k brings the variance back to 1, for keys of any width.',
    },
  ],
  sources: [
    {
      text: 'Vaswani et al. 2017, “Attention Is All You Need” and its footnote on the variance of a dot product',
      place: 'section 3.2.1, equation 1, footnote 4',
    },
  ],
  claims: [
    {
      says: 'makes a share more than seven times as large',
      cell: 'unscaled_weights:0,0',
      times: [7, 8],
      than: 'unscaled_weights:0,2',
    },
    {
      says: '6 ahead about 400 times',
      cell: 'unscaled_weights:0,0',
      times: [395, 410],
      than: 'unscaled_weights:0,1',
    },
    {
      says: 'makes a share about 4.5 times as large',
      cell: 'weights:2,1',
      times: [4.4, 4.6],
      than: 'weights:2,0',
    },
    { says: 'is now only 1.5', cell: 'scaled_scores:2,1', more: [1.5, 1.5], than: 'scaled_scores:2,0' },
    { says: 'Almost all to one word.', cell: 'unscaled_weights:2,1', is: '>', than: 0.95 },
    { says: 'The farthest is', cell: 'scores:0,1', in: 'matrix', is: 'smallest' },
    { says: 'The farthest is', all: 'scores', between: [-6, 6] },
    { says: 'each is 1 or −1', all: 'query', between: [-1, 1] },
    { says: 'is for the most part one row', cell: 'unscaled_weights:0,0', is: '>', than: 0.85 },
    { says: 'is for the most part one row', cell: 'unscaled_weights:1,2', is: '>', than: 0.85 },
    { says: 'is for the most part one row', cell: 'unscaled_weights:2,1', is: '>', than: 0.85 },
    { says: 'it shows the weights again', same: ['context', 'weights'] },
    { says: 'has the largest lead', cell: 'unscaled_weights:2,1', in: 'matrix', is: 'largest', alone: true },
    { says: 'every product is 1', after: 1, cell: 'scores:0,0', is: '=', than: 16 },
    {
      says: 'Its score with itself grew',
      after: 0,
      cell: 'scores:2,2',
      more: [2, 2],
      than: 'was:scores:2,2',
    },
    {
      says: 'and hardly moves',
      after: 0,
      cell: 'unscaled_weights:2,1',
      is: '<',
      than: 'was:unscaled_weights:2,1',
    },
    {
      says: 'A weight near 1 hardly reacts to its scores',
      after: 0,
      cell: 'was:unscaled_weights:2,1',
      more: [0, 0.005],
      than: 'unscaled_weights:2,1',
    },
    {
      says: 'A weight near 1 hardly reacts to its scores',
      after: 0,
      cell: 'was:weights:2,1',
      more: [0.03, 0.1],
      than: 'weights:2,1',
    },
    { says: 'The order of the keys has not changed', cell: 'weights:1,2', in: 'row', is: 'largest' },
    { says: 'The order of the keys has not changed', cell: 'unscaled_weights:1,2', in: 'row', is: 'largest' },
  ],
};
