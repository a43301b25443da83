import type { Guide } from '../../guide';

export const layerNormGuide: Guide = {
  needs: ['words-as-vectors'],
  cover: {
    picture: { kind: 'matrix', node: 'x' },
    lead: 'In a deep model, the numbers of some words grow much larger than those of others. A norm brings every word to the same scale.',
    question: {
      ask: 'The row of [[row:x:1]] has by far the largest numbers. Which word has the largest one after the norm?',
      answer: { kind: 'word', cell: 'normalised:max,2' },
      right:
        '[[row:normalised:ar]] has [[normalised:ar,2]], [[row:normalised:1]] only [[normalised:1,1]]: each row is measured by its own spread.',
      wrong:
        '[[row:normalised:gr]] gets no further than [[normalised:gr,3]], because each row is measured by its own spread. [[row:normalised:ar]] has [[normalised:ar,2]].',
    },
  },
  keySteps: [
    { node: 'x', title: 'The words: rows of different sizes' },
    { node: 'mean', title: 'Mean: the middle of each row' },
    {
      node: 'centred',
      title: 'Centred rows: around 0',
      prediction: {
        ask: 'Subtract from each row of [[x]] its own mean. The means are [[mean:0,0]], [[mean:1,0]] and [[mean:2,0]]. Where will the smallest number stand?',
        answer: { kind: 'cell', cell: 'centred:min,min' },
        right:
          '[[x:ar,a]] is a large number, but it lies far below the mean of its row: [[centred:ar,a]] is left.',
        wrong:
          'There [[x:gr,g]] becomes [[centred:gr,g]]. The smallest is [[centred:ar,a]], for [[row:x:ar]]: [[x:ar,a]] is a large number, but far below the mean of its row.',
      },
      action: 'Select a number of [[centred]] to see what was subtracted.',
    },
    {
      node: 'variance',
      title: 'Variance: how far from the mean?',
      prediction: {
        ask: 'Square the centred numbers, then take the mean of each row. Two numbers of [[row:centred:2]] lie exactly at their mean. Which word has the smallest variance?',
        answer: { kind: 'word', cell: 'variance:min,0' },
        right:
          'It is [[variance:ar,0]]. [[row:variance:2]] has [[variance:2,0]]: squares make the numbers that are far away count more.',
        wrong:
          '[[row:variance:gr]] has [[variance:gr,0]], [[row:variance:ar]] only [[variance:ar,0]]. Squares make the numbers that are far away count more than those that are near.',
      },
    },
    { node: 'deviation', title: 'Standard deviation: the size of a row' },
    {
      node: 'normalised',
      title: 'Normalised rows: all on one scale',
      action: 'Select a number of [[normalised]] to see what it was divided by.',
    },
    { node: 'gained', title: 'Gain: a learned factor for each column' },
    {
      node: 'normed',
      title: 'Shift: a learned number added at the end',
      prediction: {
        ask: 'The row of [[row:gained:0]] is [[gained:0,0]], [[gained:0,1]], [[gained:0,2]], [[gained:0,3]]. The shift adds [[shift:0,0]], [[shift:0,1]], [[shift:0,2]], [[shift:0,3]]. Put the columns into order, the largest number first.',
        answer: { kind: 'order', row: 'normed:0' },
        right: 'The row is now [[normed:0,0]], [[normed:0,1]], [[normed:0,2]], [[normed:0,3]].',
        wrong:
          'You put column [[col:normed:g]] before column [[col:normed:a]]. But each column gets its number of the shift: they are now [[normed:0,g]] and [[normed:0,a]].',
      },
    },
  ],
  tries: [
    {
      title: 'Add 10 to a whole row',
      node: 'normalised',
      text: 'The row of [[row:x:2]] is [[x:2,0]], [[x:2,1]], [[x:2,2]], [[x:2,3]]. You are about to add 10 to each of its numbers.',
      edits: [
        { set: 'x:2,0', to: 10 },
        { set: 'x:2,1', to: 14 },
        { set: 'x:2,2', to: 18 },
        { set: 'x:2,3', to: 14 },
      ],
      question: {
        ask: 'What happens to the third number of [[row:normalised:2]] in [[normalised]]?',
        answer: {
          kind: 'change',
          cell: 'normalised:2,2',
          wrong: {
            grow: 'The number grew by 10, but so did the mean of its row, now [[mean:2,0]]. What lies between them is the same.',
            shrink:
              'It would shrink if the row were more spread out. All its numbers grew alike, so its standard deviation is still [[deviation:2,0]].',
          },
        },
        right: 'The mean of the row grew by 10 as well.',
        wrong: 'The mean of the row grew as well, so nothing changes between them.',
      },
      because:
        'The mean was [[was:mean:2,0]], now it is [[mean:2,0]]. Each number minus the mean of its row is what it was before, so the standard deviation and [[normalised:2,2]] stay too. A norm only keeps how the numbers of a row differ.',
    },
    {
      title: 'Put in one very large number',
      node: 'normalised',
      text: 'The third number of [[row:x:2]] is [[x:2,2]]. You are about to make it 80.',
      edits: [{ set: 'x:2,2', to: 80 }],
      question: {
        ask: 'Which numbers of [[normalised]] will change? Mark them.',
        answer: {
          kind: 'moved',
          node: 'normalised',
          wrong: {
            missed:
              'The large number moves the mean and the standard deviation of its row, so every number of the row changes.',
            extra: 'Each word has a mean and a deviation of its own: other rows do not change.',
          },
        },
        right: 'The whole row of the word, and no other row.',
        wrong: 'The framed cells are marked wrongly: the whole row changes, and no other row.',
      },
      because:
        'One number moves the mean and the standard deviation of its row, [[was:deviation:2,0]] before and [[deviation:2,0]] now. So the three other numbers of the row change too. Other words have their own mean and deviation.',
    },
    {
      title: 'Make all numbers of a row equal',
      node: 'normalised',
      text: 'The row of [[row:x:1]] is [[x:1,0]], [[x:1,1]], [[x:1,2]], [[x:1,3]]. You are about to make all four 60.',
      edits: [
        { set: 'x:1,0', to: 60 },
        { set: 'x:1,2', to: 60 },
      ],
      question: {
        ask: 'What happens to the second number of [[row:normalised:1]] in [[normalised]]?',
        answer: {
          kind: 'change',
          cell: 'normalised:1,1',
          wrong: {
            grow: 'The mean of the row has grown, and more is subtracted: [[centred:1,1]] is left.',
            stay: 'The number has stayed, but the mean of its row has risen to it, and [[centred:1,1]] is left.',
          },
        },
        right: 'A row of equal numbers has nothing left once its mean is gone.',
        wrong: 'Each number is now the mean itself, and their difference is 0.',
      },
      because:
        'It was [[was:normalised:1,1]], now it is [[normalised:1,1]]. All centred numbers are 0, and so is the variance. Without ε this would be 0 divided by 0; with it, 0 is divided by [[deviation:1,0]], the root of ε.',
    },
    {
      title: 'Keep the mean',
      node: 'normalised',
      text: 'Many language models use RMS norm: it subtracts no mean, and divides each row by the root of the mean of its squares. You are about to use it.',
      edits: [{ option: 'norm_kind', to: 'rms' }],
      question: {
        ask: 'The first number of [[row:x:2]] is [[x:2,0]]. What happens to its number in [[normalised]]?',
        answer: {
          kind: 'change',
          cell: 'normalised:2,0',
          wrong: {
            shrink:
              'It lay below the mean of its row, and so below 0. Now nothing is subtracted from it: it rises to [[normalised:2,0]].',
            stay: 'It would stay if the mean of its row were 0. It was larger, and was subtracted; now nothing is subtracted: [[normalised:2,0]].',
          },
        },
        right: 'It is no longer compared with a mean.',
        wrong: 'It lay below the mean of its row. Now nothing is subtracted from it.',
      },
      because:
        'It was [[was:normalised:2,0]], because [[x:2,0]] lies below the mean of its row. RMS norm subtracts nothing, and 0 divided by anything is [[normalised:2,0]]. It is cheaper, has no shift, and works about as well.',
    },
  ],
  checks: [
    {
      title: 'Measure a row',
      node: 'deviation',
      question: {
        ask: 'The row of [[row:x:2]] in [[x]] is [[x:2,0]], [[x:2,1]], [[x:2,2]], [[x:2,3]], and its mean is [[mean:2,0]]. What is its standard deviation? One decimal is enough.',
        answer: { kind: 'number', cell: 'deviation:2,0', within: 0.06 },
        right: 'The centred numbers squared, their mean, the root: [[deviation:2,0]].',
        wrong:
          'Subtract the mean from each number, square, take the mean of the four squares, then the root.',
        mistakes: [
          {
            edits: [],
            cell: 'variance:2,0',
            text: '[[given]] is the variance. The standard deviation is its root.',
          },
          {
            edits: [{ option: 'norm_kind', to: 'rms' }],
            cell: 'root_mean_square:2,0',
            text: '[[given]] comes out if the mean is not subtracted first. RMS norm does that.',
          },
        ],
      },
    },
    {
      title: 'Own size, own scale',
      node: 'normalised',
      question: {
        ask: 'The first centred numbers of the words are [[centred:0,0]], [[centred:1,0]] and [[centred:2,0]]. Their standard deviations are [[deviation:0,0]], [[deviation:1,0]] and [[deviation:2,0]]. Which word gets the smallest number in the first column of [[normalised]]?',
        answer: { kind: 'word', cell: 'normalised:min,0' },
        right: '[[centred:ar,0]] over [[deviation:ar,0]] is [[normalised:ar,0]].',
        wrong:
          'For [[row:normalised:gr]], [[centred:gr,0]] over [[deviation:gr,0]] is [[normalised:gr,0]]. One of the other words gets less: divide each number by the deviation of its own row.',
      },
    },
    {
      title: 'Gain, then shift',
      node: 'normed',
      question: {
        ask: 'The last number of [[row:normalised:0]] in [[normalised]] is [[normalised:0,3]]. Its column has the gain [[gain:0,3]] and the shift [[shift:0,3]]. What is it in [[normed]]?',
        answer: { kind: 'number', cell: 'normed:0,3', within: 0.01 },
        right: 'First times the gain, then plus the shift: [[normed:0,3]].',
        wrong: 'First multiply by the gain, then add the shift.',
        mistakes: [
          {
            edits: [{ set: 'shift:0,3', to: -0.5 }],
            cell: 'normed:0,3',
            text: '[[given]] comes out if the shift is added first. The gain comes first, and only then the shift.',
          },
          {
            edits: [],
            cell: 'gained:0,3',
            text: '[[given]] is the number after the gain. The shift has yet to be added.',
          },
        ],
      },
    },
  ],
  remember: [
    {
      node: 'normalised',
      text: 'A layer norm subtracts its mean from each row, and divides the row by its standard deviation.',
    },
    { node: 'mean', text: 'It works along the row: each word is measured by its own numbers alone.' },
    {
      node: 'normed',
      text: 'A learned gain and a learned shift then give each column the scale that the model needs.',
    },
  ],
  sources: [
    { text: 'Ba, Kiros and Hinton 2016, “Layer Normalization”', place: 'equations 3 and 4' },
    { text: 'Zhang and Sennrich 2019, “Root Mean Square Layer Normalization”', place: 'equation 4' },
  ],
  claims: [
    { says: 'times as large, in another order', cell: 'x:1,0', times: [10, 10], than: 'x:0,0' },
    { says: 'times as large, in another order', cell: 'x:1,1', times: [10, 10], than: 'x:0,2' },
    { says: 'times as large, in another order', cell: 'x:1,3', times: [10, 10], than: 'x:0,3' },
    { says: 'times as large, in another order', cell: 'x:1,2', times: [10, 10], than: 'x:0,1' },
    { says: 'has by far the largest numbers', cell: 'x:1,1', in: 'matrix', is: 'largest' },
    { says: 'now hold only −1 and 1', all: 'normalised:0', between: [-1, 1] },
    { says: 'now hold only −1 and 1', all: 'normalised:1', between: [-1, 1] },
    {
      says: 'each row is measured by its own spread',
      cell: 'normalised:2,2',
      in: 'matrix',
      is: 'largest',
      alone: true,
    },
    { says: 'Two numbers of', cell: 'centred:2,1', is: '=', than: 0 },
    { says: 'Two numbers of', cell: 'centred:2,3', is: '=', than: 0 },
    {
      says: 'squares make the numbers that are far away count more',
      cell: 'variance:0,0',
      in: 'column',
      is: 'smallest',
      alone: true,
    },
    { says: 'The mean of the row grew by 10 as well.', after: 0, moved: 'normalised', count: 0 },
    {
      says: 'The mean of the row grew by 10 as well.',
      after: 0,
      cell: 'mean:2,0',
      more: [10, 10],
      than: 'was:mean:2,0',
    },
    { says: 'The whole row of the word, and no other row.', after: 1, moved: 'normalised:2', count: 'all' },
    { says: 'The whole row of the word, and no other row.', after: 1, moved: 'normalised', count: 4 },
    { says: 'has nothing left once its mean is gone', after: 2, all: 'centred:1', between: [0, 0] },
  ],
};
