import type { Examples, Optimizer, Schedule, StudyRequest } from '../engine/training';
import type { LoadFile } from './files';

/** What is to be learned. No held-out example is among those that are learned from. */
export interface TaskData {
  /** Words by their numbers; empty where pictures are read. */
  readonly sourceWords: readonly string[];
  /** Words that are written; those of the source for a language model. */
  readonly targetWords: readonly string[];
  readonly training: Examples;
  readonly heldOut: Examples;
  /**
   * For every word of every held-out target, the place of the one word of the source that it renders, where there is one;
   * else -1. Laid out as `heldOut.target`.
   */
  readonly alignments?: Int32Array;
}

/** A task, and all that a run of it follows from: with the same engine, the same numbers to the last bit. */
export interface Task {
  readonly id: string;
  readonly title: string;
  readonly model: StudyRequest['model'];
  readonly options: readonly (readonly [string, number | boolean | string])[];
  readonly sizes: readonly (readonly [string, number])[];
  readonly optimizer: Optimizer;
  readonly schedule: Schedule;
  readonly clip: number;
  readonly batch: number;
  readonly steps: number;
  readonly seed: number;
  /** The node with the attention weights to look at: a row for each word that is written or told. */
  readonly map?: string;
  load(files: LoadFile): Promise<TaskData>;
}
