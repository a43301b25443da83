import type { Edit, Guide } from '../../guide';

/** Sets the rows of the first head of the first layer in its `w_o` to 0: nothing of what it finds goes on. */
const firstHeadOff: readonly Edit[] = Array.from({ length: 12 * 48 }, (_, at) => ({
  set: `layer_0/self/w_o:${Math.floor(at / 48)},${at % 48}`,
  to: 0,
}));

export const namesGuide: Guide = {
  needs: ['masks', 'encoder-layer'],
  cover: {
    picture: { kind: 'matrix', node: 'layer_1/self/head_3/weights' },
    lead: 'A language model tells what comes next in a text. This one learned from thousands of first names. The picture shows at which letters one part of it looks.',
    question: {
      ask: 'A model has read “marri”. Which letter does it expect next?',
      answer: {
        kind: 'choice',
        choices: [
          {
            text: '“marria”',
            holds: ['logits:5,1', '=', 'logits:5,max'],
            wrong:
              'That is near to a name that you know. But after “marri” the model gives “a” [[logits:5,1]], “e” [[logits:5,5]]. How does it know?',
          },
          { text: '“marrie”', holds: ['logits:5,5', '=', 'logits:5,max'] },
          {
            text: '“marrio”',
            holds: ['logits:5,15', '=', 'logits:5,max'],
            wrong:
              '“mario” has one “r”. After “marri” the model gives “o” [[logits:5,15]], “e” [[logits:5,5]]. How does it know?',
          },
          {
            text: 'No other: the name ends',
            holds: ['logits:5,0', '=', 'logits:5,max'],
            wrong:
              'The name may end here: the model gives that [[logits:5,0]]. But a letter is likelier, “e” with [[logits:5,5]]. How does it know?',
          },
        ],
      },
      right:
        'It gives “e” the score [[logits:5,5]]. “s” and “n” come close with [[logits:5,19]] and [[logits:5,14]]: a name can go on in many ways. How does the model know which?',
      wrong:
        'It gives “e” the largest score, [[logits:5,5]]. “a” gets [[logits:5,1]], “o” [[logits:5,15]], and the end of the name [[logits:5,0]]. How does the model know?',
    },
  },
  keySteps: [
    { node: 'x', title: 'In: which letter stands where' },
    { node: 'word_vectors', title: 'Each letter as a row of numbers', defines: ['w_embed'] },
    {
      node: 'positioned',
      title: 'Plus a row for its place',
      prediction: {
        ask: 'The name has two “r”. In [[word_vectors]] their rows are equal: both begin with [[word_vectors:3,0]]. Now each row gets the learned row of its place added. Are they still equal?',
        answer: {
          kind: 'choice',
          choices: [
            {
              text: 'Yes: it is the same letter.',
              holds: ['positioned:3,0', '=', 'positioned:4,0'],
              wrong:
                'The letter is the same, but the places are not, and each adds a row of its own. They now begin with [[positioned:3,0]] and [[positioned:4,0]].',
            },
            { text: 'No: each has another place.', holds: ['positioned:3,0', '<', 'positioned:4,0'] },
          ],
        },
        right:
          'They now begin with [[positioned:3,0]] and [[positioned:4,0]], so the model can tell the first “r” from the second.',
        wrong:
          'They now begin with [[positioned:3,0]] and [[positioned:4,0]]. The letter gave the same numbers to both rows, the places gave different ones.',
      },
    },
    { node: 'mask', title: 'The mask: no letter sees a later one' },
    {
      node: 'layer_0/self/head_0/weights',
      title: 'First layer: where one head looks',
      action: 'Point at or tap a letter above the matrix to see only its lines.',
    },
    { node: 'layer_0/residual_2', title: 'What the first layer passes on' },
    {
      node: 'layer_1/self/head_3/weights',
      title: 'Second layer: where another head looks',
      prediction: {
        ask: 'From the first “r”, this head has the scaled scores [[layer_1/self/head_3/scaled_scores:3,0]] for the start “.”, [[layer_1/self/head_3/scaled_scores:3,1]] for “m”, [[layer_1/self/head_3/scaled_scores:3,2]] for “a” and [[layer_1/self/head_3/scaled_scores:3,3]] for itself. The mask removes the rest. How large is its weight for “a”? Drag the bar.',
        answer: { kind: 'bar', cell: 'layer_1/self/head_3/weights:3,2', from: 0, to: 1, within: 0.12 },
        right:
          'It is [[layer_1/self/head_3/weights:3,2]]: from both “r”, this head looks at the vowel before them.',
        wrong:
          'You said [[given]]; it is [[layer_1/self/head_3/weights:3,2]]. The score of “a” leads by almost 2, which makes its weight more than six times that of the start.',
      },
    },
    { node: 'layer_1/self/output', title: 'What all heads of the layer found' },
    { node: 'layer_1/residual_2', title: 'What the second layer passes on' },
    { node: 'last_norm/normed', title: 'The last norm: all rows on one scale' },
    {
      node: 'logits',
      title: 'Out: a score for each letter',
      defines: ['w_u'],
      prediction: {
        ask: 'Each row scores what may follow: the first when nothing has been read, the last after “marri”. When is the best score lowest?',
        answer: {
          kind: 'choice',
          choices: [
            {
              text: 'Before the first letter: many letters can begin a name.',
              holds: ['logits:0,max', '<', 'logits:5,max'],
            },
            {
              text: 'After “m”: the model knows only one letter.',
              holds: ['logits:1,max', '<', 'logits:0,max'],
              wrong:
                'One letter says a lot: nearly always a vowel follows, and the best score is [[logits:1,1]]. Before the first letter, it is only [[logits:0,1]].',
            },
            {
              text: 'After “marri”: the name is rare.',
              holds: ['logits:5,max', '<', 'logits:0,max'],
              wrong:
                'Rare or not, five letters rule out a lot, and the best score is [[logits:5,5]]. Before the first letter, it is only [[logits:0,1]].',
            },
          ],
        },
        right:
          'Its best score is [[logits:0,1]], for “[[col:logits:1]]”, and others come close. After “m” the best one is [[logits:1,1]].',
        wrong:
          'Before the first letter, the best score is [[logits:0,1]]. After “m” it is [[logits:1,1]], since nearly always a vowel follows; after “marri” it is [[logits:5,5]].',
      },
      action: 'Select a row to read in its text what the model finds most likely.',
    },
  ],
  tries: [
    {
      title: 'Another last letter',
      node: 'logits',
      text: 'The model has read “marri”. You are about to make it “marra”.',
      edits: [{ tokens: 'query', to: ['.', 'm', 'a', 'r', 'r', 'a'] }],
      question: {
        ask: 'In the last row, the end of the name “.” has the score [[logits:5,0]]. What will it do?',
        answer: {
          kind: 'change',
          cell: 'logits:5,0',
          wrong: {
            shrink:
              'That would mean that few names end like this. Many end in “a”, and the model has learned that.',
            stay: 'The last letter says a lot about whether a name ends. Many end in “a”, and the model has learned that.',
          },
        },
        right: 'Many first names end in “a”.',
        wrong: 'Many first names end in “a”, and the model has learned that.',
      },
      because:
        'It was [[was:logits:5,0]] and is now [[logits:5,0]], the best score of the row. Only the last row has changed: the mask keeps all rows before it from seeing the new letter.',
    },
    {
      title: 'Take the mask away',
      node: 'logits',
      text: 'The last letter “i” could see all letters before it, so its own row of the mask has only zeros. You are about to remove the mask.',
      edits: [{ option: 'mask', to: 'none' }],
      question: {
        ask: 'What will the score of “n” in this last row do?',
        answer: {
          kind: 'change',
          cell: 'logits:5,14',
          wrong: {
            shrink:
              'Something changes, but the other way: the letters that “i” looks at have now seen later ones, and raise “n”.',
            stay: '“i” itself sees no more than before. But the letters that it looks at do, and the second layer reads their changed rows.',
          },
        },
        right: 'It changes although “i” sees no more than before.',
        wrong: '“i” sees no more than before, but the letters that it looks at do.',
      },
      because:
        'It was [[was:logits:5,14]], now it is [[logits:5,14]]. After the first layer, the row of “i” still begins with [[layer_0/residual_2:5,0]]. But the other letters have now seen later ones, and in the second layer “i” looks at their changed rows.',
    },
    {
      title: 'Switch a head off',
      node: 'logits',
      text: 'The first layer has [[dim:n_heads]] heads: attentions side by side. You are about to set the rows of the first one in [[layer_0/self/w_o]] to 0, so that nothing of what it finds goes on.',
      edits: firstHeadOff,
      question: {
        ask: 'Does the model still find “e” most likely after “marri”?',
        answer: {
          kind: 'choice',
          choices: [
            {
              text: 'Yes: seven other heads are left.',
              holds: ['logits:5,5', '=', 'logits:5,max'],
              wrong:
                'They are, but the scores were close. Now “e” has [[logits:5,5]], and “l” [[logits:5,12]].',
            },
            { text: 'No, another letter.', holds: ['logits:5,5', '<', 'logits:5,max'] },
          ],
        },
        right: 'Scores that were close change their order easily.',
        wrong: 'The scores were close, so that one head can change their order.',
      },
      because:
        '“l” now has [[logits:5,12]], before it had [[was:logits:5,12]]. “e” fell from [[was:logits:5,5]] to [[logits:5,5]]. After “m” the best letter is still “a”. In language, most heads do a little of many things, so no single one decides alone.',
    },
    {
      title: 'Draw names',
      node: 'logits',
      text: 'In the figure “What comes next?”, let the model draw a few names. Then set the temperature to 3, and to 0.1. When do the names sound real?',
      edits: [],
      figure: 'next-word',
      because:
        'Scores are divided by the temperature, then a softmax makes probabilities of them, and a letter is drawn. At 3 the probabilities are nearly equal, so rare letters come up often. At 0.1 almost only the likeliest letter is drawn, so names resemble each other.',
    },
  ],
  checks: [
    {
      title: 'Who may look where?',
      node: 'mask',
      question: {
        ask: 'Which cell of the mask keeps the letter “a” from looking at “i”?',
        answer: { kind: 'cell', cell: 'mask:2,5' },
        right: 'The row of the letter that looks, the column of the letter that is looked at.',
        wrong:
          'That cell is about “[[row:mask:gr]]” looking at “[[col:mask:g]]”. Rows look, columns are looked at.',
      },
    },
    {
      title: 'Divided by what?',
      node: 'layer_0/self/head_1/scaled_scores',
      question: {
        ask: 'The queries, [[layer_0/self/query]], have [[dim:d_model]] columns, which the [[dim:n_heads]] heads share equally. In the second head, the score of the last letter “i” for the start “.” is [[layer_0/self/head_1/scores:5,0]]. What is the scaled score? One decimal.',
        answer: { kind: 'number', cell: 'layer_0/self/head_1/scaled_scores:5,0', within: 0.06 },
        right: 'Divide by √d_k; a head has d_k = [[dim:d_k]] columns.',
        wrong: 'Divide the score by √d_k. How many columns has one head?',
        mistakes: [
          {
            // 1/√48
            edits: [{ option: 'scale', to: 0.14433756729740643 }],
            cell: 'layer_0/self/head_1/scaled_scores:5,0',
            text: '[[given]] is divided by the root of all columns. One head has only [[dim:d_k]] of them.',
          },
          {
            edits: [{ option: 'scale', to: 1 / 12 }],
            cell: 'layer_0/self/head_1/scaled_scores:5,0',
            text: '[[given]] is divided by d_k. Take its square root first.',
          },
          {
            edits: [{ option: 'scale', to: 1 }],
            cell: 'layer_0/self/head_1/scaled_scores:5,0',
            text: '[[given]] is the score itself. It is still to be divided by √d_k.',
          },
        ],
      },
    },
    {
      title: 'What is added?',
      node: 'layer_1/residual_1',
      question: {
        ask: 'The row of “i” begins with [[layer_0/residual_2:5,0]] when it comes out of the first layer. The attention of the second layer finds [[layer_1/self/output:5,0]] for it. With which number does its row begin after that, in [[layer_1/residual_1]]? Two decimals.',
        answer: { kind: 'number', cell: 'layer_1/residual_1:5,0', within: 0.011 },
        right: 'What came in plus what attention found: [[layer_1/residual_1:5,0]].',
        wrong: 'A residual connection adds what came in and what attention found.',
        mistakes: [
          {
            edits: [],
            cell: 'layer_1/self/output:5,0',
            text: '[[given]] is only what attention found. What came in is added to it.',
          },
          {
            edits: [],
            cell: 'layer_0/residual_2:5,0',
            text: '[[given]] is only what came in. What attention found is added to it.',
          },
        ],
      },
    },
  ],
  remember: [
    {
      node: 'logits',
      text: 'A language model scores every letter that may come next. A softmax makes probabilities of the scores, and one letter is drawn.',
    },
    {
      node: 'mask',
      text: 'The mask hides all later letters, so that the model learns from every letter of a name at once.',
    },
    {
      node: 'layer_1/self/output',
      text: 'Only attention carries something from one letter to another. A second layer reads what the first has found.',
    },
  ],
  sources: [
    { text: 'Bengio et al. 2003, “A Neural Probabilistic Language Model”', place: 'section 2' },
    {
      text: 'Radford et al. 2019, “Language Models are Unsupervised Multitask Learners”: layers with the norm first and a causal mask',
      place: 'section 2.3',
    },
    { text: 'First names of the Moby word lists by Grady Ward, 2002' },
  ],
  claims: [
    {
      says: 'more than six times that of the start',
      cell: 'layer_1/self/head_3/weights:3,2',
      times: [6, 7],
      than: 'layer_1/self/head_3/weights:3,0',
    },
    {
      says: 'leads by almost 2',
      cell: 'layer_1/self/head_3/scaled_scores:3,2',
      more: [1.8, 2],
      than: 'layer_1/self/head_3/scaled_scores:3,0',
    },
    {
      says: 'from both “r”, this head looks at the vowel before them',
      cell: 'layer_1/self/head_3/weights:3,2',
      in: 'row',
      is: 'largest',
    },
    {
      says: 'from both “r”, this head looks at the vowel before them',
      cell: 'layer_1/self/head_3/weights:4,2',
      in: 'row',
      is: 'largest',
    },
    { says: 'a name can go on in many ways', cell: 'logits:5,5', in: 'row', is: 'largest', alone: true },
    { says: 'come close with', cell: 'logits:5,5', more: [0, 0.5], than: 'logits:5,14' },
    { says: 'and others come close', cell: 'logits:0,1', more: [0, 0.3], than: 'logits:0,3' },
    { says: 'their rows are equal', same: ['word_vectors:3', 'word_vectors:4'] },
    { says: 'the best score of the row', after: 0, cell: 'logits:5,0', in: 'row', is: 'largest' },
    { says: 'Only the last row has changed', after: 0, moved: 'logits:5', count: 'all' },
    { says: 'Only the last row has changed', after: 0, moved: 'logits:4', count: 0 },
    {
      says: 'After “m” the best letter is still “a”',
      after: 2,
      cell: 'logits:1,1',
      in: 'row',
      is: 'largest',
    },
    { says: 'the row of “i” still begins with', after: 1, moved: 'layer_0/residual_2:5', count: 0 },
    { says: 'now has', after: 2, cell: 'logits:5,12', in: 'row', is: 'largest' },
  ],
};
