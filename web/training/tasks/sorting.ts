import type { Task } from '../task';
import { digitsAndStop, reordering, reorderingSizes } from './sequences';

/** "3 1 4 | 1 3 4": sorts the digits. */
export const sorting: Task = {
  id: 'sorting',
  title: 'Sorting',
  model: 'language_model',
  options: [['norm', 'pre']],
  sizes: reorderingSizes,
  optimizer: { rule: 'adam' },
  schedule: { kind: 'cosine', rate: 0.005, steps: 400 },
  clip: 1,
  batch: 32,
  steps: 400,
  seed: 1,
  map: 'layer_0/self/head_0/weights',
  load: () => reordering(8, digitsAndStop, (drawn) => drawn.toSorted((a, b) => a - b)),
};
