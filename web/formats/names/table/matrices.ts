import type { NameRow } from './row';

/** Names of inputs and of computed matrices. */
export const matrixRows: readonly NameRow[] = [
  {
    target: 'query',
    names: 'q queries query_layer',
    source: 'F.scaled_dot_product_attention, TensorFlow, Hugging Face',
  },
  {
    target: 'key',
    names: 'k keys key_layer',
    source: 'F.scaled_dot_product_attention, TensorFlow, Hugging Face',
  },
  {
    target: 'value',
    names: 'v values val value_layer',
    source: 'F.scaled_dot_product_attention, TensorFlow, Hugging Face',
  },
  { target: 'query', names: 'xq q_heads qh query_states', source: 'Llama, Hugging Face' },
  { target: 'key', names: 'xk k_heads kh key_states', source: 'Llama, Hugging Face' },
  { target: 'value', names: 'xv v_heads vh value_states', source: 'Llama, Hugging Face' },
  { target: 'x_q', names: 'query q queries', source: 'nn.MultiheadAttention' },
  { target: 'x_k', names: 'key k keys', source: 'nn.MultiheadAttention' },
  { target: 'x_v', names: 'value v values', source: 'nn.MultiheadAttention' },
  {
    target: 'key_transposed',
    names: 'k_t kt key_t keys_t k_transposed keys_transposed k_transpose key_transpose k_trans',
    source: 'NumPy',
  },
  {
    target: 'scores',
    names: `score s qk qkt qk_t dots dot dot_products raw_scores attn_scores attention_scores attn_logits attention_logits logits
      energy energies sim similarity similarities affinities wei att e`,
    source: 'PyTorch tutorials, Hugging Face, d2l, minGPT',
  },
  {
    target: 'scaled_scores',
    names: 'scaled scores_scaled scaled_dots scaled_attn_scores scaled_attention_logits scaled_qk',
    source: 'TensorFlow tutorials',
  },
  { target: 'capped_scores', names: 'capped softcapped capped_logits scores_capped', source: 'Gemma 2' },
  {
    target: 'masked_scores',
    names: 'masked scores_masked masked_attn_scores masked_logits masked_attention_scores',
    source: 'PyTorch tutorials',
  },
  {
    target: 'weights',
    names: `weight attn attn_weights attn_weight attn_output_weights attention_weights attention_weight attention attentions a alpha alphas
      p probs p_attn attn_probs attn_prob attention_probs attention_probabilities softmax attn_map aw attn_dist att_weights att attention_scores attn_scores wei`,
    source: 'nn.MultiheadAttention, Hugging Face, Annotated Transformer, Bahdanau, TensorFlow',
  },
  {
    target: 'context',
    names: `ctx c z av head_out head_output head_outputs heads_out context_heads context_layer context_vector context_vectors ctx_vec
      weighted_values weighted_sum attended`,
    source: 'Hugging Face, Bahdanau, The Illustrated Transformer',
  },
  {
    target: 'concat',
    names: 'concatenated cat merged concat_heads context_concat combined concat_output concat_attention',
    source: 'TensorFlow tutorials',
  },
  {
    target: 'output',
    names:
      'out o result y attn_output attn_out attention_output attention_out output_attn outputs res final h_out',
    source: 'nn.MultiheadAttention, Hugging Face, TensorFlow',
  },
  {
    target: 'x',
    names:
      'input inputs tokens embeddings embedding embeds hidden_states hidden_state src x_in x_input x_seq x_tokens x_emb inp emb word_embeddings',
    source: 'nn.Transformer, Hugging Face',
  },
  { target: 'x', names: 'tgt target trg', source: 'nn.TransformerDecoderLayer' },
  { target: 'target', names: 'tgt trg', source: 'nn.Transformer' },
  { target: 'source', names: 'src', source: 'nn.Transformer' },
  {
    target: 'y',
    names:
      'memory mem context_input source encoder_output encoder_outputs encoder_out enc_output enc_outputs enc_out encoder_hidden_states x_kv kv y_in y_input y_seq y_tokens y_emb',
    source: 'nn.TransformerDecoder, Hugging Face',
  },
  {
    target: 'memory',
    names:
      'mem encoder_output encoder_outputs encoder_out enc_output enc_outputs enc_out encoder_hidden_states x_kv',
    source: 'nn.TransformerDecoder, Hugging Face',
  },
  {
    target: 'encoder_states',
    names:
      'enc_states encoder_outputs encoder_output enc_outputs enc_output enc_out enc h hs annotations keys values memory encoder_hidden_states encoder_hidden sources h_s',
    source: 'Bahdanau, Luong, PyTorch and TensorFlow tutorials',
  },
  {
    target: 'decoder_states',
    names:
      'dec_states decoder_outputs decoder_output dec_outputs dec_output dec_out dec s hidden decoder_hidden dec_hidden decoder_state s_prev query queries decoder_hidden_states h_t',
    source: 'Bahdanau, Luong, PyTorch and TensorFlow tutorials',
  },
  {
    target: 'mask',
    names:
      'attn_mask attention_mask causal_mask src_mask tgt_mask look_ahead_mask att_mask attn_bias attention_bias bias_mask alibi ' +
      'alibi_bias alibi_mask position_bias pos_bias relative_position_bias rel_pos_bias relative_bias rel_bias',
    source: 'nn.MultiheadAttention, nn.Transformer, TensorFlow, T5, Swin Transformer',
  },
  { target: 'w_q', names: 'wq w_query wquery q_weight q_kernel q_proj_weight', source: 'NumPy, Llama' },
  { target: 'w_k', names: 'wk w_key wkey k_weight k_kernel k_proj_weight', source: 'NumPy, Llama' },
  { target: 'w_v', names: 'wv w_value wvalue v_weight v_kernel v_proj_weight', source: 'NumPy, Llama' },
  { target: 'w_o', names: 'wo w_out w_output wout w_0 w0 o_weight', source: 'NumPy, Llama' },
  { target: 'b_q', names: 'bq b_query q_bias', source: 'NumPy' },
  { target: 'b_k', names: 'bk b_key k_bias', source: 'NumPy' },
  { target: 'b_v', names: 'bv b_value v_bias', source: 'NumPy' },
  { target: 'b_o', names: 'bo b_out o_bias', source: 'NumPy' },
  { target: 'w_h', names: 'ua u_a w_k w_enc w_encoder u w1', source: 'Bahdanau' },
  { target: 'w_s', names: 'w_dec w_decoder wa w_a w_q w w2', source: 'Bahdanau' },
  { target: 'v_a', names: 'va v w_v v_att', source: 'Bahdanau' },
  { target: 'b_a', names: 'ba b', source: 'Bahdanau' },
  { target: 'w_a', names: 'wa w w_general', source: 'Luong' },
  {
    target: 'attentional_state',
    names: 'h_tilde attn_hidden attentional_hidden attentional_vector out output',
    source: 'Luong',
  },
  { target: 'hidden_pairs', names: 'tanh tanh_out features', source: 'd2l' },
  {
    target: 'projected_encoder',
    names: 'proj_enc proj_keys proj_key enc_proj keys_proj',
    source: 'Bahdanau',
  },
  { target: 'projected_decoder', names: 'proj_dec proj_query dec_proj query_proj', source: 'Bahdanau' },
  { target: 'gain', names: 'gamma g a_2 scale', source: 'Keras, Flax, Annotated Transformer' },
  { target: 'shift', names: 'beta b_2', source: 'Keras, Annotated Transformer' },
  { target: 'mean', names: 'mu avg', source: 'NumPy' },
  { target: 'centred', names: 'centered x_centered x_centred', source: 'NumPy' },
  { target: 'variance', names: 'var sigma2 sigma_squared', source: 'NumPy' },
  { target: 'deviation', names: 'std sigma sd stddev std_dev', source: 'NumPy' },
  { target: 'normalised', names: 'normalized x_hat xhat x_norm', source: 'NumPy' },
  { target: 'normed', names: 'norm ln layer_norm layernorm out output y', source: 'PyTorch' },
  { target: 'w_1', names: 'w1', source: 'Attention Is All You Need' },
  { target: 'b_1', names: 'b1', source: 'Attention Is All You Need' },
  { target: 'w_2', names: 'w2', source: 'Attention Is All You Need' },
  { target: 'b_2', names: 'b2', source: 'Attention Is All You Need' },
  { target: 'pre_activation', names: 'pre h_pre preact', source: 'PyTorch' },
  { target: 'hidden', names: 'h act activation activated relu gelu', source: 'PyTorch' },
  { target: 'ffn_output', names: 'ffn ffn_out mlp mlp_out ff out output y', source: 'PyTorch, minGPT' },
  { target: 'residual_1', names: 'res1 residual1 add1 x1 sum1', source: 'PyTorch' },
  { target: 'residual_2', names: 'res2 residual2 add2 x2 sum2', source: 'PyTorch' },
  { target: 'residual_3', names: 'res3 residual3 add3 x3 sum3', source: 'PyTorch' },
  { target: 'positioned', names: 'x_pos xp with_positions x_pe', source: 'PyTorch tutorials' },
  {
    target: 'position_encoding',
    names: 'pe pos_enc pos_encoding positional_encoding pos positions_encoding',
    source: 'Annotated Transformer, TensorFlow tutorials',
  },
  {
    target: 'learned_positions',
    names: 'wpe_weight pos_embed pos_embedding position_embeddings_weight',
    source: 'GPT-2, timm, Hugging Face',
  },
  {
    target: 'rotated_query',
    names: 'q_rot q_rope q_rotated query_rotated rotated_q xq_out xq_rope xq_rot q_embed xq_ xq',
    source: 'Llama, Hugging Face',
  },
  {
    target: 'rotated_key',
    names: 'k_rot k_rope k_rotated key_rotated rotated_k xk_out xk_rope xk_rot k_embed xk_ xk',
    source: 'Llama, Hugging Face',
  },
  { target: 'angles', names: 'theta angle', source: 'RoFormer' },
  { target: 'angle_sines', names: 'sin sines', source: 'Hugging Face' },
  { target: 'angle_cosines', names: 'cos cosines', source: 'Hugging Face' },
  { target: 'frequencies', names: 'freqs inv_freq omega', source: 'Llama, Hugging Face' },
  { target: 'class_token', names: 'cls_token cls', source: 'timm' },
  { target: 'position_embeddings', names: 'pos_embed position_embeddings', source: 'timm, Hugging Face' },
  {
    target: 'bias_table',
    names: 'relative_position_bias_table relative_attention_bias_weight',
    source: 'Swin Transformer, T5',
  },
  { target: 'bias_index', names: 'relative_position_index', source: 'Swin Transformer' },
];

