import { transfer } from 'comlink';
import { longSequenceError } from '../../engine/long-sequences/errors';
import { compileKernels } from '../../engine/long-sequences/module';
import { LongWeights, MAX_ROWS_PER_CALL } from '../../engine/long-sequences/weights';
import type { LongProblem, LongStrip, LongView } from './messages';

/** Computes attention weights of one long sequence on demand. */
export class LongSequenceService {
  #weights: LongWeights | null = null;

  /** Throws `EngineError` when the sizes do not fit. */
  async open(file: string | BufferSource, { shape, query, key }: LongProblem): Promise<void> {
    this.#weights = await LongWeights.of(await compileKernels(file), shape, query, key);
  }

  /** The n weights of one query. */
  row(row: number): Float32Array {
    const weights = this.#opened().rows(row, 1);
    return transfer(weights, [weights.buffer]);
  }

  /**
   * Computes a view strip by strip, from top to bottom. `take` gets each strip with the share that is done, and returns
   * whether to go on. Resolves to whether the view is complete.
   */
  async view(
    view: LongView,
    take: (strip: LongStrip, done: number) => boolean | Promise<boolean>,
  ): Promise<boolean> {
    const weights = this.#opened();
    for (let row = view.firstRow; row < view.lastRow; row += MAX_ROWS_PER_CALL) {
      const count = Math.min(MAX_ROWS_PER_CALL, view.lastRow - row);
      const numbers = cropped(weights.largest(row, count, view.step), weights.shape.n, view);
      const strip = { row: (row - view.firstRow) / view.step, numbers };
      const done = (row + count - view.firstRow) / (view.lastRow - view.firstRow);
      if (!(await take(transfer(strip, [numbers.buffer]), done))) return false;
    }
    return true;
  }

  close(): void {
    this.#weights = null;
  }

  #opened(): LongWeights {
    if (this.#weights) return this.#weights;
    throw longSequenceError('error.long_not_open');
  }
}

/** The columns of the view alone. */
function cropped(
  numbers: Float32Array,
  n: number,
  { firstColumn, lastColumn, step }: LongView,
): Float32Array {
  const width = Math.ceil(n / step);
  const first = Math.floor(firstColumn / step);
  const last = Math.ceil(lastColumn / step);
  if (first === 0 && last === width) return numbers;
  const rows = numbers.length / width;
  const out = new Float32Array(rows * (last - first));
  for (let row = 0; row < rows; row++)
    out.set(numbers.subarray(row * width + first, row * width + last), row * (last - first));
  return out;
}
