import type { LessonBody } from '../lesson';

/** Two queries and three keys in the plane: one key has the direction of a query, another one is long. */
export const similarities: LessonBody = {
  preset: {
    tokens: { query: ['bird', 'rock'], key: ['sparrow', 'aeroplane', 'stone'] },
    options: { similarity: 'cosine', temperature: 1 },
    inputs: {
      query: [
        [2, 1],
        [-1, 3],
      ],
      key: [
        [1, 0.5],
        [4, -1],
        [-1, 2],
      ],
      value: [
        [1, 0, 0],
        [0, 1, 0],
        [0, 0, 1],
      ],
      w_a: [
        [0.5, 1],
        [0, -0.5],
      ],
      w_q: [
        [1, 0],
        [0, 0.5],
      ],
      w_k: [
        [0.5, -0.25],
        [-0.5, 1],
      ],
      v_a: [[2], [-1]],
    },
  },
  opening: 'cosine_scores',
  guide: () => import('./guides/similarities').then((module) => module.similaritiesGuide),
  figures: ['directions', 'experiment-cosine'],
  steps: [
    {
      node: 'query',
      prose:
        '[[query]] has one row for each word that looks for something. A row has only [[dim:d_k]] numbers, so that it can be ' +
        'drawn as an arrow: [[row:query:r]] points to [[query:r,0]], [[query:r,1]].',
    },
    {
      node: 'key',
      prose:
        '[[key]] has one row for each word that can be found. As given, [[row:key:0]] has exactly the direction of ' +
        '[[row:query:0]] but half its length; [[row:key:1]] is the longest of all. Which of the two fits better? That depends on ' +
        'the similarity: the rule that compares a query with a key.',
    },
    {
      node: 'value',
      prose:
        '[[value]] is what will be mixed. As given, each key has a 1 in a column of its own, so the result will repeat ' +
        'the weights. Everything that changes when you choose another similarity then comes from the scores alone.',
    },
    {
      node: 'w_a',
      prose:
        '[[w_a]] says how much each number of a query counts with each number of a key. With 1 on the diagonal and 0 ' +
        'elsewhere it would be the plain dot product; here the first number of a query counts with the second of a key by [[w_a:0,1]].',
      aside:
        'This form is called general by Luong et al., bilinear elsewhere: linear in the query, and linear in the key.',
    },
    {
      node: 'w_q',
      prose:
        '[[w_q]] is the part of the network that reads queries: [[dim:d_k]] numbers in, [[dim:d_a]] out.',
    },
    {
      node: 'w_k',
      prose:
        '[[w_k]] is the part that reads keys. Query and key could have different widths here; only what comes out must agree.',
    },
    {
      node: 'v_a',
      prose: '[[v_a]] turns the [[dim:d_a]] numbers that the network computes from a pair into one score.',
    },
    {
      node: 'projected_query',
      prose:
        '[[projected_query]]: each query times a learned matrix. [[row:projected_query:r]] becomes ' +
        '[[projected_query:r,0]], [[projected_query:r,1]]. In the general score, a dot product with the keys follows; in ' +
        'the additive one, an addition.',
    },
    {
      node: 'key_transposed',
      prose: '[[key_transposed]] is [[key]] with every key as a column, ready for the product.',
    },
    {
      node: 'scores',
      prose:
        '[[scores]] has one number per query and key. For dot, scaled dot and cosine it is the dot product: multiply number ' +
        'by number, add up. [[row:scores:r]] and [[col:scores:c]] have [[scores:r,c]]; the largest in the row of ' +
        '[[row:scores:r]] is [[scores:r,max]], for [[col:scores:max]].',
      aside:
        'A dot product can grow without limit: double a key, and its dot products double too. The score of a network cannot, ' +
        'because tanh stays between −1 and 1.',
    },
    {
      node: 'scaled_scores',
      prose:
        'Every score divided by √d_k, here the root of [[dim:d_k]]: [[scores:r,c]] becomes [[scaled_scores:r,c]]. All ' +
        'shrink by the same factor, so their order stays the same; the weights come closer to each other.',
    },
    {
      node: 'query_norms',
      prose:
        'The length of each query: the root of the sum of its squares. [[row:query_norms:r]] has length [[query_norms:r,0]].',
    },
    {
      node: 'key_norms',
      prose:
        'A length, or norm, is the root of the sum of squares of a row. [[row:key_norms:0]] has length [[key_norms:0,0]], ' +
        '[[row:key_norms:1]] has [[key_norms:1,0]]: in a dot product the second counts that much more for its length alone.',
    },
    {
      node: 'key_norms_transposed',
      prose: 'The same lengths side by side, a column per key.',
    },
    {
      node: 'norm_products',
      prose:
        'The length of every query times the length of every key: for [[row:norm_products:r]] and ' +
        '[[col:norm_products:c]] it is [[norm_products:r,c]]. Their dot product would be that large if both had the same ' +
        'direction, and can never be larger.',
    },
    {
      node: 'divisors',
      prose:
        'The same, but never below 0.00000001. A row of zeros has no direction, and its quotient would be 0 divided by 0; ' +
        'with this its cosine with everything is 0.',
      aside:
        'Libraries differ in where they put the small constant: on the product of both lengths, as here, or on each of them.',
    },
    {
      node: 'cosine_scores',
      prose:
        'The cosine is the dot product divided by both lengths, between −1 and 1. It measures the angle alone: 1 is the same ' +
        'direction, 0 a right angle. [[row:cosine_scores:0]] has [[cosine_scores:0,0]] with [[col:cosine_scores:0]] and ' +
        '[[cosine_scores:0,1]] with [[col:cosine_scores:1]]; the dot products were [[scores:0,0]] and [[scores:0,1]].',
      aside:
        'Cosine and dot product are the same number for vectors of length 1, and in general for no others: in the first cell, ' +
        '[[cosine_scores:0,0]] and [[scores:0,0]]. Attention by plain dot products does not measure cosines.',
    },
    {
      node: 'pairs',
      prose:
        'Every query beside every key, a row per pair: [[dim:m]] times [[dim:n]] rows. The row of [[row:pairs:r]] begins ' +
        'with its query and ends with its key.',
    },
    {
      node: 'w_pairs',
      prose:
        '[[w_pairs]] is [[w_q]] above [[w_k]]: the rows for the query, and below them those for the key.',
    },
    {
      node: 'projected_pairs',
      prose:
        '[[projected_pairs]] = [[pairs]] [[w_pairs]]. For [[row:projected_pairs:r]] it begins with [[projected_pairs:r,0]]: the ' +
        'same number as the sum that the additive form makes of two projections.',
    },
    {
      node: 'projected_key',
      prose:
        '[[projected_key]]: each key times [[w_k]], once per key and not once per pair. [[row:projected_key:r]] becomes ' +
        '[[projected_key:r,0]], [[projected_key:r,1]].',
    },
    {
      node: 'summed_pairs',
      prose:
        'Each projected query plus each projected key, a row per pair. For [[row:summed_pairs:r]] the first number is ' +
        '[[summed_pairs:r,0]].',
      aside:
        'Switch the similarity to concat and look at the same row there: the numbers agree. Additive and concat are one ' +
        'function, computed in two orders.',
    },
    {
      node: 'hidden_pairs',
      prose:
        'tanh of every number: between −1 and 1, nearly a straight line around 0. [[row:hidden_pairs:r]] now has ' +
        '[[hidden_pairs:r,0]] and [[hidden_pairs:r,1]].',
    },
    {
      node: 'energies',
      prose:
        '[[energies]] = [[hidden_pairs]] [[v_a]]: one score per pair. [[row:energies:r]] gets [[energies:r,0]]. The next step ' +
        'only arranges them as a matrix.',
    },
    {
      node: 'tempered_scores',
      prose:
        'Divided by τ, the temperature: [[tempered_scores:r,c]] for [[row:tempered_scores:r]] and ' +
        '[[col:tempered_scores:c]]. Cosines lie between −1 and 1, too close together for a clear choice; a small τ moves them apart.',
    },
    {
      node: 'weights',
      prose:
        'From here on all similarities are alike: a softmax turns each row of scores into weights, shares that add up to 1. ' +
        '[[row:weights:r]] gives [[col:weights:max]] the weight [[weights:r,max]]. Switch the similarity and watch this matrix.',
      aside:
        'With cosines and temperature 1 no weight can be more than e² times another one of its row, about 7.4: scores from −1 ' +
        'to 1 are at most 2 apart.',
    },
    {
      node: 'context',
      prose:
        '[[context]] = [[weights]] [[value]], a mixture of values. With the values as given, [[row:context:r]] has [[context:r,0]] of ' +
        '[[row:value:0]], [[context:r,1]] of [[row:value:1]] and [[context:r,2]] of [[row:value:2]].',
    },
  ],
};
