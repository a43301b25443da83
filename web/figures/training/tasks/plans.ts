import type { Plan } from '../../../workers/training/messages';
import type { TrainingSettings } from '../settings';
import { type Change, changeNamed } from './changes';
import type { LiveData, LiveTask } from './live-tasks';

const asItIs: Pick<Change, 'apply' | 'attention' | 'looks'> = { apply: (request) => request };

function planOf(task: LiveTask, data: LiveData, seed: number, change = asItIs): Plan {
  const request = change.apply(data.request);
  const attention = change.attention ?? task.attention;
  const heads = request.sizes.find(([name]) => name === task.heads)?.[1] ?? 1;
  const looks = change.looks ??
    task.looks ?? {
      maps: Array.from({ length: heads }, (_, index) => ({
        node: `${attention}/head_${index}/weights`,
        head: { index, outputWeights: `${attention}/w_o` },
      })),
      parameter: `${attention}/w_q`,
    };
  return { request: { ...request, seed }, heldOut: data.heldOut, ...looks };
}

/** The model as the task has it, and the one beside it, if there is to be one. */
export function plansOf(task: LiveTask, data: LiveData, { seed, beside }: TrainingSettings): readonly Plan[] {
  const first = planOf(task, data, seed);
  return beside === null ? [first] : [first, planOf(task, data, seed, changeNamed(beside))];
}
