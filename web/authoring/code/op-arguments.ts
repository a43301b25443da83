import type { Explanation, Factor, Trace, TraceNode } from '../../engine/types';
import { operandsOf } from '../../ui/format/names';

/** Evenly spaced numbers: (start + k · step) / divisor, all three integers. */
export interface Progression {
  readonly start: number;
  readonly step: number;
  readonly divisor: number;
}

/** The offsets of the keys that a query sees. */
export interface OffsetRange {
  readonly left: number;
  readonly right: number;
}

/** The largest divisor that `progression` tries: twice the largest side of a matrix. */
const maxDivisor = 512;

/**
 * The arguments of the op of a node that are not matrices, such as the axis of a slice. A trace does not list them: they are
 * read off the explanations of its cells, and off the numbers of masks and sequences.
 */
export class OpArguments {
  readonly node: TraceNode;
  readonly operands: readonly TraceNode[];
  readonly #trace: Trace;

  constructor(trace: Trace, node: TraceNode) {
    this.#trace = trace;
    this.node = node;
    this.operands = operandsOf(node, trace);
  }

  /** The number of `scale`, `power`, `clamp_min`, `softcap` and `square_root`: the only factor that is no cell. */
  get parameter(): number {
    const factors = this.#explain(0, 0).terms[0]?.factors ?? [];
    return factors.find(({ cell }) => cell === null)?.value ?? Number.NaN;
  }

  get functionName(): Explanation['function'] {
    return this.#explain(0, 0).function;
  }

  /** The axis of a mean, 0 for the mean of each column. */
  get axis(): 0 | 1 {
    const [operand] = this.operands;
    return this.node.cols === 1 && this.node.rows === operand?.rows ? 1 : 0;
  }

  /** The first row and the first column of a slice. */
  get corner(): { readonly row: number; readonly col: number } {
    return this.#source(0, 0);
  }

  /** For each cell of a `gather`, row by row, the row-major index of its source. */
  get sources(): readonly number[] {
    const { rows, cols } = this.node;
    const width = this.operands[0]?.cols ?? 1;
    return Array.from({ length: rows * cols }, (_, at) => {
      const { row, col } = this.#source(Math.floor(at / cols), at % cols);
      return row * width + col;
    });
  }

  /** Whether a softmax gave zeros to a line whose scores are all −∞, where the formula gives NaN. */
  get hasZeroLines(): boolean {
    const { data, rows, cols } = this.node;
    const isByColumn = this.node.op === 'softmax_columns';
    const lines = isByColumn ? cols : rows;
    const cellsOf = (line: number): readonly number[] =>
      Array.from({ length: isByColumn ? rows : cols }, (_, k) =>
        isByColumn ? k * cols + line : line * cols + k,
      );
    const scores = this.operands[0]?.data ?? [];
    return Array.from({ length: lines }, (_, line) => cellsOf(line)).some((cells) =>
      cells.every((at) => scores[at] === Number.NEGATIVE_INFINITY && data[at] === 0),
    );
  }

  /** How far to the right of the diagonal a causal mask begins. */
  get causalOffset(): number {
    const { key } = this.#explain(0, 0).sentence;
    return key.startsWith('explain.causal_last_mask') ? this.node.cols - this.node.rows : 0;
  }

  /** How many keys of the first row are visible: the valid length of a padding mask, the size of a block. */
  get visibleInFirstRow(): number {
    return this.node.data.subarray(0, this.node.cols).filter((number) => number === 0).length;
  }

  /** The offsets that a window mask leaves visible, as far as they occur. */
  get window(): OffsetRange {
    const { data, cols } = this.node;
    const offsets = [...data.keys()]
      .filter((at) => data[at] === 0)
      .map((at) => (at % cols) - Math.floor(at / cols));
    return {
      left: offsets.reduce((a, b) => Math.min(a, b), 0),
      right: offsets.reduce((a, b) => Math.max(a, b), 0),
    };
  }

  /** The number of the region of each position. */
  get regions(): readonly number[] {
    return Array.from({ length: this.node.rows }, (_, at) =>
      Number(this.#explain(at, at).sentence.args.region),
    );
  }

  /** What a mask of regions has between two regions. */
  get barrier(): number {
    return this.node.data.find((number) => number !== 0) ?? Number.NEGATIVE_INFINITY;
  }

  /** The numbers of an `arange`. */
  get progression(): Progression {
    const { data } = this.node;
    const first = data[0] ?? 0;
    const gap = data.length > 1 ? (data[1] ?? 0) - first : 1;
    for (let divisor = 1; divisor <= maxDivisor; divisor++) {
      const start = Math.round(first * divisor);
      const step = Math.round(gap * divisor);
      if (data.every((number, k) => (start + k * step) / divisor === number)) return { start, step, divisor };
    }
    return { start: first, step: gap, divisor: 1 };
  }

  /** Whether the columns i and i + d/2 are rotated together, not 2i and 2i + 1. */
  get rotatesHalves(): boolean {
    const cols = this.#explain(0, 0).terms.map(({ factors }) => factors[0]?.cell?.col);
    return (this.operands[0]?.cols ?? 0) > 2 && cols[1] !== 1;
  }

  /** The key of column 0 of row i of a band is i + this number. */
  get bandStart(): number {
    const { op, rows, cols } = this.node;
    if (op === 'band_context') {
      const [term] = this.#explain(0, 0).terms;
      return (term?.factors[1]?.cell?.row ?? 0) - (term?.factors[0]?.cell?.col ?? 0);
    }
    for (let row = 0; row < rows; row++)
      for (let col = 0; col < cols; col++) {
        const key = this.#explain(row, col).terms[0]?.factors[1]?.cell;
        if (key) return key.row - row - col;
      }
    return 0;
  }

  /** The row of `centers` of the head whose distances these are. */
  get centerRow(): number {
    return this.#explain(0, 0).terms[3]?.factors[0]?.cell?.row ?? 0;
  }

  /** The width of the picture whose pixels are the rows of a matrix of distances. */
  get pictureWidth(): number {
    const { cols } = this.node;
    for (let col = 1; col < cols; col++) if (Number(this.#explain(0, col).sentence.args.down) > 0) return col;
    return cols;
  }

  /** Whether a convolution reads zeros beyond the border, not the nearest pixel. */
  get hasZeroBorder(): boolean {
    return this.#explain(0, 0).terms.length < (this.operands[1]?.rows ?? 0);
  }

  /** Whether each row of pairs begins with the row of the outer operand. */
  get isOuterFirst(): boolean {
    const inner = this.operands[1]?.rows ?? 1;
    if (inner > 1) return this.#source(1, 0).row === 0;
    return this.#source(0, 0).node === this.operands[0]?.id;
  }

  #explain(row: number, col: number): Explanation {
    return this.#trace.explain({ node: this.node.id, row, col });
  }

  #source(row: number, col: number): NonNullable<Factor['cell']> {
    return this.#explain(row, col).terms[0]?.factors[0]?.cell ?? { node: '', row: 0, col: 0 };
  }
}
