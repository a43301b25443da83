import type { Guide } from '../../guide';

export const feedForwardGuide: Guide = {
  needs: ['words-as-vectors'],
  cover: {
    picture: { kind: 'matrix', node: 'x' },
    lead: 'After attention, every word goes through a small network, separately. Here you follow three words through it.',
    question: {
      ask: 'Inside a small network, every number below 0 becomes 0. What does it make of [[x:1,0]]?',
      answer: {
        kind: 'choice',
        choices: [
          {
            text: 'Only 0',
            holds: ['ffn_output:1,0', '=', 0],
            wrong:
              'With a single unit, that would be all. But the network looks at each number twice, once with the opposite sign: [[ffn_output:1,0]] comes out.',
          },
          {
            text: '[[x:1,0]] again',
            holds: ['ffn_output:1,0', '<', 0],
            wrong:
              'No number below 0 gets through. But the network also looks at it with the opposite sign, and in this form it does: [[ffn_output:1,0]].',
          },
          { text: 'The same number without its minus sign', holds: ['ffn_output:1,0', '>', 0] },
        ],
      },
      right: 'It comes out as [[ffn_output:1,0]]. Where has the minus sign gone?',
      wrong:
        'It comes out as [[ffn_output:1,0]], without its minus sign. The network looks at each number twice: once as it is, once with the opposite sign.',
    },
  },
  keySteps: [
    { node: 'x', title: 'The words: each is processed separately' },
    { node: 'w_1', title: 'First layer: a column for each hidden unit' },
    {
      node: 'hidden_product',
      title: 'Each row meets each column',
      prediction: {
        ask: 'Units 1 and 2 take the first column of [[x]], with its own sign and with the opposite sign. Units 3 and 4 do so with the second column. Where will the smallest number stand?',
        answer: { kind: 'cell', cell: 'hidden_product:min,min' },
        right:
          '[[x:2,1]] is the largest number of [[x]], so its opposite is the smallest: [[hidden_product:ar,a]].',
        wrong:
          'There stands [[hidden_product:gr,g]]. The largest number of [[x]] is [[x:2,1]], and unit [[col:hidden_product:a]] gives its opposite, [[hidden_product:ar,a]].',
      },
      action: 'Select a number of [[hidden_product]] to see its sum.',
    },
    { node: 'pre_activation', title: 'Plus a bias', defines: ['b_1'] },
    {
      node: 'hidden',
      title: 'ReLU: what is below 0 becomes 0',
      prediction: {
        ask: 'A unit is active for a word if its number is above 0. Unit 2 takes the first column of [[x]] with the opposite sign. For which word is it active?',
        answer: { kind: 'word', cell: 'hidden:max,1' },
        right:
          'The first number of [[row:x:ar]] is [[x:ar,0]], and its opposite is above 0: [[hidden:ar,1]].',
        wrong:
          'The first number of [[row:x:gr]] is [[x:gr,0]]. Its opposite is below 0, and ReLU makes it [[hidden:gr,1]]. For [[row:x:ar]] it is [[hidden:ar,1]].',
      },
      action: 'Select a 0 in [[hidden]] to see which number it was made of.',
    },
    {
      node: 'ffn_product',
      title: 'Second layer: active units add their rows',
      defines: ['w_2'],
      prediction: {
        ask: 'In [[hidden]], the row of [[row:hidden:0]] is [[hidden:0,0]], [[hidden:0,1]], [[hidden:0,2]], [[hidden:0,3]]. The second column of [[w_2]], the matrix of the second layer, is [[w_2:0,1]], [[w_2:1,1]], [[w_2:2,1]], [[w_2:3,1]]. What is the second number of its result? Drag the bar.',
        answer: { kind: 'bar', cell: 'ffn_product:0,1', from: -4, to: 4, within: 0.3 },
        right: 'Only unit 4 adds to it, and it holds [[hidden:0,3]]: [[x:0,1]] without its minus sign.',
        wrong:
          'You said [[given]]; it is [[ffn_product:0,1]]. Units 3 and 4 add to this column; unit 3 holds [[hidden:0,2]], unit 4 [[hidden:0,3]].',
      },
    },
    { node: 'ffn_output', title: 'Plus a second bias: the result' },
  ],
  tries: [
    {
      title: 'Change a sign',
      node: 'ffn_output',
      text: 'The first number of [[row:x:0]] is [[x:0,0]]. You are about to give it the opposite sign.',
      edits: [{ set: 'x:0,0', to: -2 }],
      question: {
        ask: 'What happens to the first number of [[row:ffn_output:0]] in [[ffn_output]]?',
        answer: {
          kind: 'change',
          cell: 'ffn_output:0,0',
          wrong: {
            grow: 'Unit 2 now gives what unit 1 gave before, and no more: [[hidden:0,1]].',
            shrink:
              'Unit 1 has fallen to [[hidden:0,0]], but unit 2 takes over with [[hidden:0,1]], and both add to the same column.',
          },
        },
        right: 'Another unit gives the same number.',
        wrong: 'Unit 1 gives less now and unit 2 more, and both add to the same column.',
      },
      because:
        'Unit 1 held [[was:hidden:0,0]] and now holds [[hidden:0,0]]; unit 2 held [[was:hidden:0,1]] and now holds [[hidden:0,1]]. Both add to the first column of the result. Such a bend at 0 is what no single matrix can do.',
    },
    {
      title: 'Change one word',
      node: 'hidden',
      text: 'The second number of [[row:x:0]] is [[x:0,1]]. You are about to make it 5.',
      edits: [{ set: 'x:0,1', to: 5 }],
      question: {
        ask: 'Which numbers of [[hidden]] will change? Mark them.',
        answer: {
          kind: 'moved',
          node: 'hidden',
          wrong: {
            missed:
              'Units 3 and 4 both use the second column of [[x]], with opposite signs: both numbers change.',
            extra: 'Units 1 and 2 do not use the second column of [[x]], and no other word uses this row.',
          },
        },
        right: 'Units 3 and 4 of this word, and nothing else.',
        wrong:
          'The framed cells are marked wrongly. Units 1 and 2 do not use the second column of [[x]], and no other word uses this row.',
      },
      because:
        'Unit 3 went from [[was:hidden:0,2]] to [[hidden:0,2]], unit 4 from [[was:hidden:0,3]] to [[hidden:0,3]]. The rows of the other words stay: a feed-forward network never mixes words. Attention does that.',
    },
    {
      title: 'Lower the bias',
      node: 'ffn_output',
      text: 'The bias of units 1 and 2 is [[b_1:0,0]] and [[b_1:0,1]]. You are about to make both −1.',
      edits: [
        { set: 'b_1:0,0', to: -1 },
        { set: 'b_1:0,1', to: -1 },
      ],
      question: {
        ask: 'What happens to the first number of [[row:ffn_output:2]] in [[ffn_output]]?',
        answer: {
          kind: 'change',
          cell: 'ffn_output:2,0',
          wrong: {
            grow: 'A lower bias lowers both units before ReLU, so neither can give more than before.',
            stay: 'One of the two units was active for this word. The bias takes its number away: before ReLU, [[pre_activation:2,0]] is left.',
          },
        },
        right: 'Both units are now active only beyond 1.',
        wrong: 'Both units lose 1 before ReLU, and are now active only beyond 1.',
      },
      because:
        'It was [[was:ffn_output:2,0]], now it is [[ffn_output:2,0]]: the two units hold [[pre_activation:2,0]] and [[pre_activation:2,1]] before ReLU, and neither is above 0. A bias sets from which size on a unit is active.',
    },
    {
      title: 'Use a smooth activation',
      node: 'hidden',
      text: 'ReLU turned [[pre_activation:0,1]] into [[hidden:0,1]]. GELU is a smooth function that many models use instead. You are about to switch to it.',
      edits: [{ option: 'activation', to: 'gelu' }],
      question: {
        ask: 'What happens to the second number of [[row:hidden:0]] in [[hidden]]?',
        answer: {
          kind: 'change',
          cell: 'hidden:0,1',
          wrong: {
            grow: 'GELU is not flat below 0, but there it dips before it rises: [[pre_activation:0,1]] becomes [[hidden:0,1]].',
            stay: 'That is what ReLU does with every number below 0. GELU dips a little there: [[pre_activation:0,1]] becomes [[hidden:0,1]].',
          },
        },
        right: 'GELU dips a little below 0.',
        wrong: 'GELU dips a little below 0 before it rises.',
      },
      because:
        'It was [[was:hidden:0,1]], now it is [[hidden:0,1]]. ReLU is flat below 0, so a unit learns nothing from a word for which it is not active. GELU still has a slope there.',
    },
  ],
  checks: [
    {
      title: 'What does ReLU make of it?',
      node: 'hidden',
      question: {
        ask: 'The row of [[row:x:2]] in [[x]] is [[x:2,0]], [[x:2,1]]. The column of unit 4 in [[w_1]] is [[w_1:0,3]], [[w_1:1,3]], and its bias is [[b_1:0,3]]. What is its number in [[hidden]]?',
        answer: { kind: 'number', cell: 'hidden:2,3', within: 0.01 },
        right: 'Before ReLU it is [[pre_activation:2,3]], below 0.',
        wrong: 'Multiply pair by pair, add up, add the bias. Then ReLU: a number below 0 becomes 0.',
        mistakes: [
          {
            edits: [],
            cell: 'pre_activation:2,3',
            text: '[[given]] is the number before ReLU.',
          },
          {
            edits: [{ set: 'w_1:1,3', to: 1 }],
            cell: 'hidden:2,3',
            text: '[[given]] lost its minus sign on the way. ReLU does not change signs: it makes a number below 0 exactly 0.',
          },
        ],
      },
    },
    {
      title: 'Which unit is active?',
      node: 'hidden',
      question: {
        ask: 'The second number of [[row:x:0]] is [[x:0,1]]. One unit is active because of it. Select its number in [[hidden]].',
        answer: { kind: 'cell', cell: 'hidden:0,3' },
        right: 'Unit 4 takes the second column with the opposite sign, and that is above 0.',
        wrong:
          'That is unit [[col:hidden:g]] for [[row:hidden:gr]]. Look for a unit that takes the second column, with the sign that makes [[x:0,1]] positive.',
      },
    },
    {
      title: 'The second layer',
      node: 'ffn_product',
      question: {
        ask: 'In [[hidden]], the row of [[row:hidden:1]] is [[hidden:1,0]], [[hidden:1,1]], [[hidden:1,2]], [[hidden:1,3]]. The second column of [[w_2]] is [[w_2:0,1]], [[w_2:1,1]], [[w_2:2,1]], [[w_2:3,1]]. What is its second number in [[ffn_product]]?',
        answer: { kind: 'number', cell: 'ffn_product:1,1', within: 0.01 },
        right: 'Pair by pair, then added up: only unit 3 counts here.',
        wrong: 'Multiply the four pairs and add up the products.',
        mistakes: [
          {
            edits: [],
            cell: 'ffn_product:1,0',
            text: '[[given]] is made with the first column of [[w_2]].',
          },
          {
            edits: [{ set: 'w_2:1,1', to: 1 }],
            cell: 'ffn_product:1,1',
            text: '[[given]] is the sum of all hidden numbers. Each of them must first be multiplied by its factor in [[w_2]], and some factors are 0.',
          },
        ],
      },
    },
  ],
  remember: [
    {
      node: 'hidden',
      text: 'Two matrix products with an activation between them. Without it, one matrix could replace both.',
    },
    { node: 'ffn_product', text: 'Each hidden unit that is active adds its row of [[w_2]] to the result.' },
    {
      node: 'ffn_output',
      text: 'The same network serves every word, and no word has any effect on another.',
    },
  ],
  sources: [
    {
      text: 'Vaswani et al. 2017, “Attention Is All You Need”',
      place: 'section 3.3, equation 2',
    },
    { text: 'Hendrycks and Gimpel 2016, “Gaussian Error Linear Units (GELUs)”', place: 'section 2' },
  ],
  claims: [
    { says: 'is the largest number of', cell: 'x:2,1', in: 'matrix', is: 'largest', alone: true },
    {
      says: 'so its opposite is the smallest',
      cell: 'hidden_product:2,3',
      in: 'matrix',
      is: 'smallest',
      alone: true,
    },
    { says: 'a feed-forward network never mixes words', after: 1, moved: 'hidden', count: 2 },
    {
      says: 'Another unit gives the same number.',
      after: 0,
      cell: 'ffn_output:0,0',
      is: '=',
      than: 'was:ffn_output:0,0',
    },
    { says: 'neither is above 0', after: 2, cell: 'pre_activation:2,0', is: '=', than: 0 },
    { says: 'neither is above 0', after: 2, cell: 'pre_activation:2,1', is: '<', than: 0 },
    { says: 'GELU dips a little below 0.', after: 3, cell: 'hidden:0,1', is: '<', than: 0 },
  ],
};
