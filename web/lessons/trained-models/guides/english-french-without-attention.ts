import type { Guide } from '../../guide';
import { longerThanTraining } from '../english-french/english-french-words';

export const englishFrenchWithoutAttentionGuide: Guide = {
  needs: ['english-french-recurrent'],
  cover: {
    picture: { kind: 'matrix', node: 'summary' },
    lead: 'Before attention, a network kept one row of [[dim:d_both]] numbers of a sentence, and wrote the translation from this row alone.',
    question: {
      ask: 'A network read “an old european national hotel arrives” and wrote “un”. What comes next?',
      answer: {
        kind: 'choice',
        choices: [
          {
            text: 'vieil (old)',
            holds: ['logits:1,100', '=', 'logits:1,max'],
            wrong:
              'That would be right. But it has only [[logits:1,100]], and “grand”, which is not in the sentence, [[logits:1,43]]. Where did “old” get lost?',
          },
          { text: 'grand (large)', holds: ['logits:1,43', '=', 'logits:1,max'] },
          {
            text: 'arrive (arrives)',
            holds: ['logits:1,9', '=', 'logits:1,max'],
            wrong:
              'The network knows that something comes before the verb, which has only [[logits:1,9]]. It writes “grand”, with [[logits:1,43]]. But “large” is not in the sentence. Where did “old” get lost?',
          },
        ],
      },
      right:
        '“grand” has [[logits:1,43]], “vieil” only [[logits:1,100]]: but “large” is not in the sentence. Where did “old” get lost?',
      wrong:
        'It writes “grand”, which has [[logits:1,43]], against [[logits:1,100]] for “vieil” and [[logits:1,9]] for “arrive”. But “large” is not in the sentence. Where did “old” get lost?',
    },
  },
  keySteps: [
    { node: 'source', title: 'In: the English sentence' },
    { node: 'forward/direction_states', title: 'From left to right: a state after each word' },
    { node: 'backward/direction_states', title: 'From right to left: the other reading' },
    { node: 'encoder_states', title: 'A row for each word; most are not used' },
    {
      node: 'summary',
      title: 'The summary: all that is kept',
      prediction: {
        ask: 'The left half of the summary is one state of the reading from left to right. After which word?',
        answer: {
          kind: 'choice',
          choices: [
            {
              text: 'an, the first word',
              holds: ['summary:0,0', '=', 'encoder_states:0,0'],
              wrong:
                'After the first word, only that word has been read: the state began with [[encoder_states:0,0]]. The summary begins with [[summary:0,0]], like the row of “arrives”.',
            },
            {
              text: 'hotel, the noun',
              holds: ['summary:0,0', '=', 'encoder_states:4,0'],
              wrong:
                'That state does not know the verb yet, and begins with [[encoder_states:4,0]]. The summary is the last state: [[summary:0,0]].',
            },
            { text: 'arrives, the last word', holds: ['summary:0,0', '=', 'encoder_states:5,0'] },
          ],
        },
        right: 'Only this state depends on all words: it begins with [[encoder_states:5,0]].',
        wrong:
          'After “arrives”: [[summary:0,0]] is the first number of its row. Only this state depends on all words; after “an” it was [[encoder_states:0,0]].',
      },
    },
    { node: 'decoder/start', title: 'The decoder begins', defines: ['first_state'] },
    { node: 'decoder/step_1/token_and_context', title: 'Input of a step: the word before and the summary' },
    { node: 'decoder/step_1/state', title: 'The state of a step, which leads to the next word' },
    {
      node: 'decoder/context',
      title: 'What the decoder got in each step',
      prediction: {
        ask: 'With attention, each row of [[decoder/context]] is another mixture. The row of “[[row:decoder/context:0]]” begins with [[decoder/context:0,0]]. And the row of “[[row:decoder/context:3]]”, from which an adjective is written?',
        answer: {
          kind: 'choice',
          choices: [
            { text: 'With the same number', holds: ['decoder/context:3,0', '=', 'decoder/context:0,0'] },
            {
              text: 'With a larger one',
              holds: ['decoder/context:3,0', '>', 'decoder/context:0,0'],
              wrong:
                'Nothing is added from step to step: every step gets the summary as it is, and begins with [[decoder/context:3,0]].',
            },
            {
              text: 'With a smaller one',
              holds: ['decoder/context:3,0', '<', 'decoder/context:0,0'],
              wrong:
                'Nothing is used up by writing: every step gets the whole summary, and begins with [[decoder/context:3,0]].',
            },
          ],
        },
        right: 'Every step gets the summary, whatever it has to write.',
        wrong:
          'With [[decoder/context:3,0]], the same number: every step gets the summary, whatever it has to write.',
      },
    },
    { node: 'decoder/joined_states', title: 'Summary and state, side by side' },
    {
      node: 'logits',
      title: 'Out: a number for each French word',
      defines: ['w_u'],
      prediction: {
        ask: 'The right translation is put in, so that the next row belongs to “vieil”. Which noun gets the largest number?',
        answer: {
          kind: 'choice',
          choices: [
            { text: 'hôtel', holds: ['logits:2,49', '=', 'logits:2,max'] },
            {
              text: 'arbre (tree)',
              holds: ['logits:2,7', '=', 'logits:2,max'],
              wrong:
                'A tree is not in the sentence: “arbre” has [[logits:2,7]], “hôtel” [[logits:2,49]]. The noun has survived in the summary, the first adjective has not.',
            },
            {
              text: 'train',
              holds: ['logits:2,94', '=', 'logits:2,max'],
              wrong:
                'A train is not in the sentence: “train” has [[logits:2,94]], “hôtel” [[logits:2,49]]. The noun has survived in the summary, the first adjective has not.',
            },
          ],
        },
        right:
          '“hôtel” has [[logits:2,49]], “arbre” [[logits:2,7]]. The noun has survived in the summary, the first adjective has not.',
        wrong:
          '“hôtel” has [[logits:2,49]], “arbre” [[logits:2,7]], “train” [[logits:2,94]]. The noun has survived in the summary, the first adjective has not.',
      },
    },
  ],
  tries: [
    {
      title: 'A short sentence',
      node: 'logits',
      text: 'You are about to replace the sentence by “paul does not sleep”, in French “paul ne dort pas”. These are four words instead of six: a name and a verb.',
      edits: [
        { tokens: 'key', to: ['paul', 'does', 'not', 'sleep'] },
        { tokens: 'query', to: ['start', 'paul', 'ne', 'dort', 'pas'] },
      ],
      question: {
        ask: 'After “paul ne”, will the model find the verb “dort”?',
        answer: {
          kind: 'choice',
          choices: [
            { text: 'Yes', holds: ['logits:2,34', '=', 'logits:2,max'] },
            {
              text: 'No, it writes another verb',
              holds: ['logits:2,34', '<', 'logits:2,max'],
              wrong:
                'That happens with longer sentences. Four words fit into the summary: “dort” has the largest number, [[logits:2,34]].',
            },
          ],
        },
        right: 'Four words fit into the summary.',
        wrong: '“dort” has the largest number, [[logits:2,34]]. Four words fit into the summary.',
      },
      because:
        'In each row, the right word has the largest number: [[logits:0,80]] for “paul”, [[logits:1,74]] for “ne”, [[logits:2,34]] for “dort”, [[logits:3,79]] for “pas”. So the network can translate. What it lacks is room for more words.',
    },
    {
      title: 'A long sentence',
      node: 'logits',
      text: 'You are about to give it the sentence of 23 words that the model with attention translated without an error. It begins with “my small european national bank”; later comes “the old black german house”.',
      edits: [
        { tokens: 'key', to: longerThanTraining.input.split(' ') },
        { tokens: 'query', to: ['start', ...longerThanTraining.target.split(' ')] },
      ],
      question: {
        ask: 'After “ma petite”, which noun will the model write?',
        answer: {
          kind: 'choice',
          choices: [
            {
              text: 'banque, for “bank”',
              holds: ['logits:2,14', '=', 'logits:2,max'],
              wrong:
                'That would be right, but it has only [[logits:2,14]], and “maison” [[logits:2,62]]. The summary has not kept which noun belongs here.',
            },
            { text: 'maison, for “house”', holds: ['logits:2,62', '=', 'logits:2,max'] },
            {
              text: 'voiture, for “car”',
              holds: ['logits:2,108', '=', 'logits:2,max'],
              wrong:
                'That “car” was read last does not bring it here: “voiture” has [[logits:2,108]], “maison” [[logits:2,62]]. The summary has not kept which noun belongs here.',
            },
          ],
        },
        right: 'It is a noun of the sentence, but not the one that is needed here.',
        wrong: 'It writes “maison”, with [[logits:2,62]] against [[logits:2,14]] for “banque”.',
      },
      because:
        '“maison” has [[logits:2,62]], “banque” [[logits:2,14]]. The summary has as many numbers as for a short sentence, and they have to hold 23 words. With attention, the decoder needs no memory of “bank”: it looks at it in this step.',
    },
    {
      title: 'Measure it',
      node: 'decoder/context',
      text: 'Below the stage, this model and the one with attention translate 600 new sentences. How will the share of faultless translations change with the length of the sentence? Guess two curves, then measure.',
      edits: [],
      figure: 'lengths',
      because:
        'With attention the curve is flat: each step looks up what it needs, however long the sentence is. Without attention it falls, since the summary has the same size for every sentence. That is why attention was invented.',
    },
  ],
  checks: [
    {
      title: 'The other half',
      node: 'summary',
      question: {
        ask: 'The right half of [[summary]] comes from the reading from right to left. Whose row in [[encoder_states]] has the same right half?',
        answer: {
          kind: 'choice',
          choices: [
            { text: 'That of “an”', holds: ['summary:0,40', '=', 'encoder_states:0,40'] },
            {
              text: 'That of “hotel”',
              holds: ['summary:0,40', '=', 'encoder_states:4,40'],
              wrong:
                'When “hotel” is read from the right, most words are still to come. Which word is read last?',
            },
            {
              text: 'That of “arrives”',
              holds: ['summary:0,40', '=', 'encoder_states:5,40'],
              wrong:
                'From right to left, “arrives” is read first: its state knows no other word. Which word is read last?',
            },
          ],
        },
        right: 'From right to left, “an” is read last, so this state depends on all words.',
        wrong:
          'Which word is read last if the reading begins at the end? Only the state after it depends on all words.',
      },
    },
    {
      title: 'How much is left?',
      node: 'forward/step_5/kept',
      question: {
        ask: 'Before “arrives” is read, column 4 of the state is [[forward/step_4/state:0,3]]. The update gate, the share that is replaced, is [[forward/step_5/update:0,3]]. How much of the old number is left after this step? Two decimals.',
        answer: { kind: 'number', cell: 'forward/step_5/kept:0,3', within: 0.02 },
        right:
          'A share of [[forward/step_5/keep:0,3]] stays. Each further word takes away a share of the rest.',
        wrong: 'The share that stays is 1 minus the gate. Multiply the old number by it.',
        mistakes: [
          {
            edits: [],
            cell: 'forward/step_5/keep:0,3',
            text: '[[given]] is the share that stays. It still has to be multiplied by the old number.',
          },
          {
            edits: [],
            cell: 'forward/step_5/state:0,3',
            text: '[[given]] is the new state. It also contains what “arrives” adds.',
          },
        ],
      },
    },
    {
      title: 'Twenty words',
      node: 'decoder/context',
      question: {
        ask: 'Let the sentence have 20 words instead of six. What does each step of the decoder get from it?',
        answer: {
          kind: 'choice',
          choices: [
            {
              text: '[[dim:d_both]] numbers, the same in every step',
              holds: ['decoder/context:1,0', '=', 'decoder/context:0,0'],
            },
            {
              text: '[[dim:d_both]] numbers, others in every step',
              holds: ['decoder/context:1,0', '>', 'decoder/context:0,0'],
              wrong:
                'To get others, a step would have to choose among the words: that is attention, and it is missing here.',
            },
            {
              text: 'More numbers, since there are more words',
              holds: ['decoder/context:1,0', '<', 'decoder/context:0,0'],
              wrong:
                'A word that is read changes the state, but does not make it longer: it has [[dim:d_h]] numbers, and the summary is two of them.',
            },
          ],
        },
        right: 'The summary has [[dim:d_both]] numbers for every sentence, and every step gets all of it.',
        wrong:
          'The summary consists of two states of [[dim:d_h]] numbers, however many words were read. Without attention, each step gets this summary.',
      },
    },
  ],
  remember: [
    {
      node: 'summary',
      text: 'Without attention, a whole sentence has to fit into one row, whose size does not depend on the sentence.',
    },
    {
      node: 'logits',
      text: 'What is lost is made up: the result is still good French, but of other words.',
    },
    {
      node: 'decoder/context',
      text: 'Attention lets every step look at all rows again. That is what it was invented for.',
    },
  ],
  sources: [
    {
      text: 'Cho et al. 2014, “On the Properties of Neural Machine Translation”: quality falls with the length of the sentence',
    },
    {
      text: 'Bahdanau et al. 2015, “Neural Machine Translation by Jointly Learning to Align and Translate”: the same with attention',
      place: 'figure 2',
    },
  ],
  claims: [
    {
      says: 'but “large” is not in the sentence',
      cell: 'logits:1,43',
      in: 'row',
      is: 'largest',
      alone: true,
    },
    {
      says: 'The noun has survived in the summary',
      cell: 'logits:2,49',
      in: 'row',
      is: 'largest',
      alone: true,
    },
    {
      says: 'Every step gets the summary, whatever it has to write.',
      same: ['decoder/context:0', 'decoder/context:3'],
    },
    {
      says: 'Every step gets the summary, whatever it has to write.',
      same: ['summary', 'decoder/context:5'],
    },
    {
      says: 'In each row, the right word has the largest number',
      after: 0,
      cell: 'logits:0,80',
      in: 'row',
      is: 'largest',
    },
    {
      says: 'In each row, the right word has the largest number',
      after: 0,
      cell: 'logits:1,74',
      in: 'row',
      is: 'largest',
    },
    {
      says: 'In each row, the right word has the largest number',
      after: 0,
      cell: 'logits:2,34',
      in: 'row',
      is: 'largest',
    },
    {
      says: 'In each row, the right word has the largest number',
      after: 0,
      cell: 'logits:3,79',
      in: 'row',
      is: 'largest',
    },
    {
      says: 'but not the one that is needed here',
      after: 1,
      cell: 'logits:2,62',
      in: 'row',
      is: 'largest',
      alone: true,
    },
  ],
};
