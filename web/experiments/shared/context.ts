import { type AttentionShape, LongAttention } from '../../engine/long-sequences/attention';
import type { DotProducts, MatrixData, RandomMatrix, RunRequest, Trace } from '../../engine/types';

/** The part of the engine that experiments use. */
export interface ExperimentEngine {
  run(request: RunRequest): Trace;
  randomMatrix(request: RandomMatrix): MatrixData;
  dotProducts(request: DotProducts): Float64Array;
}

/** Loads the compiled kernels for long sequences on demand. */
export type LoadKernels = () => Promise<WebAssembly.Module>;

/** Attention over a long sequence. */
export type AttentionKernel = Pick<LongAttention, 'shape' | 'run'>;

/** Progress callback and abort signal of a run. */
export interface RunOptions {
  /** Receives the completed fraction, from 0 to 1. */
  progress(done: number): void;
  readonly signal: AbortSignal;
}

/** The longest time in milliseconds that a run may block the page: half a frame. */
const maxBlockingTime = 8;

/** Rows of a long sequence that are generated at once. */
const rowsPerBatch = 64;

const noNumbers = new Float32Array(0);

/** What an experiment runs with: the engine, the seed, progress reports and cancellation. */
export class ExperimentContext {
  readonly seed: number;
  readonly #engine: ExperimentEngine;
  readonly #options: RunOptions;
  readonly #kernels: LoadKernels;
  #lastPause = performance.now();

  constructor(engine: ExperimentEngine, kernels: LoadKernels, seed: number, options: RunOptions) {
    this.seed = seed;
    this.#engine = engine;
    this.#kernels = kernels;
    this.#options = options;
  }

  run(request: RunRequest): Trace {
    return this.#engine.run(request);
  }

  /** Independent standard normal numbers; each `stream` gives different ones. */
  randn(stream: number, rows: number, cols: number): MatrixData {
    return this.#engine.randomMatrix({ seed: this.seed, stream, rows, cols, law: 'normal' });
  }

  /** Dot products of random vectors, see `DotProducts`. */
  dotProducts(request: Omit<DotProducts, 'seed'>): Float64Array {
    return this.#engine.dotProducts({ ...request, seed: this.seed });
  }

  /** Attention of the given shape, computed by the kernels for long sequences. */
  async attention(shape: AttentionShape): Promise<AttentionKernel> {
    return LongAttention.of(await this.#kernels(), shape);
  }

  /** Queries, keys and values of a long sequence: standard normal numbers, each of shape tokens × width. */
  async longSequence(
    tokens: number,
    width: number,
  ): Promise<Readonly<Record<'query' | 'key' | 'value', Float32Array>>> {
    const matrices: Float32Array[] = [];
    for (let part = 0; part < 3; part += 1) {
      const numbers = new Float32Array(tokens * width);
      for (let row = 0; row < tokens; row += rowsPerBatch) {
        const rows = Math.min(rowsPerBatch, tokens - row);
        numbers.set(Array.from(this.randn(part * 1000 + row / rowsPerBatch, rows, width).data), row * width);
        await this.yieldToPage(0);
      }
      matrices.push(numbers);
    }
    const [query = noNumbers, key = noNumbers, value = noNumbers] = matrices;
    return { query, key, value };
  }

  /** The current time in milliseconds, for measuring durations. */
  now(): number {
    return performance.now();
  }

  /**
   * Reports progress, yields to the page after half a frame, and throws if the run was aborted. Must be called often:
   * nothing between two calls may take long.
   */
  async yieldToPage(done: number): Promise<void> {
    this.#options.signal.throwIfAborted();
    if (performance.now() - this.#lastPause < maxBlockingTime) return;
    this.#options.progress(done);
    await new Promise((resolve) => setTimeout(resolve, 0));
    this.#lastPause = performance.now();
    this.#options.signal.throwIfAborted();
  }
}
