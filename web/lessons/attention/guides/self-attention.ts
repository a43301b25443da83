import type { Guide } from '../../guide';

export const selfAttentionGuide: Guide = {
  needs: ['scaled-dot-product'],
  cover: {
    picture: { kind: 'arcs', row: 'weights:2' },
    lead: 'Until now, queries, keys and values were given. Here the sentence makes all three of them itself, with three matrices that a model learns.',
    question: {
      ask: 'Which word does [[row:weights:2]] look at most?',
      answer: { kind: 'word', cell: 'weights:2,max' },
      right: '[[row:weights:2]] gives [[weights:2,a]] to [[col:weights:a]]: a word may look at itself.',
      wrong:
        '[[col:weights:g]] gets [[weights:2,g]]. Most goes to [[col:weights:a]], with [[weights:2,a]]: a word may look at itself.',
    },
  },
  keySteps: [
    { node: 'x', title: 'The sentence: a row of numbers for each word' },
    { node: 'w_q', title: 'Three learned matrices', defines: ['w_k', 'w_v'] },
    {
      node: 'query',
      title: 'Queries: made from the words',
      prediction: {
        ask: 'Each row of [[x]] meets each column of [[w_q]]: multiply pair by pair, add up. Which number of [[query]] will be the largest?',
        answer: { kind: 'cell', cell: 'query:max,max' },
        right: '[[query:gr,g]]: no other number is larger.',
        wrong:
          'There [[row:query:gr]] gets [[query:gr,g]]. The largest is [[query:ar,a]], for [[row:query:ar]]: its row of [[x]] and that column are large in the same places.',
      },
      action: 'Select a number of [[query]] to see its sum.',
    },
    { node: 'key', title: 'Keys: the same words, another matrix' },
    { node: 'value', title: 'Values: what will be mixed' },
    {
      node: 'scores',
      title: 'Scores: each word meets each word',
      prediction: {
        ask: 'Queries and keys now come from the same sentence. Whose key fits the query of [[row:query:1]] best? Put the words in order, best first.',
        answer: { kind: 'order', row: 'scores:1' },
        right: 'The scores are [[scores:1,0]], [[scores:1,1]] and [[scores:1,2]].',
        wrong:
          '[[col:scores:g]] scores [[scores:1,g]], but [[col:scores:a]] scores [[scores:1,a]] and comes before it.',
      },
    },
    { node: 'weights', title: 'Weights: each row adds up to 1' },
    {
      node: 'context',
      title: 'Context: one new row for each word',
      action: 'Select a number of [[context]]: its terms are weights times values.',
    },
  ],
  tries: [
    {
      title: 'Change one word',
      node: 'scores',
      text: 'The row of [[row:x:2]] in [[x]] ends with [[x:2,3]]. You are about to make it 0.',
      edits: [{ set: 'x:2,3', to: 0 }],
      question: {
        ask: 'Which scores will change? Mark them.',
        answer: {
          kind: 'moved',
          node: 'scores',
          wrong: {
            missed: 'Some are missing: the word asks in its row, and is asked in its column.',
            extra: 'Too many: scores between two other words use nothing of [[row:x:2]].',
          },
        },
        right: 'The row and the column of the word.',
        wrong: 'The framed cells are marked wrongly: the word has a row and a column in the matrix.',
      },
      because:
        '[[row:x:2]] asks with another query, so its row moved; it offers another key, so its column moved. The four other scores are between words that stayed as they were.',
    },
    {
      title: 'One matrix for queries and keys',
      node: 'scores',
      text: 'Let [[w_k]] be a copy of [[w_q]]: each word then offers exactly what it asks for.',
      edits: [{ input: 'w_k', from: 'w_q' }],
      question: {
        ask: 'What will the matrix of scores be like?',
        answer: {
          kind: 'choice',
          choices: [
            {
              text: 'Two words score each other alike.',
              holds: ['scores:0,1', '=', 'scores:1,0'],
            },
            {
              text: 'All scores are equal.',
              holds: ['scores:0,0', '=', 'scores:0,1'],
              wrong:
                'All words would have to be the same. [[row:scores:0]] gives itself [[scores:0,0]], and [[col:scores:1]] [[scores:0,1]].',
            },
            {
              text: 'A word scores itself lower than others.',
              holds: ['scores:0,0', '<', 'scores:0,1'],
              wrong:
                'With one matrix a word offers just what it asks for, so it fits itself: [[scores:0,0]] is not below [[scores:0,1]].',
            },
          ],
        },
        right: 'The matrix is symmetric.',
      },
      because:
        '[[scores:0,1]] and [[scores:1,0]] are the product of the same two rows. With two matrices, a word can look for something else than it offers. A noun can look for its verb, and be found by its adjective.',
    },
    {
      title: 'Add a bias to the keys',
      node: 'weights',
      text: 'Some models add the same row of numbers, a bias, to every key. You are about to add 1 to the first number of each key.',
      edits: [
        { option: 'bias', to: true },
        { set: 'b_k:0,0', to: 1 },
      ],
      question: {
        ask: 'What happens to the weight that [[row:weights:1]] gives to [[col:weights:2]]?',
        answer: {
          kind: 'change',
          cell: 'weights:1,2',
          wrong: {
            grow: 'It would grow if this score alone rose. All scores of the row moved by the same amount.',
            shrink:
              'Its score did fall, from [[was:scores:1,2]] to [[scores:1,2]]. The others of the row fell by as much, and only differences count.',
          },
        },
        right: 'All scores of a row moved by the same amount.',
      },
      because:
        'The score of [[row:scores:1]] and [[col:scores:2]] was [[was:scores:1,2]], now it is [[scores:1,2]]; the others of its row moved alike. Only differences within a row count for the softmax, so the weight is still [[weights:1,2]].',
    },
  ],
  checks: [
    {
      title: 'Make a query',
      node: 'query',
      question: {
        ask: 'The row of [[row:x:1]] in [[x]] is [[x:1,0]], [[x:1,1]], [[x:1,2]], [[x:1,3]]. The second column of [[w_q]] is [[w_q:0,1]], [[w_q:1,1]], [[w_q:2,1]], [[w_q:3,1]]. What is the second number of its query?',
        answer: { kind: 'number', cell: 'query:1,1', within: 0.01 },
        right: 'Pair by pair, then added up: [[query:1,1]].',
        wrong: 'Multiply the four pairs and add up the products.',
        mistakes: [
          {
            edits: [{ input: 'w_q', from: 'w_k' }],
            cell: 'query:1,1',
            text: '[[given]] is made with [[w_k]]: that is a number of its key.',
          },
        ],
      },
    },
    {
      title: 'Who looks at whom?',
      node: 'scores',
      question: {
        ask: 'Select the score that says how well the key of [[row:query:0]] fits the query of [[row:query:2]].',
        answer: { kind: 'cell', cell: 'scores:2,0' },
        right: 'The row of the query, the column of the key.',
        wrong:
          'That cell has the query of [[row:scores:gr]] and the key of [[col:scores:g]]. Queries are rows, keys are columns.',
      },
    },
    {
      title: 'What is mixed?',
      node: 'context',
      question: {
        ask: 'The weights of [[row:weights:1]] are [[weights:1,0]], [[weights:1,1]] and [[weights:1,2]]. What is its first number in [[context]]? One decimal is enough.',
        answer: { kind: 'number', cell: 'context:1,0', within: 0.06 },
        right: 'A mean of the first column of [[value]], each number by its weight.',
        wrong: 'Take the first column of [[value]], multiply each number by its weight, and add up.',
        mistakes: [
          {
            edits: [{ input: 'w_v', from: 'w_k' }],
            cell: 'context:1,0',
            text: '[[given]] is a mixture of keys. Keys only decide the weights; what is mixed are the values.',
          },
          {
            edits: [{ input: 'w_v', from: 'w_q' }],
            cell: 'context:1,0',
            text: '[[given]] is a mixture of queries. What is mixed are the values.',
          },
        ],
      },
    },
  ],
  remember: [
    {
      node: 'query',
      text: 'Three learned matrices make a query, a key and a value from the row of each word.',
    },
    { node: 'scores', text: 'Each word meets each word of its sentence, itself included.' },
    {
      node: 'context',
      text: 'The result has a row for each word, so it can go into a next layer.',
    },
  ],
  sources: [
    { text: 'Vaswani et al. 2017, “Attention Is All You Need”', place: 'section 3.2.1, equation 1' },
    {
      text: 'The article “Attention in transformers” gives the result as length of an embedding by d_v. It is number of queries by d_v: [[dim:n]] by [[dim:d_v]].',
      isErratum: true,
    },
  ],
  claims: [
    { says: 'no other number is larger', cell: 'query:1,1', in: 'matrix', is: 'largest' },
    { says: 'The four other scores', after: 0, moved: 'scores', count: 5 },
    { says: 'The matrix is symmetric', after: 1, same: ['scores:0', 'scores:,0'] },
    { says: 'so it fits itself', after: 1, cell: 'scores:0,0', in: 'row', is: 'largest', alone: true },
    { says: 'so the weight is still', after: 2, moved: 'weights', count: 0 },
    { says: 'moved by the same amount', after: 2, cell: 'was:scores:1,0', more: [1, 1], than: 'scores:1,0' },
    { says: 'moved by the same amount', after: 2, cell: 'was:scores:1,1', more: [1, 1], than: 'scores:1,1' },
    { says: 'moved by the same amount', after: 2, cell: 'was:scores:1,2', more: [1, 1], than: 'scores:1,2' },
    { says: 'a word may look at itself', cell: 'weights:2,2', in: 'row', is: 'largest', alone: true },
  ],
};
