import type { Guide } from '../../guide';

export const slidingWindowGuide: Guide = {
  needs: ['masks'],
  cover: {
    picture: { kind: 'matrix', node: 'band_scores' },
    lead: 'If every word looks at every word, a text of twice the length takes four times the work.',
    question: {
      ask: 'Must a word in a long text look at all the others?',
      answer: {
        kind: 'choice',
        choices: [
          {
            text: 'Yes, at all of them',
            holds: ['offsets:0,min', '<', -6],
            wrong:
              'It may, but then the work grows with the square of the length. Here each word looks at one word back, itself and one word ahead. What does that save?',
          },
          {
            text: 'Only at those before it',
            holds: ['offsets:0,max', '<', 1],
            wrong:
              'That is the rule for models that write. Here each word also looks one word ahead. What does such a window save?',
          },
          { text: 'No, a few neighbours can be enough', holds: ['offsets:0,max', '=', 1] },
        ],
      },
      right:
        'Here each word looks at the places from [[offsets:0,0]] to [[offsets:0,2]]: one word back, itself, one word ahead. What does that save?',
    },
  },
  keySteps: [
    { node: 'query', title: 'Queries: what each word looks for' },
    { node: 'key', title: 'Keys: what each word can be found by' },
    { node: 'value', title: 'Values: what each word hands over' },
    { node: 'offsets', title: 'The window: which places a word sees' },
    {
      node: 'band_scores',
      title: 'Scores: a column for each place',
      prediction: {
        ask: 'Each row has a score for the word before, for the word itself and for the word after. Two of these scores cannot exist. Select one of them.',
        answer: { kind: 'cell', cell: 'band_scores:min,min' },
        right: '[[row:band_scores:gr]] has no word at that place, so [[band_scores:gr,g]] stands there.',
        wrong:
          '[[row:band_scores:gr]] has a word at that place: the score is [[band_scores:gr,g]]. The first word has none before it, the last has none after it.',
      },
      action: 'Select any number in [[band_scores]] to see which key it uses.',
    },
    { node: 'scaled_band_scores', title: 'Scaled scores: divided by √d_k' },
    {
      node: 'band_weights',
      title: 'Weights: shares among neighbours',
      prediction: {
        ask: 'The softmax turns a row of scores into shares that add up to 1. The row of [[row:scaled_band_scores:7]] holds [[scaled_band_scores:7,0]], [[scaled_band_scores:7,1]] and [[scaled_band_scores:7,2]]. How large is the share in the middle, which it gives to itself? Drag the bar.',
        answer: { kind: 'bar', cell: 'band_weights:7,1', from: 0, to: 1, within: 0.1 },
        right:
          'It is [[band_weights:7,1]]: nothing goes to the place without a word. A lead of about 1.7 in scores makes a share more than five times as large.',
        wrong:
          'You said [[given]]; it is [[band_weights:7,1]]. The place without a word gets exactly 0, and of the other two the larger score takes most.',
      },
    },
    {
      node: 'context',
      title: 'Context: a mixture of neighbours',
      action: 'Select a number of [[context]]: its values come from the window only.',
    },
  ],
  tries: [
    {
      title: 'Change one value',
      node: 'context',
      text: 'The value of [[row:value:4]] begins with [[value:4,0]]. You are about to make it 3.',
      edits: [{ set: 'value:4,0', to: 3 }],
      question: {
        ask: 'Which numbers of [[context]] will change? Mark them.',
        answer: {
          kind: 'moved',
          node: 'context',
          wrong: {
            missed:
              'Some are missing: every word whose window reaches [[row:value:4]] mixes in its value, and so does the word itself.',
            extra:
              'Too many: only windows that reach [[row:value:4]] mix in its value, and column 1 goes into column 1 only.',
          },
        },
        right: 'Those of the words whose window reaches it.',
        wrong:
          'The framed cells are marked wrongly: only words whose window reaches [[row:value:4]] can change, and only in that column.',
      },
      because:
        '[[row:value:4]] is in the windows of [[row:context:3]], of [[row:context:5]] and of itself. All other words have no weight for it. A value in the first column only goes into the first column of [[context]].',
    },
    {
      title: 'Look back only',
      node: 'band_weights',
      text: 'A model that writes a text must not look ahead. You are about to remove the place on the right from the window.',
      edits: [{ option: 'window_right', to: 0 }],
      question: {
        ask: 'What happens to the weight that the last word, [[row:band_weights:7]], gives to itself?',
        answer: {
          kind: 'change',
          cell: 'band_weights:7,1',
          wrong: {
            grow: 'It would grow if it had lost a neighbour. It had no word on its right.',
            shrink: 'It would shrink if a neighbour joined. The window only became smaller.',
          },
        },
        right: 'It had no word on its right.',
      },
      because:
        'It is still [[band_weights:7,1]]. Every other word lost a neighbour, so the rest of its window gets more: [[row:band_weights:2]] gave itself [[was:band_weights:2,1]], now it is [[band_weights:2,1]].',
    },
    {
      title: 'Count the scores',
      node: 'band_scores',
      text: 'The figure below the stage counts the scores, in the window and for all pairs. Compare the two curves: how does each grow when the text becomes twice as long?',
      edits: [],
      figure: 'window-cost',
      because:
        'Twice as many words need about twice as many scores in a window: each word still has the same few places. All pairs are four times as many: twice as many rows, each twice as long.',
    },
    {
      title: 'Measure the time',
      node: 'band_scores',
      text: 'An experiment below the stage measures full attention and a window on your device. Run it. Which curve is steeper?',
      edits: [],
      figure: 'experiment-cost',
      because:
        'On both axes each step multiplies by the same factor, so the slope is the power. It is near 1 for a window. For full attention, whose time grows with the square of the length, it is near 2.',
    },
  ],
  checks: [
    {
      title: 'At the edge',
      node: 'band_weights',
      question: {
        ask: 'The scaled scores of the first word are [[scaled_band_scores:0,0]], [[scaled_band_scores:0,1]] and [[scaled_band_scores:0,2]]. Which weight does it give to itself, in the middle? One decimal is enough.',
        answer: { kind: 'number', cell: 'band_weights:0,1', within: 0.02 },
        right: 'Two words with equal scores share the whole; the place without a word gets 0.',
        wrong: 'The place without a word gets 0. How do two words with equal scores share the whole?',
        mistakes: [
          {
            edits: [
              { option: 'window_left', to: 7 },
              { option: 'window_right', to: 7 },
            ],
            cell: 'band_weights:0,7',
            text: '[[given]] is the weight if every word looks at every word. Here the window has one word on each side.',
          },
          {
            edits: [{ option: 'window_right', to: 0 }],
            cell: 'band_weights:0,1',
            text: '[[given]] would be right for a window that only looks back. Here the first word also sees the one after it.',
          },
        ],
      },
    },
    {
      title: 'Which column?',
      node: 'band_scores',
      question: {
        ask: 'Select the score that says how well the key of [[row:key:2]] fits the query of [[row:query:3]], the word after it.',
        answer: { kind: 'cell', cell: 'band_scores:3,0' },
        right: 'The row of the query; the column says that the key is one word back.',
        wrong:
          'That cell has the query of [[row:band_scores:gr]] and the key at offset [[offsets:0,g]]. Take the row of [[row:query:3]] and the column of offset [[offsets:0,0]], one word back.',
      },
    },
    {
      title: 'Which values are mixed?',
      node: 'context',
      question: {
        ask: 'The weights of [[row:band_weights:3]] are [[band_weights:3,0]], [[band_weights:3,1]] and [[band_weights:3,2]]. From the first word to the sixth, the first column of [[value]] is [[value:0,0]], [[value:1,0]], [[value:2,0]], [[value:3,0]], [[value:4,0]], [[value:5,0]]. What is the first number of [[row:context:3]], the fourth word, in [[context]]? Two decimals.',
        answer: { kind: 'number', cell: 'context:3,0', within: 0.006 },
        right:
          '[[band_weights:3,0]] · [[value:2,0]] + [[band_weights:3,1]] · [[value:3,0]] + [[band_weights:3,2]] · [[value:4,0]] = [[context:3,0]].',
        wrong:
          'Its window has [[row:value:2]], [[row:value:3]] and [[row:value:4]]. Multiply each of their values by its weight, and add up.',
        mistakes: [
          {
            edits: [
              { set: 'value:2,0', to: 1 },
              { set: 'value:3,0', to: 0 },
              { set: 'value:4,0', to: 2 },
            ],
            cell: 'context:3,0',
            text: '[[given]] uses the values of the first three words. The weights belong to the window around [[row:value:3]].',
          },
          {
            edits: [
              { option: 'window_left', to: 7 },
              { option: 'window_right', to: 7 },
            ],
            cell: 'context:3,0',
            text: '[[given]] is the result of full attention, where every word looks at every word.',
          },
        ],
      },
    },
  ],
  remember: [
    {
      node: 'band_scores',
      text: 'In a window, work grows with the length of a text, not with its square.',
    },
    { node: 'band_weights', text: 'A place without a word gets weight 0.' },
    { node: 'context', text: 'What lies outside its window cannot change the result of a word.' },
  ],
  sources: [
    {
      text: 'Beltagy et al. 2020, “Longformer”',
      place: 'section 3.1',
    },
  ],
  claims: [
    {
      says: 'makes a share more than five times as large',
      cell: 'band_weights:7,1',
      times: [5.5, 6],
      than: 'band_weights:7,0',
    },
    {
      says: 'A lead of about 1.7',
      cell: 'scaled_band_scores:7,1',
      more: [1.65, 1.75],
      than: 'scaled_band_scores:7,0',
    },
    { says: 'nothing goes to the place without a word', cell: 'band_weights:7,2', is: '=', than: 0 },
    { says: 'to one of its neighbours or to itself', cell: 'band_weights:1,0', in: 'row', is: 'largest' },
    { says: 'All other words have no weight for it.', after: 0, moved: 'context', count: 3 },
    { says: 'only goes into the first column', after: 0, moved: 'context:,1', count: 0 },
    { says: 'It is still', after: 1, cell: 'band_weights:7,1', is: '=', than: 'was:band_weights:7,1' },
  ],
};
