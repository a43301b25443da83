import type { CellRef, MatrixData, OptionValue } from './basics';

/** What is differentiated: one cell, or a node reduced to a scalar. */
export type GradientTarget = CellRef | { readonly node: string; readonly loss: 'sum' | 'sum_of_squares' };

/**
 * The loss that the backward pass differentiates, a function of one node: a `cell`; the `sum` or `sum_of_squares` of all cells;
 * `mean_squares`, the mean squared error against the targets; `cross_entropy` of the softmax of each row and the targets, averaged
 * over the rows.
 */
export interface LossRequest {
  readonly node: string;
  readonly loss: 'cell' | 'sum' | 'sum_of_squares' | 'mean_squares' | 'cross_entropy';
  /** The cell, from 0; for other losses, `row` is the row whose softmax is written out. */
  readonly row: number;
  readonly col: number;
  /** The targets in the shape of the node, row-major; empty if the loss has none. */
  readonly targets: ArrayLike<number>;
}

export interface RunRequest {
  readonly variant: string;
  readonly inputs: Readonly<Record<string, MatrixData>>;
  readonly options: Readonly<Record<string, OptionValue>>;
  /** Adds the loss and the gradients of all nodes before it: `d_query` for `query`. Needs the full build. */
  readonly backward?: LossRequest | undefined;
}

/**
 * Random rounding errors of a shorter number format in every step of a run: each number that is not whole is off by half of
 * `unit` times itself plus `least`, to all of that. The inputs stay as they are.
 */
export interface Rounding {
  /** 2⁻²⁴ for float32. */
  readonly unit: number;
  /** 2⁻²⁵ for float16, where smaller numbers have fewer digits; 0 for formats whose smallest number is very small. */
  readonly least: number;
  /** An integer from 0 to 2³² − 1. Equal seeds give equal errors, in proportion to the unit. */
  readonly seed: number;
}

/** The largest sizes that the engine computes. Larger requests are refused before anything is allocated. */
export interface EngineLimits {
  readonly side: number;
  readonly heads: number;
  readonly cells: number;
}

/** A request for rows × cols independent random numbers. The same request always gives the same numbers. */
export interface RandomMatrix {
  /** `seed` and `stream` are integers from 0 to 999,999; each pair has its own sequence. */
  readonly seed: number;
  readonly stream: number;
  readonly rows: number;
  readonly cols: number;
  /** Both have mean 0 and variance 1. */
  readonly law: 'normal' | 'uniform';
}

/**
 * A request for dot products of pairs of random vectors: `count` elements of a sequence from index `first` on. The elements do
 * not depend on how the sequence is divided into requests.
 */
export interface DotProducts {
  readonly seed: number;
  readonly stream: number;
  /** Length of the vectors, 1 to 1024. */
  readonly width: number;
  readonly first: number;
  /** `width` × `count` must be at most 2²². */
  readonly count: number;
  readonly law: 'normal' | 'uniform';
  /** The mean of every number; the variance is 1. */
  readonly mean: number;
}
