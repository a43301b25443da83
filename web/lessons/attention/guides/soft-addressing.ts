import type { Guide } from '../../guide';

export const softAddressingGuide: Guide = {
  needs: ['words-as-vectors'],
  short: ['step-scores', 'step-weights', 'step-context'],
  cover: {
    picture: { kind: 'matrix', node: 'key' },
    lead: 'A dictionary of four entries: how sour, how sweet and how crunchy each is. What you look up is not among them, so the answer is a mixture. Attention works like this.',
    question: {
      ask: 'You look for a [[row:scores:0]]. Which entry helps most?',
      answer: { kind: 'word', cell: 'weights:0,max' },
      right: '[[col:weights:a]] gets most of the weight. The others get some as well, and that is the idea.',
      wrong:
        '[[col:weights:a]] helps most, with a weight of [[weights:0,a]]. But [[col:weights:g]] and the others get some as well, and that is the idea.',
    },
  },
  keySteps: [
    { node: 'query', title: 'The query: what you look for' },
    { node: 'key', title: 'Keys: how entries are found' },
    { node: 'value', title: 'Values: what entries contain' },
    {
      node: 'scores',
      title: 'Scores: which key fits the query?',
      defines: ['key_transposed'],
      prediction: {
        ask: 'The query is what you look for: [[query:0,0]] sour, [[query:0,1]] sweet, [[query:0,2]] crunchy. Each entry has three such numbers, its key: a column of [[key_transposed]]. Multiply the query number by number with a key and add up: the score. Which entry gets the smallest one?',
        answer: { kind: 'word', cell: 'scores:0,min' },
        right:
          '[[col:scores:a]] gets the smallest, [[scores:0,a]]: it is only sweet, which counts little here.',
        wrong:
          '[[col:scores:g]] gets [[scores:0,g]]. The smallest is that of [[col:scores:a]], [[scores:0,a]]: it is only sweet, which counts little here.',
      },
      action: 'Select a number of [[scores]] to see its sum.',
    },
    { node: 'hard_weights', title: 'Hard lookup: the best entry or nothing' },
    { node: 'hard_context', title: 'The hard answer: one row, unchanged' },
    { node: 'tempered_scores', title: 'Temperature: how much a lead counts' },
    {
      node: 'weights',
      title: 'Soft lookup: every entry gets a share',
      prediction: {
        ask: '[[tempered_scores]] has the scores divided by a number, the temperature τ; 1 changes nothing. It holds [[tempered_scores:0,0]], [[tempered_scores:0,1]], [[tempered_scores:0,2]] and [[tempered_scores:0,3]]. The softmax turns them into shares that add up to 1, the weights. With each point more, a share is e ≈ 2.7 times as large. How large is the share of [[col:tempered_scores:0]], the first? Drag the bar.',
        answer: { kind: 'bar', cell: 'weights:0,0', from: 0, to: 1, within: 0.08 },
        right: 'It is [[weights:0,0]]. A score that is 2 behind gets less than a seventh of the best share.',
        wrong:
          'You said [[given]]; it is [[weights:0,0]]. [[col:weights:1]] leads it by 2 points, so its share is e · e times as large, more than seven times.',
      },
      action: 'Select a number of [[weights]] to see which numbers it comes from.',
    },
    {
      node: 'context',
      title: 'The soft answer: a mixture of all rows',
      prediction: {
        ask: 'A hard lookup takes the best entry alone, [[row:value:1]]: [[hard_context:0,0]] g of sugar. The soft one mixes in [[row:value:0]] with [[value:0,0]], [[row:value:2]] with [[value:2,0]] and [[row:value:3]] with [[value:3,0]], by weights of [[weights:0,0]], [[weights:0,2]] and [[weights:0,3]]. How much sugar does it give?',
        answer: {
          kind: 'choice',
          choices: [
            { text: 'Less than the hard lookup', holds: ['context:0,0', '<', 'hard_context:0,0'] },
            {
              text: 'Just as much',
              holds: ['context:0,0', '=', 'hard_context:0,0'],
              wrong:
                'That would take all of the weight on [[row:value:1]]. The others have some too, and bring it down to [[context:0,0]].',
            },
            {
              text: 'More than the hard lookup',
              holds: ['context:0,0', '>', 'hard_context:0,0'],
              wrong:
                'For more, [[row:value:2]] would have to weigh a lot. It has the smallest weight, and the mixture is [[context:0,0]].',
            },
          ],
        },
        right:
          'It gives [[context:0,0]]: [[row:value:0]] and [[row:value:3]] have less sugar, and more weight than [[row:value:2]].',
      },
      action: 'Select a number of [[context]]: each of its terms is a weight times a value.',
    },
  ],
  tries: [
    {
      title: 'Lower the temperature',
      node: 'weights',
      text: 'The temperature is 1. You are about to make it 0.5: every score will be divided by a half.',
      edits: [{ option: 'temperature', to: 0.5 }],
      question: {
        ask: 'What happens to the weight of [[col:weights:0]]?',
        answer: {
          kind: 'change',
          cell: 'weights:0,0',
          wrong: {
            grow: 'It would grow with a higher temperature, which moves the scores together. A lower one moves them apart.',
            stay: 'It would stay if the scores kept their distances. They are now twice as far apart, and [[col:weights:1]] leads by more.',
          },
        },
        right: 'The best entry takes more, the others get less.',
      },
      because:
        'It was [[was:weights:0,0]], now it is [[weights:0,0]]; [[col:weights:1]] has [[weights:0,1]] instead of [[was:weights:0,1]]. The scores are now [[tempered_scores:0,0]] and [[tempered_scores:0,1]], twice as far apart. At temperature 0, [[col:weights:1]] would take everything: the hard lookup.',
    },
    {
      title: 'Raise the temperature',
      node: 'weights',
      text: 'You are about to make the temperature 10, so that the scores come very close together.',
      edits: [{ option: 'temperature', to: 10 }],
      question: {
        ask: 'Which entry has the most weight then?',
        answer: {
          kind: 'choice',
          choices: [
            {
              text: 'All have the same',
              holds: ['weights:0,1', '=', 'weights:0,0'],
              wrong:
                'All would have the same if all scores were equal. They come close, but keep their order: [[weights:0,1]] and [[weights:0,0]].',
            },
            { text: 'Still [[col:weights:1]]', holds: ['weights:0,1', '>', 'weights:0,0'] },
            {
              text: 'Now [[col:weights:0]]',
              holds: ['weights:0,1', '<', 'weights:0,0'],
              wrong:
                'For that, [[col:weights:0]] would need the best score. Dividing all scores by the same number keeps their order.',
            },
          ],
        },
        right: 'The order never changes.',
      },
      because:
        '[[col:weights:1]] has [[weights:0,1]] instead of [[was:weights:0,1]], and [[col:weights:0]] [[weights:0,0]] instead of [[was:weights:0,0]]. Dividing by the same number keeps the order of the scores. The answer comes close to the mean of all four values: [[context:0,0]] g of sugar.',
    },
    {
      title: 'Make lemon almost as good',
      node: 'hard_context',
      text: 'The key of [[row:key:0]] begins with [[key:0,0]]. You are about to make it 2.9: the score of [[row:key:0]] rises almost to that of [[row:key:1]].',
      edits: [{ set: 'key:0,0', to: 2.9 }],
      question: {
        ask: 'What happens to the sugar in the answer of the hard lookup?',
        answer: {
          kind: 'change',
          cell: 'hard_context:0,0',
          wrong: {
            grow: 'For more, a sweeter entry would have to be the best. The best is still [[row:value:1]], and it is taken alone.',
            shrink:
              'The soft lookup gives less now. The hard one takes the best entry alone, and that is still [[row:value:1]].',
          },
        },
        right: 'Second best counts for nothing.',
      },
      because:
        'The score rose from [[was:scores:0,0]] to [[scores:0,0]], still below [[scores:0,1]], so the hard answer is the same. The soft one went from [[was:context:0,0]] to [[context:0,0]]. It moves with every change of a score, and a model needs that to learn.',
    },
  ],
  checks: [
    {
      title: 'Compute a score',
      node: 'scores',
      question: {
        ask: 'The query is [[query:0,0]], [[query:0,1]], [[query:0,2]]. The key of [[row:key:1]] is [[key:1,0]], [[key:1,1]], [[key:1,2]]. What is its score?',
        answer: { kind: 'number', cell: 'scores:0,1', within: 0.01 },
        right:
          '[[query:0,0]] · [[key:1,0]] + [[query:0,1]] · [[key:1,1]] + [[query:0,2]] · [[key:1,2]] = [[scores:0,1]].',
        wrong: 'Multiply the three pairs and add up the products.',
        mistakes: [
          {
            edits: [{ set: 'query:0,0', to: 1 }],
            cell: 'scores:0,1',
            text: '[[given]] is the sum of the key alone. Multiply each number by that of the query first: the first one counts [[query:0,0]] times.',
          },
        ],
      },
    },
    {
      title: 'Mix the values',
      node: 'context',
      question: {
        ask: 'The weights are [[weights:0,0]], [[weights:0,1]], [[weights:0,2]] and [[weights:0,3]]. The entries have [[value:0,0]], [[value:1,0]], [[value:2,0]] and [[value:3,0]] g of sugar. How much sugar does the soft lookup give? One decimal is enough.',
        answer: { kind: 'number', cell: 'context:0,0', within: 0.06 },
        right: 'Each amount of sugar times its weight, then added up: [[context:0,0]].',
        wrong: 'Multiply each amount of sugar by its weight, and add up the four products.',
        mistakes: [
          {
            edits: [],
            cell: 'hard_context:0,0',
            text: '[[given]] is the hard answer: that of the best entry alone.',
          },
          {
            edits: [{ option: 'temperature', to: 1000000 }],
            cell: 'context:0,0',
            text: '[[given]] is the plain mean of the four amounts. But the entries have different weights.',
          },
        ],
      },
    },
    {
      title: 'Soft minus hard',
      node: 'weights_difference',
      question: {
        ask: 'Subtract the weights of the hard lookup from those of the soft one. For which entry is the difference negative?',
        answer: { kind: 'word', cell: 'weights_difference:0,min' },
        right:
          '[[col:weights_difference:a]]: [[weights:0,a]] minus [[hard_weights:0,a]]. What it gives away, the others get.',
        wrong:
          '[[col:weights_difference:g]] gets nothing from the hard lookup and [[weights:0,g]] from the soft one. Only the best entry loses.',
      },
    },
  ],
  remember: [
    { node: 'scores', text: 'A query is compared with every key: the score says how well they fit.' },
    {
      node: 'hard_weights',
      text: 'A hard lookup returns the best value. It changes in jumps, so a model cannot learn with it.',
    },
    {
      node: 'weights',
      text: 'A soft lookup returns a mixture of all values. The temperature decides how much the best one leads.',
    },
  ],
  sources: [
    {
      text: 'Graves et al. 2014, “Neural Turing Machines”',
      place: 'section 3.3.1, equation 5',
    },
  ],
  claims: [
    {
      says: 'less than a seventh of the best share',
      cell: 'weights:0,1',
      times: [7, 1000000000.0],
      than: 'weights:0,0',
    },
    {
      says: 'so its share is e · e times as large, more than seven times',
      cell: 'weights:0,1',
      times: [7, 8],
      than: 'weights:0,0',
    },
    { says: 'leads it by 2 points', cell: 'tempered_scores:0,1', more: [2, 2], than: 'tempered_scores:0,0' },
    { says: 'gets most of the weight', cell: 'weights:0,1', in: 'row', is: 'largest', alone: true },
    { says: 'gets most of the weight', cell: 'weights:0,1', is: '>', than: 0.5 },
    { says: 'It has the smallest weight', cell: 'weights:0,2', in: 'row', is: 'smallest', alone: true },
    { says: 'have less sugar, and more weight than', cell: 'value:0,0', is: '<', than: 'value:1,0' },
    { says: 'have less sugar, and more weight than', cell: 'value:3,0', is: '<', than: 'value:1,0' },
    { says: 'have less sugar, and more weight than', cell: 'weights:0,0', is: '>', than: 'weights:0,2' },
    { says: 'have less sugar, and more weight than', cell: 'weights:0,3', is: '>', than: 'weights:0,2' },
    {
      says: 'a row adds up to 0',
      sum: [
        'weights_difference:0,0',
        'weights_difference:0,1',
        'weights_difference:0,2',
        'weights_difference:0,3',
      ],
      between: [0, 0],
    },
    {
      says: 'Only the best entry loses',
      cell: 'weights_difference:0,1',
      in: 'row',
      is: 'smallest',
      alone: true,
    },
    { says: 'Only the best entry loses', cell: 'weights_difference:0,0', is: '>', than: 0 },
    { says: 'Only the best entry loses', cell: 'weights_difference:0,2', is: '>', than: 0 },
    { says: 'Only the best entry loses', cell: 'weights_difference:0,3', is: '>', than: 0 },
    {
      says: 'The best entry takes more, the others get less.',
      after: 0,
      cell: 'weights:0,1',
      in: 'row',
      is: 'largest',
      alone: true,
    },
    {
      says: 'The best entry takes more, the others get less.',
      after: 0,
      cell: 'weights:0,2',
      is: '<',
      than: 'was:weights:0,2',
    },
    {
      says: 'The best entry takes more, the others get less.',
      after: 0,
      cell: 'weights:0,3',
      is: '<',
      than: 'was:weights:0,3',
    },
    { says: 'twice as far apart', after: 0, cell: 'scores:0,1', times: [1, 1], than: 'was:scores:0,1' },
    { says: 'still below', after: 2, cell: 'scores:0,0', is: '<', than: 'scores:0,1' },
    {
      says: 'The answer comes close to the mean of all four values',
      after: 1,
      cell: 'context:0,0',
      more: [0, 0.1],
      than: 'context:0,0',
    },
  ],
};
