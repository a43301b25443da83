import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Connect as ConnectTo, Remote } from '../../../../web/workers/client';
import type { TrainingEvent } from '../../../../web/workers/training/messages';
import { TrainingClient, type TrainingHost } from '../../../../web/workers/training/training-client';
import type { TrainingService } from '../../../../web/workers/training/training-service';
import { wasm } from '../../engine/support/watched';
import { inEnglish } from '../../english';
import { end, measuring, plan, recorded } from '../../training/bench';

type Connect = ConnectTo<TrainingService>;

const open: TrainingClient[] = [];

afterEach(() => {
  vi.useRealTimers();
  for (const client of open.splice(0)) client.close();
});

function made(connections: readonly Connect[], page: Partial<TrainingHost> = {}): TrainingClient {
  const client = new TrainingClient({
    changed: () => undefined,
    nextFrame: (then) => void setTimeout(then, 1),
    connections,
    engine: () => wasm,
    ...page,
  });
  open.push(client);
  return client;
}

/** A client with one model, or several, that are ready to be trained. */
async function ready(
  connections: readonly Connect[],
  plans = [plan],
  page: Partial<TrainingHost> = {},
): Promise<TrainingClient> {
  const client = made(connections, page);
  client.open({ plans, measuring, end, example: 0 });
  await vi.waitFor(() => expect(client.phase).toBe('ready'), 20_000);
  return client;
}

const reaches = (client: TrainingClient, steps: number): Promise<void> =>
  vi.waitFor(() => expect(client.steps).toBeGreaterThanOrEqual(steps), { timeout: 50_000, interval: 2 });

/** Resolves when the last step has been reported. */
const rests = (client: TrainingClient): Promise<void> =>
  vi.waitFor(() => expect(client.isBusy).toBe(false), { timeout: 50_000, interval: 2 });

async function pausedAfter(client: TrainingClient, steps: number): Promise<void> {
  client.start(0);
  await reaches(client, steps);
  client.pause();
  await rests(client);
}

