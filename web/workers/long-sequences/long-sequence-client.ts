import type { FileSource } from '../../engine/files';
import { kernelSource } from '../../engine/long-sequences/source';
import { type Message, message } from '../../i18n/message';
import { type Connect, inWorker, onThisThread, proxy, sendable, WorkerClient } from '../client';
import type { LongSequenceService } from './long-sequence-service';
import type { LongProblem, LongStrip, LongView } from './messages';
import { workerAddress } from './worker-address';

const connects: readonly Connect<LongSequenceService>[] = [
  inWorker(workerAddress),
  onThisThread(() =>
    import('./long-sequence-service').then(({ LongSequenceService }) => new LongSequenceService()),
  ),
];

const english = (text: string): Message => message('error.other', { text });

/** A view that is being computed. `done` resolves to whether it is complete: it was neither cancelled nor replaced. */
export interface Viewing {
  readonly done: Promise<boolean>;
  cancel(): void;
}

/** The attention weights of one long sequence, computed in a worker on demand. */
export class LongSequenceClient {
  readonly problem: LongProblem;
  readonly #client = new WorkerClient(connects, {
    unavailable: english('[kernels] no worker could be started'),
    crashed: english('[kernels] the worker stopped'),
    closed: english('[kernels] closed'),
  });
  /** Identifies the view that is wanted now. */
  #viewing: object | null = null;

  private constructor(problem: LongProblem) {
    this.problem = problem;
  }

  /** Throws `EngineError` when the sizes do not fit. */
  static async open(problem: LongProblem, source: FileSource = kernelSource()): Promise<LongSequenceClient> {
    // The service refuses arguments with these texts.
    const [file] = await Promise.all([sendable(source), import('../../engine/long-sequences/errors')]);
    const opened = new LongSequenceClient(problem);
    try {
      await opened.#client.call((service) => service.open(file, problem));
      return opened;
    } catch (error) {
      opened.close();
      throw error;
    }
  }

  /** Computes a view; it replaces one that is not done. Strips come from top to bottom; `done` is the share that has come. */
  view(view: LongView, take: (strip: LongStrip, done: number) => void): Viewing {
    const viewing = {};
    this.#viewing = viewing;
    const receive = (strip: LongStrip, done: number): boolean => {
      if (this.#viewing === viewing) take(strip, done);
      return this.#viewing === viewing;
    };
    return {
      done: this.#client.call((service) => service.view(view, proxy(receive))),
      cancel: () => {
        if (this.#viewing === viewing) this.#viewing = null;
      },
    };
  }

  /** All weights of one query. */
  row(row: number): Promise<Float32Array> {
    return this.#client.call((service) => service.row(row));
  }

  close(): void {
    this.#client.close();
  }
}
