import type { Guide } from '../../guide';

export const crossAttentionGuide: Guide = {
  needs: ['self-attention'],
  cover: {
    picture: { kind: 'matrix', node: 'weights' },
    lead: 'Two sentences that say the same thing. Each English word has a row, each French word a column. The darker a cell, the more the English word looks at the French one.',
    question: {
      ask: 'Which word looks most at [[col:weights:3]]?',
      answer: { kind: 'word', cell: 'weights:max,3' },
      right:
        'French says [[row:weights:ar]] with two words, [[col:weights:1]] and [[col:weights:3]]. It gives [[weights:ar,3]] to [[col:weights:3]]. How does it find them in another language?',
      wrong:
        '[[row:weights:gr]] gives [[weights:gr,3]] to [[col:weights:3]]. [[row:weights:ar]] gives [[weights:ar,3]], since French says it with two words, [[col:weights:1]] and [[col:weights:3]]. How does it find them?',
    },
  },
  keySteps: [
    { node: 'x', title: 'The sentence that asks' },
    { node: 'y', title: 'The sentence that is asked' },
    {
      node: 'query',
      title: 'Queries: from the English sentence',
      action: 'Select a number of [[query]] to see what it is made from.',
    },
    { node: 'key', title: 'Keys: from the French sentence' },
    { node: 'value', title: 'Values: from the French sentence too' },
    {
      node: 'scores',
      title: 'Scores: each English word meets each French one',
      prediction: {
        ask: 'The query of [[row:query:1]] is [[query:1,0]], [[query:1,1]], [[query:1,2]], [[query:1,3]]. A score is large where query and key are large in the same places. Which French key fits best? Put the words in order, best first.',
        answer: { kind: 'order', row: 'scores:1' },
        right:
          '[[col:scores:1]] scores [[scores:1,1]] and [[col:scores:3]] [[scores:1,3]]: the two words that French uses for [[row:scores:1]].',
        wrong:
          '[[col:scores:g]] scores [[scores:1,g]], but [[col:scores:a]] scores [[scores:1,a]] and comes before it.',
      },
      action: 'Select any number in [[scores]]: a row of [[query]] meets a column of [[key_transposed]].',
    },
    {
      node: 'weights',
      title: 'Weights: shares of one whole, row by row',
      prediction: {
        ask: 'The scaled scores of [[row:scaled_scores:1]] are [[scaled_scores:1,0]], [[scaled_scores:1,1]], [[scaled_scores:1,2]] and [[scaled_scores:1,3]]. The softmax turns them into shares that add up to 1. How large is the share of [[col:scaled_scores:1]]? Drag the bar.',
        answer: { kind: 'bar', cell: 'weights:1,1', from: 0, to: 1, within: 0.1 },
        right:
          'It is [[weights:1,1]], and [[col:weights:3]] gets [[weights:1,3]]. Two words with high scores share most of the whole.',
        wrong:
          'You said [[given]]; it is [[weights:1,1]]. [[col:weights:3]] has almost as high a score and takes [[weights:1,3]]; the other two words get little.',
      },
      action: 'Point at or tap a word above the matrix to see only its lines.',
    },
    {
      node: 'context',
      title: 'Context: English rows of French values',
      prediction: {
        ask: '[[row:weights:1]] looks mostly at [[col:weights:1]] and [[col:weights:3]]. The second numbers of their values are [[value:1,1]] and [[value:3,1]]; [[value:1,1]] is the smallest of its column. What will the second number of [[row:weights:1]] be?',
        answer: {
          kind: 'choice',
          choices: [
            {
              text: 'Positive.',
              holds: ['context:1,1', '>', 0],
              wrong:
                'For that, the largest weights would have to be on positive numbers. The two words that weigh most have negative ones: it is [[context:1,1]].',
            },
            { text: 'Negative, but above [[value:1,1]].', holds: ['context:1,1', '<', 0] },
            {
              text: 'Below [[value:1,1]].',
              holds: ['context:1,1', '<', 'value:1,1'],
              wrong:
                'A mixture is never below the smallest of its numbers, [[value:1,1]]. It is [[context:1,1]].',
            },
          ],
        },
        right:
          'It is [[context:1,1]]. A mixture lies between the smallest and the largest of the numbers that are mixed.',
      },
      action: 'Select a number of [[context]]: its terms are weights times values.',
    },
  ],
  tries: [
    {
      title: 'Change a French word',
      node: 'scores',
      text: 'The row of [[row:y:3]] in [[y]] has [[y:3,1]] in column 2. You are about to make it 0.',
      edits: [{ set: 'y:3,1', to: 0 }],
      question: {
        ask: 'Which scores will change? Mark them.',
        answer: {
          kind: 'moved',
          node: 'scores',
          wrong: {
            missed: 'Some are missing: every English word has a score for the changed French word.',
            extra: 'Too many: a French word only makes a key, so only its column can change.',
          },
        },
        right: 'Only the column of the word.',
        wrong: 'The framed cells are marked wrongly. A French word has a column of scores, and no row.',
      },
      because:
        'A French word makes a key, never a query. Its key is new, so every English word scores it again; all other scores stay. The weights of a row share one whole, so all of them moved, and with them the whole of [[context]].',
    },
    {
      title: 'Change an English word',
      node: 'context',
      text: 'The row of [[row:x:1]] in [[x]] has [[x:1,1]] in column 2. You are about to make it 0.',
      edits: [{ set: 'x:1,1', to: 0 }],
      question: {
        ask: 'Which numbers of [[context]] will change? Mark them.',
        answer: {
          kind: 'moved',
          node: 'context',
          wrong: {
            missed: 'Some are missing: with new weights, every column of the row is mixed differently.',
            extra: 'Too many: an English word makes one query, and a query decides one row.',
          },
        },
        right: 'Only the row of the word.',
        wrong: 'The framed cells are marked wrongly. An English word asks for its own row, and for no other.',
      },
      because:
        'An English word makes a query, and a query decides one row of weights. Keys and values come from the French sentence, which did not change. So the other English words get what they got before.',
    },
    {
      title: 'Swap two French words',
      node: 'context',
      text: 'You are about to exchange the rows of [[row:y:1]] and [[row:y:3]] in [[y]], as if the French sentence had another order.',
      edits: [
        { set: 'y:1,0', to: 0 },
        { set: 'y:1,2', to: 1 },
        { set: 'y:3,0', to: -1 },
        { set: 'y:3,2', to: 2 },
      ],
      question: {
        ask: 'What happens to the first number of [[row:context:1]]?',
        answer: {
          kind: 'change',
          cell: 'context:1,0',
          wrong: {
            grow: 'It would grow if weights now met other values. The key and the value of a word moved together.',
            shrink: 'It would shrink if a term were lost. The sum has the same terms in another order.',
          },
        },
        right: 'The sum has the same terms in another order.',
      },
      because:
        'The key and the value of a word move together. The weight [[was:weights:1,1]] stood in column 2; now column 4 has [[weights:1,3]], and its value went along. Attention alone does not know the order of words: models add it to the rows of [[y]].',
    },
  ],
  checks: [
    {
      title: 'Make a key',
      node: 'key',
      question: {
        ask: 'A key is made from a row of one of the two sentences and a learned matrix. What is the first number in the key of [[row:key:1]]?',
        answer: { kind: 'number', cell: 'key:1,0', within: 0.01 },
        right: 'Its row in [[y]] times the first column of [[w_k]]: [[key:1,0]].',
        wrong:
          'Multiply the row of [[row:key:1]] in [[y]] and the first column of [[w_k]] pair by pair, and add up.',
        mistakes: [
          {
            edits: [],
            cell: 'query:1,0',
            text: '[[given]] belongs to the query of [[row:query:1]]. Queries are made from [[x]], keys from [[y]].',
          },
          {
            edits: [],
            cell: 'value:1,0',
            text: '[[given]] is made with [[w_v]]: it belongs to the value of [[row:value:1]].',
          },
        ],
      },
    },
    {
      title: 'Who asks whom?',
      node: 'scores',
      question: {
        ask: '[[row:scores:2]] asks. Select its score for [[col:scores:0]].',
        answer: { kind: 'cell', cell: 'scores:2,0' },
        right: 'The row of the English word, the column of the French one.',
        wrong: 'There, [[row:scores:gr]] asks and [[col:scores:g]] is asked. Rows ask, columns are asked.',
      },
    },
    {
      title: 'What is mixed?',
      node: 'context',
      question: {
        ask: 'The weights of [[row:weights:2]] are [[weights:2,0]], [[weights:2,1]], [[weights:2,2]] and [[weights:2,3]]. The first column of [[value]] is [[value:0,0]], [[value:1,0]], [[value:2,0]], [[value:3,0]]. What is its first number in [[context]]? One decimal is enough.',
        answer: { kind: 'number', cell: 'context:2,0', within: 0.06 },
        right: 'Each number of the column counts by its weight: [[context:2,0]].',
        wrong: 'Multiply each weight by the number of the same French word, and add up.',
        mistakes: [
          {
            edits: [{ option: 'scale', to: 0.000001 }],
            cell: 'context:2,0',
            text: '[[given]] is the plain mean of the column. Here each number counts by its weight.',
          },
          {
            edits: [
              { set: 'w_v:0,0', to: -1 },
              { set: 'w_v:1,0', to: 1 },
              { set: 'w_v:2,0', to: -1 },
            ],
            cell: 'context:2,0',
            text: '[[given]] is a mixture of the keys. Keys only decide the weights; what is mixed are the values.',
          },
          {
            edits: [],
            cell: 'context:1,0',
            text: '[[given]] is the number of [[row:context:1]]: it uses the weights of another row.',
          },
        ],
      },
    },
  ],
  remember: [
    { node: 'query', text: 'One sentence makes the queries.' },
    { node: 'key', text: 'The other sentence makes both the keys and the values.' },
    {
      node: 'context',
      text: 'The result has one row for each query, and mixes values of the other sentence.',
    },
  ],
  sources: [
    {
      text: 'Vaswani et al. 2017, “Attention Is All You Need”',
      place: 'equation 1 and section 3.2.3',
    },
    {
      text: 'The article “Attention in transformers” takes keys and queries from the same sentence. Here keys and values come from the same one, [[y]]; only the queries come from [[x]].',
      isErratum: true,
    },
    {
      text: 'The article “Attention Mechanism in Transformers” says that the sequence of the keys and values is rebuilt. The result has a row for each query: [[dim:m]] rows, while [[y]] has [[dim:n]].',
      isErratum: true,
    },
  ],
  claims: [
    { says: 'Which word looks most at', cell: 'weights:1,3', in: 'column', is: 'largest', alone: true },
    { says: 'Two words with high scores share most of the whole', cell: 'weights:1,1', is: '>', than: 0.5 },
    {
      says: 'Two words with high scores share most of the whole',
      sum: ['weights:1,1', 'weights:1,3'],
      between: [0.85, 1],
    },
    { says: 'the other two words get little', sum: ['weights:1,0', 'weights:1,2'], between: [0, 0.12] },
    { says: 'is the smallest of its column', cell: 'value:1,1', in: 'column', is: 'smallest', alone: true },
    { says: 'so all of them moved, and with them the whole of', after: 0, moved: 'weights', count: 'all' },
    { says: 'so all of them moved, and with them the whole of', after: 0, moved: 'context', count: 'all' },
    { says: 'Only the column of the word.', after: 0, moved: 'scores', count: 3 },
    { says: 'So the other English words get what they got before.', after: 1, moved: 'context', count: 2 },
    { says: 'now column 4 has', after: 2, same: ['weights:,1', 'was:weights:,3'] },
    { says: 'The sum has the same terms in another order.', after: 2, moved: 'context', count: 0 },
  ],
};
