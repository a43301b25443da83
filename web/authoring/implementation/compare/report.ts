import type { Message, OptionValue } from '../../../engine/types';
import type { Target, TargetNode } from '../../../formats/names/targets';
import type { MaskReading } from '../reading/mask/mask';

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
  /** Whether other numbers would agree as well, so that it says nothing. */
  readonly isVague: boolean;
  readonly isMean: boolean;
  /** What the axes of the array are taken for: `n h r c`, examples, heads, rows and columns. */
  readonly pattern: string;
  /** The number of examples that were compared. */
  readonly examples: number;
  /** The first example that differs, from 1; null if none does. */
  readonly example: number | null;
}

/** A matrix that the computation started from. */
export interface InputUse {
  readonly input: string;
  /** The name of the given array; null if it was not given. */
  readonly name: string | null;
  /** `missing`: it is not known, and nothing that was compared depends on it. */
  readonly source: 'given' | 'page' | 'zeros' | 'ones' | 'missing';
  readonly shape?: readonly number[];
  /** What its axes are: `n r c`, examples, rows and columns. */
  readonly pattern?: string;
  readonly isTransposed?: boolean;
  /** What true means in a mask of flags; null for one of numbers. */
  readonly reading?: MaskReading | null;
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

/** An input that would have to be given. */
export interface MissingInput {
  readonly input: string;
  readonly shape: string;
  /** Whether the page's own numbers were tried, and do not give those of the file. */
  readonly isFromPage: boolean;
  /** Arrays that may all be it. */
  readonly doubtful: readonly string[];
}

export interface CheckReport {
  readonly inputs: readonly InputUse[];
  /** In the order of the computation. */
  readonly steps: readonly StepResult[];
  /** The first step that differs; null if all agree that could be compared. */
  readonly first: StepResult | null;
  /** The likeliest first. Empty if nothing differs, or if no known mistake gives these numbers. */
  readonly diagnoses: readonly Diagnosis[];
  /** Whether mistakes were looked for: not in what several heads give that have a mask each. */
  readonly isSearched: boolean;
  /** The number of steps from the first difference on. */
  readonly differing: number;
  readonly unknown: readonly UnknownArray[];
  /** Inputs without which some arrays cannot be judged. */
  readonly missing: readonly MissingInput[];
  /** Names of those arrays. */
  readonly unjudged: readonly string[];
  /** Names of arrays with too few digits to be judged: they are none of the steps. */
  readonly vague: readonly string[];
  readonly notes: readonly Message[];
  readonly options: Readonly<Record<string, OptionValue>>;
  /** Everything that an array may be mapped to. */
  readonly targets: readonly string[];
  /** How the file was read: “printout of R, decimal commas”. */
  readonly format: Message;
  /** The id of the mechanism. */
  readonly variant: string;
  /** The number of examples that were compared. */
  readonly examples: number;
}
