import { trainingText } from '../../i18n/en/training';
import { message } from '../../i18n/message';
import type { Evaluation, Generated } from '../../training/evaluate';
import { type Connect, proxy, WorkerClient } from '../client';
import { trainingConnections } from './connections';
import type { TrainingService } from './training-service';

const texts = {
  unavailable: message(trainingText('error.nobody_measures')),
  crashed: message(trainingText('error.worker_measures_stopped')),
  closed: message('error.other', { text: 'The evaluation was stopped.' }),
};

/** Evaluates trained models in a worker. */
export class EvaluationClient {
  readonly #connects: readonly Connect<TrainingService>[];

  constructor(connects = trainingConnections) {
    this.#connects = connects;
  }

  /** Resolves when all models are evaluated. Aborting `signal` terminates the worker and rejects with its reason. */
  async evaluate(
    evaluation: Evaluation,
    onGenerated: (generated: Generated) => void,
    signal: AbortSignal,
  ): Promise<void> {
    signal.throwIfAborted();
    const client = new WorkerClient(this.#connects, texts);
    const close = (): void => client.close();
    signal.addEventListener('abort', close, { once: true });
    try {
      const listener = proxy(async (generated: Generated) => {
        if (!signal.aborted) onGenerated(generated);
      });
      await client.call(({ evaluator }) => evaluator.evaluate(evaluation, listener));
    } catch (error) {
      signal.throwIfAborted();
      throw error;
    } finally {
      signal.removeEventListener('abort', close);
      client.close();
    }
  }
}
