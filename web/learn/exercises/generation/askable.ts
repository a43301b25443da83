import type { OptionValue, Sizes } from '../../../engine/types';
import type { Rows } from '../../../lessons/lesson';

/** The smallest and the largest number of inputs, by name. */
export type Ranges = Readonly<Record<string, readonly [number, number]>>;

/** What can be asked in a lesson. */
export interface AskableLesson {
  readonly sizes: Sizes;
  readonly options?: Readonly<Record<string, OptionValue>>;
  /** The smallest and the largest number of an input, where the default of its kind does not fit. */
  readonly ranges?: Ranges;
  /** The rows of inputs that are rarely fit otherwise: their length or their deviation is a short number. */
  readonly rows?: Readonly<Record<string, Rows>>;
  /** Nodes whose cells can be asked; the first is the default. */
  readonly nodes: readonly string[];
  /** Those of `nodes` of which the engine knows no usual mistake that shows in these sizes. */
  readonly withoutMistakes?: readonly string[];
  /** Nodes that must have short numbers, since others are divided by them. */
  readonly exact?: readonly string[];
  /** Nodes each of which is computed from the one before it. */
  readonly order: readonly string[];
  /** Whether a mask can be asked for; the lesson then has the nodes of `masked`. */
  readonly hasMasks?: true;
}

const attention = ['scores', 'scaled_scores', 'weights', 'context'];
const dotProducts = { sizes: { m: 3, n: 3, d_k: 4, d_v: 2 }, hasMasks: true } as const;
const projected = ['query', 'key', 'value', ...attention];
const afterProjection = ['key', 'key_transposed', ...attention];
const oneHead = ['query', 'key', 'value', 'head_0/scores', 'head_0/weights', 'head_0/context', 'output'];
const headOrder = [
  ...['key', 'head_0/key_transposed', 'head_0/scores', 'head_0/scaled_scores'],
  ...['head_0/weights', 'head_0/context', 'concat', 'output'],
];
const heads = { n_heads: 2, d_k: 2, d_v: 2, d_out: 2 } as const;
/** Two columns per head: dividing by 2 keeps the scores short, dividing by √2 would not. */
const halved = { scale: 0.5 } as const;

const ofShortLength: Rows = [
  ...[
    [3, 4],
    [4, 3],
    [-3, 4],
    [4, -3],
    [3, -4],
    [-4, 3],
    [-3, -4],
    [-4, -3],
  ],
  ...[
    [0, 2],
    [2, 0],
    [0, -1],
    [-3, 0],
    [0, 1],
    [1, 0],
  ],
];
const ofShortDeviation: Rows = [
  ...[
    [1, 3, 1, 3],
    [3, 1, 1, 3],
    [2, 4, 4, 2],
    [-1, 1, -1, 1],
    [1, 1, -1, -1],
    [4, 2, 4, 2],
  ],
  ...[
    [1, 5, 5, 1],
    [-1, 3, 3, -1],
    [6, 2, 6, 2],
    [2, 2, 6, 6],
    [1, -3, 1, -3],
    [5, 1, 1, 5],
  ],
  ...[
    [5, -1, -1, -3],
    [-1, 5, -3, -1],
    [6, 0, 0, -2],
    [3, 3, 5, -3],
    [3, -3, 3, 5],
    [4, -2, 4, -2],
  ],
];

