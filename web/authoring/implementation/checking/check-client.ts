import { engineFile, loadEngine } from '../../../engine/load';
import { programOf } from '../../../engine/programs';
import { implementationText } from '../../../i18n/en/implementation';
import { message } from '../../../i18n/message';
import { loadFullTexts } from '../../../i18n/messages';
import { type Connect, inWorker, onThisThread, proxy, sendable, WorkerClient } from '../../../workers/client';
import type { CheckService } from './check-service';
import type { CheckOutcome, CheckPhase, CheckRequest } from './messages';
import { workerAddress } from './worker-address';

const connects: readonly Connect<CheckService>[] = [
  inWorker(workerAddress),
  onThisThread(() =>
    import('./check-service').then(
      ({ CheckService }) => new CheckService((_file, build) => loadEngine(build)),
    ),
  ),
];

const texts = {
  unavailable: message(implementationText('implementation.worker_unavailable')),
  crashed: message(implementationText('implementation.worker_stopped')),
  closed: message(implementationText('implementation.cancelled')),
};

/** Checks implementations in a worker, one at a time. A check that is replaced or cancelled stops at once, with its worker. */
export class CheckClient {
  #client: WorkerClient<CheckService> | null = null;
  /** The check that runs; null if there is none. */
  #running: object | null = null;

  /** `onPhase` is told what is being done. Rejects with the error of the check, or with a `WorkerError` if it was cancelled. */
  async check(request: CheckRequest, onPhase: (phase: CheckPhase) => void): Promise<CheckOutcome> {
    this.cancel();
    const running = {};
    this.#running = running;
    this.#client ??= new WorkerClient(connects, texts);
    const client = this.#client;
    const listener = proxy((phase: CheckPhase): void => {
      if (this.#running === running) onPhase(phase);
    });
    try {
      const build = programOf(request.variant) === null ? 'full' : 'programs';
      const [file] = await Promise.all([
        sendable(engineFile(build)),
        loadFullTexts(build === 'programs'),
        // The service refuses files with them.
        import('../../../i18n/en/formats'),
      ]);
      return await client.call<CheckOutcome>(async (service) => service.check(file, request, listener));
    } finally {
      if (this.#running === running) this.#running = null;
    }
  }

  /** Stops the check that runs. The next one starts another worker. */
  cancel(): void {
    if (this.#running === null) return;
    this.close();
  }

  close(): void {
    this.#running = null;
    this.#client?.close();
    this.#client = null;
  }
}
