import type { Guide } from '../../guide';

export const orderBlindnessGuide: Guide = {
  needs: ['self-attention'],
  cover: {
    picture: { kind: 'matrix', node: 'x' },
    lead: 'You read words one after the other. Attention compares all of them at once. Does it matter where a word stands?',
    question: {
      ask: 'The word [[row:weights:0]] comes twice. Which of the two gets more attention from the word [[row:weights:3]]?',
      answer: {
        kind: 'choice',
        choices: [
          {
            text: 'The first',
            holds: ['weights:3,0', '>', 'weights:3,4'],
            wrong:
              'Something would have to say which one is first. In attention nothing does: both get [[weights:3,0]]. Why not?',
          },
          {
            text: 'The second, next to it',
            holds: ['weights:3,0', '<', 'weights:3,4'],
            wrong:
              'Something would have to say which one is near. In attention nothing does: both get [[weights:3,4]]. Why not?',
          },
          { text: 'Both get the same', holds: ['weights:3,0', '=', 'weights:3,4'] },
        ],
      },
      right: 'Both get [[weights:3,0]]: attention cannot tell the first from the second. Why not?',
    },
  },
  keySteps: [
    {
      node: 'x',
      title: 'The sentence: words without places',
      action: 'Compare the two rows of [[row:x:0]], and the two rows of [[row:x:1]].',
    },
    { node: 'query', title: 'Queries: the same word asks for the same' },
    { node: 'key', title: 'Keys: the same word is found by the same' },
    { node: 'value', title: 'Values: the same word, the same numbers' },
    {
      node: 'scores',
      title: 'Scores: the same two words, the same score',
      prediction: {
        ask: 'A score is a query times a key, pair by pair, added up: it says how well two words fit. The largest of all scores comes more than once. Select one of its places.',
        answer: { kind: 'cell', cell: 'scores:max,max' },
        right:
          '[[row:scores:gr]] and [[col:scores:g]] score [[scores:gr,g]]. These two words score the same wherever they stand.',
        wrong:
          '[[row:scores:gr]] and [[col:scores:g]] score [[scores:gr,g]]. The largest score is [[scores:ar,a]], for [[row:scores:ar]] and [[col:scores:a]], wherever these two words stand.',
      },
      action: 'Select equal numbers in [[scores]] and compare their sums.',
    },
    {
      node: 'weights',
      title: 'Weights: a sum has no order',
      prediction: {
        ask: 'The row of the first [[row:scaled_scores:0]] holds six equal scores, each [[scaled_scores:0,0]]. The softmax turns a row of scores into shares that add up to 1. How large is each share? Drag the bar.',
        answer: { kind: 'bar', cell: 'weights:0,0', from: 0, to: 1, within: 0.06 },
        right: 'It is [[weights:0,0]], one sixth: equal scores get equal shares, wherever the words stand.',
        wrong:
          'You said [[given]]; it is [[weights:0,0]], one sixth. Equal scores share the whole equally, wherever the words stand.',
      },
      action: 'Point at or tap each [[row:weights:1]] above the matrix: both have the same lines.',
    },
    {
      node: 'context',
      title: 'Context: two equal results',
      action: 'Select the first number of each [[row:context:0]] and compare their sums.',
    },
  ],
  tries: [
    {
      title: 'Swap two words',
      node: 'context',
      text: 'You are about to give the row of [[row:x:2]] the numbers of [[row:x:3]], and the reverse. This is the same as if the two words changed places.',
      edits: [
        { set: 'x:2,0', to: -1 },
        { set: 'x:2,1', to: 1 },
        { set: 'x:2,2', to: 0 },
        { set: 'x:2,3', to: 0 },
        { set: 'x:3,0', to: 0 },
        { set: 'x:3,1', to: 0 },
        { set: 'x:3,2', to: -1 },
        { set: 'x:3,3', to: 1 },
      ],
      question: {
        ask: 'What happens to the first number of the last [[row:context:5]] in [[context]]?',
        answer: {
          kind: 'change',
          cell: 'context:5,0',
          wrong: {
            grow: 'It would grow if a word weighed more. The same six words take part with the same weights.',
            shrink:
              'It would shrink if a word weighed less. The same six words take part with the same weights.',
          },
        },
        right: 'It adds up the same six products.',
      },
      because:
        'It is still [[context:5,0]]: the same six words take part with the same weights, and a sum has no order. Only the results of the swapped words changed places: [[was:context:2,0]] was in row 3 and is now in row 4.',
    },
    {
      title: 'Add positions',
      node: 'weights',
      text: 'To each word, numbers can be added that depend on its place. The next lesson shows how they are made. You are about to add them.',
      edits: [{ option: 'positions', to: 'sinusoidal' }],
      question: {
        ask: 'Which [[row:weights:0]] then gets more attention from the word [[row:weights:3]]?',
        answer: {
          kind: 'choice',
          choices: [
            {
              text: 'The first',
              holds: ['weights:3,0', '>', 'weights:3,4'],
              wrong:
                'With other numbers it could be. With these, the first gets [[weights:3,0]] and the second, which is nearer, [[weights:3,4]].',
            },
            { text: 'The second', holds: ['weights:3,0', '<', 'weights:3,4'] },
            {
              text: 'Both get the same',
              holds: ['weights:3,0', '=', 'weights:3,4'],
              wrong:
                'They were equal without positions. Now their rows differ: the first gets [[weights:3,0]], the second [[weights:3,4]].',
            },
          ],
        },
        right: 'The two are no longer equal.',
      },
      because:
        'Both had [[was:weights:3,0]]. Now the first gets [[weights:3,0]], the second [[weights:3,4]]: the same word at two places has two different rows. With these numbers the nearer one gets more; with others it could be the first.',
    },
    {
      title: 'Use a causal mask',
      node: 'context',
      text: 'A causal mask hides from each word all words after it. You are about to use one, without any positions.',
      edits: [{ option: 'mask', to: 'causal' }],
      question: {
        ask: 'Do the two [[row:context:0]] still get the same result?',
        answer: {
          kind: 'choice',
          choices: [
            { text: 'Yes, their rows are still equal.', holds: ['context:0,0', '=', 'context:4,0'] },
            { text: 'No, their rows differ.', holds: ['context:0,0', '>', 'context:4,0'] },
          ],
        },
        right: 'Each of them now sees other words.',
        wrong: 'Their rows differ, since each of them now sees other words.',
      },
      because:
        'The first [[row:context:0]] can only look at itself: its result begins with [[context:0,0]]. The second also sees the words between them: [[context:4,0]]. A causal mask depends on the order, so the result does as well.',
    },
    {
      title: 'Mix the words many times',
      node: 'context',
      text: 'Below the stage is an experiment that mixes the words at random. Run it without positions, then with sinusoidal positions. When do the results change?',
      edits: [],
      figure: 'experiment-order',
      because:
        'Without positions only rounding is left, since the same numbers are added up in another order. With positions, a word at another place has other numbers, so its result changes.',
    },
  ],
  checks: [
    {
      title: 'The second time',
      node: 'weights',
      question: {
        ask: 'The row of [[row:weights:3]] in [[weights]] begins with [[weights:3,0]], [[weights:3,1]], [[weights:3,2]] and [[weights:3,3]]. How large is its last weight, for the second [[col:weights:5]]? Two decimals are enough.',
        answer: { kind: 'number', cell: 'weights:3,5', within: 0.006 },
        right: 'The same word gets the same weight, wherever it stands: [[weights:3,5]].',
        wrong:
          'The last word is in the sentence twice. Which weight does it get at its first place, in column 2?',
        mistakes: [
          {
            edits: [{ option: 'positions', to: 'sinusoidal' }],
            cell: 'weights:3,5',
            text: '[[given]] is its weight with sinusoidal positions. Here no number depends on the place of a word.',
          },
          {
            edits: [{ option: 'mask', to: 'causal' }],
            cell: 'weights:3,5',
            text: '[[given]] would be its weight if a causal mask hid later words. Here every word looks at every word.',
          },
        ],
      },
    },
    {
      title: 'What is mixed?',
      node: 'context',
      question: {
        ask: 'The first column of [[value]] is [[value:0,0]], [[value:1,0]], [[value:2,0]], [[value:3,0]], [[value:4,0]], [[value:5,0]]. The weights of [[row:weights:3]] are [[weights:3,0]], [[weights:3,1]], [[weights:3,2]], [[weights:3,3]], [[weights:3,4]], [[weights:3,5]]. What is its first number in [[context]]? Two decimals are enough.',
        answer: { kind: 'number', cell: 'context:3,0', within: 0.006 },
        right:
          'Three products are not 0: [[weights:3,0]], − [[weights:3,3]] and [[weights:3,4]]. Their sum is [[context:3,0]], whatever their order.',
        wrong: 'Multiply each number by its weight and add up. Only three of the products are not 0.',
        mistakes: [
          {
            edits: [{ input: 'w_v', from: 'w_k' }],
            cell: 'context:3,0',
            text: '[[given]] is a mixture of keys. Keys only decide the weights; what is mixed are the values.',
          },
          {
            edits: [{ input: 'w_v', from: 'w_q' }],
            cell: 'context:3,0',
            text: '[[given]] is a mixture of queries. What is mixed are the values.',
          },
        ],
      },
    },
    {
      title: 'Which is true?',
      node: 'context',
      question: {
        ask: 'There are no positions and no mask. Which sentence is true?',
        answer: {
          kind: 'choice',
          choices: [
            {
              text: 'A word looks more at its neighbours than at words far away.',
              holds: ['weights:3,2', '>', 'weights:3,1'],
              wrong:
                'Numbers would have to depend on how far apart two words are. Here they depend on the words alone.',
            },
            {
              text: 'The two [[row:context:1]] get the same result.',
              holds: ['context:1,0', '=', 'context:5,0'],
            },
            {
              text: 'The first word gets more attention than the last.',
              holds: ['weights:3,0', '>', 'weights:3,5'],
              wrong:
                'Numbers would have to depend on which word comes first. Here they depend on the words alone.',
            },
          ],
        },
        right: 'Equal rows of [[x]] give equal queries, equal weights and equal results.',
      },
    },
  ],
  remember: [
    { node: 'x', text: 'Nothing in the rows of the words says where they stand.' },
    { node: 'weights', text: 'The same word gets the same weight, wherever it stands.' },
    {
      node: 'context',
      text: 'If the words are mixed, the results are mixed in the same way, unless positions or a mask are used.',
    },
  ],
  sources: [
    { text: 'Vaswani et al. 2017, “Attention Is All You Need”', place: 'section 3.5' },
    { text: 'Lee et al. 2019, “Set Transformer”, on attention over sets' },
  ],
  claims: [
    { says: 'so rows 1 and 5 are equal, and rows 2 and 6', same: ['x:0', 'x:4'] },
    { says: 'so rows 1 and 5 are equal, and rows 2 and 6', same: ['x:1', 'x:5'] },
    { says: 'They are equal, unless you add positions', same: ['query:0', 'query:4'] },
    { says: 'Without positions they are equal', same: ['key:1', 'key:5'] },
    { says: 'holds six equal scores', all: 'scores:0', between: [0, 0] },
    { says: 'and no word gets more', cell: 'weights:1,0', in: 'row', is: 'largest' },
    { says: 'comes more than once', cell: 'scores:1,0', in: 'matrix', is: 'largest' },
    { says: 'equal weights and equal results', same: ['context:1', 'context:5'] },
    { says: 'the two “to” begin with', same: ['context:0', 'context:4'] },
    { says: 'and is now in row 4', after: 0, same: ['context:3', 'was:context:2'] },
    { says: 'Only the results of the swapped words changed places', after: 0, moved: 'context:5', count: 0 },
    {
      says: 'With these numbers the nearer one gets more',
      after: 1,
      cell: 'weights:3,4',
      is: '>',
      than: 'weights:3,0',
    },
    { says: 'Each of them now sees other words.', after: 2, same: ['context:0', 'context:4'], not: true },
    { says: 'Only three of the products are not 0', cell: 'value:1,0', is: '=', than: 0 },
    { says: 'Only three of the products are not 0', cell: 'value:2,0', is: '=', than: 0 },
    { says: 'Only three of the products are not 0', cell: 'value:5,0', is: '=', than: 0 },
  ],
};
