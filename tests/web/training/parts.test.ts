import { describe, expect, it } from 'vitest';
import { sharedFrames } from '../../../web/workers/training/frames';
import { History } from '../../../web/workers/training/history';
import { exampleAt, firstOf } from '../../../web/workers/training/one-example';
import { Snapshots } from '../../../web/workers/training/snapshots';
import { readTraining, type TrainingFile, writeTraining } from '../../../web/workers/training/training-file';
import { withoutHeads } from '../../../web/workers/training/without-heads';
import { headMap } from './bench';

describe('snapshots', () => {
  const taken = (count: number, most: number): Snapshots<string> => {
    const snapshots = new Snapshots<string>(most);
    for (let step = 0; step <= count; step += 1) snapshots.offer(step, () => `at ${step}`);
    return snapshots;
  };

  it('are kept for every step while there are few', () => {
    expect(taken(3, 4).steps).toEqual([0, 1, 2, 3]);
  });

  it('are evenly thinned out beyond the limit, and keep the first', () => {
    for (const count of [5, 50, 500, 5000]) {
      const { steps } = taken(count, 8);
      expect(steps.length).toBeLessThanOrEqual(8);
      expect(steps.length).toBeGreaterThan(3);
      expect(steps[0]).toBe(0);
      const apart = steps.slice(1).map((step, at) => step - (steps[at] ?? 0));
      expect(new Set(apart).size).toBe(1);
    }
  });

  it('are found by the step that was asked for, or the last one before it', () => {
    const snapshots = taken(50, 8);
    expect(snapshots.steps).toEqual([0, 8, 16, 24, 32, 40, 48]);
    expect(snapshots.before(24)).toEqual({ step: 24, kept: 'at 24' });
    expect(snapshots.before(31)).toEqual({ step: 24, kept: 'at 24' });
    expect(snapshots.before(-1)).toEqual({ step: 0, kept: 'at 0' });
    expect(new Snapshots<string>(2).before(3)).toBeNull();
  });

  it('are not taken twice', () => {
    const snapshots = taken(3, 4);
    snapshots.offer(2, () => 'again');
    expect(snapshots.before(2)?.kept).toBe('at 2');
  });
});

describe('shared frames', () => {
  /** Requests a frame after each drawing; returns the times of the frames in which it drew. */
  function drawnAt(stamps: readonly number[]): readonly number[] {
    const requested: ((stamp: number) => void)[] = [];
    const next = sharedFrames((frame) => requested.push(frame));
    const drawn: number[] = [];
    const again = (): void =>
      next(() => {
        drawn.push(now);
        again();
      });
    let now = 0;
    again();
    for (now of stamps) for (const frame of requested.splice(0)) frame(now);
    return drawn;
  }

  it('leaves every other frame to the page, and more if drawing takes longer than a frame', () => {
    const even = Array.from({ length: 8 }, (_, at) => at * 16);
    expect(drawnAt(even)).toEqual([16, 48, 80, 112]);
    const slow = [0, 16, 66, 82, 98, 114, 130, 146, 162, 178, 194];
    expect(drawnAt(slow)).toEqual([16, 146, 178]);
  });
});

describe('a history', () => {
  const update = (from: number, losses: readonly number[]) => ({
    ...{ from, losses, norms: losses.map((loss) => 2 * loss) },
    measures: [{ step: from, over: 60, tokens: from / 10, whole: 0, teacherForced: 1 }],
  });

  it('grows, and keeps what lies after the step that it went back to', () => {
    const history = new History();
    history.remember(update(0, [3, 2, 1]));
    history.remember(update(1, [2]));
    expect(history.losses).toEqual([3, 2, 1]);
    expect(history.norms).toEqual([6, 4, 2]);
    expect(history.measures.map(({ step }) => step)).toEqual([0, 1]);
  });

  it('does not interpolate missing measurements', () => {
    const history = new History();
    history.remember(update(2, [5]));
    expect(history.losses).toEqual([Number.NaN, Number.NaN, 5]);
  });

  it('returns the measurement at a step', () => {
    const history = new History();
    history.remember(update(4, []));
    history.remember(update(8, []));
    expect([3, 4, 7, 8, 9].map((step) => history.measureAt(step)?.tokens ?? null)).toEqual([
      null,
      0.4,
      0.4,
      0.8,
      0.8,
    ]);
  });
});

