import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { MatrixData, RunRequest } from '../../../../web/engine/types';
import { wholeEngine } from '../../all';
import { distance, slackOf } from '../support/noise';
import { matrix, type Options, requestsOf } from '../support/requests';

/** Pairs of computations with equal results, where a variant, or an option of it, is a special case of another. */
const engine = await wholeEngine();

/** Shared inputs. Sequences `x y z` are n × d and `four` is 4 × d; `w u` and the identity `I` are d × d. */
type Shared = Readonly<Record<string, MatrixData>>;

function sharedOf([n, d, seed]: readonly [number, number, number]): Shared {
  const [x, four, c] = [matrix(n, d, seed), matrix(4, d, seed + 1), matrix(1, d, seed + 2)];
  const identity = Array.from({ length: d * d }, (_, at) => (at % (d + 1) === 0 ? 1 : 0));
  return {
    ...{ x, y: matrix(n, d, seed + 3), z: matrix(n, d, seed + 4), four, c },
    ...{ w: matrix(d, d, seed + 5), u: matrix(d, d, seed + 6), v: matrix(d, 1, seed + 7) },
    I: { rows: d, cols: d, data: identity },
    '0': matrix(1, d),
    nowhere: matrix(n + 1, d),
    even: matrix(9, 1),
    line: { rows: 1, cols: n * d, data: x.data },
    picture: { rows: 2, cols: 2 * d, data: four.data },
    'c,x': { rows: n + 1, cols: d, data: [...Array.from(c.data), ...Array.from(x.data)] },
  };
}

const shared = fc
  .tuple(fc.integer({ min: 1, max: 5 }), fc.integer({ min: 1, max: 4 }), fc.nat())
  .map(sharedOf);

/** A variant, its inputs as `input:shared`, its options, and the node to compare. */
type Computation = readonly [variant: string, inputs: string, options: Options, node: string];

function runOf([variant, inputs, options]: Computation, matrices: Shared): RunRequest {
  const read = inputs.split(' ').map((each) => {
    const [name = '', of = ''] = each.split(':');
    const found = matrices[of];
    if (!found) throw new Error(`nothing is shared as ${of}`);
    return [name, found] as const;
  });
  return { variant, inputs: Object.fromEntries(read), options };
}

const scaled = (q: string, k: string, v: string): Computation => [
  'scaled_dot_product',
  `query:${q} key:${k} value:${v}`,
  {},
  'context',
];
const dot = (q: string, k: string, v: string): Computation => [
  'dot_product',
  `query:${q} key:${k} value:${v}`,
  {},
  'context',
];
const BARE = 'w_q:I w_k:I w_v:I';
const ALONE = { n_heads: 1 };
const QKV = 'query:x key:y value:z';
const STATES = 'decoder_states:x encoder_states:y';
const NETWORK = `${STATES} w_s:w w_h:u v_a:v`;
const additive: Computation = ['additive_attention', NETWORK, {}, 'scores'];
const luong = (score: string, inputs: string, node: string): Computation => [
  'luong_attention',
  `${inputs} w_cc:w w_cs:u`,
  { score },
  node,
];
const similar = (similarity: string, inputs: string, node = 'context'): Computation => [
  'similarity_attention',
  `${QKV}${inputs}`,
  { similarity },
  node,
];

