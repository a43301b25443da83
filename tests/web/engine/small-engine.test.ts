import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, it } from 'vitest';
import { Engine } from '../../../web/engine/engine';
import type { RunRequest, Trace } from '../../../web/engine/types';
import createSmall from '../../../web/generated/engine.mjs';
import { errorCases, fixtureCases } from './support/fixtures';
import { createModule, highestUsedByte, wasm } from './support/watched';

let small: Engine;
let whole: Engine;
let memory: WebAssembly.Memory;

/** The first instance is the one that answers. */
function keepMemory(instance: WebAssembly.Instance): void {
  memory ??= Object.values(instance.exports).find(
    (each) => each instanceof WebAssembly.Memory,
  ) as typeof memory;
}

beforeAll(async () => {
  const code = await WebAssembly.compile(readFileSync('web/generated/engine.wasm'));
  const instantiateWasm = (imports: WebAssembly.Imports, done: (ready: WebAssembly.Instance) => void) => {
    WebAssembly.instantiate(code, imports).then((instance) => {
      keepMemory(instance);
      done(instance);
    });
    return {};
  };
  small = await Engine.from({ instantiate: () => createSmall({ instantiateWasm }) });
  whole = await Engine.load(wasm, createModule);
});

const ids = () => small.variants.map(({ id }) => id);
const requests = (): readonly RunRequest[] =>
  fixtureCases.map(({ request }) => request).filter(({ variant }) => ids().includes(variant));

/** Every number of a run, and answers about its last node. */
function answers(trace: Trace): unknown {
  const output = trace.nodes.at(-1)?.id ?? '';
  const cell = { node: output, row: 0, col: 0 };
  return {
    nodes: trace.nodes,
    notes: trace.notes,
    sections: trace.sections,
    explanation: trace.explain(cell),
    lineage: trace.lineage(cell, 3),
    gradients: trace.nodes.flatMap(({ id }) => [
      trace.gradient(cell, id),
      trace.gradient({ node: output, loss: 'sum' }, id),
      trace.gradient({ node: output, loss: 'sum_of_squares' }, id),
    ]),
  };
}

const refusal = (engine: Engine, request: RunRequest): string => {
  try {
    engine.run(request);
    return 'accepted';
  } catch (error) {
    return String(error);
  }
};

describe('the small engine', () => {
  it('computes the same bits as the full build', () => {
    expect(requests().length).toBeGreaterThan(20);
    for (const request of requests())
      expect(answers(small.run(request))).toEqual(answers(whole.run(request)));
  });

  it('describes its variants like the full build', () => {
    const described = (engine: Engine) =>
      JSON.stringify(engine.variants.filter(({ id }) => ids().includes(id)));
    expect(described(small)).toBe(described(whole));
    expect(small.limits).toEqual(whole.limits);
  });

  it('rejects with the same messages', () => {
    const refused = errorCases.filter(({ request }) => ids().includes(request.variant));
    expect(refused.length).toBeGreaterThan(5);
    for (const { request } of refused) expect(refusal(small, request)).toBe(refusal(whole, request));
  });

  it('keeps non-ASCII letters of options in messages', () => {
    const [first] = requests();
    if (!first) throw new Error('no case');
    const odd = { ...first, options: { ...first.options, 'Größe “漢字” 🙂': 'été "\\\n' } };
    expect(refusal(small, odd)).toBe(refusal(whole, odd));
    expect(refusal(small, odd)).toContain('Größe “漢字” 🙂');
  });

  it('does not grow over runs, questions and refusals', () => {
    const cases = requests().slice(0, 10);
    const refused = errorCases.filter(({ request }) => ids().includes(request.variant));
    const round = () => {
      for (const request of cases) answers(small.run(request));
      for (const { request } of refused) refusal(small, request);
    };
    for (let at = 0; at < 20; at++) round();
    const before = highestUsedByte(memory);
    for (let at = 0; at < 40; at++) round();
    expect(highestUsedByte(memory) - before).toBeLessThan(100);
  });
});
