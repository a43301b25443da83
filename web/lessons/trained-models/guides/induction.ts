import type { Guide } from '../../guide';
import { filled } from '../fill-edits';

const first = 'layer_0/self/head_0';
const second = 'layer_1/self/head_0';

export const inductionGuide: Guide = {
  needs: ['masks', 'multi-head'],
  cover: {
    picture: { kind: 'matrix', node: `${second}/weights` },
    lead: 'The text is [[row:x:0]] [[row:x:1]] [[row:x:2]] [[row:x:3]] [[row:x:4]] [[row:x:5]] [[row:x:6]] [[row:x:7]] [[row:x:8]] [[row:x:9]] [[row:x:10]] [[row:x:11]]. It is new to the model: in each text of the training, the letters had another order.',
    question: {
      ask: 'Random letters begin again: [[row:x:10]] [[row:x:11]]. Does a model know what comes next?',
      answer: {
        kind: 'choice',
        choices: [
          {
            text: 'No, it is new',
            holds: ['logits:11,max', '>', 'logits:11,5'],
            wrong:
              'The text is new, but [[row:x:1]] has come before in it, followed by [[col:logits:5]], which gets [[logits:11,5]]. How does a model look that up?',
          },
          { text: 'Yes, [[row:x:2]]', holds: ['logits:11,max', '=', 'logits:11,5'] },
          {
            text: 'It says [[row:x:0]]',
            holds: ['logits:11,max', '=', 'logits:11,12'],
            wrong:
              'That is how the text began. But after [[row:x:1]] came [[col:logits:5]]: it gets [[logits:11,5]], [[col:logits:12]] only [[logits:11,12]]. How does a model look that up?',
          },
        ],
      },
      right:
        'Of all letters, [[col:logits:5]] gets the largest number, [[logits:11,5]]: it came after [[row:x:1]] the first time. How does a model look that up?',
      wrong:
        'It does. Of all letters, [[col:logits:5]] gets the largest number, [[logits:11,5]]: it came after [[row:x:1]] the first time. How does a model look that up?',
    },
  },
  keySteps: [
    { node: 'x', title: 'The text: letters that come again' },
    { node: 'positioned', title: 'Letter plus place' },
    { node: 'mask', title: 'Mask: no row looks ahead' },
    {
      node: `${first}/weights`,
      title: 'First layer: who looks at whom',
      prediction: {
        ask: `The first layer prepares what the second needs. Seventh row: the letter is [[row:x:6]], and all letters so far are new. Select the largest weight of this row.`,
        answer: { kind: 'cell', cell: `${first}/weights:6,max` },
        right: `[[row:x:6]] looks at [[col:${first}/weights:a]], the letter just before it, with [[${first}/weights:6,a]].`,
        wrong: `That weight is [[${first}/weights:gr,g]]. [[row:x:6]] looks at the letter just before it: [[col:${first}/weights:a]] gets [[${first}/weights:6,a]].`,
      },
      action: 'Follow the large weights down to the row where letters come again. What happens there?',
    },
    { node: 'layer_0/self/output', title: 'What it found: the letter before' },
    { node: 'layer_0/residual_1', title: 'Each row: its letter, its place, the letter before' },
    { node: 'layer_1/self/query', title: 'Second layer: what each row looks for' },
    { node: 'layer_1/self/key', title: 'Keys that know the letter before' },
    {
      node: `${second}/scores`,
      title: 'Scores: which row comes after the same letter?',
      prediction: {
        ask: 'The thirteenth row is the second [[row:x:12]]. It looks for the row that came after the first [[row:x:12]]. Select the largest score of the thirteenth row.',
        answer: { kind: 'cell', cell: `${second}/scores:12,max` },
        right: `[[col:${second}/scores:a]] came after the first [[row:x:12]]: its key holds [[row:x:12]] as the letter before, and the score is [[${second}/scores:12,a]].`,
        wrong: `There, the score is [[${second}/scores:gr,g]]. The row after the first [[row:x:12]] is that of [[col:${second}/scores:a]], with [[${second}/scores:12,a]].`,
      },
    },
    {
      node: `${second}/weights`,
      title: 'Weights: what came next the first time',
      prediction: {
        ask: 'The text goes on: seventeenth row, the second [[row:x:16]]. At which letter does it look? Select the largest weight of this row.',
        answer: { kind: 'cell', cell: `${second}/weights:16,max` },
        right: `At [[col:${second}/weights:a]], which came after the first [[row:x:16]], with [[${second}/weights:16,a]].`,
        wrong: `That weight is [[${second}/weights:gr,g]]. The second [[row:x:16]] gives [[${second}/weights:16,a]] to [[col:${second}/weights:a]], which came after the first one.`,
      },
    },
    { node: 'layer_1/self/output', title: 'What it found: the letter that comes next' },
    {
      node: 'logits',
      title: 'Logits: a number for each possible letter',
      defines: ['w_u'],
      prediction: {
        ask: 'The twentieth row is the second [[row:x:19]]. Which letter comes next? Select its number in this row.',
        answer: { kind: 'cell', cell: 'logits:19,max' },
        right:
          'The number of [[col:logits:a]] is [[logits:19,a]]: it came after [[row:x:19]] the first time.',
        wrong:
          'That number is [[logits:gr,g]]. In this row [[col:logits:a]] has the largest, [[logits:19,a]]: it came after [[row:x:19]] the first time.',
      },
    },
  ],
  tries: [
    {
      title: 'Put a new letter in',
      node: 'logits',
      text: 'You are about to replace the first [[row:x:2]], in the third row, by [[col:x:15]], a letter that is not in the text.',
      edits: [{ tokens: 'query', to: [...'mepljbadhomefljbadhomefl'] }],
      question: {
        ask: 'After the second [[row:x:11]], the model said [[col:logits:5]]. What will it say now?',
        answer: {
          kind: 'choice',
          choices: [
            {
              text: 'Still [[col:logits:5]]',
              holds: ['logits:11,max', '=', 'logits:11,5'],
              wrong:
                'Then it would have learned by heart which letter follows. It copies what stands there now: [[col:logits:15]] has [[logits:11,15]], [[col:logits:5]] [[logits:11,5]].',
            },
            { text: '[[col:logits:15]]', holds: ['logits:11,max', '=', 'logits:11,15'] },
            {
              text: 'Something else',
              holds: ['logits:11,max', '=', 'logits:11,1'],
              wrong:
                'A new letter does not confuse it: it copies whatever came next, and that is [[col:logits:15]], with [[logits:11,15]].',
            },
          ],
        },
        right: 'It copies what came next, whatever it is.',
        wrong: 'It says [[col:logits:15]]: it copies what came next, whatever it is.',
      },
      because: `[[col:logits:15]] has [[logits:11,15]] now, [[col:logits:5]] has [[logits:11,5]]. The second [[row:x:11]] looks at the same place as before, with [[${second}/weights:11,2]], because the letter before that place is still the same. No pair of letters was learned by heart.`,
    },
    {
      title: 'Two places to choose from',
      node: `${second}/weights`,
      text: 'You are about to replace the first [[row:x:5]] by another [[row:x:2]]. Before the thirteenth row, [[row:x:2]] then comes twice: [[row:x:3]] follows the first, [[row:x:6]] the second.',
      edits: [{ tokens: 'query', to: [...'mefljfadhomefljbadhomefl'] }],
      question: {
        ask: 'At which letter will the [[row:x:12]] of the thirteenth row look most?',
        answer: {
          kind: 'choice',
          choices: [
            {
              text: '[[row:x:3]], after the first',
              holds: [`${second}/weights:12,3`, '>', `${second}/weights:12,6`],
              wrong: `Its key fits as well, but the other score is larger, and the softmax leaves only [[${second}/weights:12,3]] for this one.`,
            },
            {
              text: '[[row:x:6]], after the second',
              holds: [`${second}/weights:12,3`, '<', `${second}/weights:12,6`],
            },
            {
              text: 'At both alike',
              holds: [`${second}/weights:12,3`, '=', `${second}/weights:12,6`],
              wrong: `That would need two equal scores. They are not, and the softmax gives nearly all to the larger one: [[${second}/weights:12,6]].`,
            },
          ],
        },
        right: 'Here the later place wins.',
        wrong: 'At [[row:x:6]]: here the later place wins.',
      },
      because: `[[row:x:3]] has [[${second}/weights:12,3]], [[row:x:6]] has [[${second}/weights:12,6]]. No text of the training had a letter twice before it began again, so this question never came up. The weights still add up to 1, so the larger score takes nearly everything.`,
    },
    {
      title: 'Turn the first head off',
      node: `${second}/weights`,
      text: '[[layer_0/self/w_o]] makes the result of the first layer’s head. You are about to fill it with 0, so that no row gets to know the letter before it.',
      edits: filled('layer_0/self/w_o', 32, 32, 0),
      question: {
        ask: `In the second layer, the second [[row:x:12]] gave [[row:x:3]] the weight [[${second}/weights:12,3]]. What becomes of it?`,
        answer: {
          kind: 'change',
          cell: `${second}/weights:12,3`,
          wrong: {
            grow: 'The second head looks for the letter before, and now no key says which one it was: it finds less, not more.',
            stay: 'The second head is untouched, but what it looks for is gone: no key says any more which letter came before.',
          },
        },
        right: 'No key says any more which letter came before.',
        wrong: 'It shrinks: no key says any more which letter came before.',
      },
      because: `It was [[was:${second}/weights:12,3]], now it is [[${second}/weights:12,3]]. The induction head has not been touched: it looks for a letter before, and finds none. Two heads in two layers work together here, which is called a circuit.`,
    },
    {
      title: 'Other distances',
      node: `${second}/weights`,
      text: 'In the figure with the text, choose the second text. Count, in the first text and in this one, after how many places the letters begin again. Does the model look back equally far in both?',
      edits: [],
      figure: 'sentence',
      because:
        'No: the second text begins again one place earlier, and the model looks one place less far back. So the head does not count places. It finds the letter.',
    },
  ],
  checks: [
    {
      title: 'The induction head',
      node: `${second}/weights`,
      question: {
        ask: 'The sixteenth row is the second [[row:x:15]]. Select the weight by which it finds the letter that comes next.',
        answer: { kind: 'cell', cell: `${second}/weights:15,max` },
        right: `It looks at [[col:${second}/weights:a]], the letter after the first [[row:x:15]], with [[${second}/weights:15,a]].`,
        wrong:
          'That cell is in the row of [[row:x:gr]]. Take the second [[row:x:15]]. Which letter came after the first one, and in which column?',
      },
    },
    {
      title: 'The head before it',
      node: `${first}/weights`,
      question: {
        ask: 'In the first layer, the sixth row is the first [[row:x:5]]. Select its largest weight.',
        answer: { kind: 'cell', cell: `${first}/weights:5,max` },
        right: `It looks at [[col:${first}/weights:a]], the letter before it, with [[${first}/weights:5,a]].`,
        wrong:
          'That cell is in the row of [[row:x:gr]]. The head of the first layer looks one place back from the first [[row:x:5]].',
      },
    },
    {
      title: 'When letters come again',
      node: `${first}/weights`,
      question: {
        ask: 'In the first layer, the fourteenth row is the second [[row:x:13]]. Where does it look?',
        answer: {
          kind: 'choice',
          choices: [
            {
              text: 'At the letter just before it',
              holds: [`${first}/weights:13,12`, '>', 0.4],
              wrong:
                'That is what rows do while letters are new, so that later rows can find them. Does any later row look for this one?',
            },
            {
              text: 'At the first [[row:x:3]]',
              holds: [`${first}/weights:13,3`, '>', 0.4],
              wrong:
                'To find where a letter came before is the work of the second layer. The first only tells a row which letter came before it. Who would need that here?',
            },
            { text: 'A little everywhere', holds: [`${first}/weights:13,max`, '<', 0.2] },
          ],
        },
        right: `Its largest weight is only [[${first}/weights:13,max]]. No later row looks for it, so it need not know the letter before it.`,
        wrong:
          'Rows look one place back so that later rows can find them. Later rows find letters of the first round. Is this row one of them?',
      },
    },
  ],
  remember: [
    {
      node: `${first}/weights`,
      text: 'A previous-token head in the first layer: each row gets to know the letter before it.',
    },
    {
      node: `${second}/weights`,
      text: 'An induction head in the second layer: it looks for the row after the same letter, and finds what comes next.',
    },
    {
      node: 'logits',
      text: 'So the model continues a text that it has never seen, from the text alone.',
    },
  ],
  sources: [
    {
      text: 'Elhage et al. 2021, “A Mathematical Framework for Transformer Circuits”',
      place: 'section “Induction Heads”',
    },
    {
      text: 'Olsson et al. 2022, “In-context Learning and Induction Heads”: the same heads in large language models',
    },
  ],
  claims: [
    {
      says: 'each row looks one',
      cell: 'layer_0/self/head_0/weights:1,0',
      in: 'row',
      is: 'largest',
      alone: true,
    },
    {
      says: 'each row looks one',
      cell: 'layer_0/self/head_0/weights:2,1',
      in: 'row',
      is: 'largest',
      alone: true,
    },
    {
      says: 'each row looks one',
      cell: 'layer_0/self/head_0/weights:3,2',
      in: 'row',
      is: 'largest',
      alone: true,
    },
    {
      says: 'each row looks one',
      cell: 'layer_0/self/head_0/weights:4,3',
      in: 'row',
      is: 'largest',
      alone: true,
    },
    {
      says: 'each row looks one',
      cell: 'layer_0/self/head_0/weights:5,4',
      in: 'row',
      is: 'largest',
      alone: true,
    },
    {
      says: 'each row looks one',
      cell: 'layer_0/self/head_0/weights:6,5',
      in: 'row',
      is: 'largest',
      alone: true,
    },
    {
      says: 'each row looks one',
      cell: 'layer_0/self/head_0/weights:7,6',
      in: 'row',
      is: 'largest',
      alone: true,
    },
    {
      says: 'each row looks one',
      cell: 'layer_0/self/head_0/weights:8,7',
      in: 'row',
      is: 'largest',
      alone: true,
    },
    {
      says: 'each row looks one',
      cell: 'layer_0/self/head_0/weights:9,8',
      in: 'row',
      is: 'largest',
      alone: true,
    },
    {
      says: 'it looks for the row after the same letter',
      cell: 'layer_1/self/head_0/weights:11,2',
      is: '>',
      than: 0.5,
    },
    {
      says: 'it looks for the row after the same letter',
      cell: 'layer_1/self/head_0/weights:12,3',
      is: '>',
      than: 0.5,
    },
    {
      says: 'it looks for the row after the same letter',
      cell: 'layer_1/self/head_0/weights:13,4',
      is: '>',
      than: 0.5,
    },
    {
      says: 'it looks for the row after the same letter',
      cell: 'layer_1/self/head_0/weights:14,5',
      is: '>',
      than: 0.5,
    },
    {
      says: 'it looks for the row after the same letter',
      cell: 'layer_1/self/head_0/weights:15,6',
      is: '>',
      than: 0.5,
    },
    {
      says: 'it looks for the row after the same letter',
      cell: 'layer_1/self/head_0/weights:16,7',
      is: '>',
      than: 0.5,
    },
    {
      says: 'it looks for the row after the same letter',
      cell: 'layer_1/self/head_0/weights:17,8',
      is: '>',
      than: 0.5,
    },
    {
      says: 'it looks for the row after the same letter',
      cell: 'layer_1/self/head_0/weights:18,9',
      is: '>',
      than: 0.5,
    },
    {
      says: 'it looks for the row after the same letter',
      cell: 'layer_1/self/head_0/weights:19,10',
      is: '>',
      than: 0.5,
    },
    { says: 'A little everywhere', all: 'layer_0/self/head_0/weights:13', between: [0, 0.2] },
    {
      says: 'so the larger score takes nearly everything',
      after: 1,
      cell: 'layer_1/self/head_0/weights:12,6',
      is: '>',
      than: 0.95,
    },
    {
      says: 'it copies what came next, whatever it is',
      after: 0,
      cell: 'logits:11,15',
      in: 'row',
      is: 'largest',
    },
  ],
};
