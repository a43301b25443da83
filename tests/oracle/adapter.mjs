/**
 * The engine, as an outside runner of reference cases calls it: `{routine: (inputs, params, conv) => ({name: tensor, grads})}`
 * with the short names of those cases. Every number comes from the WASM engine; nothing is computed here.
 */
import { readFileSync } from 'node:fs';
import createModule from '../../web/generated/engine.mjs';

const engine = await createModule({
  wasmBinary: readFileSync(new URL('../../web/generated/engine.wasm', import.meta.url)),
});

/** Names of the cases and the engine's own, of what goes in … */
const INPUTS = {
  ...{ Q: 'query', K: 'key', V: 'value', X: 'x', Z: 'y', mask: 'mask' },
  ...{ Wq: 'w_q', Wk: 'w_k', Wv: 'w_v', Wo: 'w_o', bq: 'b_q', bk: 'b_k', bv: 'b_v', bo: 'b_o' },
};
/** … and of what comes out, once in a run or once in each head. */
const NODES = { Q: 'query', K: 'key', V: 'value', concat: 'concat' };
const HEAD_NODES = {
  ...{ scores: 'scores', scaled: 'scaled_scores', capped: 'capped_scores' },
  ...{ masked: 'masked_scores', weights: 'weights', heads: 'context' },
};

/** A vector is one row. */
const matrixOf = ({ shape, data }) => ({
  rows: shape.length === 1 ? 1 : shape[0],
  cols: shape.at(-1),
  data,
});

/** A finished run: its nodes, and d(sum of squares of its output) / d(node), each with its numbers under `data`. */
function run(variant, inputs, options) {
  const list = Object.entries(inputs).map(([name, tensor]) => ({ name, ...matrixOf(tensor) }));
  const handle = new engine.Trace(variant, list, Object.entries(options));
  try {
    const { nodes, outputs } = handle.structure();
    const output = nodes.find(({ id }) => id === outputs[0]);
    return {
      nodes: byId(nodes, handle.data()),
      gradients: byId(nodes, handle.gradientOfSquares(output.index)),
      output: output.id,
    };
  } finally {
    handle.delete();
  }
}

/** The engine hands over all matrices in one piece, in the order of the nodes. */
function byId(nodes, numbers) {
  let start = 0;
  const tensors = nodes.map(({ id, rows, cols }) => {
    const data = numbers.slice(start, start + rows * cols);
    start += rows * cols;
    return [id, { shape: [rows, cols], data }];
  });
  return Object.fromEntries(tensors);
}

/** Heads one after the other, as the cases stack them: [head, row, column]. */
function stacked(nodes, id, heads) {
  const parts = Array.from({ length: heads }, (_, head) => nodes[`head_${head}/${id}`]);
  if (!parts[0]) return undefined;
  return { shape: [heads, ...parts[0].shape], data: parts.flatMap(({ data }) => [...data]) };
}

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

const pick = (names, get) => Object.fromEntries(Object.entries(names).map(([name, id]) => [name, get(id)]));

/** The mask that the engine makes for n queries and m keys, read off a run on zeros. */
function mask(optionsOf) {
  return async (_inputs, params) => {
    const zeros = (rows) => ({ shape: [rows, 1], data: new Float64Array(rows) });
    const inputs = { query: zeros(params.n), key: zeros(params.m), value: zeros(params.m) };
    return { additive: run('scaled_dot_product', inputs, optionsOf(params)).nodes.mask };
  };
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
  mask_causal: mask(({ align }) => ({ mask: align === 'bottom_right' ? 'causal_bottom_right' : 'causal' })),
  mask_padding: mask(({ valid_len }) => ({ mask: 'padding', valid_len })),
};
