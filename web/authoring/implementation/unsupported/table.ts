import type { OptionValue, VariantSchema } from '../../../engine/types';
import { implementationText } from '../../../i18n/en/implementation';
import type { MessageId } from '../../../i18n/message-id';

/** What a mechanism is, with the options of a run. */
export interface RunOfMechanism {
  readonly schema: VariantSchema;
  readonly options: Readonly<Record<string, OptionValue>>;
  /** Other options that give all numbers that differ, if they were found. */
  readonly found: Readonly<Record<string, OptionValue>>;
}

/** A part of a mechanism that names in a file show, and that most lessons do not have. */
export interface UnsupportedRow {
  readonly part: MessageId;
  /** What to do instead. */
  readonly cure: MessageId;
  /** Names of arrays that show it, in snake case. */
  readonly arrays?: RegExp;
  /** Matrices of other mechanisms, by whose names in `web/formats/names` it shows. */
  readonly targets?: readonly string[];
  /** Names of values that show it, unless they are 0 or the like. */
  readonly values?: RegExp;
  /** Whether a run has it; left out if none has. */
  readonly isIn?: (run: RunOfMechanism) => boolean;
  /** Mistakes that are what it does: they are none in a program that means it. */
  readonly mistakes?: readonly string[];
}

/** Words at the end of a name, whatever stands before them. */
const endsIn = (words: string): RegExp => new RegExp(`(?:^|_)(?:${words})(?:_weight|_bias)?$`);

const ofQueryOrKey = '(?:xq|xk|q|k|query|key|queries|keys)(?:_states)?';

/** Whether tokens are projected, and by one head alone. */
const hasOneHead = ({ inputs, options }: VariantSchema): boolean =>
  inputs.some(({ name }) => name === 'w_q') && !options.some(({ name }) => name === 'n_heads');

