import type { Guide } from '../../guide';

export const shiftedWindowsGuide: Guide = {
  needs: ['vision-transformer', 'windows-on-a-line'],
  cover: {
    picture: { kind: 'matrix', node: 'regions' },
    lead: 'A picture of 4 by 4 pixels is read through windows of 2 by 2. After a shift, its four corners are side by side.',
    question: {
      ask: 'The four corners share a window. May they look at each other?',
      answer: {
        kind: 'choice',
        choices: [
          {
            text: 'Yes, all of them',
            holds: ['window_3/head_0/weights:0,3', '>', 0],
            wrong:
              'Sharing a window is not enough: before the shift they were far apart. Four different numbers mark them, so a mask keeps each to itself. Why shift at all?',
          },
          {
            text: 'Only two on the same side',
            holds: ['window_3/head_0/weights:2,3', '>', 0],
            wrong:
              'Corners of one side were far apart as well, at its two ends. All four have different numbers, so a mask keeps each to itself. Why shift at all?',
          },
          { text: 'No, each only at itself', holds: ['window_3/head_0/weights:0,0', '=', 1] },
        ],
      },
      right:
        'They were far apart before the shift. Equal numbers mark what was connected: at the bottom right, the corners have four different ones, so each looks at itself only. Why shift at all?',
      wrong:
        'They were far apart before the shift. Equal numbers mark what was connected: at the bottom right, the corners have four different ones, so a mask keeps each to itself. Why shift at all?',
    },
  },
  keySteps: [
    {
      node: 'x',
      title: 'A small picture, two numbers for each pixel',
      action: 'Look at the map below the numbers: choose a pixel and see in which window it is.',
    },
    {
      node: 'rolled',
      title: 'The shift: up and left by half a window',
      prediction: {
        ask: 'The map moves up by one pixel and left by one pixel. What leaves on one side comes back on the other. A pixel has [[dim:channels]] columns. Where will the first number of the top left pixel be? Select the cell.',
        answer: { kind: 'cell', cell: 'rolled:3,6' },
        right: 'It left at the top and on the left, so it is now at the bottom right.',
        wrong:
          'That cell is in row [[row:rolled:gr]], column [[col:rolled:g]]. The top row goes to the bottom, the left pixel to the right: row [[row:rolled:ar]], columns 7 and 8.',
      },
    },
    { node: 'regions', title: 'Regions: what was connected before' },
    { node: 'windows', title: 'Windows: four short sequences' },
    {
      node: 'bias/head_0/position_bias',
      title: 'The bias: a number for each displacement',
      defines: ['bias_table'],
      action:
        'Select two numbers on the main diagonal. They come from one row of a learned table, [[bias_table]]: that of a place and itself.',
    },
    { node: 'window_0/head_0/scores', title: 'Scores inside the first window' },
    { node: 'window_0/head_0/biased_scores', title: 'Plus the bias of each pair' },
    {
      node: 'window_0/head_0/weights',
      title: 'Weights of a window of one region',
      prediction: {
        ask: 'The first window holds one region, so all its pixels may meet. The scores of its first pixel are [[window_0/head_0/masked_scores:0,0]] for itself, then [[window_0/head_0/masked_scores:0,1]], [[window_0/head_0/masked_scores:0,2]] and [[window_0/head_0/masked_scores:0,3]]. The softmax makes shares that add up to 1. How large is its share for itself? Drag the bar.',
        answer: { kind: 'bar', cell: 'window_0/head_0/weights:0,0', from: 0, to: 1, within: 0.08 },
        right:
          'It is [[window_0/head_0/weights:0,0]]: so large a lead in scores leaves little for the others.',
        wrong:
          'You said [[given]]; it is [[window_0/head_0/weights:0,0]]. A lead of almost 3 in scores makes a share about sixteen times as large.',
      },
    },
    {
      node: 'window_1/window_mask',
      title: 'The mask of a window with two regions',
      prediction: {
        ask: 'The four places of the second window are, row by row, in the regions [[regions:0,2]], [[regions:0,3]], [[regions:1,2]] and [[regions:1,3]]. Close every cell of two places in different regions.',
        answer: {
          kind: 'mask',
          node: 'window_1/window_mask',
          wrong: {
            missed:
              'You closed too much: two places of one region may look at each other, and each at itself.',
            extra:
              'Some cells between different regions are still open: places 1 and 3 are one region, 2 and 4 the other.',
          },
        },
        right: 'Places 1 and 3 are one region, places 2 and 4 the other: each place has two open cells.',
        wrong:
          'The framed cells differ. Places 1 and 3 are in one region, places 2 and 4 in the other. So each row has two open cells: the place itself and its partner.',
      },
    },
    {
      node: 'window_1/head_0/weights',
      title: 'Weights of a window with two regions',
      action: 'Select a 0 to see why this pair got nothing.',
    },
    { node: 'merged', title: 'Back to a map, still shifted' },
    { node: 'output', title: 'Output: every pixel is back in its place' },
  ],
  tries: [
    {
      title: 'Change a corner',
      node: 'output',
      text: 'The top left pixel begins with [[x:0,0]]. You are about to make it 3.',
      edits: [{ set: 'x:0,0', to: 3 }],
      question: {
        ask: 'Which numbers of [[output]] will change? Mark them.',
        answer: {
          kind: 'moved',
          node: 'output',
          wrong: {
            missed: 'The pixel gives all of its attention to itself, so its own first number changes.',
            extra:
              'A corner is alone in its region, so no other pixel may look at it. And its second number does not depend on the first here.',
          },
        },
        right: 'Its window holds the four corners, and the mask keeps each to itself.',
        wrong:
          'The framed cells are marked wrongly. Only pixels of its window and its region can look at it, and a corner is alone in its region.',
      },
      because:
        'The first number was [[was:output:0,0]], now it is [[output:0,0]]. Nobody else looks at this pixel, and it gives all its attention to itself, so its value passes unchanged. Its second number does not depend on the first here.',
    },
    {
      title: 'Turn the shift off',
      node: 'window_3/head_0/weights',
      text: 'The last window holds the four corners of the map. Its first place gives [[window_3/head_0/weights:0,1]] to its second. You are about to turn the shift off.',
      edits: [{ option: 'shift', to: false }],
      question: {
        ask: 'What happens to this weight?',
        answer: {
          kind: 'change',
          cell: 'window_3/head_0/weights:0,1',
          wrong: {
            shrink:
              'It was 0, and a weight cannot be less. Without the shift the two are neighbours, and nothing is masked.',
            stay: 'The mask was there because of the shift. Without it, the window holds four real neighbours, and nothing is masked.',
          },
        },
        right: 'The window now holds four real neighbours.',
        wrong: 'The window now holds four real neighbours, and nothing is masked.',
      },
      because:
        'It is [[window_3/head_0/weights:0,1]] now: the window holds the four pixels at the bottom right of the map. But neighbours in different windows cannot meet in this layer. That is why models alternate both kinds of layers.',
    },
    {
      title: 'A barrier of −100',
      node: 'window_3/head_0/weights',
      text: 'The program of the paper’s authors adds −100 to a forbidden pair instead of −∞. You are about to do the same.',
      edits: [{ option: 'barrier', to: 'minus_100' }],
      question: {
        ask: 'How large will the weight between two corners be, for example of the first place for the second?',
        answer: {
          kind: 'choice',
          choices: [
            {
              text: 'Exactly 0',
              holds: ['window_3/head_0/weights:0,1', '=', 0],
              wrong:
                'Only −∞ gives exactly 0. From every finite score, the softmax makes a share above 0: [[window_3/head_0/weights:0,1]].',
            },
            { text: 'Tiny, but more than 0', holds: ['window_3/head_0/weights:0,1', '>', 0] },
            {
              text: 'About as large as the others',
              holds: ['window_3/head_0/weights:0,1', '>', 0.1],
              wrong:
                'That would be without the barrier. A score that is 100 lower leaves a share of only [[window_3/head_0/weights:0,1]].',
            },
          ],
        },
        right: 'No finite number is shut out completely by a softmax.',
        wrong: 'A softmax makes every finite score into a share above 0, and 100 less makes it tiny.',
      },
      because:
        'It is [[window_3/head_0/weights:0,1]]. In the results you cannot see the difference. But −∞ says exactly what is meant, and it holds however large the scores get.',
    },
    {
      title: 'Who reaches whom?',
      node: 'output',
      text: 'The figure below the stage shows which pixels reach the one that you choose. Compare straight windows, shifted ones, and one layer of each. Choose a pixel in the middle.',
      edits: [],
      figure: 'window-links',
      because:
        'In one layer, a pixel is reached by its own window at most, four pixels. Its four pixels lie in different windows of the other layer, so after two layers, it is reached by pixels of the whole map.',
    },
  ],
  checks: [
    {
      title: 'Find a corner',
      node: 'regions',
      question: {
        ask: 'Where is the top right corner of the map after the shift? Select its region number.',
        answer: { kind: 'cell', cell: 'regions:3,2' },
        right: 'The top row went to the bottom, and the last column moved one pixel to the left.',
        wrong:
          'That is row [[row:regions:gr]], column [[col:regions:g]]. The map moved up by one and left by one: the top row is now at the bottom. Where is the last column now?',
      },
    },
    {
      title: 'Which bias?',
      node: 'window_0/head_0/biased_scores',
      question: {
        ask: 'In the first window and the first head, place 1 has the scaled score [[window_0/head_0/scaled_scores:0,3]] for place 4. This displacement uses the first row of [[bias_table]]: [[bias_table:0,0]], [[bias_table:0,1]]. What is the biased score? Two decimals.',
        answer: { kind: 'number', cell: 'window_0/head_0/biased_scores:0,3', within: 0.02 },
        right: 'The first column of the table belongs to the first head.',
        wrong: 'Each head has a column of the table. Add the number of the first head to the scaled score.',
        mistakes: [
          {
            edits: [{ set: 'bias_table:0,0', to: 0.5 }],
            cell: 'window_0/head_0/biased_scores:0,3',
            text: '[[given]] uses the bias of the second head. The first column belongs to the first head.',
          },
          {
            edits: [],
            cell: 'window_0/head_0/scaled_scores:0,3',
            text: '[[given]] is the scaled score. The bias still has to be added.',
          },
        ],
      },
    },
    {
      title: 'Undo the shift',
      node: 'output',
      question: {
        ask: 'The shifted map [[merged]] begins with [[merged:0,0]] and [[merged:0,1]], the numbers of one pixel. Where is the first of them in [[output]]? Select the cell.',
        answer: { kind: 'cell', cell: 'output:1,2' },
        right: 'One pixel down, and one pixel to the right: that is two columns.',
        wrong:
          'That is row [[row:output:gr]], column [[col:output:g]]. The map moves back by one pixel down and one to the right, and a pixel has [[dim:channels]] columns.',
      },
    },
  ],
  remember: [
    {
      node: 'windows',
      text: 'In windows, work grows with the number of pixels, not with its square.',
    },
    {
      node: 'rolled',
      text: 'The shift moves the borders, so that neighbours in different windows meet in every second layer.',
    },
    {
      node: 'window_1/window_mask',
      text: 'What shares a window only because of the shift is masked.',
    },
  ],
  sources: [
    {
      text: 'Liu et al. 2021, “Swin Transformer”',
      place: 'section 3.2, equations 3 and 4',
    },
  ],
  claims: [
    {
      says: 'about sixteen times as large',
      cell: 'window_0/head_0/weights:0,0',
      times: [15, 17],
      than: 'window_0/head_0/weights:0,2',
    },
    {
      says: 'A lead of almost 3',
      cell: 'window_0/head_0/masked_scores:0,0',
      more: [2.7, 3],
      than: 'window_0/head_0/masked_scores:0,2',
    },
    { says: 'so its own first number changes', after: 0, moved: 'output', count: 1 },
    { says: 'and no place gets more', cell: 'window_0/head_0/weights:1,3', in: 'row', is: 'largest' },
    { says: 'the corners have four different ones', all: 'window_3/head_0/weights:0', between: [0, 1] },
    { says: 'Tiny, but more than 0', after: 2, cell: 'window_3/head_0/weights:0,1', is: '<', than: 1e-40 },
  ],
};
