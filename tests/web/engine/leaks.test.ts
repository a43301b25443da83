import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { beforeEach, describe, expect, it } from 'vitest';
import { explainChange } from '../../../web/engine/analysis/explain-change';
import { recogniseMistakes } from '../../../web/engine/analysis/mistakes';
import { callModule } from '../../../web/engine/call-module';
import { Engine } from '../../../web/engine/engine';
import type { RunRequest, Trace } from '../../../web/engine/types';
import { caseNamed, errorCases } from './support/fixtures';
import { highestUsedByte, type Watched, watch } from './support/watched';

const ROUNDS = 10_000;
/** Enough rounds for the allocator to reuse its free blocks. */
const WARM_UP = 5_000;
/** The smallest allocation has 16 bytes: a leak of one every ten rounds exceeds this. */
const NOTHING = ROUNDS;

let watched: Watched;
let engine: Engine;

beforeEach(async () => {
  watched = await watch();
  engine = await Engine.from(watched.compiled);
});

/** Weak references are cleared at the end of a task at the earliest. */
async function collectGarbage(): Promise<void> {
  setFlagsFromString('--expose-gc');
  const collect: unknown = runInNewContext('gc');
  if (typeof collect !== 'function') throw new Error('this Node cannot be asked to collect garbage');
  await new Promise((resolve) => setTimeout(resolve, 0));
  collect();
}

/** The growth of the used memory in bytes over many rounds after a warm-up. Fails if a round traps. */
function growth(round: (at: number) => void): number {
  const memory = watched.memories[0];
  if (!memory) throw new Error('no instance');
  for (let at = 0; at < WARM_UP; at++) round(at);
  const before = highestUsedByte(memory);
  for (let at = 0; at < ROUNDS; at++) round(at);
  expect(watched.calls.filter(({ isTrap }) => isTrap)).toEqual([]);
  return highestUsedByte(memory) - before;
}

const { request } = caseNamed('mhsa/causal_4x4h2');

/** The same with another scale. */
const edited: RunRequest = { ...request, options: { ...request.options, scale: 0.75 } };

function ask(trace: Trace): void {
  const cell = { node: 'head_0/weights', row: 3, col: 1 };
  trace.explain(cell);
  trace.lineage(cell, 2);
  trace.gradient({ node: 'output', loss: 'sum_of_squares' }, 'x');
}

function isRefusedBy(action: () => unknown): boolean {
  try {
    action();
    return false;
  } catch {
    return true;
  }
}

const isRefused = (refused: RunRequest): boolean => isRefusedBy(() => engine.run(refused));

describe('memory', { timeout: 60_000 }, () => {
  it(`does not grow over ${ROUNDS} runs with their questions`, () => {
    const grown = growth((at) => {
      const trace = engine.run(request);
      if (at % 10 === 0) ask(trace);
    });
    expect(grown).toBeLessThan(NOTHING);
  });

  it('does not grow over comparisons of runs and questions about mistakes', () => {
    const [before, after] = [engine.run(request), engine.run(edited)];
    const refused = { node: 'output', row: 99, col: 0 };
    const grown = growth((at) => {
      if (at % 50 !== 0) return;
      for (const row of [0, 3]) explainChange(before, after, { node: 'output', row, col: 1 });
      expect(recogniseMistakes(after, 'output', [{ row: 0, col: 0, number: 0.5 }]).isRight).toBe(false);
      expect(isRefusedBy(() => explainChange(before, after, refused))).toBe(true);
    });
    expect(grown).toBeLessThan(NOTHING / 50);
  });

  it(`does not grow over ${ROUNDS} refused runs`, () => {
    const refusals = errorCases.filter(({ name }) => name !== 'no input at all');
    let accepted = 0;
    const grown = growth((at) => {
      const refusal = refusals[at % refusals.length];
      if (refusal && !isRefused(refusal.request)) accepted++;
    });
    expect(accepted).toBe(0);
    expect(grown).toBeLessThan(NOTHING);
  });

  it(`does not grow over ${ROUNDS} refused questions`, () => {
    const trace = engine.run(request);
    const grown = growth(() => isRefusedBy(() => trace.explain({ node: 'output', row: 99, col: 0 })));
    expect(grown).toBeLessThan(NOTHING);
  });

  it('releases the inputs of rejected runs', async () => {
    const module = watched.modules[0];
    if (!module) throw new Error('no instance');
    const refuse = () => {
      const inputs = [{ name: 'scores', rows: 1, cols: 1, data: new Float64Array(1) }];
      expect(isRefusedBy(() => module.run('softmax', inputs, [['temperature', -1]]))).toBe(true);
      return new WeakRef(inputs);
    };
    const handed = Array.from({ length: 1000 }, refuse);
    await collectGarbage();
    expect(handed.filter((each) => each.deref()).length).toBeLessThan(10);
  });

  it('leaves the stack pointer unchanged after a rejection', () => {
    const module = watched.modules[0];
    const before: unknown = module?.stackSave();
    for (const { request: refused } of errorCases) expect(isRefused(refused)).toBe(true);
    expect(module?.stackSave()).toBe(before);
    expect(typeof before).toBe('number');
  });

  it('would grow measurably if runs were kept', () => {
    const module = watched.modules[0];
    if (!module) throw new Error('no instance');
    const inputs = [{ name: 'scores', rows: 1, cols: 1, data: new Float64Array(1) }];
    expect(growth(() => module.run('softmax', inputs, []))).toBeGreaterThan(ROUNDS * 100);
  });
});

