import type { Guide } from '../../guide';

export const multiHeadGuide: Guide = {
  needs: ['self-attention'],
  short: ['step-head_0/weights', 'step-head_1/weights'],
  cover: {
    picture: { kind: 'arcs', row: 'head_1/weights:2' },
    lead: 'A head is one attention. Several heads look at the same sentence at the same time, each with its own numbers. From [[row:head_0/weights:2]], the first head looks at [[col:head_0/weights:2]] itself.',
    question: {
      ask: 'From [[row:head_1/weights:2]], where does a second head look?',
      answer: { kind: 'word', cell: 'head_1/weights:2,max' },
      right:
        'It gives [[head_1/weights:2,a]] to [[col:head_1/weights:a]], while the first head looks at [[row:head_0/weights:2]] itself. What are two heads good for?',
      wrong:
        'It gives [[head_1/weights:2,g]] to [[col:head_1/weights:g]] and [[head_1/weights:2,a]] to [[col:head_1/weights:a]], while the first head looks at [[row:head_0/weights:2]] itself. What are two heads good for?',
    },
  },
  keySteps: [
    { node: 'x', title: 'The sentence: every head reads all of it' },
    { node: 'w_q', title: 'One wide matrix, some columns for each head' },
    { node: 'query', title: 'Queries: those of all heads at once' },
    { node: 'key', title: 'Keys: those of all heads at once' },
    { node: 'value', title: 'Values: those of all heads at once' },
    {
      node: 'head_0/query',
      title: 'The first head takes its columns',
      action: 'Compare it with [[query]]: the numbers are the same.',
    },
    { node: 'head_0/scores', title: 'Scores of the first head' },
    {
      node: 'head_0/weights',
      title: 'Weights of the first head',
      prediction: {
        ask: 'In the first head, [[row:head_0/scaled_scores:2]] has the scaled scores [[head_0/scaled_scores:2,0]], [[head_0/scaled_scores:2,1]] and [[head_0/scaled_scores:2,2]]. The softmax turns them into shares that add up to 1. How large is its share for itself? Drag the bar.',
        answer: { kind: 'bar', cell: 'head_0/weights:2,2', from: 0, to: 1, within: 0.08 },
        right: 'It is [[head_0/weights:2,2]]: so large a lead in scores leaves little for the other words.',
        wrong:
          'You said [[given]]; it is [[head_0/weights:2,2]]. Its score leads by more than 3, which makes its share more than twenty times that of any other word.',
      },
    },
    {
      node: 'head_1/weights',
      title: 'Weights of the second head',
      prediction: {
        ask: 'In the second head, the scaled scores of [[row:head_1/scaled_scores:0]] are [[head_1/scaled_scores:0,0]], [[head_1/scaled_scores:0,1]] and [[head_1/scaled_scores:0,2]]: none is above 0. How large is its share for itself? Drag the bar.',
        answer: { kind: 'bar', cell: 'head_1/weights:0,0', from: 0, to: 1, within: 0.1 },
        right:
          'It is [[head_1/weights:0,0]]. Only differences count: the largest score gets the largest share, even if it is 0.',
        wrong:
          'You said [[given]]; it is [[head_1/weights:0,0]]. A score of 0 is not a share of 0. Only differences count, and 0 is the largest score of this row.',
      },
      action: 'Point at or tap a word above the matrix to see where this head looks from it.',
    },
    { node: 'head_1/context', title: 'Context: the values of one head, mixed' },
    {
      node: 'concat',
      title: 'Side by side: the results of all heads',
      prediction: {
        ask: 'Each head has given [[dim:d_v]] numbers to every word. In the second head, those of [[row:head_1/context:0]] begin with [[head_1/context:0,0]]. Now the results are put side by side. Where will this number be?',
        answer: { kind: 'cell', cell: 'concat:0,2' },
        right: 'In the same row, after the columns of the first head.',
        wrong:
          'That cell is in the row of [[row:concat:gr]]. A word keeps its row, and the columns of the second head follow those of the first.',
      },
    },
    {
      node: 'output',
      title: 'Output: the heads meet',
      defines: ['w_o'],
      action: 'Select a number of [[output]]: its terms come from both heads.',
    },
  ],
  tries: [
    {
      title: 'Change one head',
      node: 'concat',
      text: '[[w_k]] makes the keys. In row 4, column 1, which belongs to the first head, it has [[w_k:3,0]]. You are about to make it 0.',
      edits: [{ set: 'w_k:3,0', to: 0 }],
      question: {
        ask: 'Which numbers of [[concat]] will change? Mark them.',
        answer: {
          kind: 'moved',
          node: 'concat',
          wrong: {
            missed: 'Some are missing: with a new key, the weights of the first head change in every row.',
            extra:
              'Too many: the second head does not use this number, and its columns come after the first [[dim:d_v]].',
          },
        },
        right: 'Only the columns of the first head.',
        wrong:
          'The framed cells are marked wrongly. The first [[dim:d_v]] columns come from the first head, the others from the second.',
      },
      because:
        'The first head has a new key, so its weights changed in every row. The second head never uses this number: [[row:head_1/weights:2]] still gives [[head_1/weights:2,1]] to [[col:head_1/weights:1]]. Only [[output]] mixes the heads, so all of its numbers changed.',
    },
    {
      title: 'Remove a head',
      node: 'output',
      text: 'The last two rows of [[w_o]] belong to the second head. You are about to fill them with 0, so that nothing of this head is left in the output.',
      edits: [
        { set: 'w_o:2,0', to: 0 },
        { set: 'w_o:2,2', to: 0 },
        { set: 'w_o:3,1', to: 0 },
        { set: 'w_o:3,3', to: 0 },
      ],
      question: {
        ask: 'The row of [[row:concat:2]] in [[concat]] is [[concat:2,0]], [[concat:2,1]], [[concat:2,2]], [[concat:2,3]]. What happens to its first number in [[output]]?',
        answer: {
          kind: 'change',
          cell: 'output:2,0',
          wrong: {
            grow: 'It would grow if the second head had brought less than 0. It brought more than all of [[was:output:2,0]].',
            stay: 'It would stay if the second head took no part in it. It brought more than all of [[was:output:2,0]].',
          },
        },
        right: 'All of it came from the second head: what the first one brings is below 0.',
      },
      because:
        'It was [[was:output:2,0]], now it is [[output:2,0]]: the share of the first head alone. The output is a sum over the heads, so one can be taken out without touching the others. In trained models, this shows what a head is for.',
    },
    {
      title: 'Two narrow heads, or one wide head?',
      node: 'head_1/weights',
      text: 'Below the stage, the same random matrices are used as two heads and as one head with twice the columns. Set the distance between the heads to 0, where both have the same queries and keys. Then make it larger.',
      edits: [],
      figure: 'experiment-heads',
      because:
        'At 0 both heads look at the same words, and one wide head gives the same result. With different queries and keys, each head has a row of weights of its own. A wide head has only one row, which has to serve for everything. Both cost the same: here [[parameters]] parameters and [[multiply-adds]] multiply-adds, that is, products added up.',
    },
  ],
  checks: [
    {
      title: 'Divide by what?',
      node: 'head_0/scaled_scores',
      question: {
        ask: 'In the first head, [[row:head_0/scores:2]] scores itself [[head_0/scores:2,2]]. The two heads share the columns of [[query]]. What is the scaled score? Two decimals are enough.',
        answer: { kind: 'number', cell: 'head_0/scaled_scores:2,2', within: 0.02 },
        right: 'Divided by √d_k, where d_k is the width of one head: [[dim:d_k]].',
        wrong: 'Divide the score by √d_k. How many columns does a query have in one head?',
        mistakes: [
          {
            edits: [{ option: 'scale', to: 0.5 }],
            cell: 'head_0/scaled_scores:2,2',
            text: '[[given]] is half of the score. That is √4, for the columns of both heads, or d_k without the root. Divide by √d_k, with d_k = [[dim:d_k]].',
          },
          {
            edits: [{ option: 'scale', to: 1 }],
            cell: 'head_0/scaled_scores:2,2',
            text: '[[given]] is the score itself. It still has to be divided by √d_k.',
          },
        ],
      },
    },
    {
      title: 'Where does the second head begin?',
      node: 'query',
      question: {
        ask: 'Select the first number that the second head uses from the query of [[row:query:2]].',
        answer: { kind: 'cell', cell: 'query:2,2' },
        right: 'The first [[dim:d_k]] columns belong to the first head, the next [[dim:d_k]] to the second.',
        wrong:
          'That cell is in the row of [[row:query:gr]]. The heads share the columns of [[query]]: the first [[dim:d_k]] belong to the first head.',
      },
    },
    {
      title: 'The heads meet',
      node: 'output',
      question: {
        ask: 'The row of [[row:concat:0]] in [[concat]] is [[concat:0,0]], [[concat:0,1]], [[concat:0,2]], [[concat:0,3]]. The first column of [[w_o]] is [[w_o:0,0]], [[w_o:1,0]], [[w_o:2,0]], [[w_o:3,0]]. What is its first number in [[output]]? Two decimals.',
        answer: { kind: 'number', cell: 'output:0,0', within: 0.02 },
        right: 'Both heads contribute a term: [[output:0,0]].',
        wrong: 'Multiply the four pairs and add up the products.',
        mistakes: [
          {
            edits: [{ set: 'w_o:2,0', to: 0 }],
            cell: 'output:0,0',
            text: '[[given]] is what the first head contributes. The second head is missing.',
          },
          {
            edits: [{ set: 'w_o:0,0', to: 0 }],
            cell: 'output:0,0',
            text: '[[given]] is what the second head contributes. The first head is missing.',
          },
        ],
      },
    },
  ],
  remember: [
    {
      node: 'head_0/query',
      text: 'A head is one attention on some of the columns. It sees all tokens.',
    },
    {
      node: 'head_1/weights',
      text: 'Each head has its own weights, so a word can look at several others for different reasons.',
    },
    {
      node: 'output',
      text: 'The results are put side by side, and a last learned matrix mixes them.',
    },
  ],
  sources: [
    { text: 'Vaswani et al. 2017, “Attention Is All You Need”', place: 'section 3.2.2' },
    {
      text: 'Michel, Levy and Neubig 2019, “Are Sixteen Heads Really Better than One?”: heads of trained models, removed one by one',
    },
  ],
  claims: [
    { says: 'looks at', cell: 'head_0/weights:2,2', is: '>', than: 0.5 },
    {
      says: 'while the first head looks at',
      cell: 'head_0/weights:2,2',
      in: 'row',
      is: 'largest',
      alone: true,
    },
    { says: 'the first head finds the noun', cell: 'head_0/weights:0,2', in: 'row', is: 'largest' },
    { says: 'the first head finds the noun', cell: 'head_0/weights:1,2', in: 'row', is: 'largest' },
    { says: 'the second the word before', cell: 'head_1/weights:1,0', in: 'row', is: 'largest' },
    { says: 'the second the word before', cell: 'head_1/weights:2,1', in: 'row', is: 'largest' },
    {
      says: 'more than twenty times that of any other word',
      cell: 'head_0/weights:2,2',
      times: [20, 1000000000.0],
      than: 'head_0/weights:2,1',
    },
    {
      says: 'Its score leads by more than 3',
      cell: 'head_0/scaled_scores:2,2',
      more: [3, 4],
      than: 'head_0/scaled_scores:2,1',
    },
    { says: 'none is above 0', all: 'head_1/scaled_scores:0', between: [-1000000000.0, 0] },
    { says: 'Only the columns of the first head.', after: 0, moved: 'concat:,2', count: 0 },
    { says: 'Only the columns of the first head.', after: 0, moved: 'concat:,3', count: 0 },
    { says: 'so its weights changed in every row', after: 0, moved: 'head_0/weights', count: 'all' },
    { says: 'so all of its numbers changed', after: 0, moved: 'output', count: 'all' },
    { says: 'what the first one brings is below 0', after: 1, cell: 'output:2,0', is: '<', than: 0 },
    {
      says: 'It brought more than all of',
      after: 1,
      cell: 'head_1/context:2,0',
      is: '>',
      than: 'was:output:2,0',
    },
  ],
};