/** Whole groups by the names of their outputs. */
export const groupRows: readonly NameRow[] = [
  {
    target: 'norm_1/normed',
    names: 'norm1 norm_1 ln1 ln_1 after_norm1 h1',
    source: 'nn.TransformerEncoderLayer, GPT-2',
  },
  {
    target: 'norm_2/normed',
    names: 'norm2 norm_2 ln2 ln_2 after_norm2 h2',
    source: 'nn.TransformerEncoderLayer, GPT-2',
  },
  {
    target: 'norm_3/normed',
    names: 'norm3 norm_3 ln3 ln_3 after_norm3',
    source: 'nn.TransformerDecoderLayer',
  },
  {
    target: 'self/output',
    names:
      'self_attn self_attention attn_out attn_output attention_output self_attn_output mha mha_out sa sa_out',
    source: 'nn.TransformerEncoderLayer, TensorFlow',
  },
  {
    target: 'cross/output',
    names: 'cross_attn cross_attention cross_attn_output multihead_attn multihead_attn_output ca ca_out',
    source: 'nn.TransformerDecoderLayer',
  },
  {
    target: 'ffn/ffn_output',
    names: 'ffn ffn_out mlp mlp_out ff feed_forward ff_out linear2 ffn_output',
    source: 'nn.TransformerEncoderLayer, TensorFlow',
  },
];

/** Groups of a run by the names of modules that hold them. */
export const groupNames: Readonly<Record<string, string>> = {
  self: 'self_attn self_attention self self_mha attn attention mha selfattention layer_0_selfattention sa multi_head_attention',
  cross:
    'cross_attn cross_attention multihead_attn encoder_attn crossattention encdecattention src_attn cross encoder_decoder_attention layer_1_encdecattention ca',
  ffn: 'ffn mlp ff feed_forward feedforward fc densereludense',
};

/**
 * Matrices that one name may mean, depending on where a program takes it: `scores` before or after they are scaled or masked. Only names
 * that do not say where have alternatives: `scaled_scores` has none.
 */
export const families: readonly (readonly string[])[] = [
  [
    'scores',
    'scaled_scores',
    'capped_scores',
    'masked_scores',
    'biased_scores',
    'tempered_scores',
    'cosine_scores',
    'energies',
  ],
  ['band_scores', 'scaled_band_scores'],
  ['query', 'rotated_query'],
  ['key', 'rotated_key'],
  // Where heads are not projected, their contexts are the result, before or after they stand side by side.
  ['context', 'concat'],
];
