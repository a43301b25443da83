import type { Guide } from '../../guide';

export const scaledDotProductGuide: Guide = {
  needs: ['dot-product'],
  short: ['step-weights', 'step-context', 'try-0'],
  cover: {
    picture: { kind: 'arcs', row: 'weights:1' },
    lead: 'In attention, every word looks at every word. How much it looks is a number. Here you see where that number comes from.',
    question: {
      ask: 'Which word does [[row:weights:1]] look at most?',
      answer: { kind: 'word', cell: 'weights:1,max' },
      right:
        '[[row:weights:1]] gives [[weights:1,a]] of its attention to [[col:weights:a]]. How does it know?',
      wrong:
        '[[col:weights:g]] gets only [[weights:1,g]] of its attention; [[col:weights:a]] gets [[weights:1,a]]. How does it know?',
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
        ask: 'Multiply a query and a key pair by pair and add up: the score of two words. It is large where both rows are large in the same places. Which of the nine scores will be the largest?',
        answer: { kind: 'cell', cell: 'scores:max,max' },
        right: '[[row:scores:ar]] and [[col:scores:a]] fit best: [[scores:ar,a]].',
        wrong:
          '[[row:scores:gr]] and [[col:scores:g]] score [[scores:gr,g]]. The query of [[row:scores:ar]] and the key of [[col:scores:a]] are large in the same places: [[scores:ar,a]].',
      },
      action: 'Select any number in [[scores]] to see its sum.',
    },
    {
      node: 'scaled_scores',
      title: 'Scaled scores: the same, but smaller',
      action: 'Select a number of [[scaled_scores]] to see what it was divided by.',
    },
    {
      node: 'weights',
      title: 'Weights: shares of one whole',
      prediction: {
        ask: 'A key has d_k = [[dim:d_k]] numbers. More numbers make larger scores, so the scores were divided by √d_k. The softmax now turns each row into shares that add up to 1. The row of [[row:scaled_scores:0]] is [[scaled_scores:0,0]], [[scaled_scores:0,1]], [[scaled_scores:0,2]]. How large is the share of [[col:scaled_scores:1]]? Drag the bar.',
        answer: { kind: 'bar', cell: 'weights:0,1', from: 0, to: 1, within: 0.05 },
        right:
          'It is [[weights:0,1]]. A lead of 2 makes a share more than seven times as large: [[col:weights:2]] gets [[weights:0,2]].',
        wrong:
          'You said [[given]]; it is [[weights:0,1]]. The softmax takes e to the power of each score, so a score of 0 is not a share of 0. A lead of 2 makes a share more than seven times as large: [[col:weights:2]] gets [[weights:0,2]].',
      },
      action: 'Point at or tap a word above the matrix to see only its lines.',
    },
    {
      node: 'context',
      title: 'Context: a mixture of values',
      prediction: {
        ask: '[[value]] has a row for each word, its value: what it hands over. Each word now mixes these rows, each by its weight. Whose value will count most in the mixture of [[row:weights:0]]? Its weights are [[weights:0,0]], [[weights:0,1]] and [[weights:0,2]].',
        answer: { kind: 'word', cell: 'weights:0,max' },
        right:
          '[[col:weights:a]] has the largest weight: each number of its value counts [[weights:0,a]] times.',
        wrong:
          '[[col:weights:g]] takes part with [[weights:0,g]]; [[col:weights:a]] with [[weights:0,a]], more than any other.',
      },
      action: 'Select a number of [[context]]: each of its terms is a weight times a value.',
    },
  ],
  tries: [
    {
      title: 'Change what a word offers',
      node: 'scores',
      text: 'The third number in the key of [[row:key:2]] is [[key:2,2]]. You are about to make it 0.',
      edits: [{ set: 'key:2,2', to: 0 }],
      question: {
        ask: 'Which scores will change? Mark them.',
        answer: {
          kind: 'moved',
          node: 'scores',
          wrong: {
            missed: 'Some are missing: each query whose third number is not 0.',
            extra: 'Too many: only the key of [[row:key:2]] is new, and 0 times it is 0.',
          },
        },
        right: 'Those are the ones.',
        wrong: 'The framed cells are marked wrongly.',
      },
      because:
        'In the queries of [[row:query:0]] and [[row:query:1]] the third number is 1, so their scores fell by 1 × 2. The query of [[row:query:2]] has [[query:2,2]] there, and 0 times anything is 0. All other scores use other keys.',
    },
    {
      title: 'Leave out the division',
      node: 'weights',
      text: 'Scores are divided by √d_k before the softmax. You are about to use them as they are.',
      edits: [{ option: 'scale', to: 1 }],
      question: {
        ask: 'What happens to the weight that [[row:weights:1]] gives to [[col:weights:2]]?',
        answer: {
          kind: 'change',
          cell: 'weights:1,2',
          wrong: {
            shrink: 'That takes scores closer together. They lie further apart.',
            stay: 'That takes scores as far apart as before. They lie further apart.',
          },
        },
        right: 'The largest weight of a row takes even more.',
      },
      because:
        'It was [[was:weights:1,2]], now it is [[weights:1,2]]. Without the division the scores lie twice as far apart, and the softmax turns a larger lead into almost everything. A weight that close to 1 hardly learns any more.',
    },
    {
      title: 'A column of ones',
      node: 'context',
      text: 'The last column of [[value]] holds 1 for every word. Make the 1 of [[row:value:2]] a 0, and look at the last column of [[context]].',
      edits: [{ set: 'value:2,3', to: 0 }],
      question: {
        ask: 'What happens to the last number of [[row:context:1]]?',
        answer: {
          kind: 'change',
          cell: 'context:1,3',
          wrong: {
            grow: 'That takes a larger number in the column. One became 0.',
            stay: 'That takes a weight of 0. [[row:value:2]] has [[weights:1,2]].',
          },
        },
        right: 'It loses the whole share of [[row:value:2]].',
      },
      because:
        'It was [[was:context:1,3]]: a mean of ones is 1, since the weights of a row add up to 1. Now [[row:value:2]] brings 0, and [[context:1,3]] is left: 1 without the weight [[weights:1,2]].',
    },
  ],
  checks: [
    {
      title: 'One weight is missing',
      node: 'weights',
      question: {
        ask: 'The row of [[row:scaled_scores:2]] has the scaled scores [[scaled_scores:2,0]], [[scaled_scores:2,1]] and [[scaled_scores:2,2]]. Two of its weights are [[weights:2,0]] and [[weights:2,1]]. Which weight does it give to itself? Two decimals are enough.',
        answer: { kind: 'number', cell: 'weights:2,2', within: 0.006 },
        right: 'The three shares of a row add up to 1, so [[weights:2,2]] is what the other two leave.',
        wrong: 'The three weights of the row add up to 1. What do [[weights:2,0]] and [[weights:2,1]] leave?',
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
            edits: [{ option: 'scale', to: 1 }],
            cell: 'weights:2,2',
            text: '[[given]] is the weight without the division by √d_k: it takes the scores of [[scores]], not those of [[scaled_scores]].',
          },
        ],
      },
    },
    {
      title: 'What is mixed?',
      node: 'context',
      question: {
        ask: 'The weights of [[row:weights:1]] are [[weights:1,0]], [[weights:1,1]] and [[weights:1,2]]. What is its first number in [[context]]? One decimal is enough.',
        answer: { kind: 'number', cell: 'context:1,0', within: 0.06 },
        right:
          '[[weights:1,0]] · [[value:0,0]] + [[weights:1,1]] · [[value:1,0]] + [[weights:1,2]] · [[value:2,0]] = [[context:1,0]].',
        wrong: 'Take the first column of [[value]], multiply each number by its weight, and add up.',
        mistakes: [
          {
            edits: [{ input: 'value', from: 'key' }],
            cell: 'context:1,0',
            text: '[[given]] is a mixture of keys. Keys only decide the weights; what is mixed are the values.',
          },
          {
            edits: [{ input: 'value', from: 'query' }],
            cell: 'context:1,0',
            text: '[[given]] is a mixture of queries. What is mixed are the values.',
          },
        ],
      },
    },
    {
      title: 'From most to least',
      node: 'weights',
      question: {
        ask: 'The scaled scores of [[row:scaled_scores:0]] are [[scaled_scores:0,0]], [[scaled_scores:0,1]] and [[scaled_scores:0,2]]. Put the words in the order of its attention, most first.',
        answer: { kind: 'order', row: 'weights:0' },
        right: 'The softmax never changes the order: the largest score gets the largest weight.',
        wrong:
          '[[col:weights:g]] has [[scaled_scores:0,g]], [[col:weights:a]] has [[scaled_scores:0,a]]. The softmax keeps the order of the scores.',
      },
    },
  ],
  remember: [
    { node: 'scores', text: 'A score is a query times a key: how well two words fit.' },
    { node: 'weights', text: 'The softmax turns a row of scores into shares that add up to 1.' },
    { node: 'context', text: 'The result mixes the values by those shares.' },
  ],
  sources: [{ text: 'Vaswani et al. 2017, “Attention Is All You Need”', place: 'section 3.2.1, equation 1' }],
  claims: [
    { says: 'has the largest weight', cell: 'weights:0,2', in: 'row', is: 'largest', alone: true },
    { says: 'each number of its value counts', cell: 'value:2,0', is: '>', than: 0 },
    {
      says: 'A lead of 2 makes a share more than seven times as large',
      cell: 'weights:0,2',
      times: [7, 8],
      than: 'weights:0,1',
    },
    { says: 'A lead of 2', cell: 'scaled_scores:0,2', more: [2, 2], than: 'scaled_scores:0,1' },
    { says: 'fit best', cell: 'scores:1,2', in: 'matrix', is: 'largest', alone: true },
    { says: 'so their scores fell by 1 × 2', after: 0, moved: 'scores:,2', count: 2 },
    {
      says: 'so their scores fell by 1 × 2',
      after: 0,
      cell: 'was:scores:0,2',
      more: [2, 2],
      than: 'scores:0,2',
    },
    {
      says: 'so their scores fell by 1 × 2',
      after: 0,
      cell: 'was:scores:1,2',
      more: [2, 2],
      than: 'scores:1,2',
    },
    { says: 'All other scores use other keys.', after: 0, moved: 'scores', count: 2 },
    {
      says: 'the scores lie twice as far apart',
      after: 1,
      cell: 'scaled_scores:1,2',
      times: [2, 2],
      than: 'was:scaled_scores:1,2',
    },
    {
      says: 'The largest weight of a row takes even more.',
      after: 1,
      cell: 'weights:0,2',
      is: '>',
      than: 'was:weights:0,2',
    },
    {
      says: 'The largest weight of a row takes even more.',
      after: 1,
      cell: 'weights:2,2',
      is: '>',
      than: 'was:weights:2,2',
    },
    { says: 'starts as all ones', all: 'value:,3', between: [1, 1] },
    { says: 'starts as all ones', all: 'context:,3', between: [1, 1] },
    { says: '1 without the weight', after: 2, sum: ['context:1,3', 'weights:1,2'], between: [1, 1] },
    { says: 'counts', cell: 'weights:0,2', is: '<', than: 1 },
  ],
};
