import { describe, expect, it } from 'vitest';
import { EngineError, EngineFailure } from '../../../web/engine/errors';
import { type Message, message } from '../../../web/i18n/message';
import { type Connect, onThisThread, proxy, WorkerClient, WorkerError } from '../../../web/workers/client';

/** Fails in each way that a service can. */
class FailingService {
  count = 0;

  increment(): number {
    this.count += 1;
    return this.count;
  }

  refuse(): void {
    throw new EngineError({ key: 'error.no_input', args: { name: 'w_q' } });
  }

  async fail(): Promise<void> {
    throw new EngineFailure({ key: 'error.memory', args: {} });
  }

  trap(): void {
    throw new RangeError('unreachable');
  }

  never(): Promise<void> {
    return new Promise(() => undefined);
  }

  async report(listener: (step: number) => Promise<boolean>): Promise<number> {
    let step = 0;
    while (await listener(step)) step += 1;
    return step;
  }

  close(): void {
    this.count = -1;
  }
}

type FailingConnect = Connect<FailingService>;

const plain = (text: string): Message => message('error.other', { text });
const texts = { unavailable: plain('unavailable'), crashed: plain('crashed'), closed: plain('closed') };
const here: FailingConnect = onThisThread(async () => new FailingService());

/** A connection whose worker can be made to crash. */
function fragile(): { readonly connect: FailingConnect; crash(): void } {
  let failed = (): void => undefined;
  return {
    connect: (broken) => {
      failed = broken;
      return here(broken);
    },
    crash: () => failed(),
  };
}

describe('calls', () => {
  it('resolve to results, in order', async () => {
    const client = new WorkerClient([here], texts);
    const results = [1, 2, 3].map(() => client.call((service) => service.increment()));
    expect(await Promise.all(results)).toEqual([1, 2, 3]);
    client.close();
  });

  it('reject with the class and the message of the error', async () => {
    const client = new WorkerClient([here], texts);
    const refused = await client.call((service) => service.refuse()).catch((error: unknown) => error);
    expect(refused).toBeInstanceOf(EngineError);
    expect(refused).toMatchObject({
      message: 'there is no input w_q',
      details: { key: 'error.no_input', args: { name: 'w_q' } },
    });
    const failed = await client.call((service) => service.fail()).catch((error: unknown) => error);
    expect(failed).toBeInstanceOf(EngineFailure);
    await expect(client.call((service) => service.trap())).rejects.toThrow('unreachable');
    client.close();
  });

  it('report to a listener, which can stop them', async () => {
    const client = new WorkerClient([here], texts);
    const steps: number[] = [];
    const listener = proxy(async (step: number) => {
      steps.push(step);
      return step < 3;
    });
    expect(await client.call((service) => service.report(listener))).toBe(3);
    expect(steps).toEqual([0, 1, 2, 3]);
    client.close();
  });
});

describe('a worker', () => {
  it('that is closed rejects pending calls, and all later ones', async () => {
    const client = new WorkerClient([here], texts);
    await client.call((service) => service.increment());
    const pending = client.call((service) => service.never());
    await Promise.resolve();
    client.close();
    const error = await pending.catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(WorkerError);
    expect(error).toMatchObject({ name: 'WorkerError', reason: 'closed', message: 'closed' });
    await expect(client.call((service) => service.increment())).rejects.toThrow('closed');
  });

  it('that is closed during startup rejects its calls', async () => {
    const silent: FailingConnect = (failed) => ({ ...here(failed), ready: new Promise(() => undefined) });
    const client = new WorkerClient([silent], texts);
    const pending = client.call((service) => service.increment());
    client.close();
    await expect(pending).rejects.toMatchObject({ reason: 'closed' });
  });

  it('that crashes rejects pending calls, and the next call starts another', async () => {
    const { connect, crash } = fragile();
    const crashes: WorkerError[] = [];
    const client = new WorkerClient([connect], texts, (error) => void crashes.push(error));
    expect(await client.call((service) => service.increment())).toBe(1);
    const pending = client.call((service) => service.never());
    await Promise.resolve();
    crash();
    await expect(pending).rejects.toMatchObject({ reason: 'crashed' });
    expect(crashes).toHaveLength(1);
    expect(await client.call((service) => service.increment())).toBe(1);
    client.close();
  });

  it('that cannot be loaded is replaced by the next connection', async () => {
    const forbidden: FailingConnect = () => {
      throw new Error('SecurityError');
    };
    const missing: FailingConnect = (failed) => {
      setTimeout(failed, 1);
      return { ...here(failed), ready: new Promise(() => undefined) };
    };
    const client = new WorkerClient([forbidden, missing, here], texts);
    expect(await client.call((service) => service.increment())).toBe(1);
    client.close();
    const nowhere = new WorkerClient([forbidden, missing], texts);
    await expect(nowhere.call((service) => service.increment())).rejects.toMatchObject({
      reason: 'unavailable',
    });
  });
});
