import { rowsAside, scaleAside, softmaxAside } from '../common';
import type { LessonBody, LessonStep } from '../lesson';
import { projectionSteps } from '../projection-steps';

/** Steps of learned, rotary and missing positions. */
const otherPositions: readonly LessonStep[] = [
  {
    node: 'learned_positions',
    prose:
      '[[learned_positions]] is learned, like the weights of a projection: a row for each position, [[dim:d_model]] numbers, ' +
      'with no formula behind them. The row of position [[row:learned_positions:r]] begins with [[learned_positions:r,0]].',
    aside:
      'There is a row for every position of training and none beyond it: a longer text has no row to add. Sines and ' +
      'cosines exist for every position.',
  },
  {
    node: 'rotated_query',
    prose:
      'Rotary positions add nothing to the tokens. Two columns of [[query]] are taken as a point in a plane, and the point is ' +
      'turned by the angle of its position: [[query:r,0]] and its partner become [[rotated_query:r,0]] and its partner. ' +
      'Position 0 is not turned at all.',
    aside:
      'Which columns are partners is a convention: neighbours (the paper), or one from each half (many programs). Weights ' +
      'trained with one are wrong with the other. Try both with the option “pairing”.',
  },
  {
    node: 'rotated_key',
    prose:
      '[[rotated_key]]: the keys are turned by the angles of their own positions. In the dot product of two turned ' +
      'rows only the difference of their angles is left, so a score depends on how far apart two tokens are, not on ' +
      'where they stand.',
    aside: 'The values are not turned: a position decides who looks at whom, not what is handed over.',
  },
];

