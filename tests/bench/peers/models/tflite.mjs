/** A .tflite file of softmax(q/√d kᵀ) v, written by hand. Field numbers are those of TensorFlow Lite's schema.fbs. */
import { Builder } from 'flatbuffers';

const MULTIPLY = { code: 18, options: 21 };
const PRODUCT = { code: 126, options: 101 };
const SOFTMAX = { code: 25, options: 9 };
const OPERATORS = [MULTIPLY, PRODUCT, SOFTMAX];

/** Tensors by index in the file. */
const [Q, K, V, FACTOR, SCALED, SCORES, WEIGHTS, OUTPUT] = [0, 1, 2, 3, 4, 5, 6, 7];

export function attentionTflite(n, d) {
  const b = new Builder(4096);
  const wide = [1, 1, n, d];
  const square = [1, 1, n, n];
  const shapes = [wide, wide, wide, [1], wide, square, square, wide];
  const factor = new Uint8Array(Float32Array.of(1 / Math.sqrt(d)).buffer);
  const buffers = [new Uint8Array(0), factor].map((bytes) => buffer(b, bytes));
  const tensors = shapes.map((shape, at) => tensor(b, `t${at}`, shape, at === FACTOR ? 1 : 0));
  const steps = [
    step(b, MULTIPLY, [Q, FACTOR], SCALED, table(b, 1)),
    step(b, PRODUCT, [SCALED, K], SCORES, table(b, 3, { 1: (field) => b.addFieldInt8(field, 1, 0) })),
    step(b, SOFTMAX, [SCORES], WEIGHTS, table(b, 1, { 0: (field) => b.addFieldFloat32(field, 1, 0) })),
    step(b, PRODUCT, [WEIGHTS, V], OUTPUT, table(b, 3)),
  ];
  const graph = offsets(b, 5, {
    0: vector(b, tensors),
    1: integers(b, [Q, K, V]),
    2: integers(b, [OUTPUT]),
    3: vector(b, steps),
    4: b.createString('main'),
  });
  const codes = vector(
    b,
    OPERATORS.map((each) => operator(b, each)),
  );
  const graphs = vector(b, [graph]);
  const text = b.createString('attention');
  const all = vector(b, buffers);
  const signatures = vector(b, [signature(b)]);
  b.finish(
    table(b, 8, {
      0: (field) => b.addFieldInt32(field, 3, 0),
      1: (field) => b.addFieldOffset(field, codes, 0),
      2: (field) => b.addFieldOffset(field, graphs, 0),
      3: (field) => b.addFieldOffset(field, text, 0),
      4: (field) => b.addFieldOffset(field, all, 0),
      7: (field) => b.addFieldOffset(field, signatures, 0),
    }),
    'TFL3',
  );
  return b.asUint8Array();
}

/** A table of `size` fields, some of which are written. */
function table(b, size, fields = {}) {
  b.startObject(size);
  for (const [field, write] of Object.entries(fields)) write(Number(field));
  return b.endObject();
}

const offsets = (b, size, fields) =>
  table(
    b,
    size,
    Object.fromEntries(
      Object.entries(fields).map(([field, offset]) => [field, (at) => b.addFieldOffset(at, offset, 0)]),
    ),
  );

function integers(b, numbers) {
  b.startVector(4, numbers.length, 4);
  for (const number of [...numbers].reverse()) b.addInt32(number);
  return b.endVector();
}

function vector(b, entries) {
  b.startVector(4, entries.length, 4);
  for (const offset of [...entries].reverse()) b.addOffset(offset);
  return b.endVector();
}

function buffer(b, bytes) {
  if (bytes.length === 0) return table(b, 1);
  b.startVector(1, bytes.length, 16);
  for (const byte of [...bytes].reverse()) b.addInt8(byte);
  return offsets(b, 1, { 0: b.endVector() });
}

function tensor(b, name, shape, at) {
  const sizes = integers(b, shape);
  const text = b.createString(name);
  return table(b, 8, {
    0: (field) => b.addFieldOffset(field, sizes, 0),
    1: (field) => b.addFieldInt8(field, 0, 0),
    2: (field) => b.addFieldInt32(field, at, 0),
    3: (field) => b.addFieldOffset(field, text, 0),
  });
}

function step(b, operator_, inputs, output, options) {
  const from = integers(b, inputs);
  const to = integers(b, [output]);
  return table(b, 9, {
    0: (field) => b.addFieldInt32(field, OPERATORS.indexOf(operator_), 0),
    1: (field) => b.addFieldOffset(field, from, 0),
    2: (field) => b.addFieldOffset(field, to, 0),
    3: (field) => b.addFieldInt8(field, operator_.options, 0),
    4: (field) => b.addFieldOffset(field, options, 0),
  });
}

function operator(b, { code }) {
  return table(b, 4, {
    0: (field) => b.addFieldInt8(field, code, 0),
    2: (field) => b.addFieldInt32(field, code === PRODUCT.code ? 2 : 1, 1),
    3: (field) => b.addFieldInt32(field, code, 0),
  });
}

function signature(b) {
  const port = (name, at) => {
    const text = b.createString(name);
    return table(b, 2, {
      0: (field) => b.addFieldOffset(field, text, 0),
      1: (field) => b.addFieldInt32(field, at, 0),
    });
  };
  const inputs = vector(b, [port('q', Q), port('k', K), port('v', V)]);
  const outputs = vector(b, [port('o', OUTPUT)]);
  return offsets(b, 5, { 0: inputs, 1: outputs, 2: b.createString('serving_default') });
}