const pairs: readonly (readonly [title: string, one: Computation, other: Computation])[] = [
  [
    'self-attention without projections',
    ['self_attention', `x:x ${BARE}`, {}, 'context'],
    scaled('x', 'x', 'x'),
  ],
  [
    'cross-attention without projections',
    ['cross_attention', `x:x y:y ${BARE}`, {}, 'context'],
    scaled('x', 'y', 'y'),
  ],
  [
    'one head of self-attention',
    ['multi_head_self_attention', `x:x ${BARE} w_o:I`, ALONE, 'output'],
    scaled('x', 'x', 'x'),
  ],
  [
    'one head of cross-attention',
    ['multi_head_cross_attention', `x:x y:y ${BARE} w_o:I`, ALONE, 'output'],
    scaled('x', 'y', 'y'),
  ],
  [
    'one head of three inputs',
    ['multi_head_attention', `x_q:x x_k:y x_v:z ${BARE} w_o:I`, ALONE, 'output'],
    scaled('x', 'y', 'z'),
  ],
  [
    'a group of one head',
    ['grouped_query_attention', QKV, { n_heads: 1, n_kv_heads: 1 }, 'concat'],
    scaled('x', 'y', 'z'),
  ],
  [
    'no positions',
    ['self_attention_with_positions', `x:x ${BARE}`, { positions: 'none' }, 'context'],
    scaled('x', 'x', 'x'),
  ],
  ['one vector after the other', ['one_vector', `x:x ${BARE}`, {}, 'context'], dot('x', 'x', 'x')],
  [
    'a picture of one row',
    ['image_self_attention', `image:line ${BARE}`, {}, 'context'],
    scaled('x', 'x', 'x'),
  ],
  [
    'patches of one pixel',
    [
      'vision_transformer',
      `image:line w_e:I b_e:0 class_token:c position_embeddings:nowhere ${BARE} w_o:I`,
      { ...ALONE, patch: 1 },
      'output',
    ],
    scaled('c,x', 'c,x', 'c,x'),
  ],
  [
    'a picture of one window',
    [
      'shifted_window_attention',
      `x:picture bias_table:even ${BARE} w_o:I`,
      { ...ALONE, window: 2, shift: false },
      'output',
    ],
    scaled('four', 'four', 'four'),
  ],
  [
    'the widest window',
    ['sliding_window', QKV, { window_left: 63, window_right: 63 }, 'context'],
    scaled('x', 'y', 'z'),
  ],
  ['one of two scales', ['two_scales', QKV, {}, 'context'], scaled('x', 'y', 'z')],
  ['the other of two scales', ['two_scales', QKV, {}, 'unscaled_context'], dot('x', 'y', 'z')],
  ['attention among the bare tokens', ['basic_self_attention', 'x:x', {}, 'context'], dot('x', 'x', 'x')],
  [
    'soft addressing at temperature 1',
    ['soft_addressing', QKV, { temperature: 1 }, 'context'],
    dot('x', 'y', 'z'),
  ],
  ['the similarity “dot”', similar('dot', ''), dot('x', 'y', 'z')],
  ['the similarity “scaled dot”', similar('scaled_dot', ''), scaled('x', 'y', 'z')],
  ['the similarity “general”, by the identity', similar('general', ' w_a:I'), dot('x', 'y', 'z')],
  ['the similarity “additive”', similar('additive', ' w_q:w w_k:u v_a:v', 'scores'), additive],
  ['the similarity “concat”', similar('concat', ' w_q:w w_k:u v_a:v', 'scores'), additive],
  ['Luong’s “dot”', luong('dot', STATES, 'context'), dot('x', 'y', 'y')],
  ['Luong’s “general”, by the identity', luong('general', `${STATES} w_a:I`, 'context'), dot('x', 'y', 'y')],
  ['Luong’s “concat”', luong('concat', NETWORK, 'scores'), additive],
  [
    'additive attention of joined states',
    ['additive_attention', NETWORK, { form: 'concat' }, 'scores'],
    additive,
  ],
  ['additive attention in both forms', ['additive_attention', NETWORK, { form: 'both' }, 'scores'], additive],
  ['the counted score network', ['score_counts', `${NETWORK} w_f:w w_g:u`, {}, 'scores'], additive],
];

describe('the same numbers', () => {
  it.each(pairs)('of %s', (_, one, other) => {
    fc.assert(
      fc.property(shared, (matrices) => {
        const [request, expected] = [runOf(one, matrices), runOf(other, matrices)];
        const node = engine.run(expected).node(other[3]);
        if (!node) throw new Error(`no node ${other[3]}`);
        const found = engine.run(request).node(one[3]);
        expect(found && distance({ ...found, rows: node.rows, cols: node.cols }, node)).toBeLessThanOrEqual(
          slackOf(engine, expected)(node),
        );
      }),
      { numRuns: 40 },
    );
  });
});

/** Masks that mask nothing in runs of a few tokens. */
const OPEN = [
  { mask: 'window', window_left: -1, window_right: -1 },
  { mask: 'window', window_left: 200, window_right: 200 },
  { mask: 'block', block_size: 200 },
  { mask: 'padding', valid_len: 200 },
];

const masked = engine.variants.filter(({ options }) =>
  options.some(({ name, choices }) => name === 'mask' && choices.includes('window')),
);

describe('a mask without masked cells', () => {
  it.each(masked.map((schema) => [schema.id, schema] as const))(
    'leaves every number of %s as it is',
    (_, schema) => {
      fc.assert(
        fc.property(requestsOf(schema, { mask: ['none'] }), fc.constantFrom(...OPEN), (request, open) => {
          const opened = engine.run({ ...request, options: { ...request.options, ...open } });
          for (const node of engine.run(request).nodes)
            expect(distance(node, opened.node(node.id)), node.id).toBe(0);
        }),
        { numRuns: 30 },
      );
    },
  );
});
