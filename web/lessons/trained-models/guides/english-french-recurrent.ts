import type { Guide } from '../../guide';
import { longerThanTraining } from '../english-french/english-french-words';

export const englishFrenchRecurrentGuide: Guide = {
  needs: ['additive-attention', 'recurrent'],
  cover: {
    picture: { kind: 'arcs', row: 'decoder/weights:0' },
    lead: '“area” is feminine in French, so “the” becomes “la”, not “le”. But the article is written before the noun.',
    question: {
      ask: 'Which English word does a translator look at most before it writes “la”?',
      answer: { kind: 'word', cell: 'decoder/weights:0,max' },
      right:
        'It gives [[decoder/weights:0,0]] to “[[col:decoder/weights:0]]”, and almost nothing to the noun. How can it know the gender?',
      wrong:
        '“[[col:decoder/weights:g]]” gets only [[decoder/weights:0,g]], “[[col:decoder/weights:a]]” gets [[decoder/weights:0,a]]. How can it know the gender without a look at the noun?',
    },
  },
  keySteps: [
    { node: 'source', title: 'In: the English sentence' },
    { node: 'forward/step_1/update', title: 'The gate: how much of the state is replaced' },
    {
      node: 'forward/step_1/state',
      title: 'The state: what has been read so far',
      prediction: {
        ask: 'After “the”, column 14 of the state is [[forward/step_0/state:0,13]]. For “european” the cell proposes [[forward/step_1/candidate:0,13]], and the gate is [[forward/step_1/update:0,13]]: the share that is replaced. Where will the new number be? Drag the bar.',
        answer: { kind: 'bar', cell: 'forward/step_1/state:0,13', from: -1, to: 1, within: 0.2 },
        right: 'It is [[forward/step_1/state:0,13]]: nearly all of the old number is replaced.',
        wrong:
          'You said [[given]]; it is [[forward/step_1/state:0,13]]. A gate near 1 takes nearly all from the proposal, a gate near 0 would keep the old number.',
      },
      action: 'Select a number of [[forward/step_1/state]] to see its two parts.',
    },
    { node: 'forward/direction_states', title: 'From left to right: all states' },
    { node: 'backward/direction_states', title: 'From right to left: a second reading' },
    { node: 'encoder_states', title: 'Encoder states: both readings side by side' },
    { node: 'decoder/start', title: 'The decoder begins', defines: ['first_state'] },
    { node: 'decoder/step_2/scores', title: 'Scores: which word is needed after “la zone”?' },
    {
      node: 'decoder/step_2/weights',
      title: 'Weights: scores become shares',
      prediction: {
        ask: 'The two best scores are [[decoder/step_2/scores:0,1]] for “[[col:decoder/step_2/scores:1]]” and [[decoder/step_2/scores:0,2]] for “[[col:decoder/step_2/scores:2]]”. The softmax turns scores into shares that add up to 1. How large is that of “[[col:decoder/step_2/scores:2]]”? Drag the bar.',
        answer: { kind: 'bar', cell: 'decoder/step_2/weights:0,2', from: 0, to: 1, within: 0.1 },
        right: 'It is [[decoder/step_2/weights:0,2]]: a lead of almost 3 leaves little for the others.',
        wrong:
          'You said [[given]]; it is [[decoder/step_2/weights:0,2]]. Only the difference counts: a lead of almost 3 makes a share nearly twenty times as large, since e³ is about 20.',
      },
    },
    { node: 'decoder/step_2/context', title: 'Context: a mixture of encoder states' },
    {
      node: 'decoder/weights',
      title: 'All steps: where the decoder looked',
      prediction: {
        ask: 'English says “european economic”, French “économique européenne”. From the row of “[[row:decoder/weights:2]]”, the model has written “économique”. Select the largest weight in the row below.',
        answer: { kind: 'cell', cell: 'decoder/weights:3,max' },
        right:
          'It gives [[decoder/weights:3,a]] to “[[col:decoder/weights:a]]”: one column back, since the order is reversed.',
        wrong:
          'That is [[decoder/weights:gr,g]], in the row of “[[row:decoder/weights:gr]]”. From “[[row:decoder/weights:3]]”, the model writes “européenne”, so it looks at “[[col:decoder/weights:a]]”, with [[decoder/weights:3,a]].',
      },
      action: 'Point at or tap the French words from left to right. Where do the lines cross?',
    },
    {
      node: 'logits',
      title: 'Out: a number for each French word',
      defines: ['w_u'],
      prediction: {
        ask: 'For the first word, the decoder looked at “the” alone. Which word gets the largest number?',
        answer: {
          kind: 'choice',
          choices: [
            { text: 'la, for a feminine noun', holds: ['logits:0,56', '=', 'logits:0,max'] },
            {
              text: 'le, for a masculine noun',
              holds: ['logits:0,57', '=', 'logits:0,max'],
              wrong:
                'That would be right if it knew nothing of the noun. But the row of “the” was read backwards too, after “area”: “la” has [[logits:0,56]], “le” [[logits:0,57]].',
            },
            {
              text: 'les, for several things',
              holds: ['logits:0,58', '=', 'logits:0,max'],
              wrong:
                'That would need several areas. Read backwards, “the” comes after the noun, so its row knows that there is only one: “la” has [[logits:0,56]], “les” [[logits:0,58]].',
            },
          ],
        },
        right:
          '“la” has [[logits:0,56]], “le” [[logits:0,57]]. Read backwards, “the” comes after “area”, so its row depends on the noun.',
        wrong:
          '“la” has [[logits:0,56]], “le” [[logits:0,57]], “les” [[logits:0,58]]. Read backwards, “the” comes after “area”, so its row depends on the noun.',
      },
    },
  ],
  tries: [
    {
      title: 'Another noun',
      node: 'forward/direction_states',
      text: 'In the forward reading, the row of “[[row:forward/direction_states:0]]” begins with [[forward/direction_states:0,0]]; in the backward reading, with [[backward/direction_states:0,0]]. You are about to replace “area” by “market”, which is masculine in French.',
      edits: [{ tokens: 'key', to: ['the', 'european', 'economic', 'market', 'grows'] }],
      question: {
        ask: 'What happens to the first number of “the” in the forward reading?',
        answer: {
          kind: 'change',
          cell: 'forward/direction_states:0,0',
          wrong: {
            grow: 'From left to right, “the” is read first: no later word can add to its state.',
            shrink:
              'From left to right, “the” is read first: no later word can take anything from its state.',
          },
        },
        right: 'From left to right, “the” is read before the noun.',
        wrong: 'From left to right, “the” is read before the noun, which cannot change it any more.',
      },
      because:
        'In the backward reading, it was [[was:backward/direction_states:0,0]] and is now [[backward/direction_states:0,0]]: there, “the” is read last. The decoder still looks at “the” first, with [[decoder/weights:0,0]], and now finds “le”: [[logits:0,57]], against [[logits:0,56]] for “la”.',
    },
    {
      title: 'Longer than any sentence of the training',
      node: 'decoder/weights',
      text: 'No training sentence had more than 20 words. You are about to give the model one of 23, with its French translation: “my small european national bank does not look at … under my car”.',
      edits: [
        { tokens: 'key', to: longerThanTraining.input.split(' ') },
        { tokens: 'query', to: ['start', ...longerThanTraining.target.split(' ')] },
      ],
      question: {
        ask: 'Near the end, after “sous ma”, will the model still find “voiture”?',
        answer: {
          kind: 'choice',
          choices: [
            { text: 'Yes', holds: ['logits:21,108', '=', 'logits:21,max'] },
            {
              text: 'No, by then it is lost',
              holds: ['logits:21,108', '<', 'logits:21,max'],
              wrong:
                'It would be if one state had to carry it all the way. But every step looks back at the source, and “voiture” has the largest number of its row.',
            },
          ],
        },
        right: 'It looks at “car” as surely as at the words before.',
        wrong: '“voiture” has the largest number in its row of [[logits]].',
      },
      because:
        'Before “voiture”, it looks at “car” and at hardly anything else. Each step looks up the word that it needs, so nothing has to be remembered over the whole sentence. Follow the large weights: they run along the diagonal, and turn back where French has another order.',
    },
    {
      title: 'Switch attention off',
      node: 'decoder/context',
      text: 'Before attention, the decoder got the same row in every step: [[summary]], the two states at the ends of the readings. You are about to give it only this row.',
      edits: [{ option: 'attention', to: 'none' }],
      question: {
        ask: 'What will the rows of [[decoder/context]], what each step gets, be?',
        answer: {
          kind: 'choice',
          choices: [
            { text: 'All the same', holds: ['decoder/context:1,0', '=', 'decoder/context:0,0'] },
            {
              text: 'Different, but less so',
              holds: ['decoder/context:1,0', '<', 'decoder/context:0,0'],
              wrong:
                'Nothing is left that could make a difference between steps: every row is the same, and begins with [[decoder/context:0,0]].',
            },
            {
              text: 'Only zeros',
              holds: ['decoder/context:1,0', '=', 0],
              wrong:
                'What is switched off is the choice, not the source: each step still gets the two states at the ends, and begins with [[decoder/context:0,0]].',
            },
          ],
        },
        right: 'Every step gets the same.',
        wrong: 'Every step gets the same row. It begins with [[decoder/context:0,0]], not with 0.',
      },
      because:
        'After “zone”, “grandit” now has [[logits:2,47]] and “économique” [[logits:2,114]]: the model has never learned to work with one row for everything. Can a model learn it? The next lesson shows one that was trained without attention.',
    },
    {
      title: 'Is it a rule that adjectives are reversed?',
      node: 'decoder/weights',
      text: 'In the training sentences, “european” always stood before “economic”, and “économique” before “européenne”. You are about to swap the two English words.',
      edits: [{ tokens: 'key', to: ['the', 'economic', 'european', 'area', 'grows'] }],
      question: {
        ask: 'Which word will the model write after “zone”?',
        answer: {
          kind: 'choice',
          choices: [
            { text: 'européenne: it reverses the order', holds: ['logits:2,37', '=', 'logits:2,max'] },
            {
              text: 'économique, as before',
              holds: ['logits:2,114', '=', 'logits:2,max'],
              wrong:
                'That is what the transformer writes. This model has learned the other rule: “européenne” has [[logits:2,37]], “économique” [[logits:2,114]].',
            },
          ],
        },
        right: 'This model starts with the adjective next to the noun.',
        wrong: 'It is “européenne”, with [[logits:2,37]] against [[logits:2,114]].',
      },
      because:
        'It looks at the word before the noun, with [[decoder/weights:2,2]]. The transformer of the lesson before writes “économique” here. The training sentences fit both rules, and each model has learned its own. In the next step this one hesitates: [[logits:3,114]] for “économique”, [[logits:3,37]] for “européenne”.',
    },
  ],
  checks: [
    {
      title: 'One number of a state',
      node: 'forward/step_1/state',
      question: {
        ask: 'Column 26 of the state is [[forward/step_0/state:0,25]]. The cell proposes [[forward/step_1/candidate:0,25]], and the gate, the share that is replaced, is [[forward/step_1/update:0,25]]. What is the new number? Two decimals.',
        answer: { kind: 'number', cell: 'forward/step_1/state:0,25', within: 0.02 },
        right:
          '[[forward/step_1/keep:0,25]] of the old number plus [[forward/step_1/update:0,25]] of the proposal.',
        wrong:
          'Keep one share of the old number, and add the rest from the proposal. The shares add up to 1.',
        mistakes: [
          {
            edits: [],
            cell: 'forward/step_1/kept:0,25',
            text: '[[given]] is what is kept of the old number. The share of the proposal is added to it.',
          },
          {
            edits: [],
            cell: 'forward/step_1/candidate:0,25',
            text: '[[given]] is the proposal. It replaces only a share of the old number.',
          },
        ],
      },
    },
    {
      title: 'What is mixed?',
      node: 'decoder/context',
      question: {
        ask: 'To write the full stop, the decoder gives [[decoder/weights:5,0]] to “[[col:decoder/weights:0]]”, [[decoder/weights:5,3]] to “[[col:decoder/weights:3]]” and [[decoder/weights:5,4]] to “[[col:decoder/weights:4]]”. In [[encoder_states]], their rows begin with [[encoder_states:0,0]], [[encoder_states:3,0]] and [[encoder_states:4,0]]. What does the last row of the context begin with? Two decimals.',
        answer: { kind: 'number', cell: 'decoder/context:5,0', within: 0.03 },
        right: 'Each first number counts with its weight: together [[decoder/context:5,0]].',
        wrong: 'Multiply each of the three numbers by its weight, and add up.',
        mistakes: [
          {
            edits: [],
            cell: 'encoder_states:4,0',
            text: '[[given]] is the number of “[[col:decoder/weights:4]]” alone. The other words take part with their weights.',
          },
        ],
      },
    },
    {
      title: 'How does it know the article?',
      node: 'decoder/weights',
      question: {
        ask: 'The model writes “la” because “zone” is feminine. Where does it find the gender?',
        answer: {
          kind: 'choice',
          choices: [
            {
              text: 'In the row of “area”, which it looks at',
              holds: ['decoder/weights:0,3', '>', 0.5],
              wrong:
                'It gives “area” only [[decoder/weights:0,3]]. At which row does it look, and what does that row depend on?',
            },
            {
              text: 'In the row of “the”, which was read backwards too',
              holds: ['decoder/weights:0,0', '>', 0.5],
            },
            {
              text: 'Nowhere: it guesses',
              holds: ['logits:0,56', '<', 'logits:0,57'],
              wrong:
                '“la” has [[logits:0,56]], “le” [[logits:0,57]]: that is no guess. At which row does it look, and what does that row depend on?',
            },
          ],
        },
        right:
          'It looks at “the” with [[decoder/weights:0,0]]. The right half of this row comes from the reading that began at the end.',
        wrong:
          'It gives [[decoder/weights:0,3]] to “area” and [[decoder/weights:0,0]] to “the”. What does the row of “the” depend on?',
      },
    },
  ],
  remember: [
    {
      node: 'encoder_states',
      text: 'Two readings, one from each end, give every word a row that depends on the whole sentence.',
    },
    {
      node: 'decoder/weights',
      text: 'Before each word, the decoder compares its state with all these rows, and continues with a mixture of them.',
    },
    {
      node: 'forward/step_1/state',
      text: 'Each state needs the one before it, so a recurrent network has to compute one step after the other. A transformer computes all rows at once in training.',
    },
  ],
  sources: [
    {
      text: 'Bahdanau et al. 2015, “Neural Machine Translation by Jointly Learning to Align and Translate”',
      place: 'section 3.1, equations 4 to 6',
    },
    {
      text: 'Cho et al. 2014, “Learning Phrase Representations using RNN Encoder–Decoder for Statistical Machine Translation”: the cell with gates',
      place: 'section 2.3',
    },
    {
      text: 'The article “Explaining Attention Mechanism” divides by a sum over the words to write. Here, as in the paper, the weights of each step add up to 1 over the words that were read.',
      isErratum: true,
    },
  ],
  claims: [
    {
      says: 'nearly twenty times as large',
      cell: 'decoder/step_2/weights:0,2',
      times: [17, 20],
      than: 'decoder/step_2/weights:0,1',
    },
    {
      says: 'nearly all of the old number is replaced',
      cell: 'forward/step_1/update:0,13',
      is: '>',
      than: 0.9,
    },
    { says: 'at hardly anything else', after: 1, cell: 'decoder/weights:21,22', is: '>', than: 0.99 },
    { says: 'has the largest number', after: 1, cell: 'logits:21,108', in: 'row', is: 'largest' },
    { says: 'which cannot change it any more', after: 0, moved: 'forward/direction_states:0', count: 0 },
    { says: 'Every step gets the same.', after: 2, same: ['decoder/context:0', 'decoder/context:4'] },
    {
      says: 'This model starts with the adjective next to the noun.',
      after: 3,
      cell: 'logits:2,37',
      in: 'row',
      is: 'largest',
    },
    {
      says: 'In the next step this one hesitates',
      after: 3,
      cell: 'logits:3,114',
      more: [0, 0.1],
      than: 'logits:3,37',
    },
  ],
};
