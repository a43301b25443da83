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

/** Lets a fresh instance arrive. */
const settle = () => new Promise((resolve) => setTimeout(resolve, 100));

/** Calls into an instance after it has trapped: there must be none. */
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

  it('during a run goes unnoticed: a fresh instance gives the same numbers', () => {
    const before = engine.run(request);
    corrupt(watched.memories[0]);
    const after = engine.run(request);
    expect(after.nodes).toEqual(before.nodes);
    expect(after.explain(cell)).toEqual(before.explain(cell));
    expect(callsAfterTrap(0)).toEqual([]);
  });

  it('during a question goes unnoticed', () => {
    const trace = engine.run(request);
    const before = [trace.explain(cell), trace.lineage(cell, 9), trace.gradient(cell, 'x')];
    corrupt(watched.memories[0]);
    expect([trace.explain(cell), trace.lineage(cell, 9), trace.gradient(cell, 'x')]).toEqual(before);
    expect(callsAfterTrap(0)).toEqual([]);
  });

  it('leaves nothing of the old instance in use, not even to free it', async () => {
    const old = Array.from({ length: 4 }, () => engine.run(request));
    corrupt(watched.memories[0]);
    for (let more = 0; more < 8; more++) engine.run(request);
    for (const trace of old) trace.explain(cell);
    await settle();
    for (const trace of old) trace.explain(cell);
    expect(callsAfterTrap(0)).toEqual([]);
  });

  it('can be followed by another one later', async () => {
    const before = engine.run(request);
    for (const instance of [0, 1, 2]) {
      corrupt(watched.memories[instance]);
      expect(engine.run(request).nodes).toEqual(before.nodes);
      expect(callsAfterTrap(instance)).toEqual([]);
      await settle();
    }
    expect(before.explain(cell).result).toBe(before.node('output')?.data[8]);
  });

  it('does not turn a mistake in the input into something else', () => {
    corrupt(watched.memories[0]);
    expect(() => engine.run({ ...request, options: { n_heads: 17 } })).toThrow(EngineError);
  });
});

describe('two traps in a row', () => {
  beforeEach(() => {
    corrupt(watched.memories[0]);
    corrupt(watched.memories[1]);
  });

  it('give an error to read, and nothing that trapped is used again', () => {
    expect(() => engine.run(request)).toThrow(STOPPED);
    expect(() => engine.run(request)).toThrow(STOPPED);
    expect([...callsAfterTrap(0), ...callsAfterTrap(1)]).toEqual([]);
  });

  it('are over when a fresh instance has arrived, and there is a spare again', async () => {
    const expected = (await Engine.from((await watch()).compiled)).run(request);
    expect(() => engine.run(request)).toThrow(STOPPED);
    await settle();
    expect(engine.run(request).nodes).toEqual(expected.nodes);
    corrupt(watched.memories[2]);
    expect(engine.run(request).nodes).toEqual(expected.nodes);
    for (const instance of [0, 1, 2]) expect(callsAfterTrap(instance)).toEqual([]);
  });
});

describe('when no fresh instance can be made', () => {
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
    await settle();
    corrupt(watched.memories[3]);
    expect(() => scarce.run(request)).toThrow(STOPPED);
    isScarce = false;
    expect(() => scarce.run(request)).toThrow(STOPPED);
    await settle();
    expect(scarce.run(request).nodes).toEqual(before.nodes);
  });
});
