import type { Guide } from '../../guide';

export const transformerGuide: Guide = {
  needs: ['positions', 'encoder-layer', 'decoder-layer'],
  cover: {
    picture: { kind: 'matrix', node: 'decoder_0/cross/head_0/weights' },
    lead: 'A transformer reads a sentence and writes another one, word by word. This one is small, and has not learned anything yet.',
    question: {
      ask: 'To find the word after [[row:decoder_0/cross/head_0/weights:1]], what does a transformer look at?',
      answer: {
        kind: 'choice',
        choices: [
          {
            text: 'Only at the English sentence',
            holds: ['decoder_0/self/head_0/weights:1,0', '=', 0],
            wrong:
              'Then it would not know what it has written. It also looks at the French so far: [[decoder_0/self/head_0/weights:1,0]] goes to [[col:decoder_0/self/head_0/weights:0]]. How do all these parts fit together?',
          },
          {
            text: 'At English, and at the French so far',
            holds: ['decoder_0/cross/head_0/weights:1,0', '>', 0],
          },
          {
            text: 'At English, and at all of the French',
            holds: ['decoder_0/self/head_0/weights:1,2', '>', 0],
            wrong:
              'While it writes, the later words are not there yet: [[col:decoder_0/self/head_0/weights:2]] gets [[decoder_0/self/head_0/weights:1,2]]. How do all these parts fit together?',
          },
        ],
      },
      right:
        'It gives [[decoder_0/cross/head_0/weights:1,2]] to [[col:decoder_0/cross/head_0/weights:2]], [[decoder_0/self/head_0/weights:1,0]] to [[col:decoder_0/self/head_0/weights:0]], and [[decoder_0/self/head_0/weights:1,2]] to [[col:decoder_0/self/head_0/weights:2]], which comes later. How do all these parts fit together?',
      wrong:
        'At both, but not ahead: it gives [[decoder_0/cross/head_0/weights:1,2]] to [[col:decoder_0/cross/head_0/weights:2]], [[decoder_0/self/head_0/weights:1,0]] to [[col:decoder_0/self/head_0/weights:0]], and [[decoder_0/self/head_0/weights:1,2]] to [[col:decoder_0/self/head_0/weights:2]], which comes later. How do all these parts fit together?',
    },
  },
  keySteps: [
    { node: 'source', title: 'In: the sentence that is read' },
    { node: 'target', title: 'In: the sentence that is written' },
    {
      node: 'source/positioned',
      title: 'Positions: each word gets its place',
      action: 'Select a number of [[source/positioned]]: it is the word plus its position.',
    },
    {
      node: 'encoder_0/self/head_0/weights',
      title: 'Encoder, layer 1: words look at each other',
      prediction: {
        ask: 'Attention has [[dim:n_heads]] heads, attentions side by side. In the first, the scaled scores of [[row:encoder_0/self/head_0/scaled_scores:2]] are [[encoder_0/self/head_0/scaled_scores:2,0]], [[encoder_0/self/head_0/scaled_scores:2,1]] and [[encoder_0/self/head_0/scaled_scores:2,2]]. The softmax turns them into shares that add up to 1. How large is its share for itself? Drag the bar.',
        answer: { kind: 'bar', cell: 'encoder_0/self/head_0/weights:2,2', from: 0, to: 1, within: 0.1 },
        right:
          'It is [[encoder_0/self/head_0/weights:2,2]]. Only differences count: negative scores are no obstacle.',
        wrong:
          'You said [[given]]; it is [[encoder_0/self/head_0/weights:2,2]]. Only differences count: its score is larger than the others by about 2, so its share is several times as large.',
      },
    },
    {
      node: 'encoder_0/residual_1',
      title: 'A sum: the word plus what was found',
      action: 'Select a number of [[encoder_0/residual_1]] to see both its parts.',
    },
    {
      node: 'encoder_1/self/head_0/weights',
      title: 'Encoder, layer 2: the same once more',
      prediction: {
        ask: 'The second layer starts from the result of the first. In its first head, the scaled scores of [[row:encoder_1/self/head_0/scaled_scores:0]] are [[encoder_1/self/head_0/scaled_scores:0,0]], [[encoder_1/self/head_0/scaled_scores:0,1]] and [[encoder_1/self/head_0/scaled_scores:0,2]]. What are its weights?',
        answer: {
          kind: 'choice',
          choices: [
            { text: 'About a third each', holds: ['encoder_1/self/head_0/weights:0,2', '<', 0.4] },
            {
              text: 'More than half for the best score',
              holds: ['encoder_1/self/head_0/weights:0,2', '>', 0.5],
              wrong:
                'That would need a clear lead. The best score is hardly ahead of the others, and its weight is hardly larger: [[encoder_1/self/head_0/weights:0,2]].',
            },
            {
              text: 'All close to 0, as the scores are negative',
              holds: ['encoder_1/self/head_0/weights:0,2', '<', 0.1],
              wrong:
                'Signs do not matter to the softmax: a row always adds up to 1. The scores are close, so each word gets about a third.',
            },
          ],
        },
        right:
          'The best gets [[encoder_1/self/head_0/weights:0,2]], the last [[encoder_1/self/head_0/weights:0,0]]: close scores get close weights.',
        wrong:
          'The best gets [[encoder_1/self/head_0/weights:0,2]], the last [[encoder_1/self/head_0/weights:0,0]]. The weights of a row always add up to 1, and close scores get close weights.',
      },
    },
    { node: 'encoder_1/norm_2/normed', title: 'The memory: the result of the encoder' },
    {
      node: 'decoder_0/self/head_0/weights',
      title: 'Decoder, layer 1: the text so far',
      prediction: {
        ask: 'The decoder looks at the target. In its first head, the scaled scores of [[row:decoder_0/self/head_0/scaled_scores:0]] are [[decoder_0/self/head_0/scaled_scores:0,0]] for itself, [[decoder_0/self/head_0/scaled_scores:0,1]] for [[col:decoder_0/self/head_0/scaled_scores:1]] and [[decoder_0/self/head_0/scaled_scores:0,2]] for [[col:decoder_0/self/head_0/scaled_scores:2]]. Which word does it look at?',
        answer: { kind: 'word', cell: 'decoder_0/self/head_0/weights:0,max' },
        right:
          'It gives [[decoder_0/self/head_0/weights:0,0]] to itself: the other words come later, and a mask hides them.',
        wrong:
          '[[col:decoder_0/self/head_0/weights:g]] comes later in the text. A mask hides what comes later, so [[row:decoder_0/self/head_0/weights:0]] gives [[decoder_0/self/head_0/weights:0,0]] to itself.',
      },
      action: 'Point at or tap a word above the matrix to see only its lines.',
    },
    {
      node: 'decoder_0/cross/head_0/weights',
      title: 'Decoder, layer 1: the source',
      action: 'Compare the rows: each French word looks at all English words.',
    },
    {
      node: 'decoder_1/cross/head_0/weights',
      title: 'Decoder, layer 2: the source again',
      prediction: {
        ask: 'In the first layer of the decoder, [[row:decoder_0/cross/head_0/weights:1]] gives [[decoder_0/cross/head_0/weights:1,2]] to [[col:decoder_0/cross/head_0/weights:2]]. The second layer uses the same memory. How much does its first head give to [[col:decoder_0/cross/head_0/weights:2]]?',
        answer: {
          kind: 'choice',
          choices: [
            {
              text: 'The same, as the memory is the same',
              holds: ['decoder_1/cross/head_0/weights:1,2', '=', 'decoder_0/cross/head_0/weights:1,2'],
              wrong:
                'The memory is the same, but each layer makes queries and keys with matrices of its own. This one gives [[decoder_1/cross/head_0/weights:1,2]].',
            },
            {
              text: 'Another weight, as its matrices are others',
              holds: ['decoder_1/cross/head_0/weights:1,2', '<', 'decoder_0/cross/head_0/weights:1,2'],
            },
          ],
        },
        right:
          'It gives [[decoder_1/cross/head_0/weights:1,2]]. Other matrices make other queries and keys, so each layer can look for something else.',
        wrong:
          'It gives [[decoder_1/cross/head_0/weights:1,2]]. The memory is the same, but other matrices make other queries and keys, so each layer can look for something else.',
      },
    },
    { node: 'decoder_1/norm_3/normed', title: 'Out: a row for each next word' },
  ],
  tries: [
    {
      title: 'Change the last word written',
      node: 'decoder_1/norm_3/normed',
      text: 'The row of [[row:target:2]] in [[target]] has [[target:2,0]] in column 1. You are about to make it 0.',
      edits: [{ set: 'target:2,0', to: 0 }],
      question: {
        ask: 'Which numbers of the result will change? Mark them.',
        answer: {
          kind: 'moved',
          node: 'decoder_1/norm_3/normed',
          wrong: {
            missed:
              'The whole row of the word changes: projections, norms and networks mix all of its numbers.',
            extra: 'Earlier words cannot look at a later one, in any layer: their rows stay.',
          },
        },
        right: 'Only the row of the word.',
        wrong: 'The framed cells are marked wrongly. Earlier words cannot look at a later one, in any layer.',
      },
      because:
        'The mask is the same in all layers, so nothing goes from a later word to an earlier one. The encoder did not notice either: [[encoder_1/norm_2/normed:0,0]] is still its first number. So a translator runs the encoder once, and the decoder again for each new word.',
    },
    {
      title: 'Change a word of the source',
      node: 'decoder_0/cross/query',
      text: 'The row of [[row:source:2]] in [[source]] has [[source:2,0]] in column 1. You are about to make it 0.',
      edits: [{ set: 'source:2,0', to: 0 }],
      question: {
        ask: 'In the first layer of the decoder, [[row:decoder_0/cross/query:1]] looks at the source with a query that begins with [[decoder_0/cross/query:1,0]]. What happens to this number?',
        answer: {
          kind: 'change',
          cell: 'decoder_0/cross/query:1,0',
          wrong: {
            grow: 'Only keys and values come from the source. This query is made from the target, which has not seen the source yet.',
            shrink:
              'A change in the source cannot take anything from this query: it is made from the target, which has not seen the source yet.',
          },
        },
        right: 'Queries are made from the target, which knows nothing of the source yet.',
        wrong:
          'Queries are made from the target, which knows nothing of the source yet. Only keys and values change.',
      },
      because:
        'All keys changed, even that of [[row:decoder_0/cross/key:0]]: it began with [[was:decoder_0/cross/key:0,0]], now with [[decoder_0/cross/key:0,0]], since in the encoder every word looks at every other. From here on, the rows of the decoder change too.',
    },
    {
      title: 'Take away the second layers',
      node: 'decoder_0/cross/head_0/weights',
      text: 'All layers of a kind have the same form, so their number is free. You are about to leave one layer in the encoder and one in the decoder.',
      edits: [{ option: 'layers', to: '1' }],
      because:
        'Now the decoder looks at the result of the first encoder layer: [[row:decoder_0/cross/head_0/weights:0]] gives [[decoder_0/cross/head_0/weights:0,0]] to [[col:decoder_0/cross/head_0/weights:0]], before [[was:decoder_0/cross/head_0/weights:0,0]]. The paper has six layers in each part, large models have up to a hundred or more.',
    },
    {
      title: 'Let one learn',
      node: 'decoder_0/cross/head_0/weights',
      text: 'Below the stage, a transformer learns to translate English into French. Choose “Train”, and watch the matrix of its attention to the source while it learns.',
      edits: [],
      figure: 'training-english-french',
      because:
        'At first its weights mean as little as here. Then they settle where a French word renders an English one. The steps stay the same: only the numbers in the matrices change, a little each time, so that the right next word becomes more probable.',
    },
  ],
  checks: [
    {
      title: 'A word and its place',
      node: 'source/positioned',
      question: {
        ask: 'The row of [[row:source:1]] in [[source]] begins with [[source:1,0]], the row of its position with [[source/position_encoding:1,0]]. What is the first number of the word with its position? Two decimals.',
        answer: { kind: 'number', cell: 'source/positioned:1,0', within: 0.011 },
        right: 'The position is added: [[source/positioned:1,0]].',
        wrong: 'Add the two numbers, with their signs.',
        mistakes: [
          {
            edits: [],
            cell: 'source/position_encoding:1,0',
            text: '[[given]] is the position alone. The word is added to it.',
          },
          {
            edits: [{ set: 'source:1,0', to: 1 }],
            cell: 'source/positioned:1,0',
            text: '[[given]] has lost the minus sign of the word.',
          },
        ],
      },
    },
    {
      title: 'Which weight is left?',
      node: 'decoder_1/self/head_1/weights',
      question: {
        ask: 'In the second layer of the decoder, second head, [[row:decoder_1/self/head_1/scaled_scores:1]] has the scaled scores [[decoder_1/self/head_1/scaled_scores:1,0]], [[decoder_1/self/head_1/scaled_scores:1,1]] and [[decoder_1/self/head_1/scaled_scores:1,2]] for the words of the target. Select the largest weight of its row.',
        answer: { kind: 'cell', cell: 'decoder_1/self/head_1/weights:1,max' },
        right:
          'It is [[decoder_1/self/head_1/weights:1,0]]: the best score belongs to a word that comes later, whose weight is [[decoder_1/self/head_1/weights:1,2]].',
        wrong:
          'There, [[row:decoder_1/self/head_1/weights:gr]] gives [[col:decoder_1/self/head_1/weights:g]] the weight [[decoder_1/self/head_1/weights:gr,g]]. In the decoder, a word does not see those that come later, in any layer.',
      },
    },
    {
      title: 'What is found in the source?',
      node: 'decoder_0/cross/head_0/context',
      question: {
        ask: 'In the first layer of the decoder, first head, the weights of [[row:decoder_0/cross/head_0/weights:1]] are [[decoder_0/cross/head_0/weights:1,0]], [[decoder_0/cross/head_0/weights:1,1]] and [[decoder_0/cross/head_0/weights:1,2]]. The first column of the values is [[decoder_0/cross/head_0/value:0,0]], [[decoder_0/cross/head_0/value:1,0]], [[decoder_0/cross/head_0/value:2,0]]. What is the first number that it finds? One decimal is enough.',
        answer: { kind: 'number', cell: 'decoder_0/cross/head_0/context:1,0', within: 0.06 },
        right: 'Each value counts by its weight: [[decoder_0/cross/head_0/context:1,0]].',
        wrong: 'Multiply each weight by the value of the same English word, and add up the products.',
        mistakes: [
          {
            edits: [],
            cell: 'decoder_0/cross/head_0/value:2,0',
            text: '[[given]] is the value of [[row:decoder_0/cross/head_0/value:2]] alone. The other words count too, by their weights.',
          },
          {
            edits: [],
            cell: 'decoder_0/cross/head_0/context:0,0',
            text: '[[given]] uses the weights of another word, [[row:decoder_0/cross/head_0/weights:0]].',
          },
        ],
      },
    },
  ],
  remember: [
    {
      node: 'encoder_1/norm_2/normed',
      text: 'The encoder reads the source once, all words at the same time. Its result goes to every layer of the decoder.',
    },
    {
      node: 'decoder_0/cross/head_0/weights',
      text: 'A layer of the decoder looks at the text so far, then at the source.',
    },
    {
      node: 'decoder_1/norm_3/normed',
      text: 'All layers pass on rows of the same width, so as many as you like can be stacked.',
    },
  ],
  sources: [{ text: 'Vaswani et al. 2017, “Attention Is All You Need”', place: 'section 3, figure 1' }],
  claims: [
    {
      says: 'several times as large',
      cell: 'encoder_0/self/head_0/weights:2,2',
      times: [3, 10],
      than: 'encoder_0/self/head_0/weights:2,0',
    },
    {
      says: 'is larger than the others by about 2',
      cell: 'encoder_0/self/head_0/scaled_scores:2,2',
      more: [1.5, 2.5],
      than: 'encoder_0/self/head_0/scaled_scores:2,0',
    },
    { says: 'About a third each', all: 'encoder_1/self/head_0/weights:0', between: [0.31, 0.36] },
    {
      says: 'is hardly ahead of the others',
      cell: 'encoder_1/self/head_0/scaled_scores:0,2',
      more: [0, 0.1],
      than: 'encoder_1/self/head_0/scaled_scores:0,0',
    },
    { says: 'Only the row of the word.', after: 0, moved: 'decoder_1/norm_3/normed:2', count: 'all' },
    { says: 'Only the row of the word.', after: 0, moved: 'decoder_1/norm_3/normed', count: 4 },
    { says: 'The encoder did not notice either', after: 0, moved: 'encoder_1/norm_2/normed', count: 0 },
    { says: 'All keys changed', after: 1, moved: 'decoder_0/cross/key', count: 'all' },
    { says: 'which knows nothing of the source yet', after: 1, moved: 'decoder_0/cross/query', count: 0 },
    {
      says: 'the best score belongs to a word that comes later',
      cell: 'decoder_1/self/head_1/scaled_scores:1,2',
      in: 'row',
      is: 'largest',
      alone: true,
    },
  ],
};
