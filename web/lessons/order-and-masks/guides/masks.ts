import type { Guide } from '../../guide';

export const masksGuide: Guide = {
  needs: ['scaled-dot-product'],
  short: ['step-mask', 'step-weights'],
  cover: {
    picture: { kind: 'arcs', row: 'weights:2' },
    lead: 'A model that learns to continue a text must not see how it goes on. A mask takes that view away.',
    question: {
      ask: 'Which word must [[row:weights:2]] not look at?',
      answer: { kind: 'word', cell: 'weights:2,min' },
      right:
        '[[col:weights:a]] comes later, so its weight is exactly [[weights:2,a]]. How does a mask do that?',
      wrong:
        '[[col:weights:g]] has been read already and gets [[weights:2,g]]. [[col:weights:a]] comes later: its weight is exactly [[weights:2,a]].',
    },
  },
  keySteps: [
    { node: 'scores', title: 'Scores of all pairs, also forbidden ones' },
    {
      node: 'mask',
      title: 'The mask: who may look at whom',
      prediction: {
        ask: 'Rows look, columns are looked at. Close every cell that would let a word look at one that comes after it: press it. Keep the others open.',
        answer: {
          kind: 'mask',
          node: 'mask',
          wrong: {
            missed: 'You closed too many: a word may look at itself and at what came before it.',
            extra:
              'Some open cells still let a word look ahead. In the first row, only the first cell stays open.',
          },
        },
        right: 'Each word may look at itself and at what came before it: the open cells make a triangle.',
        wrong:
          'The framed cells differ. Go row by row: a word may look at itself and at what came before it. So the first row has one open cell and the last row four.',
      },
      action: 'Select a 0 or a −∞ twice to change it.',
    },
    { node: 'masked_scores', title: 'Masked scores: plus 0, or plus −∞' },
    {
      node: 'weights',
      title: 'Weights: what remains shares the whole',
      prediction: {
        ask: 'The mask is added to the scores: −∞ where a cell is closed, 0 where it is open. The row of [[row:masked_scores:1]] now holds [[masked_scores:1,0]], [[masked_scores:1,1]], [[masked_scores:1,2]] and [[masked_scores:1,3]]. How large is the weight that it gives to itself? Drag the bar.',
        answer: { kind: 'bar', cell: 'weights:1,1', from: 0, to: 1, within: 0.1 },
        right: 'It is [[weights:1,1]]: two words are left, and they share the whole.',
        wrong:
          'You said [[given]]; it is [[weights:1,1]]. The two words with −∞ get exactly 0, and the other two share the whole. A lead of 2 in scores makes a share more than seven times as large.',
      },
      action: 'Select a 0 in [[weights]] to see where it comes from.',
    },
    { node: 'context', title: 'Context: nothing from later words' },
  ],
  tries: [
    {
      title: 'Change the last word',
      node: 'weights',
      text: 'The key of [[row:key:3]], the last word, has [[key:3,1]] in column 2. You are about to make it 3.',
      edits: [{ set: 'key:3,1', to: 3 }],
      question: {
        ask: 'Which weights will change? Mark them.',
        answer: {
          kind: 'moved',
          node: 'weights',
          wrong: {
            missed: 'Some are missing: weights share one whole, so the whole last row moves.',
            extra: 'Too many: in all rows but the last, the mask hides the last word.',
          },
        },
        right: 'Only those of the last row.',
        wrong: 'The framed cells are marked wrongly: only the last row may look at the last word.',
      },
      because:
        'Every word has a new score for [[row:key:3]]. But before the softmax the mask adds −∞ to it in all rows but the last, so only [[row:weights:3]] divides its attention again.',
    },
    {
      title: 'Take the mask away',
      node: 'weights',
      text: 'The first word can only look at itself: [[weights:0,0]]. You are about to let every word look everywhere.',
      edits: [{ option: 'mask', to: 'none' }],
      question: {
        ask: 'What happens to the weight that [[row:weights:0]] gives to itself?',
        answer: {
          kind: 'change',
          cell: 'weights:0,0',
          wrong: {
            grow: 'It could not grow: it was [[was:weights:0,0]], the whole. Now others share it.',
            stay: 'It would stay if the others were still hidden. They are back in the row, and take their shares.',
          },
        },
        right: 'Now it has to share.',
      },
      because:
        'It was [[was:weights:0,0]], now it is [[weights:0,0]]. The other words are back in the row. [[col:weights:max]] now gets more than any other, though it had not been read yet.',
    },
    {
      title: 'Close a whole row',
      node: 'weights',
      text: 'Below the stage is a board for masks. Close all cells of one row. What can the softmax do with nothing left to look at?',
      edits: [],
      figure: 'mask-board',
      because:
        'All scores of the row are −∞, and the softmax would be 0 divided by 0. Here the row gets zeros, and a note says so. Many libraries answer NaN, “not a number”, which then spreads.',
    },
  ],
  checks: [
    {
      title: 'A masked mixture',
      node: 'context',
      question: {
        ask: 'The weights of [[row:weights:1]] are [[weights:1,0]], [[weights:1,1]], [[weights:1,2]] and [[weights:1,3]]. The second column of [[value]] is [[value:0,1]], [[value:1,1]], [[value:2,1]] and [[value:3,1]]. What is its second number in [[context]]? Two decimals.',
        answer: { kind: 'number', cell: 'context:1,1', within: 0.02 },
        right:
          'Only the two words that it may see take part: [[weights:1,0]] · [[value:0,1]] + [[weights:1,1]] · [[value:1,1]].',
        wrong:
          'Multiply each number of the column by its weight, and add up. The words after it have the weight 0.',
        mistakes: [
          {
            edits: [{ option: 'mask', to: 'none' }],
            cell: 'context:1,1',
            text: '[[given]] is the mixture without a mask: it takes in words that come later.',
          },
          {
            edits: [
              { option: 'mask', to: 'none' },
              { set: 'value:2,1', to: 0 },
              { set: 'value:3,1', to: 0 },
            ],
            cell: 'context:1,1',
            text: '[[given]] masks after the softmax: the other weights stay as they were, and the row no longer adds up to 1.',
          },
        ],
      },
    },
    {
      title: 'Rows look, columns are looked at',
      node: 'mask',
      question: {
        ask: 'Which cell of the mask keeps [[row:scores:1]] from looking at [[col:scores:3]]?',
        answer: { kind: 'cell', cell: 'mask:1,3' },
        right: 'The row of the word that looks, the column of the word that is looked at.',
        wrong:
          'That cell is about [[row:scores:gr]] looking at [[col:scores:g]]. Rows look, columns are looked at.',
      },
    },
    {
      title: 'No choice',
      node: 'weights',
      question: {
        ask: 'With this mask, one word has no choice where to look. Which?',
        answer: { kind: 'word', cell: 'weights:max,0' },
        right:
          '[[row:weights:ar]] is the first word. All of its attention, [[weights:ar,0]], stays with itself.',
        wrong:
          '[[row:weights:gr]] may also look at words before it: it gives [[weights:gr,0]] to [[col:weights:0]]. The first word has nobody before it.',
      },
    },
  ],
  remember: [
    { node: 'mask', text: 'A mask is added to the scores: 0 keeps a score, −∞ removes it.' },
    {
      node: 'weights',
      text: 'It comes before the softmax, so that the weights of what remains still add up to 1.',
    },
    { node: 'context', text: 'With a causal mask, no word learns anything from those after it.' },
  ],
  sources: [
    {
      text: 'Vaswani et al. 2017, “Attention Is All You Need”',
      place: 'section 3.2.3',
    },
  ],
  claims: [
    { says: 'its weight is exactly', cell: 'weights:2,3', is: '=', than: 0 },
    {
      says: 'A lead of 2 in scores makes a share more than seven times as large',
      cell: 'weights:1,1',
      times: [7, 8],
      than: 'weights:1,0',
    },
    { says: 'Only those of the last row.', after: 0, moved: 'weights:3', count: 'all' },
    { says: 'Only those of the last row.', after: 0, moved: 'weights', count: 4 },
    { says: 'Every word has a new score for', after: 0, moved: 'scores:,3', count: 'all' },
    {
      says: 'now gets more than any other',
      after: 1,
      cell: 'weights:0,2',
      in: 'row',
      is: 'largest',
      alone: true,
    },
    { says: 'stays with itself', cell: 'weights:0,0', is: '=', than: 1 },
  ],
};
