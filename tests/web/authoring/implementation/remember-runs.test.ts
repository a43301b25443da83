import { beforeEach, describe, expect, it, vi } from 'vitest';
import { rememberRuns } from '../../../../web/authoring/implementation/assess/remember-runs';
import type { RunRequest, Trace } from '../../../../web/engine/types';

const request = (numbers: readonly number[], options: RunRequest['options'] = {}): RunRequest => ({
  variant: 'softmax',
  inputs: { x: { rows: 1, cols: numbers.length, data: Float64Array.from(numbers) } },
  options,
});
const rounding = { unit: 1e-3, least: 0, seed: 1 };

/** A run with so many numbers, of which nothing else is read. */
const traceOf = (numbers: number): Trace => ({ nodes: [{ data: { length: numbers } }] }) as unknown as Trace;

const run = vi.fn(() => traceOf(10));
const runRounded = vi.fn(() => traceOf(10));
const remembering = () =>
  rememberRuns({
    ...{ variants: [], run, runRounded, readProgram: vi.fn(), programWalk: vi.fn() },
    keepRuns: (_count, work) => work(),
  });

beforeEach(() => {
  run.mockClear().mockImplementation(() => traceOf(10));
  runRounded.mockClear();
});

describe('an engine that remembers runs', () => {
  it('computes equal requests once', () => {
    const engine = remembering();
    expect(engine.run(request([1, Number.NaN, -Infinity]))).toBe(
      engine.run(request([1, Number.NaN, -Infinity])),
    );
    expect(run).toHaveBeenCalledTimes(1);
  });

  it.each([
    ['another number', request([1, 2.0000000000000004])],
    ['another sign of 0', request([1, 2, -0])],
    ['an option', request([1, 2], { axis: 'columns' })],
    ['another variant', { ...request([1, 2]), variant: 'layer_norm' }],
    ['other names', { ...request([]), inputs: { y: { rows: 1, cols: 2, data: [1, 2] } } }],
    ['another shape', { ...request([]), inputs: { x: { rows: 2, cols: 1, data: [1, 2] } } }],
  ])('computes one with %s', (_, other) => {
    const engine = remembering();
    const shorter = Object.values(other.inputs)[0]?.data.length === 3 ? request([1, 2, 0]) : request([1, 2]);
    expect(engine.run(shorter)).not.toBe(engine.run(other));
    expect(run).toHaveBeenCalledTimes(2);
  });

  it('tells rounded runs apart', () => {
    const engine = remembering();
    engine.run(request([1]));
    for (const each of [rounding, { ...rounding, seed: 2 }, { ...rounding, unit: 1e-6 }, rounding])
      engine.runRounded(request([1]), each);
    expect([run.mock.calls.length, runRounded.mock.calls.length]).toEqual([1, 3]);
  });

  it('forgets the oldest of many runs, and of large ones', () => {
    const engine = remembering();
    for (let at = 0; at < 401; at++) engine.run(request([at]));
    engine.run(request([400]));
    expect(run).toHaveBeenCalledTimes(401);
    engine.run(request([0]));
    expect(run).toHaveBeenCalledTimes(402);
    run.mockImplementation(() => traceOf(1_500_000));
    engine.run(request([-1]));
    engine.run(request([-2]));
    engine.run(request([-1]));
    expect(run).toHaveBeenCalledTimes(405);
  });

  it('remembers no run that failed', () => {
    const engine = remembering();
    run.mockImplementationOnce(() => {
      throw new Error('refused');
    });
    expect(() => engine.run(request([1]))).toThrow('refused');
    expect(engine.run(request([1])).nodes).toHaveLength(1);
  });
});
