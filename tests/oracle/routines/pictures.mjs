import { pick, run, stacked } from '../support.mjs';

/** A picture [row, column, channel] is a matrix with the pixels of a row side by side: the same numbers in the same order. */
const picture = ({ shape: [height, width, channels], data }) => ({ shape: [height, width * channels], data });

/** A tensor as a matrix with this many columns. */
const withColumns = ({ data }, cols) => ({ shape: [data.length / cols, cols], data });

const VIT = { E: 'w_e', b: 'b_e', cls: 'class_token', pos: 'position_embeddings' };

async function patches({ img, ...rest }, { patch }) {
  const given = Object.entries(rest).map(([name, tensor]) => [VIT[name], tensor]);
  const inputs = { image: picture(img), ...Object.fromEntries(given) };
  const { nodes, gradients } = run('patch_embedding', inputs, { patch, flatten: 'pixel_first' });
  const other = run('patch_embedding', inputs, { patch, flatten: 'channel_first' });
  return {
    ...pick({ patches: 'patches', embedded: 'embedded', tokens: 'tokens', Y: 'z' }, (id) => nodes[id]),
    patches_channel_first: other.nodes.patches,
    grads: pick({ img: 'image', ...VIT }, (id) => gradients[id]),
  };
}

const SWIN = { X: 'x', table: 'bias_table', Wq: 'w_q', Wk: 'w_k', Wv: 'w_v', Wo: 'w_o' };

/** The matrices of all windows, one after the other: [window, …]. */
const ofWindows = (count, of) => ({
  data: Array.from({ length: count }, (_, k) => of(`window_${k}/`)).flatMap(({ data }) => [...data]),
});

async function shiftedWindows(inputs, { window, shift, num_heads: heads }, { mask_value }) {
  const given = Object.entries(inputs).map(([name, tensor]) => [
    SWIN[name],
    name === 'X' ? picture(tensor) : tensor,
  ]);
  const barrier = mask_value === '-inf' ? 'minus_infinity' : 'minus_100';
  const options = { window, shift: shift > 0, n_heads: heads, barrier };
  const { nodes, gradients } = run('shifted_window_attention', Object.fromEntries(given), options);
  const [height, width] = inputs.X.shape;
  const count = (height / window) * (width / window);
  const ofHeads = (prefix, id) => {
    const under = Object.entries(nodes).flatMap(([name, node]) =>
      name.startsWith(prefix) ? [[name.slice(prefix.length), node]] : [],
    );
    return stacked(Object.fromEntries(under), id, heads);
  };
  return {
    ...pick(
      { rolled: 'rolled', windows: 'windows', region_ids: 'regions', rel_index: 'bias_index', Y: 'output' },
      (id) => nodes[id],
    ),
    attn_mask: ofWindows(count, (prefix) => nodes[`${prefix}window_mask`]),
    rel_bias: ofHeads('bias/', 'position_bias'),
    weights: ofWindows(count, (prefix) => ofHeads(prefix, 'weights')),
    grads: pick(SWIN, (id) => gradients[id]),
  };
}

async function shiftedWindowMask(_inputs, { n, window, shift }) {
  const x = { shape: [n, 1], data: new Float64Array(n) };
  const { nodes } = run('shifted_window_sequence', { x }, { window, shift: shift > 0 });
  return { additive: nodes.window_mask };
}

async function convolution({ img, kern }, { kernel, alpha }) {
  const around = Array.from({ length: kernel }, (_, at) => at - (kernel - 1) / 2);
  const centers = {
    shape: [kernel * kernel, 2],
    data: Float64Array.from(around.flatMap((down) => around.flatMap((right) => [down, right]))),
  };
  const inputs = { image: picture(img), kernel: withColumns(kern, kern.shape[3]), centers };
  const { nodes, gradients } = run('convolution_as_attention', inputs, { alpha });
  return {
    head0_weights: nodes['head_0/weights'],
    Y: nodes.output,
    grads: pick({ img: 'image', kern: 'kernel' }, (id) => gradients[id]),
  };
}

export default {
  vit_patch_embedding: patches,
  shifted_window_attention: shiftedWindows,
  mask_shifted_window_1d: shiftedWindowMask,
  attention_as_convolution: convolution,
};
