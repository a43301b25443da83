import { type Band, bandEnds, checkNumbers, checkSize, MOST_COLUMNS, MOST_TOKENS } from './check';
import { fastError } from './errors';
import { checkMemory, layOut, type Part } from './memory';
import { type FastExports, instantiateFast } from './module';

/** softmax(Q Kᵀ / √d_k + M), Q m × d_k and K n × d_k. */
export interface WeightsShape extends Band {
  readonly m: number;
  readonly n: number;
  readonly d_k: number;
}

/** How many rows of weights are held at once; whoever wants more asks again. A multiple of every `step`. */
export const ROWS_AT_ONCE = 64;

/** The weights of a long sequence, computed when they are looked at: all of them would be n × n numbers. */
export class FastWeights {
  readonly shape: WeightsShape;
  readonly #exports: FastExports;
  readonly #parts: Readonly<Record<'query' | 'key' | 'packed' | 'rows' | 'workspace', Part>>;
  readonly #low: number;
  readonly #high: number;

  private constructor(exports: FastExports, shape: WeightsShape) {
    const { m, n, d_k } = shape;
    this.shape = shape;
    this.#exports = exports;
    [this.#low, this.#high] = bandEnds(shape);
    this.#parts = layOut(exports, {
      query: m * d_k,
      key: n * d_k,
      packed: exports.packed_keys_size(n, d_k),
      rows: ROWS_AT_ONCE * n,
      workspace: exports.weights_workspace(n, d_k),
    });
  }

  /** Throws `EngineError` when a size is out of range, before anything is allocated. */
  static async of(
    module: WebAssembly.Module,
    shape: WeightsShape,
    query: Float32Array,
    key: Float32Array,
  ): Promise<FastWeights> {
    checkShape(shape);
    checkNumbers('query', query, shape.m * shape.d_k, 'm × d_k');
    checkNumbers('key', key, shape.n * shape.d_k, 'n × d_k');
    const made = new FastWeights(await instantiateFast(module), { ...shape });
    made.#parts.query.numbers.set(query);
    made.#parts.key.numbers.set(key);
    made.#exports.pack_keys(made.#parts.key.address, made.#parts.packed.address, shape.n, shape.d_k);
    return made;
  }

  /** Rows `first` to before `first + count`, each n numbers that sum to 1; `count` is at most ROWS_AT_ONCE. */
  rows(first: number, count: number): Float32Array {
    this.#checkRows(first, count);
    const { n, d_k } = this.shape;
    const parts = this.#parts;
    this.#exports.weights(
      parts.query.address + 4 * first * d_k,
      parts.packed.address,
      parts.rows.address,
      parts.workspace.address,
      count,
      n,
      d_k,
      // Some rows are a problem of their own, in which the band lies elsewhere.
      this.#low + first,
      this.#high + first,
    );
    return parts.rows.numbers.slice(0, count * n);
  }

  /** The same rows from further away: the largest weight of each square of `step` × `step`, ⌈n / step⌉ to a row. */
  largest(first: number, count: number, step: number): Float32Array {
    this.#checkRows(first, count);
    if (![1, 2, 4, 8].includes(step)) throw fastError('error.fast_step', { step: String(step) });
    const { n, d_k } = this.shape;
    const parts = this.#parts;
    this.#exports.largest_weights(
      parts.query.address + 4 * first * d_k,
      parts.packed.address,
      parts.rows.address,
      parts.workspace.address,
      count,
      n,
      d_k,
      this.#low + first,
      this.#high + first,
      step,
    );
    return parts.rows.numbers.slice(0, Math.ceil(count / step) * Math.ceil(n / step));
  }

  #checkRows(first: number, count: number): void {
    const { m } = this.shape;
    checkSize('count', count, ROWS_AT_ONCE);
    if (!Number.isInteger(first) || first < 0 || first + count > m)
      throw fastError('error.fast_rows', { first: String(first), count, m });
  }
}

function checkShape(shape: WeightsShape): void {
  const { m, n, d_k } = shape;
  checkSize('m', m, MOST_TOKENS);
  checkSize('n', n, MOST_TOKENS);
  checkSize('d_k', d_k, MOST_COLUMNS);
  bandEnds(shape);
  checkMemory((m + 2 * n) * (d_k + 8) + (ROWS_AT_ONCE + 16) * n, { m, n, d_k });
}