describe('training, from the client', () => {
  it('learns, and shows where it looks', async () => {
    const client = await ready([recorded().connect]);
    expect(client.steps).toBe(0);
    const [history] = client.histories;
    expect(history?.measureAt(0)?.tokens).toBeLessThan(0.4);
    expect(history?.result?.gradients.map(({ norm }) => norm)).toEqual(
      history?.result?.gradients.map(() => undefined),
    );
    expect(history?.result?.maps.map(({ rows, cols }) => [rows, cols])).toEqual([
      [12, 12],
      [12, 12],
    ]);
    await pausedAfter(client, 100);
    expect(history?.measureAt(client.steps)?.tokens).toBeGreaterThanOrEqual(0.95);
    expect(history?.losses.length).toBe(client.steps);
    const asked = history?.result?.example.target.filter((word) => word >= 0);
    expect(asked).toHaveLength(6);
    expect(history?.result?.written).toEqual(asked);
    expect(history?.result?.teacherForced.slice(6)).toEqual(asked);
    expect(history?.result?.gradients.every(({ norm = 0 }) => norm > 0)).toBe(true);
  });

  it('takes one step on request, and none while paused', async () => {
    const client = await ready([recorded().connect]);
    client.step();
    await reaches(client, 1);
    client.step();
    await reaches(client, 2);
    client.start(0);
    await reaches(client, 5);
    client.pause();
    await rests(client);
    const { steps } = client;
    expect(client.isGoing).toBe(false);
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(client.steps).toBe(steps);
  });

  it('stays paused when an earlier report arrives late', async () => {
    const { connect, events, repeat } = recorded();
    const client = await ready([connect]);
    client.start(0);
    await reaches(client, 5);
    client.pause();
    for (const event of events.slice(-1)) repeat(event);
    expect([client.isGoing, client.isBusy]).toEqual([false, true]);
    await rests(client);
    expect(client.isGoing).toBe(false);
    client.start(0);
    await reaches(client, client.steps + 5);
    expect(client.isGoing).toBe(true);
  });

  it('limits its speed on request', async () => {
    const client = await ready([recorded().connect]);
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
    const stepsAfter = async (wait: number): Promise<number> => {
      await vi.advanceTimersByTimeAsync(wait);
      return client.steps;
    };
    client.start(40);
    expect([await stepsAfter(0), await stepsAfter(39), await stepsAfter(1), await stepsAfter(160)]).toEqual([
      1, 1, 2, 6,
    ]);
    // Another pace begins at once, not after the wait of the one before.
    client.start(100_000);
    expect([await stepsAfter(2), await stepsAfter(99_000)]).toEqual([7, 7]);
    // Without a wait, steps are taken for as long as the clock says.
    vi.useRealTimers();
    client.start(0);
    await reaches(client, 27);
  });

  it('goes back, and repeats the same steps', async () => {
    const client = await ready([recorded().connect]);
    await pausedAfter(client, 40);
    const losses = [...(client.histories[0]?.losses ?? [])];
    const to = client.kept[2] ?? 0;
    client.rewind(to);
    await vi.waitFor(() => expect(client.steps).toBe(to));
    expect(client.histories[0]?.losses).toEqual(losses);
    await pausedAfter(client, losses.length + 5);
    expect(client.histories[0]?.losses.slice(0, losses.length)).toEqual(losses);
  });

  it('trains two models in parallel, each as it would be trained separately', async () => {
    const beside = {
      ...plan,
      request: {
        ...plan.request,
        options: [
          ['norm', 'pre'],
          ['positions', 'none'],
        ] as const,
      },
    };
    const both = await ready([recorded().connect], [plan, beside]);
    const alone = await ready([recorded().connect], [beside]);
    await pausedAfter(both, 20);
    await pausedAfter(alone, 20);
    const [first, second] = both.histories.map(({ losses }) => losses.slice(0, 20));
    expect(second).toEqual(alone.histories[0]?.losses.slice(0, 20));
    expect(first).not.toEqual(second);
  });

  it('evaluates without one head, and continues training with all of them', async () => {
    const client = await ready([recorded().connect]);
    await pausedAfter(client, 100);
    const [history] = client.histories;
    const whole = history?.measureAt(client.steps)?.tokens ?? 0;
    client.silence([0, 1]);
    await vi.waitFor(() => expect(history?.result?.withoutHeads).not.toBeNull());
    expect(history?.result?.withoutHeads?.tokens).toBeLessThan(whole / 2);
    // What was learned, and what was measured, is as it was.
    expect(history?.measureAt(client.steps)?.tokens).toBe(whole);
    client.silence([]);
    await vi.waitFor(() => expect(history?.result?.withoutHeads).toBeNull());
    client.step();
    await reaches(client, client.steps + 1);
    const duplicate = await ready([recorded().connect]);
    await pausedAfter(duplicate, client.steps);
    expect(duplicate.histories[0]?.losses.slice(0, client.steps)).toEqual(history?.losses);
  });

  it('without the mask is less accurate when generating than teacher-forced', async () => {
    const options = [
      ['norm', 'pre'],
      ['mask', 'none'],
    ] as const;
    const client = await ready([recorded().connect], [{ ...plan, request: { ...plan.request, options } }]);
    await pausedAfter(client, 100);
    const measure = client.histories[0]?.measureAt(client.steps);
    // With the mask there is no difference once it has learned.
    expect(measure?.teacherForced).toBeGreaterThan(0.95);
    expect(measure?.tokens).toBeLessThan(0.9);
  });

  it('is saved to a file and restored', async () => {
    const client = await ready([recorded().connect]);
    await pausedAfter(client, 15);
    const { steps, checkpoints } = await client.save();
    const [{ losses, norms, measures } = { losses: [], norms: [], measures: [] }] = client.histories;
    const kept = { losses: [...losses], norms: [...norms], measures };
    const models = checkpoints.map((checkpoint) => ({ ...kept, checkpoint }));
    client.step();
    await reaches(client, steps + 1);
    const next = client.histories[0]?.losses[steps];

    const other = await ready([recorded().connect]);
    other.resume({ task: 'reversal', seed: 1, beside: '', steps, models });
    await vi.waitFor(() => expect(other.steps).toBe(steps));
    expect(other.histories[0]?.losses).toEqual(kept.losses);
    other.step();
    await reaches(other, steps + 1);
    expect(other.histories[0]?.losses[steps]).toBe(next);
  });

  it('rejects an invalid checkpoint with a message, and continues', async () => {
    const client = await ready([recorded().connect]);
    const model = { losses: [], norms: [], measures: [], checkpoint: Uint8Array.from([1, 2, 3]) };
    client.resume({ task: 'reversal', seed: 1, beside: '', steps: 9, models: [model] });
    await vi.waitFor(() => expect(inEnglish(client.error)).toMatch(/^\[\w+\] .*/));
    expect(client.phase).toBe('ready');
    client.step();
    await reaches(client, 1);
    expect([client.steps, client.error]).toEqual([1, null]);
  });

  it('reports what cannot be trained', async () => {
    const client = made([recorded().connect]);
    client.open({
      plans: [
        {
          ...plan,
          request: {
            ...plan.request,
            sizes: [
              ['n_heads', 3],
              ['d_model', 16],
            ] as const,
          },
        },
      ],
      measuring,
      end,
      example: 0,
    });
    await vi.waitFor(() => expect(client.phase).toBe('lost'), 20_000);
    expect(inEnglish(client.error)).toMatch(/^\[training\] d_model is 16 and n_heads 3/);
  });

  it('notifies listeners at most once per frame, with all changes', async () => {
    const line = recorded();
    const frames: (() => void)[] = [];
    const client = await ready([line.connect], [plan], { nextFrame: (then) => void frames.push(then) });
    for (const frame of frames.splice(0)) frame();
    client.start(0);
    await new Promise((resolve) => setTimeout(resolve, 100));
    const progress = (): readonly TrainingEvent[] => line.events.filter(({ kind }) => kind === 'progress');
    const before = progress().length;
    expect(before).toBeLessThanOrEqual(2);
    await new Promise((resolve) => setTimeout(resolve, 100));
    // Without animation frames, listeners are not notified.
    expect(progress().length).toBe(before);
    for (const frame of frames.splice(0)) frame();
    await vi.waitFor(() => expect(progress().length).toBe(before + 1));
    expect(client.histories[0]?.losses.every(Number.isFinite)).toBe(true);
    expect(client.histories[0]?.losses.length).toBe(client.steps);
  });
});

