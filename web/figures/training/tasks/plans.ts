import type { Plan } from '../../../workers/training/messages';
import type { TrainingSettings } from '../settings';
import { changeNamed, type ModelChange } from './changes';
import type { LiveData, LiveTask } from './live-tasks';

const noChange: Pick<ModelChange, 'apply' | 'attention' | 'views'> = { apply: (request) => request };

function planOf(task: LiveTask, data: LiveData, seed: number, change = noChange): Plan {
  const request = change.apply(data.request);
  const attention = change.attention ?? task.attention;
  const heads = request.sizes.find(([name]) => name === task.heads)?.[1] ?? 1;
  const views = change.views ??
    task.views ?? {
      maps: Array.from({ length: heads }, (_, index) => ({
        node: `${attention}/head_${index}/weights`,
        head: { index, outputWeights: `${attention}/w_o` },
      })),
      parameter: `${attention}/w_q`,
    };
  return { request: { ...request, seed }, heldOut: data.heldOut, ...views };
}

/** The plan of the model, and that of the changed one if there is one. */
export function plansOf(task: LiveTask, data: LiveData, { seed, beside }: TrainingSettings): readonly Plan[] {
  const first = planOf(task, data, seed);
  return beside === null ? [first] : [first, planOf(task, data, seed, changeNamed(beside))];
}
