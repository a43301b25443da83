import type { Accuracy, Examples, FloatMatrix, StudyRequest, Weight } from '../engine/training';
import { someOf } from './examples';
import { fromHalf, toHalf } from './half';
import { nothing } from './rows';
import type { Task, TaskData } from './task';
import type { Weights } from './weight-file';

/** A model in training, as the engine has it. */
export interface Learner {
  /** Three numbers a step: its loss, the length of its gradient, its rate. */
  step(count: number): Float64Array;
  accuracy(examples: Examples): Accuracy;
  show(examples: Examples, number: number): void;
  data(node: string): FloatMatrix;
  weights(): readonly Weight[];
  setWeights(weights: readonly Weight[]): void;
}

/** What the engine is asked for. */
export function requestOf(task: Task, { training }: TaskData): StudyRequest {
  const { model, seed, options, sizes, optimizer, schedule, clip, batch } = task;
  return { model, seed, options, sizes, optimizer, schedule, clip, batch, examples: training };
}

/** What the last steps were like. */
export interface LearningProgress {
  readonly steps: number;
  /** Their mean. */
  readonly loss: number;
  /** Of a few held-out examples. */
  readonly accuracy: Accuracy;
}

const reports = 25;
const fewExamples = 40;

/** Takes all steps of a task, and tells every now and then how it goes. */
export function learn(
  learner: Learner,
  task: Task,
  { heldOut }: TaskData,
  tell: (report: LearningProgress) => void,
): void {
  const apart = Math.ceil(task.steps / reports);
  const few = someOf(heldOut, 0, fewExamples);
  for (let steps = 0; steps < task.steps; ) {
    const count = Math.min(apart, task.steps - steps);
    const losses = learner.step(count).filter((_, at) => at % 3 === 0);
    steps += count;
    tell({
      steps,
      loss: losses.reduce((sum, loss) => sum + loss, 0) / count,
      accuracy: learner.accuracy(few),
    });
  }
}

/** The weights of what has learned, rounded as the file keeps them, with what they are measured to be able to do. */
export function finished(learner: Learner, task: Task, data: TaskData): Weights {
  const matrices = learner.weights().map(({ name, rows, cols, data }) => ({
    ...{ name, rows, cols },
    data: data.map((value) => fromHalf(toHalf(value))),
  }));
  learner.setWeights(matrices);
  const { id, model, options, sizes, seed, steps } = task;
  return { task: id, model, options, sizes, seed, steps, measured: measured(learner, task, data), matrices };
}

/** Shares of held-out examples, to four places. */
export function measured(learner: Learner, { map }: Task, data: TaskData): Readonly<Record<string, number>> {
  const { tokens, whole } = learner.accuracy(data.heldOut);
  const found = {
    tokens,
    whole,
    ...(map && data.alignments && { alignment: alignment(learner, map, data) }),
  };
  return Object.fromEntries(Object.entries(found).map(([name, share]) => [name, Number(share.toFixed(4))]));
}

/** The share of written words that look most at the one word that they render, of those that have one. */
export function alignment(
  learner: Learner,
  map: string,
  { heldOut, alignments = new Int32Array() }: TaskData,
): number {
  const width = alignments.length / heldOut.count;
  let [asked, right] = [0, 0];
  for (let number = 0; number < heldOut.count; number += 1) {
    learner.show(heldOut, number);
    const looks = strongest(learner.data(map));
    for (const [row, place] of alignments.subarray(number * width, (number + 1) * width).entries()) {
      if (place === nothing) continue;
      asked += 1;
      if (looks[row] === place) right += 1;
    }
  }
  return right / asked;
}

/** The column of the largest number of each row. */
export function strongest({ rows, cols, data }: FloatMatrix): readonly number[] {
  return Array.from({ length: rows }, (_, row) => {
    const shares = data.subarray(row * cols, (row + 1) * cols);
    return shares.indexOf(Math.max(...shares));
  });
}
