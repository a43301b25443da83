import { type AttentionShape, FastAttention } from '../../engine/long-sequences/attention';
import type { DotProducts, MatrixData, RandomMatrix, RunRequest, Trace } from '../../engine/types';

/** What an experiment needs of the engine. */
export interface ExperimentEngine {
  run(request: RunRequest): Trace;
  randomMatrix(request: RandomMatrix): MatrixData;
  dotProducts(request: DotProducts): Float64Array;
}

/** The kernels for long sequences, compiled; fetched when an experiment asks for them. */
export type LoadKernels = () => Promise<WebAssembly.Module>;

/** Attention over a long sequence. */
export type AttentionKernel = Pick<FastAttention, 'shape' | 'run'>;

/** How a run of an experiment is watched and stopped. */
export interface RunOptions {
  /** A share from 0 to 1 of the work that is done. */
  progress(done: number): void;
  readonly signal: AbortSignal;
}

/** The longest time in milliseconds for which a run keeps the page from drawing: half a frame. */
const maxBlockingTime = 8;

/** Rows of a long sequence that are drawn at once. */
const rowsPerBatch = 64;

const noNumbers = new Float32Array(0);

/** Where an experiment is run: the engine, the seed, and a way to be watched, to pause and to be stopped. */
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

  /** Independent normal numbers with mean 0 and variance 1; another `stream` gives others. */
  randn(stream: number, rows: number, cols: number): MatrixData {
    return this.#engine.randomMatrix({ seed: this.seed, stream, rows, cols, law: 'normal' });
  }

  /** Dot products of random vectors, see `DotProducts`. */
  dotProducts(request: Omit<DotProducts, 'seed'>): Float64Array {
    return this.#engine.dotProducts({ ...request, seed: this.seed });
  }

  /** Attention of one shape by the kernels for long sequences. */
  async attention(shape: AttentionShape): Promise<AttentionKernel> {
    return FastAttention.of(await this.#kernels(), shape);
  }

  /** Queries, keys and values of a sequence that may be longer than the walks are: normal numbers, `width` a token. */
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

  /** Milliseconds, for differences. */
  now(): number {
    return performance.now();
  }

  /**
   * Says how much is done, lets the page draw when it has waited for half a frame, and throws when the run is to stop:
   * between two calls nothing may take long.
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
