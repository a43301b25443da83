import type { Guide } from '../../guide';

export const windowsOnALineGuide: Guide = {
  needs: ['sliding-window'],
  cover: {
    picture: { kind: 'matrix', node: 'weights' },
    lead: 'To save work, a word looks only inside its window. The word [[row:x:3]] ends one window, its neighbour [[row:x:4]] begins the next.',
    question: {
      ask: 'Two neighbours, in two windows: can they ever look at each other?',
      answer: {
        kind: 'choice',
        choices: [
          {
            text: 'No, never',
            holds: ['weights:1,2', '=', 0],
            wrong:
              'With fixed borders they cannot. But if all words move by half a window, [[row:x:3]] and [[row:x:4]] share one: [[weights:1,2]]. What happens to the words at the ends?',
          },
          { text: 'Yes, if the border moves', holds: ['weights:1,2', '>', 0] },
          {
            text: 'Only if all look at all',
            holds: ['weights:1,7', '>', 0],
            wrong:
              'That would work, but cost much more. It is enough to move all words by half a window: [[row:x:3]] gives [[weights:1,2]] to [[row:x:4]]. What happens to the words at the ends?',
          },
        ],
      },
      right:
        'Here the words have moved by half a window. [[row:x:3]], now at place 2, gives [[weights:1,2]] to [[row:x:4]], now at place 3. What happens to the words at the ends?',
      wrong:
        'It is enough to move the words by half a window: [[row:x:3]], now at place 2, gives [[weights:1,2]] to [[row:x:4]], now at place 3. What happens to the words at the ends?',
    },
  },
  keySteps: [
    { node: 'x', title: 'Eight words, two windows' },
    {
      node: 'rolled',
      title: 'The shift: everything moves by half a window',
      prediction: {
        ask: 'All words move forward by half a window, that is by two places. The first two words go to the end. Where will the first number of [[row:x:7]], the last word, be? Select the cell.',
        answer: { kind: 'cell', cell: 'rolled:5,0' },
        right: 'It was at place 8 and moved two places forward. The first two words now follow it.',
        wrong:
          'That cell is at place [[row:rolled:gr]]. [[row:x:7]] was at place 8 and moved two places forward, to place [[row:rolled:ar]].',
      },
    },
    {
      node: 'window_mask',
      title: 'The mask: who may look at whom',
      prediction: {
        ask: 'The second window now holds [[row:x:6]], [[row:x:7]], [[row:x:0]], [[row:x:1]]. Two of them stand side by side in this window, but must not look at each other. Which two?',
        answer: {
          kind: 'choice',
          choices: [
            {
              text: '[[row:x:6]] and [[row:x:7]]',
              holds: ['window_mask:4,5', '<', 0],
              wrong:
                'These two are neighbours at the end of the sentence, so the mask has [[window_mask:4,5]] for them. It parts [[row:x:7]] and [[row:x:0]]: the end and the beginning.',
            },
            { text: '[[row:x:7]] and [[row:x:0]]', holds: ['window_mask:5,6', '<', 0] },
            {
              text: '[[row:x:0]] and [[row:x:1]]',
              holds: ['window_mask:6,7', '<', 0],
              wrong:
                'These two are neighbours at the beginning of the sentence, so the mask has [[window_mask:6,7]] for them. It parts [[row:x:7]] and [[row:x:0]]: the end and the beginning.',
            },
          ],
        },
        right:
          '[[row:x:7]] ends the sentence and [[row:x:0]] begins it. They share this window only because the words were moved.',
        wrong:
          'Those two are neighbours in the sentence. [[row:x:7]] ends it and [[row:x:0]] begins it: they share this window only because the words were moved.',
      },
    },
    { node: 'scores', title: 'Scores of all pairs' },
    { node: 'scaled_scores', title: 'Scaled scores: divided by √d_k' },
    { node: 'masked_scores', title: 'Masked scores: plus 0, or plus −∞' },
    {
      node: 'weights',
      title: 'Weights: blocks along the diagonal',
      prediction: {
        ask: '[[row:x:6]], at place 5, may look at two places: at itself, with the score [[masked_scores:4,4]], and at [[row:x:7]], with [[masked_scores:4,5]]. The softmax turns this into shares that add up to 1. How large is its share for itself? Drag the bar.',
        answer: { kind: 'bar', cell: 'weights:4,4', from: 0, to: 1, within: 0.1 },
        right:
          'It is [[weights:4,4]]: a lead of more than 2 in scores makes its share about eight times as large.',
        wrong:
          'You said [[given]]; it is [[weights:4,4]]. A lead of more than 2 in scores makes its share about eight times as large, and no other place gets anything.',
      },
      action: 'Point at or tap a number above the matrix to see where this place looks.',
    },
    { node: 'context', title: 'Context: a mixture of one block' },
    {
      node: 'output',
      title: 'Output: every word is back in its place',
      action: 'Compare [[output]] with [[context]]: the rows are the same, in another order.',
    },
  ],
  tries: [
    {
      title: 'Change the last word',
      node: 'output',
      text: '[[row:x:7]] begins with [[x:7,0]]. You are about to make it 3.',
      edits: [{ set: 'x:7,0', to: 3 }],
      question: {
        ask: 'Which numbers of [[output]] will change? Mark them.',
        answer: {
          kind: 'moved',
          node: 'output',
          wrong: {
            missed: 'Two words may look at [[row:x:7]]: [[row:x:6]] and itself. All numbers of both change.',
            extra:
              'Its window also holds the first two words, but the mask keeps them apart. The other window does not see it at all.',
          },
        },
        right: 'Only the two words of its block change.',
        wrong:
          'The framed cells are marked wrongly. Which words may look at [[row:x:7]]? Its window also holds the first two words, but the mask keeps them apart.',
      },
      because:
        'Only [[row:x:6]] and [[row:x:7]] itself may look at it. Its number changes their scores, so it changes their weights and with them both columns. For all other words, nothing has changed.',
    },
    {
      title: 'Turn the shift off',
      node: 'weights',
      text: 'With the shift, [[row:x:0]] stands at place 7 and may look at two words: itself and [[row:x:1]]. You are about to turn the shift off. Then it is back at place 1.',
      edits: [{ option: 'shift', to: false }],
      question: {
        ask: 'At which words may [[row:x:0]] look then?',
        answer: {
          kind: 'choice',
          choices: [
            {
              text: 'Only at itself and [[row:x:1]], as before',
              holds: ['weights:0,2', '=', 0],
              wrong:
                'Only the shift had cut this window in two. Without it, the window is whole: [[row:x:3]] gets [[weights:0,3]].',
            },
            { text: 'At all words up to [[row:x:3]]', holds: ['weights:0,3', '>', 0] },
            {
              text: 'At all eight words',
              holds: ['weights:0,7', '>', 0],
              wrong:
                'There are still two windows, and their border is back: the last word gets [[weights:0,7]].',
            },
          ],
        },
        right: 'Its window is whole again: no word in it comes from the other end.',
        wrong: 'Its window holds the first four words, and nothing in it comes from the other end.',
      },
      because:
        'The mask now has two full blocks. [[row:x:0]] gives [[weights:0,0]], [[weights:0,1]], [[weights:0,2]] and [[weights:0,3]] to the first four words. But [[row:x:3]] and [[row:x:4]] are separated again: [[weights:3,4]].',
    },
    {
      title: 'Windows of two',
      node: 'weights',
      text: 'You are about to make the windows half as wide: two words each. The shift is half a window, so now by one word. Then [[row:x:7]] stands at place 7 and [[row:x:0]] at place 8.',
      edits: [{ option: 'window', to: 2 }],
      question: {
        ask: 'At which words may [[row:x:7]] look then?',
        answer: {
          kind: 'choice',
          choices: [
            {
              text: 'At itself and [[row:x:6]]',
              holds: ['weights:6,5', '>', 0],
              wrong: 'They are neighbours, but [[row:x:6]] is in the window before: it gets [[weights:6,5]].',
            },
            {
              text: 'At itself and [[row:x:0]]',
              holds: ['weights:6,7', '>', 0],
              wrong:
                'They share a window, but only because the words were moved. The mask keeps the end and the beginning apart: [[weights:6,7]].',
            },
            { text: 'Only at itself', holds: ['weights:6,6', '=', 1] },
          ],
        },
        right: 'It shares its window with the first word, which is not its neighbour.',
        wrong:
          'It shares its window with [[row:x:0]], which is not its neighbour: the mask separates them. [[row:x:6]] is in the window before.',
      },
      because:
        'It gives [[weights:6,6]] to itself. Smaller windows take less work, but a word sees less in each layer. So information needs more layers to get from one end of the sentence to the other.',
    },
  ],
  checks: [
    {
      title: 'The new border',
      node: 'window_mask',
      question: {
        ask: 'The shift puts a border between [[row:x:5]], word 6 of the sentence, and [[row:x:6]], word 7. Select the entry that keeps [[row:x:5]] from looking at [[row:x:6]].',
        answer: { kind: 'cell', cell: 'window_mask:3,4' },
        right: 'Word 6 is at place 4 now, word 7 at place 5. Rows look, columns are looked at.',
        wrong:
          'That entry is about place [[row:window_mask:gr]] looking at place [[col:window_mask:g]]. All words moved two places forward: from which place to which does [[row:x:5]] look at [[row:x:6]]?',
      },
    },
    {
      title: 'Two words share the whole',
      node: 'weights',
      question: {
        ask: '[[row:x:1]], at place 8, may look at place 7, with the score [[masked_scores:7,6]], and at itself, with [[masked_scores:7,7]]. Its weight for place 7 is [[weights:7,6]]. Which weight does it give to itself? Two decimals.',
        answer: { kind: 'number', cell: 'weights:7,7', within: 0.02 },
        right: 'All other places have −∞ and get 0, so these two weights add up to 1.',
        wrong: 'All other places have −∞ and get 0. What does [[weights:7,6]] leave of 1?',
        mistakes: [
          {
            edits: [],
            cell: 'weights:7,6',
            text: '[[given]] is its weight for place 7. The two are not equal: the score for itself is larger.',
          },
          {
            edits: [],
            cell: 'weights:6,6',
            text: '[[given]] would be right for two equal scores.',
          },
        ],
      },
    },
    {
      title: 'Back in place',
      node: 'output',
      question: {
        ask: 'The second row of [[context]] begins with [[context:1,0]]. Where is this number in [[output]]? Select the cell.',
        answer: { kind: 'cell', cell: 'output:3,0' },
        right: 'Everything moves back by two: place 2 is word 4.',
        wrong:
          'That cell is in the row of [[row:output:gr]]. The words had moved two places forward, so their results move two places back.',
      },
    },
  ],
  remember: [
    {
      node: 'rolled',
      text: 'The shift moves the borders of windows, so that neighbours that were separated can meet.',
    },
    {
      node: 'window_mask',
      text: 'Words from both ends of a sequence share a window after the shift. A mask keeps them apart.',
    },
    {
      node: 'output',
      text: 'Layers without and with the shift alternate, so information passes every border.',
    },
  ],
  sources: [
    {
      text: 'Liu et al. 2021, “Swin Transformer”, here for words on a line',
      place: 'section 3.2',
    },
  ],
  claims: [
    { says: 'about eight times as large', cell: 'weights:4,4', times: [7.5, 8.5], than: 'weights:4,5' },
    { says: 'A lead of more than 2', cell: 'masked_scores:4,4', more: [2, 2.3], than: 'masked_scores:4,5' },
    { says: 'and no place gets more', cell: 'weights:1,0', in: 'row', is: 'largest' },
    { says: 'Only the two words of its block change.', after: 0, moved: 'output', count: 4 },
    { says: 'and no other place gets anything', all: 'weights:4', between: [0, 0.9] },
    { says: 'and no other place gets anything', cell: 'weights:4,6', is: '=', than: 0 },
    { says: 'are separated again', after: 1, cell: 'weights:3,4', is: '=', than: 0 },
  ],
};
