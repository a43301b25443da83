import type { NameRow } from './row';

/** Names of single values that are options of the page. */
export const valueRows: readonly NameRow[] = [
  {
    target: 'n_heads',
    names: 'n_head num_heads nhead nheads heads num_attention_heads n_heads h',
    source: 'nn.MultiheadAttention, nn.Transformer, Hugging Face, GPT-2',
  },
  {
    target: 'n_kv_heads',
    names: 'num_key_value_heads num_kv_heads n_kv_head kv_heads n_kv',
    source: 'Llama, Hugging Face',
  },
  { target: 'mask', names: 'is_causal causal', source: 'F.scaled_dot_product_attention, FlashAttention' },
  {
    target: 'scale',
    names: 'sm_scale softmax_scale scaling scale_factor',
    source: 'FlashAttention, F.scaled_dot_product_attention',
  },
  {
    target: 'softcap',
    names: 'logit_cap attn_logit_softcapping logits_soft_cap soft_cap',
    source: 'FlashAttention, Gemma 2',
  },
  {
    target: 'epsilon',
    names: 'eps layer_norm_eps layer_norm_epsilon rms_norm_eps',
    source: 'nn.LayerNorm, Hugging Face',
  },
  { target: 'norm', names: 'norm_first pre_norm prenorm', source: 'nn.TransformerEncoderLayer' },
  { target: 'activation', names: 'act hidden_act act_fn', source: 'Hugging Face' },
  { target: 'base', names: 'rope_theta theta rope_base rotary_base', source: 'Llama, Hugging Face' },
  { target: 'temperature', names: 'tau temp', source: 'Vaswani et al., tutorials' },
  { target: 'smoothing', names: 'label_smoothing', source: 'nn.CrossEntropyLoss' },
  {
    target: 'valid_len',
    names:
      'valid_lens valid_length valid_lengths enc_valid_lens dec_valid_lens length lengths lens seq_lens seq_lengths sequence_lengths ' +
      'src_lengths src_lens key_lengths key_lens kv_lengths kv_lens memory_lengths encoder_lengths context_lengths cache_seqlens',
    source: 'd2l, fairseq, OpenNMT, FlashAttention',
  },
  { target: 'patch', names: 'patch_size', source: 'timm' },
];
