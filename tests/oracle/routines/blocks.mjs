/** The parts of encoders and decoders, and their layers. */
import { engine, pick, run } from '../support.mjs';

const renamed = (inputs, names) =>
  Object.fromEntries(Object.entries(inputs).map(([name, tensor]) => [names[name], tensor]));

/** A routine that is one variant: `inputs` and `nodes` give the engine's names for those of the cases. */
function variant(id, inputs, nodes, optionsOf) {
  return async (given, params) => {
    const found = run(id, renamed(given, inputs), optionsOf(params, given));
    return {
      ...pick(nodes, (node) => found.nodes[node]),
      Y: found.nodes[found.output],
      grads: pick(inputs, (input) => found.gradients[input]),
    };
  };
}

const NORM = { X: 'x', gamma: 'gain', beta: 'shift' };
const FEED_FORWARD = { X: 'x', W1: 'w_1', b1: 'b_1', W2: 'w_2', b2: 'b_2' };

/** The names of an attention with heads inside a group. */
function attentionNames(prefix, group) {
  const names = { Wq: 'w_q', Wk: 'w_k', Wv: 'w_v', Wo: 'w_o', bq: 'b_q', bk: 'b_k', bv: 'b_v', bo: 'b_o' };
  return Object.fromEntries(
    Object.entries(names).map(([short, name]) => [prefix + short, `${group}/${name}`]),
  );
}

/** The names of the norms of a layer and of its feed-forward network. */
function layerNames(norms) {
  const found = { W1: 'ffn/w_1', b1: 'ffn/b_1', W2: 'ffn/w_2', b2: 'ffn/b_2' };
  for (let number = 1; number <= norms; number += 1) {
    found[`g${number}`] = `norm_${number}/gain`;
    found[`e${number}`] = `norm_${number}/shift`;
  }
  return found;
}

/** The heads of a group one after the other: [head, row, column]. */
function stacked(nodes, group, name, heads) {
  const parts = Array.from({ length: heads }, (_, head) => nodes[`${group}/head_${head}/${name}`]);
  if (!parts[0]) return undefined;
  return { shape: [heads, ...parts[0].shape], data: parts.flatMap(({ data }) => [...data]) };
}

/** What the cases tell of an attention. */
function attentionNodes(nodes, group, heads) {
  const of = (name) => nodes[`${group}/${name}`];
  const each = (name) => stacked(nodes, group, name, heads);
  return {
    ...{ Q: of('query'), K: of('key'), V: of('value'), concat: of('concat'), out: of('output') },
    ...{ scaled: each('scaled_scores'), masked: each('masked_scores') },
    ...{ weights: each('weights'), heads: each('context') },
  };
}

const prefixed = (prefix, tensors) =>
  Object.fromEntries(Object.entries(tensors).map(([name, tensor]) => [prefix + name, tensor]));

function layerOptions({ num_heads, activation, norm, eps }, { mask }) {
  const options = { n_heads: num_heads, activation, norm, epsilon: eps, bias: true };
  return { ...options, mask: mask ? 'custom' : 'none' };
}

const ENCODER = { X: 'x', mask: 'mask', ...attentionNames('', 'self'), ...layerNames(2) };
const DECODER = {
  ...{ X: 'x', Z: 'memory', mask: 'mask' },
  ...attentionNames('sa_', 'self'),
  ...attentionNames('ca_', 'cross'),
  ...layerNames(3),
};

async function encoder(inputs, params) {
  const found = run('encoder_layer', renamed(inputs, ENCODER), layerOptions(params, inputs));
  const { nodes, gradients } = found;
  return {
    ...prefixed('attn_', attentionNodes(nodes, 'self', params.num_heads)),
    ...{ res1: nodes.residual_1, norm1: nodes['norm_1/normed'], ffn_out: nodes['ffn/ffn_output'] },
    // With the norms first, the second sum is the output, and the second norm a step.
    ...(params.norm === 'pre' ? { norm2: nodes['norm_2/normed'] } : { res2: nodes.residual_2 }),
    Y: nodes[found.output],
    grads: pick(ENCODER, (id) => gradients[id]),
  };
}

async function decoder(inputs, params) {
  const found = run('decoder_layer', renamed(inputs, DECODER), layerOptions(params, inputs));
  const { nodes, gradients } = found;
  return {
    ...prefixed('self_', attentionNodes(nodes, 'self', params.num_heads)),
    ...prefixed('cross_', attentionNodes(nodes, 'cross', params.num_heads)),
    ...{ norm1: nodes['norm_1/normed'], norm2: nodes['norm_2/normed'], ffn_out: nodes['ffn/ffn_output'] },
    Y: nodes[found.output],
    grads: pick(DECODER, (id) => gradients[id]),
  };
}

export default {
  activation: variant('activation', { X: 'x' }, {}, ({ name }) => ({ activation: name })),
  layer_norm: variant(
    'layer_norm',
    NORM,
    { mean: 'mean', var: 'variance', xhat: 'normalised' },
    ({ eps }) => ({ epsilon: eps }),
  ),
  rms_norm: variant('layer_norm', NORM, { ms: 'mean_square' }, ({ eps }) => ({
    norm_kind: 'rms',
    epsilon: eps,
  })),
  ffn: variant(
    'feed_forward',
    FEED_FORWARD,
    { pre: 'pre_activation', hidden: 'hidden' },
    ({ activation }) => ({ activation }),
  ),
  encoder_layer: encoder,
  decoder_layer: decoder,
  noam_lr: async (_inputs, { d_model, warmup, steps }) => ({
    Y: steps.map((step) => engine.noamRate(d_model, warmup, step)),
  }),
};
