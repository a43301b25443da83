import { beforeEach, describe, expect, it } from 'vitest';
import { Engine } from '../../../web/engine/engine';
import { EngineError } from '../../../web/engine/errors';
import { caseNamed } from './support/fixtures';
import { corrupt, type Watched, watch } from './support/watched';

let watched: Watched;
let engine: Engine;

beforeEach(async () => {
  watched = await watch();
  engine = await Engine.from(watched.compiled);
});

const { request } = caseNamed('mhsa/normal_bias_3x6h3');
const cell = { node: 'output', row: 1, col: 2 };
const STOPPED = '[engine] stopped twice in a row: try again in a moment';

/** Waits until a new instance has been created. */
const waitForInstance = () => new Promise((resolve) => setTimeout(resolve, 100));

/** Calls into an instance after a trap, of which there must be none. */
const callsAfterTrap = (instance: number) => {
  const own = watched.calls.filter((call) => call.instance === instance);
  const trap = own.findIndex(({ isTrap }) => isTrap);
  return trap < 0 ? ['it never trapped'] : own.slice(trap + 1).map(({ name }) => name);
};

describe('a trap', () => {
  it('is a real one', () => {
    corrupt(watched.memories[0]);
    const module = watched.modules[0];
    if (!module) throw new Error('no instance');
    expect(() => module.run('softmax', [], [])).toThrow(WebAssembly.RuntimeError);
  });

  it('during a run is recovered: a new instance computes the same numbers', () => {
    const before = engine.run(request);
    corrupt(watched.memories[0]);
    const after = engine.run(request);
    expect(after.nodes).toEqual(before.nodes);
    expect(after.explain(cell)).toEqual(before.explain(cell));
    expect(callsAfterTrap(0)).toEqual([]);
  });

  it('during a query is recovered', () => {
    const trace = engine.run(request);
    const before = [trace.explain(cell), trace.lineage(cell, 9), trace.gradient(cell, 'x')];
    corrupt(watched.memories[0]);
    expect([trace.explain(cell), trace.lineage(cell, 9), trace.gradient(cell, 'x')]).toEqual(before);
    expect(callsAfterTrap(0)).toEqual([]);
  });

  it('does not use the old instance again, not even to free memory', async () => {
    const old = Array.from({ length: 4 }, () => engine.run(request));
    corrupt(watched.memories[0]);
    for (let more = 0; more < 8; more++) engine.run(request);
    for (const trace of old) trace.explain(cell);
    await waitForInstance();
    for (const trace of old) trace.explain(cell);
    expect(callsAfterTrap(0)).toEqual([]);
  });

  it('can be followed by another one later', async () => {
    const before = engine.run(request);
    for (const instance of [0, 1, 2]) {
      corrupt(watched.memories[instance]);
      expect(engine.run(request).nodes).toEqual(before.nodes);
      expect(callsAfterTrap(instance)).toEqual([]);
      await waitForInstance();
    }
    expect(before.explain(cell).result).toBe(before.node('output')?.data[8]);
  });

  it('does not change how invalid input is reported', () => {
    corrupt(watched.memories[0]);
    expect(() => engine.run({ ...request, options: { n_heads: 17 } })).toThrow(EngineError);
  });
});

describe('two consecutive traps', () => {
  beforeEach(() => {
    corrupt(watched.memories[0]);
    corrupt(watched.memories[1]);
  });

  it('report an error, and the instance that trapped is not used again', () => {
    expect(() => engine.run(request)).toThrow(STOPPED);
    expect(() => engine.run(request)).toThrow(STOPPED);
    expect([...callsAfterTrap(0), ...callsAfterTrap(1)]).toEqual([]);
  });

  it('end when a new instance is ready, and a spare one is created', async () => {
    const expected = (await Engine.from((await watch()).compiled)).run(request);
    expect(() => engine.run(request)).toThrow(STOPPED);
    await waitForInstance();
    expect(engine.run(request).nodes).toEqual(expected.nodes);
    corrupt(watched.memories[2]);
    expect(engine.run(request).nodes).toEqual(expected.nodes);
    for (const instance of [0, 1, 2]) expect(callsAfterTrap(instance)).toEqual([]);
  });
});

describe('when no new instance can be created', () => {
  it('the engine says so, and recovers once it can', async () => {
    let isScarce = false;
    const { instantiate } = watched.compiled;
    const scarce = await Engine.from({
      instantiate: () => (isScarce ? Promise.reject(new Error('no memory')) : instantiate()),
    });
    const before = scarce.run(request);
    isScarce = true;
    corrupt(watched.memories[2]);
    expect(scarce.run(request).nodes).toEqual(before.nodes);
    await waitForInstance();
    corrupt(watched.memories[3]);
    expect(() => scarce.run(request)).toThrow(STOPPED);
    isScarce = false;
    expect(() => scarce.run(request)).toThrow(STOPPED);
    await waitForInstance();
    expect(scarce.run(request).nodes).toEqual(before.nodes);
  });
});
