import { beforeAll, describe, expect, it } from 'vitest';
import { Engine } from '../../../../web/engine/engine';
import type { Trace } from '../../../../web/engine/types';
import { EPSILON } from '../support/compare';
import { caseNamed } from '../support/fixtures';
import { createModule, wasm } from '../support/watched';

let engine: Engine;

beforeAll(async () => {
  engine = await Engine.load(wasm, createModule);
});

const NAMES = [
  'dot/int_3x5x4x2',
  'softcap/all',
  'self/mask_custom',
  'mhca/mask_custom',
  'softmax_temperature/0.5',
];

/** Σ weight(cell) · d(cell) / d(wrt) over the cells of a node, and the sum of the sizes of what was added. */
function summed(trace: Trace, node: string, wrt: string, weight: (value: number) => number) {
  const { rows = 0, cols = 0, data = [] } = trace.node(node) ?? {};
  const total = new Float64Array(trace.node(wrt)?.data.length ?? 0);
  let size = 0;
  for (let at = 0; at < rows * cols; at++) {
    const part = trace.gradient({ node, row: Math.floor(at / cols), col: at % cols }, wrt).data;
    for (let k = 0; k < total.length; k++) {
      const term = weight(data[at] ?? Number.NaN) * (part[k] ?? Number.NaN);
      total[k] = (total[k] ?? Number.NaN) + term;
      size += Math.abs(term);
    }
  }
  return { total, size };
}

describe.each(NAMES)('gradients of %s', (name) => {
  it.each([
    ['sum', () => 1],
    ['sum_of_squares', (value: number) => 2 * value],
  ] as const)('of the %s are those of the cells, added up', (loss, weight) => {
    const trace = engine.run(caseNamed(name).request);
    const node = trace.outputs[0] ?? '';
    const sums = trace.nodes.map(({ id }) => ({ id, ...summed(trace, node, id, weight) }));
    // Two orders of adding the same terms, on the way through every node: b_k is what large terms leave of each other.
    const tolerance = 16 * EPSILON * Math.max(1, ...sums.map(({ size }) => size));
    for (const { id, total } of sums) {
      const found = trace.gradient({ node, loss }, id);
      const differs = Array.from(found.data, (value, k) => Math.abs(value - (total[k] ?? Number.NaN)));
      expect(Math.max(...differs), id).toBeLessThanOrEqual(tolerance);
    }
  });

  it('of a cell by its own node are 1 there and 0 elsewhere, and 0 by what comes later', () => {
    const trace = engine.run(caseNamed(name).request);
    const [first] = trace.nodes;
    if (!first) throw new Error('no nodes');
    const own = trace.gradient({ node: first.id, row: 0, col: 0 }, first.id);
    expect(own).toEqual({
      rows: first.rows,
      cols: first.cols,
      data: Float64Array.from(first.data, (_, k) => (k ? 0 : 1)),
    });
    const later = trace.gradient({ node: first.id, row: 0, col: 0 }, trace.outputs[0] ?? '');
    expect(Array.from(later.data).every((value) => value === 0)).toBe(true);
  });
});
