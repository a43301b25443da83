import type { Task } from '../task';
import { reordering } from './sequences';

/** "3 1 4 | 4 1 3": the last first. */
export const reversal: Task = {
  id: 'reversal',
  title: 'Reversal',
  model: 'language_model',
  options: [['norm', 'pre']],
  sizes: [],
  optimizer: { rule: 'adam' },
  schedule: { course: 'constant', rate: 0.005 },
  clip: 1,
  batch: 16,
  steps: 200,
  seed: 1,
  load: async () => reordering(7, (drawn) => drawn.toReversed()),
};
