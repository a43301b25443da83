import type { ErrorReport } from '../../engine/errors';
import type { Accuracy, Examples, FloatMatrix, StudyRequest, Weight } from '../../engine/training';

/** A model, what it is to learn, and what the page wants to see of it. */
export interface Plan {
  readonly request: StudyRequest;
  /** Examples that it does not learn from; null where the engine makes them. */
  readonly heldOut: Examples | null;
  /** Nodes with attention weights, shown as maps. */
  readonly maps: readonly string[];
  /** A parameter to be watched. */
  readonly parameter: string;
}

/** How often accuracy is measured, in steps, and over how many examples that nobody learns from. */
export interface Measuring {
  readonly every: number;
  readonly examples: number;
}

/** What is asked of the trainer. Everything but `open` is about the plans that were opened last. */
export type Command =
  | {
      readonly kind: 'open';
      /** Reports carry it: those of plans that were opened before are of no use any more. */
      readonly epoch: number;
      readonly file: string | BufferSource;
      /** They are trained in step: after the same number of steps they have seen the same examples. */
      readonly plans: readonly Plan[];
      readonly measuring: Measuring;
      /** The end of the course: there training stops, and all held-out examples are measured. */
      readonly end: number;
      /** Which of the held-out examples is shown. */
      readonly example: number;
    }
  /** Takes steps until told otherwise: one every `wait` milliseconds; as many as it can when that is 0. */
  | { readonly kind: 'start'; readonly wait: number }
  | { readonly kind: 'pause' }
  | { readonly kind: 'step' }
  /** To the latest snapshot that is not after a step. The same steps follow it again. */
  | { readonly kind: 'rewind'; readonly to: number }
  | { readonly kind: 'show'; readonly example: number }
  /** Shows and measures the models as if some of the heads on the maps were not there. They learn with all of them. */
  | { readonly kind: 'silence'; readonly heads: readonly number[] }
  /** The last report is on the screen: there may be another one. */
  | { readonly kind: 'seen' }
  | { readonly kind: 'save' }
  /** The parameters of the first model, as they are now. */
  | { readonly kind: 'weights' }
  | { readonly kind: 'load'; readonly steps: number; readonly checkpoints: readonly Uint8Array[] };

/** Accuracy after so many steps, over so many examples. */
export interface Measure extends Accuracy {
  readonly step: number;
  readonly over: number;
}

/** One example, by the numbers of its words; -1 where none stands. */
export interface Example {
  /** What is read; empty for a picture. */
  readonly source: readonly number[];
  /** What is to be told, in each row of what the model says. */
  readonly target: readonly number[];
  /** The darkness of each pixel; empty for words. */
  readonly picture: readonly number[];
}

/** What a model makes of the example on show. */
export interface Sight {
  readonly example: Example;
  /** What it tells in each row, with the right words before it. */
  readonly told: readonly number[];
  /** What it writes with nothing before it but what it wrote itself. */
  readonly written: readonly number[];
  /** A matrix of attention weights for each map of the plan. */
  readonly maps: readonly FloatMatrix[];
  readonly parameter: FloatMatrix;
  /** The length of the last gradient by parameter; before the first step there is none. */
  readonly gradients: readonly { readonly name: string; readonly norm: number | undefined }[];
  /** How good the model is without the heads that are silenced; null when all are there. */
  readonly silenced: Measure | null;
}

/** What is new about one model. */
export interface News {
  readonly from: number;
  /** Of each step after `from`. */
  readonly losses: readonly number[];
  readonly norms: readonly number[];
  readonly measures: readonly Measure[];
  readonly sight: Sight;
}

export interface Progress {
  readonly kind: 'progress';
  readonly epoch: number;
  readonly steps: number;
  readonly isGoing: boolean;
  /** Milliseconds spent on steps alone since the plans were opened. */
  readonly spent: number;
  /** Steps that it is possible to go back to, in order. */
  readonly kept: readonly number[];
  /** One for each plan. */
  readonly news: readonly News[];
}

export type TrainingEvent =
  | Progress
  /** The learning rate of each step up to the end of the course, for each plan. */
  | { readonly kind: 'courses'; readonly epoch: number; readonly courses: readonly Float64Array[] }
  | {
      readonly kind: 'saved';
      readonly epoch: number;
      readonly steps: number;
      readonly checkpoints: readonly Uint8Array[];
    }
  | { readonly kind: 'weights'; readonly epoch: number; readonly weights: readonly Weight[] }
  /** `isLost`: nothing can be asked of these plans any more. */
  | (ErrorReport & {
      readonly kind: 'failed';
      readonly epoch: number;
      readonly isLost: boolean;
    });
