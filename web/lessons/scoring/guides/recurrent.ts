import type { Guide } from '../../guide';

/** Equal scores for all pairs. */
const equalScores = [
  { set: 'v_a:0,0', to: 0 },
  { set: 'v_a:1,0', to: 0 },
];

export const recurrentGuide: Guide = {
  needs: ['additive-attention'],
  cover: {
    picture: { kind: 'matrix', node: 'encoder_states' },
    lead: 'Before transformers, networks read word by word. This one has a state of only [[dim:d_h]] numbers, and changes it with each word. Each row is the state after a word.',
    question: {
      ask: 'A network has read [[row:encoder_states:0]] and [[row:encoder_states:1]]. On which words does its state depend?',
      answer: {
        kind: 'choice',
        choices: [
          {
            text: 'On [[row:encoder_states:1]] only',
            holds: ['step_1/state:0,0', '=', 'step_1/taken:0,0'],
            wrong:
              'Then nothing would be kept of [[row:encoder_states:0]]. But of the first number, [[step_1/state:0,0]], a part is kept from there: [[step_1/kept:0,0]]. What will be left of it at the end of a long sentence?',
          },
          { text: 'On both', holds: ['step_1/kept:0,0', '>', 0] },
          {
            text: 'On the whole sentence',
            holds: ['step_1/state:0,0', '=', 'step_2/state:0,0'],
            wrong:
              'It cannot: [[row:encoder_states:2]] has not been read yet. The state only knows what was read so far. What will be left of the first word at the end of a long sentence?',
          },
        ],
      },
      right:
        'Its first number is [[step_1/state:0,0]]: [[step_1/taken:0,0]] is new, and [[step_1/kept:0,0]] is kept from [[row:encoder_states:0]]. What will be left of the first word at the end of a long sentence?',
      wrong:
        'On what has been read so far. Its first number is [[step_1/state:0,0]]: [[step_1/taken:0,0]] is new, and [[step_1/kept:0,0]] is kept from [[row:encoder_states:0]]. What will be left of that at the end of a long sentence?',
    },
  },
  keySteps: [
    { node: 'x', title: 'In: one word after the other' },
    { node: 'step_0/state', title: 'After the first word' },
    {
      node: 'step_1/update',
      title: 'Update gate: how much is replaced',
      prediction: {
        ask: 'The second word is read. For the first number of the state, word and state before give the sum [[step_1/update_sum:0,0]]. The curve σ turns it into a number between 0 and 1. Large sums come close to 1, very negative ones to 0, and 0 becomes a half. Where is it now? Drag the bar.',
        answer: { kind: 'bar', cell: 'step_1/update:0,0', from: 0, to: 1, within: 0.1 },
        right: 'It is [[step_1/update:0,0]]: most of the first number will be replaced.',
        wrong:
          'You said [[given]]; it is [[step_1/update:0,0]]. A sum above 2 is already close to 1, and most of the first number will be replaced.',
      },
    },
    { node: 'step_1/reset', title: 'Reset gate: what the new content uses' },
    { node: 'step_1/candidate', title: 'The candidate: new content' },
    {
      node: 'step_1/kept',
      title: 'What stays of the state before',
      prediction: {
        ask: 'The first number of the state was [[step_0/state:0,0]]. Its update gate is [[step_1/update:0,0]]: this share of it is replaced. How much stays of it?',
        answer: {
          kind: 'choice',
          choices: [
            {
              text: 'Nothing',
              holds: ['step_1/kept:0,0', '=', 0],
              wrong:
                'That would need a gate of exactly 1. This one leaves a share of [[step_1/keep:0,0]], and so [[step_1/kept:0,0]] stays.',
            },
            { text: 'Less than 0.1', holds: ['step_1/kept:0,0', '<', 0.1] },
            {
              text: 'About a half',
              holds: ['step_1/kept:0,0', '>', 0.4],
              wrong:
                'That would need a gate of a half. This one replaces much more, and only [[step_1/kept:0,0]] stays.',
            },
          ],
        },
        right: 'It is multiplied by [[step_1/keep:0,0]], which leaves [[step_1/kept:0,0]].',
        wrong:
          'It is multiplied by [[step_1/keep:0,0]], 1 minus the gate, which leaves [[step_1/kept:0,0]]: little, but not nothing.',
      },
    },
    {
      node: 'step_1/state',
      title: 'After the second word: kept plus new',
      action: 'Select a number of [[step_1/state]] to see both its parts.',
    },
    { node: 'step_2/state', title: 'After the last word' },
    { node: 'encoder_states', title: 'All states: a row for each word' },
    { node: 'scores', title: 'Scores: which state is needed?' },
    {
      node: 'weights',
      title: 'Weights: attention looks back',
      prediction: {
        ask: 'To write [[row:weights:0]], the scores are [[scores:0,0]] for [[col:scores:0]], [[scores:0,1]] for [[col:scores:1]] and [[scores:0,2]] for [[col:scores:2]]. The softmax turns them into shares that add up to 1. How large is the share of [[col:weights:0]]? Drag the bar.',
        answer: { kind: 'bar', cell: 'weights:0,0', from: 0, to: 1, within: 0.1 },
        right: 'It is [[weights:0,0]]. Negative scores are no obstacle: only differences count.',
        wrong:
          'You said [[given]]; it is [[weights:0,0]]. Only differences count: its score is larger than the others by 1 or more, so its share is about three times as large, or more.',
      },
    },
    {
      node: 'context',
      title: 'Context: a mixture of all states',
      action: 'Select a number of [[context]]: each of its terms is a weight times a number of a state.',
    },
  ],
  tries: [
    {
      title: 'Change the last word',
      node: 'encoder_states',
      text: 'The row of [[row:x:2]] in [[x]] has [[x:2,0]] in column 1. You are about to make it 0.',
      edits: [{ set: 'x:2,0', to: 0 }],
      question: {
        ask: 'Which numbers of the states will change? Mark them.',
        answer: {
          kind: 'moved',
          node: 'encoder_states',
          wrong: {
            missed: 'Both numbers of this state are made from the word, so both change.',
            extra: 'The earlier states were there before this word was read: it cannot change them any more.',
          },
        },
        right: 'Only the state after this word: the others were there before it was read.',
        wrong:
          'The framed cells are marked wrongly. A state depends on its word and on those before it; what is read later cannot change it.',
      },
      because:
        'The state after [[row:encoder_states:0]] cannot know that a masculine noun and its colour will follow. Bahdanau et al. therefore let a second network read the sentence backwards. In self-attention without a mask, every row would have changed.',
    },
    {
      title: 'Change the first word',
      node: 'encoder_states',
      text: 'The row of [[row:x:0]] in [[x]] has [[x:0,0]] in column 1. You are about to make it 0. Watch how far this reaches.',
      edits: [{ set: 'x:0,0', to: 0 }],
      because:
        'The first numbers were [[was:encoder_states:0,0]], [[was:encoder_states:1,0]] and [[was:encoder_states:2,0]]; now they are [[encoder_states:0,0]], [[encoder_states:1,0]] and [[encoder_states:2,0]]. With each word, less of the first one is left. Attention looks at its state directly, however long ago it was read.',
    },
    {
      title: 'Shut the gate',
      node: 'step_1/state',
      text: 'The second row of [[w_update]], the matrix that leads from a word to the gate, decides how the second number of a word acts on the gate: [[w_update:1,0]] and [[w_update:1,1]]. You are about to make both −5.',
      edits: [
        { set: 'w_update:1,0', to: -5 },
        { set: 'w_update:1,1', to: -5 },
      ],
      question: {
        ask: 'The first number of the state was [[step_0/state:0,0]] before this word, the candidate is [[step_1/candidate:0,0]]. What will the new state have there?',
        answer: {
          kind: 'choice',
          choices: [
            {
              text: 'About 0',
              holds: ['step_1/state:0,0', '<', 0.1],
              wrong:
                'A gate of 0 does not make the state 0: it says that nothing is replaced. So the old number stays: [[step_1/state:0,0]].',
            },
            { text: 'About as much as before the word', holds: ['step_1/state:0,0', '<', 0.6] },
            {
              text: 'About as much as the candidate',
              holds: ['step_1/state:0,0', '>', 0.9],
              wrong:
                'That would be so with a gate near 1. This one is almost 0: the candidate hardly takes part, and [[step_1/state:0,0]] stays.',
            },
          ],
        },
        right: 'A gate close to 0 replaces nothing.',
        wrong: 'A gate close to 0 replaces nothing, so the state stays as it was before the word.',
      },
      because:
        'The gate was [[was:step_1/update:0,0]], now it is [[step_1/update:0,0]]. After the last word, the number is still [[step_2/state:0,0]]: a gate that is nearly shut carries it past many words. The network learns from examples which words open the gate.',
    },
    {
      title: 'Ask for something else',
      node: 'weights',
      text: 'The decoder state before [[row:decoder_states:0]] begins with [[decoder_states:0,0]]. You are about to make it 0.',
      edits: [{ set: 'decoder_states:0,0', to: 0 }],
      question: {
        ask: 'Which weights will change? Mark them.',
        answer: {
          kind: 'moved',
          node: 'weights',
          wrong: {
            missed: 'The weights of a row add up to 1: if one of them changes, the others do too.',
            extra: 'Each word to write asks for itself: the other row is made from another decoder state.',
          },
        },
        right: 'Its own row: each word to write asks for itself.',
        wrong: 'The framed cells are marked wrongly. A decoder state asks for its own row, and for no other.',
      },
      because:
        '[[row:weights:0]] now gives most to [[col:weights:1]]: [[weights:0,1]], before [[was:weights:0,1]]. All states of the encoder stayed: reading is done once, and each word to write mixes what was read in its own way.',
    },
  ],
  checks: [
    {
      title: 'Since when?',
      node: 'encoder_states',
      question: {
        ask: 'Select the first number of the earliest state that depends on [[row:encoder_states:1]].',
        answer: { kind: 'cell', cell: 'encoder_states:1,0' },
        right: 'Its own state, and all states after it.',
        wrong:
          'That is in the state after [[row:encoder_states:gr]]. Which row was computed when [[row:encoder_states:1]] was read? Choose its first number.',
      },
    },
    {
      title: 'The next state',
      node: 'step_2/state',
      question: {
        ask: 'When [[row:encoder_states:2]] is read, the first number of the state is [[step_1/state:0,0]], the candidate [[step_2/candidate:0,0]], and the update gate [[step_2/update:0,0]]. What is the new first number? One decimal is enough.',
        answer: { kind: 'number', cell: 'step_2/state:0,0', within: 0.06 },
        right: '[[step_2/kept:0,0]] is kept and [[step_2/taken:0,0]] is new: [[step_2/state:0,0]].',
        wrong:
          'Multiply the candidate by the gate and the old number by 1 minus the gate, which is [[step_2/keep:0,0]]. Then add up.',
        mistakes: [
          {
            edits: [],
            cell: 'step_2/kept:0,0',
            text: '[[given]] is what is kept. The new part is missing: the candidate times the gate.',
          },
          {
            edits: [],
            cell: 'step_2/taken:0,0',
            text: '[[given]] is the new part. What is kept is missing: the old number times 1 minus the gate.',
          },
          {
            edits: [],
            cell: 'step_2/candidate:0,0',
            text: '[[given]] is the candidate. It replaces only the share that the gate says.',
          },
        ],
      },
    },
    {
      title: 'What attention hands over',
      node: 'context',
      question: {
        ask: 'The weights of [[row:weights:0]] are [[weights:0,0]], [[weights:0,1]] and [[weights:0,2]]. The second column of [[encoder_states]] is [[encoder_states:0,1]], [[encoder_states:1,1]], [[encoder_states:2,1]]. What is its second number in [[context]]? Two decimals.',
        answer: { kind: 'number', cell: 'context:0,1', within: 0.02 },
        right: 'Each state counts by its weight: [[context:0,1]].',
        wrong: 'Multiply each weight by the number of the same state, and add up the products.',
        mistakes: [
          {
            edits: [],
            cell: 'encoder_states:2,1',
            text: '[[given]] is in the last state, all that a translator without attention would have.',
          },
          {
            edits: equalScores,
            cell: 'context:0,1',
            text: '[[given]] is the plain mean of the column. Here each state counts by its weight.',
          },
          {
            edits: [],
            cell: 'context:1,1',
            text: '[[given]] uses the weights of another word, [[row:weights:1]].',
          },
        ],
      },
    },
  ],
  remember: [
    {
      node: 'step_1/state',
      text: 'A recurrent network reads word by word and keeps a state: part of the old one, part new.',
    },
    {
      node: 'step_1/update',
      text: 'Gates are learned. They decide how much is kept and how much is replaced.',
    },
    {
      node: 'context',
      text: 'Attention looks at all states, not only at the last one, and mixes them for each word to write.',
    },
  ],
  sources: [
    {
      text: 'Bahdanau, Cho and Bengio 2015, “Neural Machine Translation by Jointly Learning to Align and Translate”',
      place: 'section 3.1, equations 4 to 6',
    },
    {
      text: 'Cho et al. 2014, “Learning Phrase Representations using RNN Encoder–Decoder for Statistical Machine Translation”: the cell with two gates',
      place: 'section 2.3',
    },
    {
      text: 'The article “Explaining Attention Mechanism” lets the softmax run over the words to write. Here it runs over the words that were read: each row of [[weights]] adds up to 1.',
      isErratum: true,
    },
  ],
  claims: [
    {
      says: 'about three times as large, or more',
      cell: 'weights:0,0',
      times: [2.7, 6],
      than: 'weights:0,1',
    },
    { says: 'about three times as large, or more', cell: 'weights:0,0', times: [3, 6], than: 'weights:0,2' },
    { says: 'is larger than the others by 1 or more', cell: 'scores:0,0', more: [1, 2], than: 'scores:0,1' },
    {
      says: 'is kept from',
      sum: ['step_1/taken:0,0', 'step_1/kept:0,0', '-step_1/state:0,0'],
      between: [0, 0],
    },
    { says: 'Only the state after this word', after: 0, moved: 'encoder_states', count: 2 },
    {
      says: 'With each word, less of the first one is left',
      after: 1,
      cell: 'was:encoder_states:0,0',
      more: [0.5, 0.6],
      than: 'encoder_states:0,0',
    },
    {
      says: 'With each word, less of the first one is left',
      after: 1,
      cell: 'was:encoder_states:1,0',
      more: [0.05, 0.1],
      than: 'encoder_states:1,0',
    },
    {
      says: 'With each word, less of the first one is left',
      after: 1,
      cell: 'was:encoder_states:2,0',
      more: [0.005, 0.02],
      than: 'encoder_states:2,0',
    },
    {
      says: 'a gate that is nearly shut carries it past many words',
      after: 2,
      cell: 'was:step_0/state:0,0',
      more: [0, 0.01],
      than: 'step_2/state:0,0',
    },
    { says: 'now gives most to', after: 3, cell: 'weights:0,1', in: 'row', is: 'largest' },
    { says: 'Its own row: each word to write asks for itself.', after: 3, moved: 'weights:1', count: 0 },
  ],
};
