import type { Order, Report } from './messages';
import { Trainer } from './trainer';

/** As much of a worker's global scope as is used here; the types of a page have none. */
interface Scope {
  onmessage: ((event: MessageEvent<Order>) => void) | null;
  postMessage(report: Report): void;
}

const scope = globalThis as unknown as Scope;
const trainer = new Trainer((report) => scope.postMessage(report));

scope.onmessage = ({ data }) => {
  void trainer.take(data);
};
