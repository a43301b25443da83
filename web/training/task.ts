import type { FileSource } from '../engine/files';
import type { Optimizer, Schedule } from '../engine/training';

/** Models that `wasm/models` has for training. */
export type TrainedModel = 'language_model' | 'translator' | 'recurrent_translator' | 'image_classifier';

/** Rows of numbers of words, one row an example; -1 after the end of what is shorter than the longest. */
export interface Examples {
  readonly count: number;
  /** count × n. */
  readonly source?: Int32Array;
  /**
   * count × m: what is to be written, with the word that ends it; for a picture, its class. A language model has none: it
   * tells the next word of the source.
   */
  readonly target?: Int32Array;
  /** count × (height · width), 0 to 1. */
  readonly pictures?: Float64Array;
}

/** Examples that the engine makes itself, from the seed and without end. */
export interface Endless {
  readonly task: 'reversal' | 'induction';
}

/** What is to be learned. No held-out example is among those that are learned from. */
export interface TaskData {
  /** Words by their numbers; empty where pictures are read. */
  readonly sourceWords: readonly string[];
  /** Words that are written; those of the source for a language model. */
  readonly targetWords: readonly string[];
  readonly training: Examples | Endless;
  readonly heldOut: Examples;
  /**
   * For every word of every held-out target, the place of the one word of the source that it renders, where there is one;
   * else -1. Laid out as `heldOut.target`.
   */
  readonly alignments?: Int32Array;
}

/** Where a task finds a file of its data. */
export type Files = (beside: () => FileSource) => Promise<ArrayBuffer>;

/** A task, and all that a run of it follows from: with the same engine, the same numbers to the last bit. */
export interface Task {
  readonly id: string;
  readonly title: string;
  readonly model: TrainedModel;
  readonly options: readonly (readonly [string, number | boolean | string])[];
  readonly sizes: readonly (readonly [string, number])[];
  readonly optimizer: Optimizer;
  readonly schedule: Schedule;
  readonly clip: number;
  readonly batch: number;
  readonly steps: number;
  readonly seed: number;
  load(files: Files): Promise<TaskData>;
}
