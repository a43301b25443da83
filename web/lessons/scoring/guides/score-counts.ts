import type { Guide } from '../../guide';

export const scoreCountsGuide: Guide = {
  needs: ['dot-product', 'additive-attention'],
  cover: {
    picture: { kind: 'matrix', node: 'scores' },
    lead: 'Attention needs a score for each pair of words, a cell for each in this matrix. A network is slow to run. How often it must run decides what attention costs.',
    question: {
      ask: 'To compare each of [[dim:m]] words with each of [[dim:n]] others, how many runs of a network are enough?',
      answer: {
        kind: 'choice',
        choices: [
          {
            text: '[[pair_evaluations:0,0]]: one run for each pair',
            holds: ['pair_evaluations:0,0', '<', 'map_evaluations:0,0'],
            wrong:
              'So many runs are needed if the network reads pairs. If it reads one word at a time, [[map_evaluations:0,0]] are enough, and a product then makes the scores.',
          },
          {
            text: '[[map_evaluations:0,0]]: one run for each word',
            holds: ['pair_evaluations:0,0', '>', 'map_evaluations:0,0'],
          },
        ],
      },
      right:
        'If a network turns each word into a row of numbers by itself, a product of two rows makes the score. Is that as good?',
      wrong:
        'The smaller count is enough. It depends on what the network reads: pairs take [[pair_evaluations:0,0]] runs, single words [[map_evaluations:0,0]], and a product then makes the scores.',
    },
  },
  keySteps: [
    { node: 'decoder_states', title: 'M words to write' },
    { node: 'encoder_states', title: 'N words that were read' },
    {
      node: 'pairs',
      title: 'One way: write out every pair',
      action: 'Select a number of [[pairs]] to see which state it comes from.',
    },
    { node: 'hidden_pairs', title: 'A network that reads pairs' },
    { node: 'scores', title: 'The scores of the network' },
    { node: 'mapped_query', title: 'The other way: each word by itself' },
    {
      node: 'mapped_key',
      title: 'The same for the words that were read',
      prediction: {
        ask: 'g multiplies a state by a matrix; for [[row:mapped_key_product:0]] this gives [[mapped_key_product:0,0]] in column 1. Then comes the tanh, which bends each number into the range from −1 to 1. What does it make of [[mapped_key_product:0,0]]? Drag the bar.',
        answer: { kind: 'bar', cell: 'mapped_key:0,0', from: 0, to: 3, within: 0.1 },
        right: 'It is [[mapped_key:0,0]]. Large numbers come close to 1, and never reach it.',
        wrong:
          'You said [[given]]; it is [[mapped_key:0,0]]. Large numbers come close to 1; small ones hardly change: [[mapped_key_product:3,0]] becomes [[mapped_key:3,0]].',
      },
    },
    {
      node: 'product_scores',
      title: 'One product compares them all',
      defines: ['mapped_key_transposed'],
      prediction: {
        ask: 'Multiply a row of [[mapped_query]] by a row of [[mapped_key]], pair by pair, and add up. Which score will be the largest?',
        answer: { kind: 'cell', cell: 'product_scores:max,max' },
        right:
          '[[row:product_scores:ar]] and [[col:product_scores:a]]: [[product_scores:ar,a]]. Their rows have the same signs, so both products are positive.',
        wrong:
          '[[row:product_scores:gr]] and [[col:product_scores:g]] score [[product_scores:gr,g]]. [[row:product_scores:ar]] and [[col:product_scores:a]] have rows with the same signs, so both products are positive: [[product_scores:ar,a]].',
      },
      action: 'Select any number in [[product_scores]] to see its sum.',
    },
    { node: 'pair_evaluations', title: 'The count for pairs: M times N' },
    { node: 'map_evaluations', title: 'The count for two maps: M plus N' },
  ],
  tries: [
    {
      title: 'Change one word',
      node: 'mapped_key',
      text: 'The state of [[row:encoder_states:2]] has [[encoder_states:2,1]] in column 2. You are about to make it 0.',
      edits: [{ set: 'encoder_states:2,1', to: 0 }],
      question: {
        ask: 'Which numbers of [[mapped_key]] will change? Mark them.',
        answer: {
          kind: 'moved',
          node: 'mapped_key',
          wrong: {
            missed: 'Each number that g makes of this word uses what you changed, so its whole row changes.',
            extra: 'g reads one word at a time: the rows of the other words stay.',
          },
        },
        right: 'Its own row: g reads one word at a time.',
        wrong:
          'The framed cells are marked wrongly: g reads one word at a time, so only its own row changes.',
      },
      because:
        'g runs once more, for [[row:mapped_key:2]]. The network that reads pairs would run again for each of the [[dim:m]] pairs with this word. The scores of its column change in both ways.',
    },
    {
      title: 'Let f leave something out',
      node: 'product_scores',
      text: 'The first row of [[w_f]], the matrix of f, multiplies the first number of each decoder state. You are about to set this row to 0.',
      edits: [
        { set: 'w_f:0,0', to: 0 },
        { set: 'w_f:0,1', to: 0 },
      ],
      question: {
        ask: 'What happens to the score of [[row:product_scores:0]] and [[col:product_scores:0]]?',
        answer: {
          kind: 'change',
          cell: 'product_scores:0,0',
          wrong: {
            grow: 'A score grows with what two rows have in common, and that is what f leaves out now. In the second number, [[row:mapped_key:0]] has [[mapped_key:0,1]].',
            stay: 'The first number made the whole score: in the second, [[row:mapped_key:0]] has [[mapped_key:0,1]]. f leaves the first one out, so nothing remains.',
          },
        },
        right: 'What f leaves out cannot be compared any more.',
        wrong:
          'f leaves out the first number, and in the second, [[row:mapped_key:0]] has [[mapped_key:0,1]].',
      },
      because:
        'It was [[was:product_scores:0,0]], now it is [[product_scores:0,0]]. f makes [[mapped_query:0,0]], [[mapped_query:0,1]] of the state, and g makes [[mapped_key:0,0]], [[mapped_key:0,1]]: nothing is left in common. f runs before the two words meet, so nothing can make up for that. The score of the network of pairs is still [[scores:0,0]].',
    },
    {
      title: 'Longer sentences',
      node: 'pair_evaluations',
      text: 'A figure has a slider for each sentence. Make both longer. Which count grows faster? And when is M · N the smaller one?',
      edits: [],
      figure: 'evaluations',
      because:
        'Each further word to write adds a whole row of squares: N more runs of the network, but only one more run of f. With a single word on one side, M · N is smaller by one. Then there is a pair for each word of the other side, and M + N also counts the single word.',
    },
    {
      title: 'Count for yourself',
      node: 'map_evaluations',
      text: 'An experiment runs both ways on longer and longer sentences and counts the rows that pass through the networks. How will the two curves look? Guess, then run it.',
      edits: [],
      figure: 'experiment-pairs',
      because:
        'The count of pairs grows with the square of the length: a curve that bends upwards. The count of the two maps grows in proportion to it: a straight line. Rows are counted here, not estimated, so the counts are exact.',
    },
  ],
  checks: [
    {
      title: 'A score by two maps',
      node: 'product_scores',
      question: {
        ask: 'f makes [[mapped_query:1,0]], [[mapped_query:1,1]] of the state of [[row:mapped_query:1]]; g makes [[mapped_key:1,0]], [[mapped_key:1,1]] of that of [[row:mapped_key:1]]. Which score does their product give? One decimal is enough.',
        answer: { kind: 'number', cell: 'product_scores:1,1', within: 0.06 },
        right:
          '[[mapped_query:1,0]] · [[mapped_key:1,0]] + [[mapped_query:1,1]] · [[mapped_key:1,1]] = [[product_scores:1,1]].',
        wrong: 'Multiply first by first and second by second, with their signs, and add up.',
        mistakes: [
          {
            edits: [],
            cell: 'scores:1,1',
            text: '[[given]] is the score of the network that reads pairs. The two maps have scores of their own.',
          },
          {
            edits: [],
            cell: 'product_scores:1,2',
            text: '[[given]] is the score of [[row:product_scores:1]] and [[col:product_scores:2]]. Its column belongs to another word.',
          },
        ],
      },
    },
    {
      title: 'Count the runs',
      node: 'key_count',
      question: {
        ask: 'There are [[dim:m]] words to write and [[dim:n]] words that were read. How often does g run?',
        answer: { kind: 'number', cell: 'key_count:0,0', within: 0.01 },
        right:
          'g runs once for each word that was read, however many words are written: [[key_count:0,0]] times.',
        wrong: 'g reads one word at a time. Which of the two sentences does it read?',
        mistakes: [
          {
            edits: [],
            cell: 'pair_evaluations:0,0',
            text: '[[given]] is the number of pairs. g never reads a pair.',
          },
          {
            edits: [],
            cell: 'query_count:0,0',
            text: '[[given]] is the count of f, which reads the words to write. g reads the others.',
          },
          {
            edits: [],
            cell: 'map_evaluations:0,0',
            text: '[[given]] is the count of f and g together. How often does g run alone?',
          },
        ],
      },
    },
    {
      title: 'What goes into a score?',
      node: 'product_scores',
      question: {
        ask: 'Select the score that is made of f of [[row:product_scores:2]] and g of [[col:product_scores:2]].',
        answer: { kind: 'cell', cell: 'product_scores:2,2' },
        right: 'The row of the word to write, the column of the word that was read.',
        wrong:
          'That cell is made of f of [[row:product_scores:gr]] and g of [[col:product_scores:g]]. f belongs to the rows, g to the columns.',
      },
    },
  ],
  remember: [
    {
      node: 'pair_evaluations',
      text: 'A network that reads pairs runs M · N times; two maps that read single words run M + N times.',
    },
    {
      node: 'product_scores',
      text: 'After the two maps, one matrix product makes all scores.',
    },
    {
      node: 'mapped_query',
      text: 'A transformer does the same: queries and keys are made by themselves, then multiplied.',
    },
  ],
  sources: [
    {
      text: 'Vaswani et al. 2017, “Attention Is All You Need”',
      place: 'section 3.2.1, equation 1',
    },
    {
      text: 'Bahdanau et al. 2015, “Neural Machine Translation by Jointly Learning to Align and Translate”',
      place: 'appendix A.1.2',
    },
    {
      text: 'The article “Explaining Attention Mechanism” counts the runs in this way. M · N scores still have to be computed, by one product.',
    },
  ],
  claims: [
    {
      says: 'have rows with the same signs',
      cell: 'product_scores:2,1',
      in: 'matrix',
      is: 'largest',
      alone: true,
    },
    { says: 'is still', after: 1, cell: 'scores:0,0', is: '=', than: 'was:scores:0,0' },
    { says: 'so nothing remains', after: 1, cell: 'product_scores:0,0', is: '=', than: 0 },
    { says: 'so only its own row changes', after: 0, moved: 'mapped_key', count: 2 },
    { says: 'The scores of its column change in both ways.', after: 0, moved: 'scores:,2', count: 'all' },
    {
      says: 'The scores of its column change in both ways.',
      after: 0,
      moved: 'product_scores:,2',
      count: 'all',
    },
    {
      says: 'the first count is multiplied by four',
      cell: 'pair_evaluations:0,0',
      times: [1.5, 2],
      than: 'map_evaluations:0,0',
    },
    {
      says: 'small ones hardly change',
      cell: 'mapped_key_product:3,0',
      more: [0, 0.05],
      than: 'mapped_key:3,0',
    },
  ],
};
