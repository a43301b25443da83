import type { Task } from '../task';
import { lettersAndStop, reordering, reorderingSizes } from './sequences';

/** "c a d | d a c": reverses the letters. */
export const reversal: Task = {
  id: 'reversal',
  title: 'Reversal',
  model: 'language_model',
  options: [['norm', 'pre']],
  sizes: reorderingSizes,
  optimizer: { rule: 'adam' },
  schedule: { kind: 'constant', rate: 0.005 },
  clip: 1,
  batch: 16,
  steps: 200,
  seed: 1,
  map: 'layer_0/self/head_0/weights',
  load: () => reordering(7, lettersAndStop, (drawn) => drawn.toReversed()),
};

/** Without positions the model cannot distinguish any orders. */
export const reversalWithoutPositions: Task = {
  ...reversal,
  id: 'reversal-without-positions',
  title: 'Reversal without positions',
  options: [...reversal.options, ['positions', 'none']],
};
