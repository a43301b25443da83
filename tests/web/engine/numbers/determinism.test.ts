import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { Engine } from '../../../../web/engine/engine';
import type { RunRequest } from '../../../../web/engine/types';
import { caseNamed, fixtureCases } from '../support/fixtures';
import { createModule, wasm } from '../support/watched';

/** A hash of every number of every case: of nodes, of gradients, of one explanation. */
function hashOfAll(engine: Engine, order: readonly (typeof fixtureCases)[number][]): string {
  const hashes = order.map(({ name, request, loss }) => {
    const hash = createHash('sha256').update(name);
    const trace = engine.run(request);
    for (const node of trace.nodes)
      hash.update(Buffer.from(node.data.buffer, node.data.byteOffset, node.data.byteLength));
    const [first = ''] = Object.keys(request.inputs);
    if (loss) hash.update(Float64Array.from(trace.gradient(loss, first).data));
    hash.update(JSON.stringify(trace.explain({ node: trace.outputs[0] ?? '', row: 0, col: 0 })));
    return hash.digest('hex');
  });
  return createHash('sha256').update(hashes.sort().join()).digest('hex');
}

describe('the same request gives the same bits', { timeout: 60_000 }, () => {
  it('in two instances, in any order, and twice in one', async () => {
    const one = await Engine.load(wasm, createModule);
    const other = await Engine.load(wasm, createModule);
    const expected = hashOfAll(one, fixtureCases);
    expect(hashOfAll(other, [...fixtureCases].reverse())).toBe(expected);
    expect(hashOfAll(one, fixtureCases)).toBe(expected);
  });

  it('the hash changes with a single bit', async () => {
    const engine = await Engine.load(wasm, createModule);
    const first = caseNamed('self/normal_3x4x3x3');
    const { x } = first.request.inputs;
    if (!x) throw new Error('no input');
    const data = Array.from(x.data, (value, at) => (at === 0 ? value * (1 + 2 ** -52) : value));
    const inputs = { ...first.request.inputs, x: { ...x, data } };
    const moved = { ...first, request: { ...first.request, inputs } };
    expect(hashOfAll(engine, [moved])).not.toBe(hashOfAll(engine, [first]));
  });

  it('returns the same bits after any number of other structures', async () => {
    const engine = await Engine.load(wasm, createModule);
    const { request } = caseNamed('dot/normal_3x5x4x2');
    const before = engine.run(request);
    for (let side = 1; side <= 40; side++) {
      const scores = { rows: side, cols: 2, data: new Float64Array(2 * side) };
      const other: RunRequest = { variant: 'softmax', inputs: { scores }, options: {} };
      expect(engine.run(other).node('weights')?.rows).toBe(side);
    }
    const { nodes, sections, outputs, notes, dimensions } = engine.run(request);
    expect({ nodes, sections, outputs, notes, dimensions }).toEqual({
      nodes: before.nodes,
      sections: before.sections,
      outputs: before.outputs,
      notes: before.notes,
      dimensions: before.dimensions,
    });
  });
});
