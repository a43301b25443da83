import type { Guide } from '../../guide';

const head = 'layer_0/self/head_0';

export const inductionInOneLayerGuide: Guide = {
  needs: ['induction'],
  cover: {
    picture: { kind: 'matrix', node: `${head}/weights` },
    lead: 'The text is [[row:x:0]] [[row:x:1]] [[row:x:2]] [[row:x:3]] [[row:x:4]] [[row:x:5]] [[row:x:6]] [[row:x:7]] [[row:x:8]] [[row:x:9]] [[row:x:10]] [[row:x:11]]. A model with two layers finds what came after [[row:x:1]] the first time. This one learned from the same texts.',
    question: {
      ask: 'Letters begin again: [[row:x:10]] [[row:x:11]]. Does a model with one layer know what comes next?',
      answer: {
        kind: 'choice',
        choices: [
          {
            text: 'Yes, [[row:x:2]]',
            holds: ['logits:11,max', '=', 'logits:11,5'],
            wrong:
              'With two layers it would. With one, [[col:logits:5]] gets [[logits:11,5]], and [[col:logits:1]] [[logits:11,1]]. What is it that one layer cannot do?',
          },
          { text: 'No, it says another letter', holds: ['logits:11,max', '>', 'logits:11,5'] },
        ],
      },
      right:
        'It says [[col:logits:1]], with [[logits:11,1]]; the right letter, [[col:logits:5]], has [[logits:11,5]]. What is it that one layer cannot do?',
      wrong:
        'It does not. It says [[col:logits:1]], with [[logits:11,1]]; the right letter, [[col:logits:5]], has [[logits:11,5]]. What is it that one layer cannot do?',
    },
  },
  keySteps: [
    { node: 'x', title: 'The text: letters that come again' },
    { node: 'word_vectors', title: 'A row of learned numbers for each letter', defines: ['w_embed'] },
    { node: 'learned_positions', title: 'A row of learned numbers for each place' },
    {
      node: 'positioned',
      title: 'Letter plus place',
      action: 'Select a number of [[positioned]]: nothing in it comes from another letter.',
    },
    { node: 'mask', title: 'Mask: no row looks ahead' },
    { node: 'layer_0/self/query', title: 'Queries: what each row looks for' },
    { node: 'layer_0/self/key', title: 'Keys: a letter and its place, nothing else' },
    { node: `${head}/scores`, title: 'Scores: how well query and key match' },
    {
      node: `${head}/weights`,
      title: 'Weights: a band instead of a letter',
      prediction: {
        ask: 'The thirteenth row is the second [[row:x:12]]. With two layers, nearly all of its weight goes to [[row:x:3]], which came after the first one. How much goes there with one layer? Drag the bar.',
        answer: { kind: 'bar', cell: `${head}/weights:12,3`, from: 0, to: 1, within: 0.12 },
        right: `It is [[${head}/weights:12,3]]; [[row:x:4]], one place further on, gets [[${head}/weights:12,4]]. The head does not find the letter.`,
        wrong: `You said [[given]]; it is [[${head}/weights:12,3]]. [[row:x:4]], one place further on, gets [[${head}/weights:12,4]]: the head does not find the letter.`,
      },
      action: 'Go down the rows of the second half: the large weights move along, mostly about as far back.',
    },
    { node: 'layer_0/self/output', title: 'What attention found: a mixture of letters' },
    {
      node: 'logits',
      title: 'Logits: a number for each possible letter',
      defines: ['w_u'],
      prediction: {
        ask: 'After the second [[row:x:12]], in the thirteenth row, [[row:x:3]] should be written. The model with two layers gives it a number far above all others. What happens here?',
        answer: {
          kind: 'choice',
          choices: [
            {
              text: 'One letter is far ahead',
              holds: ['logits:12,max', '>', 6],
              wrong:
                'That would need a row that looks at one letter. It looks at a whole band: [[col:logits:11]] has [[logits:12,11]], [[col:logits:9]] [[logits:12,9]], [[col:logits:1]] [[logits:12,1]].',
            },
            { text: 'Several letters are nearly equal', holds: ['logits:12,max', '<', 4] },
          ],
        },
        right:
          '[[col:logits:11]] has [[logits:12,11]], [[col:logits:9]] has [[logits:12,9]] and [[col:logits:1]] has [[logits:12,1]]. All three stand in the band where the row looks: it guesses among them.',
        wrong:
          'Several are nearly equal: [[col:logits:11]] has [[logits:12,11]], [[col:logits:9]] has [[logits:12,9]] and [[col:logits:1]] has [[logits:12,1]]. All three stand in the band where the row looks: it guesses among them.',
      },
    },
  ],
  tries: [
    {
      title: 'Change the letter before',
      node: 'layer_0/self/key',
      text: 'The second letter, [[row:x:1]], comes after [[row:x:0]]. You are about to replace this [[row:x:0]] by [[col:x:15]].',
      edits: [{ tokens: 'query', to: [...'pefljbadhomefljbadhomefl'] }],
      question: {
        ask: 'The key of the second letter begins with [[layer_0/self/key:1,0]]. What becomes of this number?',
        answer: {
          kind: 'change',
          cell: 'layer_0/self/key:1,0',
          wrong: {
            grow: 'The letter before cannot add anything to it: in the first layer, a key is made of its own row alone.',
            shrink:
              'The letter before cannot take anything from it: in the first layer, a key is made of its own row alone.',
          },
        },
        right: 'A key is made of its own row and of nothing else.',
        wrong: 'It stays: a key is made of its own row and of nothing else.',
      },
      because:
        'It is still [[layer_0/self/key:1,0]]. To continue the text, a row would have to find the place after the same letter, and no key says after which letter it stands. In the model with two layers, the first layer adds this to each row, and the keys of the second would change.',
    },
    {
      title: 'Change the letter that looks',
      node: `${head}/weights`,
      text: 'In the twelfth row, the second [[row:x:11]] looks most at [[row:x:4]]. You are about to replace it by [[row:x:6]]. The first [[row:x:6]] was followed by [[row:x:7]].',
      edits: [{ tokens: 'query', to: [...'mefljbadhomafljbadhomefl'] }],
      question: {
        ask: 'Where will the twelfth row look most?',
        answer: {
          kind: 'choice',
          choices: [
            {
              text: 'At [[row:x:7]], which came after [[row:x:6]]',
              holds: [`${head}/weights:11,max`, '=', `${head}/weights:11,7`],
              wrong: `An induction head would look there. This head goes by places: [[row:x:7]] gets [[${head}/weights:11,7]], [[row:x:4]] [[${head}/weights:11,4]].`,
            },
            {
              text: 'Still at [[row:x:4]]',
              holds: [`${head}/weights:11,max`, '=', `${head}/weights:11,4`],
            },
          ],
        },
        right: 'The place of the row decides, not its letter.',
        wrong: 'Still at [[row:x:4]]: the place of the row decides, not its letter.',
      },
      because: `[[row:x:4]] gets [[${head}/weights:11,4]], before it was [[was:${head}/weights:11,4]]; [[row:x:7]] gets [[${head}/weights:11,7]]. The letter changes the weights only a little. An induction head would now look at [[row:x:7]].`,
    },
    {
      title: 'Leave the positions out',
      node: `${head}/weights`,
      text: 'You are about to leave out [[learned_positions]], so that rows say which letter they hold, and no longer where it stands.',
      edits: [{ option: 'positions', to: 'none' }],
      question: {
        ask: `In the thirteenth row, the largest weight was [[${head}/weights:12,4]], for [[row:x:4]]. What becomes of it?`,
        answer: {
          kind: 'change',
          cell: `${head}/weights:12,4`,
          wrong: {
            grow: `The places were what this head went by. Without them it has no reason to prefer this letter: [[${head}/weights:12,4]].`,
            stay: `It was not the letter that this head looked for, but its place. Without places, [[${head}/weights:12,4]] is left.`,
          },
        },
        right: 'The places were what this head went by.',
        wrong: 'It shrinks: the places were what this head went by.',
      },
      because: `It was [[was:${head}/weights:12,4]], now it is [[${head}/weights:12,4]]; the first letter has [[${head}/weights:12,0]], the last [[${head}/weights:12,12]]. Without places there is no band: the row looks at all letters nearly alike.`,
    },
    {
      title: 'How often is it right?',
      node: 'logits',
      text: 'In the figure with the text, choose one text after the other, and compare what the model says with what it should say. Then look at the table, which is about many more texts.',
      edits: [],
      figure: 'sentence',
      because:
        'Some letters are right, but no text comes out without a mistake. The band tells which letters may come next, and one of them is right from time to time. The second row of the table is the model with two layers.',
    },
  ],
  checks: [
    {
      title: 'Where should it look?',
      node: `${head}/weights`,
      question: {
        ask: 'The second [[row:x:12]] is the thirteenth row. Select the weight that would have to be large if it could look up what came after the first one.',
        answer: { kind: 'cell', cell: `${head}/weights:12,3` },
        right: `[[row:x:3]] came after the first [[row:x:12]]. It gets only [[${head}/weights:12,3]].`,
        wrong: `That is the weight that [[row:${head}/weights:gr]] gives to [[col:${head}/weights:g]]. Take the row of the second [[row:x:12]], and the column of the letter after the first one.`,
      },
    },
    {
      title: 'By letter or by distance?',
      node: `${head}/weights`,
      question: {
        ask: `In the twelfth row, the second [[row:x:11]] gives [[row:x:2]], which came after the first one, [[${head}/weights:11,2]]. [[row:x:4]] stands two places further on. Does it get more or less?`,
        answer: {
          kind: 'choice',
          choices: [
            {
              text: 'Less',
              holds: [`${head}/weights:11,4`, '<', `${head}/weights:11,2`],
              wrong:
                'That would be so if the head found the letter that came after. Does it go by letters at all?',
            },
            { text: 'More', holds: [`${head}/weights:11,4`, '>', `${head}/weights:11,2`] },
          ],
        },
        right: `It gets [[${head}/weights:11,4]]. The head goes by distance: in other texts, the letters begin again after fewer places.`,
        wrong: 'That would be so if the head found the letter that came after. Does it go by letters at all?',
      },
    },
    {
      title: 'What a row knows',
      node: 'positioned',
      question: {
        ask: 'The letter [[row:x:12]] has [[word_vectors:12,0]] in the first column, the thirteenth place has [[learned_positions:12,0]]. What does the row of the second [[row:x:12]] have in [[positioned]]? Two decimals.',
        answer: { kind: 'number', cell: 'positioned:12,0', within: 0.011 },
        right: 'Letter plus place, [[positioned:12,0]]. That is all that the key is made of.',
        wrong: 'Add the number of the letter and the number of the place. Mind the signs.',
        mistakes: [
          {
            edits: [],
            cell: 'positioned:2,0',
            text: '[[given]] is the number of the first [[row:x:2]], which stands in the third place.',
          },
          {
            edits: [],
            cell: 'learned_positions:12,0',
            text: '[[given]] is the place alone. The letter is added.',
          },
        ],
      },
    },
  ],
  remember: [
    {
      node: 'layer_0/self/key',
      text: 'In the first layer, a key knows its letter and its place, but not the letter before it.',
    },
    {
      node: `${head}/weights`,
      text: 'So the head goes by distance: it looks at a band of places and guesses.',
    },
    {
      node: 'logits',
      text: 'To look up what came next takes two layers: one adds the letter before, the other finds it.',
    },
  ],
  sources: [
    {
      text: 'Sanford, Hsu and Telgarsky 2024, “One-layer transformers fail to solve the induction heads task”',
    },
    {
      text: 'Elhage et al. 2021, “A Mathematical Framework for Transformer Circuits”',
      place: 'section “Induction Heads”',
    },
  ],
  claims: [
    {
      says: 'and hardly less to the places around it',
      cell: 'layer_0/self/head_0/weights:12,4',
      in: 'row',
      is: 'largest',
    },
    {
      says: 'and hardly less to the places around it',
      cell: 'layer_0/self/head_0/weights:12,5',
      times: [0.7, 1],
      than: 'layer_0/self/head_0/weights:12,4',
    },
    {
      says: 'and hardly less to the places around it',
      cell: 'layer_0/self/head_0/weights:12,3',
      times: [0.7, 1],
      than: 'layer_0/self/head_0/weights:12,4',
    },
    { says: 'Several letters are nearly equal', cell: 'logits:12,11', more: [0, 0.4], than: 'logits:12,1' },
    { says: 'Several letters are nearly equal', cell: 'logits:12,11', in: 'row', is: 'largest' },
    {
      says: 'A key is made of its own row and of nothing else.',
      after: 0,
      moved: 'layer_0/self/key:1',
      count: 0,
    },
    {
      says: 'the row looks at all letters nearly alike',
      after: 2,
      cell: 'layer_0/self/head_0/weights:12,6',
      is: '<',
      than: 0.09,
    },
    {
      says: 'the row looks at all letters nearly alike',
      after: 2,
      cell: 'layer_0/self/head_0/weights:12,9',
      is: '>',
      than: 0.07,
    },
    {
      says: 'The letter changes the weights only a little',
      after: 1,
      cell: 'was:layer_0/self/head_0/weights:11,4',
      more: [0, 0.01],
      than: 'layer_0/self/head_0/weights:11,4',
    },
    { says: 'One letter is far ahead', all: 'logits:12', between: [-1000000000.0, 4] },
  ],
};
