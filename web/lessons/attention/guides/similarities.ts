import type { Guide } from '../../guide';

export const similaritiesGuide: Guide = {
  needs: ['soft-addressing'],
  cover: {
    picture: { kind: 'matrix', node: 'scores' },
    lead: 'Attention needs a number for how well two words fit. There is more than one way to compute it, and they disagree.',
    question: {
      ask: 'Which word is most like [[row:cosine_scores:0]]?',
      answer: { kind: 'word', cell: 'cosine_scores:0,max' },
      right:
        'By direction, with a cosine of [[cosine_scores:0,a]]. But the dot products put [[col:scores:1]] first, with [[scores:0,1]]. Why do they disagree?',
      wrong:
        'By direction it is [[col:cosine_scores:a]]: [[cosine_scores:0,a]], against [[cosine_scores:0,g]] for [[col:cosine_scores:g]]. But the dot products put [[col:scores:1]] first, with [[scores:0,1]]. Why do they disagree?',
    },
  },
  keySteps: [
    { node: 'query', title: 'Queries: arrows that look for something' },
    { node: 'key', title: 'Keys: arrows that can be found' },
    { node: 'value', title: 'Values: one column for each key' },
    {
      node: 'scores',
      title: 'Dot products: multiply and add up',
      prediction: {
        ask: '[[row:query:0]] is [[query:0,0]], [[query:0,1]]. The keys are [[key:0,0]], [[key:0,1]] for [[row:key:0]]; [[key:1,0]], [[key:1,1]] for [[row:key:1]]; [[key:2,0]], [[key:2,1]] for [[row:key:2]]. Multiply number by number and add up. Which key gets the largest dot product?',
        answer: { kind: 'word', cell: 'scores:0,max' },
        right: '[[col:scores:a]] gets [[scores:0,a]]: its direction is not the best, but it is long.',
        wrong:
          '[[col:scores:g]] gets [[scores:0,g]], [[col:scores:a]] [[scores:0,a]]: its direction is not the best, but it is long.',
      },
      action: 'Select a number of [[scores]] to see its sum.',
    },
    { node: 'key_norms', title: 'Lengths: how long is each arrow?' },
    { node: 'norm_products', title: 'The largest dot product possible' },
    {
      node: 'cosine_scores',
      title: 'Cosines: direction alone',
      prediction: {
        ask: 'A cosine is a dot product divided by both lengths. [[row:scores:1]] and [[col:scores:1]] have the dot product [[scores:1,1]]; their lengths, multiplied, give [[norm_products:1,1]]. How large is their cosine? Drag the bar.',
        answer: { kind: 'bar', cell: 'cosine_scores:1,1', from: -1, to: 1, within: 0.15 },
        right:
          'It is [[cosine_scores:1,1]]: the angle is wider than a right one, but the two are not opposite.',
        wrong:
          'You said [[given]]; it is [[cosine_scores:1,1]]. The dot product is negative, and a little more than half of what it could be.',
      },
      action: 'Select a number of [[cosine_scores]] to see what was divided by what.',
    },
    {
      node: 'weights',
      title: 'Weights: the softmax of the scores',
      prediction: {
        ask: 'The cosines of [[row:cosine_scores:0]] are [[cosine_scores:0,0]], [[cosine_scores:0,1]] and [[cosine_scores:0,2]]. The softmax turns them into shares that add up to 1. How large is the share of [[col:cosine_scores:0]]? Drag the bar.',
        answer: { kind: 'bar', cell: 'weights:0,0', from: 0, to: 1, within: 0.1 },
        right: 'It is [[weights:0,0]]. Cosines are at most 2 apart, so the softmax divides rather evenly.',
        wrong:
          'You said [[given]]; it is [[weights:0,0]]. The softmax sees only differences, and those between cosines are small: even [[col:weights:2]], at a right angle, gets [[weights:0,2]].',
      },
    },
    { node: 'context', title: 'Context: the mixture' },
  ],
  tries: [
    {
      title: 'Use the dot product',
      node: 'weights',
      text: 'The similarity is the cosine. You are about to use the dot product as it is, without dividing by the lengths.',
      edits: [{ option: 'similarity', to: 'dot' }],
      question: {
        ask: 'What happens to the weight that [[row:weights:0]] gives to [[col:weights:0]]?',
        answer: {
          kind: 'change',
          cell: 'weights:0,0',
          wrong: {
            grow: 'It would grow if [[col:weights:0]] were the longest arrow. It is the shortest key, and length counts now.',
            stay: 'It would stay if lengths still took no part. A dot product grows with them, and the arrow of [[col:weights:1]] is much longer.',
          },
        },
        right: 'Now length counts.',
      },
      because:
        'It was [[was:weights:0,0]], now it is [[weights:0,0]]. [[col:weights:1]] takes [[weights:0,1]]: its dot product of [[scores:0,1]] is far ahead of [[scores:0,0]], since the arrow is much longer. Neither is wrong. In a trained model, length can carry a meaning: how important a word is.',
    },
    {
      title: 'Make the sparrow longer',
      node: 'weights',
      text: '[[row:key:0]] is at [[key:0,0]], [[key:0,1]]. You are about to move it to 4, 2: the same direction, four times as long. The similarity is still the cosine.',
      edits: [
        { set: 'key:0,0', to: 4 },
        { set: 'key:0,1', to: 2 },
      ],
      question: {
        ask: 'What happens to the weight that [[row:weights:0]] gives to it?',
        answer: {
          kind: 'change',
          cell: 'weights:0,0',
          wrong: {
            grow: 'With the dot product it would grow. The cosine divides by the length, so length does not count.',
            shrink: 'It would shrink if the arrow turned away. It points where it pointed before.',
          },
        },
        right: 'A cosine does not depend on lengths.',
      },
      because:
        'The dot product rose from [[was:scores:0,0]] to [[scores:0,0]], and so did the product of the lengths by which it is divided. The cosine is still [[cosine_scores:0,0]], and the weight [[weights:0,0]].',
    },
    {
      title: 'Let a learned matrix compare',
      node: 'weights',
      text: 'The similarity “general” puts a matrix between query and key; a model learns its numbers. Here they are made up. You are about to use it.',
      edits: [{ option: 'similarity', to: 'general' }],
      question: {
        ask: '[[row:weights:1]] gave most of its weight to [[col:weights:2]]. What happens to that weight?',
        answer: {
          kind: 'change',
          cell: 'weights:1,2',
          wrong: {
            grow: 'It would grow if the matrix made [[col:weights:2]] fit even better. With these numbers, [[col:weights:1]] fits best.',
            stay: 'It would stay if the matrix changed no score. It decides which numbers count together, and now [[col:weights:1]] fits best.',
          },
        },
        right: 'Another matrix, another idea of what is alike.',
      },
      because:
        'It was [[was:weights:1,2]], now it is [[weights:1,2]], and [[col:weights:1]] gets [[weights:1,1]]. The matrix decides which numbers of a query count with which numbers of a key. A trained model uses this to find what helps, alike or not.',
    },
    {
      title: 'Is a dot product a cosine?',
      node: 'cosine_scores',
      text: 'Below the stage is an experiment that draws many pairs of vectors. Choose vectors as drawn, and run it. Then choose vectors of length 1.',
      edits: [],
      figure: 'experiment-cosine',
      because:
        'As drawn, the vectors have different lengths, and the dot product is the cosine times both of them. With length 1, both factors are 1, and only rounding is left.',
    },
  ],
  checks: [
    {
      title: 'Compute a dot product',
      node: 'scores',
      question: {
        ask: '[[row:query:1]] is [[query:1,0]], [[query:1,1]], and [[row:key:0]] is [[key:0,0]], [[key:0,1]]. What is their dot product?',
        answer: { kind: 'number', cell: 'scores:1,0', within: 0.01 },
        right: '([[query:1,0]]) · [[key:0,0]] + [[query:1,1]] · [[key:0,1]] = [[scores:1,0]].',
        wrong: 'Multiply the first two numbers, multiply the second two, and add both products.',
        mistakes: [
          {
            edits: [{ set: 'query:1,0', to: 1 }],
            cell: 'scores:1,0',
            text: '[[given]] comes out if the minus sign is lost: the first product is negative.',
          },
          {
            edits: [],
            cell: 'cosine_scores:1,0',
            text: '[[given]] is their cosine. The dot product is not divided by the lengths.',
          },
        ],
      },
    },
    {
      title: 'Compute a cosine',
      node: 'cosine_scores',
      question: {
        ask: '[[row:scores:1]] and [[col:scores:2]] have the dot product [[scores:1,2]]. Their lengths are [[query_norms:1,0]] and [[key_norms:2,0]]. What is their cosine? Two decimals are enough.',
        answer: { kind: 'number', cell: 'cosine_scores:1,2', within: 0.01 },
        right:
          '[[scores:1,2]] divided by [[query_norms:1,0]] and by [[key_norms:2,0]] is [[cosine_scores:1,2]].',
        wrong: 'Divide the dot product by the one length, and the result by the other.',
        mistakes: [
          {
            edits: [],
            cell: 'scores:1,2',
            text: '[[given]] is the dot product. A cosine is at most 1: divide by both lengths.',
          },
        ],
      },
    },
    {
      title: 'A right angle',
      node: 'cosine_scores',
      question: {
        ask: '[[row:query:0]] points to [[query:0,0]], [[query:0,1]]. Which key is at a right angle to it: [[row:key:0]] at [[key:0,0]], [[key:0,1]], [[row:key:1]] at [[key:1,0]], [[key:1,1]], or [[row:key:2]] at [[key:2,0]], [[key:2,1]]?',
        answer: { kind: 'word', cell: 'cosine_scores:0,min' },
        right:
          '[[query:0,0]] · ([[key:2,0]]) + [[query:0,1]] · [[key:2,1]] = [[scores:0,2]]. At a right angle, dot product and cosine are 0.',
        wrong:
          '[[col:cosine_scores:g]] has the cosine [[cosine_scores:0,g]]. At a right angle the dot product is 0, and so is the cosine: that is [[col:cosine_scores:a]].',
      },
    },
  ],
  remember: [
    {
      node: 'scores',
      text: 'A dot product depends on the lengths of two vectors and on the angle between them.',
    },
    {
      node: 'cosine_scores',
      text: 'A cosine is a dot product divided by both lengths: it compares directions alone.',
    },
    {
      node: 'weights',
      text: 'Any similarity gives one score per query and key. Softmax and mixture stay the same.',
    },
  ],
  sources: [
    {
      text: 'Luong et al. 2015, “Effective Approaches to Attention-based Neural Machine Translation”',
      place: 'section 3.1',
    },
    {
      text: 'Bahdanau et al. 2015, “Neural Machine Translation by Jointly Learning to Align and Translate”',
      place: 'appendix A.1.2',
    },
    { text: 'Graves et al. 2014, “Neural Turing Machines”, for the cosine', place: 'equation 6' },
    {
      text: 'The article “Attention Mechanism in Transformers” says that attention relies on the cosine similarity of word vectors. That holds only for vectors of length 1: here, the dot product is [[scores:0,0]] where the cosine is [[cosine_scores:0,0]].',
      isErratum: true,
    },
  ],
  claims: [
    { says: 'half its length', cell: 'query_norms:0,0', times: [2, 2], than: 'key_norms:0,0' },
    { says: 'is the longest of all', cell: 'key_norms:1,0', in: 'column', is: 'largest', alone: true },
    {
      says: 'its direction is not the best, but it is long',
      cell: 'scores:0,1',
      in: 'row',
      is: 'largest',
      alone: true,
    },
    {
      says: 'its direction is not the best, but it is long',
      cell: 'cosine_scores:0,1',
      is: '<',
      than: 'cosine_scores:0,0',
    },
    {
      says: 'a little more than half of what it could be',
      cell: 'scores:1,1',
      times: [-0.6, -0.5],
      than: 'norm_products:1,1',
    },
    { says: 'so the result will repeat the weights', same: ['context', 'weights'] },
    { says: 'It is the shortest key', cell: 'key_norms:0,0', in: 'column', is: 'smallest', alone: true },
    { says: 'A cosine does not depend on lengths.', after: 1, moved: 'weights', count: 0 },
    {
      says: 'decides which numbers count together, and now',
      after: 2,
      cell: 'weights:1,1',
      in: 'row',
      is: 'largest',
      alone: true,
    },
    { says: 'between −1 and 1', all: 'cosine_scores', between: [-1, 1] },
    { says: 'At a right angle, dot product and cosine are 0.', cell: 'scores:0,2', is: '=', than: 0 },
  ],
};
