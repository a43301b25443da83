/** A floating-point format of 8 bits: a sign, the exponent, and the rest of the fraction. */
interface Float8 {
  readonly fractionBits: number;
  readonly bias: number;
  /** What the format has besides finite numbers. */
  readonly special: 'infinity' | 'nan' | 'negative-zero';
}

/** As safetensors and `ml_dtypes` name them; `fnuz` has neither infinity nor a negative zero. */
const layouts = {
  e4m3: { fractionBits: 3, bias: 7, special: 'nan' },
  e5m2: { fractionBits: 2, bias: 15, special: 'infinity' },
  e4m3fnuz: { fractionBits: 3, bias: 8, special: 'negative-zero' },
  e5m2fnuz: { fractionBits: 2, bias: 16, special: 'negative-zero' },
} as const satisfies Record<string, Float8>;

export type Float8Name = keyof typeof layouts;

/** The number that a byte stands for. */
export function fromFloat8(byte: number, name: Float8Name): number {
  const { fractionBits, bias, special } = layouts[name];
  const special8 = specialNumber(byte, special, fractionBits);
  if (special8 !== undefined) return special8;
  const exponent = (byte & 0x7f) >> fractionBits;
  const fraction = (byte & ((1 << fractionBits) - 1)) / 2 ** fractionBits;
  const size = exponent === 0 ? fraction * 2 ** (1 - bias) : (1 + fraction) * 2 ** (exponent - bias);
  return byte > 0x7f ? -size : size;
}

function specialNumber(byte: number, special: Float8['special'], fractionBits: number): number | undefined {
  if (special === 'negative-zero') return byte === 0x80 ? Number.NaN : undefined;
  if (special === 'nan') return (byte & 0x7f) === 0x7f ? Number.NaN : undefined;
  if ((byte & 0x7f) >> fractionBits < 0x7f >> fractionBits) return undefined;
  if ((byte & ((1 << fractionBits) - 1)) !== 0) return Number.NaN;
  return byte > 0x7f ? -Infinity : Infinity;
}

/** A power of two alone, as scales of blocks are stored. */
export const fromE8m0 = (byte: number): number => (byte === 0xff ? Number.NaN : 2 ** (byte - 127));
