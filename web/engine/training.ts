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

/** A language model on a task; sizes that are left out are those that the page shows. */
export interface StudyRequest {
  readonly task: 'reversal' | 'induction';
  readonly seed: number;
  readonly options: readonly (readonly [string, number | boolean | string])[];
  readonly d_model?: number;
  readonly n_heads?: number;
  readonly d_ff?: number;
  readonly optimizer: Optimizer;
  readonly schedule: Schedule;
  readonly clip?: number;
  /** Examples of a step; 1 if it is left out. */
  readonly batch?: number;
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

/** The learning rate over the steps: `wasm/learn/schedule.h` says what each number means. */
export interface Schedule {
  readonly course: 'constant' | 'warm_up' | 'cosine';
  readonly rate?: number;
  readonly d_model?: number;
  readonly warmup?: number;
  readonly steps?: number;
  readonly low?: number;
}