describe('without workers', () => {
  const none: Connect = () => {
    throw new Error('SecurityError');
  };
  const mute: Connect = (failed) => {
    setTimeout(failed, 5);
    return {
      service: {} as unknown as Remote<TrainingService>,
      ready: new Promise(() => undefined),
      close: () => undefined,
    };
  };

  it.each([
    ['may not make one', none],
    ['makes one that cannot be fetched', mute],
  ])('that %s trains by itself', async (_, first) => {
    const line = recorded();
    const client = await ready([first, line.connect]);
    client.step();
    await reaches(client, 1);
    expect(line.calls).toContain('step');
  });

  it('reports an error when training is unavailable', async () => {
    const client = made([none, mute]);
    client.open({ plans: [plan], measuring, end, example: 0 });
    await vi.waitFor(() => expect(client.phase).toBe('lost'));
    expect(inEnglish(client.error)).toBe('The training cannot run here: this page may not start workers.');
  });

  it('reports an error when a running worker stops', async () => {
    let stop = (): void => undefined;
    const { connect } = recorded();
    const fragile: Connect = (failed) => {
      stop = failed;
      return connect(failed);
    };
    const client = await ready([fragile, none]);
    stop();
    await vi.waitFor(() => expect(client.phase).toBe('lost'));
    expect(inEnglish(client.error)).toBe('The worker that trains has stopped.');
  });
});
