import type { Examples, Optimizer, Schedule, TrainingSessionRequest } from '../engine/training';
import type { LoadFile } from './files';

/** Examples and vocabularies of a task. No held-out example occurs in training. */
export interface TaskData {
  /** The source vocabulary; empty if the sources are pictures. */
  readonly sourceWords: readonly string[];
  /** The target vocabulary; for a language model that of the source, or its first words. */
  readonly targetWords: readonly string[];
  readonly training: Examples;
  readonly heldOut: Examples;
  /**
   * For every token of every held-out target, the position of the source token that it translates, or -1. Same layout as
   * `heldOut.target`.
   */
  readonly alignments?: Int32Array;
}

/** A task with all parameters of its training. The same engine reproduces the same weights bit by bit. */
export interface Task {
  readonly id: string;
  readonly title: string;
  readonly model: TrainingSessionRequest['model'];
  readonly options: readonly (readonly [string, number | boolean | string])[];
  readonly sizes: readonly (readonly [string, number])[];
  readonly optimizer: Optimizer;
  readonly schedule: Schedule;
  readonly clip: number;
  readonly batch: number;
  readonly steps: number;
  readonly seed: number;
  /** The node with the attention weights to show: one row per target token. */
  readonly map?: string;
  load(files: LoadFile): Promise<TaskData>;
}
