import type { Guide } from '../../guide';

export const wordsAsVectorsGuide: Guide = {
  needs: [],
  cover: {
    picture: { kind: 'matrix', node: 'cosines' },
    lead: 'A computer only has numbers. Here each word becomes a row of [[dim:d_model]] numbers, and you can compute how alike two words are.',
    question: {
      ask: 'Which two words are most alike?',
      answer: {
        kind: 'choice',
        choices: [
          {
            text: 'king and queen',
            holds: ['cosines:0,1', '>', 'cosines:4,5'],
            wrong:
              'King and queen have [[cosines:0,1]], but cat and dog have [[cosines:4,5]]. Where do these numbers come from?',
          },
          {
            text: 'man and woman',
            holds: ['cosines:2,3', '>', 'cosines:4,5'],
            wrong:
              'Man and woman have [[cosines:2,3]], but cat and dog have [[cosines:4,5]]. Where do these numbers come from?',
          },
          { text: 'cat and dog', holds: ['cosines:4,5', '>', 'cosines:2,3'] },
        ],
      },
      right:
        'Their numbers say [[cosines:4,5]], where 1 would be the same direction. Where do these numbers come from?',
    },
  },
  keySteps: [
    { node: 'x', title: 'Words: a row of numbers for each' },
    {
      node: 'lengths',
      title: 'Lengths: how long is each arrow?',
      action: 'Select a number of [[lengths]] to see where it comes from.',
    },
    { node: 'unit_vectors', title: 'Unit vectors: only the direction' },
    {
      node: 'dot_products',
      title: 'Dot products: compare each word with each',
      prediction: {
        ask: 'Multiply two rows number by number and add up: their dot product. A word with itself gets the square of its length. Lengths are [[lengths:0,0]] for [[row:lengths:0]], [[lengths:1,0]] for [[row:lengths:1]] and [[lengths:5,0]] for [[row:lengths:5]]. Which dot product will be the largest?',
        answer: { kind: 'cell', cell: 'dot_products:max,max' },
        right: '[[row:dot_products:ar]] is the longest, so its square is the largest: [[dot_products:ar,a]].',
        wrong:
          '[[row:dot_products:gr]] and [[col:dot_products:g]] have [[dot_products:gr,g]]. The longest word, with itself, has the most: [[dot_products:ar,a]] for [[row:dot_products:ar]].',
      },
      action: 'Select a number next to the diagonal: how do two different words compare?',
    },
    {
      node: 'cosines',
      title: 'Cosines: compare directions alone',
      prediction: {
        ask: 'The cosine is the dot product divided by both lengths. [[row:dot_products:0]] and [[col:dot_products:2]] have the dot product [[dot_products:0,2]]; their lengths are [[lengths:0,0]] and [[lengths:2,0]]. How large is their cosine? Drag the bar.',
        answer: { kind: 'bar', cell: 'cosines:0,2', from: 0, to: 1, within: 0.1 },
        right: 'It is [[cosines:0,2]]: the same direction would be 1, a right angle 0.',
        wrong:
          'You said [[given]]; it is [[cosines:0,2]]. The product of both lengths is almost three times as large as the dot product.',
      },
    },
    {
      node: 'combined',
      title: 'A sum of words: king − man + woman',
      defines: ['combination'],
      action: 'Select a number of [[combined]]: it has one term per word.',
    },
    {
      node: 'combined_cosines',
      title: 'Where does the sum point?',
      prediction: {
        ask: 'Take [[col:combined_cosines:0]], subtract [[col:combined_cosines:2]], add [[col:combined_cosines:3]]. Which of the six words has the direction closest to the result?',
        answer: { kind: 'word', cell: 'combined_cosines:0,max' },
        right:
          'It is still [[col:combined_cosines:a]] itself, with [[combined_cosines:0,a]]; [[col:combined_cosines:1]] follows with [[combined_cosines:0,1]].',
        wrong:
          '[[col:combined_cosines:g]] has [[combined_cosines:0,g]]. [[col:combined_cosines:a]] itself is closer: [[combined_cosines:0,a]]. If the words in the sum are left out, [[col:combined_cosines:1]] comes first, with [[combined_cosines:0,1]].',
      },
    },
  ],
  tries: [
    {
      title: 'Give every word length 1',
      node: 'cosines',
      text: 'You are about to divide every vector by its length before anything else is computed.',
      edits: [{ option: 'unit_length', to: true }],
      question: {
        ask: 'What happens to the cosine of [[row:cosines:4]] and [[col:cosines:5]]?',
        answer: {
          kind: 'change',
          cell: 'cosines:4,5',
          wrong: {
            grow: 'It would grow if the two arrows turned toward each other. Only their lengths changed.',
            shrink: 'It would shrink if the arrows turned apart. Only their lengths changed.',
          },
        },
        right: 'A cosine does not depend on lengths.',
      },
      because:
        'It is still [[cosines:4,5]]. The dot product of the two was [[was:dot_products:4,5]]; now it is [[dot_products:4,5]], the same as the cosine. For vectors of length 1, and only for those, dot product and cosine are one number.',
    },
    {
      title: 'Do not subtract man',
      node: 'combined_cosines',
      text: 'The sum is king − man + woman. You are about to leave man out: king + woman.',
      edits: [{ set: 'combination:0,2', to: 0 }],
      question: {
        ask: 'What happens to the cosine of the sum with [[col:combined_cosines:1]]?',
        answer: {
          kind: 'change',
          cell: 'combined_cosines:0,1',
          wrong: {
            grow: 'It would grow if the sum turned toward [[col:combined_cosines:1]]. It keeps what king shares with man, and turns away.',
            stay: 'It would stay if the sum kept its direction. Man is no longer taken away, so the sum turns toward man.',
          },
        },
        right: 'The subtraction matters.',
      },
      because:
        'It was [[was:combined_cosines:0,1]], now it is [[combined_cosines:0,1]], less than [[combined_cosines:0,3]] for [[col:combined_cosines:3]]. The sum now points between king and woman, and [[col:combined_cosines:2]], which is no longer subtracted, has risen from [[was:combined_cosines:0,2]] to [[combined_cosines:0,2]].',
    },
    {
      title: 'Take everything twice',
      node: 'combined_cosines',
      text: 'You are about to compute 2 · king − 2 · man + 2 · woman. The sum becomes twice as long.',
      edits: [
        { set: 'combination:0,0', to: 2 },
        { set: 'combination:0,2', to: -2 },
        { set: 'combination:0,3', to: 2 },
      ],
      question: {
        ask: 'What happens to the cosine of the sum with [[col:combined_cosines:1]]?',
        answer: {
          kind: 'change',
          cell: 'combined_cosines:0,1',
          wrong: {
            grow: 'A dot product would grow. A cosine divides by the length, which doubled as well.',
            shrink:
              'It would shrink if the sum turned away. It points where it pointed before, and is only longer.',
          },
        },
        right: 'A longer arrow in the same direction.',
      },
      because:
        'The length of the sum was [[was:combined_length:0,0]], now it is [[combined_length:0,0]]. The cosine divides by it, so it is still [[combined_cosines:0,1]].',
    },
  ],
  checks: [
    {
      title: 'The square of a length',
      node: 'dot_products',
      question: {
        ask: 'Which cell of the dot products holds the square of the length of [[row:dot_products:5]]? Select it.',
        answer: { kind: 'cell', cell: 'dot_products:5,5' },
        right: 'The word with itself: each number times itself, added up.',
        wrong:
          'That cell has [[row:dot_products:gr]] and [[col:dot_products:g]]. The square of a length is the dot product of a word with itself.',
      },
    },
    {
      title: 'Compute a cosine',
      node: 'cosines',
      question: {
        ask: '[[row:dot_products:1]] and [[col:dot_products:3]] have the dot product [[dot_products:1,3]]. Their lengths are [[lengths:1,0]] and [[lengths:3,0]]. What is their cosine? Two decimals are enough.',
        answer: { kind: 'number', cell: 'cosines:1,3', within: 0.02 },
        right: '[[dot_products:1,3]] divided by [[lengths:1,0]] and by [[lengths:3,0]] is [[cosines:1,3]].',
        wrong: 'Divide the dot product by the one length, and the result by the other.',
        mistakes: [
          {
            edits: [],
            cell: 'dot_products:1,3',
            text: '[[given]] is the dot product. A cosine is at most 1: divide by both lengths.',
          },
        ],
      },
    },
    {
      title: 'Add and subtract words',
      node: 'combined',
      question: {
        ask: 'The fourth numbers are [[x:0,3]] for [[row:x:0]], [[x:2,3]] for [[row:x:2]] and [[x:3,3]] for [[row:x:3]]. What is the fourth number of king − man + woman?',
        answer: { kind: 'number', cell: 'combined:0,3', within: 0.01 },
        right: '[[x:0,3]] − [[x:2,3]] + [[x:3,3]] = [[combined:0,3]].',
        wrong: 'Take the number of king, subtract that of man, add that of woman.',
        mistakes: [
          {
            edits: [{ set: 'combination:0,2', to: 1 }],
            cell: 'combined:0,3',
            text: '[[given]] is king + man + woman: man is to be subtracted.',
          },
          {
            edits: [{ set: 'combination:0,3', to: -1 }],
            cell: 'combined:0,3',
            text: '[[given]] is king − man − woman. The last word is added.',
          },
          {
            edits: [{ set: 'combination:0,2', to: 0 }],
            cell: 'combined:0,3',
            text: '[[given]] is king + woman: man is missing.',
          },
        ],
      },
    },
  ],
  remember: [
    {
      node: 'x',
      text: 'A word becomes a vector: a row of numbers, learned from which words stand near which.',
    },
    {
      node: 'cosines',
      text: 'A dot product grows with the lengths of both vectors. A cosine compares directions alone.',
    },
    {
      node: 'combined_cosines',
      text: 'Vectors can be added and subtracted: king − man + woman points near queen, though king itself is nearer.',
    },
  ],
  sources: [
    {
      text: 'Mikolov, Yih and Zweig 2013, “Linguistic Regularities in Continuous Space Word Representations”, for the analogy',
      place: 'section 4',
    },
    { text: 'Pennington et al. 2014, “GloVe: Global Vectors for Word Representation”, for the vectors' },
    {
      text: 'The article “Attention Mechanism in Transformers” says that the dot product of two word vectors is essentially their cosine. That holds for vectors of length 1: here, cat and dog have [[dot_products:4,5]] and [[cosines:4,5]].',
      isErratum: true,
    },
  ],
  claims: [
    {
      says: 'is the longest, so its square is the largest',
      cell: 'dot_products:1,1',
      in: 'matrix',
      is: 'largest',
      alone: true,
    },
    { says: 'The longest word, with itself', cell: 'lengths:1,0', in: 'column', is: 'largest', alone: true },
    { says: 'so the matrix is symmetric', same: ['dot_products:1', 'dot_products:,1'] },
    { says: 'itself is closer', cell: 'combined_cosines:0,0', in: 'row', is: 'largest', alone: true },
    {
      says: 'If the words in the sum are left out',
      cell: 'combined_cosines:0,1',
      is: '>',
      than: 'combined_cosines:0,4',
    },
    {
      says: 'If the words in the sum are left out',
      cell: 'combined_cosines:0,1',
      is: '>',
      than: 'combined_cosines:0,5',
    },
    { says: 'dot product and cosine are one number', after: 0, same: ['dot_products', 'cosines'] },
    {
      says: 'The sum becomes twice as long',
      after: 2,
      cell: 'combined_length:0,0',
      times: [2, 2],
      than: 'was:combined_length:0,0',
    },
    { says: 'A cosine does not depend on lengths.', after: 0, moved: 'cosines', count: 0 },
    {
      says: 'has risen from',
      after: 1,
      cell: 'combined_cosines:0,2',
      is: '>',
      than: 'was:combined_cosines:0,2',
    },
    { says: 'king itself is nearer', cell: 'combined_cosines:0,0', in: 'row', is: 'largest', alone: true },
  ],
};
