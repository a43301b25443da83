import { type Band, bandEnds, checkNumbers, checkSize, MOST_COLUMNS, MOST_TOKENS } from './check';
import { fastError } from './errors';
import { checkMemory, layOut, type Part } from './memory';
import { type FastExports, instantiateFast } from './module';
import { copyOut } from './results';

/** concat(heads) W_o, each head on its own d_model / n_heads columns of X W_q, X W_k and X W_v. */
export interface MultiHeadShape extends Band {
  readonly n: number;
  readonly d_model: number;
  readonly n_heads: number;
}

/** Each d_model × d_model, row by row. */
export interface MultiHeadParameters {
  readonly w_q: Float32Array;
  readonly w_k: Float32Array;
  readonly w_v: Float32Array;
  readonly w_o: Float32Array;
}

const NAMES = ['w_q', 'w_k', 'w_v', 'w_o'] as const;

/** Multi-head self-attention of one shape with parameters that stay. */
export class FastMultiHead {
  readonly shape: MultiHeadShape;
  readonly #exports: FastExports;
  readonly #parts: Readonly<Record<'x' | 'output' | 'packed' | 'workspace', Part>>;
  readonly #low: number;
  readonly #high: number;

  private constructor(exports: FastExports, shape: MultiHeadShape) {
    const { n, d_model, n_heads } = shape;
    const square = d_model * d_model;
    this.shape = shape;
    this.#exports = exports;
    [this.#low, this.#high] = bandEnds(shape);
    this.#parts = layOut(exports, {
      packed: exports.packed_parameters_size(d_model, n_heads),
      x: n * d_model,
      output: n * d_model,
      // The parameters pass through here before the first run.
      workspace: Math.max(exports.multi_head_workspace(n, d_model, n_heads), NAMES.length * square),
    });
  }

  /** Throws `EngineError` when a size is out of range, before anything is allocated. */
  static async of(
    module: WebAssembly.Module,
    shape: MultiHeadShape,
    parameters: MultiHeadParameters,
  ): Promise<FastMultiHead> {
    checkShape(shape);
    for (const name of NAMES)
      checkNumbers(name, parameters[name], shape.d_model * shape.d_model, 'd_model × d_model');
    const made = new FastMultiHead(await instantiateFast(module), { ...shape });
    made.#pack(parameters);
    return made;
  }

  #pack(parameters: MultiHeadParameters): void {
    const { d_model, n_heads } = this.shape;
    const { workspace, packed } = this.#parts;
    const square = d_model * d_model;
    NAMES.forEach((name, k) => {
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

  /** The output, n × d_model, row by row. */
  run(x: Float32Array): Float32Array {
    const { n, d_model, n_heads } = this.shape;
    const parts = this.#parts;
    checkNumbers('x', x, n * d_model, 'n × d_model');
    parts.x.numbers.set(x);
    this.#exports.multi_head(
      parts.x.address,
      parts.packed.address,
      parts.output.address,
      parts.workspace.address,
      n,
      d_model,
      n_heads,
      this.#low,
      this.#high,
    );
    return copyOut(parts.output.numbers);
  }
}

function checkShape(shape: MultiHeadShape): void {
  const { n, d_model, n_heads } = shape;
  checkSize('n', n, MOST_TOKENS);
  checkSize('d_model', d_model, MOST_COLUMNS);
  checkSize('n_heads', n_heads, d_model);
  if (d_model % n_heads !== 0) throw fastError('error.fast_heads', { heads: n_heads, width: d_model });
  bandEnds(shape);
  // A head of one column is filled up to four.
  const filled = 4 * d_model;
  checkMemory(4 * d_model * (filled + d_model) + (n + 8) * (5 * filled + 4 * d_model), { n, d_model });
}
