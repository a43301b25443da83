import type { Guide } from '../../guide';

export const datesGuide: Guide = {
  needs: ['english-french'],
  cover: {
    picture: { kind: 'arcs', row: 'decoder_0/cross/head_0/weights:6' },
    lead: 'A model has learned from examples to read dates in eight languages: “29. juni 1974” becomes 1974-06-29.',
    question: {
      ask: 'It has written “1974-0”. Which character does it look at most to find the next digit?',
      answer: { kind: 'word', cell: 'decoder_0/cross/head_0/weights:6,max' },
      right:
        'It gives [[decoder_0/cross/head_0/weights:6,a]] to “[[col:decoder_0/cross/head_0/weights:a]]”: only this letter is different in “juli”. How does it find the letter that decides?',
      wrong:
        '“[[col:decoder_0/cross/head_0/weights:g]]” gets [[decoder_0/cross/head_0/weights:6,g]], “[[col:decoder_0/cross/head_0/weights:a]]” gets [[decoder_0/cross/head_0/weights:6,a]]: only this letter is different in “juli”. How does it find the letter that decides?',
    },
  },
  keySteps: [
    { node: 'source', title: 'In: a date, character by character' },
    { node: 'source/positioned', title: 'Vectors: which character, and where' },
    {
      node: 'encoder_0/self/head_1/weights',
      title: 'Second head: a space that looks at the day',
      action: 'Point at or tap the space before “juni” above the matrix: it looks at the first digit.',
    },
    {
      node: 'encoder_0/self/head_3/weights',
      title: 'Fourth head: a digit that looks at its neighbour',
      prediction: {
        ask: 'The first 2 may be all of the day, or part of 20 to 29. Its two best scaled scores in the fourth head are [[encoder_0/self/head_3/scaled_scores:0,1]] for the 9 after it and [[encoder_0/self/head_3/scaled_scores:0,0]] for itself. How large is its weight for the 9? Drag the bar.',
        answer: { kind: 'bar', cell: 'encoder_0/self/head_3/weights:0,1', from: 0, to: 1, within: 0.1 },
        right:
          'It is [[encoder_0/self/head_3/weights:0,1]]. The row of the 2 now holds something about the 9 as well.',
        wrong:
          'You said [[given]]; it is [[encoder_0/self/head_3/weights:0,1]]. A lead of 3 makes a share about twenty times as large.',
      },
    },
    { node: 'encoder_norm/normed', title: 'Out of the encoder: what the decoder can look at' },
    { node: 'target', title: 'The digits written so far' },
    {
      node: 'decoder_0/self/head_0/weights',
      title: 'The decoder: digits look back',
      action: 'Find the zeros above the diagonal: no digit sees those that follow it.',
    },
    { node: 'decoder_0/cross/head_0/scaled_scores', title: 'Scores: digits to write, characters read' },
    {
      node: 'decoder_0/cross/head_0/weights',
      title: 'Weights: the characters that decide',
      prediction: {
        ask: 'The model has written “1974-06-2”. Where does it look most to write the 9 of the day?',
        answer: {
          kind: 'choice',
          choices: [
            {
              text: 'At the 9 of “29”',
              holds: ['decoder_0/cross/head_0/weights:9,1', '>', 0.5],
              wrong:
                'It need not look there: in the encoder, the 2 before it has looked at it with [[encoder_0/self/head_3/weights:0,1]]. So the 2 gets [[decoder_0/cross/head_0/weights:9,0]], the 9 only [[decoder_0/cross/head_0/weights:9,1]].',
            },
            { text: 'At the 2 of “29”', holds: ['decoder_0/cross/head_0/weights:9,0', '>', 0.5] },
            {
              text: 'At the 9 of “1974”',
              holds: ['decoder_0/cross/head_0/weights:9,10', '>', 0.5],
              wrong:
                'It is the same digit, but it belongs to the year: it gets [[decoder_0/cross/head_0/weights:9,10]]. The 2 of “29” gets [[decoder_0/cross/head_0/weights:9,0]], since in the encoder it has looked at the 9 after it.',
            },
          ],
        },
        right:
          'It gives [[decoder_0/cross/head_0/weights:9,0]] to the 2. In the encoder, this 2 has looked at the 9 after it, with [[encoder_0/self/head_3/weights:0,1]].',
        wrong:
          'The 2 of “29” gets [[decoder_0/cross/head_0/weights:9,0]], the 9 of “29” only [[decoder_0/cross/head_0/weights:9,1]]. In the encoder, this 2 has looked at the 9, with [[encoder_0/self/head_3/weights:0,1]].',
      },
      action: 'Point at or tap the digits from left to right, and see which characters they look at.',
    },
    { node: 'decoder_0/cross/head_0/context', title: 'Context: what was found in the date' },
    { node: 'decoder_0/residual_2', title: 'Added to what the decoder had' },
    {
      node: 'logits',
      title: 'Out: a number for each digit',
      defines: ['w_u'],
      prediction: {
        ask: 'After “1974”, the result needs a hyphen, but “29. juni 1974” has none. Which character gets the largest number?',
        answer: {
          kind: 'choice',
          choices: [
            { text: 'The hyphen', holds: ['logits:4,10', '=', 'logits:4,max'] },
            {
              text: 'A 6, for the month',
              holds: ['logits:4,6', '=', 'logits:4,max'],
              wrong:
                'The month comes later: 6 has [[logits:4,6]], the hyphen [[logits:4,10]]. After four digits, one is due whatever the date is.',
            },
            {
              text: 'The full stop, which ends the result',
              holds: ['logits:4,11', '=', 'logits:4,max'],
              wrong:
                'Month and day are still missing: the full stop has [[logits:4,11]], the hyphen [[logits:4,10]].',
            },
          ],
        },
        right:
          'It has [[logits:4,10]]. Four digits have been written, which says enough: no character of the date gets more than [[decoder_0/cross/head_0/weights:4,12]] in this row.',
        wrong:
          'The hyphen has [[logits:4,10]], 6 has [[logits:4,6]], the full stop [[logits:4,11]]. Four digits have been written, which says enough: no character gets more than [[decoder_0/cross/head_0/weights:4,12]] in this row.',
      },
    },
  ],
  tries: [
    {
      title: 'Change one letter',
      node: 'logits',
      text: 'You are about to replace the n of “juni” by an l. “juli” is July.',
      edits: [{ tokens: 'key', to: ['2', '9', '.', '␣', 'j', 'u', 'l', 'i', '␣', '1', '9', '7', '4'] }],
      question: {
        ask: 'Which digits of 1974-06-29 will change?',
        answer: {
          kind: 'choice',
          choices: [
            { text: 'Only the 6', holds: ['logits:6,7', '=', 'logits:6,max'] },
            {
              text: 'Both digits of the month',
              holds: ['logits:5,0', '<', 'logits:5,max'],
              wrong:
                'Both months begin with a 0, and it still has the largest number of its row: [[logits:5,0]].',
            },
            {
              text: 'None: one letter is too little',
              holds: ['logits:6,6', '=', 'logits:6,max'],
              wrong:
                'It is the one letter that the model looks at to write this digit: 7 now has [[logits:6,7]], 6 only [[logits:6,6]].',
            },
          ],
        },
        right: 'The 6 becomes a 7.',
        wrong: 'Only the 6 becomes a 7. The 0 still has the largest number of its row, [[logits:5,0]].',
      },
      because:
        'The model looks at this letter, now with [[decoder_0/cross/head_0/weights:6,6]]. In its row, 7 had [[was:logits:6,7]] and has [[logits:6,7]]. In all other rows, the same character as before has the largest number.',
    },
    {
      title: 'A month that does not exist',
      node: 'logits',
      text: 'You are about to write “29. jumi 1974”. “jumi” is no month in any language of the training.',
      edits: [{ tokens: 'key', to: ['2', '9', '.', '␣', 'j', 'u', 'm', 'i', '␣', '1', '9', '7', '4'] }],
      question: {
        ask: 'Which month will the model write?',
        answer: {
          kind: 'choice',
          choices: [
            {
              text: '06: “juni” differs in one letter only',
              holds: ['logits:6,6', '=', 'logits:6,max'],
              wrong:
                'So a person might guess. The model goes by the letter that it looks at, the m: 5 has [[logits:6,5]], 6 only [[logits:6,6]].',
            },
            {
              text: '07: so does “juli”',
              holds: ['logits:6,7', '=', 'logits:6,max'],
              wrong:
                'It does not compare whole words. It goes by the letter that it looks at, the m: 5 has [[logits:6,5]], 7 only [[logits:6,7]].',
            },
            { text: '05, for May', holds: ['logits:6,5', '=', 'logits:6,max'] },
          ],
        },
        right: 'Other letters count less than the one it looks at.',
        wrong: 'It writes 05: 5 has [[logits:6,5]], 6 has [[logits:6,6]].',
      },
      because:
        'It gives [[decoder_0/cross/head_0/weights:6,6]] to the m, and 5 gets [[logits:6,5]], more than 6 with [[logits:6,6]]. No example has shown what to do with such a word. The model writes the digit with the largest number, and it cannot say that it does not know.',
    },
    {
      title: 'The same day in English',
      node: 'decoder_0/cross/head_0/weights',
      text: 'You are about to write “june 29, 1974”. The n was the seventh character, now it is the third.',
      edits: [{ tokens: 'key', to: ['j', 'u', 'n', 'e', '␣', '2', '9', ',', '␣', '1', '9', '7', '4'] }],
      question: {
        ask: 'Where will the model look most to write the 6?',
        answer: {
          kind: 'choice',
          choices: [
            { text: 'At the n, wherever it stands', holds: ['decoder_0/cross/head_0/weights:6,2', '>', 0.5] },
            {
              text: 'At the seventh character, as before',
              holds: ['decoder_0/cross/head_0/weights:6,6', '>', 0.5],
              wrong:
                'The seventh character is a 9 now, and gets [[decoder_0/cross/head_0/weights:6,6]]; the n gets [[decoder_0/cross/head_0/weights:6,2]]. What stands there counts more than where.',
            },
            {
              text: 'At the e, the end of the month',
              holds: ['decoder_0/cross/head_0/weights:6,3', '>', 0.5],
              wrong:
                'It could, since July ends in another letter. But the model has learned to go by the n: it gets [[decoder_0/cross/head_0/weights:6,2]], the e [[decoder_0/cross/head_0/weights:6,3]].',
            },
          ],
        },
        right: 'Queries and keys compare what stands there, not only where.',
        wrong:
          'The n gets [[decoder_0/cross/head_0/weights:6,2]], the seventh character [[decoder_0/cross/head_0/weights:6,6]].',
      },
      because:
        'The n gets [[decoder_0/cross/head_0/weights:6,2]]: scores depend on the character as well as on its position. The seventh character, now a 9, still gets [[decoder_0/cross/head_0/weights:6,6]]. The result is 1974-06-29 again, from another order of day and month.',
    },
    {
      title: 'Other dates, other languages',
      node: 'decoder_0/cross/head_0/weights',
      text: 'In the figure, choose another date, and press a digit of the result. The characters light up that the model looked at before it wrote it. In which languages do the first letters decide about the month?',
      edits: [],
      figure: 'lit-letters',
      because:
        'Some months differ in their first letters, such as “marzo” and “agosto”, others only later, such as “juni” and “juli”. Nobody told the model which letters decide. It found them because they made its digits right.',
    },
  ],
  checks: [
    {
      title: 'Added to what was there',
      node: 'decoder_0/residual_2',
      question: {
        ask: 'In the row of “[[row:decoder_0/residual_2:6]]”, column 14 of the decoder was [[decoder_0/residual_1:6,13]]. Cross-attention found [[decoder_0/cross/output:6,13]] there. What does it become in [[decoder_0/residual_2]]? Two decimals.',
        answer: { kind: 'number', cell: 'decoder_0/residual_2:6,13', within: 0.02 },
        right: 'What was there before plus what was found: a residual connection.',
        wrong: 'A residual connection adds what attention found to what was there before.',
        mistakes: [
          {
            edits: [],
            cell: 'decoder_0/cross/output:6,13',
            text: '[[given]] is only what cross-attention found. It is added to what was there before.',
          },
        ],
      },
    },
    {
      title: 'Find the row and the column',
      node: 'decoder_0/cross/head_0/weights',
      question: {
        ask: 'To write the 2 of the day, the model looks at the space before “juni”. Select this weight.',
        answer: { kind: 'cell', cell: 'decoder_0/cross/head_0/weights:8,3' },
        right: 'It is [[decoder_0/cross/head_0/weights:8,3]], in the row of the hyphen before the 2.',
        wrong:
          'That cell is in the row of “[[row:decoder_0/cross/head_0/weights:gr]]”, column “[[col:decoder_0/cross/head_0/weights:g]]”. The 2 of the day is written from the row of the character before it, the second hyphen.',
      },
    },
    {
      title: 'A digit from a space',
      node: 'decoder_0/cross/head_0/weights',
      question: {
        ask: 'The model writes the 2 of the day, but looks at a space. How does it know that it is a 2?',
        answer: {
          kind: 'choice',
          choices: [
            {
              text: 'In the encoder, this space has looked at the 2.',
              holds: ['encoder_0/self/head_1/weights:3,0', '>', 0.5],
            },
            {
              text: 'It also looks at the 2 itself, with about half of the weight.',
              holds: ['decoder_0/cross/head_0/weights:8,0', '>', 0.3],
              wrong:
                'The decoder gives the 2 itself only [[decoder_0/cross/head_0/weights:8,0]]. What has the space seen in the encoder?',
            },
            {
              text: 'It repeats the last digit written.',
              holds: ['logits:8,6', '=', 'logits:8,max'],
              wrong:
                'The last digit written was a 6, and now it writes a 2. What has the space seen in the encoder?',
            },
          ],
        },
        right:
          'With [[encoder_0/self/head_1/weights:3,0]], in the second head. So the row of the space holds the 2, and the decoder finds it there.',
        wrong:
          'The decoder gives the 2 itself [[decoder_0/cross/head_0/weights:8,0]], and the last digit written was 6. What has happened in the encoder before?',
      },
    },
  ],
  remember: [
    {
      node: 'decoder_0/cross/head_0/weights',
      text: 'For each digit, the decoder looks at the characters that decide it: for June, at the letter that July does not have.',
    },
    {
      node: 'encoder_0/self/head_1/weights',
      text: 'The encoder carries information from one character to another. So a look at a space can find a digit.',
    },
    {
      node: 'logits',
      text: 'The model writes whatever has the largest number, even for a month that does not exist.',
    },
  ],
  sources: [
    { text: 'Vaswani et al. 2017, “Attention Is All You Need”', place: 'section 3, figure 1' },
    {
      text: 'Wiegreffe and Pinter 2019, “Attention is not not Explanation”: what weights can and cannot tell',
    },
    { text: 'The dates are written as ICU, a library for many languages, formats them.' },
  ],
  claims: [
    {
      says: 'about twenty times as large',
      cell: 'encoder_0/self/head_3/weights:0,1',
      times: [18, 22],
      than: 'encoder_0/self/head_3/weights:0,0',
    },
    {
      says: 'no character of the date gets more than',
      cell: 'decoder_0/cross/head_0/weights:4,12',
      in: 'row',
      is: 'largest',
    },
    { says: 'Four digits have been written', cell: 'logits:4,10', in: 'row', is: 'largest', alone: true },
    {
      says: 'In all other rows, the same character as before has the largest number',
      after: 0,
      cell: 'logits:0,1',
      in: 'row',
      is: 'largest',
    },
    {
      says: 'In all other rows, the same character as before has the largest number',
      after: 0,
      cell: 'logits:1,9',
      in: 'row',
      is: 'largest',
    },
    {
      says: 'In all other rows, the same character as before has the largest number',
      after: 0,
      cell: 'logits:2,7',
      in: 'row',
      is: 'largest',
    },
    {
      says: 'In all other rows, the same character as before has the largest number',
      after: 0,
      cell: 'logits:3,4',
      in: 'row',
      is: 'largest',
    },
    {
      says: 'In all other rows, the same character as before has the largest number',
      after: 0,
      cell: 'logits:4,10',
      in: 'row',
      is: 'largest',
    },
    {
      says: 'In all other rows, the same character as before has the largest number',
      after: 0,
      cell: 'logits:5,0',
      in: 'row',
      is: 'largest',
    },
    {
      says: 'In all other rows, the same character as before has the largest number',
      after: 0,
      cell: 'logits:7,10',
      in: 'row',
      is: 'largest',
    },
    {
      says: 'In all other rows, the same character as before has the largest number',
      after: 0,
      cell: 'logits:8,2',
      in: 'row',
      is: 'largest',
    },
    {
      says: 'In all other rows, the same character as before has the largest number',
      after: 0,
      cell: 'logits:9,9',
      in: 'row',
      is: 'largest',
    },
    {
      says: 'In all other rows, the same character as before has the largest number',
      after: 0,
      cell: 'logits:10,11',
      in: 'row',
      is: 'largest',
    },
    { says: 'The result is 1974-06-29 again', after: 2, cell: 'logits:0,1', in: 'row', is: 'largest' },
    { says: 'The result is 1974-06-29 again', after: 2, cell: 'logits:1,9', in: 'row', is: 'largest' },
    { says: 'The result is 1974-06-29 again', after: 2, cell: 'logits:2,7', in: 'row', is: 'largest' },
    { says: 'The result is 1974-06-29 again', after: 2, cell: 'logits:3,4', in: 'row', is: 'largest' },
    { says: 'The result is 1974-06-29 again', after: 2, cell: 'logits:4,10', in: 'row', is: 'largest' },
    { says: 'The result is 1974-06-29 again', after: 2, cell: 'logits:5,0', in: 'row', is: 'largest' },
    { says: 'The result is 1974-06-29 again', after: 2, cell: 'logits:6,6', in: 'row', is: 'largest' },
    { says: 'The result is 1974-06-29 again', after: 2, cell: 'logits:7,10', in: 'row', is: 'largest' },
    { says: 'The result is 1974-06-29 again', after: 2, cell: 'logits:8,2', in: 'row', is: 'largest' },
    { says: 'The result is 1974-06-29 again', after: 2, cell: 'logits:9,9', in: 'row', is: 'largest' },
    { says: 'The result is 1974-06-29 again', after: 2, cell: 'logits:10,11', in: 'row', is: 'largest' },
    { says: 'It writes 05', after: 1, cell: 'logits:6,5', in: 'row', is: 'largest', alone: true },
    {
      says: 'only this letter is different in',
      cell: 'decoder_0/cross/head_0/weights:6,6',
      is: '>',
      than: 0.95,
    },
  ],
};
