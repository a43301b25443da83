import { erf, type Matrix, transpose } from './arithmetic';
import { attendHeads, plainCore } from './attention';
import type { Mechanism } from './mechanisms';
import type { Builder } from './run';
import { tensorOf } from './tensor';

const activations: Readonly<Record<string, (value: number) => number>> = {
  relu: (value) => Math.max(0, value),
  gelu: (value) => (value / 2) * (1 + erf(value / Math.SQRT2)),
  gelu_tanh: (value) =>
    (value / 2) * (1 + Math.tanh(Math.sqrt(2 / Math.PI) * (value + 0.044715 * value ** 3))),
  silu: (value) => value / (1 + Math.exp(-value)),
};

export const layerNorm: Mechanism = (build) => {
  const { random, arithmetic } = build;
  const [n, d] = [random.whole(1, 6), random.pick([2, 4, 8, 16])];
  build.chooseBatch();
  const epsilon = random.pick([1e-5, 1e-5, 1e-6, 1e-3]);
  if (epsilon !== 1e-5) build.options.epsilon = epsilon;
  const x = build.tokens(n, d, 2);
  const [gain, shift] = [build.matrix(1, d), build.matrix(1, d)];
  const runs = x.map((tokens) => arithmetic.normalize(tokens, epsilon));
  const results = runs.map(({ normalised }) =>
    arithmetic.addRow(
      arithmetic.map(normalised, (value, _, col) => value * (gain[0]?.[col] ?? 0)),
      shift,
    ),
  );
  build.keepExamples('x', x, true);
  build.keep(build.names.of('gain'), { shape: [d], data: gain.flat() }, true);
  build.keep(build.names.of('shift'), { shape: [d], data: shift.flat() }, true);
  if (random.chance(0.4))
    build.keepExamples(
      'mean',
      runs.map(({ mean }) => mean),
      false,
    );
  if (random.chance(0.4))
    build.keepExamples(
      'variance',
      runs.map(({ variance }) => variance),
      false,
    );
  if (random.chance(0.4))
    build.keepExamples(
      'normalised',
      runs.map(({ normalised }) => normalised),
      false,
    );
  build.keepExamples('normed', results, false);
  return build.result('layer norm', 'layer-norm');
};

export const rmsNorm: Mechanism = (build) => {
  const { random, arithmetic } = build;
  const [n, d] = [random.whole(1, 6), random.pick([2, 4, 8, 16])];
  build.chooseBatch();
  Object.assign(build.options, { norm_kind: 'rms', epsilon: 1e-6 });
  const x = build.tokens(n, d, 2);
  const gain = build.matrix(1, d);
  const normalised = x.map((tokens) => {
    const sizes = tokens.map((row) => {
      const squares = row.map((value) => arithmetic.round(value * value));
      return arithmetic.round(Math.sqrt(arithmetic.round(arithmetic.sum(squares) / d) + 1e-6));
    });
    return arithmetic.map(tokens, (value, row) => value / (sizes[row] ?? 1));
  });
  build.keepExamples('x', x, true);
  build.keep(build.names.of('gain'), { shape: [d], data: gain.flat() }, true);
  if (random.chance(0.4)) build.keepExamples('normalised', normalised, false);
  build.keepExamples(
    'normed',
    normalised.map((rows) => arithmetic.map(rows, (value, _, col) => value * (gain[0]?.[col] ?? 0))),
    false,
  );
  return build.result('rms norm', 'layer-norm');
};

/** A Linear as torch stores it. */
class Linear {
  readonly weight: Matrix;
  readonly bias: Matrix;

  constructor(
    readonly build: Builder,
    readonly name: string,
    rows: number,
    cols: number,
  ) {
    this.weight = build.weight(rows, cols);
    this.bias = build.matrix(1, cols, 0.3);
  }

  apply(x: Matrix): Matrix {
    const { arithmetic } = this.build;
    return arithmetic.addRow(arithmetic.product(x, this.weight), this.bias);
  }

  keep(): void {
    this.build.keep(`${this.name}.weight`, tensorOf(transpose(this.weight)), true);
    this.build.keep(
      `${this.name}.bias`,
      { shape: [this.bias[0]?.length ?? 0], data: this.bias.flat() },
      true,
    );
  }
}

export const feedForward: Mechanism = (build) => {
  const { random, arithmetic } = build;
  const [n, d, d_ff] = [random.whole(1, 5), random.pick([2, 4, 8]), random.pick([4, 8, 16])];
  const activation = random.pick(['relu', 'gelu', 'gelu_tanh', 'silu']);
  build.options.activation = activation;
  const [first, second] = random.pick([
    ['linear1', 'linear2'],
    ['fc1', 'fc2'],
  ] as const);
  const layers = [new Linear(build, first, d, d_ff), new Linear(build, second, d_ff, d)] as const;
  build.chooseBatch();
  const x = build.tokens(n, d);
  const hidden = x.map((tokens) =>
    arithmetic.map(layers[0].apply(tokens), activations[activation] ?? Number),
  );
  build.keepExamples('x', x, true);
  for (const layer of layers) layer.keep();
  build.keepExamples(
    'layerOutput',
    hidden.map((values) => layers[1].apply(values)),
    false,
  );
  return build.result('feed-forward', 'feed-forward');
};

