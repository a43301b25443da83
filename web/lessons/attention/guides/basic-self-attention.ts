import type { Guide } from '../../guide';

export const basicSelfAttentionGuide: Guide = {
  needs: ['words-as-vectors', 'soft-addressing'],
  cover: {
    picture: { kind: 'arcs', row: 'weights:2' },
    lead: 'A bank can hold money, or stand beside a river. Words around it decide. Here is the simplest way for words to look at each other: three steps, nothing learned.',
    question: {
      ask: 'Which word does [[row:weights:2]] look at most?',
      answer: { kind: 'word', cell: 'weights:2,max' },
      right:
        '[[row:weights:2]] gives [[weights:2,1]] to [[col:weights:1]], and [[weights:2,2]] to itself. The rows of numbers behind this are made up; the three steps are those of every transformer.',
      wrong:
        '[[col:weights:g]] gets [[weights:2,g]]; [[col:weights:1]] gets [[weights:2,1]], as much as [[row:weights:2]] itself. The rows of numbers behind this are made up; the three steps are those of every transformer.',
    },
  },
  keySteps: [
    { node: 'x', title: 'The sentence: a row of numbers for each word' },
    { node: 'x_transposed', title: 'Transposed: each word as a column' },
    {
      node: 'scores',
      title: 'Scores: how well do two words fit?',
      prediction: {
        ask: 'Multiply two rows of [[x]] pair by pair and add up: the score of two words. It is large where both rows are large in the same places. Which of the sixteen scores will be the largest?',
        answer: { kind: 'cell', cell: 'scores:max,max' },
        right:
          '[[row:scores:ar]] with itself: [[scores:ar,a]]. A row is large in the same places as itself, and no other row has such large numbers.',
        wrong:
          '[[row:scores:gr]] and [[col:scores:g]] score [[scores:gr,g]]. The largest is [[row:scores:ar]] with itself, [[scores:ar,a]]: a row is large in the same places as itself.',
      },
      action: 'Select any number in [[scores]] to see its sum.',
    },
    {
      node: 'weights',
      title: 'Weights: each row adds up to 1',
      prediction: {
        ask: '[[row:scores:1]] and [[row:scores:2]] score each other [[scores:1,2]]. Now each row is turned into shares of 1: the larger a score, the larger its share. The row of [[row:scores:1]] is [[scores:1,0]], [[scores:1,1]], [[scores:1,2]], [[scores:1,3]]; that of [[row:scores:2]] is [[scores:2,0]], [[scores:2,1]], [[scores:2,2]], [[scores:2,3]]. Which of the two gives more to the other?',
        answer: {
          kind: 'choice',
          choices: [
            {
              text: 'Both give the same.',
              holds: ['weights:1,2', '=', 'weights:2,1'],
              wrong:
                'The score is the same, but a share depends on the whole row. That of [[row:weights:1]] has larger scores in it: it gives only [[weights:1,2]], and [[row:weights:2]] gives [[weights:2,1]].',
            },
            {
              text: '[[row:scores:1]] gives more to [[row:scores:2]].',
              holds: ['weights:1,2', '>', 'weights:2,1'],
              wrong:
                'It would if its other scores were small. They are larger than those of [[row:weights:2]]: it gives only [[weights:1,2]], and gets [[weights:2,1]].',
            },
            {
              text: '[[row:scores:2]] gives more to [[row:scores:1]].',
              holds: ['weights:1,2', '<', 'weights:2,1'],
            },
          ],
        },
        right:
          '[[row:weights:2]] gives [[weights:2,1]], and gets [[weights:1,2]]: beside the same score, the other scores of its row are smaller.',
      },
      action: 'Point at or tap a word above the matrix to see only its lines.',
    },
    {
      node: 'context',
      title: 'Context: each word becomes a mixture',
      prediction: {
        ask: 'The first number of [[row:x:3]] in [[x]] is [[x:3,0]]. It mixes in the first numbers of the other words: [[x:0,0]], [[x:1,0]] and [[x:2,0]], with weights [[weights:3,0]], [[weights:3,1]] and [[weights:3,2]]. What becomes of it? Drag the bar.',
        answer: { kind: 'bar', cell: 'context:3,0', from: 0, to: 1, within: 0.1 },
        right: 'It is [[context:3,0]]: each number times its weight, added up.',
        wrong:
          'You said [[given]]; it is [[context:3,0]]. Multiply each number by its weight and add up: [[weights:3,0]] · [[x:0,0]] + [[weights:3,1]] · [[x:1,0]] + [[weights:3,2]] · [[x:2,0]] + [[weights:3,3]] · [[x:3,0]].',
      },
      action: 'Select a number of [[context]]: its terms are weights times numbers of [[x]].',
    },
  ],
  tries: [
    {
      title: 'Change one number of a word',
      node: 'scores',
      text: 'The row of [[row:x:1]] in [[x]] begins with [[x:1,0]]. You are about to make it 2.',
      edits: [{ set: 'x:1,0', to: 2 }],
      question: {
        ask: 'Which scores will change? Mark them.',
        answer: {
          kind: 'moved',
          node: 'scores',
          wrong: {
            missed: 'Some are missing: [[row:x:1]] has a row of scores, and a column.',
            extra:
              'Too many: scores without [[row:x:1]] stay, and so do those with a word that has 0 in column 1.',
          },
        },
        right: 'The row and the column of the word, but not where they meet [[row:x:3]].',
        wrong: 'The framed cells are marked wrongly. Look at column 1 of [[x]]: which word has 0 there?',
      },
      because:
        'A score with [[row:x:1]] contains its first number times the first number of the other word. [[row:x:3]] has [[x:3,0]] there, and 0 times anything is 0. Scores between other words do not contain it at all.',
    },
    {
      title: 'Make a row twice as long',
      node: 'weights',
      text: 'The row of [[row:x:1]] begins with [[x:1,0]] and [[x:1,1]]. You are about to make both 2: the same direction, twice the length.',
      edits: [
        { set: 'x:1,0', to: 2 },
        { set: 'x:1,1', to: 2 },
      ],
      question: {
        ask: 'What happens to the weight that [[row:weights:3]] gives to itself?',
        answer: {
          kind: 'change',
          cell: 'weights:3,3',
          wrong: {
            grow: 'It would grow if its own score rose. Only the score with [[col:weights:1]] rose.',
            stay: 'Its own score did stay. But shares add up to 1, and [[col:weights:1]] now takes more.',
          },
        },
        right: 'The longer row takes some of it away.',
      },
      because:
        'It was [[was:weights:3,3]], now it is [[weights:3,3]]. The score with [[col:scores:1]] was [[was:scores:3,1]] and doubled to [[scores:3,1]]. A dot product rewards length, not only the same direction; a cosine would not have moved.',
    },
    {
      title: 'A row of zeros',
      node: 'weights',
      text: 'You are about to make all numbers of [[row:x:2]] in [[x]] 0. It then fits no word at all.',
      edits: [
        { set: 'x:2,0', to: 0 },
        { set: 'x:2,1', to: 0 },
        { set: 'x:2,2', to: 0 },
      ],
      question: {
        ask: 'Where will [[row:weights:2]] look then?',
        answer: {
          kind: 'choice',
          choices: [
            {
              text: 'Nowhere: its weights are 0.',
              holds: ['weights:2,0', '=', 0],
              wrong:
                'A score of 0 is not a weight of 0. The shares of a row add up to 1, so they go somewhere.',
            },
            {
              text: 'Mostly at itself.',
              holds: ['weights:2,2', '>', 0.5],
              wrong:
                'For that, its score with itself would have to be the largest. A row of zeros has 0 with itself as well.',
            },
            { text: 'At all words alike.', holds: ['weights:2,0', '=', 'weights:2,1'] },
          ],
        },
        right: 'Equal scores get equal shares.',
      },
      because:
        'e to the power of 0 is 1, so each word gets the weight [[weights:2,0]]. The new row of [[row:context:2]] is the plain average of all rows. The softmax always gives out the whole, even where nothing fits.',
    },
  ],
  checks: [
    {
      title: 'Make a score',
      node: 'scores',
      question: {
        ask: 'The row of [[row:x:2]] is [[x:2,0]], [[x:2,1]], [[x:2,2]]. The row of [[row:x:3]] is [[x:3,0]], [[x:3,1]], [[x:3,2]]. What is their score?',
        answer: { kind: 'number', cell: 'scores:2,3', within: 0.01 },
        right: 'Pair by pair, then added up: [[scores:2,3]].',
        wrong: 'Multiply the three pairs and add up the products. Mind the signs.',
        mistakes: [
          {
            edits: [{ set: 'x:3,2', to: 0.5 }],
            cell: 'scores:2,3',
            text: '[[given]] has the wrong sign in the last product: a negative number times a negative one is positive.',
          },
          {
            edits: [{ set: 'x:3,0', to: 1 }],
            cell: 'scores:2,3',
            text: '[[given]] counts the first pair as 1. But [[x:2,0]] times [[x:3,0]] is 0.',
          },
        ],
      },
    },
    {
      title: 'Which row, which column?',
      node: 'weights',
      question: {
        ask: 'Select the weight that says how much of the row of [[col:weights:1]] goes into the new row of [[row:weights:3]].',
        answer: { kind: 'cell', cell: 'weights:3,1' },
        right: 'The row of the word that mixes, the column of the word that is mixed in.',
        wrong:
          'That cell says how much of [[col:weights:g]] goes into the new row of [[row:weights:gr]]. Rows mix, columns are mixed in.',
      },
    },
    {
      title: 'What is mixed?',
      node: 'context',
      question: {
        ask: 'The weights of [[row:weights:0]] are [[weights:0,0]], [[weights:0,1]], [[weights:0,2]] and [[weights:0,3]]. The second column of [[x]] is [[x:0,1]], [[x:1,1]], [[x:2,1]], [[x:3,1]]. What is its second number in [[context]]? One decimal is enough.',
        answer: { kind: 'number', cell: 'context:0,1', within: 0.06 },
        right: 'Each number of the column times its weight, added up: [[context:0,1]].',
        wrong: 'Multiply each number of the column by its weight, and add up.',
        mistakes: [
          {
            edits: [],
            cell: 'x:0,1',
            text: '[[given]] is its second number before mixing. The other three words have a share in the new one.',
          },
          {
            edits: [],
            cell: 'context:0,0',
            text: '[[given]] is the first number of the new row: it mixes the first column of [[x]].',
          },
        ],
      },
    },
  ],
  remember: [
    {
      node: 'scores',
      text: 'A score is the dot product of two rows: large if both are long and point the same way.',
    },
    {
      node: 'weights',
      text: 'The softmax divides each row by its own sum, so two words need not give each other the same.',
    },
    { node: 'context', text: 'Each word becomes a mixture of all words of its sentence, itself included.' },
  ],
  sources: [
    {
      text: 'Vaswani et al. 2017, “Attention Is All You Need”, with queries, keys and values all the same and without the division by √d_k',
      place: 'section 3.2.1, equation 1',
    },
    {
      text: 'The article “Attention Mechanism in Transformers” repeats index 1 along each row of the matrix of scores. The entry in row i, column j is the product of word i and word j.',
      isErratum: true,
    },
    {
      text: 'The same article says that the method relies on cosine similarity. That holds for rows of length 1 only; [[row:scores:1]] with itself scores [[scores:1,1]], not 1.',
      isErratum: true,
    },
  ],
  claims: [
    { says: 'as much as', cell: 'weights:2,1', is: '=', than: 'weights:2,2' },
    { says: 'and no word gets more', cell: 'weights:1,1', in: 'row', is: 'largest', alone: true },
    { says: 'so the matrix is symmetric', same: ['scores:0', 'scores:,0'] },
    { says: 'no other row has such large numbers', all: 'x:0', between: [-1, 1] },
    { says: 'no other row has such large numbers', all: 'x:1', between: [-1, 1] },
    { says: 'no other row has such large numbers', all: 'x:2', between: [-1, 1] },
    { says: 'no other row has such large numbers', cell: 'x:3,1', in: 'matrix', is: 'largest', alone: true },
    {
      says: 'beside the same score, the other scores of its row are smaller',
      cell: 'scores:1,2',
      is: '=',
      than: 'scores:2,1',
    },
    {
      says: 'beside the same score, the other scores of its row are smaller',
      cell: 'scores:2,2',
      is: '<',
      than: 'scores:1,1',
    },
    {
      says: 'beside the same score, the other scores of its row are smaller',
      cell: 'scores:2,3',
      is: '<',
      than: 'scores:1,3',
    },
    { says: 'Only the score with', after: 1, cell: 'scores:3,1', is: '>', than: 'was:scores:3,1' },
    { says: 'Only the score with', after: 1, moved: 'scores:3', count: 1 },
    { says: 'doubled to', after: 1, cell: 'scores:3,1', times: [2, 2], than: 'was:scores:3,1' },
    { says: 'so each word gets the weight', after: 2, all: 'weights:2', between: [0.25, 0.25] },
    { says: 'but not where they meet', after: 0, moved: 'scores', count: 5 },
  ],
};
