import { type Band, bandEnds, checkNumbers, checkSize, MAX_COLUMNS, MAX_TOKENS } from './check';
import { allocateBlocks, checkMemory, type MemoryBlock } from './memory';
import { instantiateKernels, type KernelExports } from './module';
import { copyOut } from './results';

/** softmax(Q Kᵀ / √d_k + M) V with Q m × d_k, K n × d_k, V n × d_v, and M 0 inside the band and −∞ outside. */
export interface AttentionShape extends Band {
  readonly m: number;
  readonly n: number;
  readonly d_k: number;
  readonly d_v: number;
}

/**
 * Attention of one shape, in float32, for sequences of up to 65,536 tokens. Time O(m · width of the band), memory O(m + n).
 * Rows without an unmasked key are zeros. The difference from the tape is bounded, see tests/native/kernels/tolerance.h.
 */
export class LongAttention {
  readonly shape: AttentionShape;
  readonly #exports: KernelExports;
  readonly #blocks: Readonly<Record<'query' | 'key' | 'value' | 'context' | 'workspace', MemoryBlock>>;
  readonly #low: number;
  readonly #high: number;

  private constructor(exports: KernelExports, shape: AttentionShape) {
    const { m, n, d_k, d_v } = shape;
    this.shape = shape;
    this.#exports = exports;
    [this.#low, this.#high] = bandEnds(shape);
    this.#blocks = allocateBlocks(exports, {
      query: m * d_k,
      key: n * d_k,
      value: n * d_v,
      context: m * d_v,
      workspace: exports.attend_workspace(m, n, d_k, d_v),
    });
  }

  /** Throws `EngineError` if a size is out of range, before anything is allocated. */
  static async of(module: WebAssembly.Module, shape: AttentionShape): Promise<LongAttention> {
    checkShape(shape);
    return new LongAttention(await instantiateKernels(module), { ...shape });
  }

  /** Returns the context, m × d_v, row-major. */
  run(query: Float32Array, key: Float32Array, value: Float32Array): Float32Array {
    const { m, n, d_k, d_v } = this.shape;
    const blocks = this.#blocks;
    checkNumbers('query', query, m * d_k, 'm × d_k');
    checkNumbers('key', key, n * d_k, 'n × d_k');
    checkNumbers('value', value, n * d_v, 'n × d_v');
    blocks.query.numbers.set(query);
    blocks.key.numbers.set(key);
    blocks.value.numbers.set(value);
    this.#exports.attend(
      blocks.query.address,
      blocks.key.address,
      blocks.value.address,
      blocks.context.address,
      blocks.workspace.address,
      m,
      n,
      d_k,
      d_v,
      this.#low,
      this.#high,
    );
    return copyOut(blocks.context.numbers);
  }
}

function checkShape(shape: AttentionShape): void {
  const { m, n, d_k, d_v } = shape;
  checkSize('m', m, MAX_TOKENS);
  checkSize('n', n, MAX_TOKENS);
  checkSize('d_k', d_k, MAX_COLUMNS);
  checkSize('d_v', d_v, MAX_COLUMNS);
  bandEnds(shape);
  // Each operand, and its packed copy.
  checkMemory(2 * (m + n) * (d_k + d_v + 8), { m, n, d_k, d_v });
}
