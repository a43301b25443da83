import type { Guide } from '../../guide';
import { withoutHead } from '../fill-edits';

const head = 'layer_0/self/head_1';
const wide = 'the animal did not cross the street because it was too wide';
const swapped = 'the suitcase cannot fit into the trophy because it is too large';
const two = 'the animal did not cross the horse because it was too tired';

export const pronounGuide: Guide = {
  needs: ['encoder-layer', 'positions'],
  cover: {
    picture: { kind: 'arcs', row: `${head}/weights:11` },
    lead: 'A model has learned, from sentences with two nouns, to name the one that “it” stands for. It answers at the last word.',
    question: {
      ask: 'What does “it” mean in this sentence? Choose its noun.',
      answer: { kind: 'word', cell: `${head}/weights:11,max` },
      right: `The last word, “[[row:x:11]]”, gives [[${head}/weights:11,a]] of its attention to “[[col:${head}/weights:a]]” and [[${head}/weights:11,6]] to “[[row:x:6]]”. How does it find its noun?`,
      wrong: `“[[col:${head}/weights:g]]” gets [[${head}/weights:11,g]]. The last word, “[[row:x:11]]”, gives [[${head}/weights:11,a]] to “[[col:${head}/weights:a]]”: only an animal can be tired. How does it find its noun?`,
    },
  },
  keySteps: [
    { node: 'x', title: 'The sentence: twelve words' },
    { node: 'word_vectors', title: 'A row of learned numbers for each word', defines: ['w_embed'] },
    { node: 'positioned', title: 'Word plus position' },
    {
      node: 'mask',
      title: 'Mask: no row looks ahead',
      prediction: {
        ask: 'The model reads from left to right. In the row of “[[row:x:8]]”, can it know yet what “[[row:x:8]]” stands for?',
        answer: {
          kind: 'choice',
          choices: [
            {
              text: 'Yes, both nouns are there',
              holds: ['mask:8,11', '=', 0],
              wrong:
                'Both nouns are there, but “[[row:x:11]]” decides, and it is hidden: [[mask:8,11]]. So the last row has to answer.',
            },
            { text: 'No, the word that decides is hidden', holds: ['mask:8,11', '<', 0] },
          ],
        },
        right: 'At [[mask:8,11]], the last word is hidden from this row. So the last row has to answer.',
        wrong:
          'Both nouns are there, but “[[row:x:11]]” decides, and it is hidden: [[mask:8,11]]. So the last row has to answer.',
      },
    },
    { node: 'layer_0/self/query', title: 'Query: what the last word looks for' },
    { node: 'layer_0/self/key', title: 'Keys: what each word is found by' },
    {
      node: `${head}/scores`,
      title: 'Scores: does this noun fit?',
      prediction: {
        ask: 'The query of “[[row:x:11]]” meets all keys. Select the largest score of the last row.',
        answer: { kind: 'cell', cell: `${head}/scores:11,max` },
        right: `“[[col:${head}/scores:a]]” has [[${head}/scores:11,a]], “[[row:x:6]]” only [[${head}/scores:11,6]].`,
        wrong: `That score is [[${head}/scores:gr,g]]. In the last row, “[[col:${head}/scores:a]]” has the largest, [[${head}/scores:11,a]]; “[[row:x:6]]” has [[${head}/scores:11,6]].`,
      },
    },
    {
      node: `${head}/weights`,
      title: 'Weights: the last word looks at its noun',
      prediction: {
        ask: `Divided by √d_k, “[[row:x:1]]” scores [[${head}/scaled_scores:11,1]], “[[row:x:6]]” [[${head}/scaled_scores:11,6]]: a lead of about 4. The softmax takes e to the power of each score and makes shares of them, the weights. How many times as large as that of “[[row:x:6]]” is the weight of “[[row:x:1]]”?`,
        answer: {
          kind: 'choice',
          choices: [
            {
              text: 'Nearly three times, like the score',
              holds: [`${head}/weights:11,6`, '>', 0.2],
              wrong: `Shares do not follow the ratio of the scores. Each point of lead makes a share e ≈ 2.7 times as large: “[[row:x:1]]” gets [[${head}/weights:11,1]], “[[row:x:6]]” [[${head}/weights:11,6]].`,
            },
            {
              text: 'Four times, like the lead',
              holds: [`${head}/weights:11,6`, '=', 0.2],
              wrong: `Each point of lead makes a share e ≈ 2.7 times as large, and four points do so four times: “[[row:x:1]]” gets [[${head}/weights:11,1]], “[[row:x:6]]” [[${head}/weights:11,6]].`,
            },
            { text: 'More than fifty times', holds: [`${head}/weights:11,6`, '<', 0.02] },
          ],
        },
        right: `Each point of lead makes a share e ≈ 2.7 times as large: “[[row:x:1]]” gets [[${head}/weights:11,1]], “[[row:x:6]]” [[${head}/weights:11,6]].`,
      },
      action: 'In the figure with the sentence, choose another sentence, and compare the last rows.',
    },
    { node: 'layer_0/self/output', title: 'What attention found: a noun' },
    { node: 'layer_0/residual_1', title: 'Each row: its word, and what it found' },
    {
      node: 'logits',
      title: 'Logits: a number for each word',
      defines: ['w_u'],
      prediction: {
        ask: 'The model knows 48 nouns. Which one has the largest number in the last row?',
        answer: {
          kind: 'choice',
          choices: [
            {
              text: 'Another animal, [[col:logits:17]]',
              holds: ['logits:11,max', '=', 'logits:11,17'],
              wrong:
                'The model knows that an animal is meant, but “[[col:logits:17]]” is not in the sentence: it has [[logits:11,17]]. “[[col:logits:0]]”, which the head has brought here, has [[logits:11,0]].',
            },
            { text: '[[col:logits:0]]', holds: ['logits:11,max', '=', 'logits:11,0'] },
            {
              text: '[[col:logits:39]]',
              holds: ['logits:11,max', '=', 'logits:11,39'],
              wrong:
                'It is in the sentence, but the head has not brought it here: “[[col:logits:39]]” has [[logits:11,39]], “[[col:logits:0]]” [[logits:11,0]].',
            },
          ],
        },
        right:
          '“[[col:logits:0]]” has [[logits:11,0]], far ahead of all others: the head has brought it here.',
        wrong:
          'It is “[[col:logits:0]]” with [[logits:11,0]]; “[[col:logits:17]]” has [[logits:11,17]], “[[col:logits:39]]” [[logits:11,39]]. The head has brought “[[col:logits:0]]” here.',
      },
    },
  ],
  tries: [
    {
      title: 'Change the last word',
      node: `${head}/weights`,
      text: 'You are about to replace “[[row:x:11]]” by “[[col:x:91]]”. All other words stay.',
      edits: [{ tokens: 'query', to: wide.split(' ') }],
      question: {
        ask: 'Where will the last word look now?',
        answer: {
          kind: 'choice',
          choices: [
            {
              text: 'Still at [[row:x:1]]',
              holds: [`${head}/weights:11,1`, '>', `${head}/weights:11,6`],
              wrong: `That was right for the word before. An animal is not too wide: it gets [[${head}/weights:11,1]] now, “[[row:x:6]]” gets [[${head}/weights:11,6]].`,
            },
            { text: 'At [[row:x:6]]', holds: [`${head}/weights:11,1`, '<', `${head}/weights:11,6`] },
            {
              text: 'At both alike',
              holds: [`${head}/weights:11,1`, '=', `${head}/weights:11,6`],
              wrong: `Only one of the two can be too wide: “[[row:x:6]]” gets [[${head}/weights:11,6]], “[[row:x:1]]” [[${head}/weights:11,1]].`,
            },
          ],
        },
        right: 'One word has turned the meaning of another one.',
        wrong: 'At “[[row:x:6]]”: an animal is not too wide. One word has turned the meaning of another one.',
      },
      because: `“[[row:x:6]]” had [[was:${head}/weights:11,6]], now it has [[${head}/weights:11,6]]. The keys are the same; another last word makes another query. The model says “[[col:logits:39]]”, with [[logits:11,39]].`,
    },
    {
      title: 'Switch the head off',
      node: 'logits',
      text: 'You are about to switch off the second head, which looks at the noun: its rows in [[layer_0/self/w_o]] become 0.',
      edits: withoutHead({ attention: 'layer_0/self', index: 1, d_v: 16, d_model: 32 }),
      question: {
        ask: 'The model said “[[col:logits:0]]”. What will it say without the head?',
        answer: {
          kind: 'choice',
          choices: [
            {
              text: 'Still [[col:logits:0]]',
              holds: ['logits:11,max', '=', 'logits:11,0'],
              wrong:
                'Only this head found out which animal is meant. Without it, “[[col:logits:0]]” has [[logits:11,0]], “[[col:logits:17]]” [[logits:11,17]].',
            },
            {
              text: 'The other noun, [[col:logits:39]]',
              holds: ['logits:11,max', '=', 'logits:11,39'],
              wrong:
                'The rest of the layer still knows that only animals are tired: “[[col:logits:39]]” has [[logits:11,39]], “[[col:logits:17]]” [[logits:11,17]].',
            },
            {
              text: 'A noun that is not there, [[col:logits:17]]',
              holds: ['logits:11,max', '=', 'logits:11,17'],
            },
          ],
        },
        right: 'It still knows that it must be an animal, but not which one.',
        wrong: 'It says “[[col:logits:17]]”: it still knows that it must be an animal, but not which one.',
      },
      because:
        '“[[col:logits:17]]” has [[logits:11,17]] now; “[[col:logits:0]]” fell from [[was:logits:11,0]] to [[logits:11,0]]. That only animals are tired was learned by the rest of the layer. Which animal the sentence is about, only this head finds out. The first head makes hardly any difference: try it below the lesson.',
    },
    {
      title: 'Turn the world round',
      node: 'logits',
      text: 'You are about to let it read: “the suitcase cannot fit into the trophy because it is too large”. Here the suitcase would be too large.',
      edits: [{ tokens: 'query', to: swapped.split(' ') }],
      question: {
        ask: 'What will the model take “it” for?',
        answer: {
          kind: 'choice',
          choices: [
            {
              text: '[[col:logits:40]]',
              holds: ['logits:11,max', '=', 'logits:11,40'],
              wrong:
                'That is what you know about the world. The model only knows which adjectives went with which nouns: it says “[[col:logits:43]]”, with [[logits:11,43]].',
            },
            { text: '[[col:logits:43]]', holds: ['logits:11,max', '=', 'logits:11,43'] },
          ],
        },
        right: 'It is wrong, and as sure as ever.',
        wrong: 'It says “[[col:logits:43]]”. It is wrong, and as sure as ever.',
      },
      because:
        '“[[col:logits:43]]” has [[logits:11,43]], “[[col:logits:40]]” [[logits:11,40]]. In all sentences of the training, what is too large is put into something. The model has learned which adjectives go with which nouns. It does not know what fits into what.',
    },
    {
      title: 'Two that can be tired',
      node: `${head}/weights`,
      text: 'You are about to replace “[[row:x:6]]” by “[[col:x:27]]”. Now both nouns can be tired.',
      edits: [{ tokens: 'query', to: two.split(' ') }],
      question: {
        ask: 'How will the last word share its attention?',
        answer: {
          kind: 'choice',
          choices: [
            {
              text: 'Nearly all to the first noun',
              holds: [`${head}/weights:11,1`, '>', 0.8],
              wrong: `Coming first is no advantage: both nouns can be tired, and the second gets [[${head}/weights:11,6]].`,
            },
            {
              text: 'Nearly all to the second noun',
              holds: [`${head}/weights:11,6`, '>', 0.8],
              wrong: `Being nearer is no advantage: both nouns can be tired, and the first gets [[${head}/weights:11,1]].`,
            },
            { text: 'Much to both', holds: [`${head}/weights:11,6`, '<', 0.8] },
          ],
        },
        right: 'Both keys fit the query.',
        wrong: 'Much to both: both keys fit the query.',
      },
      because: `“[[row:x:1]]” gets [[${head}/weights:11,1]], “[[col:x:27]]” [[${head}/weights:11,6]]. The training had no such sentence, and you could not tell either. The model still names one of them.`,
    },
  ],
  checks: [
    {
      title: 'Which row answers?',
      node: `${head}/weights`,
      question: {
        ask: 'Why is the answer in the row of “[[row:x:11]]”, and not in that of “[[row:x:8]]”?',
        answer: {
          kind: 'choice',
          choices: [
            {
              text: 'The row of [[row:x:8]] sees no noun',
              holds: [`${head}/weights:8,1`, '=', 0],
              wrong: `Both nouns come before this row, so it sees them: [[${head}/weights:8,1]] goes to the first. Which words does it not see?`,
            },
            { text: 'It does not see [[row:x:11]]', holds: [`${head}/weights:8,11`, '=', 0] },
            {
              text: 'It only looks at itself',
              holds: [`${head}/weights:8,8`, '=', 1],
              wrong: `It gives itself [[${head}/weights:8,8]], not everything. Which words does it not see at all, and which of them decides?`,
            },
          ],
        },
        right: `Its weight for “[[row:x:11]]” is [[${head}/weights:8,11]]: the mask hides what comes later, and that word decides.`,
        wrong:
          'Look along the row of “[[row:x:8]]”. Which words have the weight 0, and which of them decides?',
      },
    },
    {
      title: 'Scale a score',
      node: `${head}/scaled_scores`,
      question: {
        ask: `In the last row, the score of “[[row:x:1]]” is [[${head}/scores:11,1]], and d_k is [[dim:d_k]]. What is its scaled score? One decimal.`,
        answer: { kind: 'number', cell: `${head}/scaled_scores:11,1`, within: 0.06 },
        right: `[[${head}/scores:11,1]] divided by 4 is [[${head}/scaled_scores:11,1]].`,
        wrong: 'Divide the score by the root of d_k.',
        mistakes: [
          {
            edits: [],
            cell: `${head}/scores:11,1`,
            text: '[[given]] is the score itself. It is divided by the root of d_k.',
          },
        ],
      },
    },
    {
      title: 'Find the noun',
      node: `${head}/weights`,
      question: {
        ask: 'Select the weight by which the model finds out what “it” stands for.',
        answer: { kind: 'cell', cell: `${head}/weights:11,max` },
        right: `The last row gives “[[col:${head}/weights:a]]” [[${head}/weights:11,a]].`,
        wrong:
          'That cell is in the row of “[[row:x:gr]]”. Only the last row sees the whole sentence. Where is its largest weight?',
      },
    },
  ],
  remember: [
    {
      node: `${head}/weights`,
      text: 'What a word stands for may depend on one other word. A head can look it up.',
    },
    {
      node: 'layer_0/self/query',
      text: 'The query asks for a kind of noun; the keys say which nouns are of that kind.',
    },
    {
      node: 'logits',
      text: 'Switching a head off shows what it is for. Here it brings the noun; the kind of noun is known without it.',
    },
  ],
  sources: [
    {
      text: 'Levesque, Davis and Morgenstern 2012, “The Winograd Schema Challenge”: pairs of such sentences, with the trophy and the suitcase',
    },
    {
      text: 'Uszkoreit 2017, the article on the transformer in the blog of Google Research: the animal and the street',
    },
    {
      text: 'Vaswani et al. 2017, “Attention Is All You Need”: heads that look from “its” to its noun',
      place: 'figure 4',
    },
  ],
  claims: [
    {
      says: 'More than fifty times',
      cell: 'layer_0/self/head_1/weights:11,1',
      times: [50, 1000000000.0],
      than: 'layer_0/self/head_1/weights:11,6',
    },
    {
      says: 'a lead of about 4',
      cell: 'layer_0/self/head_1/scaled_scores:11,1',
      more: [3.9, 4.5],
      than: 'layer_0/self/head_1/scaled_scores:11,6',
    },
    { says: 'far ahead of all others', cell: 'logits:11,0', in: 'row', is: 'largest', alone: true },
    { says: 'far ahead of all others', cell: 'logits:11,31', is: '<', than: 4 },
    {
      says: 'The keys are the same; another last word makes another query.',
      after: 0,
      moved: 'layer_0/self/key:1',
      count: 0,
    },
    {
      says: 'It is wrong, and as sure as ever.',
      after: 2,
      cell: 'logits:11,43',
      more: [10, 1000000000.0],
      than: 'logits:11,40',
    },
    { says: 'It is wrong, and as sure as ever.', after: 2, cell: 'logits:11,43', in: 'row', is: 'largest' },
    {
      says: 'Much to both',
      after: 3,
      sum: ['layer_0/self/head_1/weights:11,1', 'layer_0/self/head_1/weights:11,6'],
      between: [0.95, 1],
    },
    {
      says: 'It still knows that it must be an animal, but not which one.',
      after: 1,
      cell: 'logits:11,17',
      in: 'row',
      is: 'largest',
    },
  ],
};
