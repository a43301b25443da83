import type { FileSource } from '../../engine/files';
import { fastSource } from '../../engine/long-sequences/source';
import { AttentionServer } from './attention-server';
import type { LongAnswer, LongProblem, LongRequest, LongStrip, LongView } from './messages';
import { workerAddress } from './worker-address';

/** Who answers: a worker, or a server on this very thread. */
interface Channel {
  ask(request: LongRequest): void;
  close(): void;
}

type Connect = (heard: (answer: LongAnswer) => void, broken: () => void) => Channel;

/** The kernels: their address, or their bytes. */
type Kernels = string | BufferSource;

interface Pending {
  answered(answer: LongAnswer): void;
  failed(error: Error): void;
}

/** A view on its way. `done` resolves to whether it is complete; it is not when it was cancelled or another took its place. */
export interface Viewing {
  readonly done: Promise<boolean>;
  cancel(): void;
}

/** Weights of one long sequence, computed beside the page when they are looked at. */
export class LongWeights {
  readonly problem: LongProblem;
  readonly #pending = new Map<number, Pending>();
  #channel: Channel;
  #next = 0;

  private constructor(problem: LongProblem, connect: Connect) {
    this.problem = problem;
    this.#channel = connect(
      (answer) => this.#hear(answer),
      () => this.#fail(new Error('[fast] the worker stopped')),
    );
  }

  /** Throws `EngineError`, or an error with the same words, when the sizes do not fit. */
  static async open(problem: LongProblem, source: FileSource = fastSource()): Promise<LongWeights> {
    const found = await source;
    const file = found instanceof URL ? found.href : found;
    try {
      return await LongWeights.#opened(problem, file, inWorker);
    } catch (error) {
      if (error instanceof Error && error.message.startsWith('[fast] ') && !error.message.endsWith('stopped'))
        throw error;
      // A page may not make workers out of another origin's files: then the page computes, in small pieces.
      return LongWeights.#opened(problem, file, onPage);
    }
  }

  static async #opened(problem: LongProblem, file: Kernels, connect: Connect): Promise<LongWeights> {
    const made = new LongWeights(problem, connect);
    try {
      await made.#ask((id) => ({ kind: 'open', id, file, problem }));
      return made;
    } catch (error) {
      made.close();
      throw error;
    }
  }

  /** Strips come from top to bottom; `done` is the share that has come. */
  view(view: LongView, take: (strip: LongStrip, done: number) => void): Viewing {
    const id = this.#next++;
    const done = new Promise<boolean>((resolve, reject) => {
      this.#pending.set(id, {
        answered: (answer) => {
          if (answer.kind === 'strip') take(answer.strip, answer.done);
          if (answer.kind !== 'viewed') return;
          this.#pending.delete(id);
          resolve(answer.complete);
        },
        failed: reject,
      });
    });
    this.#channel.ask({ kind: 'view', id, view });
    return { done, cancel: () => this.#channel.ask({ kind: 'cancel', id }) };
  }

  /** All weights of one query. */
  async row(row: number): Promise<Float32Array> {
    const answer = await this.#ask((id) => ({ kind: 'row', id, row }));
    return answer.kind === 'row' ? answer.weights : new Float32Array();
  }

  close(): void {
    this.#channel.close();
    this.#fail(new Error('[fast] closed'));
  }

  #ask(request: (id: number) => LongRequest): Promise<LongAnswer> {
    const id = this.#next++;
    return new Promise((resolve, reject) => {
      const answered = (answer: LongAnswer): void => {
        this.#pending.delete(id);
        resolve(answer);
      };
      this.#pending.set(id, { answered, failed: reject });
      this.#channel.ask(request(id));
    });
  }

  #hear(answer: LongAnswer): void {
    const pending = this.#pending.get(answer.id);
    if (answer.kind !== 'failed') {
      pending?.answered(answer);
      return;
    }
    this.#pending.delete(answer.id);
    pending?.failed(new Error(answer.message));
  }

  #fail(error: Error): void {
    const pending = [...this.#pending.values()];
    this.#pending.clear();
    for (const each of pending) each.failed(error);
  }
}

const inWorker: Connect = (heard, broken) => {
  const worker = new Worker(workerAddress(), { type: 'module' });
  worker.onmessage = ({ data }: MessageEvent<LongAnswer>) => heard(data);
  worker.onerror = broken;
  return { ask: (request) => worker.postMessage(request), close: () => worker.terminate() };
};

const onPage: Connect = (heard) => {
  let isOpen = true;
  const server = new AttentionServer((answer) => {
    if (isOpen) heard(answer);
  });
  return {
    // Later, as from a worker: whoever asks has the way to cancel in hand before the first answer.
    ask: (request) => queueMicrotask(() => server.take(request)),
    close: () => {
      isOpen = false;
    },
  };
};
