import type { Guide } from '../../guide';

export const luongAttentionGuide: Guide = {
  needs: ['additive-attention'],
  cover: {
    picture: { kind: 'matrix', node: 'weights' },
    lead: 'Additive attention compares words with a small network. In 2015, Luong et al. asked whether a product is enough. The stronger the colour, the more a French word looks at an English one.',
    question: {
      ask: 'Can plain multiplication find the English word for [[row:weights:1]]?',
      answer: {
        kind: 'choice',
        choices: [
          {
            text: 'No: it would find [[col:weights:1]], which stands in the same place.',
            holds: ['weights:1,1', '>', 'weights:1,2'],
            wrong:
              'A product knows nothing of places: it only compares two rows of numbers. [[col:weights:1]] gets [[weights:1,1]], [[col:weights:2]] gets [[weights:1,2]].',
          },
          {
            text: 'Yes: it would find [[col:weights:2]].',
            holds: ['weights:1,2', '>', 'weights:1,1'],
          },
          {
            text: 'No: it would treat all words alike.',
            holds: ['weights:1,1', '=', 'weights:1,2'],
            wrong:
              'It would if all products were equal. But the rows of these two words fit far better than the others: [[col:weights:2]] gets [[weights:1,2]], [[col:weights:1]] only [[weights:1,1]].',
          },
        ],
      },
      right:
        '[[row:weights:1]] gives [[weights:1,2]] of its attention to [[col:weights:2]]. The numbers of this lesson were chosen to show that; a model learns such numbers.',
      wrong:
        'It can: [[row:weights:1]] gives [[weights:1,2]] to [[col:weights:2]] and only [[weights:1,1]] to [[col:weights:1]]. All it needs is rows of numbers that fit.',
    },
  },
  keySteps: [
    { node: 'decoder_states', title: 'Decoder states: one for each word to write' },
    { node: 'encoder_states', title: 'Encoder states: one for each word that was read' },
    { node: 'w_a', title: 'A learned matrix between two states' },
    {
      node: 'projected_decoder',
      title: 'Decoder states, seen through the matrix',
      prediction: {
        ask: 'Row times column: multiply pair by pair, and add up. [[row:decoder_states:0]] has the state [[decoder_states:0,0]], [[decoder_states:0,1]]. The second column of [[w_a]] is [[w_a:0,1]], [[w_a:1,1]]. What will its second number be? Drag the bar.',
        answer: { kind: 'bar', cell: 'projected_decoder:0,1', from: -1, to: 3, within: 0.15 },
        right:
          '[[decoder_states:0,0]] · [[w_a:0,1]] + [[decoder_states:0,1]] · [[w_a:1,1]] = [[projected_decoder:0,1]].',
        wrong:
          'You said [[given]]; it is [[projected_decoder:0,1]]. The matrix adds [[w_a:0,1]] times the first number to the second.',
      },
    },
    {
      node: 'scores',
      title: 'Scores: one product for all pairs',
      prediction: {
        ask: 'Multiply a row of [[projected_decoder]] by an encoder state, pair by pair, and add up: that is the score of two words. Which score will be the largest?',
        answer: { kind: 'cell', cell: 'scores:max,max' },
        right:
          '[[row:scores:ar]] and [[col:scores:a]] fit best: [[scores:ar,a]]. Two negative numbers have a positive product.',
        wrong:
          '[[row:scores:gr]] and [[col:scores:g]] score [[scores:gr,g]]. The largest is [[scores:ar,a]], for [[row:scores:ar]] and [[col:scores:a]]: their rows have the same signs, and large numbers in the same places.',
      },
      action: 'Select any number in [[scores]] to see its sum.',
    },
    {
      node: 'weights',
      title: 'Weights: shares of one whole',
      prediction: {
        ask: 'The softmax turns each row of scores into shares that add up to 1. The row of [[row:scores:0]] is [[scores:0,0]], [[scores:0,1]], [[scores:0,2]], [[scores:0,3]]. How large is the share of [[col:scores:0]]? Drag the bar.',
        answer: { kind: 'bar', cell: 'weights:0,0', from: 0, to: 1, within: 0.1 },
        right: 'It is [[weights:0,0]]. A lead of 3 makes a share about twenty times as large.',
        wrong:
          'You said [[given]]; it is [[weights:0,0]]. The softmax takes e to the power of each score, so a lead of 3 makes a share about twenty times as large.',
      },
      action: 'Point at or tap a word above the matrix to see only its lines.',
    },
    {
      node: 'context',
      title: 'Context: what was found in the source',
      action: 'Select a number of [[context]]: each of its terms is a weight times a number of a state.',
    },
    { node: 'joined_states', title: 'Side by side: found, and known before' },
    {
      node: 'attentional_state',
      title: 'Attentional state: both, mixed',
      defines: ['w_c'],
      action: 'Select a number of [[attentional_state]] and follow it back to its sum.',
    },
  ],
  tries: [
    {
      title: 'Leave out the matrix',
      node: 'scores',
      text: 'The dot score multiplies two states as they are, without a matrix between them. You are about to use it.',
      edits: [{ option: 'score', to: 'dot' }],
      question: {
        ask: 'The state of [[row:decoder_states:2]] is [[decoder_states:2,0]], [[decoder_states:2,1]]. The matrix adds half of the first number to the second. [[col:scores:1]] has the state [[encoder_states:1,0]], [[encoder_states:1,1]]. What happens to their score without the matrix?',
        answer: {
          kind: 'change',
          cell: 'scores:2,1',
          wrong: {
            shrink:
              'It would shrink if the matrix had added to the state. Half of [[decoder_states:2,0]] takes something away from it; without the matrix, [[decoder_states:2,1]] counts in full.',
            stay: 'The matrix does make a difference: it lowers the second number of [[row:scores:2]]. Without it, [[decoder_states:2,1]] counts in full, times [[encoder_states:1,1]].',
          },
        },
        right: 'The second number of the state counts in full again.',
        wrong: 'Only the second number of the two rows differs. Multiply it by [[encoder_states:1,1]].',
      },
      because:
        'It was [[was:scores:2,1]], now it is [[scores:2,1]]: [[decoder_states:2,1]] counts in place of [[was:projected_decoder:2,1]]. Every word still looks at the right one, since these states were made to fit. In a trained model, encoder and decoder may use their numbers differently, and the matrix relates one to the other.',
    },
    {
      title: 'Ask a network',
      node: 'weights',
      text: 'The concat score comes from a small network, like that of the lesson on additive attention. You are about to use it. All scores of [[row:weights:0]] will become negative.',
      edits: [{ option: 'score', to: 'concat' }],
      question: {
        ask: 'How much of its attention will [[row:weights:0]] then give to [[col:weights:0]]?',
        answer: {
          kind: 'choice',
          choices: [
            {
              text: 'Next to nothing: a negative score gives a small weight.',
              holds: ['weights:0,0', '<', 0.1],
              wrong:
                'That would be so if the other scores were positive. They are lower still, and the softmax only sees differences within a row.',
            },
            {
              text: 'As much as to each other word.',
              holds: ['weights:0,0', '=', 0.25],
              wrong:
                'That would need four equal scores. [[scores:0,0]] is negative, but well ahead of the others, and only this lead counts.',
            },
            {
              text: 'Most of it, if the other scores are lower still.',
              holds: ['weights:0,0', '>', 0.5],
            },
          ],
        },
        right: 'Only differences within a row count for the softmax.',
        wrong:
          'Signs do not matter to the softmax, only differences within a row: the other scores are lower still.',
      },
      because:
        'The score was [[was:scores:0,0]], now it is [[scores:0,0]], but the next best of the row is [[scores:0,3]]. So the weight is [[weights:0,0]], where it was [[was:weights:0,0]].',
    },
    {
      title: 'A matrix of zeros',
      node: 'weights',
      text: 'Before it is trained, the matrix between the states says little. You are about to set all of its numbers to 0.',
      edits: [
        { set: 'w_a:0,0', to: 0 },
        { set: 'w_a:0,1', to: 0 },
        { set: 'w_a:1,1', to: 0 },
      ],
      question: {
        ask: 'What will become of the weights?',
        answer: {
          kind: 'choice',
          choices: [
            {
              text: 'All become 0.',
              holds: ['weights:1,2', '=', 0],
              wrong:
                'The scores become 0, not the weights: e to the power of 0 is 1, and a row of weights always adds up to 1.',
            },
            {
              text: 'All words of a row get the same weight.',
              holds: ['weights:1,2', '=', 'weights:1,1'],
            },
            {
              text: 'They stay as they are.',
              holds: ['weights:1,2', '>', 0.9],
              wrong:
                'For that, two words would have to meet without the matrix. Every score goes through it, so every score is 0 now.',
            },
          ],
        },
        right: 'A row always adds up to 1.',
        wrong: 'All scores become 0, but a row of weights still adds up to 1.',
      },
      because:
        'All scores are 0, so no word has a lead: each gets [[weights:1,2]]. Each context is the plain mean of all encoder states, [[context:0,0]] and [[context:0,1]], whatever is to be written. The decoder looks everywhere alike.',
    },
  ],
  checks: [
    {
      title: 'A general score',
      node: 'scores',
      question: {
        ask: '[[row:decoder_states:2]] has the state [[decoder_states:2,0]], [[decoder_states:2,1]]. Multiply it by [[w_a]], whose rows are [[w_a:0,0]], [[w_a:0,1]] and [[w_a:1,0]], [[w_a:1,1]]; then by the state of [[row:encoder_states:2]], [[encoder_states:2,0]], [[encoder_states:2,1]]. What is the score?',
        answer: { kind: 'number', cell: 'scores:2,2', within: 0.01 },
        right:
          'The matrix makes [[projected_decoder:2,0]], [[projected_decoder:2,1]] of the state, and the product with the other one is [[scores:2,2]].',
        wrong: 'First the state times each column of [[w_a]]: two numbers. Then those times the other state.',
        mistakes: [
          {
            edits: [{ option: 'score', to: 'dot' }],
            cell: 'scores:2,2',
            text: '[[given]] is the dot score: it leaves out [[w_a]].',
          },
          {
            edits: [
              { set: 'w_a:0,1', to: 0 },
              { set: 'w_a:1,0', to: 0.5 },
            ],
            cell: 'scores:2,2',
            text: '[[given]] takes the rows of [[w_a]] for its columns. A row is multiplied by columns.',
          },
        ],
      },
    },
    {
      title: 'From most to least',
      node: 'weights',
      question: {
        ask: 'The scores of [[row:scores:1]] are [[scores:1,0]], [[scores:1,1]], [[scores:1,2]] and [[scores:1,3]]. Put the words in the order of its attention, most first.',
        answer: { kind: 'order', row: 'weights:1' },
        right: 'The softmax keeps the order of the scores, negative ones included.',
        wrong:
          'You put [[col:weights:g]], with the score [[scores:1,g]], before [[col:weights:a]], with [[scores:1,a]]. The larger score gets more attention; of negative ones, that is the one closer to 0.',
      },
    },
    {
      title: 'Found and known, mixed',
      node: 'output_product',
      question: {
        ask: 'In [[joined_states]], [[row:joined_states:1]] has [[joined_states:1,0]], [[joined_states:1,1]], [[joined_states:1,2]], [[joined_states:1,3]]. The second column of [[w_c]] is [[w_c:0,1]], [[w_c:1,1]], [[w_c:2,1]], [[w_c:3,1]]. What is their product, before the tanh? Two decimals.',
        answer: { kind: 'number', cell: 'output_product:1,1', within: 0.02 },
        right:
          '[[joined_states:1,1]] · [[w_c:1,1]] from the context, [[joined_states:1,3]] · [[w_c:3,1]] from the state: [[output_product:1,1]].',
        wrong: 'Two of the four products are 0. Add the other two, with their signs.',
        mistakes: [
          {
            edits: [],
            cell: 'attentional_state:1,1',
            text: '[[given]] is what the tanh makes of it, one step later.',
          },
          {
            edits: [{ set: 'w_cs:1,1', to: 0 }],
            cell: 'output_product:1,1',
            text: '[[given]] is the part of the context alone. The decoder state takes part as well.',
          },
          {
            edits: [
              { input: 'w_cc', from: 'w_cs' },
              { input: 'w_cs', from: 'w_cc' },
            ],
            cell: 'output_product:1,1',
            text: '[[given]] exchanges the two parts of [[w_c]]: its upper rows are for the context, its lower ones for the state.',
          },
        ],
      },
    },
  ],
  remember: [
    {
      node: 'scores',
      text: 'Dot multiplies two states, general puts a learned matrix between them, concat uses a network.',
    },
    {
      node: 'weights',
      text: 'Whatever the score, the softmax only sees differences within a row.',
    },
    {
      node: 'attentional_state',
      text: 'Context and decoder state are mixed, and the word is predicted from the result.',
    },
  ],
  sources: [
    {
      text: 'Luong et al. 2015, “Effective Approaches to Attention-based Neural Machine Translation”',
      place: 'section 3.1',
    },
  ],
  claims: [
    { says: 'about twenty times as large', cell: 'weights:0,0', times: [18, 22], than: 'weights:0,1' },
    { says: 'A lead of 3', cell: 'scores:0,0', more: [3, 3], than: 'scores:0,1' },
    { says: 'fit best', cell: 'scores:1,2', in: 'matrix', is: 'largest', alone: true },
    {
      says: 'Every word still looks at the right one',
      after: 0,
      cell: 'weights:0,0',
      in: 'row',
      is: 'largest',
    },
    {
      says: 'Every word still looks at the right one',
      after: 0,
      cell: 'weights:1,2',
      in: 'row',
      is: 'largest',
    },
    {
      says: 'Every word still looks at the right one',
      after: 0,
      cell: 'weights:2,1',
      in: 'row',
      is: 'largest',
    },
    { says: 'All scores of', after: 1, all: 'scores:0', between: [-1000000000.0, 0] },
    { says: 'so no word has a lead', after: 2, all: 'weights', between: [0.25, 0.25] },
    { says: 'whatever is to be written', after: 2, same: ['context:0', 'context:1'] },
  ],
};
