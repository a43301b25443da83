/** What is asked of a training run; all names as the engine has them. */
export interface TrainingRequest {
  /** A variant, or a model that is there to be trained. */
  readonly model: string;
  readonly inputs: readonly NamedMatrix[];
  readonly options: readonly (readonly [string, number | boolean | string])[];
  /** The inputs that training moves. */
  readonly trainable: readonly string[];
  readonly loss: 'mean_squares' | 'cross_entropy';
  /** One matrix called `targets`; the last rows of the output are held against it. */
  readonly targets: readonly NamedMatrix[];
  /** Share of each target that is spread over all classes; 0 if it is left out. */
  readonly smoothing?: number;
  readonly optimizer: Optimizer;
  readonly schedule: Schedule;
  /** Gradients longer than this are scaled to it; 0, or left out, leaves them alone. */
  readonly clip?: number;
}

/** A model that learns from examples; sizes that are left out are as its schema begins. */
export interface StudyRequest {
  readonly model: 'language_model' | 'translator' | 'recurrent_translator' | 'image_classifier';
  readonly seed: number;
  readonly options: readonly (readonly [string, number | boolean | string])[];
  /** By the names of the dimensions: d_model, n_heads, n, c_source … Heads share d_model evenly. */
  readonly sizes: readonly (readonly [string, number])[];
  readonly optimizer: Optimizer;
  readonly schedule: Schedule;
  readonly clip?: number;
  /** Examples of a step; 1 if it is left out. */
  readonly batch?: number;
  /** Share of each target that is spread over all words; 0 if it is left out. */
  readonly smoothing?: number;
  /** Given ones, or what a language model learns from the engine’s own, made from the seed without end. */
  readonly examples: Examples | { readonly task: 'reversal' | 'induction' };
}

/** Words as their numbers, example after example; -1 where none stands, after the end of what is shorter. */
export interface Examples {
  readonly count: number;
  /** count × n: what is read. An image classifier has none. */
  readonly source?: Int32Array;
  /**
   * count × m: what is to be written, its end included; for an image classifier count × 1. A language model tells the next
   * word of each place of its source; given one, count × n, it tells that, and nothing where it is -1. What is only
   * to be read by `write` needs none.
   */
  readonly target?: Int32Array;
  /** count × (height · width), row by row, from 0 to 1. */
  readonly pictures?: Float64Array;
}

/** How much of what was asked a model tells rightly. */
export interface Accuracy {
  /** The share of words, each after those that the model wrote itself. */
  readonly tokens: number;
  /** The share of examples that are right from start to end. */
  readonly whole: number;
  /** The share of words, each after those that are right: as in training. */
  readonly told: number;
}

export interface FloatMatrix {
  readonly rows: number;
  readonly cols: number;
  readonly data: Float32Array;
}

/** A parameter of a model, by the name that its walk gives it. */
export interface Weight extends FloatMatrix {
  readonly name: string;
}

interface NamedMatrix {
  readonly name: string;
  readonly rows: number;
  readonly cols: number;
  readonly data: Float64Array;
}

/** What is left out is as in the papers: 0.9; 0.9, 0.999 and 1e-8; 0.01. */
export interface Optimizer {
  readonly rule: 'sgd' | 'momentum' | 'adam' | 'adam_w';
  readonly momentum?: number;
  readonly beta_1?: number;
  readonly beta_2?: number;
  readonly epsilon?: number;
  readonly weight_decay?: number;
}

/** The learning rate over the steps: `wasm/training/schedules/schedule.h` says what each number means. */
export interface Schedule {
  readonly course: 'constant' | 'warm_up' | 'cosine';
  readonly rate?: number;
  readonly d_model?: number;
  readonly warmup?: number;
  readonly steps?: number;
  readonly low?: number;
}
