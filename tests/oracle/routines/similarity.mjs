/** Routines that compare queries with keys in other ways than one dot product, and the loss. */
import { pick, run } from '../support.mjs';

/** Transposes a matrix: the cases use W a with a column vector, the engine x W with a row vector. */
function transpose({ shape, data }) {
  const [rows, cols] = shape.length === 1 ? [1, ...shape] : shape;
  const out = Float64Array.from(
    { length: rows * cols },
    (_, at) => data[(at % rows) * cols + Math.floor(at / rows)],
  );
  return { shape: [cols, rows], data: out };
}

/** Rows `first` to `last` - 1. */
function rowsOf({ shape: [, cols], data }, first, last) {
  return { shape: [last - first, cols], data: data.slice(first * cols, last * cols) };
}

/** Two matrices one below the other. */
const below = (a, b) => ({ shape: [a.shape[0] + b.shape[0], a.shape[1]], data: [...a.data, ...b.data] });

const widthOf = ({ shape }) => shape.at(-1);

async function basicSelfAttention({ X }) {
  const { nodes, gradients } = run('basic_self_attention', { x: X }, {});
  return { ...pick(SCORES, (id) => nodes[id]), Y: nodes.context, grads: { X: gradients.x } };
}

const SCORES = { scores: 'scores', weights: 'weights' };

/** W [h; s] with a column [h; s] is [h, s] Wᵀ with a row, and Wᵀ is one part for h above one for s. */
async function additive({ H, s, W, v, b }) {
  const w = transpose(W);
  const split = widthOf(H);
  const inputs = {
    ...{ decoder_states: s, encoder_states: H, v_a: transpose(v) },
    ...{ w_h: rowsOf(w, 0, split), w_s: rowsOf(w, split, w.shape[0]) },
    ...(b && { b_a: b }),
  };
  const { nodes, gradients } = run('additive_attention', inputs, { form: 'concat', bias: b !== undefined });
  return {
    ...pick({ concat: 'pairs', tanh: 'hidden_pairs', ...SCORES }, (id) => nodes[id]),
    pre: nodes.biased_pairs ?? nodes.projected_pairs,
    Y: nodes.context,
    grads: {
      ...pick({ H: 'encoder_states', s: 'decoder_states', v: 'v_a', b: 'b_a' }, (id) => gradients[id]),
      W: transpose(below(gradients.w_h, gradients.w_s)),
    },
  };
}

const SPLIT = { H: 'encoder_states', S: 'decoder_states', Wh: 'w_h', Ws: 'w_s', v: 'v_a' };

async function additiveSplit({ H, S, Wh, Ws, v }) {
  const inputs = { decoder_states: S, encoder_states: H, w_h: Wh, w_s: Ws, v_a: transpose(v) };
  const { nodes, gradients } = run('additive_attention', inputs, { form: 'split' });
  return {
    ...pick(SCORES, (id) => nodes[id]),
    Y: nodes.context,
    grads: pick(SPLIT, (id) => gradients[id]),
  };
}

/** The parameters of a score, as the engine reads them, and back. */
const LUONG = {
  dot: { inputs: () => ({}), grads: () => ({}) },
  // sᵀ W h with columns is s W hᵀ with rows.
  general: { inputs: ({ W }) => ({ w_a: W }), grads: ({ w_a }) => ({ W: w_a }) },
  concat: {
    inputs: ({ W, v }) => {
      const w = transpose(W);
      const half = w.shape[0] / 2;
      return { w_s: rowsOf(w, 0, half), w_h: rowsOf(w, half, 2 * half), v_a: transpose(v) };
    },
    grads: ({ w_s, w_h, v_a }) => ({ W: transpose(below(w_s, w_h)), v: v_a }),
  },
};

function luong(score) {
  return async (given) => {
    const w_c = transpose(given.Wc);
    const d = widthOf(given.H);
    const inputs = {
      ...{ decoder_states: given.s, encoder_states: given.H, ...LUONG[score].inputs(given) },
      ...{ w_cc: rowsOf(w_c, 0, d), w_cs: rowsOf(w_c, d, 2 * d) },
    };
    const { nodes, gradients } = run('luong_attention', inputs, { score });
    return {
      ...pick({ ...SCORES, context: 'context' }, (id) => nodes[id]),
      Y: nodes.attentional_state,
      grads: {
        ...pick({ H: 'encoder_states', s: 'decoder_states' }, (id) => gradients[id]),
        ...LUONG[score].grads(gradients),
        Wc: transpose(below(gradients.w_cc, gradients.w_cs)),
      },
    };
  };
}

async function cosineSimilarity({ A, B }) {
  const value = { shape: [B.shape[0], 1], data: new Float64Array(B.shape[0]) };
  const options = { similarity: 'cosine' };
  const { nodes, gradients } = run(
    'similarity_attention',
    { query: A, key: B, value },
    options,
    'cosine_scores',
  );
  return {
    ...{ norm_a: nodes.query_norms, norm_b: nodes.key_norms, Y: nodes.cosine_scores },
    grads: { A: gradients.query, B: gradients.key },
  };
}

async function cosineAttention({ Q, K, V }, { tau }) {
  const options = { similarity: 'cosine', temperature: tau };
  const { nodes, gradients } = run('similarity_attention', { query: Q, key: K, value: V }, options);
  return {
    ...{ cos: nodes.cosine_scores, weights: nodes.weights, Y: nodes.context },
    grads: pick({ Q: 'query', K: 'key', V: 'value' }, (id) => gradients[id]),
  };
}

/** A 1 in the column of each class. */
function oneHot({ data }, classes) {
  const rows = data.length;
  const out = new Float64Array(rows * classes);
  for (const [row, column] of data.entries()) out[row * classes + column] = 1;
  return { shape: [rows, classes], data: out };
}

async function logSoftmax({ X }) {
  const inputs = { logits: X, targets: { shape: X.shape, data: new Float64Array(X.data.length) } };
  const { nodes, gradients } = run('cross_entropy_loss', inputs, {}, 'log_shares');
  return { Y: nodes.log_shares, grads: { X: gradients.logits } };
}

async function labelSmoothing({ logits, target_int }, { eps }) {
  const inputs = { logits, targets: oneHot(target_int, widthOf(logits)) };
  const { nodes, gradients } = run('cross_entropy_loss', inputs, { smoothing: eps }, 'loss', 'gradientOfSum');
  return { smoothed: nodes.smoothed_targets, Y: nodes.loss, grads: { logits: gradients.logits } };
}

export default {
  basic_self_attention: basicSelfAttention,
  additive_attention: additive,
  additive_attention_split: additiveSplit,
  luong_dot: luong('dot'),
  luong_general: luong('general'),
  luong_concat: luong('concat'),
  cosine_similarity: cosineSimilarity,
  cosine_attention: cosineAttention,
  log_softmax: logSoftmax,
  label_smoothing_ce: labelSmoothing,
};
