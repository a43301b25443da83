import { type Band, bandEnds, checkNumbers, checkSize, MAX_COLUMNS, MAX_TOKENS } from './check';
import { longSequenceError } from './errors';
import { allocateBlocks, checkMemory, type MemoryBlock } from './memory';
import { instantiateKernels, type KernelExports } from './module';
import { copyOut } from './results';

/** concat(heads) W_o; each head has d_model / n_heads columns of X W_q, X W_k and X W_v. */
export interface MultiHeadShape extends Band {
  readonly n: number;
  readonly d_model: number;
  readonly n_heads: number;
}

/** Each d_model × d_model, row-major. */
export interface MultiHeadParameters {
  readonly w_q: Float32Array;
  readonly w_k: Float32Array;
  readonly w_v: Float32Array;
  readonly w_o: Float32Array;
}

const PARAMETER_NAMES = ['w_q', 'w_k', 'w_v', 'w_o'] as const;

/** Multi-head self-attention of one shape, with fixed parameters. */
export class LongMultiHead {
  readonly shape: MultiHeadShape;
  readonly #exports: KernelExports;
  readonly #blocks: Readonly<Record<'x' | 'output' | 'packed' | 'workspace', MemoryBlock>>;
  readonly #low: number;
  readonly #high: number;

  private constructor(exports: KernelExports, shape: MultiHeadShape) {
    const { n, d_model, n_heads } = shape;
    const square = d_model * d_model;
    this.shape = shape;
    this.#exports = exports;
    [this.#low, this.#high] = bandEnds(shape);
    this.#blocks = allocateBlocks(exports, {
      packed: exports.packed_parameters_size(d_model, n_heads),
      x: n * d_model,
      output: n * d_model,
      // Also holds the parameters while they are packed.
      workspace: Math.max(exports.multi_head_workspace(n, d_model, n_heads), PARAMETER_NAMES.length * square),
    });
  }

  /** Throws `EngineError` if a size is out of range, before anything is allocated. */
  static async of(
    module: WebAssembly.Module,
    shape: MultiHeadShape,
    parameters: MultiHeadParameters,
  ): Promise<LongMultiHead> {
    checkShape(shape);
    for (const name of PARAMETER_NAMES)
      checkNumbers(name, parameters[name], shape.d_model * shape.d_model, 'd_model × d_model');
    const multiHead = new LongMultiHead(await instantiateKernels(module), { ...shape });
    multiHead.#pack(parameters);
    return multiHead;
  }

  #pack(parameters: MultiHeadParameters): void {
    const { d_model, n_heads } = this.shape;
    const { workspace, packed } = this.#blocks;
    const square = d_model * d_model;
    PARAMETER_NAMES.forEach((name, k) => {
      workspace.numbers.set(parameters[name], k * square);
    });
    const address = (k: number): number => workspace.address + 4 * k * square;
    this.#exports.pack_parameters(
      address(0),
      address(1),
      address(2),
      address(3),
      packed.address,
      d_model,
      n_heads,
    );
  }

  /** Returns the output, n × d_model, row-major. */
  run(x: Float32Array): Float32Array {
    const { n, d_model, n_heads } = this.shape;
    const blocks = this.#blocks;
    checkNumbers('x', x, n * d_model, 'n × d_model');
    blocks.x.numbers.set(x);
    this.#exports.multi_head(
      blocks.x.address,
      blocks.packed.address,
      blocks.output.address,
      blocks.workspace.address,
      n,
      d_model,
      n_heads,
      this.#low,
      this.#high,
    );
    return copyOut(blocks.output.numbers);
  }
}

function checkShape(shape: MultiHeadShape): void {
  const { n, d_model, n_heads } = shape;
  checkSize('n', n, MAX_TOKENS);
  checkSize('d_model', d_model, MAX_COLUMNS);
  checkSize('n_heads', n_heads, d_model);
  if (d_model % n_heads !== 0)
    throw longSequenceError('error.long_heads', { heads: n_heads, width: d_model });
  bandEnds(shape);
  // A head with a single column is padded to four.
  const paddedWidth = 4 * d_model;
  checkMemory(4 * d_model * (paddedWidth + d_model) + (n + 8) * (5 * paddedWidth + 4 * d_model), {
    n,
    d_model,
  });
}
