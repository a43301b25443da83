import type { TraceNode } from './types';

/** The request for a training run of a variant. */
export interface TrainingRequest {
  /** Id of a variant, or of a model that is only used for training. */
  readonly model: string;
  readonly inputs: readonly NamedMatrix[];
  readonly options: readonly (readonly [string, number | boolean | string])[];
  /** Names of the inputs that training updates. */
  readonly trainable: readonly string[];
  readonly loss: 'mean_squares' | 'cross_entropy';
  /** One matrix called `targets`, which is compared with the last rows of the output. */
  readonly targets: readonly NamedMatrix[];
  /** Label smoothing: the share of each target that is spread over all classes. Default: 0. */
  readonly smoothing?: number;
  readonly optimizer: Optimizer;
  readonly schedule: Schedule;
  /** Maximum norm of the gradient. Default: 0, no clipping. */
  readonly clip?: number;
}

/** The request for training a model on examples. Sizes default to those of its schema. */
export interface TrainingSessionRequest {
  readonly model: 'language_model' | 'translator' | 'recurrent_translator' | 'image_classifier';
  readonly seed: number;
  readonly options: readonly (readonly [string, number | boolean | string])[];
  /** By dimension: d_model, n_heads, n, c_source … Each head has d_model / n_heads columns. */
  readonly sizes: readonly (readonly [string, number])[];
  readonly optimizer: Optimizer;
  readonly schedule: Schedule;
  readonly clip?: number;
  /** Examples per step. Default: 1. */
  readonly batch?: number;
  /** Label smoothing: the share of each target that is spread over all words. Default: 0. */
  readonly smoothing?: number;
  /** Given examples, or a task for which the engine generates an endless sequence from the seed. */
  readonly examples: Examples | { readonly task: 'reversal' | 'induction' };
}

/** Word indices, example by example; shorter examples are padded with -1. */
export interface Examples {
  readonly count: number;
  /** count × n: the source sequences. An image classifier has none. */
  readonly source?: Int32Array;
  /**
   * count × m: the target sequences with their end token; count × 1 for an image classifier. A language model predicts the next
   * word at each position of its source by default; with a target, count × n, it predicts the target where that is not -1.
   * Not needed for `generate`.
   */
  readonly target?: Int32Array;
  /** count × (height · width), row by row, from 0 to 1. */
  readonly pictures?: Float64Array;
}

/** A parameter of a model: the node that training changes. */
export interface Parameter extends Pick<TraceNode, 'id' | 'name' | 'group'> {}

/** Accuracies of a model, from 0 to 1. */
export interface Accuracy {
  /** The share of correct words when the model reads its own output. */
  readonly tokens: number;
  /** The share of examples without a wrong word. */
  readonly whole: number;
  /** The share of correct words with teacher forcing, as in training. */
  readonly teacherForced: number;
}

export interface FloatMatrix {
  readonly rows: number;
  readonly cols: number;
  readonly data: Float32Array;
}

/** A parameter of a model, with the name of its node. */
export interface Weight extends FloatMatrix {
  readonly name: string;
}

interface NamedMatrix {
  readonly name: string;
  readonly rows: number;
  readonly cols: number;
  readonly data: Float64Array;
}

/** Defaults: momentum 0.9; beta_1 0.9, beta_2 0.999, epsilon 1e-8; weight_decay 0.01. */
export interface Optimizer {
  readonly rule: 'sgd' | 'momentum' | 'adam' | 'adam_w';
  readonly momentum?: number;
  readonly beta_1?: number;
  readonly beta_2?: number;
  readonly epsilon?: number;
  readonly weight_decay?: number;
}

/** The learning rate schedule; see `wasm/training/schedules/schedule.h`. */
export interface Schedule {
  readonly kind: 'constant' | 'warm_up' | 'cosine';
  readonly rate?: number;
  readonly d_model?: number;
  readonly warmup?: number;
  readonly steps?: number;
  readonly low?: number;
}
