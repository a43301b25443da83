import type { Guide } from '../../guide';
import { filled } from '../fill-edits';

const head = 'layer_0/self/head_0';

export const sortingGuide: Guide = {
  needs: ['encoder-layer'],
  cover: {
    picture: { kind: 'matrix', node: `${head}/weights` },
    lead: 'It was only shown digits, and the same in order. Here it has read [[row:x:0]] [[row:x:1]] [[row:x:2]] [[row:x:3]] [[row:x:4]] [[row:x:5]]; its answer comes after the stop [[row:x:6]].',
    question: {
      ask: 'A model sorts six digits. Where does it look before it writes the first?',
      answer: {
        kind: 'choice',
        choices: [
          {
            text: 'At the first digit',
            holds: [`${head}/weights:6,0`, '>', `${head}/weights:6,1`],
            wrong: `That would be copying. The first digit, [[row:x:0]], gets [[${head}/weights:6,0]], the two digits [[row:x:1]] get [[${head}/weights:6,1]] and [[${head}/weights:6,3]]. How does it know which digit is small?`,
          },
          { text: 'At the smallest digits', holds: [`${head}/weights:6,3`, '>', `${head}/weights:6,0`] },
          {
            text: 'At all alike',
            holds: [`${head}/weights:6,0`, '=', `${head}/weights:6,1`],
            wrong: `It prefers small ones: a [[row:x:1]] gets [[${head}/weights:6,1]], the [[row:x:4]] only [[${head}/weights:6,4]]. How does it know which digit is small?`,
          },
        ],
      },
      right: `The two digits [[row:x:1]] get [[${head}/weights:6,1]] and [[${head}/weights:6,3]] of its attention, the [[row:x:4]] gets [[${head}/weights:6,4]]. How does it know which digit is small?`,
      wrong: `It looks most at the smallest: the two digits [[row:x:1]] get [[${head}/weights:6,1]] and [[${head}/weights:6,3]] of its attention, the [[row:x:4]] gets [[${head}/weights:6,4]]. How does it know which digit is small?`,
    },
  },
  keySteps: [
    { node: 'x', title: 'The text: digits, a stop, and the answer so far' },
    { node: 'word_vectors', title: 'A row of learned numbers for each digit', defines: ['w_embed'] },
    {
      node: 'positioned',
      title: 'Digit plus place',
      action: 'Select a number of [[positioned]]: one part comes from the digit, the other from the place.',
    },
    { node: 'mask', title: 'Mask: no row looks ahead' },
    { node: 'layer_0/self/query', title: 'Queries: what each row looks for' },
    { node: 'layer_0/self/key', title: 'Keys: what each row is found by' },
    {
      node: `${head}/scores`,
      title: 'Scores: small digits first',
      prediction: {
        ask: `The stop scores [[${head}/scores:6,1]] with the first [[row:x:1]], [[${head}/scores:6,0]] with [[row:x:0]], [[${head}/scores:6,2]] with [[row:x:2]] and [[${head}/scores:6,4]] with [[row:x:4]]. What does it score with [[row:x:5]]? Drag the bar.`,
        answer: { kind: 'bar', cell: `${head}/scores:6,5`, from: -12, to: 12, within: 2.5 },
        right: `It is [[${head}/scores:6,5]], between the scores of [[row:x:1]] and [[row:x:0]]: the smaller the digit, the larger its score.`,
        wrong: `You said [[given]]; it is [[${head}/scores:6,5]]. Put the digits in order: the smaller the digit, the larger its score, and [[row:x:5]] lies between [[row:x:1]] and [[row:x:0]].`,
      },
    },
    {
      node: `${head}/weights`,
      title: 'Weights: from row to row, larger digits',
      prediction: {
        ask: 'The model has written [[row:x:7]] [[row:x:8]] [[row:x:9]] [[row:x:10]] [[row:x:11]]; one digit is missing. Select the largest weight of the last row.',
        answer: { kind: 'cell', cell: `${head}/weights:11,max` },
        right: `The largest digit, [[col:${head}/weights:a]], gets [[${head}/weights:11,a]].`,
        wrong: `That weight is [[${head}/weights:gr,g]]. The missing digit, [[col:${head}/weights:a]], gets [[${head}/weights:11,a]] from the last row.`,
      },
      action:
        'Compare the row of the stop with those below: small digits get the large weights first, large digits last.',
    },
    { node: 'layer_0/self/output', title: 'What attention found: a mixture of digits' },
    { node: 'layer_0/ffn/ffn_output', title: 'What the network adds' },
    { node: 'layer_0/residual_2', title: 'Everything that is known now' },
    {
      node: 'logits',
      title: 'Logits: a number for each possible digit',
      defines: ['w_u'],
      prediction: {
        ask: 'So far, the model has written [[row:x:7]] [[row:x:8]] [[row:x:9]]. Which digit comes next? Select its number in the row of this [[row:x:9]].',
        answer: { kind: 'cell', cell: 'logits:9,max' },
        right:
          'The number of [[col:logits:a]] is [[logits:9,a]], far ahead of all others. The largest one is written.',
        wrong:
          'That number is [[logits:gr,g]]. In the row of the [[row:x:9]] that was written last, [[col:logits:a]] has the largest, [[logits:9,a]].',
      },
    },
  ],
  tries: [
    {
      title: 'Make the last digit a 0',
      node: `${head}/weights`,
      text: 'You are about to replace the last digit, [[row:x:5]], by [[col:x:0]]. The answer so far stays as it is.',
      edits: [{ tokens: 'query', to: [...'314150|11234'] }],
      question: {
        ask: `The stop gave most to the first [[row:x:1]], [[${head}/weights:6,1]]. The last digit got [[${head}/weights:6,5]]. Where will the stop look most?`,
        answer: {
          kind: 'choice',
          choices: [
            {
              text: 'Still at a [[row:x:1]]',
              holds: [`${head}/weights:6,1`, '>', `${head}/weights:6,5`],
              wrong: `[[row:x:1]] was the smallest digit, and is no longer. The new one gets [[${head}/weights:6,5]], the first [[row:x:1]] only [[${head}/weights:6,1]].`,
            },
            {
              text: 'At the [[col:x:0]] in the last place',
              holds: [`${head}/weights:6,1`, '<', `${head}/weights:6,5`],
            },
          ],
        },
        right: 'It goes by the digit: now this one is the smallest.',
        wrong: 'At the new digit. It goes by the digit, not by the place, and now this one is the smallest.',
      },
      because: `The last place had [[was:${head}/weights:6,5]], now it has [[${head}/weights:6,5]]. In the row of the stop, [[col:logits:0]] has the largest number, [[logits:6,0]]. A model that reverses would look at the same place whatever stands there.`,
    },
    {
      title: 'Silence the network',
      node: 'logits',
      text: 'A unit of the network is active where its number is above 0. You are about to make all biases [[layer_0/ffn/b_1]] −100, so that no unit is active and the network adds the same to every row.',
      edits: filled('layer_0/ffn/b_1', 1, 64, -100),
      question: {
        ask: 'After the [[row:x:10]] of the answer, [[col:logits:4]] had the largest number, [[logits:10,4]]. Will it still be written?',
        answer: {
          kind: 'choice',
          choices: [
            {
              text: 'Yes',
              holds: ['logits:10,max', '=', 'logits:10,4'],
              wrong:
                'Attention only collects digits that may come next. Without the network, [[col:logits:4]] has [[logits:10,4]], but [[col:logits:5]] has [[logits:10,5]].',
            },
            { text: 'No, another digit', holds: ['logits:10,max', '>', 'logits:10,4'] },
          ],
        },
        right: 'Attention alone does not tell which digit is the next.',
        wrong: 'Another digit is written: attention alone does not tell which one is the next.',
      },
      because: `Now [[col:logits:5]] leads with [[logits:10,5]]; [[col:logits:4]] has [[logits:10,4]]. The row looks nearly as much at [[row:x:4]], with [[${head}/weights:10,4]], as at [[row:x:2]], with [[${head}/weights:10,2]]. The network works out which comes first. A model that reverses hardly needs it: one letter gets nearly all of the attention.`,
    },
    {
      title: 'Leave the positions out',
      node: 'logits',
      text: 'To sort, it does not matter where a digit stood. You are about to leave out the rows of the places, [[learned_positions]], so that a row says which digit it holds and nothing about its place.',
      edits: [{ option: 'positions', to: 'none' }],
      question: {
        ask: 'The first digit of the answer is [[col:logits:1]], the second is [[col:logits:1]] too. What will the model write?',
        answer: {
          kind: 'choice',
          choices: [
            {
              text: 'Both right',
              holds: ['logits:7,max', '=', 'logits:7,1'],
              wrong:
                'The stop needs no places, but the next row does: it cannot tell how much is written, and [[col:logits:1]] has only [[logits:7,1]] there.',
            },
            {
              text: 'The first right, the second wrong',
              holds: ['logits:7,1', '<', 'logits:7,3'],
            },
            {
              text: 'Both wrong',
              holds: ['logits:6,1', '<', 'logits:6,0'],
              wrong:
                'The first is still right: the smallest digit is the smallest wherever it stands, and [[col:logits:1]] leads with [[logits:6,1]].',
            },
          ],
        },
        right: 'The stop needs no places; the next row does.',
        wrong: 'The first is right, the second wrong: the stop needs no places, but the next row does.',
      },
      because:
        'In the row of the stop, [[col:logits:1]] still leads with [[logits:6,1]]. One row on, it has [[logits:7,1]], and [[col:logits:3]] has [[logits:7,3]]. Only the place of a row says how much of the answer is written, so the model no longer knows whether another [[col:logits:1]] is due.',
    },
    {
      title: 'Give it strange digits',
      node: 'logits',
      text: 'In the figure with the text, let the model read 3 3 3 3 3 3, and then 0 0 0 0 0 1, as texts of your own. Which of the two does it sort without a mistake?',
      edits: [],
      figure: 'sentence',
      because:
        'It sorts the first. Its answer to the second ends in a digit that was not there. The training drew digits at random, so one digit hardly ever came five times. The model has learned to sort what it was shown, not what sorting means.',
    },
  ],
  checks: [
    {
      title: 'Two equal digits',
      node: `${head}/weights`,
      question: {
        ask: 'The digit [[row:x:1]] stands in the second and in the fourth place. How does the stop share its attention between the two?',
        answer: {
          kind: 'choice',
          choices: [
            {
              text: 'The first one gets all',
              holds: [`${head}/weights:6,3`, '<', 0.05],
              wrong:
                'For that, the keys of the two would have to differ a lot. But both are made of the same digit. How much can the place count?',
            },
            {
              text: 'The one nearer to the stop gets more',
              holds: [`${head}/weights:6,3`, '>', `${head}/weights:6,1`],
              wrong: 'This head goes by the digit, not by how near it is. How much can the place count then?',
            },
            { text: 'Both get about the same', holds: [`${head}/weights:6,3`, '>', 0.25] },
          ],
        },
        right: `They get [[${head}/weights:6,1]] and [[${head}/weights:6,3]]. Their places make only a small difference.`,
        wrong: 'This head goes by the digit. How much can the place count then?',
      },
    },
    {
      title: 'Which row writes the next digit?',
      node: `${head}/weights`,
      question: {
        ask: 'The model has written [[row:x:7]] [[row:x:8]] [[row:x:9]] [[row:x:10]]. Select the weight by which it looks at the digit that comes next.',
        answer: { kind: 'cell', cell: `${head}/weights:10,max` },
        right: `The row of the [[row:x:10]] that was written last gives the [[col:${head}/weights:a]] its largest weight, [[${head}/weights:10,a]].`,
        wrong:
          'That cell is in the row of [[row:x:gr]]. The row of the digit that was written last, below the stop, writes the next one. In which column does this one stand among the digits to sort?',
      },
    },
    {
      title: 'Two sums',
      node: 'layer_0/residual_2',
      question: {
        ask: 'For the first [[row:x:7]] of the answer, the second number of the first sum, [[layer_0/residual_1]], is [[layer_0/residual_1:7,1]], and the network found [[layer_0/ffn/ffn_output:7,1]]. What is the second number of [[layer_0/residual_2]]? One decimal.',
        answer: { kind: 'number', cell: 'layer_0/residual_2:7,1', within: 0.06 },
        right: 'The network only adds a correction: [[layer_0/residual_2:7,1]].',
        wrong: 'A residual connection adds what went into the network and what comes out of it.',
        mistakes: [
          {
            edits: [],
            cell: 'layer_0/ffn/ffn_output:7,1',
            text: '[[given]] is only what the network found. What was known before is added.',
          },
          {
            edits: [],
            cell: 'layer_0/residual_1:7,1',
            text: '[[given]] is only what was known before. What the network found is added.',
          },
        ],
      },
    },
  ],
  remember: [
    {
      node: `${head}/weights`,
      text: 'This head looks by what a digit is. A head that reverses looks by where a letter stands.',
    },
    {
      node: 'positioned',
      text: 'The place of a row tells the model how much of the answer is written.',
    },
    {
      node: 'layer_0/ffn/ffn_output',
      text: 'Attention collects digits that may come next. The network works out which one does.',
    },
  ],
  sources: [
    {
      text: 'Weiss, Goldberg and Yahav 2021, “Thinking Like Transformers”: programs that reverse and sort, written as attention',
    },
    {
      text: 'Vaswani et al. 2017, “Attention Is All You Need”',
      place: 'section 3.3, equation 2',
    },
  ],
  claims: [
    {
      says: 'the smaller the digit, the larger its score',
      cell: 'layer_0/self/head_0/scores:6,1',
      is: '>',
      than: 'layer_0/self/head_0/scores:6,5',
    },
    {
      says: 'the smaller the digit, the larger its score',
      cell: 'layer_0/self/head_0/scores:6,5',
      is: '>',
      than: 'layer_0/self/head_0/scores:6,0',
    },
    {
      says: 'the smaller the digit, the larger its score',
      cell: 'layer_0/self/head_0/scores:6,0',
      is: '>',
      than: 'layer_0/self/head_0/scores:6,2',
    },
    {
      says: 'the smaller the digit, the larger its score',
      cell: 'layer_0/self/head_0/scores:6,2',
      is: '>',
      than: 'layer_0/self/head_0/scores:6,4',
    },
    { says: 'far ahead of all others', cell: 'logits:9,3', in: 'row', is: 'largest', alone: true },
    { says: 'far ahead of all others', cell: 'logits:9,4', is: '<', than: 3 },
    {
      says: 'The row looks nearly as much at',
      after: 1,
      cell: 'layer_0/self/head_0/weights:10,4',
      times: [0.85, 1],
      than: 'layer_0/self/head_0/weights:10,2',
    },
    {
      says: 'attention alone does not tell which one is the next',
      after: 1,
      cell: 'logits:10,5',
      in: 'row',
      is: 'largest',
      alone: true,
    },
    {
      says: 'Both get about the same',
      cell: 'layer_0/self/head_0/weights:6,3',
      times: [0.8, 1],
      than: 'layer_0/self/head_0/weights:6,1',
    },
  ],
};