/** What names say about mechanisms, in the order in which they are told. */
export const unsupportedRows: readonly UnsupportedRow[] = [
  {
    part: implementationText('implementation.part_partial_rotary'),
    cure: implementationText('implementation.cure_partial_rotary'),
    values:
      /^(?:rotary_dims?|rotary_ndims|rotary_pct|rotary_percent|partial_rotary_factor|rope_scaling|mrope_section)$/,
  },
  {
    part: implementationText('implementation.part_rotary'),
    cure: implementationText('implementation.cure_rotary'),
    arrays: endsIn(
      `cos|sin|cosines?|sines?|(?:cos|sin)_(?:cached?|table|freqs?)|freqs_(?:cis|cos|sin)|inv_freqs?|rope\\w*|rotary\\w*|${ofQueryOrKey}_(?:rot|rope|rotated|roped|rotary|embed|pe)|(?:rotated|rot|rope)_${ofQueryOrKey}|x[qk]_out`,
    ),
    values: /^(?:rope_(?:theta|base|type)|rotary_(?:base|theta|emb_base)|rope|use_rope|use_rotary)$/,
    isIn: ({ options, found }) => options.positions === 'rotary' || found.positions === 'rotary',
  },
  {
    part: implementationText('implementation.part_heads'),
    cure: implementationText('implementation.cure_heads'),
    targets: ['w_o', 'b_o'],
    values: /^(?:n_heads?|num_heads|nheads?|num_attention_heads)$/,
    isIn: ({ schema }) => !hasOneHead(schema),
  },
  {
    part: implementationText('implementation.part_position_bias'),
    cure: implementationText('implementation.cure_position_bias'),
    arrays: endsIn(
      'alibi\\w*|slopes?|relative_attention_bias|relative_position\\w*|relative_bias\\w*|rel_pos\\w*|rel_bias\\w*|pos(?:ition)?_bias|distance_bias|attn_bias|attention_bias',
    ),
    values: /^(?:use_)?(?:alibi|alibi_slopes?)$/,
    isIn: ({ schema }) => schema.inputs.some(({ name }) => name === 'bias_table'),
  },
  {
    part: implementationText('implementation.part_softcap'),
    cure: implementationText('implementation.cure_softcap'),
    arrays: endsIn('capped\\w*|softcapped\\w*|\\w*_capped|soft_?cap'),
    values: /^(?:soft_?cap|logit_cap|attn_logit_softcapping|logits_soft_cap)$/,
    isIn: ({ options }) => Number(options.softcap ?? 0) > 0,
  },
  {
    part: implementationText('implementation.part_sink'),
    cure: implementationText('implementation.cure_sink'),
    arrays: endsIn(
      'sinks?|(?:attn_|attention_)?sink(?:s|_logits?|_bias)?|s_aux|null_(?:k|v|key|value)|bias_[kv]',
    ),
    values: /^(?:attn_|attention_)?sink(?:s|_logit)?$|^(?:add_bias_kv|add_zero_attn|softmax_one|s_aux)$/,
    mistakes: ['mistake.softmax_sink'],
  },
  {
    part: implementationText('implementation.part_window'),
    cure: implementationText('implementation.cure_window'),
    arrays: endsIn('sliding_window|window_size|attention_window|local_window|window'),
    values: /^(?:sliding_window|window_size|attention_window|local_window|window)$/,
    isIn: ({ schema, options }) =>
      (options.mask !== 'none' && options.mask !== 'causal' && 'mask' in options) ||
      schema.options.some(({ name }) => name === 'window') ||
      (!('mask' in options) && 'window_left' in options),
  },
  {
    part: implementationText('implementation.part_normed_query'),
    cure: implementationText('implementation.cure_normed_query'),
    arrays: endsIn(
      `(?:q|k|qk|query|key)_(?:layer_?)?(?:norm|ln|layernorm)(?:ed)?|norm_(?:q|k)|(?:normed|normalized)_(?:q|k|query|key)|${ofQueryOrKey}_(?:normed|normalized)`,
    ),
    values: /^(?:use_)?qk_(?:layer)?norm$/,
  },
  {
    part: implementationText('implementation.part_cache'),
    cure: implementationText('implementation.cure_cache'),
    arrays:
      /(?:^|_)(?:(?:past|cached?)_(?:k|v|key|value|keys|values|kv|key_values|key_states|value_states)|(?:k|v|kv|key|value)_cached?|past|kv_past)$/,
  },
  {
    part: implementationText('implementation.part_gate'),
    cure: implementationText('implementation.cure_gate'),
    arrays: endsIn('gate|gates|gate_proj|attn_gate|g_proj|w_gate|gate_up_proj|w3|wi_0|wi_1'),
  },
  {
    part: implementationText('implementation.part_temperature'),
    cure: implementationText('implementation.cure_temperature'),
    arrays: endsIn('logit_scale|temperatures?|tau'),
    values: /^(?:temperature|tau|temp|logit_scale)$/,
    isIn: ({ schema }) => schema.options.some(({ name }) => name === 'temperature'),
  },
  {
    part: implementationText('implementation.part_difference'),
    cure: implementationText('implementation.cure_difference'),
    arrays: endsIn('lambda(?:_\\w+)?|lam|lambd'),
    values: /^(?:lambda(?:_\w+)?|lam|lambd)$/,
  },
  {
    part: implementationText('implementation.part_feature_map'),
    cure: implementationText('implementation.cure_feature_map'),
    arrays: endsIn('phi(?:_\\w+)?|feature_map\\w*|[qk]_(?:features?|prime|phi)|projection_matrix'),
    values: /^feature_map$/,
  },
  {
    part: implementationText('implementation.part_mixed_heads'),
    cure: implementationText('implementation.cure_mixed_heads'),
    arrays: endsIn('talking_heads|head_mask|pre_softmax_proj|post_softmax_proj|head_scale|head_gates?'),
  },
];
