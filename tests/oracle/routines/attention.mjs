import { pick, run, stacked } from '../support.mjs';

/** Names of the cases and the engine's own, of what goes in … */
const INPUTS = {
  ...{ Q: 'query', K: 'key', V: 'value', X: 'x', Z: 'y', mask: 'mask' },
  ...{ Wq: 'w_q', Wk: 'w_k', Wv: 'w_v', Wo: 'w_o', bq: 'b_q', bk: 'b_k', bv: 'b_v', bo: 'b_o' },
};
/** … and of the results, once in a run or once in each head. */
const NODES = { Q: 'query', K: 'key', V: 'value', concat: 'concat' };
const HEAD_NODES = {
  ...{ scores: 'scores', scaled: 'scaled_scores', capped: 'capped_scores' },
  ...{ masked: 'masked_scores', weights: 'weights', heads: 'context' },
};

function attention(variant, rename = INPUTS) {
  return async (inputs, params, conv) => {
    const renamed = Object.entries(inputs).map(([name, tensor]) => [rename[name], tensor]);
    const options = optionsFor(inputs, params, conv);
    const { nodes, gradients, output } = run(variant, Object.fromEntries(renamed), options);
    const heads = options.n_heads;
    return {
      ...pick(NODES, (id) => nodes[id]),
      ...pick(HEAD_NODES, (id) => (heads ? stacked(nodes, id, heads) : nodes[id])),
      Y: nodes[output],
      grads: pick(rename, (id) => gradients[id]),
    };
  };
}

function optionsFor({ mask, bq }, { scale, softcap, num_heads, temperature }, { fully_masked }) {
  const options = { scale, softcap, temperature, fully_masked, n_heads: num_heads };
  const given = Object.entries(options).filter(([, value]) => value !== undefined);
  return { ...Object.fromEntries(given), ...(mask && { mask: 'custom' }), ...(bq && { bias: true }) };
}

const SOFTMAX = { X: 'scores' };

export default {
  softmax: attention('softmax', SOFTMAX),
  softmax_temperature: attention('softmax', SOFTMAX),
  dot_product_attention: attention('dot_product'),
  scaled_dot_product_attention: attention('scaled_dot_product'),
  masked_attention: attention('scaled_dot_product'),
  softcap_attention: attention('scaled_dot_product'),
  self_attention: attention('self_attention'),
  cross_attention: attention('cross_attention'),
  multi_head_self_attention: attention('multi_head_self_attention'),
  multi_head_cross_attention: attention('multi_head_cross_attention'),
};
