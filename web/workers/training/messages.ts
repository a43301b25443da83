import type {
  Accuracy,
  Examples,
  FloatMatrix,
  Parameter,
  TrainingSessionRequest,
} from '../../engine/training';
import type { ErrorReport } from '../error-report';

/** A node of attention weights that is shown as a map. */
export interface AttentionMap {
  readonly node: string;
  /** The head, counted from 0, and the parameter that projects its context; null where an attention has no heads. */
  readonly head: { readonly index: number; readonly outputWeights: string } | null;
}

/** A model to be trained, and what is shown of it. */
export interface Plan {
  readonly request: TrainingSessionRequest;
  /** Examples it does not learn from; null where the engine generates them. */
  readonly heldOut: Examples | null;
  readonly maps: readonly AttentionMap[];
  /** The parameter that is shown. */
  readonly parameter: string;
}

/** How often accuracy is measured, in steps, and on how many held-out examples. */
export interface Measuring {
  readonly every: number;
  readonly examples: number;
}

/** What a training run starts from. */
export interface TrainingOptions {
  /** The models are trained in step: after the same number of steps they have seen the same examples. */
  readonly plans: readonly Plan[];
  readonly measuring: Measuring;
  /** The last step of the schedule: training stops there, and all held-out examples are measured. */
  readonly end: number;
  /** The held-out example that is shown. */
  readonly example: number;
}

/** Accuracy after `step` steps, on `over` examples. */
export interface Measure extends Accuracy {
  readonly step: number;
  readonly over: number;
}

/** One example as word numbers; -1 stands for no word. */
export interface Example {
  /** The input words; empty for a picture. */
  readonly source: readonly number[];
  /** The expected word of each output row. */
  readonly target: readonly number[];
  /** The darkness of each pixel; empty for words. */
  readonly picture: readonly number[];
}

/** What a model makes of the example that is shown. */
export interface ExampleResult {
  readonly example: Example;
  /** The predicted word of each row, given the right words before it. */
  readonly teacherForced: readonly number[];
  /** The words it generates given only its own. */
  readonly written: readonly number[];
  /** A matrix of attention weights for each map of the plan. */
  readonly maps: readonly FloatMatrix[];
  readonly parameter: FloatMatrix;
  /** The norm of the last gradient of each parameter; undefined before the first step. */
  readonly gradients: readonly { readonly parameter: Parameter; readonly norm: number | undefined }[];
  /** The accuracy without the heads that are turned off; null when all are on. */
  readonly withoutHeads: Measure | null;
}

/** What is new about one model since the last report. */
export interface HistoryUpdate {
  readonly from: number;
  /** The loss and the gradient norm of each step after `from`. */
  readonly losses: readonly number[];
  readonly norms: readonly number[];
  readonly measures: readonly Measure[];
  readonly result: ExampleResult;
}

export interface Progress {
  readonly kind: 'progress';
  readonly steps: number;
  readonly isGoing: boolean;
  /** Milliseconds spent on training steps alone. */
  readonly spent: number;
  /** The steps that have a snapshot, in ascending order. */
  readonly kept: readonly number[];
  /** One for each plan. */
  readonly updates: readonly HistoryUpdate[];
}

/** What a training run reports. `failed`: an error ended the training loop. */
export type TrainingEvent = Progress | { readonly kind: 'failed'; readonly error: ErrorReport };

/** Receives events. The next one is sent only when the promise of the last has resolved. */
export type TrainingListener = (event: TrainingEvent) => Promise<void>;

/** Checkpoints of all models of a run after the same number of steps. */
export interface Saved {
  readonly steps: number;
  readonly checkpoints: readonly Uint8Array[];
}
