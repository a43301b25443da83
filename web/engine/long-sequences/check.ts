import { longSequenceError } from './errors';

export const MAX_TOKENS = 65_536;
export const MAX_COLUMNS = 1_024;
/** Larger than any distance between two tokens. */
const UNBOUNDED = 2 ** 28;

/**
 * A band mask: query i attends to key j if low ≤ j − i ≤ high. Default: no bound. Causal is `{ high: 0 }`, a window of the last
 * w tokens `{ low: 1 - w, high: 0 }`.
 */
export interface Band {
  readonly low?: number;
  readonly high?: number;
}

export function checkSize(name: string, size: number, max: number): void {
  if (Number.isInteger(size) && size >= 1 && size <= max) return;
  throw longSequenceError('error.long_size', { name, value: String(size), most: max });
}

/** The bounds of a band in the form that the kernels take. */
export function bandEnds({ low = -UNBOUNDED, high = UNBOUNDED }: Band): readonly [number, number] {
  checkEnd('low', low);
  checkEnd('high', high);
  return [low, high];
}

function checkEnd(name: string, end: number): void {
  if (Number.isInteger(end) && end >= -UNBOUNDED && end <= UNBOUNDED) return;
  throw longSequenceError('error.long_band_end', { name, value: String(end), most: UNBOUNDED });
}

/** `shape` is how the length is computed, for the message: `m × d_k`. */
export function checkNumbers(name: string, numbers: Float32Array, length: number, shape: string): void {
  if (numbers instanceof Float32Array && numbers.length === length) return;
  throw numbers instanceof Float32Array
    ? longSequenceError('error.long_length', { name, found: numbers.length, shape, length })
    : longSequenceError('error.long_type', { name, type: typeof numbers, shape, length });
}
