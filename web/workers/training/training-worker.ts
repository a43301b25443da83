import { type Evaluation, evaluate, type Finding } from '../../training/evaluate';
import type { Command, TrainingEvent } from './messages';
import { Trainer } from './trainer';

/** As much of a worker's global scope as is used here; the types of a page have none. */
interface Scope {
  onmessage: ((event: MessageEvent<Command | Evaluation>) => void) | null;
  postMessage(told: TrainingEvent | Finding): void;
}

const scope = globalThis as unknown as Scope;
const trainer = new Trainer((event) => scope.postMessage(event));

scope.onmessage = ({ data }) => {
  if (data.kind === 'examine') void evaluate(data, (finding) => scope.postMessage(finding));
  else void trainer.take(data);
};
