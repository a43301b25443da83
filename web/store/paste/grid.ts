import type { Refusal } from '../document/refusal';

/** The text of one number, and its offset in the pasted text. */
export interface TextCell {
  readonly text: string;
  readonly offset: number;
}

/** The texts of a pasted matrix, row by row. */
export type Grid = readonly (readonly TextCell[])[];

/** Why a text is not a matrix, and at which offset. */
export interface PasteProblem extends Refusal {
  readonly offset: number;
}
