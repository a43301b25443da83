import { run } from '../support.mjs';

/** The mask that the engine makes for n queries and m keys, read off a run on zeros. */
function mask(optionsOf) {
  return async (_inputs, params) => {
    const zeros = (rows) => ({ shape: [rows, 1], data: new Float64Array(rows) });
    const inputs = { query: zeros(params.n), key: zeros(params.m), value: zeros(params.m) };
    return { additive: run('scaled_dot_product', inputs, optionsOf(params)).nodes.mask };
  };
}

export default {
  mask_causal: mask(({ align }) => ({ mask: align === 'bottom_right' ? 'causal_bottom_right' : 'causal' })),
  mask_padding: mask(({ valid_len }) => ({ mask: 'padding', valid_len })),
};
