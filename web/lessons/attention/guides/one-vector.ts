import type { Guide } from '../../guide';

export const oneVectorGuide: Guide = {
  needs: ['self-attention'],
  cover: {
    picture: { kind: 'matrix', node: 'x' },
    lead: 'Self-attention, step by step: one vector first, that is, one row of numbers, and one number after the other. Then all vectors at once.',
    question: {
      ask: 'Attention makes a new vector from [[row:x:0]]. What goes into it?',
      answer: {
        kind: 'choice',
        choices: [
          {
            text: 'Only [[row:x:0]] itself.',
            holds: ['one_weights:0,0', '=', 1],
            wrong:
              'Then nothing would come from the others. Its own weight is [[one_weights:0,0]]; the other three share the rest. Where do these shares come from?',
          },
          {
            text: 'Only the other vectors.',
            holds: ['one_weights:0,0', '=', 0],
            wrong:
              'It takes part itself, with [[one_weights:0,0]]: its key is compared like any other. Where do these shares come from?',
          },
          { text: 'All vectors, some more than others.', holds: ['one_weights:0,3', '>', 0] },
        ],
      },
      right:
        '[[col:one_weights:0]] itself takes part with [[one_weights:0,0]]; the other three share the rest. Where do these shares come from?',
    },
  },
  keySteps: [
    { node: 'x', title: 'A set of vectors' },
    { node: 'one_token', title: 'One of them asks' },
    {
      node: 'one_query',
      title: 'Its query: what it looks for',
      action: 'Select a number of [[one_query]] to see its sum.',
    },
    { node: 'key', title: 'Keys: what each vector can be found by' },
    {
      node: 'one_scores',
      title: 'Scores α: how well does each key fit?',
      prediction: {
        ask: 'The query is [[one_query:0,0]], [[one_query:0,1]]. A score is its dot product with a key: multiply pair by pair, and add up. Whose key gets the largest score?',
        answer: { kind: 'word', cell: 'one_scores:0,max' },
        right:
          'Its score is [[one_scores:0,a]]. The second number of the query is [[one_query:0,1]], so only the first number of each key counts.',
        wrong:
          '[[col:one_scores:g]] scores [[one_scores:0,g]], [[col:one_scores:a]] scores [[one_scores:0,a]]. The second number of the query is [[one_query:0,1]], so only the first number of each key counts.',
      },
    },
    {
      node: 'one_weights',
      title: 'Weights α′: shares of one whole',
      prediction: {
        ask: 'The softmax turns the scores [[one_scores:0,0]], [[one_scores:0,1]], [[one_scores:0,2]] and [[one_scores:0,3]] into shares that add up to 1. How large is the share of [[col:one_scores:3]], whose score is [[one_scores:0,3]]? Drag the bar.',
        answer: { kind: 'bar', cell: 'one_weights:0,3', from: 0, to: 1, within: 0.05 },
        right: 'It is [[one_weights:0,3]]. The smallest score gets the smallest share, but never nothing.',
        wrong:
          'You said [[given]]; it is [[one_weights:0,3]]. The smallest score gets the smallest share, but not 0. Since e to the power of 0 is 1, it is not nothing; the largest score makes a share not even five times as large.',
      },
    },
    { node: 'value', title: 'Values: what will be mixed' },
    {
      node: 'one_context',
      title: 'The result b: a mixture of values',
      prediction: {
        ask: 'The weights are [[one_weights:0,0]], [[one_weights:0,1]], [[one_weights:0,2]] and [[one_weights:0,3]]. The second numbers of the values are [[value:0,1]], [[value:1,1]], [[value:2,1]] and [[value:3,1]]. What will the second number of b be? Drag the bar.',
        answer: { kind: 'bar', cell: 'one_context:0,1', from: -2, to: 2, within: 0.3 },
        right:
          'It is [[one_context:0,1]]. [[row:value:1]] and [[row:value:2]] cancel out, and [[row:value:0]] weighs more than [[row:value:3]].',
        wrong:
          'You said [[given]]; it is [[one_context:0,1]]. [[row:value:1]] and [[row:value:2]] cancel out: equal weights, opposite numbers. What remains is [[one_weights:0,0]] · [[value:0,1]] + [[one_weights:0,3]] · [[value:3,1]].',
      },
      action: 'Select a number of [[one_context]]: each of its terms is a weight times a value.',
    },
    { node: 'query', title: 'All vectors ask at once' },
    {
      node: 'scores',
      title: 'All scores in one matrix',
      prediction: {
        ask: 'For [[row:scores:0]] as the one that asks, the α of [[col:scores:1]] was [[one_scores:0,1]]. Now [[row:scores:1]] asks as well. What is its α of [[col:scores:0]]?',
        answer: {
          kind: 'choice',
          choices: [
            {
              text: 'The same.',
              holds: ['scores:1,0', '=', 'scores:0,1'],
              wrong:
                'It would be the same if queries were keys. Here the query of [[row:scores:1]] meets the key of [[col:scores:0]]: [[scores:1,0]], and not [[scores:0,1]].',
            },
            { text: 'Larger.', holds: ['scores:1,0', '>', 'scores:0,1'] },
            {
              text: 'Smaller.',
              holds: ['scores:1,0', '<', 'scores:0,1'],
              wrong:
                'It is larger: [[scores:1,0]]. This time the query of [[row:scores:1]] meets the key of [[col:scores:0]], and the two fit better.',
            },
          ],
        },
        right:
          'It is [[scores:1,0]]. This time it is the query of [[row:scores:1]] and the key of [[col:scores:0]]: other numbers, another score.',
      },
    },
    { node: 'weights', title: 'All weights: a softmax for each row' },
    { node: 'context', title: 'All results at once' },
  ],
  tries: [
    {
      title: 'Let another vector ask',
      node: 'one_weights',
      text: '[[col:one_weights:0]] asked, and looked most at itself. You are about to let [[col:one_weights:3]] ask.',
      edits: [{ option: 'token', to: 4 }],
      question: {
        ask: 'Which vector will [[col:one_weights:3]] look at most?',
        answer: {
          kind: 'choice',
          choices: [
            {
              text: '[[col:one_weights:0]], like before.',
              holds: ['one_weights:0,0', '>', 'one_weights:0,1'],
              wrong:
                'That was true for another query. With this one, [[col:one_weights:0]] gets [[one_weights:0,0]] and [[col:one_weights:1]] gets [[one_weights:0,1]].',
            },
            {
              text: '[[col:one_weights:1]].',
              holds: ['one_weights:0,1', '>', 'one_weights:0,0'],
            },
            {
              text: '[[col:one_weights:3]], itself.',
              holds: ['one_weights:0,3', '>', 'one_weights:0,1'],
              wrong:
                'It would if its query were like its key. They come from two matrices: itself, it gives [[one_weights:0,3]]; [[col:one_weights:1]] gets [[one_weights:0,1]].',
            },
          ],
        },
        right: 'Its query fits that key best.',
      },
      because:
        'Its score for [[col:scores:1]] is [[scores:3,1]], for itself only [[scores:3,3]]. Query and key are made by two matrices, so a vector need not look for what it offers. The keys and values are the same as before; only the query is new.',
    },
    {
      title: 'Change a vector that is asked',
      node: 'one_scores',
      text: 'The row of [[row:x:3]] in [[x]] begins with [[x:3,0]]. You are about to make that 2.',
      edits: [{ set: 'x:3,0', to: 2 }],
      question: {
        ask: 'Which scores of the vector that asks will change? Mark them.',
        answer: {
          kind: 'moved',
          node: 'one_scores',
          wrong: {
            missed: 'The one that uses the new key is missing.',
            extra: 'Too many: each score uses one key, and only that of [[row:x:3]] is new.',
          },
        },
        right: 'Only the score of the changed vector.',
        wrong: 'The framed cells are marked wrongly. Each score uses one key, and only one key is new.',
      },
      because:
        'The score of [[col:one_scores:3]] was [[was:one_scores:0,3]], now it is [[one_scores:0,3]]. The weights share one whole, so all of them changed: [[col:one_weights:3]] now gets [[one_weights:0,3]], the others have less.',
    },
    {
      title: 'Follow the arrows',
      node: 'one_context',
      text: 'Below the stage is a drawing of this computation, from the vectors at the bottom to b at the top. Follow the arrows from b down. Which vectors take part, and in how many ways?',
      edits: [],
      figure: 'one-vector',
      because:
        'All of them, in two ways: through their keys, which decide the weights, and through their values, which are mixed. The vector that asks takes part in a third way, through its query. No arrow comes from another b, so all b can be computed at the same time.',
    },
  ],
  checks: [
    {
      title: 'Query or key?',
      node: 'scores',
      question: {
        ask: 'How well does the key of [[col:scores:0]] fit the query of [[row:scores:3]]? Compute this α.',
        answer: { kind: 'number', cell: 'scores:3,0', within: 0.01 },
        right: '[[query:3,0]] · [[key:0,0]] + [[query:3,1]] · [[key:0,1]] = [[scores:3,0]].',
        wrong:
          'Multiply the row of [[row:query:3]] in [[query]] and the row of [[row:key:0]] in [[key]] pair by pair, and add up.',
        mistakes: [
          {
            edits: [],
            cell: 'scores:0,3',
            text: '[[given]] is the other way round: the query of [[row:scores:0]] and the key of [[col:scores:3]].',
          },
          {
            edits: [{ input: 'w_q', from: 'w_k' }],
            cell: 'scores:3,0',
            text: '[[given]] is the product of two keys. A score needs a query and a key.',
          },
          {
            edits: [{ input: 'w_k', from: 'w_q' }],
            cell: 'scores:3,0',
            text: '[[given]] is the product of two queries. A score needs a query and a key.',
          },
        ],
      },
    },
    {
      title: 'Mix the values',
      node: 'one_context',
      question: {
        ask: 'The weights are [[one_weights:0,0]], [[one_weights:0,1]], [[one_weights:0,2]] and [[one_weights:0,3]]. What is the first number of b? The values are in [[value]]. One decimal is enough.',
        answer: { kind: 'number', cell: 'one_context:0,0', within: 0.06 },
        right:
          '[[one_weights:0,0]] · [[value:0,0]] + [[one_weights:0,1]] · [[value:1,0]] + [[one_weights:0,2]] · [[value:2,0]] + [[one_weights:0,3]] · [[value:3,0]] = [[one_context:0,0]].',
        wrong: 'Take the first column of [[value]], multiply each number by its weight, and add up.',
        mistakes: [
          {
            edits: [{ input: 'w_v', from: 'w_k' }],
            cell: 'one_context:0,0',
            text: '[[given]] is a mixture of keys. Keys only decide the weights; what is mixed are the values.',
          },
          {
            edits: [{ input: 'w_v', from: 'w_q' }],
            cell: 'one_context:0,0',
            text: '[[given]] is a mixture of queries. What is mixed are the values.',
          },
        ],
      },
    },
    {
      title: 'Find a weight in the matrix',
      node: 'weights',
      question: {
        ask: 'Select the weight that [[row:weights:2]] gives to [[col:weights:1]].',
        answer: { kind: 'cell', cell: 'weights:2,1' },
        right: 'The row of the vector that asks, the column of the one that is asked.',
        wrong: 'That is what [[row:weights:gr]] gives to [[col:weights:g]]. Rows ask, columns are asked.',
      },
    },
  ],
  remember: [
    { node: 'one_scores', text: 'A score α is the dot product of one query and one key.' },
    {
      node: 'one_context',
      text: 'The result b is the sum of all values, each times its weight α′.',
    },
    {
      node: 'context',
      text: 'The matrices do the same for all vectors at once: no result has to wait for another.',
    },
  ],
  sources: [
    {
      text: 'Vaswani et al. 2017, “Attention Is All You Need”, without the scale',
      place: 'section 3.2.1, equation 1',
    },
    {
      text: 'The article “Attention Mechanism” writes vectors as columns, q = W a, where the other articles write rows, q = x W. The option “convention” shows both with the same numbers.',
    },
    {
      text: 'The article “Explaining Attention Mechanism” calls α the score, though its α comes after the softmax. Here α is the score and α′ the weight.',
      isErratum: true,
    },
  ],
  claims: [
    { says: 'not even five times as large', cell: 'one_weights:0,0', times: [4, 5], than: 'one_weights:0,3' },
    { says: 'so only the first number of each key counts', cell: 'one_query:0,1', is: '=', than: 0 },
    {
      says: 'cancel out: equal weights, opposite numbers',
      cell: 'one_weights:0,1',
      is: '=',
      than: 'one_weights:0,2',
    },
    { says: 'opposite numbers', sum: ['value:1,1', 'value:2,1'], between: [0, 0] },
    { says: 'weighs more than', cell: 'one_weights:0,0', is: '>', than: 'one_weights:0,3' },
    { says: 'looked most at itself', cell: 'one_weights:0,0', in: 'row', is: 'largest', alone: true },
    { says: 'has the same numbers as', same: ['one_scores:0', 'scores:0'] },
    { says: 'so all of them changed', after: 1, moved: 'one_weights', count: 'all' },
    { says: 'the others have less', after: 1, cell: 'one_weights:0,0', is: '<', than: 'was:one_weights:0,0' },
    { says: 'the others have less', after: 1, cell: 'one_weights:0,1', is: '<', than: 'was:one_weights:0,1' },
    { says: 'the others have less', after: 1, cell: 'one_weights:0,2', is: '<', than: 'was:one_weights:0,2' },
    { says: 'The keys and values are the same as before', after: 0, moved: 'key', count: 0 },
    { says: 'The keys and values are the same as before', after: 0, moved: 'value', count: 0 },
    {
      says: 'Its query fits that key best.',
      after: 0,
      cell: 'one_weights:0,1',
      in: 'row',
      is: 'largest',
      alone: true,
    },
  ],
};
