/** The subset of Protocol Buffers that an ONNX file needs: numbers, floats and length-delimited fields. */
const encoder = new TextEncoder();

function varint(number) {
  const bytes = [];
  let rest = BigInt.asUintN(64, BigInt(number));
  do {
    const low = Number(rest & 127n);
    rest >>= 7n;
    bytes.push(rest > 0n ? low | 128 : low);
  } while (rest > 0n);
  return bytes;
}

export function joined(parts) {
  const out = new Uint8Array(parts.reduce((length, part) => length + part.length, 0));
  let at = 0;
  for (const part of parts) {
    out.set(part, at);
    at += part.length;
  }
  return out;
}

export const whole = (field, number) => joined([varint(field << 3), varint(number)]);

export const real = (field, number) =>
  joined([varint((field << 3) | 5), new Uint8Array(Float32Array.of(number).buffer)]);

export function piece(field, content) {
  const bytes = typeof content === 'string' ? encoder.encode(content) : content;
  return joined([varint((field << 3) | 2), varint(bytes.length), bytes]);
}
