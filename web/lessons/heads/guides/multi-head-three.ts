import type { Guide } from '../../guide';

export const multiHeadThreeGuide: Guide = {
  needs: ['multi-head-cross'],
  cover: {
    picture: { kind: 'arcs', row: 'head_0/weights:2' },
    lead: 'A small dictionary has four headwords, with an entry under each. A word is compared with all headwords; then entries are read. [[row:head_0/weights:2]] is not among them.',
    question: {
      ask: 'Under which headword is [[row:head_0/weights:2]] looked up?',
      answer: { kind: 'word', cell: 'head_0/weights:2,max' },
      right:
        'Mostly under [[col:head_0/weights:a]], with [[head_0/weights:2,a]]; the others are read a little too. What is compared and what is read come from different places here. How does this work?',
      wrong:
        '[[col:head_0/weights:g]] gets [[head_0/weights:2,g]], [[col:head_0/weights:a]] gets [[head_0/weights:2,a]]: nothing fits exactly, so the best match counts most. What is compared and what is read come from different places. How does this work?',
    },
  },
  keySteps: [
    { node: 'x_q', title: 'What asks: the words of a sentence' },
    { node: 'x_k', title: 'What is searched: the headwords' },
    { node: 'x_v', title: 'What is read: the entries' },
    { node: 'query', title: 'Queries: from the sentence' },
    {
      node: 'key',
      title: 'Keys: from the headwords',
      action: 'Select a number of [[key]]: it is made from a row of [[x_k]].',
    },
    {
      node: 'value',
      title: 'Values: from the entries',
      action: 'Select a number of [[value]]: it is made from a row of [[x_v]].',
    },
    {
      node: 'head_0/weights',
      title: 'Weights of the first head',
      prediction: {
        ask: 'In the first head, the scaled scores of [[row:head_0/scaled_scores:1]] are [[head_0/scaled_scores:1,1]] for [[col:head_0/scaled_scores:1]], [[head_0/scaled_scores:1,2]] for [[col:head_0/scaled_scores:2]] and less for the others. The softmax turns them into shares that add up to 1. How large is the share of [[col:head_0/scaled_scores:2]]? Drag the bar.',
        answer: { kind: 'bar', cell: 'head_0/weights:1,2', from: 0, to: 1, within: 0.08 },
        right:
          'It is [[head_0/weights:1,2]]. A lead of nearly 3 in scores leaves little for the second best.',
        wrong:
          'You said [[given]]; it is [[head_0/weights:1,2]], against [[head_0/weights:1,1]] for [[col:head_0/weights:1]]. Differences of scores count, not their ratio: a lead of nearly 3 leaves little for the second best.',
      },
      action: 'Point at or tap a word above the matrix to see which headwords it looks at.',
    },
    {
      node: 'head_0/context',
      title: 'Context: what the first head reads',
      prediction: {
        ask: 'In the first head, [[row:head_0/weights:2]] has the weights [[head_0/weights:2,0]], [[head_0/weights:2,1]], [[head_0/weights:2,2]], [[head_0/weights:2,3]]. The first column of the values is [[head_0/value:0,0]], [[head_0/value:1,0]], [[head_0/value:2,0]], [[head_0/value:3,0]]. Where will their mixture be? Drag the bar.',
        answer: { kind: 'bar', cell: 'head_0/context:2,0', from: -1, to: 2, within: 0.25 },
        right:
          'It is [[head_0/context:2,0]]. The value of [[row:head_0/value:2]] weighs most, and the others pull the mixture down.',
        wrong:
          'You said [[given]]; it is [[head_0/context:2,0]]. The value of [[row:head_0/value:2]] weighs most, and the others pull the mixture down.',
      },
    },
    {
      node: 'head_1/weights',
      title: 'Weights of the second head',
      prediction: {
        ask: 'In the second head, the scaled scores of [[row:head_1/scaled_scores:1]] are [[head_1/scaled_scores:1,0]], [[head_1/scaled_scores:1,1]], [[head_1/scaled_scores:1,2]], [[head_1/scaled_scores:1,3]]; those of [[row:head_1/scaled_scores:2]] are [[head_1/scaled_scores:2,0]], [[head_1/scaled_scores:2,1]], [[head_1/scaled_scores:2,2]], [[head_1/scaled_scores:2,3]]. Both have the same best score. Which gives it the larger weight?',
        answer: {
          kind: 'choice',
          choices: [
            { text: '[[row:head_1/weights:1]]', holds: ['head_1/weights:1,1', '>', 'head_1/weights:2,2'] },
            {
              text: '[[row:head_1/weights:2]]',
              holds: ['head_1/weights:1,1', '<', 'head_1/weights:2,2'],
              wrong:
                'Its second headword scores well too, and takes [[head_1/weights:2,3]]. So it gives only [[head_1/weights:2,2]]; [[row:head_1/weights:1]] gives [[head_1/weights:1,1]].',
            },
            {
              text: 'Both the same',
              holds: ['head_1/weights:1,1', '=', 'head_1/weights:2,2'],
              wrong:
                'The best score is the same, but a row shares one whole with all its scores: [[row:head_1/weights:1]] gives [[head_1/weights:1,1]], [[row:head_1/weights:2]] only [[head_1/weights:2,2]].',
            },
          ],
        },
        right:
          'It gives [[head_1/weights:1,1]], the other only [[head_1/weights:2,2]]: there, a second headword scores well and takes [[head_1/weights:2,3]].',
      },
    },
    { node: 'concat', title: 'Side by side: what both heads read' },
    {
      node: 'output',
      title: 'Output: a row for each word that asks',
      action: 'Select a number of [[output]]: its terms come from both heads.',
    },
  ],
  tries: [
    {
      title: 'Rewrite an entry',
      node: 'head_0/weights',
      text: 'In [[x_v]], the entry under [[row:x_v:1]] begins with [[x_v:1,0]]. You are about to make it 3.',
      edits: [{ set: 'x_v:1,0', to: 3 }],
      question: {
        ask: 'In the first head, [[row:head_0/weights:1]] gives [[head_0/weights:1,1]] to [[col:head_0/weights:1]]. What happens to this weight?',
        answer: {
          kind: 'change',
          cell: 'head_0/weights:1,1',
          wrong: {
            grow: 'It would grow if the headword fitted better. Only the entry changed, and entries are read afterwards.',
            shrink:
              'It would shrink if the headword fitted less well. Only the entry changed, and entries are read afterwards.',
          },
        },
        right: 'Where to look is decided by queries and keys alone.',
      },
      because:
        'No weight changed. What is read there did: the first number of [[row:head_0/context:1]] in [[head_0/context]] was [[was:head_0/context:1,0]], now it is [[head_0/context:1,0]].',
    },
    {
      title: 'Change a headword',
      node: 'head_0/weights',
      text: 'In [[x_k]], the row of [[row:x_k:2]] has [[x_k:2,2]] in column 3. You are about to make it 0.',
      edits: [{ set: 'x_k:2,2', to: 0 }],
      question: {
        ask: 'Where will [[row:head_0/weights:2]] look now, in the first head?',
        answer: {
          kind: 'choice',
          choices: [
            {
              text: 'Still mostly at [[col:head_0/weights:2]]',
              holds: ['head_0/weights:2,2', '>', 'head_0/weights:2,3'],
              wrong:
                'It would if its score were still the best. It is now [[head_0/scores:2,2]], as for [[col:head_0/weights:3]].',
            },
            {
              text: 'At [[col:head_0/weights:2]] and [[col:head_0/weights:3]] equally',
              holds: ['head_0/weights:2,2', '=', 'head_0/weights:2,3'],
            },
            {
              text: 'Mostly at [[col:head_0/weights:3]]',
              holds: ['head_0/weights:2,2', '<', 'head_0/weights:2,3'],
              wrong:
                'For that, [[col:head_0/weights:3]] would need the better score. Both have [[head_0/scores:2,3]] now.',
            },
          ],
        },
        right: 'Three headwords have the same score now.',
      },
      because:
        'Its score was [[was:head_0/scores:2,2]], now it is [[head_0/scores:2,2]], as for [[col:head_0/scores:1]] and [[col:head_0/scores:3]]. Each of the three has the weight [[head_0/weights:2,2]]. What stands under the headword did not change: it is only found less easily.',
    },
    {
      title: 'Exchange two entries',
      node: 'head_0/context',
      text: 'You are about to exchange the entries under [[row:x_v:1]] and [[row:x_v:2]] in [[x_v]]. The headwords stay in their places.',
      edits: [
        { set: 'x_v:1,0', to: 2 },
        { set: 'x_v:1,1', to: -1 },
        { set: 'x_v:2,0', to: 0 },
        { set: 'x_v:2,1', to: 1 },
      ],
      question: {
        ask: 'The values of [[row:head_0/value:1]] and [[row:head_0/value:2]] begin with [[head_0/value:1,0]] and [[head_0/value:2,0]] in the first head. What happens to the first number that [[row:head_0/context:1]] reads?',
        answer: {
          kind: 'change',
          cell: 'head_0/context:1,0',
          wrong: {
            shrink:
              'It would shrink if the entry found there began with less. It is now the other one, which begins with [[head_0/value:1,0]].',
            stay: 'It would stay if the headwords had moved along. Only the entries changed places.',
          },
        },
        right: 'It looks at the same headword, and finds another entry there.',
      },
      because:
        'It was [[was:head_0/context:1,0]], now it is [[head_0/context:1,0]]. Only the number of its row connects a key with its value. That is why [[x_k]] and [[x_v]] need the same number of rows, while their widths may differ.',
    },
    {
      title: 'Exchange headwords and entries',
      node: 'output',
      text: 'Now you are about to exchange [[row:x_k:1]] and [[row:x_k:2]] in [[x_k]] as well as in [[x_v]], as if the dictionary had another order.',
      edits: [
        { set: 'x_k:1,1', to: 0 },
        { set: 'x_k:1,2', to: 2 },
        { set: 'x_k:2,1', to: 2 },
        { set: 'x_k:2,2', to: 0 },
        { set: 'x_v:1,0', to: 2 },
        { set: 'x_v:1,1', to: -1 },
        { set: 'x_v:2,0', to: 0 },
        { set: 'x_v:2,1', to: 1 },
      ],
      question: {
        ask: 'What happens to the first number of [[row:output:1]] in [[output]]?',
        answer: {
          kind: 'change',
          cell: 'output:1,0',
          wrong: {
            grow: 'It would grow if another entry were read. Headword and entry moved together.',
            shrink: 'It would shrink if less of the same entry were read. Its weight moved along.',
          },
        },
        right: 'Keys and values moved together.',
      },
      because:
        'It is still [[output:1,0]]. Column 2 of the weights became column 3: [[was:head_0/weights:1,1]] is now [[head_0/weights:1,2]], and its value moved with it. The sums have the same terms in another order.',
    },
  ],
  checks: [
    {
      title: 'Make a key',
      node: 'key',
      question: {
        ask: 'In [[x_k]], the row of [[row:x_k:2]] is [[x_k:2,0]], [[x_k:2,1]], [[x_k:2,2]]. The first column of [[w_k]] is [[w_k:0,0]], [[w_k:1,0]], [[w_k:2,0]]. What is the first number of its key?',
        answer: { kind: 'number', cell: 'key:2,0', within: 0.01 },
        right: '[[x_k:2,0]] times [[w_k:0,0]] plus [[x_k:2,2]] times [[w_k:2,0]]: [[key:2,0]].',
        wrong: 'Multiply the three pairs and add up the products.',
        mistakes: [
          {
            edits: [{ set: 'w_k:2,0', to: 1 }],
            cell: 'key:2,0',
            text: '[[given]] has lost the minus sign of the last number of the column, [[w_k:2,0]].',
          },
          {
            edits: [],
            cell: 'value:2,0',
            text: '[[given]] is in the value of [[row:value:2]]. Values are made from [[x_v]], keys from [[x_k]].',
          },
        ],
      },
    },
    {
      title: 'Which headword fits best?',
      node: 'head_1/scores',
      question: {
        ask: 'In the second head, the query of [[row:head_1/query:2]] is [[head_1/query:2,0]], [[head_1/query:2,1]]. The keys are [[head_1/key:0,0]], [[head_1/key:0,1]] for [[row:head_1/key:0]]; [[head_1/key:1,0]], [[head_1/key:1,1]] for [[row:head_1/key:1]]; [[head_1/key:2,0]], [[head_1/key:2,1]] for [[row:head_1/key:2]]; [[head_1/key:3,0]], [[head_1/key:3,1]] for [[row:head_1/key:3]]. Put the headwords in order, the best score first.',
        answer: { kind: 'order', row: 'head_1/scores:2' },
        right:
          'The query is 0 in its first column, so only the second numbers of the keys count: [[col:head_1/scores:2]] scores [[head_1/scores:2,2]], [[col:head_1/scores:3]] [[head_1/scores:2,3]].',
        wrong:
          '[[col:head_1/scores:g]] scores [[head_1/scores:2,g]], but [[col:head_1/scores:a]] scores [[head_1/scores:2,a]] and comes before it. Where the query is 0, a key counts for nothing.',
      },
    },
    {
      title: 'What is read?',
      node: 'head_1/context',
      question: {
        ask: 'In the second head, the weights of [[row:head_1/weights:2]] are [[head_1/weights:2,0]], [[head_1/weights:2,1]], [[head_1/weights:2,2]], [[head_1/weights:2,3]]. The second column of the values is [[head_1/value:0,1]], [[head_1/value:1,1]], [[head_1/value:2,1]], [[head_1/value:3,1]]. What is its second number in [[head_1/context]]? One decimal is enough.',
        answer: { kind: 'number', cell: 'head_1/context:2,1', within: 0.06 },
        right: 'Each value counts by its weight: [[head_1/context:2,1]].',
        wrong: 'Multiply each weight by the value of the same headword, and add up the products.',
        mistakes: [
          {
            edits: [{ option: 'scale', to: 0.000001 }],
            cell: 'head_1/context:2,1',
            text: '[[given]] is the plain mean of the column. Here each value counts by its weight.',
          },
          {
            edits: [],
            cell: 'head_1/value:2,1',
            text: '[[given]] is the value of [[row:head_1/value:2]] alone. The other headwords count a little too.',
          },
          {
            edits: [],
            cell: 'head_1/context:0,1',
            text: '[[given]] uses the weights of another word, [[row:head_1/weights:0]].',
          },
        ],
      },
    },
  ],
  remember: [
    { node: 'x_q', text: 'Queries, keys and values can be made from three different matrices.' },
    {
      node: 'head_0/weights',
      text: 'Queries and keys decide where to look; values are what is read there.',
    },
    {
      node: 'x_v',
      text: 'Keys and values need the same number of rows: row by row, they belong together.',
    },
  ],
  sources: [
    { text: 'Vaswani et al. 2017, “Attention Is All You Need”', place: 'section 3.2.2' },
    {
      text: 'Carion et al. 2020, “End-to-End Object Detection with Transformers”: keys and values from different matrices',
    },
  ],
  claims: [
    { says: 'Mostly under', cell: 'head_0/weights:2,2', is: '>', than: 0.5 },
    {
      says: 'A lead of nearly 3',
      cell: 'head_0/scaled_scores:1,1',
      more: [2.7, 3],
      than: 'head_0/scaled_scores:1,2',
    },
    {
      says: 'Both have the same best score',
      cell: 'head_1/scaled_scores:1,1',
      is: '=',
      than: 'head_1/scaled_scores:2,2',
    },
    {
      says: 'weighs most, and the others pull the mixture down',
      cell: 'head_0/weights:2,2',
      in: 'row',
      is: 'largest',
      alone: true,
    },
    {
      says: 'weighs most, and the others pull the mixture down',
      cell: 'head_0/context:2,0',
      is: '<',
      than: 'head_0/value:2,0',
    },
    { says: 'No weight changed.', after: 0, moved: 'head_0/weights', count: 0 },
    { says: 'No weight changed.', after: 0, moved: 'head_1/weights', count: 0 },
    {
      says: 'Three headwords have the same score now.',
      after: 1,
      cell: 'head_0/weights:2,1',
      is: '=',
      than: 'head_0/weights:2,2',
    },
    {
      says: 'Three headwords have the same score now.',
      after: 1,
      cell: 'head_0/weights:2,3',
      is: '=',
      than: 'head_0/weights:2,2',
    },
    { says: 'The sums have the same terms in another order.', after: 3, moved: 'output', count: 0 },
    {
      says: 'Column 2 of the weights became column 3',
      after: 3,
      same: ['head_0/weights:,2', 'was:head_0/weights:,1'],
    },
    { says: 'The query is 0 in its first column', cell: 'head_1/query:2,0', is: '=', than: 0 },
  ],
};
