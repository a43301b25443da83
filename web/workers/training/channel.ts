import type { Command, TrainingEvent } from './messages';
import { workerAddress } from './worker-address';

/** The way to a trainer, or to an examiner: in a worker, or on this very thread. */
export interface Channel<Asked = Command> {
  ask(asked: Asked): void;
  close(): void;
}

/** `broken` is called when nobody answers any more. */
export type Connect<Asked = Command, Told = TrainingEvent> = (
  heard: (told: Told) => void,
  broken: () => void,
) => Channel<Asked>;

/** Throws, or is broken before it has been heard of, where a page may not have workers. */
export function inWorker<Asked, Told>(heard: (told: Told) => void, broken: () => void): Channel<Asked> {
  const worker = new Worker(workerAddress(), { type: 'module' });
  worker.onmessage = ({ data }: MessageEvent<Told>) => heard(data);
  worker.onerror = broken;
  return { ask: (asked) => worker.postMessage(asked), close: () => worker.terminate() };
}

/** The trainer works in slices, between which the page can draw. */
export const onPage: Connect = (heard, broken) => {
  let isOpen = true;
  const trainer = import('./trainer').then(({ Trainer }) => new Trainer((event) => isOpen && heard(event)));
  trainer.catch(() => isOpen && broken());
  return {
    ask: (command) => void trainer.then((found) => (isOpen ? found.take(command) : undefined)),
    close: () => {
      isOpen = false;
      void trainer.then((found) => found.close());
    },
  };
};
