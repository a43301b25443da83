import type { Guide } from '../../guide';

export const multiHeadCrossGuide: Guide = {
  needs: ['cross-attention', 'multi-head'],
  cover: {
    picture: { kind: 'arcs', row: 'head_1/weights:1' },
    lead: 'Two attentions, called heads, look from English words at a French sentence. From [[row:head_0/weights:1]], the first head looks mostly at [[col:head_0/weights:1]], which means the same.',
    question: {
      ask: 'From [[row:head_1/weights:1]], where does the second head look?',
      answer: { kind: 'word', cell: 'head_1/weights:1,max' },
      right:
        'It gives [[head_1/weights:1,a]] to [[col:head_1/weights:a]]. Whether French says “cet” or “cette” depends on the noun, so both words matter. How does one word look at two places?',
      wrong:
        'It gives [[head_1/weights:1,g]] to [[col:head_1/weights:g]] and [[head_1/weights:1,a]] to [[col:head_1/weights:a]]. Whether French says “cet” or “cette” depends on the noun, so both words matter. How does one word look at two places?',
    },
  },
  keySteps: [
    { node: 'x', title: 'The sentence that asks' },
    { node: 'y', title: 'The sentence that is asked' },
    { node: 'query', title: 'Queries: from English, for both heads' },
    {
      node: 'key',
      title: 'Keys: from French, for both heads',
      action: 'Select a number of [[key]]: it is made from a row of [[y]].',
    },
    { node: 'head_0/key', title: 'The first head takes its columns' },
    {
      node: 'head_0/scores',
      title: 'Scores of the first head',
      prediction: {
        ask: 'In the first head, the query of [[row:head_0/query:1]] is [[head_0/query:1,0]], [[head_0/query:1,1]]. The keys are [[head_0/key:0,0]], [[head_0/key:0,1]] for [[row:head_0/key:0]]; [[head_0/key:1,0]], [[head_0/key:1,1]] for [[row:head_0/key:1]]; [[head_0/key:2,0]], [[head_0/key:2,1]] for [[row:head_0/key:2]]; [[head_0/key:3,0]], [[head_0/key:3,1]] for [[row:head_0/key:3]]. Which key gets the largest dot product?',
        answer: { kind: 'word', cell: 'head_0/scores:1,max' },
        right: '[[col:head_0/scores:a]] scores [[head_0/scores:1,a]]; no other word scores more than 0.',
        wrong:
          '[[col:head_0/scores:g]] scores [[head_0/scores:1,g]], [[col:head_0/scores:a]] scores [[head_0/scores:1,a]]. Multiply the numbers pair by pair, with their signs, and add up.',
      },
      action: 'Select any number in [[head_0/scores]] to see the two rows that meet.',
    },
    {
      node: 'head_0/weights',
      title: 'Weights of the first head',
      prediction: {
        ask: 'The scores of [[row:head_0/scaled_scores:1]], divided by √d_k, are [[head_0/scaled_scores:1,0]], [[head_0/scaled_scores:1,1]], [[head_0/scaled_scores:1,2]], [[head_0/scaled_scores:1,3]]. The softmax turns them into shares that add up to 1. How large is the share of [[col:head_0/weights:1]]? Drag the bar.',
        answer: { kind: 'bar', cell: 'head_0/weights:1,1', from: 0, to: 1, within: 0.1 },
        right:
          'It is [[head_0/weights:1,1]]. Each score that is smaller by about 0.7 gets half the share: [[head_0/weights:1,3]], then [[head_0/weights:1,0]].',
        wrong:
          'You said [[given]]; it is [[head_0/weights:1,1]]. Each score that is smaller by about 0.7 gets half the share: [[head_0/weights:1,3]] for [[col:head_0/weights:3]], [[head_0/weights:1,0]] for the other two.',
      },
    },
    {
      node: 'head_1/weights',
      title: 'Weights of the second head',
      prediction: {
        ask: 'In the second head, [[row:head_1/scaled_scores:2]] scores [[col:head_1/scaled_scores:1]] and [[col:head_1/scaled_scores:2]] equally: [[head_1/scaled_scores:2,1]]. The other two words get [[head_1/scaled_scores:2,0]]. Which share does [[col:head_1/scaled_scores:2]] get?',
        answer: {
          kind: 'choice',
          choices: [
            {
              text: 'None: its score is 0',
              holds: ['head_1/weights:2,2', '=', 0],
              wrong:
                'A score of 0 is not a share of 0. Only differences count, and 0 is the largest score here: it gets [[head_1/weights:2,2]].',
            },
            { text: 'A little less than half', holds: ['head_1/weights:2,2', '<', 0.5] },
            {
              text: 'Exactly half',
              holds: ['head_1/weights:2,2', '=', 0.5],
              wrong:
                'Then nothing would be left for the other two words. They get [[head_1/weights:2,0]] each, so it is [[head_1/weights:2,2]].',
            },
          ],
        },
        right:
          'Equal scores get equal shares, [[head_1/weights:2,2]] each. The other two words get [[head_1/weights:2,0]] each: the softmax makes a share above 0 of every finite score.',
      },
      action: 'Point at or tap a word above the matrix to see where this head looks from it.',
    },
    { node: 'head_1/context', title: 'Context: French values, a row for each English word' },
    { node: 'concat', title: 'Side by side: what both heads found' },
    {
      node: 'output',
      title: 'Output: the heads meet',
      prediction: {
        ask: 'The first column of [[w_o]] is [[w_o:0,0]], [[w_o:1,0]], [[w_o:2,0]], [[w_o:3,0]]. The rows of [[concat]] begin with [[concat:0,0]], [[concat:0,1]], [[concat:0,2]] for [[row:concat:0]]; [[concat:1,0]], [[concat:1,1]], [[concat:1,2]] for [[row:concat:1]]; [[concat:2,0]], [[concat:2,1]], [[concat:2,2]] for [[row:concat:2]]. Which word gets the largest first number in [[output]]?',
        answer: { kind: 'word', cell: 'output:max,0' },
        right: '[[concat:2,0]] from the first head plus [[concat:2,2]] from the second is [[output:2,0]].',
        wrong:
          'For [[row:output:gr]] it is [[output:gr,0]]. [[row:output:ar]] gets [[concat:2,0]] from the first head plus [[concat:2,2]] from the second: [[output:2,0]].',
      },
      action: 'Select a number of [[output]]: its terms come from both heads.',
    },
  ],
  tries: [
    {
      title: 'Change an English word',
      node: 'output',
      text: 'The row of [[row:x:1]] in [[x]] has [[x:1,2]] in column 3. You are about to make it 0.',
      edits: [{ set: 'x:1,2', to: 0 }],
      question: {
        ask: 'Which numbers of [[output]] will change? Mark them.',
        answer: {
          kind: 'moved',
          node: 'output',
          wrong: {
            missed: 'Some are missing: the word has a new query in both heads, and the output mixes both.',
            extra: 'Too many: the other English words ask with the same queries as before.',
          },
        },
        right: 'The row of the word, and nothing else.',
        wrong:
          'The framed cells are marked wrongly. An English word asks for its own row, in both heads, and for no other row.',
      },
      because:
        'The word has a new query in each head, so its row of weights changed in both. It gives [[head_0/weights:1,1]] to [[col:head_0/weights:1]] in the first head, before [[was:head_0/weights:1,1]]. Keys and values come from [[y]], so the other words get what they got before.',
    },
    {
      title: 'Hide a French word',
      node: 'head_0/weights',
      text: 'A padding mask hides the end of a sentence, in all heads. You are about to hide the last French word, [[col:head_0/weights:3]].',
      edits: [
        { option: 'mask', to: 'padding' },
        { option: 'valid_len', to: 3 },
      ],
      question: {
        ask: 'In the first head, [[row:head_0/weights:1]] gives [[head_0/weights:1,1]] to [[col:head_0/weights:1]] and [[head_0/weights:1,3]] to the word that will be hidden. What happens to its weight for [[col:head_0/weights:1]]?',
        answer: {
          kind: 'change',
          cell: 'head_0/weights:1,1',
          wrong: {
            shrink: 'It would shrink if more words shared the whole. One is hidden, so fewer do.',
            stay: 'It would stay if the hidden word had had no weight. It had [[was:head_0/weights:1,3]], which the others now share.',
          },
        },
        right: 'A row still adds up to 1, and fewer words share it.',
      },
      because:
        'It was [[was:head_0/weights:1,1]], now it is [[head_0/weights:1,1]]; the hidden word has [[head_0/weights:1,3]]. The second head uses the same mask: there the weight of the hidden word fell from [[was:head_1/weights:1,3]] to [[head_1/weights:1,3]].',
    },
    {
      title: 'Change what one head hands over',
      node: 'concat',
      text: '[[w_v]] makes the values. In row 2, column 3, it has [[w_v:1,2]]. You are about to make it 2.',
      edits: [{ set: 'w_v:1,2', to: 2 }],
      question: {
        ask: 'Which numbers of [[concat]] will change? Mark them.',
        answer: {
          kind: 'moved',
          node: 'concat',
          wrong: {
            missed: 'Some are missing: every English word mixes the changed column of values.',
            extra:
              'Too many: one column of [[w_v]] makes one column of [[value]], and that one a single column of [[concat]].',
          },
        },
        right: 'One column of the second head, for every English word.',
        wrong:
          'The framed cells are marked wrongly. A column of [[w_v]] makes a column of [[value]], and that one a column of [[concat]].',
      },
      because:
        'Values do not decide where a head looks: all weights stay. Column 3 of [[value]] belongs to the second head, and each English word mixes its numbers. For [[row:concat:0]], [[was:concat:0,2]] became [[concat:0,2]].',
    },
    {
      title: 'Both heads at once',
      node: 'head_1/weights',
      text: 'Below the stage, the weights of both heads stand side by side. Look for an English word from which both heads look at the same French word.',
      edits: [],
      figure: 'heads',
      because:
        'From [[row:head_0/weights:2]]: the first head gives [[head_0/weights:2,2]] to [[col:head_0/weights:2]], the second [[head_1/weights:2,2]], and as much to [[col:head_1/weights:1]]. From the other words, the heads look at different places. One head alone would have to divide its weights between both.',
    },
  ],
  checks: [
    {
      title: 'What does the second head use?',
      node: 'key',
      question: {
        ask: 'In [[key]], select the first number that the second head uses of [[row:key:3]].',
        answer: { kind: 'cell', cell: 'key:3,2' },
        right: 'The first [[dim:d_k]] columns belong to the first head, the next [[dim:d_k]] to the second.',
        wrong:
          'That cell is in the row of [[row:key:gr]]. A French word has one row of [[key]]; its first [[dim:d_k]] numbers belong to the first head.',
      },
    },
    {
      title: 'What is mixed?',
      node: 'head_1/context',
      question: {
        ask: 'In the second head, the weights of [[row:head_1/weights:0]] are [[head_1/weights:0,0]], [[head_1/weights:0,1]], [[head_1/weights:0,2]], [[head_1/weights:0,3]]. The first column of its values is [[head_1/value:0,0]], [[head_1/value:1,0]], [[head_1/value:2,0]], [[head_1/value:3,0]]. What is the first number of [[row:head_1/context:0]] in [[head_1/context]]? One decimal is enough.',
        answer: { kind: 'number', cell: 'head_1/context:0,0', within: 0.06 },
        right: 'Each value counts by its weight: [[head_1/context:0,0]].',
        wrong: 'Multiply each weight by the value of the same French word, and add up the products.',
        mistakes: [
          {
            edits: [{ option: 'scale', to: 0.000001 }],
            cell: 'head_1/context:0,0',
            text: '[[given]] is the plain mean of the column. Here each value counts by its weight.',
          },
          {
            edits: [],
            cell: 'head_1/context:1,0',
            text: '[[given]] uses the weights of another word, [[row:head_1/weights:1]].',
          },
        ],
      },
    },
    {
      title: 'The heads meet',
      node: 'output',
      question: {
        ask: 'The row of [[row:concat:2]] in [[concat]] is [[concat:2,0]], [[concat:2,1]], [[concat:2,2]], [[concat:2,3]]. The fourth column of [[w_o]] is [[w_o:0,3]], [[w_o:1,3]], [[w_o:2,3]], [[w_o:3,3]]. What is its fourth number in [[output]]? One decimal.',
        answer: { kind: 'number', cell: 'output:2,3', within: 0.06 },
        right: 'One term comes from each head: [[output:2,3]].',
        wrong: 'Multiply the four pairs and add up the products. Two of them are 0.',
        mistakes: [
          {
            edits: [{ set: 'w_o:3,3', to: 0 }],
            cell: 'output:2,3',
            text: '[[given]] is what the first head contributes. The second head is missing.',
          },
          {
            edits: [{ set: 'w_o:0,3', to: 0 }],
            cell: 'output:2,3',
            text: '[[given]] is what the second head contributes. The first head is missing.',
          },
          {
            edits: [{ set: 'w_o:3,3', to: 1 }],
            cell: 'output:2,3',
            text: '[[given]] has lost the minus sign of [[w_o:3,3]].',
          },
        ],
      },
    },
  ],
  remember: [
    {
      node: 'query',
      text: 'In every head, queries come from one sentence, keys and values from the other.',
    },
    {
      node: 'head_1/weights',
      text: 'A word can look at a different word of the other sentence in each head.',
    },
    {
      node: 'output',
      text: 'The result has a row for each query, however long the other sentence is.',
    },
  ],
  sources: [
    {
      text: 'Vaswani et al. 2017, “Attention Is All You Need”',
      place: 'sections 3.2.2 and 3.2.3',
    },
    {
      text: 'The article “Attention in transformers” takes keys and queries from the same input. In cross-attention it is keys and values, in every head: here both come from [[y]], and only the queries come from [[x]].',
      isErratum: true,
    },
  ],
  claims: [
    { says: 'no other word scores more than 0', all: 'head_0/scores:1', between: [-1000000000.0, 1] },
    { says: 'no other word scores more than 0', cell: 'head_0/scores:1,3', is: '=', than: 0 },
    {
      says: 'gets half the share',
      cell: 'head_0/weights:1,3',
      times: [0.48, 0.5],
      than: 'head_0/weights:1,1',
    },
    {
      says: 'gets half the share',
      cell: 'head_0/weights:1,0',
      times: [0.48, 0.5],
      than: 'head_0/weights:1,3',
    },
    { says: 'A little less than half', cell: 'head_1/weights:2,2', is: '=', than: 'head_1/weights:2,1' },
    {
      says: 'the first head pairs words that mean the same',
      cell: 'head_0/weights:0,0',
      in: 'row',
      is: 'largest',
    },
    {
      says: 'the first head pairs words that mean the same',
      cell: 'head_0/weights:1,1',
      in: 'row',
      is: 'largest',
    },
    {
      says: 'the first head pairs words that mean the same',
      cell: 'head_0/weights:2,2',
      in: 'row',
      is: 'largest',
    },
    { says: 'the second looks for the noun', cell: 'head_1/weights:0,2', in: 'row', is: 'largest' },
    { says: 'the second looks for the noun', cell: 'head_1/weights:1,2', in: 'row', is: 'largest' },
    { says: 'the second looks for the noun', cell: 'head_1/weights:2,2', in: 'row', is: 'largest' },
    { says: 'The row of the word, and nothing else.', after: 0, moved: 'output', count: 4 },
    { says: 'all weights stay', after: 2, moved: 'head_1/weights', count: 0 },
    {
      says: 'One column of the second head, for every English word.',
      after: 2,
      moved: 'concat:,2',
      count: 'all',
    },
    { says: 'One column of the second head, for every English word.', after: 2, moved: 'concat', count: 3 },
    { says: 'and as much to', cell: 'head_1/weights:2,2', is: '=', than: 'head_1/weights:2,1' },
  ],
};
