import { type Band, bandEnds, checkNumbers, checkSize, MAX_COLUMNS, MAX_TOKENS } from './check';
import { longSequenceError } from './errors';
import { allocateBlocks, checkMemory, type MemoryBlock } from './memory';
import { instantiateKernels, type KernelExports } from './module';

/** softmax(Q Kᵀ / √d_k + M), Q m × d_k and K n × d_k. */
export interface WeightsShape extends Band {
  readonly m: number;
  readonly n: number;
  readonly d_k: number;
}

/** Maximum number of rows per call. A multiple of every `step`. */
export const MAX_ROWS_PER_CALL = 64;

/** The attention weights of a long sequence, computed row by row on demand, since the full matrix may not fit in memory. */
export class LongWeights {
  readonly shape: WeightsShape;
  readonly #exports: KernelExports;
  readonly #blocks: Readonly<Record<'query' | 'key' | 'packed' | 'rows' | 'workspace', MemoryBlock>>;
  readonly #low: number;
  readonly #high: number;

  private constructor(exports: KernelExports, shape: WeightsShape) {
    const { m, n, d_k } = shape;
    this.shape = shape;
    this.#exports = exports;
    [this.#low, this.#high] = bandEnds(shape);
    this.#blocks = allocateBlocks(exports, {
      query: m * d_k,
      key: n * d_k,
      packed: exports.packed_keys_size(n, d_k),
      rows: MAX_ROWS_PER_CALL * n,
      workspace: exports.weights_workspace(n, d_k),
    });
  }

  /** Throws `EngineError` if a size is out of range, before anything is allocated. */
  static async of(
    module: WebAssembly.Module,
    shape: WeightsShape,
    query: Float32Array,
    key: Float32Array,
  ): Promise<LongWeights> {
    checkShape(shape);
    checkNumbers('query', query, shape.m * shape.d_k, 'm × d_k');
    checkNumbers('key', key, shape.n * shape.d_k, 'n × d_k');
    const weights = new LongWeights(await instantiateKernels(module), { ...shape });
    weights.#blocks.query.numbers.set(query);
    weights.#blocks.key.numbers.set(key);
    weights.#exports.pack_keys(
      weights.#blocks.key.address,
      weights.#blocks.packed.address,
      shape.n,
      shape.d_k,
    );
    return weights;
  }

  /** Rows `first` to `first + count - 1`, count × n. `count` is at most MAX_ROWS_PER_CALL. */
  rows(first: number, count: number): Float32Array {
    this.#checkRows(first, count);
    const { n, d_k } = this.shape;
    const blocks = this.#blocks;
    this.#exports.weights(
      blocks.query.address + 4 * first * d_k,
      blocks.packed.address,
      blocks.rows.address,
      blocks.workspace.address,
      count,
      n,
      d_k,
      // The kernel numbers the rows from 0, which shifts the band.
      this.#low + first,
      this.#high + first,
    );
    return blocks.rows.numbers.slice(0, count * n);
  }

  /** Max-pools these rows: the largest weight of each `step` × `step` block, ⌈count / step⌉ × ⌈n / step⌉. */
  largest(first: number, count: number, step: number): Float32Array {
    this.#checkRows(first, count);
    if (![1, 2, 4, 8].includes(step)) throw longSequenceError('error.long_step', { step: String(step) });
    const { n, d_k } = this.shape;
    const blocks = this.#blocks;
    this.#exports.largest_weights(
      blocks.query.address + 4 * first * d_k,
      blocks.packed.address,
      blocks.rows.address,
      blocks.workspace.address,
      count,
      n,
      d_k,
      this.#low + first,
      this.#high + first,
      step,
    );
    return blocks.rows.numbers.slice(0, Math.ceil(count / step) * Math.ceil(n / step));
  }

  #checkRows(first: number, count: number): void {
    const { m } = this.shape;
    checkSize('count', count, MAX_ROWS_PER_CALL);
    if (!Number.isInteger(first) || first < 0 || first + count > m)
      throw longSequenceError('error.long_rows', { first: String(first), count, m });
  }
}

function checkShape(shape: WeightsShape): void {
  const { m, n, d_k } = shape;
  checkSize('m', m, MAX_TOKENS);
  checkSize('n', n, MAX_TOKENS);
  checkSize('d_k', d_k, MAX_COLUMNS);
  bandEnds(shape);
  checkMemory((m + 2 * n) * (d_k + 8) + (MAX_ROWS_PER_CALL + 16) * n, { m, n, d_k });
}
