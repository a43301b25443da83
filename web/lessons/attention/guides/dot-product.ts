import type { Guide } from '../../guide';

export const dotProductGuide: Guide = {
  needs: ['soft-addressing'],
  short: ['step-query', 'step-key', 'step-scores'],
  cover: {
    picture: { kind: 'arcs', row: 'weights:0' },
    lead: 'Attention compares each word with every word. Here you see the plainest way to do that: multiply and add.',
    question: {
      ask: 'Which word does [[row:weights:0]] almost ignore?',
      answer: { kind: 'word', cell: 'weights:0,min' },
      right:
        '[[col:weights:a]] gets only [[weights:0,a]] of its attention. What makes two words fit so badly?',
      wrong:
        '[[col:weights:g]] gets [[weights:0,g]] of its attention; [[col:weights:a]] gets only [[weights:0,a]]. What makes two words fit so badly?',
    },
  },
  keySteps: [
    { node: 'query', title: 'Queries: what each word looks for' },
    { node: 'key', title: 'Keys: what each word offers' },
    { node: 'value', title: 'Values: what each word hands over' },
    {
      node: 'scores',
      title: 'Scores: how well do two words fit?',
      prediction: {
        ask: 'Multiply a query and a key pair by pair and add up: the score of two words. A positive number times a negative one is negative. One of the nine scores is below 0. Which?',
        answer: { kind: 'cell', cell: 'scores:min,min' },
        right:
          '[[row:scores:ar]] and [[col:scores:a]]: [[scores:ar,a]]. Their only pair without a 0 is [[query:1,0]] times [[key:0,0]].',
        wrong:
          '[[row:scores:gr]] and [[col:scores:g]] score [[scores:gr,g]]. The negative score is that of [[row:scores:ar]] and [[col:scores:a]]: [[query:1,0]] times [[key:0,0]], and zeros.',
      },
      action: 'Select any number in [[scores]] to see its sum.',
    },
    {
      node: 'weights',
      title: 'Weights: shares of one whole',
      prediction: {
        ask: 'The scores of [[row:scores:1]] are [[scores:1,0]], [[scores:1,1]] and [[scores:1,2]]. The softmax now turns them into shares that add up to 1. How large is the share of [[col:scores:2]]? Drag the bar.',
        answer: { kind: 'bar', cell: 'weights:1,2', from: 0, to: 1, within: 0.08 },
        right:
          'It is [[weights:1,2]]: almost everything. A lead of 4 in scores makes a share about 55 times as large.',
        wrong:
          'You said [[given]]; it is [[weights:1,2]]. The softmax takes e to the power of each score, so what counts is the lead: 4 more makes a share about 55 times as large.',
      },
      action: 'Point at or tap a word above the matrix to see only its lines.',
    },
    {
      node: 'context',
      title: 'Context: a mixture, or nearly a copy',
      prediction: {
        ask: 'Each word now mixes the rows of [[value]], each by its weight. One of the three mixtures will be nearly a copy of the row of [[row:value:2]]. Whose? Look for it in [[weights]].',
        answer: { kind: 'word', cell: 'weights:max,2' },
        right:
          '[[row:weights:ar]] gives [[col:weights:2]] the weight [[weights:ar,2]]; almost nothing is left for the others.',
        wrong:
          '[[row:weights:gr]] gives [[col:weights:2]] the weight [[weights:gr,2]], and the rest to others. [[row:weights:ar]] gives it [[weights:ar,2]].',
      },
      action: 'Select a number of [[context]]: each of its terms is a weight times a value.',
    },
  ],
  tries: [
    {
      title: 'Make a key three times as long',
      node: 'weights',
      text: 'The key of [[row:key:1]] has [[key:1,1]] in column 2 and [[key:1,3]] in column 4. You are about to make them 3 and −3: the same direction, three times the length.',
      edits: [
        { set: 'key:1,1', to: 3 },
        { set: 'key:1,3', to: -3 },
      ],
      question: {
        ask: 'What happens to the weight that [[row:weights:2]] gives to [[col:weights:1]]?',
        answer: {
          kind: 'change',
          cell: 'weights:2,1',
          wrong: {
            shrink:
              'It would shrink if the score fell. The same direction at three times the length gives three times the score.',
            stay: 'It would stay if only the direction counted, as for a cosine. A dot product grows with the length.',
          },
        },
        right: 'Its score tripled, and took the lead.',
      },
      because:
        'The weight was [[was:weights:2,1]], now it is [[weights:2,1]]: the score was [[was:scores:2,1]], now it is [[scores:2,1]]. A dot product grows with the length of a key. The score with [[row:scores:0]] is still [[scores:0,1]], since 3 times 0 is 0.',
    },
    {
      title: 'Hand over more',
      node: 'weights',
      text: 'The value of [[row:value:2]] begins with [[value:2,0]]. You are about to make it 6.',
      edits: [{ set: 'value:2,0', to: 6 }],
      question: {
        ask: 'What happens to the weight that [[row:weights:0]] gives to [[col:weights:2]]?',
        answer: {
          kind: 'change',
          cell: 'weights:0,2',
          wrong: {
            grow: 'It would grow if values had a say in the weights. Only queries and keys decide them.',
            shrink:
              'It would shrink if the score of [[col:weights:2]] fell. A value takes no part in a score.',
          },
        },
        right: 'Values take no part in weights.',
      },
      because:
        'The weight is still [[weights:0,2]]. Only the mixture moved: the row of [[row:context:0]] began with [[was:context:0,0]], and now begins with [[context:0,0]]. What a word hands over does not decide who looks at it.',
    },
    {
      title: 'Wide keys, one large weight',
      node: 'weights',
      text: 'Here a key has [[dim:d_k]] numbers. Real models have 64 and more. The experiment below the stage draws queries and keys of many widths at random, and compares weights with and without the division. Run it.',
      edits: [],
      figure: 'experiment-saturation',
      because:
        'A wide dot product adds up more products, so scores lie further apart, and the largest weight of a row comes close to 1. Weights that close to 1 hardly react to a change of scores. The next lesson divides by √d_k for that reason.',
    },
  ],
  checks: [
    {
      title: 'Who asks, who is found?',
      node: 'scores',
      question: {
        ask: 'The query of [[row:query:2]] is [[query:2,0]], [[query:2,1]], [[query:2,2]], [[query:2,3]]. The key of [[row:key:0]] is [[key:0,0]], [[key:0,1]], [[key:0,2]], [[key:0,3]]. Which score does [[row:query:2]] give to [[row:key:0]]?',
        answer: { kind: 'number', cell: 'scores:2,0', within: 0.01 },
        right: 'Pair by pair, then added up: [[scores:2,0]].',
        wrong: 'Multiply the four pairs and add up the products. Mind the signs.',
        mistakes: [
          {
            edits: [],
            cell: 'scores:0,2',
            text: '[[given]] is the score that [[row:query:0]] gives to [[row:key:2]]. It takes the query of the one and the key of the other.',
          },
          {
            edits: [{ set: 'query:2,3', to: 1 }],
            cell: 'scores:2,0',
            text: '[[given]] has the wrong sign in the last product: [[query:2,3]] times [[key:0,3]] is negative.',
          },
        ],
      },
    },
    {
      title: 'From scores to a weight',
      node: 'weights',
      question: {
        ask: 'The scores of [[row:scores:2]] are [[scores:2,0]], [[scores:2,1]] and [[scores:2,2]]. Which weight does it give to itself? Two decimals. (e ≈ 2.72, e³ ≈ 20.1, e⁴ ≈ 54.6)',
        answer: { kind: 'number', cell: 'weights:2,2', within: 0.006 },
        right: 'e to the power of [[scores:2,2]], divided by the sum of all three: [[weights:2,2]].',
        wrong:
          'Take e to the power of each of the three scores. Then divide that of [[col:scores:2]] by the sum of the three.',
        mistakes: [
          {
            edits: [
              { input: 'query', from: 'key' },
              { input: 'key', from: 'query' },
            ],
            cell: 'weights:2,2',
            text: '[[given]] is the softmax down the column. But a word divides its own attention: shares are taken along the row.',
          },
          {
            edits: [
              { set: 'query:2,0', to: 0.5 },
              { set: 'query:2,1', to: 1 },
              { set: 'query:2,3', to: -0.5 },
            ],
            cell: 'weights:2,2',
            text: '[[given]] is the weight after a division by √d_k. In this lesson the scores go into the softmax as they are.',
          },
        ],
      },
    },
    {
      title: 'What is mixed?',
      node: 'context',
      question: {
        ask: 'The weights of [[row:weights:0]] are [[weights:0,0]], [[weights:0,1]] and [[weights:0,2]]. The third column of [[value]] is [[value:0,2]], [[value:1,2]], [[value:2,2]]. What is its third number in [[context]]? One decimal is enough.',
        answer: { kind: 'number', cell: 'context:0,2', within: 0.06 },
        right: 'Each value of the column times its weight, added up: [[context:0,2]].',
        wrong: 'Multiply each value of the column by its weight, and add up. Mind the sign.',
        mistakes: [
          {
            edits: [{ set: 'value:0,2', to: 1 }],
            cell: 'context:0,2',
            text: '[[given]] is the mixture without the minus sign of [[value:0,2]].',
          },
          {
            edits: [{ input: 'value', from: 'key' }],
            cell: 'context:0,2',
            text: '[[given]] is a mixture of keys. Keys only decide the weights; what is mixed are the values.',
          },
        ],
      },
    },
  ],
  remember: [
    {
      node: 'scores',
      text: 'A score is a query times a key: large if both are long and point the same way.',
    },
    {
      node: 'weights',
      text: 'The softmax looks at leads: 1 more in scores makes a weight e ≈ 2.7 times as large.',
    },
    {
      node: 'context',
      text: 'The result has one row per query, and mixes values. Values take no part in the weights.',
    },
  ],
  sources: [
    {
      text: 'Luong et al. 2015, “Effective Approaches to Attention-based Neural Machine Translation”, where this score is called dot',
      place: 'section 3.1',
    },
    {
      text: 'The article “Attention Mechanism in Transformers” says that sequence 2 is rebuilt if queries come from sequence 1, keys and values from sequence 2. The result has one row per query: it belongs to sequence 1.',
      isErratum: true,
    },
    {
      text: 'The article “Explaining Attention Mechanism” calls α the attention score. Elsewhere α is what comes out of the softmax, the weight; the score goes into it.',
      isErratum: true,
    },
  ],
  claims: [
    { says: 'One of the nine scores is below 0', cell: 'scores:1,0', is: '<', than: 0 },
    {
      says: 'One of the nine scores is below 0',
      cell: 'scores:1,0',
      in: 'matrix',
      is: 'smallest',
      alone: true,
    },
    { says: 'One of the nine scores is below 0', all: 'scores:0', between: [0, 1000000000.0] },
    { says: 'One of the nine scores is below 0', all: 'scores:2', between: [0, 1000000000.0] },
    {
      says: 'makes a share about 55 times as large',
      cell: 'weights:1,2',
      times: [53, 57],
      than: 'weights:1,1',
    },
    { says: 'A lead of 4 in scores', cell: 'scores:1,2', more: [4, 4], than: 'scores:1,1' },
    { says: 'almost nothing is left for the others', cell: 'weights:1,2', is: '>', than: 0.95 },
    { says: 'almost ignore', cell: 'weights:0,1', in: 'row', is: 'smallest', alone: true },
    {
      says: 'Its score tripled, and took the lead',
      after: 0,
      cell: 'scores:2,1',
      times: [3, 3],
      than: 'was:scores:2,1',
    },
    {
      says: 'Its score tripled, and took the lead',
      after: 0,
      cell: 'scores:2,1',
      in: 'row',
      is: 'largest',
      alone: true,
    },
    { says: 'Values take no part in weights.', after: 1, moved: 'weights', count: 0 },
    { says: 'Only the mixture moved', after: 1, moved: 'scores', count: 0 },
  ],
};
