import type { Accuracy, Examples, FloatMatrix, TrainingSessionRequest, Weight } from '../engine/training';
import { sliceExamples } from './examples';
import { fromFloat16, toFloat16 } from './float16';
import { padding } from './padding';
import type { Task, TaskData } from './task';
import type { Weights } from './weight-file';

/** The training session of the engine. */
export interface TrainableModel {
  /** Three numbers per step: loss, gradient norm, learning rate. */
  step(count: number): Float64Array;
  accuracy(examples: Examples): Accuracy;
  show(examples: Examples, number: number): void;
  data(node: string): FloatMatrix;
  weights(): readonly Weight[];
  setWeights(weights: readonly Weight[]): void;
}

/** The request that starts a training session of the task. */
export function sessionRequestOf(task: Task, { training }: TaskData): TrainingSessionRequest {
  const { model, seed, options, sizes, optimizer, schedule, clip, batch } = task;
  return { model, seed, options, sizes, optimizer, schedule, clip, batch, examples: training };
}

/** Progress of the most recent steps. */
export interface TrainingProgress {
  readonly steps: number;
  /** Mean loss of these steps. */
  readonly loss: number;
  /** Accuracy on a few held-out examples. */
  readonly accuracy: Accuracy;
}

const reportCount = 25;
const sampleSize = 40;

/** Takes all training steps of a task and reports progress regularly. */
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

/** The trained weights, rounded to float16 as in the file, with the accuracy measured after rounding. */
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

/** Accuracy on held-out examples, rounded to four decimals. */
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

/** The fraction of aligned target tokens whose largest attention weight is on their source token. */
export function alignmentAccuracy(
  model: TrainableModel,
  map: string,
  { heldOut, alignments = new Int32Array() }: TaskData,
): number {
  const width = alignments.length / heldOut.count;
  let [count, correct] = [0, 0];
  for (let number = 0; number < heldOut.count; number += 1) {
    model.show(heldOut, number);
    const predictedPositions = argmaxRows(model.data(map));
    for (const [row, place] of alignments.subarray(number * width, (number + 1) * width).entries()) {
      if (place === padding) continue;
      count += 1;
      if (predictedPositions[row] === place) correct += 1;
    }
  }
  return correct / count;
}

/** Column index of the largest number of each row. */
export function argmaxRows({ rows, cols, data }: FloatMatrix): readonly number[] {
  return Array.from({ length: rows }, (_, row) => {
    const shares = data.subarray(row * cols, (row + 1) * cols);
    return shares.indexOf(Math.max(...shares));
  });
}
