import type { Guide } from '../../guide';

const head = 'layer_0/self/head_0';

export const reversalWithoutPositionsGuide: Guide = {
  needs: ['order-blindness', 'reversal'],
  cover: {
    picture: { kind: 'matrix', node: `${head}/scores` },
    lead: 'It was trained to write words backwards, but nothing tells it where a letter stands. It has read [[row:x:0]] [[row:x:1]] [[row:x:2]] [[row:x:3]] [[row:x:4]] [[row:x:5]] and the stop [[row:x:6]].',
    question: {
      ask: 'A model reads the letters of a word. Does it see their order?',
      answer: {
        kind: 'choice',
        choices: [
          {
            text: 'Yes',
            holds: [`${head}/scores:1,0`, '<', `${head}/scores:3,0`],
            wrong: `To see the order, it would need something in the rows that says where a letter stands. Both letters [[row:x:1]] score [[${head}/scores:1,0]] with [[row:x:0]], as if they stood in the same place.`,
          },
          {
            text: 'Only which one is first',
            holds: [`${head}/scores:1,0`, '>', `${head}/scores:3,0`],
            wrong: `Not even that: nothing marks the first place. Both letters [[row:x:1]] score [[${head}/scores:1,0]] with [[row:x:0]], near or far.`,
          },
          { text: 'Not at all', holds: [`${head}/scores:1,0`, '=', `${head}/scores:3,0`] },
        ],
      },
      right: `Both letters [[row:x:1]] of the word score [[${head}/scores:1,0]] with [[row:x:0]]: without positions, a word is a set of letters. What can the model still do with it?`,
      wrong: `It does not. Both letters [[row:x:1]] of the word score [[${head}/scores:1,0]] with [[row:x:0]]: without positions, a word is a set of letters. What can the model still do with it?`,
    },
  },
  keySteps: [
    { node: 'x', title: 'The text: a word, a stop, and the right answer' },
    {
      node: 'word_vectors',
      title: 'A row for each letter, and nothing about its place',
      defines: ['w_embed'],
      action: 'Find the rows of [[row:x:1]]: all of them hold the same numbers.',
    },
    { node: 'mask', title: 'Mask: which letters come before' },
    { node: 'layer_0/self/query', title: 'Queries: one for each letter of the alphabet' },
    { node: 'layer_0/self/key', title: 'Keys: one for each letter of the alphabet' },
    {
      node: `${head}/scores`,
      title: 'Scores: the same rows again and again',
      prediction: {
        ask: `The second letter, [[row:x:1]], and the first, [[row:x:0]], score [[${head}/scores:1,0]]. What do the fourth letter, also [[row:x:3]], and the first score? Drag the bar.`,
        answer: { kind: 'bar', cell: `${head}/scores:3,0`, from: -5, to: 5, within: 0.3 },
        right: `Again [[${head}/scores:3,0]]: the query is that of the letter, and the key is the same.`,
        wrong: `You said [[given]]; it is [[${head}/scores:3,0]] again. The same letter has the same query, so it gets the same scores.`,
      },
    },
    {
      node: `${head}/weights`,
      title: 'Weights: what the mask leaves of them',
      prediction: {
        ask: 'The two letters [[row:x:1]] of the word have the same scores. The mask hides later letters, and the softmax shares out the rest. Do they give [[row:x:0]] the same weight?',
        answer: {
          kind: 'choice',
          choices: [
            {
              text: 'Yes',
              holds: [`${head}/weights:1,0`, '=', `${head}/weights:3,0`],
              wrong: `Their scores are the same, but not the number of letters that they see: the fourth has more to share with. They give [[${head}/weights:1,0]] and [[${head}/weights:3,0]].`,
            },
            {
              text: 'No, the second letter gives it more',
              holds: [`${head}/weights:1,0`, '>', `${head}/weights:3,0`],
            },
            {
              text: 'No, the fourth letter gives it more',
              holds: [`${head}/weights:1,0`, '<', `${head}/weights:3,0`],
              wrong: `It is the other way round: the fourth letter sees more letters, so each of them gets less. It gives [[${head}/weights:3,0]], the second [[${head}/weights:1,0]].`,
            },
          ],
        },
        right: `[[${head}/weights:1,0]] and [[${head}/weights:3,0]]: the fourth letter shares its weights among four letters, the second only among two.`,
        wrong: `They give [[${head}/weights:1,0]] and [[${head}/weights:3,0]]. The scores are the same, but the second letter shares its weights among two letters, the fourth among four.`,
      },
    },
    { node: 'layer_0/self/output', title: 'What attention found: a mixture of letters' },
    { node: 'layer_0/residual_1', title: 'Added to what was known' },
    {
      node: 'logits',
      title: 'Logits: a number for each possible letter',
      defines: ['w_u'],
      prediction: {
        ask: 'After the stop, [[row:x:7]] should be written: the largest number of the row would be written. What does the model still know about the answer?',
        answer: {
          kind: 'choice',
          choices: [
            {
              text: 'Nothing at all',
              holds: ['logits:6,1', '>', 'logits:6,4'],
              wrong:
                'It knows something: letters of the word have numbers from [[logits:6,0]] to [[logits:6,5]], but [[col:logits:1]], which is not in it, has [[logits:6,1]].',
            },
            { text: 'Which letters are in it', holds: ['logits:6,1', '<', 0] },
            {
              text: 'Which letter comes first',
              holds: ['logits:6,4', '>', 'logits:6,5'],
              wrong:
                'Then [[col:logits:4]] would be ahead. It has [[logits:6,4]], but [[col:logits:5]] has [[logits:6,5]]: the model knows the letters, and guesses their order.',
            },
          ],
        },
        right:
          'Letters of the word have numbers from [[logits:6,0]] to [[logits:6,5]]; [[col:logits:1]], which is not in it, has [[logits:6,1]]. Which one comes first is a guess.',
        wrong:
          'It knows which letters are in it. They have numbers from [[logits:6,0]] to [[logits:6,5]]; [[col:logits:1]], which is not in the word, has [[logits:6,1]]. Which one comes first is a guess.',
      },
    },
  ],
  tries: [
    {
      title: 'Exchange two letters',
      node: 'logits',
      text: 'You are about to exchange the first and the last letter, so that the model reads [[row:x:5]] [[row:x:1]] [[row:x:2]] [[row:x:3]] [[row:x:4]] [[row:x:0]].',
      edits: [{ tokens: 'query', to: [...'eacadf|edaca'] }],
      question: {
        ask: 'Backwards, the word now begins with [[col:logits:5]]. In the row of the stop, this letter had [[logits:6,5]]. What becomes of this number?',
        answer: {
          kind: 'change',
          cell: 'logits:6,5',
          wrong: {
            grow: 'This letter would now be right, but the model cannot see that: after the stop, the same letters have been read as before.',
            shrink:
              'The letter has only moved. The row of the stop still adds up the same letters, in another order.',
          },
        },
        right: 'After the stop, the same letters have been read as before.',
        wrong: 'It stays: after the stop, the same letters have been read as before.',
      },
      because: `It is still [[logits:6,5]], and the whole row of the stop is as it was. The weight for [[col:logits:4]] went with the letter: it was [[was:${head}/weights:6,5]] in the last place, now it is [[${head}/weights:6,0]] in the first. A sum does not depend on the order of its parts.`,
    },
    {
      title: 'Take the mask away',
      node: `${head}/weights`,
      text: 'The mask is the only thing here that depends on the order. You are about to switch it off, so that every row looks at all rows.',
      edits: [{ option: 'mask', to: 'none' }],
      question: {
        ask: 'Which rows of weights will be equal then?',
        answer: {
          kind: 'choice',
          choices: [
            {
              text: 'None',
              holds: [`${head}/weights:1,0`, '>', `${head}/weights:3,0`],
              wrong:
                'Equal letters have equal rows, and so equal scores. Without the mask they also share among the same letters: their weights are equal.',
            },
            {
              text: 'Those of the same letter',
              holds: [`${head}/weights:1,0`, '=', `${head}/weights:3,0`],
            },
            {
              text: 'All',
              holds: [`${head}/weights:1,0`, '=', `${head}/weights:0,0`],
              wrong: `Different letters ask for different things: the row of [[row:x:0]] begins with [[${head}/weights:0,0]], that of [[row:x:1]] with [[${head}/weights:1,0]].`,
            },
          ],
        },
        right: 'They have the same scores, and now they look at the same rows.',
        wrong: 'Those of the same letter: they have the same scores, and now they look at the same rows.',
      },
      because: `The rows of [[row:x:1]] began with [[was:${head}/weights:1,0]] and [[was:${head}/weights:3,0]]; both begin with [[${head}/weights:1,0]] now. Their numbers in [[logits]] are equal too: whatever comes next, the model says the same after each of them.`,
    },
    {
      title: 'The same letters in another order',
      node: 'logits',
      text: 'In the figure with the text, choose the second text: it has the letters of the first in another order. Compare what the model says with what it should say, for both texts.',
      edits: [],
      figure: 'sentence',
      because:
        'Both answers are the same, since both bags hold the same letters. The answer is made of letters of the word, but their order is a guess. The table compares the accuracy of this model with that of the one with positions.',
    },
    {
      title: 'Turn the head off',
      node: 'logits',
      text: 'The figure below turns the only head of this model off: nothing of what attention finds is added. Compare what the model says with and without it, for several texts.',
      edits: [],
      figure: 'trained-heads',
      because:
        'Without the head, the row of the stop holds the stop and nothing else, so it says the same after every word. With it, the model knows at least which letters it has read.',
    },
  ],
  checks: [
    {
      title: 'One score, two places',
      node: `${head}/scores`,
      question: {
        ask: `The fifth letter, [[row:x:4]], and the second, [[row:x:1]], score [[${head}/scores:4,1]]. What is the score in the same row for the fourth letter, [[row:x:3]]? One decimal.`,
        answer: { kind: 'number', cell: `${head}/scores:4,3`, within: 0.06 },
        right: 'The second and the fourth letter have the same key.',
        wrong: 'The second and the fourth letter are the same. Do their keys differ?',
        mistakes: [
          {
            edits: [],
            cell: `${head}/scores:3,4`,
            text: `[[given]] stands in the row of [[row:x:3]]: its query with the key of [[row:x:4]]. Asked for is the query of [[row:x:4]].`,
          },
          {
            edits: [],
            cell: `${head}/scaled_scores:4,3`,
            text: '[[given]] is the scaled score. The division by √d_k comes later.',
          },
        ],
      },
    },
    {
      title: 'Where do they part?',
      node: 'layer_0/self/output',
      question: {
        ask: 'In [[layer_0/self/output]], the rows of the second and the fourth letter begin with [[layer_0/self/output:1,0]] and [[layer_0/self/output:3,0]], although both are [[row:x:1]]. What made them different?',
        answer: {
          kind: 'choice',
          choices: [
            {
              text: 'Their queries',
              holds: ['layer_0/self/query:1,0', '<', 'layer_0/self/query:3,0'],
              wrong:
                'A query is made of the letter alone, and both letters are [[row:x:1]]: their queries are equal. What else decides where a row looks?',
            },
            {
              text: 'Their values',
              holds: ['layer_0/self/value:1,0', '<', 'layer_0/self/value:3,0'],
              wrong:
                'A value is made of the letter alone, and both letters are [[row:x:1]]. But do their rows look at the same letters?',
            },
            {
              text: 'The mask',
              holds: [`${head}/weights:1,0`, '>', `${head}/weights:3,0`],
            },
          ],
        },
        right: 'The fourth letter may look at more letters, so its weights are others.',
        wrong:
          'Query, key and value of a letter are the same wherever it stands. What lets one row look at more letters than the other?',
      },
    },
    {
      title: 'What is left for itself?',
      node: `${head}/weights`,
      question: {
        ask: `The second letter, [[row:x:1]], may look at [[row:x:0]] and at itself. It gives [[row:x:0]] the weight [[${head}/weights:1,0]]. What is its weight for itself? Two decimals.`,
        answer: { kind: 'number', cell: `${head}/weights:1,1`, within: 0.011 },
        right: 'The weights of a row add up to 1.',
        wrong: 'Only two weights of this row are not 0. What do the weights of a row add up to?',
        mistakes: [
          {
            edits: [],
            cell: `${head}/weights:1,0`,
            text: '[[given]] is the weight for the other letter. Both together make 1.',
          },
          {
            edits: [],
            cell: `${head}/weights:3,1`,
            text: '[[given]] is what the fourth letter gives to the second. It shares its weights among more letters.',
          },
        ],
      },
    },
  ],
  remember: [
    {
      node: 'word_vectors',
      text: 'Without positions, a letter has the same query, key and value wherever it stands.',
    },
    {
      node: 'mask',
      text: 'The mask only says which letters come before. One layer cannot make an order of that.',
    },
    {
      node: 'logits',
      text: 'Only the set of its letters is left: the model knows which letters there are, but not which comes next.',
    },
  ],
  sources: [
    {
      text: 'Haviv et al. 2022, “Transformer Language Models without Positional Encodings Still Learn Positional Information”: with several layers, the mask is enough',
    },
    { text: 'Vaswani et al. 2017, “Attention Is All You Need”', place: 'section 3.5' },
  ],
  claims: [
    { says: 'all of them hold the same numbers', same: ['word_vectors:1', 'word_vectors:3'] },
    { says: 'Both letters', same: ['layer_0/self/head_0/scores:1', 'layer_0/self/head_0/scores:3'] },
    { says: 'is not in it', cell: 'logits:6,1', is: '<', than: 0 },
    { says: 'Letters of the word have numbers from', cell: 'logits:6,0', is: '<', than: 'logits:6,4' },
    { says: 'Letters of the word have numbers from', cell: 'logits:6,5', in: 'row', is: 'largest' },
    { says: 'and the whole row of the stop is as it was', after: 0, moved: 'logits:6', count: 0 },
    {
      says: 'Those of the same letter',
      after: 1,
      same: ['layer_0/self/head_0/weights:1', 'layer_0/self/head_0/weights:3'],
    },
    { says: 'Their numbers in', after: 1, same: ['logits:1', 'logits:3'] },
  ],
};
