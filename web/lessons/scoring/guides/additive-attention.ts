import type { Guide } from '../../guide';

/** The softmax over the words to write: the weights of a column add up to 1. */
const overTarget = [{ option: 'softmax_over', to: 'target' }];

export const additiveAttentionGuide: Guide = {
  needs: ['dot-product'],
  cover: {
    picture: { kind: 'arcs', row: 'weights:1' },
    lead: 'A translator has read an English sentence and writes it in French. Before each word it looks back at what it has read: the wider a line, the more it looks.',
    question: {
      ask: 'To write [[row:weights:1]], which English word does a translator look at most?',
      answer: { kind: 'word', cell: 'weights:1,max' },
      right:
        '[[row:weights:1]] gives [[weights:1,a]] of its attention to [[col:weights:a]]. The translator was never told that these two words belong together. How does it find out?',
      wrong:
        '[[col:weights:g]] gets only [[weights:1,g]]; [[col:weights:a]] gets [[weights:1,a]], although it stands in another place. How does the translator find it?',
    },
  },
  keySteps: [
    { node: 'decoder_states', title: 'Decoder states: what is needed next?' },
    { node: 'encoder_states', title: 'Encoder states: what has been read' },
    { node: 'projected_encoder', title: 'First layer, for the words that were read', defines: ['w_h'] },
    { node: 'projected_decoder', title: 'First layer, for the words to write', defines: ['w_s'] },
    {
      node: 'summed_pairs',
      title: 'Sums: every state with every other',
      action: 'Select a number of [[summed_pairs]]: it is the sum of two.',
    },
    {
      node: 'hidden_pairs',
      title: 'tanh: no number leaves −1 to 1',
      prediction: {
        ask: 'The function tanh bends each number into the range from −1 to 1. In the first row of [[summed_pairs]], column 3 holds [[summed_pairs:0,2]], more than twice as much as column 8 with [[summed_pairs:0,7]]. What does tanh leave of this lead?',
        answer: {
          kind: 'choice',
          choices: [
            {
              text: 'Column 3 is still more than twice as large.',
              holds: ['hidden_pairs:0,7', '<', 0.5],
              wrong:
                'For that, column 8 would have to end far below column 3. It ends at [[hidden_pairs:0,7]]: beyond about 2, tanh hardly grows any more.',
            },
            { text: 'Almost nothing: both are close to 1.', holds: ['hidden_pairs:0,7', '>', 0.9] },
            {
              text: 'The order is reversed: column 8 is larger.',
              holds: ['hidden_pairs:0,2', '<', 'hidden_pairs:0,7'],
              wrong:
                'tanh never changes the order: the larger of two numbers stays the larger one. Here it is [[hidden_pairs:0,2]] against [[hidden_pairs:0,7]].',
            },
          ],
        },
        right:
          'They become [[hidden_pairs:0,2]] and [[hidden_pairs:0,7]]. tanh keeps the order, but flattens large numbers.',
        wrong:
          'They become [[hidden_pairs:0,2]] and [[hidden_pairs:0,7]]. tanh keeps the order of numbers, but not their distances: beyond about 2 it hardly grows any more.',
      },
      action: 'Select a number of [[hidden_pairs]] to see what it was before.',
    },
    { node: 'energies', title: 'Energies: one score for each pair', defines: ['v_a'] },
    { node: 'scores', title: 'Scores: the same numbers as a matrix' },
    {
      node: 'weights',
      title: 'Weights: where the decoder looks',
      prediction: {
        ask: 'The softmax turns each row into shares that add up to 1. The best scores of [[row:scores:0]] are [[scores:0,0]] for [[col:scores:0]], [[scores:0,3]] for [[col:scores:3]] and [[scores:0,2]] for [[col:scores:2]]. How large is the share of [[col:scores:3]]? Drag the bar.',
        answer: { kind: 'bar', cell: 'weights:0,3', from: 0, to: 1, within: 0.1 },
        right:
          'It is [[weights:0,3]]. A French article agrees with its noun, so [[row:weights:0]] depends on [[col:weights:3]] too.',
        wrong:
          'You said [[given]]; it is [[weights:0,3]], against [[weights:0,0]] for [[col:weights:0]]. The scores are close, so both shares are large: a French article agrees with its noun, and depends on [[col:weights:3]] too.',
      },
      action: 'Point at or tap a word above the matrix to see only its lines.',
    },
    {
      node: 'context',
      title: 'Context: a mixture of encoder states',
      prediction: {
        ask: 'In [[encoder_states]], the row of [[col:weights:3]] begins with [[encoder_states:3,0]], all other rows with [[encoder_states:0,0]]. [[row:weights:1]] gives [[col:weights:3]] the weight [[weights:1,3]]. Where will the first number of its context be? Drag the bar.',
        answer: { kind: 'bar', cell: 'context:1,0', from: -1, to: 1, within: 0.15 },
        right: 'It is [[context:1,0]]: nearly all of the weight is on [[col:weights:3]].',
        wrong:
          'You said [[given]]; it is [[context:1,0]]. [[encoder_states:3,0]] counts with [[weights:1,3]], and all five others together only with what is left of 1.',
      },
      action: 'Select a number of [[context]]: each of its terms is a weight times a number of a state.',
    },
  ],
  tries: [
    {
      title: 'Change what was read',
      node: 'scores',
      text: 'The state of [[row:encoder_states:3]] has [[encoder_states:3,4]] in column 5. You are about to make it 1.',
      edits: [{ set: 'encoder_states:3,4', to: 1 }],
      question: {
        ask: 'Which scores will change? Mark them.',
        answer: {
          kind: 'moved',
          node: 'scores',
          wrong: {
            missed:
              'Every word to write is compared with [[col:scores:3]], so each number of its column changes.',
            extra: 'The other columns come from the states of other words that were read, and those stay.',
          },
        },
        right: 'Its column, and nothing else.',
        wrong: 'The framed cells are marked wrongly: the columns are the words that were read.',
      },
      because:
        'Every word to write is compared with [[col:scores:3]], so the whole column changed: [[row:scores:3]] now scores it [[scores:3,3]], before it was [[was:scores:3,3]]. All other scores are made from other encoder states.',
    },
    {
      title: 'A very large number',
      node: 'scores',
      text: 'The state of [[row:encoder_states:0]] has [[encoder_states:0,4]] in column 5. You are about to make it 100.',
      edits: [{ set: 'encoder_states:0,4', to: 100 }],
      question: {
        ask: 'What will the score of [[row:scores:0]] and [[col:scores:0]] be?',
        answer: {
          kind: 'choice',
          choices: [
            {
              text: 'Far more than 100',
              holds: ['scores:0,0', '>', 100],
              wrong:
                'A dot product would grow like that. Here tanh comes first: it makes at most 1 of any number, and the score is [[scores:0,0]].',
            },
            { text: 'Less than 25', holds: ['scores:0,0', '<', 25] },
            {
              text: 'Exactly 100',
              holds: ['scores:0,0', '=', 100],
              wrong:
                'The 100 is not handed on as it is: it is multiplied by [[w_h]], goes through tanh and is multiplied by [[v_a]]. That makes [[scores:0,0]].',
            },
          ],
        },
        right: 'tanh lets no number out of the range from −1 to 1.',
        wrong: 'tanh lets no number out of the range from −1 to 1, so a score cannot become very large.',
      },
      because:
        'It was [[was:scores:0,0]], now it is [[scores:0,0]]. The 100 drives tanh to 1 or −1 in every row of this word, whatever the decoder state. So the whole column has one score: [[row:scores:1]] gives [[scores:1,0]] as well. A dot product would have become very large.',
    },
    {
      title: 'The softmax along the wrong axis',
      node: 'context',
      text: 'The article “Explaining Attention Mechanism” lets each English word divide 1 among the French words: a softmax down the columns. You are about to do the same.',
      edits: overTarget,
      question: {
        ask: 'No number in column 3 of [[encoder_states]] is larger than [[encoder_states:0,2]]. Can the mixture, column 3 of [[context]], become larger?',
        answer: {
          kind: 'choice',
          choices: [
            {
              text: 'No: a mixture stays between what is mixed.',
              holds: ['context:0,2', '<', 'encoder_states:0,2'],
              wrong:
                'That holds for a mean, whose weights add up to 1. Now those of [[row:context:0]] add up to more, and the mixture has [[context:0,2]].',
            },
            {
              text: 'Yes: the weights of a row may now add up to more than 1.',
              holds: ['context:0,2', '>', 'encoder_states:0,2'],
            },
          ],
        },
        right: 'It is no longer a mean.',
        wrong: 'That holds for a mean, whose weights add up to 1. Now those of a row do not.',
      },
      because:
        '[[row:context:0]] had [[was:context:0,2]] and now has [[context:0,2]]: its weights add up to more than 1. [[row:context:1]] has only [[context:1,2]], since every English word gives more to another French word. The softmax must run over what is mixed: the words that were read.',
    },
    {
      title: 'Why attention was invented',
      node: 'weights',
      text: 'Below the stage, two trained translators write sentences of different lengths: one with attention, one without. Which of them gets worse with length? Guess, then measure it.',
      edits: [],
      figure: 'lengths',
      because:
        'Without attention, the decoder has only the state in which reading ended: one row, however long the sentence. With attention, it can look back at the state of every word. So long sentences are hard for the first, and hardly harder than short ones for the second.',
    },
  ],
  checks: [
    {
      title: 'A sum for a pair',
      node: 'summed_pairs',
      question: {
        ask: 'The row of [[row:projected_encoder:3]] in [[projected_encoder]] has [[projected_encoder:3,1]] in column 2, the row of [[row:projected_decoder:1]] in [[projected_decoder]] has [[projected_decoder:1,1]]. What does this pair have there in [[summed_pairs]]? One decimal is enough.',
        answer: { kind: 'number', cell: 'summed_pairs:9,1', within: 0.06 },
        right: '[[projected_encoder:3,1]] + [[projected_decoder:1,1]] = [[summed_pairs:9,1]].',
        wrong: 'Add the two numbers, with their signs.',
        mistakes: [
          {
            edits: [],
            cell: 'hidden_pairs:9,1',
            text: '[[given]] is what tanh makes of it, one step later.',
          },
        ],
      },
    },
    {
      title: 'One weight is missing',
      node: 'weights',
      question: {
        ask: 'In the row of [[row:weights:2]], the weights of the five other words are [[weights:2,0]], [[weights:2,1]], [[weights:2,3]], [[weights:2,4]] and [[weights:2,5]]. What is the weight of [[col:weights:2]]? Two decimals.',
        answer: { kind: 'number', cell: 'weights:2,2', within: 0.006 },
        right: 'A row adds up to 1, and [[weights:2,2]] is what the others leave.',
        wrong: 'The six weights of the row add up to 1. What do the five others leave?',
        mistakes: [
          {
            edits: overTarget,
            cell: 'crossed_shares:2,2',
            text: '[[given]] is the softmax down the column. But a word to write divides its own attention: shares are taken along the row.',
          },
          {
            edits: [],
            cell: 'scores:2,2',
            text: '[[given]] is the score. The softmax still has to turn the row of scores into shares.',
          },
        ],
      },
    },
    {
      title: 'What is mixed?',
      node: 'context',
      question: {
        ask: '[[row:weights:4]] gives [[weights:4,4]] to [[col:weights:4]], [[weights:4,5]] to the full stop, and next to nothing to the others. In column 6 of [[encoder_states]], these two have [[encoder_states:4,5]] and [[encoder_states:5,5]]. What does its context have there? One decimal is enough.',
        answer: { kind: 'number', cell: 'context:4,5', within: 0.06 },
        right:
          '[[weights:4,4]] · [[encoder_states:4,5]] + [[weights:4,5]] · [[encoder_states:5,5]] is [[context:4,5]] but for the small shares of the others.',
        wrong: 'Multiply each of the two numbers by its weight, and add up.',
        mistakes: [
          {
            edits: [],
            cell: 'encoder_states:4,5',
            text: '[[given]] is the number of [[row:encoder_states:4]] alone. The other word takes part too, with its own weight.',
          },
          {
            edits: Array.from({ length: 8 }, (_, unit) => ({ set: `v_a:${unit},0`, to: 0 })),
            cell: 'context:4,5',
            text: '[[given]] is the plain mean of the column: it counts all six words alike.',
          },
        ],
      },
    },
  ],
  remember: [
    {
      node: 'scores',
      text: 'Additive attention scores two states with a small network: a sum, a tanh, and one more product.',
    },
    {
      node: 'weights',
      text: 'The softmax runs over what is mixed: each word to write divides 1 among the words that were read.',
    },
    {
      node: 'context',
      text: 'The decoder gets a new mixture of all encoder states for each word that it writes.',
    },
  ],
  sources: [
    {
      text: 'Bahdanau et al. 2015, “Neural Machine Translation by Jointly Learning to Align and Translate”',
      place: 'section 3.1, equations 5 and 6, appendix A.1.2',
    },
    {
      text: 'The article “Explaining Attention Mechanism” divides by a sum over the words to write, then adds up over the words that were read. The softmax must run over the words that were read.',
      isErratum: true,
    },
    {
      text: 'The same article calls α the attention score. Here, as in most texts, scores go into the softmax, and weights come out.',
      isErratum: true,
    },
  ],
  claims: [
    {
      says: 'more than twice as much as column 8',
      cell: 'summed_pairs:0,2',
      times: [2, 3],
      than: 'summed_pairs:0,7',
    },
    { says: 'so it is exactly 0', all: 'form_difference', between: [0, 0] },
    { says: 'all other rows with', all: 'encoder_states:,0', between: [-1, 1] },
    { says: 'all other rows with', cell: 'encoder_states:5,0', is: '=', than: 1 },
    { says: 'all other rows with', cell: 'encoder_states:3,0', in: 'column', is: 'smallest', alone: true },
    { says: 'the largest weights cross over', cell: 'weights:1,3', in: 'row', is: 'largest' },
    { says: 'the largest weights cross over', cell: 'weights:2,2', in: 'row', is: 'largest' },
    { says: 'the largest weights cross over', cell: 'weights:3,1', in: 'row', is: 'largest' },
    { says: 'and next to nothing to the others', sum: ['weights:4,4', 'weights:4,5'], between: [0.99, 1] },
    { says: 'so the whole column changed', after: 0, moved: 'scores:,3', count: 'all' },
    { says: 'so the whole column changed', after: 0, moved: 'scores', count: 6 },
    { says: 'So the whole column has one score', after: 1, all: 'scores:,0', between: [1.5, 1.6] },
    { says: 'is larger than', all: 'encoder_states:,2', between: [-1, 1] },
    {
      says: 'its weights add up to more than 1',
      after: 2,
      sum: [
        'crossed_shares:0,0',
        'crossed_shares:0,1',
        'crossed_shares:0,2',
        'crossed_shares:0,3',
        'crossed_shares:0,4',
        'crossed_shares:0,5',
      ],
      between: [1, 6],
    },
    { says: 'but for the small shares of the others', sum: ['context:4,5'], between: [0.8, 0.82] },
  ],
};