describe('a saved training run', () => {
  const model = (first: number) => ({
    losses: [first, Number.NaN],
    norms: [1, 0.5],
    measures: [{ step: 0, over: 60, tokens: 0.25, whole: 0, teacherForced: 0.5 }],
    checkpoint: Uint8Array.from([first, 1, 2, 255]),
  });
  const file: TrainingFile = {
    ...{ task: 'reversal', seed: 7, beside: 'no-positions', steps: 2 },
    models: [model(3), model(4)],
  };

  it('is restored unchanged', () => {
    expect(readTraining(writeTraining(file))).toEqual(file);
  });

  it('keeps the names of its fields in the file', () => {
    const header = '"measures":[{"step":0,"over":60,"tokens":0.25,"whole":0,"told":0.5}]';
    expect(new TextDecoder().decode(writeTraining(file))).toContain(header);
  });

  it('is rejected with a message if it is not a training file', () => {
    const none = 'This file contains no training run of this page.';
    for (const bytes of [new Uint8Array(), new TextEncoder().encode('%PDF-1.7 and so on, for a while')])
      expect(() => readTraining(bytes)).toThrow(expect.objectContaining({ message: none }));
  });

  it('is rejected if it is truncated or has extra bytes', () => {
    const whole = writeTraining(file);
    for (const length of [29, 40, whole.length - 1])
      expect(() => readTraining(whole.slice(0, length))).toThrow(/^This file is damaged/);
    expect(() => readTraining(Uint8Array.from([...whole, 0]))).toThrow(/^This file is damaged/);
  });

  it.each([
    { steps: -1 },
    { steps: 1.5 },
    { seed: 1e9 },
    { task: 7 },
    { models: [] },
    { models: [model(1), model(2), model(3)] },
    { models: [{ ...model(1), losses: [1, 2, 3] }] },
    { models: [{ ...model(1), measures: [{ step: 1, over: 60, tokens: 2, whole: 0, teacherForced: 0 }] }] },
  ])('is refused with %j in it', (change) => {
    const bytes = writeTraining({ ...file, ...change } as unknown as TrainingFile);
    expect(() => readTraining(bytes)).toThrow(/^This file is damaged/);
  });
});

describe('examples', () => {
  const examples = {
    count: 3,
    source: Int32Array.of(0, 1, 2, 3, 4, -1),
    target: Int32Array.of(5, 6, 7),
    pictures: Float64Array.of(0, 0.5, 1, 0.25, 0, 0),
  };

  it('are taken one by one', () => {
    expect(exampleAt(examples, 1)).toEqual({ source: [2, 3], target: [6], picture: [1, 0.25] });
    expect(exampleAt({ count: 3, source: examples.source }, 2)).toEqual({
      ...{ source: [4, -1], target: [], picture: [] },
    });
  });

  it('are cut short', () => {
    expect(firstOf(examples, 2)).toEqual({
      count: 2,
      source: Int32Array.of(0, 1, 2, 3),
      target: Int32Array.of(5, 6),
      pictures: Float64Array.of(0, 0.5, 1, 0.25),
    });
    expect(firstOf(examples, 100)).toEqual(examples);
  });
});

describe('a disabled head', () => {
  const weight = (name: string) => ({
    name,
    rows: 4,
    cols: 2,
    data: Float32Array.from({ length: 8 }, (_, at) => at + 1),
  });
  const maps = [headMap(1, 0), headMap(1, 1)];
  const weights = ['layer_0/self/w_o', 'layer_1/self/w_o', 'layer_1/self/w_q'].map(weight);

  it('has no rows in its output projection, and nothing else changes', () => {
    const [other, own, query] = withoutHeads(weights, maps, [1]);
    expect([other, query]).toEqual([weights[0], weights[2]]);
    expect([...(own?.data ?? [])]).toEqual([1, 2, 3, 4, 0, 0, 0, 0]);
    expect(weights[1]?.data[7]).toBe(8);
  });

  it('may be any of them, or all', () => {
    expect([...(withoutHeads(weights, maps, [0])[1]?.data ?? [])]).toEqual([0, 0, 0, 0, 5, 6, 7, 8]);
    expect([...(withoutHeads(weights, maps, [0, 1])[1]?.data ?? [])]).toEqual(Array(8).fill(0));
  });
});
