import { pick, run, stacked } from '../support.mjs';

const zeros = (rows, cols) => ({ shape: [rows, cols], data: new Float64Array(rows * cols) });

const identity = (size) => ({
  shape: [size, size],
  data: Float64Array.from({ length: size * size }, (_, at) => (at % (size + 1) === 0 ? 1 : 0)),
});

/** The mask that the engine makes for n tokens. */
const mask = (optionsOf) => async (_inputs, params) => {
  const tokens = zeros(params.n, 1);
  const inputs = { query: tokens, key: tokens, value: tokens };
  return { additive: run('scaled_dot_product', inputs, optionsOf(params)).nodes.mask };
};

/** A Keras window of w sees the tokens that are nearer than w. */
const windowOptions = ({ left, right, keras_sliding_window: width }) => ({
  mask: 'window',
  window_left: left ?? width - 1,
  window_right: right ?? width - 1,
});

/** P, read off a walk over tokens of nothing but zeros. Odd widths are asked for on purpose in these cases. */
async function positional_encoding(_inputs, { n, d, base, start = 0, layout, exponent = '2i/d' }) {
  const w = zeros(d, 1);
  const inputs = { x: zeros(n, d), w_q: w, w_k: w, w_v: w };
  const options = { positions: 'sinusoidal', base, start, layout, exponent };
  if (d % 2 === 1) options.odd_width = 'cut';
  return { Y: run('self_attention_with_positions', inputs, options).nodes.position_encoding };
}

/** Tokens projected by the identity are their own queries, so the rotated queries are the rotated tokens. */
async function rope({ X }, { interleaved, base }) {
  const [, d] = X.shape;
  const inputs = { x: X, w_q: identity(d), w_k: zeros(d, d), w_v: zeros(d, 1) };
  const options = { positions: 'rotary', pairing: interleaved ? 'interleaved' : 'half', base };
  const { nodes, gradients } = run('self_attention_with_positions', inputs, options, 'rotated_query');
  return { angles: nodes.angles, Y: nodes.rotated_query, grads: { X: gradients.x } };
}

/** [head, row, column] to a matrix with the heads side by side, and back. */
const beside = ({ shape: [heads, rows, cols], data }) => ({
  shape: [rows, heads * cols],
  data: Float64Array.from({ length: data.length }, (_, at) => {
    const [row, col] = [Math.floor(at / (heads * cols)), at % (heads * cols)];
    return data[Math.floor(col / cols) * rows * cols + row * cols + (col % cols)];
  }),
});

const apart = ({ shape: [rows, width], data }, heads) => {
  const cols = width / heads;
  const place = (at) => {
    const [head, inHead] = [Math.floor(at / (rows * cols)), at % (rows * cols)];
    return Math.floor(inHead / cols) * width + head * cols + (inHead % cols);
  };
  return {
    shape: [heads, rows, cols],
    data: Float64Array.from({ length: data.length }, (_, at) => data[place(at)]),
  };
};

async function grouped_query_attention({ Q, K, V }, { q_heads, kv_heads }) {
  const inputs = { query: beside(Q), key: beside(K), value: beside(V) };
  const options = { n_heads: q_heads, n_kv_heads: kv_heads };
  const { nodes, gradients } = run('grouped_query_attention', inputs, options);
  const steps = { scores: 'scores', scaled: 'scaled_scores', weights: 'weights', Y: 'context' };
  return {
    ...pick(steps, (id) => stacked(nodes, id, q_heads)),
    grads: {
      Q: apart(gradients.query, q_heads),
      K: apart(gradients.key, kv_heads),
      V: apart(gradients.value, kv_heads),
    },
  };
}

export default {
  mask_sliding_window: mask(windowOptions),
  mask_block: mask(({ block }) => ({ mask: 'block', block_size: block })),
  positional_encoding,
  rope,
  grouped_query_attention,
};
