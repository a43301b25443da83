import type { WeightsShape } from '../../engine/long-sequences/weights';

/** Queries, m × d_k, and keys, n × d_k, of a long sequence, row by row. */
export interface LongProblem {
  readonly shape: WeightsShape;
  readonly query: Float32Array;
  readonly key: Float32Array;
}

/** A part of the matrix of weights: rows and columns from `first` to before `last`, one number for `step` × `step` weights. */
export interface LongView {
  readonly firstRow: number;
  readonly lastRow: number;
  readonly firstColumn: number;
  readonly lastColumn: number;
  readonly step: number;
}

/** Rows of a view, from `row` of its picture on, each as wide as the picture. */
export interface LongStrip {
  readonly row: number;
  readonly numbers: Float32Array;
}
