import type { Edit, Guide } from '../../guide';

/** Swaps the patches r1 c2 and r4 c3 of the picture. */
const swapped: readonly Edit[] = [
  { set: 'image:0,2', to: 0.9375 },
  { set: 'image:0,3', to: 0.625 },
  { set: 'image:1,2', to: 0.5 },
  { set: 'image:1,3', to: 0.6875 },
  { set: 'image:6,4', to: 0.25 },
  { set: 'image:6,5', to: 1 },
  { set: 'image:7,4', to: 0.75 },
  { set: 'image:7,5', to: 0.6875 },
];

export const digitsWithoutPositionsGuide: Guide = {
  needs: ['order-blindness', 'digits'],
  cover: {
    picture: { kind: 'matrix', node: 'image' },
    lead: 'The picture is cut into patches, squares of 2 by 2 pixels. This model was trained on the patches alone: it is never told where one lies.',
    question: {
      ask: 'Somebody wrote a 2. Can a model read it without knowing where each patch lies?',
      answer: {
        kind: 'choice',
        choices: [
          {
            text: 'Yes, it reads a 2',
            holds: ['logits:0,2', '=', 'logits:0,max'],
            wrong:
              'The strokes of a 2 are there, but not their places: 2 gets only [[logits:0,2]], 7 gets [[logits:0,7]]. What exactly does the model miss?',
          },
          { text: 'No, it reads a 7', holds: ['logits:0,7', '=', 'logits:0,max'] },
          {
            text: 'No, all scores are equal',
            holds: ['logits:0,7', '=', 'logits:0,2'],
            wrong:
              'The strokes alone say something: 7 gets [[logits:0,7]], 2 gets [[logits:0,2]]. What exactly does the model miss?',
          },
        ],
      },
      right:
        '7 gets the score [[logits:0,7]], 2 only [[logits:0,2]]. Both digits are made of similar strokes. What exactly does the model miss?',
      wrong:
        'It reads a 7: 7 gets the score [[logits:0,7]], 2 only [[logits:0,2]]. Both digits are made of similar strokes. What exactly does the model miss?',
    },
  },
  keySteps: [
    { node: 'image', title: 'In: a number for each pixel' },
    { node: 'patches', title: 'The picture cut into patches' },
    { node: 'embedded', title: 'Each patch becomes a token', defines: ['w_e', 'b_e'] },
    {
      node: 'tokens',
      title: 'Class token and patches, without places',
      prediction: {
        ask: 'The patches r1 c1, top left, and r4 c1, bottom left, show no ink: all of their pixels are 0. Are their rows in [[tokens]] equal?',
        answer: {
          kind: 'choice',
          choices: [
            { text: 'Yes: nothing says where they lie.', holds: ['tokens:1,0', '=', 'tokens:13,0'] },
            {
              text: 'No: they come from different corners.',
              holds: ['tokens:1,10', '>', 'tokens:13,10'],
              wrong:
                'You know the corner of a patch, but its row does not hold it: column 11, for example, has [[tokens:1,10]] for both.',
            },
          ],
        },
        right:
          'Column 11, for example, holds [[tokens:1,10]] for both. From here on nothing can tell them apart.',
        wrong:
          'Column 11, for example, holds [[tokens:1,10]] for both. A row says only what its patch shows, and these two show the same.',
      },
    },
    {
      node: 'encoder_0/self/head_1/weights',
      title: 'First layer: where one head looks',
      action: 'Find the columns that are equal: their patches show no ink.',
    },
    {
      node: 'encoder_1/self/head_1/weights',
      title: 'Second layer: where another head looks',
      prediction: {
        ask: 'The class token gives [[encoder_1/self/head_1/weights:0,1]] of its attention to the patch r1 c1, which shows no ink. r4 c1 shows none either. How large is its weight? Drag the bar.',
        answer: {
          kind: 'bar',
          cell: 'encoder_1/self/head_1/weights:0,13',
          from: 0,
          to: 0.2,
          within: 0.02,
        },
        right: 'It is the same, [[encoder_1/self/head_1/weights:0,13]]: equal tokens have equal keys.',
        wrong:
          'You said [[given]]; it is [[encoder_1/self/head_1/weights:0,13]], as for r1 c1. Equal tokens have equal keys, equal keys get equal scores, and so equal weights.',
      },
    },
    {
      node: 'encoder_1/self/head_1/context',
      title: 'Context: a sum over all patches',
      action: 'Select a number in the first row: a sum stays the same in any order of its terms.',
    },
    { node: 'encoder_1/residual_2', title: 'What the second layer passes on' },
    { node: 'class_row', title: 'Only the row of the class token goes on' },
    {
      node: 'logits',
      title: 'Out: a score for each digit',
      defines: ['w_u'],
      action: 'Compare the number of 7 with that of 2.',
    },
  ],
  tries: [
    {
      title: 'Swap two patches',
      node: 'logits',
      text: 'You are about to swap two patches of the picture: r1 c2 from the top of the digit and r4 c3 from the bottom.',
      edits: swapped,
      question: {
        ask: 'What will the score of 7 do?',
        answer: {
          kind: 'change',
          cell: 'logits:0,7',
          wrong: {
            grow: 'You see another picture, the model does not: it gets the same patches in another order, and nothing is added.',
            shrink:
              'You see that the digit is broken, the model does not: it gets the same patches in another order, and nothing is lost.',
          },
        },
        right: 'The model gets the same patches in another order.',
        wrong: 'The model gets the same patches in another order, and the order plays no part.',
      },
      because:
        'It was [[was:logits:0,7]] and is still [[logits:0,7]], although [[image]] is no 2 any more. Two rows of [[tokens]] have changed places, and so has everything computed from them. The class token adds up over all rows, in whatever order.',
    },
    {
      title: 'Switch the positions on',
      node: 'logits',
      text: '[[tokens]] says nothing about places. You are about to add a row for each place. These rows were drawn at random and took no part in the training.',
      edits: [{ option: 'positions', to: 'learned' }],
      question: {
        ask: 'What will the model read?',
        answer: {
          kind: 'choice',
          choices: [
            {
              text: 'A 2: now it knows the places.',
              holds: ['logits:0,2', '=', 'logits:0,max'],
              wrong:
                'It gets a number for each place, but has never learned what they mean: 2 has [[logits:0,2]], 5 has [[logits:0,5]].',
            },
            {
              text: 'A 7, as before.',
              holds: ['logits:0,7', '=', 'logits:0,max'],
              wrong:
                'The new numbers are not ignored. They disturb: 7 has only [[logits:0,7]] left, 5 has [[logits:0,5]].',
            },
            { text: 'Another digit, with a lower score.', holds: ['logits:0,5', '=', 'logits:0,max'] },
          ],
        },
        right: 'The model has never learned what these numbers mean.',
        wrong: 'The model has never learned what these numbers mean: they only disturb it.',
      },
      because:
        '7 fell from [[was:logits:0,7]] to [[logits:0,7]], and now “[[col:logits:max]]” has the best score, [[logits:0,max]]. Positions help only if they were there in the training. The lesson “Digits, learned” has such a model.',
    },
    {
      title: 'Shuffle the whole picture',
      node: 'logits',
      text: 'In the figure of the digits, the second picture has all patches of the first in other places. Choose the first, then the second, and compare the probabilities. Then choose other digits: which ones does the model misread?',
      edits: [],
      figure: 'digit-guess',
      because:
        'A picture and its shuffled copy get the same probabilities. The model still reads many digits, since their strokes differ. It confuses digits that are made of similar strokes.',
    },
  ],
  checks: [
    {
      title: 'Two empty patches',
      node: 'embedded',
      question: {
        ask: 'In column 11 of [[embedded]], the empty patch r1 c1 has [[embedded:0,10]]. What does the patch r4 c1 have there, which is empty too? Two decimals.',
        answer: { kind: 'number', cell: 'embedded:12,10', within: 0.011 },
        right: 'The same: [[embedded:12,10]]. Both rows are made of the same pixels, with the same matrices.',
        wrong: 'Both rows are made of four zeros, with the same matrices.',
        mistakes: [
          {
            edits: [],
            cell: 'embedded_product:12,10',
            text: '[[given]] is the product of four zeros and the matrix. [[b_e]] is still added to every patch.',
          },
        ],
      },
    },
    {
      title: 'What the class token collects',
      node: 'encoder_1/residual_1',
      question: {
        ask: 'The row of the class token comes out of the first layer with [[encoder_0/residual_2:0,1]] in column 2. The attention of the second layer finds [[encoder_1/self/output:0,1]]. Which number does it have in [[encoder_1/residual_1]]? Two decimals.',
        answer: { kind: 'number', cell: 'encoder_1/residual_1:0,1', within: 0.011 },
        right: 'What came in plus what attention found: [[encoder_1/residual_1:0,1]].',
        wrong: 'A residual connection adds what came in and what attention found.',
        mistakes: [
          {
            edits: [],
            cell: 'encoder_1/self/output:0,1',
            text: '[[given]] is only what attention found. What came in is added to it.',
          },
          {
            edits: [],
            cell: 'encoder_1/residual_2:0,1',
            text: '[[given]] is the number after the feed-forward network, which comes later.',
          },
        ],
      },
    },
    {
      title: 'Which row decides?',
      node: 'encoder_norm/normed',
      question: {
        ask: 'The row [[class_row]] goes on to the scores of the digits. Select its first number in [[encoder_norm/normed]].',
        answer: { kind: 'cell', cell: 'encoder_norm/normed:0,0' },
        right: 'The row of the class token, before all patches.',
        wrong:
          'That is the row of [[row:encoder_norm/normed:gr]], column [[col:encoder_norm/normed:g]]. The row of the class token decides, and its first number is in column 1.',
      },
    },
  ],
  remember: [
    {
      node: 'tokens',
      text: 'Without positions, a token says what its patch shows, and not where it lies.',
    },
    {
      node: 'class_row',
      text: 'Attention adds up over all patches. A sum has no order, so shuffled patches give the same answer.',
    },
    {
      node: 'logits',
      text: 'Digits that differ in their strokes can still be read. Those that differ only in the places of similar strokes cannot.',
    },
  ],
  sources: [
    {
      text: 'Dosovitskiy et al. 2021, “An Image is Worth 16x16 Words”: the same comparison with photographs',
      place: 'appendix “Positional embedding”',
    },
    { text: 'Zaheer et al. 2017, “Deep Sets”: functions that do not depend on the order of their input' },
    { text: 'Handwritten digits by Alpaydin and Kaynak, 1998, UCI Machine Learning Repository' },
  ],
  claims: [
    { says: 'No, it reads a 7', cell: 'logits:0,7', in: 'row', is: 'largest', alone: true },
    { says: 'From here on nothing can tell them apart.', same: ['tokens:1', 'tokens:13'] },
    {
      says: 'equal tokens have equal keys',
      cell: 'encoder_1/self/head_1/weights:0,1',
      is: '=',
      than: 'encoder_1/self/head_1/weights:0,13',
    },
    { says: 'The model gets the same patches in another order.', after: 0, moved: 'logits', count: 0 },
    { says: 'has the best score', after: 1, cell: 'logits:0,5', in: 'row', is: 'largest', alone: true },
    { says: 'The same', same: ['embedded:0', 'embedded:12'] },
  ],
};
