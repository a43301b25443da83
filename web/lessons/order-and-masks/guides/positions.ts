import type { Guide } from '../../guide';

export const positionsGuide: Guide = {
  needs: ['order-blindness'],
  cover: {
    picture: { kind: 'matrix', node: 'x' },
    lead: 'For attention alone, “dog bites man” and “man bites dog” are the same three words. Here you see what models do about it.',
    question: {
      ask: 'The word [[row:x:0]] comes twice. How can a model know which came first?',
      answer: {
        kind: 'choice',
        choices: [
          {
            text: 'It reads the words one after the other.',
            holds: ['weights:0,4', '=', 0],
            wrong:
              'Attention does not read in order: it compares all words at once. Each word gets numbers for its place: one row begins with [[positioned:0,0]], the other with [[positioned:3,0]].',
          },
          {
            text: 'Numbers for the place are added to each word.',
            holds: ['positioned:0,0', '<', 'positioned:3,0'],
          },
          {
            text: 'It cannot know.',
            holds: ['positioned:0,0', '=', 'positioned:3,0'],
            wrong:
              'Without help it could not. So each word gets numbers for its place: one row begins with [[positioned:0,0]], the other with [[positioned:3,0]].',
          },
        ],
      },
      right:
        'With them, one row begins with [[positioned:0,0]], the other with [[positioned:3,0]]. Which numbers were added?',
    },
  },
  keySteps: [
    { node: 'x', title: 'The sentence: twice the same row' },
    { node: 'positions', title: 'Positions: a number for each place' },
    { node: 'exponents', title: 'Exponents: one for each pair of columns' },
    {
      node: 'frequencies',
      title: 'Frequencies: how fast the angles grow',
      prediction: {
        ask: 'Each pair of columns gets an angle that grows from word to word. How fast is its frequency: 10,000 to the power of [[exponents:0,0]], of [[exponents:0,1]] or of [[exponents:0,2]]. Select the largest of the three.',
        answer: { kind: 'cell', cell: 'frequencies:0,max' },
        right: 'It is [[frequencies:0,a]]: any number to the power of 0 is 1.',
        wrong:
          'That one is [[frequencies:0,g]]. A power below 0 makes 10,000 a small fraction; to the power of 0 it is [[frequencies:0,a]].',
      },
    },
    {
      node: 'angles',
      title: 'Angles: position times frequency',
      action: 'Select an angle to see its two factors.',
    },
    {
      node: 'angle_sines',
      title: 'Sines: the height on a circle',
      prediction: {
        ask: 'A sine lies between −1 and 1. It is 0 at an angle of 0, 1 at a quarter turn (about 1.57) and 0 again at half a turn (about 3.14). The first angle of [[row:angles:2]] is [[angles:2,0]]. How large is its sine? Drag the bar.',
        answer: { kind: 'bar', cell: 'angle_sines:2,0', from: -1, to: 1, within: 0.2 },
        right: 'It is [[angle_sines:2,0]]: the angle is a little more than a quarter turn.',
        wrong:
          'You said [[given]]; it is [[angle_sines:2,0]]. The angle is a little more than a quarter turn, where the sine is 1.',
      },
    },
    { node: 'angle_cosines', title: 'Cosines: the other direction' },
    {
      node: 'position_encoding',
      title: 'The encoding: a row for each position',
      action: 'Compare the first column with the third: one changes fast, the other slowly.',
    },
    {
      node: 'position_scores',
      title: 'How alike are two positions?',
      prediction: {
        ask: 'The dot product of two rows says how alike they are: multiply pair by pair, add up. Positions 0 and 1 give [[position_scores:0,1]]. What do positions 3 and 4 give? Drag the bar.',
        answer: { kind: 'bar', cell: 'position_scores:3,4', from: 0, to: 4, within: 0.3 },
        right: 'Also [[position_scores:3,4]]: only the distance between two positions counts.',
        wrong:
          'You said [[given]]; it is [[position_scores:3,4]] again. Only the distance between two positions counts, not where they are.',
      },
      action: 'Follow a diagonal of [[position_scores]]: it holds the same number all along.',
    },
    {
      node: 'positioned',
      title: 'Word plus position',
      action: 'Compare the two rows of [[row:positioned:0]].',
    },
    {
      node: 'weights',
      title: 'Weights: one word, two rows',
      action: 'Point at or tap each [[row:weights:0]] above the matrix: their lines differ.',
    },
    { node: 'context', title: 'Context: one word, two results' },
  ],
  tries: [
    {
      title: 'Leave the positions out',
      node: 'weights',
      text: 'The first [[row:weights:0]] gives [[col:weights:1]] the weight [[weights:0,1]], the second gives it [[weights:3,1]]. You are about to leave the positions out.',
      edits: [{ option: 'positions', to: 'none' }],
      question: {
        ask: 'Which of the two then gives more weight to [[col:weights:1]]?',
        answer: {
          kind: 'choice',
          choices: [
            {
              text: 'Still the first',
              holds: ['weights:0,1', '>', 'weights:3,1'],
              wrong:
                'It would if the first still had numbers of its own. Without positions the two rows are equal: both give [[weights:0,1]].',
            },
            {
              text: 'The second',
              holds: ['weights:0,1', '<', 'weights:3,1'],
              wrong:
                'It would if the second had numbers of its own. Without positions the two rows are equal: both give [[weights:3,1]].',
            },
            { text: 'Both give the same', holds: ['weights:0,1', '=', 'weights:3,1'] },
          ],
        },
        right: 'Nothing tells the two apart any more.',
      },
      because:
        'Both weights are [[weights:0,1]] now. The two words have the same row in [[x]], so they get the same query, the same scores and the same weights.',
    },
    {
      title: 'Start at position 10',
      node: 'position_scores',
      text: 'The first word is at position 0. You are about to move all positions by 10, as if ten words came before.',
      edits: [{ option: 'start', to: 10 }],
      question: {
        ask: 'What happens to the dot product of the first two positions?',
        answer: {
          kind: 'change',
          cell: 'position_scores:0,1',
          wrong: {
            grow: 'It would grow if the two came closer together. They are as far apart as before.',
            shrink: 'It would shrink if the two moved apart. They are as far apart as before.',
          },
        },
        right: 'They are as far apart as before.',
      },
      because:
        'It is still [[position_scores:0,1]], although every angle has changed. Each frequency contributes sin a sin b + cos a cos b, which is cos(a − b): only the difference of the two angles is left.',
    },
    {
      title: 'Number the pairs from 1',
      node: 'frequencies',
      text: 'The pairs of columns are numbered from 0, as in the paper by Vaswani et al. Some texts number them from 1. You are about to do the same.',
      edits: [{ option: 'first_index', to: '1' }],
      question: {
        ask: 'What happens to the first frequency?',
        answer: {
          kind: 'change',
          cell: 'frequencies:0,0',
          wrong: {
            grow: 'It would grow with an exponent above 0. The first exponent is now below 0.',
            stay: 'It would stay if the first exponent were still 0. It is now below 0, so the frequency is a small fraction.',
          },
        },
        right: 'The first exponent is no longer 0.',
      },
      because:
        'It was [[was:frequencies:0,0]], now it is [[frequencies:0,0]]: each pair has the frequency that the next one had, and the fastest is missing. A model trained with one numbering does not work with the other.',
    },
    {
      title: 'Look at longer texts',
      node: 'position_encoding',
      text: 'The figure below the stage shows more positions, and tokens with more columns. Select rows of the matrix and look at the waves. Why are there fast and slow ones?',
      edits: [],
      figure: 'position-waves',
      because:
        'A fast wave differs a lot between neighbours, but repeats after a few words. A slow wave hardly differs between neighbours, but takes long to repeat. Together they give each position a row of its own.',
    },
  ],
  checks: [
    {
      title: 'The third word',
      node: 'angles',
      question: {
        ask: 'The first pair of columns has the frequency [[frequencies:0,0]]. Which angle does the third word, [[row:angles:2]], have there?',
        answer: { kind: 'number', cell: 'angles:2,0', within: 0.01 },
        right:
          'Position [[positions:2,0]] times frequency [[frequencies:0,0]]: the third word is at position [[positions:2,0]].',
        wrong: 'Positions are counted from 0. Multiply the position of the word by the frequency.',
        mistakes: [
          {
            edits: [{ option: 'start', to: 1 }],
            cell: 'angles:2,0',
            text: '[[given]] counts from 1. Positions are counted from 0, so the third word is at position [[positions:2,0]].',
          },
          {
            edits: [{ option: 'first_index', to: '1' }],
            cell: 'angles:2,0',
            text: '[[given]] is its second angle, with the frequency [[frequencies:0,1]].',
          },
        ],
      },
    },
    {
      title: 'Sine or cosine?',
      node: 'position_encoding',
      question: {
        ask: 'Select the cosine of the first angle of [[row:position_encoding:2]] in [[position_encoding]].',
        answer: { kind: 'cell', cell: 'position_encoding:2,1' },
        right: 'Sines and cosines take turns, so the cosine stands next to its sine.',
        wrong:
          'That number is in the row of [[row:position_encoding:gr]]. Sines and cosines take turns: columns 1 and 2 have the sine and cosine of the first angle.',
      },
    },
    {
      title: 'Word plus position',
      node: 'positioned',
      question: {
        ask: 'The row of [[row:x:1]] in [[x]] begins with [[x:1,0]] and [[x:1,1]]. Its first angle has the sine [[angle_sines:1,0]] and the cosine [[angle_cosines:1,0]]. What is its second number in [[positioned]]? Two decimals are enough.',
        answer: { kind: 'number', cell: 'positioned:1,1', within: 0.006 },
        right: 'The cosine is in the second column of the encoding: [[x:1,1]] + [[angle_cosines:1,0]].',
        wrong: 'Take the second number of the word and add the second number of its position, a cosine.',
        mistakes: [
          {
            edits: [{ set: 'x:1,0', to: 1 }],
            cell: 'positioned:1,0',
            text: '[[given]] adds the sine. The second column of the encoding holds the cosine.',
          },
          {
            edits: [{ set: 'x:1,1', to: 0 }],
            cell: 'positioned:1,1',
            text: '[[given]] is the position alone, or multiplied by the word. The two are added.',
          },
        ],
      },
    },
  ],
  remember: [
    {
      node: 'position_encoding',
      text: 'Each position has its own row of sines and cosines, some fast, some slow.',
    },
    {
      node: 'position_scores',
      text: 'The dot product of two positions depends only on how far apart they are.',
    },
    {
      node: 'positioned',
      text: 'The row of a position is added to the row of the word, so the same word differs at two places.',
    },
  ],
  sources: [
    { text: 'Vaswani et al. 2017, “Attention Is All You Need”', place: 'section 3.5' },
    { text: 'Su et al. 2021, “RoFormer”, on the option of rotary positions', place: 'equation 34' },
    {
      text: 'The article “Attention mechanism” numbers the pairs of columns from 1, with 10,000 to the power of −2k/d. In the paper, the numbers begin with 0, so that the first frequency is [[frequencies:0,0]].',
      isErratum: true,
    },
  ],
  claims: [
    { says: 'and both rows are the same', same: ['x:0', 'x:3'] },
    { says: 'now differ', same: ['positioned:0', 'positioned:3'], not: true },
    {
      says: 'Each position is most like itself',
      cell: 'position_scores:2,2',
      in: 'row',
      is: 'largest',
      alone: true,
    },
    {
      says: 'only the distance between two positions counts',
      cell: 'position_scores:3,4',
      is: '=',
      than: 'position_scores:0,1',
    },
    {
      says: 'it holds the same number all along',
      cell: 'position_scores:2,4',
      is: '=',
      than: 'position_scores:0,2',
    },
    {
      says: 'any number to the power of 0 is 1',
      cell: 'frequencies:0,0',
      in: 'row',
      is: 'largest',
      alone: true,
    },
    { says: 'any number to the power of 0 is 1', cell: 'frequencies:0,0', is: '=', than: 1 },
    { says: 'They are as far apart as before.', after: 1, moved: 'position_scores', count: 0 },
    { says: 'Both give the same', after: 0, same: ['weights:0', 'weights:3'] },
    {
      says: 'each pair has the frequency that the next one had',
      after: 2,
      cell: 'frequencies:0,0',
      is: '=',
      than: 'was:frequencies:0,1',
    },
    {
      says: 'each pair has the frequency that the next one had',
      after: 2,
      cell: 'frequencies:0,1',
      is: '=',
      than: 'was:frequencies:0,2',
    },
    { says: 'The angle is a little more than a quarter turn', cell: 'angles:2,0', is: '>', than: 1.5708 },
  ],
};
