import type { Guide } from '../../guide';
import { withoutHead } from '../fill-edits';

export const numberWordsGuide: Guide = {
  needs: ['english-french'],
  cover: {
    picture: { kind: 'arcs', row: 'decoder_0/cross/head_0/weights:0' },
    lead: 'In German, 52,409 is “two and fifty thousand four hundred nine”. A model has learned from examples to write such numbers in digits.',
    question: {
      ask: 'Which word does the model look at most to write the first digit of 52,409?',
      answer: { kind: 'word', cell: 'decoder_0/cross/head_0/weights:0,max' },
      right:
        'It gives [[decoder_0/cross/head_0/weights:0,a]] to “[[col:decoder_0/cross/head_0/weights:a]]”, fifty. The third word gives the first digit. How does the model find it?',
      wrong:
        '“[[col:decoder_0/cross/head_0/weights:g]]” gets [[decoder_0/cross/head_0/weights:0,g]]; “[[col:decoder_0/cross/head_0/weights:a]]”, fifty, gets [[decoder_0/cross/head_0/weights:0,a]]. The third word gives the first digit. How does the model find it?',
    },
  },
  keySteps: [
    { node: 'source', title: 'In: a number in words' },
    { node: 'source/word_vectors', title: 'Vectors: learned numbers for each word', defines: ['w_embed'] },
    { node: 'source/positioned', title: 'Plus position: which word comes first' },
    {
      node: 'encoder_0/self/head_0/weights',
      title: 'First head: what does a word belong to?',
      action:
        'Point at or tap “[[row:encoder_0/self/head_0/weights:3]]” above the matrix: it looks at the next word.',
    },
    {
      node: 'encoder_0/self/head_1/weights',
      title: 'Second head: units and tens',
      prediction: {
        ask: '“[[row:encoder_0/self/head_1/weights:2]]” can be part of 50, 51, 52 and so on. To find out which, it needs another word. Which one does it look at most in the second head?',
        answer: { kind: 'word', cell: 'encoder_0/self/head_1/weights:2,max' },
        right:
          'It gives [[encoder_0/self/head_1/weights:2,a]] to “[[col:encoder_0/self/head_1/weights:a]]”, the units that German says before the tens.',
        wrong:
          'It gives [[encoder_0/self/head_1/weights:2,g]] to “[[col:encoder_0/self/head_1/weights:g]]” and [[encoder_0/self/head_1/weights:2,a]] to “[[col:encoder_0/self/head_1/weights:a]]”, the units that German says before the tens.',
      },
    },
    { node: 'encoder_norm/normed', title: 'Out of the encoder: what the decoder can look at' },
    { node: 'target', title: 'The digits written so far' },
    {
      node: 'decoder_0/self/head_2/weights',
      title: 'The decoder: digits look back',
      action: 'Find the zeros above the diagonal: no digit sees those that follow it.',
    },
    { node: 'decoder_0/cross/head_0/scaled_scores', title: 'Scores: digits to write, words that were read' },
    {
      node: 'decoder_0/cross/head_0/weights',
      title: 'Weights: the word that decides each digit',
      prediction: {
        ask: 'The model has written 5, 2, 4. The next digit is 0, and no word says zero. Which word does it look at most?',
        answer: { kind: 'word', cell: 'decoder_0/cross/head_0/weights:3,max' },
        right:
          'It gives [[decoder_0/cross/head_0/weights:3,a]] to “[[col:decoder_0/cross/head_0/weights:a]]”. What follows this word tells whether there are tens.',
        wrong:
          '“[[col:decoder_0/cross/head_0/weights:g]]” gets [[decoder_0/cross/head_0/weights:3,g]], “[[col:decoder_0/cross/head_0/weights:a]]” gets [[decoder_0/cross/head_0/weights:3,a]]. What follows “hundert” tells whether there are tens.',
      },
      action: 'Point at or tap the digits from left to right. Where do the lines cross?',
    },
    { node: 'decoder_0/cross/head_0/context', title: 'Context: what was found in the words' },
    {
      node: 'logits',
      title: 'Out: a number for each digit',
      defines: ['w_u'],
      prediction: {
        ask: 'After 5, 2, 4 the model looked at “hundert”, and “neun” comes right after it. Which digit gets the largest number?',
        answer: {
          kind: 'choice',
          choices: [
            {
              text: 'A 9',
              holds: ['logits:3,9', '=', 'logits:3,max'],
              wrong:
                '“neun” is the units, and before them the tens are due. 0 has [[logits:3,0]], 9 only [[logits:3,9]].',
            },
            { text: 'A 0', holds: ['logits:3,0', '=', 'logits:3,max'] },
            {
              text: 'A 1, for one hundred',
              holds: ['logits:3,1', '=', 'logits:3,max'],
              wrong:
                '“hundert” has no digit of its own: it says that the 4 counts hundreds. 0 has [[logits:3,0]], 1 only [[logits:3,1]].',
            },
          ],
        },
        right:
          '0 has [[logits:3,0]], 9 has [[logits:3,9]]. In the encoder, “hundert” gave [[encoder_0/self/head_0/weights:5,6]] to “neun”, so its row can say that no tens follow.',
        wrong:
          '0 has [[logits:3,0]], 9 has [[logits:3,9]], 1 has [[logits:3,1]]. The 9 belongs to the units. In the encoder, “hundert” gave [[encoder_0/self/head_0/weights:5,6]] to “neun”, so its row can say that no tens follow.',
      },
    },
  ],
  tries: [
    {
      title: 'Switch off the head for units and tens',
      node: 'decoder_0/cross/head_0/weights',
      text: 'You are about to switch off the second head of the encoder, in which “[[row:encoder_0/self/head_1/weights:2]]” looks at “[[col:encoder_0/self/head_1/weights:0]]”: its rows in [[encoder_0/self/w_o]] become 0.',
      edits: withoutHead({ attention: 'encoder_0/self', index: 1, d_v: 12, d_model: 48 }),
      question: {
        ask: 'With which digit will the number begin?',
        answer: {
          kind: 'choice',
          choices: [
            {
              text: '5, as before',
              holds: ['logits:0,5', '=', 'logits:0,max'],
              wrong:
                'For that it would have to know which word is the tens. Without this head it does not: 2 has [[logits:0,2]], 5 only [[logits:0,5]].',
            },
            { text: '2, as German says it', holds: ['logits:0,2', '=', 'logits:0,max'] },
            {
              text: '4, the hundreds',
              holds: ['logits:0,4', '=', 'logits:0,max'],
              wrong:
                'The hundreds come after “tausend”, and this the model still knows: 4 has [[logits:0,4]], 2 has [[logits:0,2]].',
            },
          ],
        },
        right: 'It writes 25,409: units and tens have changed places.',
        wrong:
          'It begins with 2, which has [[logits:0,2]], against [[logits:0,5]] for 5. Units and tens have changed places.',
      },
      because:
        'Before the first digit, “fünfzig” had [[was:decoder_0/cross/head_0/weights:0,2]], now it has [[decoder_0/cross/head_0/weights:0,2]], and “zwei” [[decoder_0/cross/head_0/weights:0,0]]. In the row after it, 5 has the largest number, so the model writes 25,409. Without this head, the rows no longer say which word is the units and which the tens.',
    },
    {
      title: 'The same number in French',
      node: 'decoder_0/cross/head_0/weights',
      text: 'You are about to replace the words by “cinquante deux mille quatre cent neuf”. “deux” is two, “mille” is thousand.',
      edits: [{ tokens: 'key', to: ['cinquante', 'deux', 'mille', 'quatre', 'cent', 'neuf'] }],
      question: {
        ask: 'Which word will the model look at most to write the second digit, 2?',
        answer: {
          kind: 'choice',
          choices: [
            {
              text: '“deux”, which means 2',
              holds: ['decoder_0/cross/head_0/weights:1,1', '>', 0.5],
              wrong:
                'It means 2, but the decoder need not look there: in the encoder, “mille” has looked at it already. “mille” gets [[decoder_0/cross/head_0/weights:1,2]], “deux” [[decoder_0/cross/head_0/weights:1,1]].',
            },
            { text: '“mille”, the word after it', holds: ['decoder_0/cross/head_0/weights:1,2', '>', 0.5] },
            {
              text: '“cinquante”, as for the digit before',
              holds: ['decoder_0/cross/head_0/weights:1,0', '>', 0.5],
              wrong:
                '“cinquante” gave the digit before, and has no more to say: it gets [[decoder_0/cross/head_0/weights:1,0]], “mille” [[decoder_0/cross/head_0/weights:1,2]].',
            },
          ],
        },
        right: 'It looks at “mille”, and still writes 2.',
        wrong: 'It looks at “mille”, with [[decoder_0/cross/head_0/weights:1,2]], and still writes 2.',
      },
      because:
        'In the first head of the encoder, “mille” gives [[encoder_0/self/head_0/weights:2,1]] to “deux”. So its row says how many thousands there are, and the decoder finds the 2 there. Weights show where a head looks, not where the information came from.',
    },
    {
      title: 'Three languages in one number',
      node: 'decoder_0/cross/head_0/weights',
      text: 'No training example mixes languages. You are about to write “zwei und fünfzig thousand quatre cent nine”.',
      edits: [{ tokens: 'key', to: ['zwei', 'und', 'fünfzig', 'thousand', 'quatre', 'cent', 'nine'] }],
      question: {
        ask: 'Will the model still write 4 as the third digit?',
        answer: {
          kind: 'choice',
          choices: [
            { text: 'Yes', holds: ['logits:2,4', '=', 'logits:2,max'] },
            {
              text: 'No, another digit',
              holds: ['logits:2,4', '<', 'logits:2,max'],
              wrong:
                'Each word alone was in the training, and all three languages led to the same digits. So 4 has the largest number: [[logits:2,4]].',
            },
          ],
        },
        right: 'All five digits come out right.',
        wrong: '4 has the largest number, [[logits:2,4]], and the other digits come out right too.',
      },
      because:
        '“quatre” now gets [[decoder_0/cross/head_0/weights:2,4]], where “vier” had [[was:decoder_0/cross/head_0/weights:2,4]]. In training, the words of all three languages had to lead to the same digits, in the same layers. So a word of one language can do the work of another.',
    },
    {
      title: 'Not a German number',
      node: 'decoder_0/cross/head_0/weights',
      text: 'You are about to exchange “zwei” and “fünfzig”: “fünfzig und zwei tausend”, fifty and two thousand. Nobody says so in German.',
      edits: [{ tokens: 'key', to: ['fünfzig', 'und', 'zwei', 'tausend', 'vier', 'hundert', 'neun'] }],
      question: {
        ask: 'What will the second digit be?',
        answer: {
          kind: 'choice',
          choices: [
            {
              text: '2: it is still fifty and two',
              holds: ['logits:1,2', '=', 'logits:1,max'],
              wrong:
                'That would be addition. The model looks for the units in the first word, as in German, and “fünfzig” has none: 0 has [[logits:1,0]], 2 [[logits:1,2]].',
            },
            { text: '0, as in fifty', holds: ['logits:1,0', '=', 'logits:1,max'] },
            {
              text: '5 again',
              holds: ['logits:1,5', '=', 'logits:1,max'],
              wrong:
                'The model looks at “fünfzig” again, but now for its units, and it has none: 0 has [[logits:1,0]], 5 [[logits:1,5]].',
            },
          ],
        },
        right: 'The model has not learned addition, but what German numbers look like.',
        wrong:
          '0 has [[logits:1,0]], 2 only [[logits:1,2]]. The model has not learned addition, but what German numbers look like.',
      },
      because:
        'To write the units, it looks at the first word, with [[decoder_0/cross/head_0/weights:1,0]]: that is where German numbers with “und” have them. There it finds “fünfzig”, which has no units. Examples teach what occurs in them, not the rule behind it.',
    },
  ],
  checks: [
    {
      title: 'Divide by what?',
      node: 'decoder_0/cross/head_0/scaled_scores',
      question: {
        ask: 'In cross-attention, “[[row:decoder_0/cross/head_0/scores:3]]” and “[[col:decoder_0/cross/head_0/scores:5]]” have the score [[decoder_0/cross/head_0/scores:3,5]]. Their query and key have [[dim:d_k_cross]] numbers each; √48 is about 6.93. What is the scaled score? Two decimals.',
        answer: { kind: 'number', cell: 'decoder_0/cross/head_0/scaled_scores:3,5', within: 0.05 },
        right: 'The score divided by √d_k, where d_k is the width of a key: [[dim:d_k_cross]].',
        wrong: 'Divide the score by the root of the width of a key.',
        mistakes: [
          {
            edits: [],
            cell: 'decoder_0/cross/head_0/scores:3,5',
            text: '[[given]] is the score itself. It still has to be divided by √d_k.',
          },
        ],
      },
    },
    {
      title: 'From which row is a digit written?',
      node: 'decoder_0/cross/head_0/weights',
      question: {
        ask: 'Select the weight that the model gave to “neun” in order to write 9.',
        answer: { kind: 'cell', cell: 'decoder_0/cross/head_0/weights:4,6' },
        right:
          'Each row has the name of the digit before: from “[[row:decoder_0/cross/head_0/weights:4]]”, the model writes 9.',
        wrong:
          'That cell is in the row of “[[row:decoder_0/cross/head_0/weights:gr]]”. When the model looks for a digit, the row of that digit does not exist yet. The digit is written from the row of the digit before it.',
      },
    },
    {
      title: 'One weight is missing',
      node: 'decoder_0/cross/head_0/weights',
      question: {
        ask: 'To write 4, the model gives [[decoder_0/cross/head_0/weights:2,3]] to “[[col:decoder_0/cross/head_0/weights:3]]”, and next to nothing to all other words but “[[col:decoder_0/cross/head_0/weights:4]]”. What is the weight of “[[col:decoder_0/cross/head_0/weights:4]]”? Two decimals.',
        answer: { kind: 'number', cell: 'decoder_0/cross/head_0/weights:2,4', within: 0.008 },
        right:
          'A row adds up to 1. “tausend” can help too: in the encoder it gives [[encoder_0/self/head_0/weights:3,4]] to “vier”.',
        wrong: 'The weights of a row add up to 1.',
        mistakes: [
          {
            edits: [],
            cell: 'decoder_0/cross/head_0/scaled_scores:2,4',
            text: '[[given]] is the scaled score. The softmax still has to turn the row of scores into weights.',
          },
        ],
      },
    },
  ],
  remember: [
    {
      node: 'decoder_0/cross/head_0/weights',
      text: 'For each digit, the decoder looks at the words that decide it, in whatever order the language has them.',
    },
    {
      node: 'encoder_0/self/head_1/weights',
      text: 'Before that, the words look at each other in the encoder. So the row of a word also says what it means in this number.',
    },
    {
      node: 'logits',
      text: 'A model learns what its examples show. With anything else, it may be right or wrong.',
    },
  ],
  sources: [
    { text: 'Vaswani et al. 2017, “Attention Is All You Need”', place: 'section 3, figure 1' },
    {
      text: 'Jain and Wallace 2019, “Attention is not Explanation”: weights need not show what a result depends on',
    },
  ],
  claims: [
    { says: 'so the model writes 25,409', after: 0, cell: 'logits:0,2', in: 'row', is: 'largest' },
    { says: 'so the model writes 25,409', after: 0, cell: 'logits:1,5', in: 'row', is: 'largest' },
    { says: 'so the model writes 25,409', after: 0, cell: 'logits:2,4', in: 'row', is: 'largest' },
    { says: 'so the model writes 25,409', after: 0, cell: 'logits:3,0', in: 'row', is: 'largest' },
    { says: 'so the model writes 25,409', after: 0, cell: 'logits:4,9', in: 'row', is: 'largest' },
    { says: 'so the model writes 25,409', after: 0, cell: 'logits:5,10', in: 'row', is: 'largest' },
    { says: 'All five digits come out right.', after: 2, cell: 'logits:0,5', in: 'row', is: 'largest' },
    { says: 'All five digits come out right.', after: 2, cell: 'logits:1,2', in: 'row', is: 'largest' },
    { says: 'All five digits come out right.', after: 2, cell: 'logits:2,4', in: 'row', is: 'largest' },
    { says: 'All five digits come out right.', after: 2, cell: 'logits:3,0', in: 'row', is: 'largest' },
    { says: 'All five digits come out right.', after: 2, cell: 'logits:4,9', in: 'row', is: 'largest' },
    { says: 'All five digits come out right.', after: 2, cell: 'logits:5,10', in: 'row', is: 'largest' },
    {
      says: 'and next to nothing to all other words but',
      sum: ['decoder_0/cross/head_0/weights:2,3', 'decoder_0/cross/head_0/weights:2,4'],
      between: [0.99, 1],
    },
    {
      says: 'fifty. The third word gives the first digit',
      cell: 'decoder_0/cross/head_0/weights:0,2',
      in: 'row',
      is: 'largest',
      alone: true,
    },
    { says: 'The model has not learned addition', after: 3, cell: 'logits:1,0', in: 'row', is: 'largest' },
  ],
};
