import type { OptionValue } from '../engine/types';

/** Rows of numbers, written as one would on paper. */
export type Rows = readonly (readonly number[])[];

/**
 * What a step says. `prose` is two or three sentences of plain text with live references in double brackets:
 * - `[[scores]]` the symbol of a node, linked to it;
 * - `[[scores:1,2]]` the number in row 1, column 2 (from 0), linked to its cell;
 * - `[[scores:r,c]]` the same at the row and column the reader is looking at (`max` for the largest of the row: `r,max`);
 * - `[[row:scores:r]]` and `[[col:scores:max]]` the name (token or index) of that row or column;
 * - `[[dim:d_k]]` the size of a dimension.
 * Inside a head, `*` stands for the head the reader is in: `[[head_*\/scores:r,c]]` (without the backslash).
 */
export interface LessonStep {
  /** Node the step is about; `head_*\/scores` (without the backslash) serves every head. */
  readonly node: string;
  readonly prose: string;
  /** A caveat, a convention or a common error, set beside the prose. Same markup. */
  readonly aside?: string;
}

/** What a lesson starts from. Everything in it can be changed by the reader, and reset. */
export interface Preset {
  readonly tokens: { readonly query: readonly string[]; readonly key: readonly string[] };
  readonly options: Readonly<Record<string, OptionValue>>;
  readonly inputs: Readonly<Record<string, Rows>>;
}

/** A walk through one variant: data and prose only, no DOM and no arithmetic. */
export interface Lesson {
  readonly id: string;
  readonly title: string;
  /** One sentence for the list of lessons. */
  readonly summary: string;
  /** Variant of the engine, see `VariantSchema.id`. */
  readonly variant: string;
  readonly preset: Preset;
  /** Node at which the walk opens. */
  readonly opening: string;
  readonly steps: readonly LessonStep[];
}
