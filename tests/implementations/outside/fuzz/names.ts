import type { Random } from './random';

/** How people call the matrices of attention, from tutorials and libraries. Nothing here is read from the page's own table. */
const usual = {
  query: ['q', 'Q', 'query', 'queries', 'xq'],
  key: ['k', 'K', 'key', 'keys', 'xk'],
  value: ['v', 'V', 'value', 'values', 'xv'],
  scores: [
    'scores',
    'attn_scores',
    'attention_scores',
    'S',
    'sim',
    'dots',
    'logits',
    'attn_logits',
    'energy',
    'qk',
  ],
  weights: [
    'attn',
    'attn_weights',
    'attention_weights',
    'weights',
    'A',
    'P',
    'probs',
    'alpha',
    'attn_probs',
    'p_attn',
    'att',
  ],
  context: ['out', 'output', 'context', 'attn_output', 'O', 'z', 'result', 'ctx', 'y'],
  output: ['out', 'output', 'attn_output', 'y', 'result'],
  layerOutput: ['out', 'output', 'y', 'result'],
  x: ['x', 'X', 'hidden_states', 'inputs', 'embeddings', 'src'],
  memory: ['memory', 'encoder_output', 'enc_out', 'context_input', 'y_in'],
  mask: ['mask', 'attn_mask', 'attention_mask'],
  decoder: ['decoder_states', 'decoder_hidden', 's', 'dec_hidden', 'hidden'],
  encoder: ['encoder_states', 'encoder_outputs', 'h', 'enc_outputs', 'annotations'],
  additiveScores: ['scores', 'energy', 'e', 'score'],
  additiveWeights: ['alpha', 'attn_weights', 'weights', 'attention_weights', 'a'],
  additiveContext: ['context', 'context_vector', 'c', 'ctx'],
  gain: ['gamma', 'gain', 'weight', 'norm.weight', 'ln.weight'],
  shift: ['beta', 'shift', 'bias', 'norm.bias', 'ln.bias'],
  mean: ['mean', 'mu'],
  variance: ['var', 'variance'],
  normalised: ['x_hat', 'normalized', 'xhat'],
  normed: ['out', 'output', 'y', 'normed'],
  rotatedQuery: ['q_rot', 'q_rotated', 'rotated_q', 'q_embed', 'xq_out'],
  rotatedKey: ['k_rot', 'k_rotated', 'rotated_k', 'k_embed', 'xk_out'],
} as const;

export type Role = keyof typeof usual;

/** Names of one program: each role has one, and no two are the same but for their case. */
export class Names {
  readonly #taken = new Set<string>();

  constructor(readonly random: Random) {}

  of(role: Role): string {
    const free = usual[role].filter((name) => !this.#taken.has(name.toLowerCase()));
    return this.own(this.random.pick(free.length > 0 ? free : [`${usual[role][0]}_2`]));
  }

  own(name: string): string {
    this.#taken.add(name.toLowerCase());
    return name;
  }
}

/** What a program calls its four projections, and whether it stores Wᵀ as torch.nn.Linear does. */
export interface ProjectionStyle {
  readonly names: readonly [query: string, key: string, value: string, output: string];
  readonly isLinear: boolean;
}

export const projectionStyles: readonly ProjectionStyle[] = [
  { names: ['w_q', 'w_k', 'w_v', 'w_o'], isLinear: false },
  { names: ['W_q', 'W_k', 'W_v', 'W_o'], isLinear: false },
  { names: ['Wq', 'Wk', 'Wv', 'Wo'], isLinear: false },
  { names: ['WQ', 'WK', 'WV', 'WO'], isLinear: false },
  { names: ['W_query', 'W_key', 'W_value', 'W_out'], isLinear: false },
  { names: ['q_proj.weight', 'k_proj.weight', 'v_proj.weight', 'out_proj.weight'], isLinear: true },
  { names: ['q_proj.weight', 'k_proj.weight', 'v_proj.weight', 'o_proj.weight'], isLinear: true },
  {
    names: [
      'self_attn.q_proj.weight',
      'self_attn.k_proj.weight',
      'self_attn.v_proj.weight',
      'self_attn.o_proj.weight',
    ],
    isLinear: true,
  },
  { names: ['wq.weight', 'wk.weight', 'wv.weight', 'wo.weight'], isLinear: true },
  { names: ['W_q.weight', 'W_k.weight', 'W_v.weight', 'W_o.weight'], isLinear: true },
  { names: ['query.weight', 'key.weight', 'value.weight', 'out.weight'], isLinear: true },
  { names: ['to_q.weight', 'to_k.weight', 'to_v.weight', 'to_out.weight'], isLinear: true },
  { names: ['queries.weight', 'keys.weight', 'values.weight', 'fc_out.weight'], isLinear: true },
];
