import type { Guide } from '../../guide';

export const encoderLayerGuide: Guide = {
  needs: ['multi-head', 'feed-forward', 'layer-norm'],
  cover: {
    picture: { kind: 'matrix', node: 'self/output' },
    lead: 'An encoder layer joins attention and a feed-forward network. Models stack a dozen such layers, or many more.',
    question: {
      ask: 'Attention has computed new numbers for each word. What does the layer do with the old ones?',
      answer: {
        kind: 'choice',
        choices: [
          {
            text: 'The new numbers replace them',
            holds: ['residual_1:0,0', '=', 'self/output:0,0'],
            wrong:
              'Then only [[self/output:0,0]] would go on, and what the word was before would be lost. The layer adds it to the old [[x:0,0]]: [[residual_1:0,0]].',
          },
          { text: 'It adds old and new', holds: ['residual_1:0,0', '>', 'x:0,0'] },
          {
            text: 'It keeps the larger one of each pair',
            holds: ['residual_1:0,0', '=', 'x:0,0'],
            wrong:
              'Then only one of [[x:0,0]] and [[self/output:0,0]] would go on. The layer keeps both, as a sum: [[residual_1:0,0]].',
          },
        ],
      },
      right:
        'The first number of [[row:x:0]] was [[x:0,0]], attention found [[self/output:0,0]], and [[residual_1:0,0]] goes on. Why add?',
      wrong:
        'It adds them. The first number of [[row:x:0]] was [[x:0,0]], attention found [[self/output:0,0]], and their sum [[residual_1:0,0]] goes on.',
    },
  },
  keySteps: [
    { node: 'x', title: 'In: a row for each word' },
    {
      node: 'self/head_0/weights',
      title: 'Attention: who looks at whom',
      prediction: {
        ask: 'The layer has [[dim:n_heads]] heads: attentions side by side. In the first, the scaled scores of [[row:self/head_0/weights:0]] are [[self/head_0/scaled_scores:0,0]], [[self/head_0/scaled_scores:0,1]] and [[self/head_0/scaled_scores:0,2]]. How large is its weight for [[col:self/head_0/weights:2]]? Drag the bar.',
        answer: { kind: 'bar', cell: 'self/head_0/weights:0,2', from: 0, to: 1, within: 0.12 },
        right: 'It is [[self/head_0/weights:0,2]]. The three weights of the row add up to 1.',
        wrong:
          'You said [[given]]; it is [[self/head_0/weights:0,2]]. The best score gets the largest weight, but the second best still gets [[self/head_0/weights:0,1]].',
      },
      action: 'Point at or tap a word above the matrix to see only its lines.',
    },
    { node: 'self/output', title: 'What attention found' },
    {
      node: 'residual_1',
      title: 'First sum: old plus new',
      prediction: {
        ask: 'Now [[x]] and [[self/output]] are added, cell by cell. The largest number of [[x]] is [[x:2,3]], for [[row:x:2]]. Where will the largest number of the sum stand?',
        answer: { kind: 'cell', cell: 'residual_1:max,max' },
        right: '[[x:ar,a]] plus [[self/output:ar,a]] is [[residual_1:ar,a]].',
        wrong:
          'There, [[x:gr,g]] plus [[self/output:gr,g]] is [[residual_1:gr,g]]. The largest is [[residual_1:ar,a]], for [[row:residual_1:ar]].',
      },
      action: 'Select a number of [[residual_1]] to see both its parts.',
    },
    {
      node: 'norm_1/normalised',
      title: 'Layer norm: back to one scale',
      prediction: {
        ask: 'The norm subtracts its mean from each row, which gives [[norm_1/centred]], and divides the row by its standard deviation: [[norm_1/deviation:0,0]], [[norm_1/deviation:1,0]] or [[norm_1/deviation:2,0]]. Where will the largest number stand?',
        answer: { kind: 'cell', cell: 'norm_1/normalised:max,max' },
        right:
          '[[norm_1/centred:ar,a]] is not the largest before, but its row is divided by the smallest deviation.',
        wrong:
          'There, [[norm_1/centred:gr,g]] becomes [[norm_1/normalised:gr,g]]. The largest is [[norm_1/normalised:ar,a]], for [[row:norm_1/normalised:ar]]: its row is divided by the smallest deviation.',
      },
    },
    { node: 'norm_1/normed', title: 'Gain and shift: the result of the norm' },
    { node: 'ffn/hidden', title: 'Feed-forward: which units are active' },
    { node: 'ffn/ffn_output', title: 'What the network found' },
    {
      node: 'residual_2',
      title: 'Second sum: the same again',
      action: 'Select a number of [[residual_2]] to see both its parts.',
    },
    { node: 'norm_2/normed', title: 'Out: the same shape as the input' },
  ],
  tries: [
    {
      title: 'Switch attention off',
      node: 'residual_1',
      text: '[[self/w_o]] makes the result of attention. You are about to make all of its numbers 0, so that attention finds nothing.',
      edits: [
        { set: 'self/w_o:0,0', to: 0 },
        { set: 'self/w_o:0,3', to: 0 },
        { set: 'self/w_o:1,1', to: 0 },
        { set: 'self/w_o:1,2', to: 0 },
        { set: 'self/w_o:2,0', to: 0 },
        { set: 'self/w_o:2,2', to: 0 },
        { set: 'self/w_o:3,1', to: 0 },
        { set: 'self/w_o:3,3', to: 0 },
      ],
      question: {
        ask: 'What will the first sum [[residual_1]] be?',
        answer: {
          kind: 'choice',
          choices: [
            {
              text: 'Only zeros',
              holds: ['residual_1:0,0', '=', 0],
              wrong:
                'Zeros are what attention finds now. But the words also go past it, and the zeros are added to them: [[residual_1:0,0]].',
            },
            { text: 'The words as they came in', holds: ['residual_1:0,0', '=', 'x:0,0'] },
            {
              text: 'Twice the words as they came in',
              holds: ['residual_1:0,0', '>', 'x:0,0'],
              wrong:
                'For that, attention would have to find the words once more. It finds 0, and [[x:0,0]] plus 0 is [[residual_1:0,0]].',
            },
          ],
        },
        right: 'The words go past attention, and 0 is added to them.',
        wrong: 'The words also go past attention, and 0 is added to them.',
      },
      because:
        '[[self/output:0,0]] is added to [[x:0,0]]. A layer that finds nothing passes its input on, so a deep stack can start out nearly doing nothing, and learn its corrections from there.',
    },
    {
      title: 'Let words see only what came before',
      node: 'norm_2/normed',
      text: 'A causal mask lets each word look only at itself and at what came before it. You are about to switch it on.',
      edits: [{ option: 'mask', to: 'causal' }],
      question: {
        ask: 'Which numbers of the result will change? Mark them.',
        answer: {
          kind: 'moved',
          node: 'norm_2/normed',
          wrong: {
            missed:
              'All words but the last lose something that they looked at, so all numbers of their rows change.',
            extra: 'The last word could see all words before, and still can: its row stays.',
          },
        },
        right: 'The last word could see all words before, and still can.',
        wrong:
          'The framed cells are marked wrongly. Only the last word may look at the same words as before.',
      },
      because:
        'The weight that [[row:self/head_0/weights:0]] gives to itself was [[was:self/head_0/weights:0,0]], now it is [[self/head_0/weights:0,0]]. Nothing changed for [[row:self/head_0/weights:2]]: after attention, sums, norms and the network treat each row separately.',
    },
    {
      title: 'Turn up a gain',
      node: 'norm_1/normed',
      text: 'The gain of the first norm holds a learned factor for each column. You are about to make the first factor 2 instead of [[norm_1/gain:0,0]].',
      edits: [{ set: 'norm_1/gain:0,0', to: 2 }],
      question: {
        ask: 'Which numbers of [[norm_1/normed]] will change? Mark them.',
        answer: {
          kind: 'moved',
          node: 'norm_1/normed',
          wrong: {
            missed: 'The same gain serves every word: the first column changes in every row.',
            extra: 'Each column has a gain of its own: only the first one was changed.',
          },
        },
        right: 'The first column, for every word.',
        wrong: 'The framed cells are marked wrongly: a gain multiplies one column, for every word.',
      },
      because:
        'For [[row:norm_1/normed:0]], [[was:norm_1/normed:0,0]] became [[norm_1/normed:0,0]]. Look at [[norm_2/normed]] next: there whole rows have changed, since the network and the next norm combine all columns of a row.',
    },
    {
      title: 'Put the norms first',
      node: 'residual_2',
      text: 'The paper puts a norm after each sum. Most models since put it before attention and before the network. You are about to do so.',
      edits: [{ option: 'norm', to: 'pre' }],
      because:
        '[[residual_2]] is now the result. From [[x]] to it there are only sums: no norm lies on that path any more. The derivative passes a sum unchanged, so that deep stacks learn more easily from the start.',
    },
  ],
  checks: [
    {
      title: 'The first sum',
      node: 'residual_1',
      question: {
        ask: 'For [[row:x:1]], the second number in [[x]] is [[x:1,1]] and in [[self/output]] [[self/output:1,1]]. What is it in [[residual_1]]? Two decimals.',
        answer: { kind: 'number', cell: 'residual_1:1,1', within: 0.006 },
        right: 'What came in plus what attention found: [[residual_1:1,1]].',
        wrong: 'A residual connection adds what came in and what attention found.',
        mistakes: [
          {
            edits: [],
            cell: 'self/output:1,1',
            text: '[[given]] is only what attention found. What came in is added to it.',
          },
          {
            edits: [],
            cell: 'norm_1/normed:1,1',
            text: '[[given]] is the number after the norm, which comes next.',
          },
        ],
      },
    },
    {
      title: 'Added to what?',
      node: 'ffn/ffn_output',
      question: {
        ask: 'For [[row:residual_2:0]], the network found [[ffn/ffn_output:0,1]] in column 2. To which matrix is [[ffn/ffn_output]] added?',
        answer: {
          kind: 'choice',
          choices: [
            {
              text: 'To [[x]], the words as they came in',
              holds: ['residual_2:0,1', '=', 'x:0,1'],
              wrong:
                'That is what went into attention. The network comes later, after the first sum and the first norm. What goes into it?',
            },
            {
              text: 'To the first sum [[residual_1]]',
              holds: ['residual_2:0,1', '=', 'residual_1:0,1'],
              wrong:
                'Close, but one step too early: the first sum still goes through something before it reaches the network.',
            },
            {
              text: 'To the result of the first norm, [[norm_1/normed]]',
              holds: ['residual_2:0,1', '=', 'norm_1/normed:0,1'],
            },
          ],
        },
        right:
          'Plus [[ffn/ffn_output:0,1]], the number of the first norm stays: [[residual_2:0,1]]. What goes into the network is added to what comes out.',
        wrong:
          'What comes out of a sub-layer is added to what went into it. What goes into the network here? Look at the order: sum, norm, network.',
      },
    },
    {
      title: 'One number of the network',
      node: 'ffn/ffn_product',
      question: {
        ask: 'In [[ffn/hidden]], the row of [[row:ffn/hidden:2]] is [[ffn/hidden:2,0]], [[ffn/hidden:2,1]], [[ffn/hidden:2,2]], [[ffn/hidden:2,3]]. The third column of [[ffn/w_2]], the matrix of the second layer, is [[ffn/w_2:0,2]], [[ffn/w_2:1,2]], [[ffn/w_2:2,2]], [[ffn/w_2:3,2]]. What is the third number of their product, [[ffn/ffn_product]]? One decimal.',
        answer: { kind: 'number', cell: 'ffn/ffn_product:2,2', within: 0.06 },
        right: 'Only the third pair is not 0: [[ffn/hidden:2,2]] times [[ffn/w_2:2,2]].',
        wrong: 'Multiply the four pairs and add up the products. Only one of them is not 0.',
        mistakes: [
          {
            edits: [{ set: 'ffn/w_2:2,2', to: 0.5 }],
            cell: 'ffn/ffn_product:2,2',
            text: '[[given]] has lost the minus sign of the factor. ReLU comes before this product, not after it, so results may be negative.',
          },
          {
            edits: [],
            cell: 'ffn/hidden:2,2',
            text: '[[given]] is the number of the hidden unit. It is still multiplied by its factor in [[ffn/w_2]].',
          },
        ],
      },
    },
  ],
  remember: [
    {
      node: 'residual_1',
      text: 'What a sub-layer finds is added to what went into it: a residual connection.',
    },
    {
      node: 'self/output',
      text: 'Attention is the only part in which words affect each other. Sums, norms and the network treat each word separately.',
    },
    {
      node: 'norm_2/normed',
      text: 'The result has the shape of the input, so layers can be stacked.',
    },
  ],
  sources: [
    { text: 'Vaswani et al. 2017, “Attention Is All You Need”', place: 'section 3.1, figure 1' },
    {
      text: 'Xiong et al. 2020, “On Layer Normalization in the Transformer Architecture”',
      place: 'figure 1',
    },
  ],
  claims: [
    { says: 'The largest number of', cell: 'x:2,3', in: 'matrix', is: 'largest', alone: true },
    {
      says: 'Where will the largest number of the sum stand?',
      cell: 'residual_1:0,0',
      in: 'matrix',
      is: 'largest',
      alone: true,
    },
    {
      says: 'but its row is divided by the smallest deviation',
      cell: 'norm_1/deviation:2,0',
      in: 'column',
      is: 'smallest',
      alone: true,
    },
    { says: 'is not the largest before', cell: 'norm_1/centred:2,1', is: '<', than: 'norm_1/centred:0,0' },
    { says: 'Nothing changed for', after: 1, moved: 'norm_2/normed:2', count: 0 },
    { says: 'The first column, for every word.', after: 2, moved: 'norm_1/normed:,0', count: 'all' },
    { says: 'The first column, for every word.', after: 2, moved: 'norm_1/normed', count: 3 },
    { says: 'The words as they came in', after: 0, same: ['residual_1', 'x'] },
    { says: 'Only the third pair is not 0', cell: 'ffn/hidden:2,0', is: '=', than: 0 },
    { says: 'Only the third pair is not 0', cell: 'ffn/w_2:1,2', is: '=', than: 0 },
    { says: 'Only the third pair is not 0', cell: 'ffn/hidden:2,3', is: '=', than: 0 },
  ],
};
