import type { Order, Report } from './messages';
import { workerAddress } from './worker-address';

/** The way to a trainer: in a worker, or on this very thread. */
export interface Line {
  ask(order: Order): void;
  hangUp(): void;
}

/** `broken` is called when nobody answers any more. */
export type Connect = (heard: (report: Report) => void, broken: () => void) => Line;

/** Throws, or is broken before it has been heard of, where a page may not have workers. */
export const inWorker: Connect = (heard, broken) => {
  const worker = new Worker(workerAddress(), { type: 'module' });
  worker.onmessage = ({ data }: MessageEvent<Report>) => heard(data);
  worker.onerror = broken;
  return { ask: (order) => worker.postMessage(order), hangUp: () => worker.terminate() };
};

/** The trainer works in slices, between which the page can draw. */
export const onPage: Connect = (heard, broken) => {
  let isOpen = true;
  const trainer = import('./trainer').then(({ Trainer }) => new Trainer((report) => isOpen && heard(report)));
  trainer.catch(() => isOpen && broken());
  return {
    ask: (order) => void trainer.then((found) => (isOpen ? found.take(order) : undefined)),
    hangUp: () => {
      isOpen = false;
      void trainer.then((found) => found.close());
    },
  };
};
