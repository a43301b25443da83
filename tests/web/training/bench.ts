import type { Connect } from '../../../web/workers/training/channel';
import type { Command, Plan, TrainingEvent } from '../../../web/workers/training/messages';
import { Trainer } from '../../../web/workers/training/trainer';

/** A model small enough for a hundred steps per second. */
export const plan: Plan = {
  request: {
    ...{ model: 'language_model', seed: 1, options: [['norm', 'pre']], examples: { task: 'reversal' } },
    sizes: [
      ['d_model', 16],
      ['n_heads', 2],
      ['d_ff', 32],
    ],
    ...{ optimizer: { rule: 'adam' }, schedule: { course: 'constant', rate: 0.005 }, clip: 1, batch: 16 },
  },
  heldOut: null,
  maps: [0, 1].map((head) => `layer_0/self/head_${head}/weights`),
  parameter: 'layer_0/self/w_q',
};

export const measuring = { every: 10, examples: 50 };

/** More steps than any test takes. */
export const end = 1000;

/** A trainer on the main thread, with all commands and events recorded. */
export function recorded(): {
  readonly connect: Connect;
  readonly commands: Command[];
  readonly events: TrainingEvent[];
} {
  const [commands, events]: [Command[], TrainingEvent[]] = [[], []];
  const connect: Connect = (onEvent) => {
    const trainer = new Trainer((event) => {
      events.push(event);
      onEvent(event);
    });
    return {
      ask: (command) => {
        commands.push(command);
        // Asynchronously and as a copy, like a worker.
        queueMicrotask(() => void trainer.take(structuredClone(command)));
      },
      close: () => trainer.close(),
    };
  };
  return { connect, commands, events };
}
