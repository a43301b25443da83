import type { Guide } from '../../guide';

export const decoderLayerGuide: Guide = {
  needs: ['cross-attention', 'masks', 'encoder-layer'],
  cover: {
    picture: { kind: 'arcs', row: 'cross/head_1/weights:2' },
    lead: 'A translator writes a French sentence word by word: so far [[row:x:1]] [[row:x:2]]. Before the next word, it looks from the last one at the English sentence.',
    question: {
      ask: 'To find the French word after [[row:cross/head_1/weights:2]], which English word does a translator look at most?',
      answer: { kind: 'word', cell: 'cross/head_1/weights:2,max' },
      right:
        'It gives [[cross/head_1/weights:2,a]] to [[col:cross/head_1/weights:a]]: the next word is “oiseau”. But how does it know what is written already?',
      wrong:
        '[[col:cross/head_1/weights:g]] gets [[cross/head_1/weights:2,g]], [[col:cross/head_1/weights:a]] gets [[cross/head_1/weights:2,a]]: the next word is “oiseau”. How does it know what is written already?',
    },
  },
  keySteps: [
    { node: 'x', title: 'In: what has been written so far' },
    { node: 'memory', title: 'The source: what the encoder made of it' },
    {
      node: 'self/head_0/weights',
      title: 'First attention: the text so far',
      prediction: {
        ask: 'A word may look only at itself and at what was written before it: a mask hides the rest. In the first of [[dim:n_heads]] heads, attentions side by side, the scaled scores of [[row:self/head_0/scaled_scores:0]], the first word, are [[self/head_0/scaled_scores:0,0]], [[self/head_0/scaled_scores:0,1]] and [[self/head_0/scaled_scores:0,2]]. How large is its weight for itself? Drag the bar.',
        answer: { kind: 'bar', cell: 'self/head_0/weights:0,0', from: 0, to: 1, within: 0.05 },
        right:
          'It is [[self/head_0/weights:0,0]]. Nothing was written before, so all of the weight is left to itself.',
        wrong:
          'You said [[given]]; it is [[self/head_0/weights:0,0]]. The other two words come later and are hidden, whatever their scores are. All of the weight is left to the word itself.',
      },
      action: 'Look at the cells above the diagonal: all of them are 0.',
    },
    {
      node: 'residual_1',
      title: 'First sum: the word plus what was found',
      action: 'Select a number of [[residual_1]] to see both its parts.',
    },
    { node: 'norm_1/normed', title: 'First norm: back to one scale' },
    { node: 'cross/query', title: 'Second attention: queries from the target' },
    { node: 'cross/key', title: 'Keys from the source' },
    { node: 'cross/head_0/weights', title: 'Where the first head looks in the source' },
    {
      node: 'cross/head_1/weights',
      title: 'Where the second head looks in the source',
      prediction: {
        ask: 'In the second head, the scaled scores of [[row:cross/head_1/scaled_scores:1]] are [[cross/head_1/scaled_scores:1,0]], [[cross/head_1/scaled_scores:1,1]] and [[cross/head_1/scaled_scores:1,2]]. How large is the weight of [[col:cross/head_1/scaled_scores:1]]? Drag the bar.',
        answer: { kind: 'bar', cell: 'cross/head_1/weights:1,1', from: 0, to: 1, within: 0.1 },
        right:
          'It is [[cross/head_1/weights:1,1]]. Close scores get close weights: [[col:cross/head_1/weights:2]] has [[cross/head_1/weights:1,2]].',
        wrong:
          'You said [[given]]; it is [[cross/head_1/weights:1,1]]. All three scores are close together, so the other two words get good shares as well: [[cross/head_1/weights:1,0]] and [[cross/head_1/weights:1,2]].',
      },
      action: 'Point at or tap a word above the matrix to see only its lines.',
    },
    {
      node: 'residual_2',
      title: 'Second sum: plus what the source says',
      prediction: {
        ask: 'In column 4, the target so far has [[norm_1/normed:0,3]] for [[row:residual_2:0]], [[norm_1/normed:1,3]] for [[row:residual_2:1]] and [[norm_1/normed:2,3]] for [[row:residual_2:2]]. In the source, [[cross/output:0,3]], [[cross/output:1,3]] and [[cross/output:2,3]] were found for them. The two are added. Which word has the largest sum there?',
        answer: { kind: 'word', cell: 'residual_2:max,3' },
        right: '[[norm_1/normed:ar,3]] plus [[cross/output:ar,3]] is [[residual_2:ar,3]].',
        wrong:
          'For [[row:residual_2:gr]], [[norm_1/normed:gr,3]] plus [[cross/output:gr,3]] is [[residual_2:gr,3]]. [[row:residual_2:ar]] has [[residual_2:ar,3]]: what was there before counts as much as what was found.',
      },
    },
    { node: 'ffn/ffn_output', title: 'Feed-forward: each word by itself' },
    { node: 'norm_3/normed', title: 'Out: a row for each word written' },
  ],
  tries: [
    {
      title: 'Change a word that has been written',
      node: 'norm_3/normed',
      text: 'The row of [[row:x:1]] in [[x]] has [[x:1,0]] in column 1. You are about to make it 0.',
      edits: [{ set: 'x:1,0', to: 0 }],
      question: {
        ask: 'Which numbers of the result will change? Mark them.',
        answer: {
          kind: 'moved',
          node: 'norm_3/normed',
          wrong: {
            missed:
              'The change reaches its own row and that of every word that may look at it: those after it.',
            extra: 'A word before it cannot look at it: the mask hides what comes later.',
          },
        },
        right: 'Its own row, and the row of every word after it.',
        wrong:
          'The framed cells are marked wrongly. A word is seen by itself and by the words after it, never by those before.',
      },
      because:
        '[[row:self/head_0/weights:2]] now gives [[self/head_0/weights:2,1]] to the changed word, before [[was:self/head_0/weights:2,1]]. [[row:self/head_0/weights:0]] cannot see it. So a model that writes need not compute earlier rows again: a new word does not change them.',
    },
    {
      title: 'Let words see what comes later',
      node: 'norm_3/normed',
      text: 'You are about to remove the mask, so that every word of the target can look at all the others.',
      edits: [{ option: 'mask', to: 'none' }],
      question: {
        ask: 'Which numbers of the result will change? Mark them.',
        answer: {
          kind: 'moved',
          node: 'norm_3/normed',
          wrong: {
            missed:
              'Every word but the last can now see more than before, so all numbers of these rows change.',
            extra: 'The last word could see all others before, and still can: its row stays.',
          },
        },
        right: 'The last word could see all others before, and still can.',
        wrong:
          'The framed cells are marked wrongly. Only the last word may look at the same words as before.',
      },
      because:
        '[[row:self/head_0/weights:0]] gave [[col:self/head_0/weights:1]] the weight [[was:self/head_0/weights:0,1]], now it is [[self/head_0/weights:0,1]]. But that is the word that its row has to find. While a model learns, the whole sentence is there: without a mask it would copy the answer.',
    },
    {
      title: 'Change the source',
      node: 'residual_1',
      text: 'In [[memory]], the row of [[row:memory:2]] has [[memory:2,3]] in column 4. You are about to make it 0.',
      edits: [{ set: 'memory:2,3', to: 0 }],
      question: {
        ask: 'What happens to the first number of [[row:residual_1:1]] in the first sum, [[residual_1]]?',
        answer: {
          kind: 'change',
          cell: 'residual_1:1,0',
          wrong: {
            grow: 'Nothing of the source has arrived here yet: the first attention sees only the target.',
            shrink:
              'What is missing in the source is missed later, in the second attention. The first sum is made from the target alone.',
          },
        },
        right: 'The first attention sees only the target.',
        wrong: 'The first attention sees only the target. The source comes in later.',
      },
      because:
        'In the second attention, [[row:cross/head_1/weights:2]] gave [[was:cross/head_1/weights:2,2]] to [[col:cross/head_1/weights:2]], now [[cross/head_1/weights:2,2]]. So the second sum changed in every row: [[was:residual_2:2,3]] became [[residual_2:2,3]] for [[row:residual_2:2]].',
    },
    {
      title: 'Write without a source',
      node: 'residual_2',
      text: '[[cross/w_o]] makes the result of the second attention. You are about to make all of its numbers 0, so that nothing is found in the source.',
      edits: [
        { set: 'cross/w_o:0,0', to: 0 },
        { set: 'cross/w_o:0,3', to: 0 },
        { set: 'cross/w_o:1,1', to: 0 },
        { set: 'cross/w_o:2,0', to: 0 },
        { set: 'cross/w_o:2,2', to: 0 },
        { set: 'cross/w_o:3,2', to: 0 },
        { set: 'cross/w_o:3,3', to: 0 },
      ],
      question: {
        ask: 'What will the second sum [[residual_2]] be?',
        answer: {
          kind: 'choice',
          choices: [
            {
              text: 'Only zeros',
              holds: ['residual_2:0,3', '=', 0],
              wrong:
                'Zeros are what the second attention finds now. They are added to what went into it, so [[residual_2:0,3]] stays there.',
            },
            {
              text: 'The words as they came in, [[x]]',
              holds: ['residual_2:0,3', '=', 'x:0,3'],
              wrong:
                'On the way here, the first attention and the first norm have made [[norm_1/normed:0,3]] of [[x:0,3]]. To this number, 0 is added.',
            },
            {
              text: 'The result of the first norm, [[norm_1/normed]]',
              holds: ['residual_2:0,3', '=', 'norm_1/normed:0,3'],
            },
          ],
        },
        right: 'What went into the second attention also goes past it, and 0 is added.',
        wrong:
          'The second attention finds only zeros. What went into it also goes past it, and the zeros are added.',
      },
      because:
        'The first number of [[row:residual_2:0]] is [[residual_2:0,0]] now, as in [[norm_1/normed]]. Such a layer still continues a text, but it can no longer translate. Language models such as GPT are stacks of such layers: they have no second attention.',
    },
  ],
  checks: [
    {
      title: 'What does the mask leave?',
      node: 'self/head_1/weights',
      question: {
        ask: 'In the second head of the first attention, [[row:self/head_1/scaled_scores:1]] has the scaled scores [[self/head_1/scaled_scores:1,0]], [[self/head_1/scaled_scores:1,1]] and [[self/head_1/scaled_scores:1,2]]. Select the largest weight of its row.',
        answer: { kind: 'cell', cell: 'self/head_1/weights:1,max' },
        right:
          '[[col:self/head_1/weights:2]] has the same score, but it comes later: its weight is [[self/head_1/weights:1,2]].',
        wrong:
          'There, [[row:self/head_1/weights:gr]] gives [[col:self/head_1/weights:g]] the weight [[self/head_1/weights:gr,g]]. In the row of [[row:self/head_1/weights:1]], which of the two best scores belongs to a word that is already written?',
      },
    },
    {
      title: 'Make a key',
      node: 'cross/key',
      question: {
        ask: 'In [[memory]], the row of [[row:memory:2]] is [[memory:2,0]], [[memory:2,1]], [[memory:2,2]], [[memory:2,3]]. The fourth column of [[cross/w_k]], the matrix that makes keys, is [[cross/w_k:0,3]], [[cross/w_k:1,3]], [[cross/w_k:2,3]], [[cross/w_k:3,3]]. What is the fourth number in the key of [[row:cross/key:2]]?',
        answer: { kind: 'number', cell: 'cross/key:2,3', within: 0.01 },
        right: 'Keys are made from the source: [[cross/key:2,3]].',
        wrong: 'Multiply the four pairs and add up the products.',
        mistakes: [
          {
            edits: [{ set: 'cross/w_k:0,3', to: 1 }],
            cell: 'cross/key:2,3',
            text: '[[given]] has lost a minus sign: [[memory:2,0]] times [[cross/w_k:0,3]] is positive.',
          },
          {
            edits: [{ input: 'memory', from: 'x' }],
            cell: 'cross/key:2,3',
            text: '[[given]] is made from the third word of [[x]]. Keys are made from the source, [[memory]].',
          },
        ],
      },
    },
    {
      title: 'What is found in the source?',
      node: 'cross/head_1/context',
      question: {
        ask: 'In the second head, the weights of [[row:cross/head_1/weights:2]] are [[cross/head_1/weights:2,0]], [[cross/head_1/weights:2,1]] and [[cross/head_1/weights:2,2]]. The second column of its values is [[cross/head_1/value:0,1]], [[cross/head_1/value:1,1]], [[cross/head_1/value:2,1]]. What is its second number in the mixture, [[cross/head_1/context]]? One decimal is enough.',
        answer: { kind: 'number', cell: 'cross/head_1/context:2,1', within: 0.06 },
        right: 'Each value counts by its weight: [[cross/head_1/context:2,1]].',
        wrong: 'Multiply each weight by the value of the same English word, and add up the products.',
        mistakes: [
          {
            edits: [],
            cell: 'cross/head_1/value:2,1',
            text: '[[given]] is the value itself. It still has to be multiplied by its weight.',
          },
          {
            edits: [],
            cell: 'cross/head_1/context:0,1',
            text: '[[given]] uses the weights of another word, [[row:cross/head_1/weights:0]].',
          },
        ],
      },
    },
  ],
  remember: [
    {
      node: 'self/head_0/weights',
      text: 'In the first attention, a word looks at itself and at what was written before, never at what comes later.',
    },
    {
      node: 'cross/head_1/weights',
      text: 'In the second attention, queries come from the target, keys and values from the source.',
    },
    {
      node: 'residual_2',
      text: 'What is found in the source is added to what the target says. Then the feed-forward network follows.',
    },
  ],
  sources: [
    { text: 'Vaswani et al. 2017, “Attention Is All You Need”', place: 'section 3.1, figure 1' },
    {
      text: 'Radford et al. 2018, “Improving Language Understanding by Generative Pre-Training”: such layers without a source',
      place: 'equation 2',
    },
    {
      text: 'The article “Attention in transformers” says that in translation keys and queries come from the source, and values from the translation. Here keys and values come from the source, [[memory]], and queries from the translation.',
      isErratum: true,
    },
  ],
  claims: [
    {
      says: 'All three scores are close together',
      cell: 'cross/head_1/scaled_scores:1,1',
      more: [0, 0.5],
      than: 'cross/head_1/scaled_scores:1,0',
    },
    {
      says: 'so the other two words get good shares as well',
      all: 'cross/head_1/weights:1',
      between: [0.2, 0.4],
    },
    {
      says: 'has the same score, but it comes later',
      cell: 'self/head_1/scaled_scores:1,1',
      is: '=',
      than: 'self/head_1/scaled_scores:1,2',
    },
    {
      says: 'Which word has the largest sum there?',
      cell: 'residual_2:2,3',
      in: 'column',
      is: 'largest',
      alone: true,
    },
    {
      says: 'Its own row, and the row of every word after it.',
      after: 0,
      moved: 'norm_3/normed:0',
      count: 0,
    },
    {
      says: 'The last word could see all others before, and still can.',
      after: 1,
      moved: 'norm_3/normed:2',
      count: 0,
    },
    { says: 'The first attention sees only the target.', after: 2, moved: 'residual_1', count: 0 },
    { says: 'So the second sum changed in every row', after: 2, moved: 'residual_2:2', count: 'all' },
    { says: 'The result of the first norm', after: 3, same: ['residual_2', 'norm_1/normed'] },
  ],
};
