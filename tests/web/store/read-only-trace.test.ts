import { describe, expect, it } from 'vitest';
import { Engine } from '../../../web/engine/engine';
import { readOnlyTrace } from '../../../web/store/read-only-trace';
import { requestOf } from '../engine/support/requests';
import { createModule, wasm } from '../engine/support/watched';

const engine = await Engine.load(wasm, createModule);
const schema = engine.variants.find(({ id }) => id === 'scaled_dot_product');
if (schema === undefined) throw new Error('there is no scaled_dot_product');
const request = requestOf(schema, { options: { mask: 'causal' }, seed: 1 });

/** Writes like an untyped script of the page. */
const write = (target: object | undefined, key: string | number, value: unknown) => () => {
  (target as Record<string | number, unknown>)[key] = value;
};

describe('the public trace', () => {
  const trace = engine.run(request);
  const view = readOnlyTrace(trace);

  it('says the same as the run', () => {
    expect(view.nodes).toEqual(trace.nodes);
    const { variant, sections, outputs, notes, dimensions } = trace;
    expect(view).toMatchObject({ variant, sections, outputs, notes, dimensions });
    const cell = { node: 'weights', row: 1, col: 0 };
    expect(view.node('weights')).toEqual(trace.node('weights'));
    expect(view.node('nothing')).toBeUndefined();
    expect(view.explain(cell)).toEqual(trace.explain(cell));
    expect(view.lineage(cell, 2)).toEqual(trace.lineage(cell, 2));
    expect(view.gradient(cell, 'query')).toEqual(trace.gradient(cell, 'query'));
    expect(readOnlyTrace(trace)).toBe(view);
  });

  it('keeps what is written to its numbers out of the run, and of later ones', () => {
    const before = Array.from(trace.node('weights')?.data ?? []);
    const data = view.node('weights')?.data;
    write(data, 0, 42)();
    expect(data?.[0]).toBe(42);
    expect(Array.from(view.node('weights')?.data ?? [])).toEqual(before);
    expect(Array.from(trace.node('weights')?.data ?? [])).toEqual(before);
    expect(Array.from(engine.run(request).node('weights')?.data ?? [])).toEqual(before);
  });

  it('refuses to have anything else written to it', () => {
    const [node] = view.nodes;
    for (const change of [
      write(view, 'variant', 'other'),
      write(view.nodes, 0, null),
      write(node, 'title', 'other'),
      write(node, 'data', new Float64Array(1)),
      write(node?.operands, 0, 7),
      write(view.sections[0], 'title', 'other'),
      write(view.outputs, 0, 'other'),
      write(view.dimensions, 'm', 7),
    ])
      expect(change).toThrow(TypeError);
  });
});
