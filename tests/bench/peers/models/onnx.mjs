/** ONNX files, written by hand. Field numbers are those of onnx.proto. */
import { joined, piece, real, whole } from './protobuf.mjs';

const FLOAT = 1;
const INT64 = 7;

function attribute(name, value) {
  if (Array.isArray(value))
    return joined([piece(1, name), ...value.map((each) => whole(8, each)), whole(20, 7)]);
  if (Number.isInteger(value)) return joined([piece(1, name), whole(3, value), whole(20, 2)]);
  return joined([piece(1, name), real(2, value), whole(20, 1)]);
}

/** A node with one output. */
export const node = (op, inputs, output, attributes = {}, domain = '') =>
  piece(
    1,
    joined([
      ...inputs.map((name) => piece(1, name)),
      piece(2, output),
      piece(3, `${op}_${output}`),
      piece(4, op),
      ...Object.entries(attributes).map(([name, value]) => piece(5, attribute(name, value))),
      ...(domain ? [piece(7, domain)] : []),
    ]),
  );

export const constant = (name, shape, numbers) =>
  piece(
    5,
    joined([
      ...shape.map((size) => whole(1, size)),
      whole(2, numbers instanceof Float32Array ? FLOAT : INT64),
      piece(8, name),
      piece(9, new Uint8Array(numbers.buffer, numbers.byteOffset, numbers.byteLength)),
    ]),
  );

function port(field, name, shape) {
  const sizes = joined(shape.map((size) => piece(1, whole(1, size))));
  return piece(
    field,
    joined([piece(1, name), piece(2, piece(1, joined([whole(1, FLOAT), piece(2, sizes)])))]),
  );
}

export const input = (name, shape) => port(11, name, shape);
export const output = (name, shape) => port(12, name, shape);

/** Opset 23 of ONNX, and the operators of onnxruntime. */
export function model(parts) {
  const opset = (domain, version) => piece(8, joined([piece(1, domain), whole(2, version)]));
  return joined([
    whole(1, 10),
    piece(7, joined([...parts, piece(2, 'attention')])),
    opset('', 23),
    opset('com.microsoft', 1),
  ]);
}
