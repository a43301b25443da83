import { type Endpoint, type Remote, wrap } from 'comlink';
import { MessageError } from '../engine/errors';
import type { FileSource } from '../engine/files';
import type { Message } from '../i18n/message';
import { type Exposed, serve } from './serve';

export { proxy, type Remote } from 'comlink';

/** A file as it can be sent to a worker: `URL` objects cannot be cloned. */
export async function sendable(source: FileSource): Promise<string | BufferSource> {
  const found = await source;
  return found instanceof URL ? found.href : found;
}

/** Why a call was rejected: no worker could be started, the worker crashed, or the client was closed. */
export type WorkerErrorReason = 'unavailable' | 'crashed' | 'closed';

/** Rejects a call that no worker will answer. */
export class WorkerError extends MessageError {
  override readonly name = 'WorkerError';
  readonly reason: WorkerErrorReason;

  constructor(reason: WorkerErrorReason, details: Message) {
    super(details);
    this.reason = reason;
  }
}

/** A running service. */
export interface Channel<Service> {
  readonly service: Remote<Service>;
  /** Resolves as soon as the service answers. */
  readonly ready: Promise<unknown>;
  close(): void;
}

/** Starts a service. Throws where the page may not have workers; calls `failed` when the worker fails to load or crashes. */
export type Connect<Service> = (failed: () => void) => Channel<Service>;

function channelTo<Service>(endpoint: Endpoint, close: () => void): Channel<Service> {
  const { service, ping } = wrap<Exposed<Service>>(endpoint);
  return { service: service as Remote<Service>, ready: ping(), close };
}

/** Starts the service in a worker. */
export function inWorker<Service>(address: () => string): Connect<Service> {
  return (failed) => {
    const worker = new Worker(address(), { type: 'module' });
    worker.onerror = failed;
    return channelTo(worker, () => worker.terminate());
  };
}

/** Starts the service on this thread, for pages that may not have workers. It has to yield between pieces of work. */
export function onThisThread<Service extends { close(): void }>(
  create: () => Promise<Service>,
): Connect<Service> {
  return (failed) => {
    const { port1, port2 } = new MessageChannel();
    const service = create();
    service.then((created) => serve(created, port1), failed);
    return channelTo(port2, () => {
      port1.close();
      port2.close();
      service.then((created) => created.close(), failed);
    });
  };
}

/** Calls a service, which is started by the first call and restarted by the first call after a crash. */
export class WorkerClient<Service> {
  readonly #connects: readonly Connect<Service>[];
  readonly #texts: Readonly<Record<WorkerErrorReason, Message>>;
  readonly #onCrash: (error: WorkerError) => void;
  readonly #pending = new Set<(error: WorkerError) => void>();
  #channel: Channel<Service> | null = null;
  #started: Promise<Channel<Service>> | null = null;
  #isReady = false;
  #isClosed = false;

  /** `connects` are tried in order until one answers; `onCrash` is called when it stops answering later. */
  constructor(
    connects: readonly Connect<Service>[],
    texts: Readonly<Record<WorkerErrorReason, Message>>,
    onCrash: (error: WorkerError) => void = () => undefined,
  ) {
    this.#connects = connects;
    this.#texts = texts;
    this.#onCrash = onCrash;
  }

  /** Rejects with the error of the service, or with a `WorkerError`. */
  async call<Result>(use: (service: Remote<Service>) => Promise<Result>): Promise<Result> {
    if (this.#isClosed) throw this.#error('closed');
    this.#started ??= this.#start();
    const channel = await this.#started;
    if (channel !== this.#channel) throw this.#error(this.#isClosed ? 'closed' : 'crashed');
    return this.#orStopped(use(channel.service));
  }

  /** Terminates the worker, busy or not, and rejects all pending calls. */
  close(): void {
    this.#isClosed = true;
    this.#stop(this.#error('closed'));
  }

  async #start(): Promise<Channel<Service>> {
    for (const connect of this.#connects) {
      const channel = this.#connect(connect);
      if (channel === null) continue;
      try {
        this.#channel = channel;
        await this.#orStopped(channel.ready);
        this.#isReady = true;
        return channel;
      } catch (error) {
        if (this.#isClosed) throw error;
      }
    }
    this.#started = null;
    throw this.#error('unavailable');
  }

  #connect(connect: Connect<Service>): Channel<Service> | null {
    try {
      const channel = connect(() => {
        if (channel === this.#channel) this.#crash();
      });
      return channel;
    } catch {
      return null;
    }
  }

  #crash(): void {
    const wasReady = this.#isReady;
    const error = this.#error('crashed');
    this.#stop(error);
    if (!wasReady) return;
    this.#started = null;
    this.#onCrash(error);
  }

  #stop(error: WorkerError): void {
    this.#channel?.close();
    this.#channel = null;
    this.#isReady = false;
    for (const reject of this.#pending) reject(error);
    this.#pending.clear();
  }

  /** Comlink's own promise stays pending when the worker stops. */
  #orStopped<Result>(result: Promise<Result>): Promise<Result> {
    return new Promise((resolve, reject) => {
      this.#pending.add(reject);
      result.then(resolve, reject).finally(() => this.#pending.delete(reject));
    });
  }

  #error(reason: WorkerErrorReason): WorkerError {
    return new WorkerError(reason, this.#texts[reason]);
  }
}
