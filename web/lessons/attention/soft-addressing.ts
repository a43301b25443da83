import type { LessonBody } from '../lesson';

/** A dictionary of four fruits and vegetables, and a query that is not in it. */
export const softAddressing: LessonBody = {
  preset: {
    tokens: { query: ['sour apple'], key: ['lemon', 'apple', 'banana', 'carrot'] },
    features: { d_k: ['sour', 'sweet', 'crunchy'], d_v: ['sugar', 'price'] },
    options: { temperature: 1 },
    inputs: {
      query: [[2, 1, 1]],
      key: [
        [2, 0, 0],
        [1, 2, 2],
        [0, 3, 0],
        [0, 1, 3],
      ],
      value: [
        [2.5, 2.5],
        [10, 2],
        [12, 1.5],
        [5, 1],
      ],
    },
  },
  opening: 'weights',
  guide: () => import('./guides/soft-addressing').then((module) => module.softAddressingGuide),
  figures: ['addressing'],
  steps: [
    {
      node: 'query',
      prose:
        'What you look for is the query: something sour, a little sweet, a little crunchy, as [[dim:d_k]] numbers. The first ' +
        'number of [[row:query:r]] is [[query:r,0]]. No entry of the dictionary has this name, and none has just these numbers.',
    },
    {
      node: 'key',
      prose:
        'Each entry has a key, the address by which it is found. Each row of [[key]] says how sour, how sweet and how crunchy ' +
        'the entry is; for [[row:key:r]] it begins with [[key:r,0]]. A dictionary in a program only asks whether keys are ' +
        'equal. Here they can be more or less alike.',
    },
    {
      node: 'value',
      prose:
        'Each entry also has a value, its content: grams of sugar in 100 g, and a price per kilo. [[row:value:r]] holds ' +
        '[[value:r,0]] and [[value:r,1]]. Every answer comes from these rows, and only from them.',
    },
    {
      node: 'key_transposed',
      prose: '[[key_transposed]] is [[key]] with every entry as a column, ready for the product.',
    },
    {
      node: 'scores',
      prose:
        '[[scores]] = [[query]] [[key_transposed]], where [[key_transposed]] has the keys as columns: the dot product of the ' +
        'query with each key. Multiply number by number, add up. The score says how well the key fits the query. ' +
        'The largest is [[scores:r,max]], so [[col:scores:max]] fits best.',
    },
    {
      node: 'hard_weights',
      prose:
        'A hard lookup takes the entry with the best score and nothing else: its weight is [[hard_weights:r,max]], that of every other ' +
        'entry 0. Here this entry is [[col:hard_weights:max]]. Only equal best scores share the 1.',
      aside:
        'Its derivative is 0. Change a score a little and nothing happens, until another score is larger and everything ' +
        'changes at once: there is no slope along which a model could learn. That is what the soft lookup is for. As its ' +
        'temperature goes to 0, it becomes the hard one.',
    },
    {
      node: 'hard_context',
      prose:
        '[[hard_context]] = [[hard_weights]] [[value]]. Without ties, the answer is one row of the dictionary, unchanged: ' +
        '[[hard_context:r,0]] g of sugar and a price of [[hard_context:r,1]].',
    },
    {
      node: 'tempered_scores',
      prose:
        'A soft lookup uses every entry. First it divides every score by a number, the temperature τ: [[scores:r,c]] becomes ' +
        '[[tempered_scores:r,c]]. A τ below 1 moves the scores apart, one above 1 moves them together. With 1, nothing changes.',
      aside:
        'At τ = 0 the scores cannot be divided. The limit is taken instead: the soft weights become the hard ' +
        'ones, and this step disappears.',
    },
    {
      node: 'weights',
      prose:
        'The softmax takes e to the power of each score, written exp, and divides by the sum of all. [[col:weights:max]] gets ' +
        '[[weights:r,max]], [[col:weights:0]] [[weights:r,0]]. Before that, the scores are divided by the temperature τ, where 1 ' +
        'changes nothing, and the largest is subtracted from all: shares stay the same, and no number gets too large.',
      aside:
        'Halve the temperature, and the ratio of two weights is squared. So even the smallest lead counts in the end: if one ' +
        'score is the largest, it takes all as τ goes to 0. Move the temperature and see the weights become equal, or unequal. In the paper, β stands for 1/τ, ' +
        'and keys are compared by the cosine.',
    },
    {
      node: 'context',
      prose:
        '[[context]] = [[weights]] [[value]]: an entry that is not in the dictionary, mixed from all that are. ' +
        '[[context:r,0]] g of sugar, where the hard lookup has [[hard_context:r,0]]; a price of [[context:r,1]], where it has ' +
        '[[hard_context:r,1]].',
    },
    {
      node: 'weights_difference',
      prose:
        'Soft minus hard. What [[col:hard_weights:max]] loses, the others get: for [[col:weights_difference:c]] the ' +
        'difference is [[weights_difference:r,c]], and a row adds up to 0. Lower the temperature and see the difference vanish.',
      aside:
        'In floating-point numbers the two become equal before τ reaches 0: e to the power of −746 is less than the ' +
        'smallest positive number there is, and a weight that should be tiny is exactly 0.',
    },
  ],
};
