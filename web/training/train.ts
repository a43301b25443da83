import type { Accuracy, Examples, FloatMatrix, StudyRequest, Weight } from '../engine/training';
import { sliceExamples } from './examples';
import { fromFloat16, toFloat16 } from './float16';
import { padding } from './padding';
import type { Task, TaskData } from './task';
import type { Weights } from './weight-file';

/** A model in training, as the engine has it. */
export interface TrainableModel {
  /** Three numbers a step: its loss, the length of its gradient, its rate. */
  step(count: number): Float64Array;
  accuracy(examples: Examples): Accuracy;
  show(examples: Examples, number: number): void;
  data(node: string): FloatMatrix;
  weights(): readonly Weight[];
  setWeights(weights: readonly Weight[]): void;
}

/** What the engine is asked for. */
export function sessionRequestOf(task: Task, { training }: TaskData): StudyRequest {
  const { model, seed, options, sizes, optimizer, schedule, clip, batch } = task;
  return { model, seed, options, sizes, optimizer, schedule, clip, batch, examples: training };
}

/** What the last steps were like. */
export interface TrainingProgress {
  readonly steps: number;
  /** Their mean. */
  readonly loss: number;
  /** Of a few held-out examples. */
  readonly accuracy: Accuracy;
}

const reportCount = 25;
const sampleSize = 40;

/** Takes all steps of a task, and tells every now and then how it goes. */
export function trainModel(
  model: TrainableModel,
  task: Task,
  { heldOut }: TaskData,
  onProgress: (report: TrainingProgress) => void,
): void {
  const stepsPerReport = Math.ceil(task.steps / reportCount);
  const sample = sliceExamples(heldOut, 0, sampleSize);
  for (let steps = 0; steps < task.steps; ) {
    const count = Math.min(stepsPerReport, task.steps - steps);
    const losses = model.step(count).filter((_, at) => at % 3 === 0);
    steps += count;
    onProgress({
      steps,
      loss: losses.reduce((sum, loss) => sum + loss, 0) / count,
      accuracy: model.accuracy(sample),
    });
  }
}

/** The weights of what has learned, rounded as the file keeps them, with what they are measured to be able to do. */
export function exportWeights(model: TrainableModel, task: Task, data: TaskData): Weights {
  const matrices = model.weights().map(({ name, rows, cols, data }) => ({
    ...{ name, rows, cols },
    data: data.map((value) => fromFloat16(toFloat16(value))),
  }));
  model.setWeights(matrices);
  const { id, options, sizes, seed, steps } = task;
  const measured = measure(model, task, data);
  return { task: id, model: task.model, options, sizes, seed, steps, measured, matrices };
}

/** Shares of held-out examples, to four places. */
export function measure(
  model: TrainableModel,
  { map }: Task,
  data: TaskData,
): Readonly<Record<string, number>> {
  const { tokens, whole } = model.accuracy(data.heldOut);
  const found = {
    tokens,
    whole,
    ...(map && data.alignments && { alignment: alignmentAccuracy(model, map, data) }),
  };
  return Object.fromEntries(Object.entries(found).map(([name, share]) => [name, Number(share.toFixed(4))]));
}

/** The share of written words that look most at the one word that they render, of those that have one. */
export function alignmentAccuracy(
  model: TrainableModel,
  map: string,
  { heldOut, alignments = new Int32Array() }: TaskData,
): number {
  const width = alignments.length / heldOut.count;
  let [count, correct] = [0, 0];
  for (let number = 0; number < heldOut.count; number += 1) {
    model.show(heldOut, number);
    const lookedAt = argmaxRows(model.data(map));
    for (const [row, place] of alignments.subarray(number * width, (number + 1) * width).entries()) {
      if (place === padding) continue;
      count += 1;
      if (lookedAt[row] === place) correct += 1;
    }
  }
  return correct / count;
}

/** The column of the largest number of each row. */
export function argmaxRows({ rows, cols, data }: FloatMatrix): readonly number[] {
  return Array.from({ length: rows }, (_, row) => {
    const shares = data.subarray(row * cols, (row + 1) * cols);
    return shares.indexOf(Math.max(...shares));
  });
}
