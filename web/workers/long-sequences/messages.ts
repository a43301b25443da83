import type { WeightsShape } from '../../engine/long-sequences/weights';

/** Queries and keys of a long sequence, row by row. */
export interface LongProblem {
  readonly shape: WeightsShape;
  readonly query: Float32Array;
  readonly key: Float32Array;
}

/** A piece of the matrix of weights: rows and columns from `first` to before `last`, one number for `step` × `step` weights. */
export interface LongView {
  readonly firstRow: number;
  readonly lastRow: number;
  readonly firstColumn: number;
  readonly lastColumn: number;
  readonly step: number;
}

/** What is asked of the server; answers carry the same id. A later view takes the place of one that is not done. */
export type LongRequest =
  | {
      readonly kind: 'open';
      readonly id: number;
      readonly file: string | BufferSource;
      readonly problem: LongProblem;
    }
  | { readonly kind: 'view'; readonly id: number; readonly view: LongView }
  | { readonly kind: 'row'; readonly id: number; readonly row: number }
  | { readonly kind: 'cancel'; readonly id: number };

/** Rows of a view, from `row` of its picture on, each as wide as the picture. */
export interface LongStrip {
  readonly row: number;
  readonly numbers: Float32Array;
}

export type LongAnswer =
  | { readonly kind: 'opened'; readonly id: number }
  | { readonly kind: 'strip'; readonly id: number; readonly strip: LongStrip; readonly done: number }
  | { readonly kind: 'viewed'; readonly id: number; readonly complete: boolean }
  | { readonly kind: 'row'; readonly id: number; readonly weights: Float32Array }
  | { readonly kind: 'failed'; readonly id: number; readonly message: string };
