import type { Edit, Guide } from '../../guide';

/** The last two columns of each patch are the only numbers of the position embeddings that are not 0. */
const withoutPositions: readonly Edit[] = Array.from({ length: 16 }, (_, patch) => 1 + patch).flatMap((row) =>
  [4, 5].map((col) => ({ set: `position_embeddings:${row},${col}`, to: 0 })),
);

export const visionTransformerGuide: Guide = {
  needs: ['encoder-layer', 'image-as-vectors'],
  cover: {
    picture: { kind: 'image', node: 'image', row: 'head_0/weights:0' },
    lead: 'A vision transformer reads a picture as small squares, like words. One more token, the class token, sums up what they show.',
    question: {
      ask: 'Which squares of this picture does the class token look at most?',
      answer: {
        kind: 'choice',
        choices: [
          { text: 'The bright bird', holds: ['head_0/weights:0,6', '>', 'head_0/weights:0,1'] },
          {
            text: 'The dark background',
            holds: ['head_0/weights:0,6', '<', 'head_0/weights:0,1'],
            wrong:
              'It would if it looked for darkness. The dark corner [[col:head_0/weights:1]] gets only [[head_0/weights:0,1]], the body of the bird, [[col:head_0/weights:6]], gets far more. How does it find the bird?',
          },
          {
            text: 'All of them alike',
            holds: ['head_0/weights:0,6', '=', 'head_0/weights:0,1'],
            wrong:
              'Then it would collect the picture as one grey mean. The dark corner [[col:head_0/weights:1]] gets only [[head_0/weights:0,1]], the body of the bird, [[col:head_0/weights:6]], gets far more. How does it find the bird?',
          },
        ],
      },
      right:
        'The body of the bird, [[col:head_0/weights:6]], gets far more than the dark corner [[col:head_0/weights:1]], which gets only [[head_0/weights:0,1]]. How does it find the bird?',
      wrong:
        'The dark corner [[col:head_0/weights:1]] gets only [[head_0/weights:0,1]], the body of the bird, [[col:head_0/weights:6]], gets far more. How does it find the bird?',
    },
  },
  keySteps: [
    {
      node: 'image',
      title: 'The picture: a number for each pixel',
      action: 'Draw on the picture below the numbers, and undo it.',
    },
    {
      node: 'patches',
      title: 'Patches: the picture in small squares',
      prediction: {
        ask: 'The picture is cut into squares of [[dim:patch]] by [[dim:patch]] pixels. Each square becomes a row, its pixels from left to right, from top to bottom. The beak is grey, [[image:2,0]]: it begins with the first pixel in row 3 of the picture. Which cell will hold this pixel? Select it.',
        answer: { kind: 'cell', cell: 'patches:4,0' },
        right:
          '[[row:patches:ar]] is the first patch of the second row of patches, and this is its first pixel.',
        wrong:
          'That cell belongs to the patch [[row:patches:gr]]. Two rows of pixels make one row of patches, so row 3 begins with the patch [[row:patches:ar]], whose first pixel it is.',
      },
    },
    { node: 'embedded', title: 'Each patch becomes a token', defines: ['w_e', 'b_e'] },
    { node: 'tokens', title: 'One more token, for the whole picture' },
    {
      node: 'z',
      title: 'Where was the patch? Position embeddings',
      defines: ['position_embeddings'],
      action: 'Select a number in the last two columns: they say where a patch was.',
    },
    { node: 'query', title: 'Queries: what each token looks for' },
    { node: 'head_0/scores', title: 'Scores of the first head: equal contents fit' },
    {
      node: 'head_0/weights',
      title: 'Weights of the first head: brightness',
      prediction: {
        ask: 'The class token has the scaled score [[head_0/scaled_scores:0,0]] for itself and for two bright patches. Its other scaled scores are [[head_0/scaled_scores:0,10]] or less. How large is the share that each of the three gets? Drag the bar.',
        answer: { kind: 'bar', cell: 'head_0/weights:0,6', from: 0, to: 1, within: 0.08 },
        right:
          'It is [[head_0/weights:0,6]]: three equal scores share most of the attention, and the other tokens together get the rest.',
        wrong:
          'You said [[given]]; it is [[head_0/weights:0,6]]. Three tokens have equal scores, so each gets less than a third. The others get little one by one, but there are fourteen of them.',
      },
      action: 'Choose a patch in the picture below the numbers to see where it looks.',
    },
    { node: 'head_0/context', title: 'Context: what the first head collects' },
    {
      node: 'head_1/weights',
      title: 'Weights of the second head: places',
      prediction: {
        ask: 'The second head uses only places. The class token has no place: its query in this head is [[head_1/query:0,0]], [[head_1/query:0,1]], [[head_1/query:0,2]]. Where does it look in this head?',
        answer: {
          kind: 'choice',
          choices: [
            {
              text: 'Only at itself',
              holds: ['head_1/weights:0,0', '>', 'head_1/weights:0,1'],
              wrong:
                'It fits itself no better than any other: a query of zeros scores 0 with every key. So each token gets [[head_1/weights:0,1]].',
            },
            {
              text: 'At no token',
              holds: ['head_1/weights:0,0', '=', 0],
              wrong:
                'The scores are 0, but not the weights: the softmax always shares out the whole, and each token gets [[head_1/weights:0,1]].',
            },
            { text: 'At all tokens alike', holds: ['head_1/weights:0,0', '=', 'head_1/weights:0,1'] },
          ],
        },
        right:
          'A query of zeros gives equal scores, and equal scores give equal shares: [[head_1/weights:0,1]] for each token.',
        wrong:
          'A query of zeros gives equal scores, all 0. The softmax still divides the whole, so each of the [[dim:n_tokens]] tokens gets [[head_1/weights:0,1]].',
      },
      action: 'Choose a corner of the picture: in this head, it looks at itself and its neighbours.',
    },
    { node: 'concat', title: 'Side by side: the results of both heads' },
    { node: 'output', title: 'Output: the first row stands for the picture' },
  ],
  tries: [
    {
      title: 'Light in a corner',
      node: 'head_0/weights',
      text: 'In the first head, the class token gives [[head_0/weights:0,6]] to the bright patch [[col:head_0/weights:6]]. You are about to make the dark patch [[col:head_0/weights:4]], in the top right corner, bright.',
      edits: [
        { set: 'image:0,6', to: 1 },
        { set: 'image:0,7', to: 1 },
        { set: 'image:1,6', to: 1 },
        { set: 'image:1,7', to: 1 },
      ],
      question: {
        ask: 'What happens to the weight of [[col:head_0/weights:6]]?',
        answer: {
          kind: 'change',
          cell: 'head_0/weights:0,6',
          wrong: {
            grow: 'The bright corner is a rival, not a help: the shares of a row add up to 1.',
            stay: 'Its score has stayed, but one more patch has the same now. The shares of a row add up to 1, so each gets less.',
          },
        },
        right: 'One more bright patch asks for a share.',
        wrong: 'One more bright patch has the same score, and gets the same share.',
      },
      because:
        'It was [[was:head_0/weights:0,6]], now it is [[head_0/weights:0,6]]; the corner has [[head_0/weights:0,4]], as much. In the second head nothing changed: no patch has moved.',
    },
    {
      title: 'Look for the dark',
      node: 'head_0/weights',
      text: 'The class token begins with [[class_token:0,0]], which stands for “bright”. You are about to make it −2.',
      edits: [{ set: 'class_token:0,0', to: -2 }],
      question: {
        ask: 'What happens to the weight that it gives to the dark corner [[col:head_0/weights:1]]?',
        answer: {
          kind: 'change',
          cell: 'head_0/weights:0,1',
          wrong: {
            shrink:
              'It would with a query that fits dark patches even less. But its sign has changed: what fitted least now fits best.',
            stay: 'The corner has not changed, but the query has: with the opposite sign, it fits dark patches.',
          },
        },
        right: 'Its query now fits dark patches.',
        wrong: 'Its query has changed its sign: now it fits dark patches.',
      },
      because:
        'It was [[was:head_0/weights:0,1]], now it is [[head_0/weights:0,1]], while the body of the bird fell from [[was:head_0/weights:0,6]] to [[head_0/weights:0,6]]. A real model learns what its class token looks for.',
    },
    {
      title: 'Forget the places',
      node: 'head_1/weights',
      text: 'In the second head, the corner [[row:head_1/weights:1]] gives [[head_1/weights:1,1]] to itself. You are about to set all position embeddings to 0.',
      edits: withoutPositions,
      question: {
        ask: 'What happens to this weight?',
        answer: {
          kind: 'change',
          cell: 'head_1/weights:1,1',
          wrong: {
            grow: 'Without places, no patch stands out to this head: all scores are 0, and all weights equal.',
            stay: 'This head compares places and nothing else. Without them, all scores are 0, and all weights equal.',
          },
        },
        right: 'Without places, this head has nothing to compare.',
        wrong: 'Without places, this head has nothing to compare: all scores are 0.',
      },
      because:
        'It was [[was:head_1/weights:1,1]], now it is [[head_1/weights:1,1]], as for each other token. The model can no longer tell this picture from the same patches in another order. The first head never used places and has not changed.',
    },
    {
      title: 'Train one',
      node: 'head_0/weights',
      text: 'The numbers of this lesson were chosen by hand. Below the stage, a vision transformer learns to read digits, in this page. Start the training and watch how often it is right.',
      edits: [],
      figure: 'training-digits',
      because:
        'It begins with random numbers, so it guesses. Every step changes all matrices a little, embeddings and class token included, so that the right digit gets a larger probability. Nobody says where to look.',
    },
  ],
  checks: [
    {
      title: 'From pixels to a token',
      node: 'embedded',
      question: {
        ask: 'The four pixels of the patch [[row:patches:10]] are [[patches:10,0]], [[patches:10,1]], [[patches:10,2]], [[patches:10,3]]. The first column of [[w_e]] is [[w_e:0,0]], [[w_e:1,0]], [[w_e:2,0]], [[w_e:3,0]]; the bias [[b_e]] begins with [[b_e:0,0]]. What is the first number of its token?',
        answer: { kind: 'number', cell: 'embedded:10,0', within: 0.01 },
        right: 'Four bright pixels add up to [[embedded_product:10,0]]; the bias is added.',
        wrong: 'Multiply the four pairs, add up the products, and add the bias.',
        mistakes: [
          {
            edits: [],
            cell: 'embedded_product:10,0',
            text: '[[given]] is the product with [[w_e]]. The bias still has to be added.',
          },
          {
            edits: [],
            cell: 'embedded:10,1',
            text: '[[given]] is its second number, the contrast between left and right. Use the first column of [[w_e]].',
          },
        ],
      },
    },
    {
      title: 'Where is the place?',
      node: 'z',
      question: {
        ask: 'The position embedding of a patch has 0 in all columns but the last two: how far down, then how far right. Select the number of [[z]] that says how far right the patch [[row:z:13]] is.',
        answer: { kind: 'cell', cell: 'z:13,5' },
        right: 'It is [[z:13,5]]: this patch is at the left edge.',
        wrong:
          'That cell is in the row of [[row:z:gr]]. Take the row of [[row:z:13]]. The last column says how far right, the one before it how far down; the others come from the pixels.',
      },
    },
    {
      title: 'Who looks for the same?',
      node: 'head_0/weights',
      question: {
        ask: 'In the first head, the query of the class token is [[head_0/query:0,0]], [[head_0/query:0,1]], [[head_0/query:0,2]]. Which patch has exactly the same row of weights?',
        answer: {
          kind: 'choice',
          choices: [
            {
              text: 'The dark corner [[row:head_0/weights:1]], with the query [[head_0/query:1,0]], [[head_0/query:1,1]], [[head_0/query:1,2]]',
              holds: ['head_0/weights:1,6', '=', 'head_0/weights:0,6'],
              wrong: 'Its query has the opposite sign. Where the class token scores high, it scores low.',
            },
            {
              text: 'The bright patch [[row:head_0/weights:6]], with the query [[head_0/query:6,0]], [[head_0/query:6,1]], [[head_0/query:6,2]]',
              holds: ['head_0/weights:6,6', '=', 'head_0/weights:0,6'],
            },
            {
              text: 'None: the class token is no patch',
              holds: ['head_0/weights:6,6', '<', 'head_0/weights:0,6'],
              wrong:
                'That it is no patch does not matter: weights come from a query and the keys, and all tokens meet the same keys.',
            },
          ],
        },
        right: 'The same query meets the same keys, so scores and weights are the same, class token or not.',
        wrong:
          'Weights come from a query and the keys. All tokens meet the same keys, so an equal query, that of [[row:head_0/weights:6]], gives an equal row.',
      },
    },
  ],
  remember: [
    {
      node: 'patches',
      text: 'A picture is cut into patches; one learned matrix turns each of them into a token.',
    },
    { node: 'z', text: 'Position embeddings say where a patch was. Without them, the patches are a set.' },
    {
      node: 'output',
      text: 'The class token collects from all patches, and the picture is classified by its row.',
    },
  ],
  sources: [
    {
      text: 'Dosovitskiy et al. 2020, “An Image is Worth 16x16 Words”',
      place: 'section 3.1, equations 1 to 4',
    },
  ],
  claims: [
    { says: 'far more', cell: 'head_0/weights:0,6', times: [50, 1000000000.0], than: 'head_0/weights:0,1' },
    {
      says: 'three equal scores share most of the attention',
      sum: ['head_0/weights:0,0', 'head_0/weights:0,6', 'head_0/weights:0,11'],
      between: [0.7, 0.99],
    },
    {
      says: 'three equal scores share most of the attention',
      cell: 'head_0/scores:0,0',
      is: '=',
      than: 'head_0/scores:0,11',
    },
    {
      says: 'for each token',
      all: 'head_1/weights:0',
      between: [0.058823529410764706, 0.058823529412764704],
    },
    { says: 'so scores and weights are the same', same: ['head_0/weights:6', 'head_0/weights:0'] },
    {
      says: 'One more bright patch asks for a share.',
      after: 0,
      cell: 'head_0/weights:0,4',
      is: '=',
      than: 'head_0/weights:0,6',
    },
    { says: 'In the second head nothing changed', after: 0, moved: 'head_1/weights', count: 0 },
    { says: 'has not changed', after: 2, moved: 'head_0/weights', count: 0 },
    {
      says: 'and all weights equal',
      after: 2,
      all: 'head_1/weights',
      between: [0.058823529410764706, 0.058823529412764704],
    },
  ],
};
