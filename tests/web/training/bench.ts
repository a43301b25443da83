import type { Connect, Remote } from '../../../web/workers/client';
import type {
  AttentionMap,
  Plan,
  TrainingEvent,
  TrainingListener,
} from '../../../web/workers/training/messages';
import { Trainer } from '../../../web/workers/training/trainer';
import type { TrainingService } from '../../../web/workers/training/training-service';

/** The map of a head of a layer's self-attention, both from 0. */
export const headMap = (layer: number, index: number): AttentionMap => ({
  node: `layer_${layer}/self/head_${index}/weights`,
  head: { index, outputWeights: `layer_${layer}/self/w_o` },
});

/** A model small enough for a hundred steps per second. */
export const plan: Plan = {
  request: {
    ...{ model: 'language_model', seed: 1, options: [['norm', 'pre']], examples: { task: 'reversal' } },
    sizes: [
      ['d_model', 16],
      ['n_heads', 2],
      ['d_ff', 32],
    ],
    ...{ optimizer: { rule: 'adam' }, schedule: { kind: 'constant', rate: 0.005 }, clip: 1, batch: 16 },
  },
  heldOut: null,
  maps: [headMap(0, 0), headMap(0, 1)],
  parameter: 'layer_0/self/w_q',
};

export const measuring = { every: 10, examples: 50 };

/** More steps than any test takes. */
export const end = 1000;

/** A trainer on this thread, and everything that was sent in both directions. */
export function recorded(): {
  readonly connect: Connect<TrainingService>;
  readonly calls: string[];
  readonly events: TrainingEvent[];
  /** Sends an event again. */
  repeat(event: TrainingEvent): void;
} {
  const [calls, events]: [string[], TrainingEvent[]] = [[], []];
  let listener: TrainingListener = async () => undefined;
  const connect: Connect<TrainingService> = () => {
    const trainer = new Trainer();
    const listen = (own: TrainingListener): TrainingListener => {
      listener = own;
      return (event) => {
        events.push(event);
        return own(event);
      };
    };
    const call = (name: keyof Trainer, args: readonly unknown[]): Promise<unknown> => {
      calls.push(name);
      // Later, and as copies, as in a worker.
      const copies = args.map((arg) =>
        typeof arg === 'function' ? listen(arg as TrainingListener) : structuredClone(arg),
      );
      const method = trainer[name] as (...args: unknown[]) => unknown;
      return Promise.resolve().then(() => method.apply(trainer, copies));
    };
    const remote = new Proxy(trainer, {
      get:
        (_, name) =>
        (...args: unknown[]) =>
          call(name as keyof Trainer, args),
    });
    return {
      service: { trainer: remote } as unknown as Remote<TrainingService>,
      ready: Promise.resolve(),
      close: () => trainer.close(),
    };
  };
  return { connect, calls, events, repeat: (event) => void listener(event) };
}
