/** The numbers of a matrix, row by row. */
export type Rows = readonly (readonly number[])[];

/** A sentence, its translation by the model, and how much each French word attends to each English one. */
export interface Sentence {
  readonly english: readonly string[];
  /** With the end token, the full stop. */
  readonly french: readonly string[];
  /** Attention weights: a row per French word, a column per English one. */
  readonly weights: Rows;
}

/** The attention of the decoder to the source: one head, d_k = 32. */
export interface Attention {
  readonly query: Rows;
  readonly key: Rows;
  readonly value: Rows;
  readonly scores: Rows;
  readonly scaled_scores: Rows;
  readonly context: Rows;
}

/** The cell that beat 4 opens. */
export interface OpenedCell {
  readonly row: number;
  readonly col: number;
  /** The products whose sum is the score, in the order of the dimensions of q and k. */
  readonly products: readonly number[];
  /** The row of weights as a softmax of the scaled scores times 0.1, 0.2, … 1. */
  readonly sharpening: Rows;
}

/** Everything that the story shows: a sentence, a changed one, and the attention of the second. */
export interface Story {
  readonly before: Sentence;
  readonly after: Sentence;
  readonly attention: Attention;
  readonly opened: OpenedCell;
}

/** A number of a matrix; NaN outside of it. */
export function at(rows: Rows, row: number, col: number): number {
  return rows[row]?.[col] ?? Number.NaN;
}

/** The largest absolute value of a matrix. */
export function reachOf(rows: Rows): number {
  return Math.max(...rows.flat().map(Math.abs));
}
