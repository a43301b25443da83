import type { Message } from '../../i18n/message';
import type { CellRef } from './basics';
import type { FunctionName, Reduction } from './explanation';

/** A factor of a term in two runs. */
export interface FactorChange {
  /** Its cell in the second run; null for a constant of the operation. */
  readonly cell: CellRef | null;
  /** Its cell in the first run. Differs from `cell` only if an option changed what the step reads. */
  readonly cellBefore: CellRef | null;
  readonly before: number;
  readonly after: number;
  /** The part of the difference of the explained cell that is due to this factor. */
  readonly contribution: number;
}

/** A term of a cell in two runs. */
export interface TermChange {
  /** Its place among the terms of the `Explanation`. */
  readonly index: number;
  readonly factors: readonly FactorChange[];
  /**
   * The value of the term. For a `softmax` and a `log_softmax`, exp(score − s), where s is the larger maximum of both runs, so
   * that the terms of scores that stay are equal.
   */
  readonly before: number;
  readonly after: number;
  /** The part of the difference of the cell that is due to this term. */
  readonly contribution: number;
  readonly sentence: Message;
}

/** A cell between the explained cell and the edit. */
export interface PathStep {
  readonly cell: CellRef;
  readonly before: number;
  readonly after: number;
  /** The part of the difference of the previous cell of the path that is due to this cell. */
  readonly contribution: number;
}

/** A cell that kept its number although one of its operands changed. */
export interface Obstacle {
  /** A factor of 0, or a flat part of a function, which lets a little of the change through. */
  readonly kind: 'zero_factor' | 'flat' | 'other';
  /** "row 2, column 3 of queries is 0, so the change in … has no effect." */
  readonly sentence: Message;
  readonly at: CellRef;
  /** The cell that stops the change: a factor of 0, a masked score. Null if none does. */
  readonly by: CellRef | null;
  /** The operand that changed. Null if it is a constant of the operation, or if nothing that `at` reads changed. */
  readonly moved: CellRef | null;
  /** What is left of the change at `at`: 0, or less than the resolution. */
  readonly difference: number;
}

/**
 * Why a cell differs between two runs, or why not.
 * - `moved`: by more than the resolution.
 * - `moved_little`: by less, but not by 0. `sentence` says what dampened the change.
 * - `unmoved`: by 0. `sentence` says what stopped it.
 * - `incomparable`: the cell has no counterpart, its matrix has another shape, or it is computed in another way; `sentence` says
 *   which. There are no terms.
 */
export interface CellChange {
  readonly kind: 'moved' | 'moved_little' | 'unmoved' | 'incomparable';
  readonly cell: CellRef;
  /** NaN where the first run has no such cell. */
  readonly before: number;
  readonly after: number;
  readonly difference: number;
  readonly sentence: Message;
  readonly reduction: Reduction;
  readonly function: FunctionName;
  /** As in `Explanation`. */
  readonly chosen: number;
  /** The sums of all terms: the denominators of a `softmax`. */
  readonly totalBefore: number;
  readonly totalAfter: number;
  /** The number of terms, changed or not. */
  readonly count: number;
  /** Those with a changed factor, even if their value is the same. The contributions add up to `difference` within `tolerance`, if all numbers are finite. */
  readonly terms: readonly TermChange[];
  readonly tolerance: number;
  /** From the operand with the largest contribution in the direction of the difference to the edit; at most 256 cells. */
  readonly path: readonly PathStep[];
  /** What the path ends at: the edited number, an option, a step that only one run has. Null if there is no path. */
  readonly pathEnd: Message | null;
  /** What stopped the change, nearest first, at most 8; empty if `kind` is `moved` or `incomparable`. */
  readonly obstacles: readonly Obstacle[];
}
