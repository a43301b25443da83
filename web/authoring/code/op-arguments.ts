import { type OpAttributes, opAttributes } from '../../engine/analysis/op-attributes';
import type { Explanation, Trace, TraceNode } from '../../engine/types';
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

/** The arguments of the op of a node that are not matrices, such as the axis of a mean: its attributes, by their meaning. */
export class OpArguments {
  readonly node: TraceNode;
  readonly operands: readonly TraceNode[];
  readonly #trace: Trace;
  readonly #attributes: OpAttributes;

  constructor(trace: Trace, node: TraceNode) {
    this.#trace = trace;
    this.#attributes = opAttributes(trace, node);
    this.node = node;
    this.operands = operandsOf(node, trace);
  }

  /** The number of `scale`, `power`, `clamp_min`, `softcap` and `square_root`. */
  get parameter(): number {
    return this.#attributes.factor;
  }

  /** The number whose root `scale` divides by; 0 if it multiplies by `parameter`. */
  get radicand(): number {
    return this.#attributes.first;
  }

  get functionName(): Explanation['function'] {
    return this.#trace.explain({ node: this.node.id, row: 0, col: 0 }).function;
  }

  /** The axis of a mean, 0 for the mean of each column. */
  get axis(): 0 | 1 {
    return this.#attributes.axis;
  }

  /** The first row or column of a slice. */
  get sliceStart(): number {
    return this.#attributes.first;
  }

  /** For each cell of a `gather`, row by row, the row-major index of its source. */
  get sources(): readonly number[] {
    return this.#attributes.cells;
  }

  /** Whether a softmax gave zeros to a line whose scores are all −∞, where the formula gives NaN. */
  get hasZeroLines(): boolean {
    if (this.#attributes.first !== 0) return false;
    const { rows, cols } = this.node;
    const scores = this.operands[0]?.data ?? [];
    const isByColumn = this.#attributes.axis === 0;
    const [lines, length] = isByColumn ? [cols, rows] : [rows, cols];
    const isMasked = (line: number): boolean =>
      Array.from({ length }, (_, k) => scores[isByColumn ? k * cols + line : line * cols + k]).every(
        (score) => score === Number.NEGATIVE_INFINITY,
      );
    return Array.from({ length: lines }, (_, line) => line).some(isMasked);
  }

  /** How far to the right of the diagonal a causal mask begins. */
  get causalOffset(): number {
    return this.#attributes.first;
  }

  /** How many keys a padding mask leaves visible. */
  get validLength(): number {
    return this.#attributes.first;
  }

  /** How many tokens a block of a mask has. */
  get blockSize(): number {
    return this.#attributes.first;
  }

  /** The offsets that a window mask leaves visible, as far as they occur: the engine has larger ones for unlimited sides. */
  get window(): OffsetRange {
    const { rows, cols } = this.node;
    const { first, last } = this.#attributes;
    return { left: Math.max(first, 1 - rows), right: Math.min(last, cols - 1) };
  }

  /** The number of the region of each position. */
  get regions(): readonly number[] {
    return this.#attributes.cells;
  }

  /** What a mask of regions has between two regions. */
  get barrier(): number {
    return this.#attributes.factor;
  }

  /** The numbers of an `arange`: factor · (first + k) / divisor. */
  get progression(): Progression {
    const { factor, first, last } = this.#attributes;
    return { start: first === 0 ? 0 : factor * first, step: factor, divisor: last };
  }

  /** Whether the columns i and i + d/2 are rotated together, not 2i and 2i + 1. */
  get rotatesHalves(): boolean {
    return this.#attributes.first === 1;
  }

  /** The key of column 0 of row i of a band is i + this number. */
  get bandStart(): number {
    return this.#attributes.first;
  }

  /** The row of `centers` of the head whose distances these are. */
  get centerRow(): number {
    return this.#attributes.first;
  }

  /** The width of the picture whose pixels are the rows of a matrix of distances. */
  get pictureWidth(): number {
    return this.#attributes.cols;
  }

  /** Whether a convolution reads zeros beyond the border, not the nearest pixel. */
  get hasZeroBorder(): boolean {
    return this.#attributes.first === 1;
  }

  /** Whether each row of pairs begins with the row of the outer operand. */
  get isOuterFirst(): boolean {
    return this.#attributes.first === 0;
  }
}
