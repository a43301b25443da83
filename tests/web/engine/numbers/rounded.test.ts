import { beforeAll, describe, expect, it } from 'vitest';
import { alteredNumbers } from '../../../../web/engine/analysis/altered';
import { Engine } from '../../../../web/engine/engine';
import type { RunRequest, Trace, TraceNode } from '../../../../web/engine/types';
import { createModule, wasm } from '../support/watched';

let engine: Engine;

beforeAll(async () => {
  engine = await Engine.load(wasm, createModule);
});

const unit = 2 ** -11;

/** Two rows of nearly equal numbers. */
const request: RunRequest = {
  variant: 'layer_norm',
  inputs: {
    x: { rows: 2, cols: 2, data: [3.1, 3.2, -1.3, -1.4] },
    gain: { rows: 1, cols: 2, data: [1, 1] },
    shift: { rows: 1, cols: 2, data: [0, 0] },
  },
  options: {},
};

const rounded = (seed: number, size = unit): Trace =>
  engine.runRounded(request, { unit: size, least: 0, seed });

function node(trace: Trace, id: string): TraceNode {
  const found = trace.node(id);
  if (found === undefined) throw new Error(id);
  return found;
}

const dataOf = (trace: Trace): readonly (readonly number[])[] => trace.nodes.map(({ data }) => [...data]);

describe('a run with rounding errors', () => {
  it('is off by half of a unit to a unit in each step, and not in its inputs', () => {
    const right = engine.run(request);
    for (let seed = 1; seed < 20; seed++) {
      const trace = rounded(seed);
      expect([...node(trace, 'x').data]).toEqual(request.inputs.x?.data);
      const mean = node(right, 'mean').data;
      for (const [at, number] of node(trace, 'mean').data.entries()) {
        const part = Math.abs(number / (mean[at] ?? 0) - 1) / unit;
        expect(part).toBeGreaterThanOrEqual(0.5 - 1e-9);
        expect(part).toBeLessThanOrEqual(1 + 1e-9);
      }
    }
  });

  it('shows errors that those of inputs hide: two numbers are always as far from their mean', () => {
    const right = node(engine.run(request), 'normalised').data;
    const shifted = { ...request.inputs, x: { rows: 2, cols: 2, data: [3.101, 3.198, -1.301, -1.399] } };
    const byInputs = node(engine.run({ ...request, inputs: shifted }), 'normalised').data;
    const bySteps = node(rounded(1), 'normalised').data;
    for (const [at, number] of right.entries()) {
      expect(Math.abs((byInputs[at] ?? 0) - number)).toBeLessThan(unit);
      expect(Math.abs((bySteps[at] ?? 0) - number)).toBeGreaterThan(10 * unit);
    }
  });

  it('depends on the seed, and is off in proportion to the unit', () => {
    expect(dataOf(rounded(1))).toEqual(dataOf(rounded(1)));
    expect(dataOf(rounded(1))).not.toEqual(dataOf(rounded(2)));
    expect(dataOf(rounded(1, 0))).toEqual(dataOf(engine.run(request)));
    const mean = node(engine.run(request), 'mean').data[0] ?? 0;
    const error = (size: number): number => (node(rounded(1, size), 'mean').data[0] ?? 0) - mean;
    expect(error(unit / 8) / error(unit)).toBeCloseTo(1 / 8, 9);
  });

  it('is off by the least error where numbers are small', () => {
    const inputs = { ...request.inputs, x: { rows: 1, cols: 2, data: [1e-9, 2e-9] } };
    const trace = engine.runRounded({ ...request, inputs }, { unit, least: 2 ** -25, seed: 1 });
    const error = Math.abs((node(trace, 'mean').data[0] ?? 0) - 1.5e-9);
    expect(error).toBeGreaterThan(2 ** -27);
    expect(error).toBeLessThan(2 ** -24);
  });

  it('leaves whole numbers as they are, and −10⁹ in a mask', () => {
    const matrix = (rows: number, cols: number, data: readonly number[]) => ({ rows, cols, data });
    const trace = engine.runRounded(
      {
        variant: 'scaled_dot_product',
        inputs: {
          query: matrix(1, 1, [0.3]),
          key: matrix(2, 1, [0.7, 0.9]),
          value: matrix(2, 1, [0.1, 0.2]),
          mask: matrix(1, 2, [0, -1e9]),
        },
        options: { mask: 'custom' },
      },
      { unit, least: 0, seed: 1 },
    );
    expect([...node(trace, 'weights').data]).toEqual([1, 0]);
    expect(node(trace, 'masked_scores').data[1]).toBeCloseTo(-1e9, 0);
  });

  it('has errors in what is computed anew, too', () => {
    const replaced = new Map([['mean', Float64Array.from([3.15, -1.35])]]);
    const centred = (trace: Trace): Float64Array | null => alteredNumbers(trace, 'centred', [], replaced);
    const [number = 0] = centred(rounded(1)) ?? [];
    const [right = 0] = centred(engine.run(request)) ?? [];
    expect(right).toBeCloseTo(-0.05, 12);
    expect(Math.abs(number / right - 1)).toBeGreaterThan(unit / 3);
    expect(Math.abs(number / right - 1)).toBeLessThan(1.01 * unit);
  });
});
