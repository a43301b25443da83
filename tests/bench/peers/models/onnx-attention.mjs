/** The forms in which onnxruntime can compute attention; the fastest one is compared. */
import { constant, input, model, node, output } from './onnx.mjs';

const CONTRIB = 'com.microsoft';

const ports = (shape) => [...['q', 'k', 'v'].map((name) => input(name, shape)), output('o', shape)];

function plainGraph({ n, d, high }) {
  const scores = high === 0 ? 'masked' : 'scaled';
  const mask =
    high === 0 ? [constant('mask', [n, n], causalMask(n)), node('Add', ['scaled', 'mask'], 'masked')] : [];
  return model([
    ...ports([n, d]),
    constant('factor', [], Float32Array.of(1 / Math.sqrt(d))),
    node('Transpose', ['k'], 'kt', { perm: [1, 0] }),
    node('MatMul', ['q', 'kt'], 'scores'),
    node('Mul', ['scores', 'factor'], 'scaled'),
    ...mask,
    node('Softmax', [scores], 'weights', { axis: -1 }),
    node('MatMul', ['weights', 'v'], 'o'),
  ]);
}

const fusedMultiHead = ({ n, d, high }) =>
  model([
    ...ports([1, n, d]),
    node(
      'MultiHeadAttention',
      ['q', 'k', 'v'],
      'o',
      { num_heads: 1, ...(high === 0 ? { unidirectional: 1 } : {}) },
      CONTRIB,
    ),
  ]);

const standardOperator = ({ n, d, high }) =>
  model([...ports([1, 1, n, d]), node('Attention', ['q', 'k', 'v'], 'o', { is_causal: high === 0 ? 1 : 0 })]);

function causalMask(n) {
  return Float32Array.from({ length: n * n }, (_, at) => (at % n > Math.floor(at / n) ? -1e30 : 0));
}

/** Name, file, and shape of the operands. */
export const ATTENTION = [
  { name: 'plain graph', file: plainGraph, shape: ({ n, d }) => [n, d] },
  { name: 'MultiHeadAttention', file: fusedMultiHead, shape: ({ n, d }) => [1, n, d] },
  { name: 'Attention (opset 23)', file: standardOperator, shape: ({ n, d }) => [1, 1, n, d] },
];

const projections = (names, inner) =>
  names.map((name) => node('MatMul', ['x', `w_${name}`], `${name}${inner}`));

const parametersOf = ({ d_model }, parameters) =>
  Object.entries(parameters).map(([name, numbers]) => constant(name, [d_model, d_model], numbers));

const ends = ({ n, d_model }) => [input('x', [1, n, d_model]), output('o', [1, n, d_model])];

function projectedFused(shape, parameters) {
  return model([
    ...ends(shape),
    ...parametersOf(shape, parameters),
    ...projections(['q', 'k', 'v'], ''),
    node('MultiHeadAttention', ['q', 'k', 'v'], 'c', { num_heads: shape.n_heads }, CONTRIB),
    node('MatMul', ['c', 'w_o'], 'o'),
  ]);
}

/** All three projections in one product, as written by onnxruntime's optimizer for transformers. */
function projectedAtOnce(shape, { w_q, w_k, w_v, w_o }) {
  const { d_model } = shape;
  const all = new Float32Array(3 * d_model * d_model);
  for (let row = 0; row < d_model; row++)
    [w_q, w_k, w_v].forEach((w, part) => {
      all.set(w.subarray(row * d_model, (row + 1) * d_model), (3 * row + part) * d_model);
    });
  return model([
    ...ends(shape),
    constant('w', [d_model, 3 * d_model], all),
    constant('b', [3 * d_model], new Float32Array(3 * d_model)),
    constant('w_o', [d_model, d_model], w_o),
    node('Attention', ['x', 'w', 'b'], 'c', { num_heads: shape.n_heads }, CONTRIB),
    node('MatMul', ['c', 'w_o'], 'o'),
  ]);
}

function projectedPlain(shape, parameters) {
  const { n, d_model, n_heads } = shape;
  const heads = BigInt64Array.from([1, n, n_heads, d_model / n_heads].map(BigInt));
  const split = (name) => [
    node('Reshape', [`${name}0`, 'heads'], `${name}1`),
    node('Transpose', [`${name}1`], `${name}2`, { perm: name === 'k' ? [0, 2, 3, 1] : [0, 2, 1, 3] }),
  ];
  return model([
    ...ends(shape),
    ...parametersOf(shape, parameters),
    constant('heads', [4], heads),
    constant('joined', [3], BigInt64Array.from([1, n, d_model].map(BigInt))),
    constant('factor', [], Float32Array.of(1 / Math.sqrt(d_model / n_heads))),
    ...projections(['q', 'k', 'v'], '0'),
    ...['q', 'k', 'v'].flatMap(split),
    node('MatMul', ['q2', 'k2'], 'scores'),
    node('Mul', ['scores', 'factor'], 'scaled'),
    node('Softmax', ['scaled'], 'weights', { axis: -1 }),
    node('MatMul', ['weights', 'v2'], 'c0'),
    node('Transpose', ['c0'], 'c1', { perm: [0, 2, 1, 3] }),
    node('Reshape', ['c1', 'joined'], 'c'),
    node('MatMul', ['c', 'w_o'], 'o'),
  ]);
}

export const MULTI_HEAD = [
  { name: 'MultiHeadAttention', file: projectedFused },
  { name: 'Attention (contrib)', file: projectedAtOnce },
  { name: 'plain graph', file: projectedPlain },
];
