/** Other names of the matrices, in snake case, by the name on the page. */
const aliases: Readonly<Record<string, string>> = {
  query: 'q queries q_heads qh xq',
  key: 'k keys k_heads kh xk',
  value: 'v values v_heads vh xv',
  key_transposed: 'k_t kt key_t keys_t',
  scores: `score s qk qkt qk_t dots dot_products raw_scores attn_scores attention_scores attn_logits attention_logits energy
    energies sim similarity`,
  scaled_scores: 'scaled scores_scaled scaled_dots scaled_attn_scores',
  masked_scores: 'masked scores_masked masked_attn_scores',
  weights: `weight attn attention attn_weights attn_weight attention_weights attention_weight a alpha alphas p probs p_attn attn_probs
    attention_probs softmax attn_map`,
  context: 'ctx c z av head_out head_output head_outputs heads_out context_heads',
  concat: 'concatenated cat merged concat_heads context_concat combined',
  output: 'out o result y',
  x: 'input inputs tokens embeddings embedding hidden_states src x_in',
  y: 'memory context_input source encoder_output encoder_outputs enc_out x_kv',
  w_q: 'wq w_query wquery',
  w_k: 'wk w_key wkey',
  w_v: 'wv w_value wvalue',
  w_o: 'wo w_out w_output wout',
  b_q: 'bq b_query',
  b_k: 'bk b_key',
  b_v: 'bv b_value',
  b_o: 'bo b_out',
  mask: 'attn_mask attention_mask causal_mask',
  gain: 'gamma g',
  shift: 'beta',
  mean: 'mu',
  centred: 'centered x_centered x_centred',
  variance: 'var sigma2 sigma_squared',
  deviation: 'std sigma sd stddev std_dev',
  normalised: 'normalized x_hat xhat x_norm',
  normed: 'norm ln layer_norm layernorm out output y',
  w_1: 'w1',
  b_1: 'b1',
  w_2: 'w2',
  b_2: 'b2',
  pre_activation: 'pre h_pre preact',
  hidden: 'h act activation activated relu gelu',
  ffn_output: 'ffn ffn_out mlp mlp_out ff out output y',
  residual_1: 'res1 residual1 add1 x1 sum1',
  residual_2: 'res2 residual2 add2 x2 sum2',
  residual_3: 'res3 residual3 add3 x3 sum3',
  positioned: 'x_pos xp with_positions',
  position_encoding: 'pe pos_enc positional_encoding pos positions_encoding',
  rotated_query: 'q_rot q_rope q_rotated query_rotated rotated_q',
  rotated_key: 'k_rot k_rope k_rotated key_rotated rotated_k',
  angles: 'theta angle',
  angle_sines: 'sin sines',
  angle_cosines: 'cos cosines',
  frequencies: 'freqs inv_freq omega',
};

/** Names of the modules of PyTorch whose `weight` and `bias` are parameters of the page. Weights of `Linear` are transposed. */
const modules: readonly (readonly [modules: string, weight: string, bias: string, isLinear: boolean])[] = [
  ['q_proj q query to_q wq w_q linear_q q_linear query_proj', 'w_q', 'b_q', true],
  ['k_proj k key to_k wk w_k linear_k k_linear key_proj', 'w_k', 'b_k', true],
  ['v_proj v value to_v wv w_v linear_v v_linear value_proj', 'w_v', 'b_v', true],
  ['out_proj o_proj to_out wo w_o out output_proj linear_o', 'w_o', 'b_o', true],
  ['linear1 fc1 lin1 linear_1 fc_1 ffn_0 w1 w_1', 'w_1', 'b_1', true],
  ['linear2 fc2 lin2 linear_2 fc_2 ffn_2 w2 w_2', 'w_2', 'b_2', true],
  ['norm1 ln1 norm_1 ln_1 layer_norm1', 'norm_1/gain', 'norm_1/shift', false],
  ['norm2 ln2 norm_2 ln_2 layer_norm2', 'norm_2/gain', 'norm_2/shift', false],
  ['norm3 ln3 norm_3 ln_3 layer_norm3', 'norm_3/gain', 'norm_3/shift', false],
  ['norm ln layer_norm layernorm', 'gain', 'shift', false],
];

/** Whole groups by the names of their outputs. */
const groups: Readonly<Record<string, string>> = {
  'norm_1/normed': 'norm1 norm_1 ln1 ln_1 after_norm1',
  'norm_2/normed': 'norm2 norm_2 ln2 ln_2 after_norm2',
  'norm_3/normed': 'norm3 norm_3 ln3 ln_3 after_norm3',
  'self/output':
    'self_attn self_attention attn_out attn_output attention_output self_attn_output mha mha_out',
  'cross/output': 'cross_attn cross_attention cross_attn_output',
  'ffn/ffn_output': 'ffn ffn_out mlp mlp_out ff feed_forward',
};

/** What a name may stand for. */
export interface NameMatch {
  /** `weights`, or `norm_1/gain`. */
  readonly target: string;
  /** Words before it that name a group: `encoder_0_self`. */
  readonly prefix: string;
  /** Whether it is stored as Wᵀ. */
  readonly isTransposed: boolean;
}

/** Words that say nothing about which matrix it is. */
const fillers =
  /^(?:(?:my|the|our|torch|np|numpy|mha|model|module|final|multi|heads?|self_attn|self|state_dict|layer|block)_)+/;

/** `attnWeights.detach()` → `attn_weights`. */
export function normalizeName(name: string): string {
  return name
    .replace(/\(.*$/s, '')
    .replace(/\.(?:detach|numpy|cpu|data|tolist|squeeze|T)\b/g, '')
    .replace(/([a-z\d])([A-Z])/g, '$1_$2')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '_')
    .replace(/^_+|_+$/g, '');
}

const table = new Map<string, NameMatch[]>();

function addTo(words: string, target: string, isTransposed = false, suffix = ''): void {
  for (const word of words.trim().split(/\s+/)) {
    const key = `${word}${suffix}`;
    table.set(key, [...(table.get(key) ?? []), { target, prefix: '', isTransposed }]);
  }
}

for (const [target, words] of Object.entries(groups)) addTo(words, target);
for (const [target, words] of Object.entries(aliases)) addTo(`${target} ${words}`, target);
for (const [words, weight, bias, isLinear] of modules) {
  addTo(words, weight, isLinear, '_weight');
  addTo(words, bias, false, '_bias');
}

/** All that a name may stand for, the longest alias first; names of the page stand for themselves. */
export function matchesOf(name: string): readonly NameMatch[] {
  const normalized = normalizeName(name);
  const words = normalized.split('_');
  const found: NameMatch[] = [];
  for (let at = 0; at < words.length; at++) {
    const prefix = words.slice(0, at).join('_');
    const rest = words.slice(at).join('_');
    for (const match of table.get(rest) ?? []) found.push({ ...match, prefix });
    found.push({ target: rest, prefix, isTransposed: false });
  }
  return found.map((match) => ({
    ...match,
    prefix: `${match.prefix}_`.replace(fillers, '').replace(/_$/, ''),
  }));
}
