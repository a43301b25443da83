import type { Order, Report } from './messages';
import { workerAddress } from './worker-address';

/** The way to a trainer, or to an examiner: in a worker, or on this very thread. */
export interface Line<Asked = Order> {
  ask(asked: Asked): void;
  hangUp(): void;
}

/** `broken` is called when nobody answers any more. */
export type Connect<Asked = Order, Told = Report> = (
  heard: (told: Told) => void,
  broken: () => void,
) => Line<Asked>;

/** Throws, or is broken before it has been heard of, where a page may not have workers. */
export function inWorker<Asked, Told>(heard: (told: Told) => void, broken: () => void): Line<Asked> {
  const worker = new Worker(workerAddress(), { type: 'module' });
  worker.onmessage = ({ data }: MessageEvent<Told>) => heard(data);
  worker.onerror = broken;
  return { ask: (asked) => worker.postMessage(asked), hangUp: () => worker.terminate() };
}

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