/** By lesson. All other lessons have no exercises: their numbers are learned, or too many for paper. */
export const askable: Readonly<Record<string, AskableLesson>> = {
  'scaled-dot-product': { ...dotProducts, nodes: attention, order: ['key_transposed', ...attention] },
  'soft-addressing': {
    sizes: { m: 1, n: 4, d_k: 3, d_v: 2 },
    nodes: ['scores', 'hard_weights', 'weights', 'context'],
    withoutMistakes: ['scores', 'hard_weights'],
    order: ['key_transposed', 'scores', 'tempered_scores', 'weights', 'context'],
  },
  similarities: {
    sizes: { m: 2, n: 2, d_k: 2, d_v: 2 },
    rows: { query: ofShortLength, key: ofShortLength },
    nodes: ['scores', 'query_norms', 'norm_products', 'cosine_scores', 'context'],
    exact: ['query_norms', 'key_norms'],
    withoutMistakes: ['query_norms', 'norm_products'],
    order: ['key_norms', 'key_norms_transposed', 'norm_products', 'cosine_scores', 'weights', 'context'],
  },
  'basic-self-attention': {
    sizes: { n: 3, d_model: 2 },
    nodes: ['scores', 'weights', 'context'],
    withoutMistakes: ['scores'],
    order: ['x_transposed', 'scores', 'weights', 'context'],
  },
  'dot-product': {
    ...dotProducts,
    sizes: { m: 3, n: 3, d_k: 2, d_v: 2 },
    nodes: ['scores', 'weights', 'context'],
    order: ['key_transposed', 'scores', 'weights', 'context'],
  },
  'self-attention': {
    sizes: { n: 3, d_model: 2, d_k: 4, d_v: 2 },
    nodes: projected,
    withoutMistakes: ['query', 'key'],
    order: afterProjection,
    hasMasks: true,
  },
  'one-vector': {
    sizes: { n: 3, d_model: 2, d_k: 2, d_v: 2 },
    nodes: ['one_query', 'one_scores', 'one_weights', 'one_context', 'key', 'value'],
    withoutMistakes: ['one_scores'],
    order: ['one_token', 'one_query', 'one_scores', 'one_weights', 'one_context'],
  },
  'cross-attention': {
    sizes: { m: 2, n: 3, d_x: 2, d_y: 2, d_k: 4, d_v: 2 },
    nodes: projected,
    withoutMistakes: ['key', 'scores'],
    order: afterProjection,
    hasMasks: true,
  },
  'multi-head': {
    sizes: { n: 3, d_model: 2, ...heads },
    options: halved,
    nodes: oneHead,
    withoutMistakes: ['query', 'key', 'value'],
    order: headOrder,
  },
  'multi-head-cross': {
    sizes: { m: 2, n: 3, d_x: 2, d_y: 2, ...heads },
    options: halved,
    nodes: oneHead,
    withoutMistakes: ['key', 'value'],
    order: headOrder,
  },
  'multi-head-three': {
    sizes: { m: 2, n: 3, d_xq: 2, d_xk: 2, d_xv: 2, ...heads },
    options: halved,
    nodes: oneHead,
    withoutMistakes: ['key', 'value'],
    order: headOrder,
  },
  'order-blindness': {
    sizes: { n: 3, d_model: 2, d_k: 4, d_v: 2 },
    nodes: projected,
    withoutMistakes: ['query', 'key'],
    order: afterProjection,
  },
  positions: {
    sizes: { n: 3, d_model: 4, d_k: 4, d_v: 2 },
    nodes: ['positioned', 'query'],
    order: ['angles', 'angle_sines', 'position_encoding', 'positioned', ...afterProjection],
  },
  masks: {
    sizes: { m: 4, n: 4, d_k: 4, d_v: 2 },
    nodes: ['weights', 'masked_scores', 'context'],
    order: ['key_transposed', 'scores', 'scaled_scores', 'masked_scores', 'weights', 'context'],
    hasMasks: true,
  },
  'sliding-window': {
    sizes: { n: 4, d_k: 4, d_v: 2 },
    nodes: ['band_scores', 'scaled_band_scores', 'context'],
    withoutMistakes: ['band_scores', 'scaled_band_scores'],
    order: ['band_scores', 'scaled_band_scores', 'band_weights', 'context'],
  },
  'luong-attention': {
    sizes: { m: 2, n: 3, d_h: 2, d_out: 2 },
    options: { score: 'general' },
    nodes: ['projected_decoder', 'scores', 'weights', 'context', 'output_product'],
    order: ['scores', 'weights', 'context', 'joined_states', 'output_product', 'attentional_state'],
  },
  'feed-forward': {
    sizes: { n: 3, d_model: 2, d_ff: 3, d_out: 2 },
    nodes: ['hidden_product', 'pre_activation', 'hidden', 'ffn_product', 'ffn_output'],
    withoutMistakes: ['hidden_product'],
    order: ['hidden_product', 'pre_activation', 'hidden', 'ffn_product', 'ffn_output'],
  },
  'layer-norm': {
    sizes: { n: 2, d_model: 4 },
    ranges: { gain: [1, 3], shift: [-2, 2] },
    rows: { x: ofShortDeviation },
    nodes: ['normalised', 'mean', 'centred', 'variance', 'deviation', 'gained', 'normed'],
    exact: ['mean', 'deviation'],
    withoutMistakes: ['mean'],
    order: ['mean', 'centred', 'squares', 'variance', 'deviation', 'normalised', 'gained', 'normed'],
  },
  'encoder-layer': {
    sizes: { n: 2, d_model: 4, n_heads: 2, d_k: 2, d_v: 2, d_ff: 3 },
    nodes: ['self/query', 'self/head_0/scores', 'residual_1'],
    order: [
      'self/head_0/weights',
      'self/output',
      'residual_1',
      'norm_1/normed',
      'ffn/hidden',
      'ffn/ffn_product',
    ],
  },
  'cross-entropy': {
    sizes: { n: 2, c: 3 },
    options: { smoothing: 0 },
    nodes: ['log_shares'],
    withoutMistakes: ['log_shares'],
    order: ['kept_targets', 'smoothed_targets', 'loss'],
  },
  recommendation: {
    ...dotProducts,
    sizes: { m: 3, n: 4, d_k: 4, d_v: 2 },
    nodes: attention,
    order: ['key_transposed', ...attention],
  },
};
