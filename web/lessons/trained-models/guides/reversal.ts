import type { Guide } from '../../guide';

const head = 'layer_0/self/head_0';

export const reversalGuide: Guide = {
  needs: ['positions', 'encoder-layer'],
  cover: {
    picture: { kind: 'matrix', node: `${head}/weights` },
    lead: 'It was only shown words and their reverse. Here it has read [[row:x:0]] [[row:x:1]] [[row:x:2]] [[row:x:3]] [[row:x:4]] [[row:x:5]]; its answer comes after the stop [[row:x:6]].',
    question: {
      ask: 'A model writes words backwards. How many letters does it look at to write one?',
      answer: {
        kind: 'choice',
        choices: [
          {
            text: 'All of the word',
            holds: [`${head}/weights:6,max`, '<', 0.3],
            wrong: `Then its attention would be spread over all letters. But [[${head}/weights:6,5]] of it goes to [[col:${head}/weights:5]], the last one. How does it find that letter?`,
          },
          {
            text: 'Two or three',
            holds: [`${head}/weights:6,max`, '<', 0.6],
            wrong: `Then two or three would share its attention. But [[${head}/weights:6,5]] of it goes to a single letter, [[col:${head}/weights:5]], the last one. How does it find that letter?`,
          },
          { text: 'One', holds: [`${head}/weights:6,max`, '>', 0.9] },
        ],
      },
      right: `Before its first letter, [[${head}/weights:6,5]] of its attention goes to [[col:${head}/weights:5]], the last letter of the word. How does it find that letter?`,
      wrong: `One is enough. Before its first letter, [[${head}/weights:6,5]] of its attention goes to [[col:${head}/weights:5]], the last letter of the word. How does it find that letter?`,
    },
  },
  keySteps: [
    { node: 'x', title: 'The text: a word, a stop, and the answer so far' },
    {
      node: 'word_vectors',
      title: 'A row of learned numbers for each letter',
      defines: ['w_embed'],
      prediction: {
        ask: 'The letter [[row:x:1]] comes twice in the word, as second and as fourth letter. Will its two rows be the same?',
        answer: {
          kind: 'choice',
          choices: [
            { text: 'Yes', holds: ['word_vectors:1,0', '=', 'word_vectors:3,0'] },
            {
              text: 'No, they stand in different places',
              holds: ['word_vectors:1,0', '<', 'word_vectors:3,0'],
              wrong:
                'Their places do not count yet: a row is looked up by its letter alone, and both begin with [[word_vectors:1,0]]. The place comes in the next step.',
            },
          ],
        },
        right:
          'Both begin with [[word_vectors:1,0]]. The row belongs to the letter, so the model does not know yet where it stands.',
        wrong:
          'Both begin with [[word_vectors:1,0]]. The row belongs to the letter; the place comes in the next step.',
      },
    },
    { node: 'learned_positions', title: 'A row of learned numbers for each place' },
    {
      node: 'positioned',
      title: 'Letter plus place',
      action: 'Compare the two rows of [[row:positioned:1]] in the word: now they differ.',
    },
    { node: 'mask', title: 'Mask: no row looks ahead' },
    { node: 'layer_0/self/query', title: 'Queries: what each row looks for' },
    { node: 'layer_0/self/key', title: 'Keys: what each row is found by' },
    {
      node: `${head}/scores`,
      title: 'Scores: who matches whom',
      prediction: {
        ask: 'The row of the stop [[row:x:6]] has to write the last letter of the word. Select the largest score of this row.',
        answer: { kind: 'cell', cell: `${head}/scores:6,max` },
        right: `Its query matches the key of [[col:${head}/scores:a]] at the end of the word: [[${head}/scores:6,a]].`,
        wrong: `There, the score is [[${head}/scores:gr,g]]. The largest of the row is [[${head}/scores:6,a]], for [[col:${head}/scores:a]] at the end of the word.`,
      },
    },
    {
      node: `${head}/weights`,
      title: 'Weights: one letter further back each time',
      prediction: {
        ask: `The stop [[row:x:6]] looks at [[col:${head}/weights:5]] and writes it. In the next row, the model reads this [[row:x:7]] and has to write the letter after it. Select the largest weight of that row.`,
        answer: { kind: 'cell', cell: `${head}/weights:7,max` },
        right: `[[col:${head}/weights:a]] gets [[${head}/weights:7,a]]. One row down, one column to the left: it continues like that.`,
        wrong: `That weight is [[${head}/weights:gr,g]]. [[row:x:7]] gives [[${head}/weights:7,a]] to [[col:${head}/weights:a]], the last letter but one: one row down, one column to the left.`,
      },
    },
    {
      node: 'layer_0/self/output',
      title: 'What attention found',
      action:
        'Compare the row of [[row:x:2]] in the word with that of [[row:x:9]] at place 10. Both looked at [[row:x:2]], and their numbers are nearly the same.',
    },
    { node: 'layer_0/residual_1', title: 'Added to what was known' },
    {
      node: 'logits',
      title: 'Logits: a number for each possible letter',
      defines: ['w_u'],
      prediction: {
        ask: 'So far, the model has written [[row:x:7]] [[row:x:8]] [[row:x:9]] [[row:x:10]]. Which letter comes next? Select its number in the row of [[row:x:10]].',
        answer: { kind: 'cell', cell: 'logits:10,max' },
        right:
          'The number of [[col:logits:a]] is [[logits:10,a]], far ahead of all others. The largest one is written.',
        wrong:
          'That number is [[logits:gr,g]]. In the row of [[row:x:10]], [[col:logits:a]] has the largest, [[logits:10,a]]: backwards, it is the next letter.',
      },
    },
  ],
  tries: [
    {
      title: 'Change what it has written',
      node: `${head}/weights`,
      text: 'The first letter of the answer is [[row:x:7]]. You are about to replace it by [[col:x:6]], as if the model had written a wrong letter.',
      edits: [{ tokens: 'query', to: [...'facade|gdaca'] }],
      question: {
        ask: `This row gave [[${head}/weights:7,4]] to [[col:${head}/weights:4]]. Where will it look with a wrong letter?`,
        answer: {
          kind: 'choice',
          choices: [
            {
              text: `Still at [[col:${head}/weights:4]]`,
              holds: [`${head}/weights:7,4`, '>', 0.5],
            },
            {
              text: 'At another letter',
              holds: [`${head}/weights:7,4`, '<', 0.5],
              wrong: `It would if this row looked by its letter. It looks by its place, and that has not changed: [[col:${head}/weights:4]] gets [[${head}/weights:7,4]].`,
            },
          ],
        },
        right: 'The place of the row decides, not its letter.',
        wrong: 'It still looks there: the place of the row decides, not its letter.',
      },
      because: `It gives [[${head}/weights:7,4]] to [[col:${head}/weights:4]], and [[col:logits:3]] still has the largest number of the row, [[logits:7,3]]. The model does not look for what comes before a letter. It has learned for each place where to look.`,
    },
    {
      title: 'Leave the positions out',
      node: `${head}/weights`,
      text: 'You are about to leave out [[learned_positions]]. The rows then say which letter they hold, and no longer where it stands.',
      edits: [{ option: 'positions', to: 'none' }],
      question: {
        ask: `The row of the stop gave [[col:${head}/weights:5]], the last letter, the weight [[${head}/weights:6,5]]. What becomes of it?`,
        answer: {
          kind: 'change',
          cell: `${head}/weights:6,5`,
          wrong: {
            grow: `The row of the stop looked for a place. Without places it has no reason to prefer the last letter: [[${head}/weights:6,5]].`,
            stay: `The letter is still there, but this row looked for its place. Without places it is a letter like any other: [[${head}/weights:6,5]].`,
          },
        },
        right: 'Without its place, the last letter is a letter like any other.',
        wrong: 'It shrinks: without its place, the last letter is a letter like any other.',
      },
      because: `It was [[was:${head}/weights:6,5]], now it is [[${head}/weights:6,5]]. Both letters [[col:${head}/weights:1]] of the word get the same weight, since their rows are the same. The next lesson shows a model that was trained like this.`,
    },
    {
      title: 'Give it a shorter word',
      node: `${head}/weights`,
      text: 'All words of the training had six letters. In the figure with the text, write “cafe” as a text of your own and let the model read it. It writes until its places are full. What do you find at the end of the answer?',
      edits: [],
      figure: 'sentence',
      because:
        'The last four letters are the word backwards. Each place of the answer still looks at its own place in the word. The stop comes too early. The first places of the answer find no letter of the word where they look, and write wrong letters.',
    },
    {
      title: 'Watch it learn',
      node: `${head}/weights`,
      text: 'In the figure below, start a training with random numbers and watch the weights. At first, each row spreads its weights over all letters. When does the diagonal appear, and what does the curve of the loss do at that time?',
      edits: [],
      figure: 'training-reversal',
      because:
        'The loss measures how improbable the right letters are to the model. While the rows look everywhere, it can only guess among the letters. As soon as they find the right place, the loss falls. Gradients led it there: nobody drew the diagonal.',
    },
  ],
  checks: [
    {
      title: 'Letter plus place',
      node: 'positioned',
      question: {
        ask: 'The second number of the letter [[row:x:3]] is [[word_vectors:3,1]], that of the fourth place [[learned_positions:3,1]]. What is it in [[positioned]] for the fourth letter? Two decimals.',
        answer: { kind: 'number', cell: 'positioned:3,1', within: 0.006 },
        right: 'The two are added: [[positioned:3,1]].',
        wrong: 'Add the number of the letter and the number of the place.',
        mistakes: [
          {
            edits: [],
            cell: 'word_vectors:3,1',
            text: '[[given]] is the letter alone. Its place is added.',
          },
          {
            edits: [],
            cell: 'positioned:1,1',
            text: '[[given]] is the number of the other [[row:x:1]], the second letter. The fourth place has another row.',
          },
        ],
      },
    },
    {
      title: 'Divide by what?',
      node: `${head}/scaled_scores`,
      question: {
        ask: `The stop [[row:x:6]] and [[col:${head}/scores:5]] score [[${head}/scores:6,5]]. A query has [[dim:d_k]] numbers. What is the scaled score? One decimal.`,
        answer: { kind: 'number', cell: `${head}/scaled_scores:6,5`, within: 0.06 },
        right: `The score is divided by √d_k, the root of [[dim:d_k]], which is about 5.66.`,
        wrong: 'Divide the score by √d_k: the root of how many numbers a query has.',
        mistakes: [
          {
            edits: [{ option: 'scale', to: 0.03125 }],
            cell: `${head}/scaled_scores:6,5`,
            text: '[[given]] is the score divided by d_k. Divide by its square root, about 5.66.',
          },
          {
            edits: [{ option: 'scale', to: 1 }],
            cell: `${head}/scaled_scores:6,5`,
            text: '[[given]] is the score itself. It still has to be divided by √d_k.',
          },
        ],
      },
    },
    {
      title: 'The last letter of the answer',
      node: `${head}/weights`,
      question: {
        ask: 'The model has written [[row:x:7]] [[row:x:8]] [[row:x:9]] [[row:x:10]] [[row:x:11]]. One letter is still missing. Select the weight by which the last row finds it.',
        answer: { kind: 'cell', cell: `${head}/weights:11,max` },
        right: `The last row looks at the first letter, [[col:${head}/weights:a]], with [[${head}/weights:11,a]].`,
        wrong:
          'That cell is in the row of [[row:x:gr]]. The last row writes the letter that is missing. Which one is it, and where does it stand in the word?',
      },
    },
  ],
  remember: [
    {
      node: 'positioned',
      text: 'A row is a letter plus its place, so the same letter in two places is not the same to the model.',
    },
    {
      node: `${head}/weights`,
      text: 'From row to row, this head looks one place further back. The model found that in training.',
    },
    {
      node: 'layer_0/self/output',
      text: 'Attention carries a letter from the place where it was read to the place where it is written.',
    },
  ],
  sources: [
    {
      text: 'Vaswani et al. 2017, “Attention Is All You Need”: learned positions',
      place: 'section 3.5',
    },
    {
      text: 'Weiss, Goldberg and Yahav 2021, “Thinking Like Transformers”: programs that reverse and sort, written as attention',
    },
  ],
  claims: [
    { says: 'far ahead of all others', cell: 'logits:10,2', is: '<', than: 1 },
    { says: 'far ahead of all others', cell: 'logits:10,0', in: 'row', is: 'largest', alone: true },
    {
      says: 'One row down, one column to the left',
      cell: 'layer_0/self/head_0/weights:8,3',
      in: 'row',
      is: 'largest',
      alone: true,
    },
    {
      says: 'From row to row, this head looks one place further back',
      cell: 'layer_0/self/head_0/weights:9,2',
      in: 'row',
      is: 'largest',
      alone: true,
    },
    {
      says: 'From row to row, this head looks one place further back',
      cell: 'layer_0/self/head_0/weights:10,1',
      in: 'row',
      is: 'largest',
      alone: true,
    },
    {
      says: 'From row to row, this head looks one place further back',
      cell: 'layer_0/self/head_0/weights:11,0',
      in: 'row',
      is: 'largest',
      alone: true,
    },
    {
      says: 'and their numbers are nearly the same',
      sum: ['layer_0/self/output:2,0', '-layer_0/self/output:9,0'],
      between: [-0.01, 0.01],
    },
    { says: 'Both looked at', cell: 'layer_0/self/head_0/weights:2,2', is: '>', than: 0.95 },
    { says: 'Both looked at', cell: 'layer_0/self/head_0/weights:9,2', is: '>', than: 0.95 },
    {
      says: 'Both letters',
      after: 1,
      cell: 'layer_0/self/head_0/weights:6,1',
      is: '=',
      than: 'layer_0/self/head_0/weights:6,3',
    },
  ],
};