/** The names and the order of nn.TransformerEncoderLayer. */
export const encoderLayer: Mechanism = (build) => {
  const { random, arithmetic, options } = build;
  const heads = random.pick([2, 4]);
  const [n, d] = [random.whole(2, 5), heads * random.pick([2, 4])];
  const [isPre, activation] = [random.chance(0.5), random.pick(['relu', 'gelu'])];
  Object.assign(options, { n_heads: heads, norm: isPre ? 'pre' : 'post', activation });
  const projections = ['q', 'k', 'v'].map((name) => new Linear(build, name, d, d));
  const out = new Linear(build, 'self_attn.out_proj', d, d);
  const [wide, narrow] = [new Linear(build, 'linear1', d, 2 * d), new Linear(build, 'linear2', 2 * d, d)];
  const norms = ['norm1', 'norm2'].map((name) => ({
    name,
    gain: build.matrix(1, d),
    shift: build.matrix(1, d, 0.3),
  }));
  const normed = (at: number, values: Matrix): Matrix => {
    const { gain = [[]], shift = [[]] } = norms[at] ?? {};
    const { normalised } = arithmetic.normalize(values, 1e-5);
    return arithmetic.addRow(
      arithmetic.map(normalised, (value, _, col) => value * (gain[0]?.[col] ?? 0)),
      shift,
    );
  };
  const attention = (values: Matrix): Matrix => {
    const [q = [], k = [], v = []] = projections.map((each) => each.apply(values));
    return out.apply(attendHeads(arithmetic, [q, k, v], { heads }, plainCore(d / heads)).joined);
  };
  const network = (values: Matrix): Matrix =>
    narrow.apply(arithmetic.map(wide.apply(values), activations[activation] ?? Number));
  build.chooseBatch();
  const x = build.tokens(n, d);
  const results = x.map((tokens) => {
    if (!isPre) {
      const first = normed(0, arithmetic.add(tokens, attention(tokens)));
      return normed(1, arithmetic.add(first, network(first)));
    }
    const first = arithmetic.add(tokens, attention(normed(0, tokens)));
    return arithmetic.add(first, network(normed(1, first)));
  });
  build.keepExamples('x', x, true);
  build.keep(
    'self_attn.in_proj_weight',
    tensorOf(projections.flatMap(({ weight }) => transpose(weight))),
    true,
  );
  const biases = projections.flatMap(({ bias }) => bias.flat());
  build.keep('self_attn.in_proj_bias', { shape: [biases.length], data: biases }, true);
  for (const layer of [out, wide, narrow]) layer.keep();
  for (const { name, gain, shift } of norms) {
    build.keep(`${name}.weight`, { shape: [d], data: gain.flat() }, true);
    build.keep(`${name}.bias`, { shape: [d], data: shift.flat() }, true);
  }
  build.keepExamples('layerOutput', results, false);
  return build.result('encoder layer', 'encoder-layer');
};

/** Bahdanau: vᵀ tanh(W s + U h), the names as people write them. */
export const additive: Mechanism = (build) => {
  const { random, arithmetic } = build;
  const [m, n] = [random.whole(1, 5), random.whole(2, 6)];
  const [d_s, d_h, d_a] = [random.pick([3, 4, 8]), random.pick([4, 6, 8]), random.pick([3, 5, 10])];
  const [ofState, ofKeys, ofScore] = random.pick([
    ['Wa.weight', 'Ua.weight', 'Va.weight'],
    ['w_s.weight', 'w_h.weight', 'v_a.weight'],
    ['W_s', 'W_h', 'v'],
    ['w_s', 'w_h', 'v_a'],
  ] as const);
  const isLinear = ofState.endsWith('.weight');
  const [s, h] = [build.matrix(m, d_s), build.matrix(n, d_h)];
  const [w_s, w_h, v_a] = [build.weight(d_s, d_a), build.weight(d_h, d_a), build.weight(d_a, 1)];
  const [states, keys] = [arithmetic.product(s, w_s), arithmetic.product(h, w_h)];
  const scores = states.map((state) =>
    keys.map((key) => {
      const hidden = state.map((value, at) =>
        arithmetic.round(Math.tanh(arithmetic.round(value + (key[at] ?? 0)))),
      );
      return arithmetic.sum(hidden.map((value, at) => value * (v_a[at]?.[0] ?? 0)));
    }),
  );
  const weights = arithmetic.softmax(scores);
  build.keepMatrix('decoder', s, true);
  build.keepMatrix('encoder', h, true);
  for (const [name, weight] of [
    [ofState, w_s],
    [ofKeys, w_h],
    [ofScore, v_a],
  ] as const)
    build.keep(build.names.own(name), tensorOf(isLinear ? transpose(weight) : weight), true);
  if (random.chance(0.5)) build.keepMatrix('additiveScores', scores, false);
  build.keepMatrix('additiveWeights', weights, false);
  build.keepMatrix('additiveContext', arithmetic.product(weights, h), false);
  return build.result('additive', 'additive-attention');
};
