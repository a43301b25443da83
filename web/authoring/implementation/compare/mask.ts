import type { MatrixData } from '../../../engine/types';

/** What true, or 1, in a mask means: the score is kept, as in F.scaled_dot_product_attention, or hidden. */
export type MaskReading = 'keeps' | 'hides';

export interface ReadMask {
  readonly matrix: MatrixData;
  /** Whether it had only true and false, or 0 and 1. */
  readonly hasFlags: boolean;
  readonly isCausal: boolean;
}

/** Numbers up to this stand for -∞: -1e9 and the like. */
export const asGoodAsInfinity = -1e4;

/** A mask as the engine takes it: 0 keeps, -∞ removes. */
export function readMask(given: MatrixData, isBoolean: boolean, reading: MaskReading): ReadMask {
  const { rows, cols, data } = given;
  const numbers = Array.from(data);
  const hasFlags =
    isBoolean || (numbers.every((number) => number === 0 || number === 1) && numbers.includes(1));
  const kept = reading === 'keeps' ? 1 : 0;
  const read = numbers.map((number) => {
    if (hasFlags) return number === kept ? 0 : -Infinity;
    return number <= asGoodAsInfinity ? -Infinity : number;
  });
  const isCausal =
    rows === cols &&
    rows > 1 &&
    read.every((number, at) => number === (at % cols > Math.floor(at / cols) ? -Infinity : 0));
  return { matrix: { rows, cols, data: Float64Array.from(read) }, hasFlags, isCausal };
}
