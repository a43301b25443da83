import type { Schedule } from '../engine/training';
import { numbersPerStep, type TrainingEngine } from '../engine/training-session';

/**
 * The learning rate of each step. It depends on the schedule only, so a minimal model takes the steps: the numbers are
 * the engine's own and known before the training.
 */
export function scheduleOf(engine: TrainingEngine, schedule: Schedule, steps: number): Float64Array {
  const session = engine.begin({
    ...{ model: 'language_model', seed: 0, options: [], examples: { task: 'reversal' } },
    sizes: [
      ['d_model', 1],
      ['n_heads', 1],
      ['d_ff', 1],
    ],
    ...{ optimizer: { rule: 'sgd' }, schedule },
  });
  try {
    return session.step(steps).filter((_, at) => at % numbersPerStep === numbersPerStep - 1);
  } finally {
    session.close();
  }
}
