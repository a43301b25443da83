import { type Band, bandEnds, checkNumbers, checkSize, MOST_COLUMNS, MOST_TOKENS } from './check';
import { checkMemory, layOut, type Part } from './memory';
import { type FastExports, instantiateFast } from './module';
import { copyOut } from './results';

/** softmax(Q Kᵀ / √d_k + M) V with Q m × d_k, K n × d_k, V n × d_v, and M 0 inside the band and −∞ outside. */
export interface AttentionShape extends Band {
  readonly m: number;
  readonly n: number;
  readonly d_k: number;
  readonly d_v: number;
}

/**
 * Attention of one shape, in float32, for sequences of up to 65,536 tokens: work is O(m · width of the band), memory
 * O(m + n). Rows of zeros where a query sees no key. Within the bound of tests/native/kernels/tolerance.h of what the tape
 * computes.
 */
export class FastAttention {
  readonly shape: AttentionShape;
  readonly #exports: FastExports;
  readonly #parts: Readonly<Record<'query' | 'key' | 'value' | 'context' | 'workspace', Part>>;
  readonly #low: number;
  readonly #high: number;

  private constructor(exports: FastExports, shape: AttentionShape) {
    const { m, n, d_k, d_v } = shape;
    this.shape = shape;
    this.#exports = exports;
    [this.#low, this.#high] = bandEnds(shape);
    this.#parts = layOut(exports, {
      query: m * d_k,
      key: n * d_k,
      value: n * d_v,
      context: m * d_v,
      workspace: exports.attend_workspace(m, n, d_k, d_v),
    });
  }

  /** Throws `EngineError` when a size is out of range, before anything is allocated. */
  static async of(module: WebAssembly.Module, shape: AttentionShape): Promise<FastAttention> {
    checkShape(shape);
    return new FastAttention(await instantiateFast(module), { ...shape });
  }

  /** The context, m × d_v, row by row. */
  run(query: Float32Array, key: Float32Array, value: Float32Array): Float32Array {
    const { m, n, d_k, d_v } = this.shape;
    const parts = this.#parts;
    checkNumbers('query', query, m * d_k, 'm × d_k');
    checkNumbers('key', key, n * d_k, 'n × d_k');
    checkNumbers('value', value, n * d_v, 'n × d_v');
    parts.query.numbers.set(query);
    parts.key.numbers.set(key);
    parts.value.numbers.set(value);
    this.#exports.attend(
      parts.query.address,
      parts.key.address,
      parts.value.address,
      parts.context.address,
      parts.workspace.address,
      m,
      n,
      d_k,
      d_v,
      this.#low,
      this.#high,
    );
    return copyOut(parts.context.numbers);
  }
}

function checkShape(shape: AttentionShape): void {
  const { m, n, d_k, d_v } = shape;
  checkSize('m', m, MOST_TOKENS);
  checkSize('n', n, MOST_TOKENS);
  checkSize('d_k', d_k, MOST_COLUMNS);
  checkSize('d_v', d_v, MOST_COLUMNS);
  bandEnds(shape);
  // Each operand, and once more in panels.
  checkMemory(2 * (m + n) * (d_k + d_v + 8), { m, n, d_k, d_v });
}
