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
  figures: ['addressing'],
  steps: [
    {
      node: 'query',
      prose:
        'The question, as given: something sour, a little sweet, a little crunchy, in [[dim:d_k]] numbers. The first of ' +
        '[[row:query:r]] is [[query:r,0]]. No entry of the dictionary is called so, and none has just these numbers.',
    },
    {
      node: 'key',
      prose:
        'The addresses. Each row of [[key]] says how sour, how sweet and how crunchy an entry is; for [[row:key:r]] it ' +
        'begins with [[key:r,0]]. A dictionary in a program compares addresses for equality. Here they can be more or less alike.',
    },
    {
      node: 'value',
      prose:
        'The contents: grams of sugar in 100 g, and a price per kilo. [[row:value:r]] holds [[value:r,0]] and ' +
        '[[value:r,1]]. Whatever is looked up comes from these rows, and only from them.',
    },
    {
      node: 'key_transposed',
      prose: '[[key_transposed]] is [[key]] with every entry as a column, ready to be compared.',
    },
    {
      node: 'scores',
      prose:
        '[[scores]] = [[query]] [[key_transposed]]: the dot product of the question with each address, number times number, ' +
        'added up. It says how well the address answers. [[col:scores:max]] answers best, with ' +
        '[[scores:r,max]]; [[col:scores:c]] gets [[scores:r,c]].',
    },
    {
      node: 'hard_weights',
      prose:
        'A hard lookup takes the best address and nothing else: [[hard_weights:r,max]] for [[col:hard_weights:max]]. Only ' +
        'equal best scores share the 1. It is what the soft lookup below turns into when its temperature goes to 0.',
      aside:
        'Its derivative is 0. Move a score a little and nothing changes, until another one overtakes it and everything ' +
        'does: there is no slope along which a model could learn. That is what the soft lookup is for.',
    },
    {
      node: 'hard_context',
      prose:
        '[[hard_context]] = [[hard_weights]] [[value]]: without ties, one row of the dictionary as it is. ' +
        '[[hard_context:r,0]] g of sugar and a price of [[hard_context:r,1]].',
    },
    {
      node: 'tempered_scores',
      prose:
        'Every score is divided by a number, the temperature τ, before it becomes a weight. A small τ pulls the scores apart, a large one ' +
        'pushes them together: [[scores:r,c]] becomes [[tempered_scores:r,c]].',
      aside:
        'At τ = 0 there is nothing to divide by. The variant takes the limit instead: the soft weights become the hard ' +
        'ones, and this step disappears.',
    },
    {
      node: 'weights',
      prose:
        'The softmax: e to the power of each number, divided by the sum of them all. Every address gets its share, ' +
        '[[weights:r,max]] to [[col:weights:max]], [[weights:r,c]] to [[col:weights:c]], and the shares add up to 1. Move ' +
        'the temperature and see them even out or sharpen.',
      aside:
        'Divide all scores by half the temperature and the ratio of two weights is squared. So the smallest lead ' +
        'counts in the end: as long as one score is largest, it takes all as τ goes to 0.',
    },
    {
      node: 'context',
      prose:
        '[[context]] = [[weights]] [[value]]: an entry that is in no dictionary, mixed from all of them. ' +
        '[[context:r,0]] g of sugar against [[hard_context:r,0]] from the hard lookup, a price of [[context:r,1]] against ' +
        '[[hard_context:r,1]].',
    },
    {
      node: 'weights_difference',
      prose:
        'Soft minus hard. What [[col:hard_weights:max]] lacks, the others have: for [[col:weights_difference:c]] the ' +
        'difference is [[weights_difference:r,c]], and a row adds up to 0. Turn the temperature down and watch it go.',
      aside:
        'In floating-point numbers the two become equal before τ reaches 0: e to the power of −746 is less than the ' +
        'smallest number there is, and a weight that should be tiny is 0 exactly.',
    },
  ],
};
