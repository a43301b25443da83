import { proxy } from 'comlink';
import { type Evaluation, evaluate, type Generated } from '../../training/evaluate';
import { Trainer } from './trainer';

class Evaluator {
  readonly #controller = new AbortController();

  evaluate(evaluation: Evaluation, onGenerated: (generated: Generated) => Promise<void>): Promise<void> {
    return evaluate(evaluation, onGenerated, this.#controller.signal);
  }

  close(): void {
    this.#controller.abort();
  }
}

/** What runs in a training worker. Both parts need the training engine, so they share one script. */
export class TrainingService {
  readonly trainer = proxy(new Trainer());
  readonly evaluator = proxy(new Evaluator());

  close(): void {
    this.trainer.close();
    this.evaluator.close();
  }
}
