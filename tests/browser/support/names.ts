/** Labels of the query side and of the key side; equal if there is only one sentence. */
export interface Words {
  readonly query: readonly string[];
  readonly key: readonly string[];
  /** Whether the mask is that of the query side with itself, although there is another sequence: in a decoder. */
  readonly maskIsOwn?: boolean;
  /** Whether `x` holds the source tokens: in a recurrent encoder. */
  readonly xIsRead?: boolean;
  /** Names of features by dimension. */
  readonly features?: Readonly<Record<string, readonly string[]>>;
}

/** The dimension of a node whose features may have names. */
const featureColumns: Readonly<Record<string, string>> = {
  query: 'd_k',
  key: 'd_k',
  value: 'd_v',
  context: 'd_v',
  hard_context: 'd_v',
};
const featureRows: Readonly<Record<string, string>> = { key_transposed: 'd_k' };

type Side = 'query' | 'key';
type Axis = Side | 'pairs' | null;

/** The labels of the rows and columns of a matrix; null for numbered features. */
const axes: Readonly<Record<string, readonly [rows: Axis, cols: Axis]>> = {
  x: ['query', null],
  y: ['key', null],
  query: ['query', null],
  query_product: ['query', null],
  key: ['key', null],
  key_product: ['key', null],
  value: ['key', null],
  value_product: ['key', null],
  key_transposed: [null, 'key'],
  scores: ['query', 'key'],
  scaled_scores: ['query', 'key'],
  capped_scores: ['query', 'key'],
  mask: ['query', 'key'],
  masked_scores: ['query', 'key'],
  weights: ['query', 'key'],
  context: ['query', null],
  concat: ['query', null],
  output_product: ['query', null],
  output: ['query', null],
  x_transposed: [null, 'query'],
  ...rowsOf('query', ['squared_lengths', 'lengths', 'unit_vectors']),
  unit_vectors_transposed: [null, 'query'],
  dot_products: ['query', 'query'],
  cosines: ['query', 'query'],
  combination: [null, 'query'],
  combined_cosines: [null, 'query'],
  tempered_scores: ['query', 'key'],
  hard_weights: ['query', 'key'],
  hard_context: ['query', null],
  weights_difference: ['query', 'key'],
  query_norms: ['query', null],
  key_norms: ['key', null],
  key_norms_transposed: [null, 'key'],
  norm_products: ['query', 'key'],
  divisors: ['query', 'key'],
  cosine_scores: ['query', 'key'],
  decoder_states: ['query', null],
  encoder_states: ['key', null],
  encoder_transposed: [null, 'key'],
  projected_decoder: ['query', null],
  projected_encoder: ['key', null],
  pairs: ['pairs', null],
  projected_pairs: ['pairs', null],
  summed_pairs: ['pairs', null],
  form_difference: ['pairs', null],
  hidden_pairs: ['pairs', null],
  energies: ['pairs', null],
  joined_states: ['query', null],
  attentional_state: ['query', null],
  mapped_query_product: ['query', null],
  mapped_query: ['query', null],
  mapped_key_product: ['key', null],
  mapped_key: ['key', null],
  mapped_key_transposed: [null, 'key'],
  product_scores: ['query', 'key'],
  logits: ['query', 'key'],
  targets: ['query', 'key'],
  kept_targets: ['query', 'key'],
  spread: [null, 'key'],
  smoothed_targets: ['query', 'key'],
  log_shares: ['query', 'key'],
  loss: ['query', null],
  position_transposed: [null, 'query'],
  position_scores: ['query', 'query'],
  ...rowsOf('key', ['source', 'memory']),
  unscaled_weights: ['query', 'key'],
  one_scores: [null, 'key'],
  one_weights: [null, 'key'],
  ...rowsOf('query', ['band_scores', 'scaled_band_scores', 'band_weights']),
  ...rowsOf('query', ['unscaled_context', 'context_change', 'x_q']),
  ...rowsOf('key', ['x_k', 'x_v']),
  ...rowsOf('query', ['target', 'residual_1', 'residual_2', 'residual_3']),
  ...rowsOf('query', [
    'positions',
    'angles',
    'angle_sines',
    'angle_cosines',
    'position_encoding',
    'positioned',
  ]),
  ...rowsOf('query', [
    'mean',
    'centred',
    'squares',
    'variance',
    'deviation',
    'normalised',
    'gained',
    'normed',
  ]),
  ...rowsOf('query', ['hidden_product', 'pre_activation', 'hidden', 'ffn_product', 'ffn_output']),
};

function rowsOf(side: Side, nodes: readonly string[]): Readonly<Record<string, readonly [Axis, Axis]>> {
  return Object.fromEntries(nodes.map((node) => [node, [side, null]]));
}

/** The side of an axis inside a group: an encoder only has the source, and self-attention has the same side twice. */
function sideIn(path: string, axis: Axis): Axis {
  if (axis === null || axis === 'pairs') return axis;
  if (/^(encoder|source)/.test(path)) return 'key';
  return /(^|\/)self\//.test(path) ? 'query' : axis;
}

/** The labels along an axis; pairs of words where rows are pairs. */
function wordsOf(axis: Axis, { query, key }: Words): readonly string[] | undefined {
  if (axis === null) return undefined;
  if (axis === 'pairs') return query.flatMap((asking) => key.map((found) => `${asking} · ${found}`));
  // Self-attention has no second list.
  const list = axis === 'query' || key.length === 0 ? query : key;
  return list.length === 0 ? undefined : list;
}

/** The row and column labels of a node; undefined where they are numbered. */
export function axisNames(
  node: string,
  words: Words,
): readonly [readonly string[] | undefined, readonly string[] | undefined] {
  const path = node === 'mask' && words.maskIsOwn ? 'self/mask' : node;
  const name = path.slice(path.lastIndexOf('/') + 1);
  const [rows, cols] = (words.xIsRead && name === 'x' ? axes.y : axes[name]) ?? [null, null];
  const { features = {} } = words;
  return [
    wordsOf(sideIn(path, rows), words) ?? features[featureRows[name] ?? ''],
    wordsOf(sideIn(path, cols), words) ?? features[featureColumns[name] ?? ''],
  ];
}
