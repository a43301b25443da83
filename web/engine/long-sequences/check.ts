import { fastError } from './errors';

export const MOST_TOKENS = 65_536;
export const MOST_COLUMNS = 1_024;
/** Further away than any two tokens are. */
const UNBOUNDED = 2 ** 28;

/**
 * Which keys a query sees, by how far they are away: query i sees key j when low ≤ j − i ≤ high. Left out, an end is open.
 * Causal is `{ high: 0 }`, the last w tokens `{ low: 1 - w, high: 0 }`.
 */
export interface Band {
  readonly low?: number;
  readonly high?: number;
}

export function checkSize(name: string, size: number, most: number): void {
  if (Number.isInteger(size) && size >= 1 && size <= most) return;
  throw fastError('error.fast_size', { name, value: String(size), most });
}

/** The ends of a band as the kernels take them. */
export function bandEnds({ low = -UNBOUNDED, high = UNBOUNDED }: Band): readonly [number, number] {
  checkEnd('low', low);
  checkEnd('high', high);
  return [low, high];
}

function checkEnd(name: string, end: number): void {
  if (Number.isInteger(end) && end >= -UNBOUNDED && end <= UNBOUNDED) return;
  throw fastError('error.fast_band_end', { name, value: String(end), most: UNBOUNDED });
}

/** `shape` says where the length comes from: `m × d_k = 4 × 8`. */
export function checkNumbers(name: string, numbers: Float32Array, length: number, shape: string): void {
  if (numbers instanceof Float32Array && numbers.length === length) return;
  throw numbers instanceof Float32Array
    ? fastError('error.fast_length', { name, found: numbers.length, shape, length })
    : fastError('error.fast_type', { name, type: typeof numbers, shape, length });
}
