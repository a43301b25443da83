/**
 * Float16 (IEEE 754 binary16): 1 sign bit, 5 exponent bits, 10 mantissa bits. Conversion from and to float32 shifts the
 * bits and multiplies by a power of two.
 */
const scale = 2 ** 112;
const floats = new Float32Array(1);
const bits = new Uint32Array(floats.buffer);

/** Rounds to the nearest float16, ties to even. Values above 65,504 become infinite. */
export function toFloat16(value: number): number {
  floats[0] = value;
  const sign = ((bits[0] ?? 0) >>> 16) & 0x8000;
  floats[0] = Math.abs(floats[0]) / scale;
  const small = bits[0] ?? 0;
  const rounded = (small + 0xfff + ((small >>> 13) & 1)) >>> 13;
  return sign | Math.min(rounded, 0x7c00);
}

export function fromFloat16(half: number): number {
  if ((half & 0x7c00) === 0x7c00)
    return (half & 0x3ff) !== 0 ? Number.NaN : half & 0x8000 ? -Infinity : Infinity;
  bits[0] = (half & 0x7fff) << 13;
  const size = (floats[0] ?? 0) * scale;
  return half & 0x8000 ? -size : size;
}
