import { type Examination, examine, type Finding } from '../../training/evaluate';
import type { Order, Report } from './messages';
import { Trainer } from './trainer';

/** As much of a worker's global scope as is used here; the types of a page have none. */
interface Scope {
  onmessage: ((event: MessageEvent<Order | Examination>) => void) | null;
  postMessage(told: Report | Finding): void;
}

const scope = globalThis as unknown as Scope;
const trainer = new Trainer((report) => scope.postMessage(report));

scope.onmessage = ({ data }) => {
  if (data.kind === 'examine') void examine(data, (finding) => scope.postMessage(finding));
  else void trainer.take(data);
};