/** “the” occurs twice with the same numbers: only the positions differ. */
export const positions: LessonBody = {
  preset: {
    tokens: { query: ['the', 'dog', 'saw', 'the', 'cat'], key: ['the', 'dog', 'saw', 'the', 'cat'] },
    options: { positions: 'sinusoidal', mask: 'none', bias: false },
    inputs: {
      x: [
        [1, 0, 0, 1, 0, 0],
        [0, 1, 1, 0, 0, -1],
        [0, -1, 0, 1, 1, 0],
        [1, 0, 0, 1, 0, 0],
        [0, 1, 1, 0, 1, -1],
      ],
      learned_positions: [
        [0.5, 0, -0.5, 0, 0.5, 0],
        [0, 0.5, 0, -0.5, 0, 0.5],
        [-0.5, 0, 0.5, 0, 0.5, 0],
        [0, -0.5, 0, 0.5, 0, 0.5],
        [0.5, 0.5, 0, 0, -0.5, -0.5],
      ],
      w_q: [
        [1, 0, 0, 1],
        [0, 1, 1, 0],
        [0, 1, 0, 0],
        [1, 0, 0, -1],
        [0, 0, 1, 0],
        [0, -1, 0, 1],
      ],
      w_k: [
        [1, 0, 1, 0],
        [0, 1, 0, 0],
        [0, 1, 0, 1],
        [0, 0, 1, 0],
        [1, 0, 0, 0],
        [0, 0, 0, -1],
      ],
      w_v: [
        [1, 0, 0],
        [0, 1, 0],
        [0, 0, 1],
        [1, 0, 0],
        [0, 1, 0],
        [0, 0, 1],
      ],
    },
  },
  opening: 'position_encoding',
  guide: () => import('./guides/positions').then((module) => module.positionsGuide),
  figures: ['position-waves'],
  steps: [
    {
      node: 'x',
      prose:
        '[[x]] is the sentence: one row per token, [[dim:d_model]] numbers each. As given, “the” comes twice, and both ' +
        'rows are the same: a model has one list of words, and the same word always has the same row in it. Nothing in ' +
        '[[x]] says which word came first.',
      aside: rowsAside,
    },
    { node: 'w_q', prose: '[[w_q]] makes queries of tokens, [[dim:d_k]] numbers each.' },
    { node: 'w_k', prose: '[[w_k]] makes keys of tokens, as wide as the queries.' },
    { node: 'w_v', prose: '[[w_v]] makes values of tokens, [[dim:d_v]] numbers each.' },
    {
      node: 'positions',
      prose:
        '[[positions]] counts the tokens: [[row:positions:r]] is at position [[positions:r,0]]. The encoding is computed ' +
        'from these numbers alone; the words play no part in it.',
      aside: 'Programs count positions from 0. Set “start” to another number to see the encoding further on.',
    },
    {
      node: 'exponents',
      prose:
        '[[exponents]] has one number for each pair of columns: as given −2i/d, with d = [[dim:d_model]] and i = 0, 1, 2 … ' +
        'The first is [[exponents:0,0]].',
      aside:
        'Some texts count i from 1. Then the first exponent is not 0 and the first frequency not 1: set “first index” to 1 ' +
        'and watch this row. Vaswani et al. count from 0.',
    },
    {
      node: 'frequencies',
      prose:
        'Columns come in pairs, and each pair gets an angle. Its frequency says how much the angle grows from one ' +
        'position to the next. [[frequencies]] holds the base, 10,000 unless you change it, to the power of each number ' +
        'of [[exponents]]. The first is [[frequencies:0,0]]; from pair to pair they fall by the same factor.',
      aside:
        'With i counted from 1 the first frequency would be 10,000 to the power of −2/d, and the fastest wave would be ' +
        'missing. Both are encodings, but a model trained with one cannot read the other.',
    },
    {
      node: 'angles',
      prose:
        'An angle is a position times a frequency. [[angles]] has a row for each position and a column for each ' +
        'frequency: at [[row:angles:r]] the first angle is [[angles:r,0]]. Angles are in radians; a full turn is about ' +
        '6.28.',
    },
    {
      node: 'angle_sines',
      prose:
        '[[angle_sines]] holds the sine of each angle. On a circle of radius 1, it is the height of the point at that ' +
        'angle, so it rises and falls like a wave. Sines alone are not enough: an angle and its supplement, such as 1 ' +
        'and π − 1, have the same sine.',
    },
    {
      node: 'angle_cosines',
      prose:
        '[[angle_cosines]] holds the cosine of each angle: how far to the right the point on the circle is. Sine and ' +
        'cosine together give the point exactly. It moves like the tip of a clock hand, and each pair of columns is a ' +
        'clock with its own speed.',
    },
    {
      node: 'position_encoding',
      prose:
        '[[position_encoding]] puts sines and cosines side by side, in turns unless you choose another layout. It has a ' +
        'row for each position, as wide as a token. The row of [[row:position_encoding:r]] begins with ' +
        '[[position_encoding:r,0]] and [[position_encoding:r,1]].',
      aside:
        'A sine without its cosine says too little, so d must be even. If you set it to 5, the engine refuses, unless ' +
        'you choose under “odd width” to cut off the last cosine. Some programs put all sines before all cosines; the ' +
        'option “layout” does that. It is the same encoding with its columns in another order.',
    },
    {
      node: 'position_transposed',
      prose: '[[position_transposed]]: the positions as columns, to compare each with each.',
    },
    {
      node: 'position_scores',
      prose:
        '[[position_scores]] holds the dot product of every two positions: multiply pair by pair, add up. For ' +
        '[[row:position_scores:r]] and [[col:position_scores:c]] it is [[position_scores:r,c]]. With sines and cosines, ' +
        'each diagonal holds a single number: the product depends only on how far apart two positions are. Each position ' +
        'is most like itself.',
      aside:
        'sin a sin b + cos a cos b = cos(a − b): one such sum for each frequency. The mechanism does not use this matrix; it ' +
        'is here because it shows what the encoding knows.',
    },
    {
      node: 'positioned',
      prose:
        '[[positioned]] = [[x]] + P: the row of each position is added to the row of its word, cell by cell. In the ' +
        'sentence as given, the two rows of “the” now differ: one begins with [[positioned:0,0]], the other with ' +
        '[[positioned:3,0]]. Queries, keys and values are made from these rows, as in any self-attention.',
      aside:
        'They are added, not placed side by side, so the tokens keep their width. A model learns to separate what comes ' +
        'from the word from what comes from the position.',
    },
    ...otherPositions,
    {
      node: 'query',
      prose: '[[query]]: what each token asks for. The row of [[row:query:r]] begins with [[query:r,0]].',
    },
    {
      node: 'key',
      prose: '[[key]]: what each token can be found by. The row of [[row:key:r]] begins with [[key:r,0]].',
    },
    { node: 'value', prose: '[[value]]: what each token hands over.' },
    { node: 'key_transposed', prose: '[[key_transposed]]: the keys as columns.' },
    {
      node: 'scores',
      prose:
        '[[scores]] has a number for every pair of tokens. [[row:scores:r]] scores [[col:scores:max]] highest, with ' +
        '[[scores:r,max]]. In the sentence as given, compare the two rows of “the”: without positions they are the same, ' +
        'with positions they differ.',
    },
    {
      node: 'scaled_scores',
      prose:
        'Divide by √d_k, with d_k = [[dim:d_k]], unless you set another scale: [[scores:r,c]] becomes [[scaled_scores:r,c]].',
      aside: scaleAside,
    },
    {
      node: 'weights',
      prose:
        'Queries and keys give scores, and the softmax turns each row of scores into weights that add up to 1. ' +
        '[[row:weights:r]] looks most at [[col:weights:max]], with [[weights:r,max]]. As given, the first “the” gives ' +
        '“dog” [[weights:0,1]], the second gives it [[weights:3,1]].',
      aside: softmaxAside,
    },
    {
      node: 'context',
      prose:
        'Each row of [[context]] mixes the values by their weights. As given, the rows of the two “the” begin with ' +
        '[[context:0,0]] and [[context:3,0]]. Choose “none” for the positions and for the mask, and both rows are equal ' +
        'to the last digit: alone, self-attention sees a set of words without any order.',
    },
    ...projectionSteps.filter(({ node }) => node !== 'capped_scores'),
  ],
};
