import type { Edit, Guide } from '../../guide';

/** Sets the rows of the second head of the last layer in its `w_o` to 0: nothing of what it finds goes on. */
const secondHeadOff: readonly Edit[] = Array.from({ length: 8 * 32 }, (_, at) => ({
  set: `encoder_1/self/w_o:${8 + Math.floor(at / 32)},${at % 32}`,
  to: 0,
}));

/** Removes the ink on the right of the loop of the 9. */
const openLoop: readonly Edit[] = [
  { set: 'image:0,5', to: 0.4 },
  { set: 'image:1,5', to: 0 },
  { set: 'image:1,6', to: 0 },
  { set: 'image:2,5', to: 0 },
  { set: 'image:2,6', to: 0 },
];

export const digitsGuide: Guide = {
  needs: ['encoder-layer'],
  cover: {
    picture: { kind: 'matrix', node: 'image' },
    lead: 'The model cuts the picture into patches, small squares of 2 by 2 pixels. It reads them as a sequence, like the words of a sentence.',
    question: {
      ask: 'Somebody wrote a 9. Can a model read it from 16 small patches?',
      answer: {
        kind: 'choice',
        choices: [
          { text: 'Yes, clearly', holds: ['logits:0,9', '>', 6] },
          {
            text: 'Yes, but 4 comes close',
            holds: ['logits:0,4', '>', 6],
            wrong:
              'A 4 looks much like it, but not to this model: 4 gets [[logits:0,4]], 9 gets [[logits:0,9]]. How does it read 16 patches?',
          },
          {
            text: 'No, it reads another digit',
            holds: ['logits:0,9', '<', 'logits:0,max'],
            wrong:
              'It reads it well: 9 gets [[logits:0,9]], the next best, 7, only [[logits:0,7]]. The model has never seen this picture. How does it read 16 patches?',
          },
        ],
      },
      right:
        '9 gets the score [[logits:0,9]]; the next best digit, 7, gets only [[logits:0,7]]. The model has never seen this picture. How does it read 16 patches?',
      wrong:
        'It reads 9 clearly: 9 gets the score [[logits:0,9]], 7 gets [[logits:0,7]] and 4 gets [[logits:0,4]]. The model has never seen this picture. How does it read 16 patches?',
    },
  },
  keySteps: [
    {
      node: 'image',
      title: 'In: a number for each pixel',
      action: 'Select a pixel to see how much ink it has.',
    },
    {
      node: 'patches',
      title: 'The picture cut into patches',
      prediction: {
        ask: 'Each patch becomes a row: its upper two pixels, then the lower two. The names say where a patch lies: r2 c3 is the third one of the second row of patches. Where will the pixel in row 3, column 3 of [[image]] stand?',
        answer: { kind: 'cell', cell: 'patches:5,0' },
        right:
          'Rows 3 and 4 of the pixels belong to the second row of patches, columns 3 and 4 to its second patch. The pixel is the first of that patch.',
        wrong:
          'You chose the row of [[row:patches:gr]]. Rows 3 and 4 of the pixels belong to the second row of patches, columns 3 and 4 to its second patch. The pixel is the first there.',
      },
    },
    { node: 'embedded', title: 'Each patch becomes a token', defines: ['w_e', 'b_e'] },
    { node: 'tokens', title: 'One more token: the class token' },
    { node: 'z', title: 'Plus positions: where a patch lies', defines: ['position_embeddings'] },
    {
      node: 'encoder_0/self/head_0/weights',
      title: 'First layer: where one head looks',
      action: 'Point at or tap a name above the matrix to see only its lines.',
    },
    { node: 'encoder_0/residual_2', title: 'What the first layer passes on' },
    {
      node: 'encoder_1/self/head_0/weights',
      title: 'Second layer: where the class token looks',
      prediction: {
        ask: 'In this head, the best scaled scores of the class token are [[encoder_1/self/head_0/scaled_scores:0,3]] for the patch r1 c3, [[encoder_1/self/head_0/scaled_scores:0,6]] for r2 c2 and [[encoder_1/self/head_0/scaled_scores:0,13]] for r4 c1. How large is its weight for r1 c3? Drag the bar.',
        answer: { kind: 'bar', cell: 'encoder_1/self/head_0/weights:0,3', from: 0, to: 1, within: 0.13 },
        right:
          'It is [[encoder_1/self/head_0/weights:0,3]]; r2 c2 gets [[encoder_1/self/head_0/weights:0,6]]. Both lie on the loop of the 9.',
        wrong:
          'You said [[given]]; it is [[encoder_1/self/head_0/weights:0,3]], and r2 c2 gets [[encoder_1/self/head_0/weights:0,6]]. A lead of little more than 1 makes a weight about three times as large.',
      },
    },
    { node: 'encoder_1/self/output', title: 'What all heads of the layer found' },
    {
      node: 'class_row',
      title: 'Only one row goes on',
      prediction: {
        ask: 'After the last layer, its result, [[encoder_norm/normed]], has [[dim:n_tokens]] rows. Only one of them decides which digit the model reads. Which?',
        answer: {
          kind: 'choice',
          choices: [
            {
              text: 'That of the class token',
              holds: ['class_row:0,0', '=', 'encoder_norm/normed:0,0'],
            },
            {
              text: 'That of a patch in the middle, r3 c3',
              holds: ['class_row:0,0', '=', 'encoder_norm/normed:11,0'],
              wrong:
                'A patch starts from its own four pixels, and stands for its place. The class token belongs to no place: its row, which begins with [[encoder_norm/normed:0,0]], goes on.',
            },
            {
              text: 'The last one, r4 c4, which has everything before it',
              holds: ['class_row:0,0', '=', 'encoder_norm/normed:16,0'],
              wrong:
                'There is no mask here: every token sees all others, the last no more than the first. The row of the class token goes on, which begins with [[encoder_norm/normed:0,0]].',
            },
          ],
        },
        right:
          'It begins with [[encoder_norm/normed:0,0]] in both matrices. The class token has collected what it needs from the patches.',
        wrong:
          'It is the row of the class token: it begins with [[encoder_norm/normed:0,0]] in both matrices. A patch always starts from its own four pixels; the class token belongs to no place, and only collects.',
      },
    },
    {
      node: 'logits',
      title: 'Out: a score for each digit',
      defines: ['w_u'],
      action: 'Select the largest number to see the product that makes it.',
    },
  ],
  tries: [
    {
      title: 'Open the loop',
      node: 'logits',
      text: 'The loop of the 9 is closed on the right by the pixels in columns 6 and 7. You are about to remove nearly all of their ink in the upper three rows of the picture.',
      edits: openLoop,
      question: {
        ask: 'What will the model read?',
        answer: {
          kind: 'choice',
          choices: [
            {
              text: 'Still 9',
              holds: ['logits:0,9', '=', 'logits:0,max'],
              wrong:
                'With its right side gone, the loop is open: 9 has only [[logits:0,9]] left, 5 has [[logits:0,5]].',
            },
            { text: 'A 5', holds: ['logits:0,5', '=', 'logits:0,max'] },
            {
              text: 'A 4',
              holds: ['logits:0,4', '=', 'logits:0,max'],
              wrong:
                'A 4 is open at the top, this digit on the right: 4 has [[logits:0,4]], 5 has [[logits:0,5]].',
            },
          ],
        },
        right: 'A 5 is open on the right at the top.',
        wrong: 'A 5 is open on the right at the top, and has the same lower part as this 9.',
      },
      because:
        '5 had [[was:logits:0,5]] and now has [[logits:0,5]]; 9 fell from [[was:logits:0,9]] to [[logits:0,9]]. Five pixels are enough. Look at [[image]]: most people would read a 5 too.',
    },
    {
      title: 'Switch a head off',
      node: 'logits',
      text: 'In the second head of the last layer, the class token gives [[encoder_1/self/head_1/weights:0,7]] of its attention to one patch, r2 c3. You are about to set the rows of this head in [[encoder_1/self/w_o]] to 0, so that nothing of what it finds goes on.',
      edits: secondHeadOff,
      question: {
        ask: 'Will the model still read 9?',
        answer: {
          kind: 'choice',
          choices: [
            { text: 'Yes: the other heads are enough.', holds: ['logits:0,9', '=', 'logits:0,max'] },
            {
              text: 'No: what it saw there is missing.',
              holds: ['logits:0,9', '<', 'logits:0,max'],
              wrong:
                'A large weight does not mean that a head is needed. The others see enough of this 9: it still has [[logits:0,9]].',
            },
          ],
        },
        right: 'No single head decides about this 9.',
        wrong: 'A large weight does not mean that a head is needed. Other heads see enough of this 9.',
      },
      because:
        '9 had [[was:logits:0,9]] and still has [[logits:0,9]]. A map of weights shows where a head looks, not how much depends on it. To find that out, switch it off and compare.',
    },
    {
      title: 'Take the positions away',
      node: 'logits',
      text: 'Each patch got a learned row for its place. You are about to leave these rows out: the patches stay the same, their places are lost.',
      edits: [{ option: 'positions', to: 'none' }],
      question: {
        ask: 'Will the model still read 9?',
        answer: {
          kind: 'choice',
          choices: [
            {
              text: 'Yes: every stroke is still there.',
              holds: ['logits:0,9', '=', 'logits:0,max'],
              wrong:
                'The strokes are, but the model has learned to look for each in its place. Without places, 9 has [[logits:0,9]].',
            },
            { text: 'No: it reads another digit.', holds: ['logits:0,9', '<', 'logits:0,max'] },
          ],
        },
        right: 'It has learned to rely on places.',
        wrong: 'It has learned to rely on places; without them, its heads look at the wrong patches.',
      },
      because:
        '9 fell from [[was:logits:0,9]] to [[logits:0,9]], and the model reads “[[col:logits:max]]” with [[logits:0,max]]. The lesson “Digits without positions” has a model that was trained without them from the start.',
    },
    {
      title: 'Write a digit yourself',
      node: 'encoder_1/self/head_0/weights',
      text: 'Draw on the picture with the brush, or clear it and write another digit. Try one that is hard to read: when does the answer change?',
      edits: [],
      figure: 'patch-attention',
      because:
        'The model always answers one of ten digits, even for an empty picture: it has learned nothing else. Digits that look like those of its training are read well; others may be misread, with a score that is just as large.',
    },
  ],
  checks: [
    {
      title: 'Four pixels, one row',
      node: 'patches',
      question: {
        ask: 'The patch r4 c2 has the pixels [[image:6,2]] and [[image:6,3]], and below them [[image:7,2]] and [[image:7,3]]. What is the third number of its row in [[patches]]? Two decimals.',
        answer: { kind: 'number', cell: 'patches:13,2', within: 0.011 },
        right: 'The upper two pixels come first, so the third number is the lower left pixel.',
        wrong: 'The upper two pixels come first, from left to right, then the lower two.',
        mistakes: [
          {
            edits: [],
            cell: 'patches:13,1',
            text: '[[given]] is the third number if you read down the columns. Patches are read along the rows.',
          },
          {
            edits: [],
            cell: 'patches:13,0',
            text: '[[given]] is the first number, the upper left pixel.',
          },
        ],
      },
    },
    {
      title: 'Patch plus place',
      node: 'z',
      question: {
        ask: 'The row of the patch r2 c3 begins with [[tokens:7,0]] in [[tokens]], and with [[position_embeddings:7,0]] in [[position_embeddings]]. With which number does it begin in [[z]]? Two decimals.',
        answer: { kind: 'number', cell: 'z:7,0', within: 0.011 },
        right: '[[tokens:7,0]] plus [[position_embeddings:7,0]] is [[z:7,0]].',
        wrong: 'Add what the patch shows and where it lies.',
        mistakes: [
          {
            edits: [{ option: 'positions', to: 'none' }],
            cell: 'tokens:7,0',
            text: '[[given]] is the patch without its place.',
          },
          {
            edits: [],
            cell: 'position_embeddings:7,0',
            text: '[[given]] is only the place. What the patch shows is missing.',
          },
        ],
      },
    },
    {
      title: 'Who looks where?',
      node: 'encoder_1/self/head_0/weights',
      question: {
        ask: 'Which cell says how much the class token takes from the patch r2 c2? Select it.',
        answer: { kind: 'cell', cell: 'encoder_1/self/head_0/weights:0,6' },
        right: 'The row of the token that looks, the column of the one that is looked at.',
        wrong:
          'That cell says how much [[row:encoder_1/self/head_0/weights:gr]] takes from [[col:encoder_1/self/head_0/weights:g]]. Rows look, columns are looked at.',
      },
    },
  ],
  remember: [
    {
      node: 'embedded',
      text: 'A picture becomes a sequence: each patch is multiplied by the same learned matrix and becomes a token.',
    },
    {
      node: 'z',
      text: 'Positions are learned and added. Without them, attention does not know where a patch lies.',
    },
    {
      node: 'class_row',
      text: 'The class token collects from all patches, and its row decides which digit is read.',
    },
  ],
  sources: [
    {
      text: 'Dosovitskiy et al. 2021, “An Image is Worth 16x16 Words”: the vision transformer',
      place: 'section 3.1, equations 1 to 4',
    },
    { text: 'Handwritten digits by Alpaydin and Kaynak, 1998, UCI Machine Learning Repository' },
    {
      text: 'Jain and Wallace 2019, “Attention is not Explanation”: what weights say about an answer, and what they do not',
    },
  ],
  claims: [
    {
      says: 'about three times as large',
      cell: 'encoder_1/self/head_0/weights:0,3',
      times: [2.7, 3.5],
      than: 'encoder_1/self/head_0/weights:0,6',
    },
    { says: 'the next best digit', cell: 'logits:0,9', in: 'row', is: 'largest', alone: true },
    { says: 'the next best digit', all: 'logits:0', between: [-1000000000.0, 9.2] },
    { says: 'the next best digit', cell: 'logits:0,4', is: '<', than: 'logits:0,7' },
    { says: 'the next best digit', cell: 'logits:0,8', is: '<', than: 'logits:0,7' },
    { says: '5 has', after: 0, cell: 'logits:0,5', in: 'row', is: 'largest', alone: true },
    {
      says: 'the other heads are enough',
      after: 1,
      cell: 'logits:0,9',
      in: 'row',
      is: 'largest',
      alone: true,
    },
    { says: 'and the model reads', after: 2, cell: 'logits:0,2', in: 'row', is: 'largest', alone: true },
    { says: 'begins with', cell: 'class_row:0,0', is: '=', than: 'encoder_norm/normed:0,0' },
  ],
};
