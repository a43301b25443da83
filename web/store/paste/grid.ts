import type { Refusal } from '../document/refusal';

/** A number as it stands in the pasted text. */
export interface Piece {
  readonly text: string;
  readonly offset: number;
}

/** The pieces of a pasted matrix, row by row. */
export type Grid = readonly (readonly Piece[])[];

/** Where the text is no matrix. */
export interface Misread extends Refusal {
  readonly offset: number;
}
