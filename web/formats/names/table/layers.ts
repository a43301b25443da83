import type { LayerRow, StackedRow } from './row';

/** Layers that hold one projection. */
export const layerRows: readonly LayerRow[] = [
  {
    weight: 'w_q',
    bias: 'b_q',
    layers:
      'q_proj query_proj q to_q wq w_q linear_q q_linear fc_q queries query attention_self_query attn_q selfattention_q wq_linear linears_0 w_qs',
    orientation: 'transposed',
    source: 'nn.MultiheadAttention, Hugging Face, Llama, T5, d2l, Annotated Transformer',
  },
  {
    weight: 'w_k',
    bias: 'b_k',
    layers: 'k_proj key_proj k to_k wk w_k linear_k k_linear fc_k keys key attention_self_key linears_1 w_ks',
    orientation: 'transposed',
    source: 'nn.MultiheadAttention, Hugging Face, Llama, T5, d2l, Annotated Transformer',
  },
  {
    weight: 'w_v',
    bias: 'b_v',
    layers:
      'v_proj value_proj v to_v wv w_v linear_v v_linear fc_v values value attention_self_value linears_2 w_vs',
    orientation: 'transposed',
    source: 'nn.MultiheadAttention, Hugging Face, Llama, T5, d2l, Annotated Transformer',
  },
  {
    weight: 'w_o',
    bias: 'b_o',
    layers:
      'out_proj o_proj to_out to_out_0 wo w_o out output_proj linear_o linear_out fc_o fc_out attention_output attention_output_dense linears_3 unify_heads unifyheads o proj attn_proj',
    orientation: 'transposed',
    source: 'nn.MultiheadAttention, Hugging Face, Llama, T5, timm, d2l, Annotated Transformer',
  },
  {
    weight: 'w_o',
    bias: 'b_o',
    layers: 'attn_c_proj c_proj self_attn_c_proj',
    orientation: 'either',
    source: 'GPT-2 (Conv1D), nanoGPT (Linear)',
  },
  {
    weight: 'w_1',
    bias: 'b_1',
    layers:
      'linear1 fc1 lin1 linear_1 fc_1 dense1 dense_1 w1 w_1 ffn_0 ff_0 mlp_0 net_0 feed_forward_0 feed_forward_w_1 mlp_fc1 intermediate_dense up_proj densereludense_wi wi',
    orientation: 'transposed',
    source: 'nn.TransformerEncoderLayer, BERT, T5, timm, Annotated Transformer',
  },
  {
    weight: 'w_1',
    bias: 'b_1',
    layers: 'mlp_c_fc c_fc',
    orientation: 'either',
    source: 'GPT-2 (Conv1D), nanoGPT (Linear)',
  },
  {
    weight: 'w_2',
    bias: 'b_2',
    layers:
      'linear2 fc2 lin2 linear_2 fc_2 dense2 dense_2 w2 w_2 ffn_2 ff_2 mlp_2 net_2 ffn_3 ff_3 feed_forward_2 feed_forward_w_2 mlp_fc2 output_dense down_proj densereludense_wo',
    orientation: 'transposed',
    source: 'nn.TransformerEncoderLayer, BERT, T5, timm, Annotated Transformer',
  },
  {
    weight: 'w_2',
    bias: 'b_2',
    layers: 'mlp_c_proj',
    orientation: 'either',
    source: 'GPT-2 (Conv1D), nanoGPT (Linear)',
  },
  {
    weight: 'norm_1/gain',
    bias: 'norm_1/shift',
    layers:
      'norm1 ln1 norm_1 ln_1 layer_norm1 layernorm1 attention_output_layernorm attention_output_layer_norm sublayer_0_norm input_layernorm',
    orientation: 'as_is',
    source: 'nn.TransformerEncoderLayer, BERT, GPT-2, Llama, Annotated Transformer',
  },
  {
    weight: 'norm_2/gain',
    bias: 'norm_2/shift',
    layers:
      'norm2 ln2 norm_2 ln_2 layer_norm2 layernorm2 output_layernorm output_layer_norm sublayer_1_norm post_attention_layernorm',
    orientation: 'as_is',
    source: 'nn.TransformerEncoderLayer, BERT, GPT-2, Llama, Annotated Transformer',
  },
  {
    weight: 'norm_3/gain',
    bias: 'norm_3/shift',
    layers: 'norm3 ln3 norm_3 ln_3 layer_norm3 layernorm3 sublayer_2_norm',
    orientation: 'as_is',
    source: 'nn.TransformerDecoderLayer, Annotated Transformer',
  },
  {
    weight: 'gain',
    bias: 'shift',
    layers: 'norm ln layer_norm layernorm',
    orientation: 'as_is',
    source: 'nn.LayerNorm',
  },
  {
    weight: 'w_s',
    bias: 'b_a',
    layers: 'w_s w_dec wa w_a w_q w_decoder decoder_att decoder_attn w2',
    orientation: 'transposed',
    source: 'Bahdanau, d2l, TensorFlow tutorials',
  },
  {
    weight: 'w_h',
    bias: 'b_a',
    layers: 'ua u_a w_h w_k w_enc w_encoder encoder_att encoder_attn w1',
    orientation: 'transposed',
    source: 'Bahdanau, d2l, TensorFlow tutorials',
  },
  {
    weight: 'v_a',
    bias: 'b_v',
    layers: 'va v_a v w_v full_att v_att',
    orientation: 'transposed',
    source: 'Bahdanau, d2l, TensorFlow tutorials',
  },
  { weight: 'w_a', bias: 'b_a', layers: 'wa w_a attn general w', orientation: 'either', source: 'Luong' },
  {
    weight: 'w_embed',
    bias: 'b_embed',
    layers: 'embed embedding wte tok_emb token_embedding tok_embeddings',
    orientation: 'as_is',
    source: 'GPT-2, nanoGPT, Llama',
  },
  {
    weight: 'w_u',
    bias: 'b_u',
    layers: 'lm_head unembed head generator_proj',
    orientation: 'transposed',
    source: 'GPT-2, nanoGPT, Annotated Transformer',
  },
];

/** Names of the arrays of a layer, after its own. */
export const weightNames = ['weight', 'kernel', 'w', 'matmul'] as const;
export const biasNames = ['bias', 'b'] as const;
/** Those of norms. */
export const gainNames = ['weight', 'gamma', 'scale', 'a_2', 'gain'] as const;
export const shiftNames = ['bias', 'beta', 'b_2', 'shift'] as const;

/** Layers that hold several projections at once. */
export const stackedRows: readonly StackedRow[] = [
  { parts: ['q', 'k', 'v'], layers: 'in_proj', source: 'nn.MultiheadAttention' },
  {
    parts: ['q', 'k', 'v'],
    layers: 'c_attn qkv qkv_proj to_qkv wqkv w_qkv query_key_value_proj',
    source: 'GPT-2 (Conv1D), nanoGPT, timm (Linear), fairseq',
  },
  { parts: ['k', 'v'], layers: 'kv to_kv wkv w_kv kv_proj', source: 'timm, lucidrains' },
];
