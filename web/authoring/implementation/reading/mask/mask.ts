import type { MatrixData } from '../../../../engine/types';

/** What true, or 1, in a mask means: the score is kept, as in F.scaled_dot_product_attention, or hidden. */
export type MaskReading = 'keeps' | 'hides';

/** Printed masked scores up to this stand for -∞: -1e9 and the like. */
export const asGoodAsInfinity = -1e4;

/** Where a number of a row is so much smaller than its largest, its weight is exactly 0: the exponential of the difference is. */
const surelyHidden = 1e4;

/** Whether a mask holds only true and false, or 0 and 1. */
export function isFlags(data: Float64Array, isBoolean: boolean): boolean {
  return isBoolean || (data.every((number) => number === 0 || number === 1) && data.includes(1));
}

/** A mask as the engine takes it, which is added to the scores. `reading` is null for numbers that are added already. */
export function readMask({ rows, cols, data }: MatrixData, reading: MaskReading | null): MatrixData {
  if (reading !== null) {
    const kept = reading === 'keeps' ? 1 : 0;
    return { rows, cols, data: Float64Array.from(data, (flag) => (flag === kept ? 0 : -Infinity)) };
  }
  const read = Float64Array.from(data);
  for (let row = 0; row < rows; row++) hideSmall(read.subarray(row * cols, (row + 1) * cols));
  return { rows, cols, data: read };
}

/** In a row without a key to keep, all of -1e9, the numbers stay: they cancel. */
function hideSmall(row: Float64Array): void {
  let largest = -Infinity;
  for (const number of row) if (number > largest) largest = number;
  for (const [at, number] of row.entries()) if (number <= largest - surelyHidden) row[at] = -Infinity;
}

/** Whether a mask hides exactly the keys after each query. */
export function isCausal({ rows, cols, data }: MatrixData): boolean {
  return (
    rows === cols &&
    rows > 1 &&
    Array.from(data).every((number, at) => number === (at % cols > Math.floor(at / cols) ? -Infinity : 0))
  );
}