describe('a released handle', () => {
  it('is rejected, with its name in the message', () => {
    const module = watched.modules[0];
    if (!module) throw new Error('no instance');
    const trace = module.run(
      'softmax',
      [{ name: 'scores', rows: 1, cols: 1, data: new Float64Array(1) }],
      [],
    );
    module.release(trace);
    expect(() => callModule(module, () => module.data(trace))).toThrow(
      '[engine] the run was released or never made',
    );
  });
});

describe('cached runs', () => {
  const living = () =>
    watched.calls.reduce((count, { name }) => count + (name === 'run' ? 1 : name === 'release' ? -1 : 0), 0);

  it('are at most four, the most recent ones', () => {
    const traces = Array.from({ length: 10 }, () => engine.run(request));
    expect(living()).toBe(4);
    const before = watched.calls.length;
    for (const trace of traces.slice(-4)) trace.explain({ node: 'output', row: 0, col: 0 });
    const names = watched.calls.slice(before).map(({ name }) => name);
    expect(names.filter((name) => !name.startsWith('stack'))).toEqual([
      'explain',
      'explain',
      'explain',
      'explain',
    ]);
  });

  it('are more while work goes on that needs them, and at most four afterwards, also if it fails', () => {
    const work = (): number => {
      const traces = Array.from({ length: 10 }, () => engine.run(request));
      for (const trace of traces) trace.explain({ node: 'output', row: 0, col: 0 });
      return living();
    };
    const before = watched.calls.length;
    expect(engine.keepRuns(8, work)).toBe(8);
    expect(living()).toBe(4);
    const runs = watched.calls.slice(before).filter(({ name }) => name === 'run');
    // The two oldest were computed again, and pushed out the next two, and so on.
    expect(runs.length).toBe(20);
    expect(engine.keepRuns(10, work)).toBe(10);
    expect(engine.keepRuns(0, living)).toBe(4);
    const refuse = (): never => {
      work();
      throw new Error('no');
    };
    expect(() => engine.keepRuns(10, refuse)).toThrow('no');
    expect(living()).toBe(4);
  });

  it('are evicted by least recent use', () => {
    const traces = Array.from({ length: 4 }, () => engine.run(request));
    traces[0]?.explain({ node: 'output', row: 0, col: 0 });
    engine.run(request);
    const before = watched.calls.length;
    traces[0]?.explain({ node: 'output', row: 0, col: 0 });
    traces[1]?.explain({ node: 'output', row: 0, col: 0 });
    const names = watched.calls.slice(before).map(({ name }) => name);
    expect(names.filter((name) => !name.startsWith('stack'))).toEqual([
      'explain',
      'run',
      'release',
      'explain',
    ]);
  });

  it('are computed again if an evicted one is queried', () => {
    const [first, ...others] = Array.from({ length: 10 }, () => engine.run(request));
    const answers = [first, ...others].map((trace) =>
      trace?.lineage({ node: 'output', row: 2, col: 3 }, 100),
    );
    for (const answer of answers) expect(answer).toEqual(answers[0]);
    expect(answers[0]?.length).toBeGreaterThan(10);
    expect(living()).toBe(4);
  });

  it('do not include rejected runs', () => {
    for (const { request: refused } of errorCases) expect(isRefused(refused)).toBe(true);
    expect(living()).toBe(watched.calls.filter(({ name }) => name === 'run').length);
    engine.run(request);
    expect(watched.calls.filter(({ name }) => name === 'release')).toEqual([]);
  });
});
