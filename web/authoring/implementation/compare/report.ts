import type { Message, OptionValue } from '../../../engine/types';
import type { Target, TargetNode } from '../../../formats/names/targets';

/** The cell at which numbers differ most. Rows and columns count from 0. */
export interface CellDifference {
  /** The node; of a mean of all heads, the pattern of its nodes. */
  readonly node: string;
  /** Number of its head, from 1; null outside heads, and for a mean of all heads. */
  readonly head: TargetNode['head'];
  readonly row: number;
  readonly col: number;
  readonly given: number;
  readonly expected: number;
  /** The largest difference that rounding explains here. */
  readonly tolerance: number;
  /** The number of cells that differ, of all. */
  readonly count: number;
  readonly total: number;
}

/** A compared matrix. */
export interface StepResult {
  readonly target: Target;
  /** The name of the given array. */
  readonly name: string;
  /** `shape` if the array cannot be laid over the matrix, `transposed` if its transpose agrees. */
  readonly status: 'agrees' | 'differs' | 'shape' | 'transposed';
  readonly shape: readonly number[];
  /** Null unless it differs. */
  readonly difference: CellDifference | null;
  /** The largest tolerance of its cells. */
  readonly tolerance: number;
  readonly isMean: boolean;
}

/** A matrix that the computation started from. */
export interface InputUse {
  readonly input: string;
  /** The name of the given array; null if it was not given. */
  readonly name: string | null;
  readonly source: 'given' | 'page' | 'zeros' | 'ones';
}

/** What gives exactly the numbers that differ. */
export interface Diagnosis {
  readonly kind: 'mistake' | 'option';
  readonly text: Message;
  /** The key of the mistake, `mistake.scale_missing`, or the option: `norm=pre`. */
  readonly id: string;
  /** The node at which the mistake was made; null if it concerns the whole run. */
  readonly site: string | null;
  /** That node as readers see it, without its head. */
  readonly siteLabel: string | null;
  /** The number of compared steps that have the numbers of this diagnosis, the first one included. */
  readonly explained: number;
}

/** An array that has not been compared, with matrices that it may be. */
export interface UnknownArray {
  readonly name: string;
  readonly shape: readonly number[];
  readonly near: readonly Pick<Target, 'pattern' | 'label'>[];
}

export interface CheckReport {
  readonly inputs: readonly InputUse[];
  /** In the order of the computation. */
  readonly steps: readonly StepResult[];
  /** The first step that differs; null if all agree that could be compared. */
  readonly first: StepResult | null;
  /** The likeliest first. Empty if nothing differs, or if no known mistake gives these numbers. */
  readonly diagnoses: readonly Diagnosis[];
  /** The number of steps from the first difference on. */
  readonly differing: number;
  readonly unknown: readonly UnknownArray[];
  readonly notes: readonly Message[];
  readonly options: Readonly<Record<string, OptionValue>>;
  /** Everything that an array may be mapped to. */
  readonly targets: readonly string[];
}
