import { describe, expect, it } from 'vitest';
import { LongAttention } from '../../../../web/engine/long-sequences/attention';
import { LongMultiHead } from '../../../../web/engine/long-sequences/multi-head';
import { hasRelaxedSimd } from '../../../../web/engine/long-sequences/source';
import { LongWeights } from '../../../../web/engine/long-sequences/weights';
import { attentionCases, builds, differences, multiHeadCases } from './numbers';
import { multiHeadOperands, operands } from './operands';

it.runIf(hasRelaxedSimd())('both builds run, where Node knows relaxed SIMD', () => {
  expect(builds.map(([file]) => file)).toEqual(['kernels.wasm', 'kernels-relaxed.wasm']);
});

describe.each(builds)('%s agrees with float64', (_file, module) => {
  it.each(attentionCases)('context: $name', async (each) => {
    const { query, key, value } = operands(each);
    const attention = await LongAttention.of(module, { ...each.shape, ...each.band });
    const context = attention.run(query, key, value);
    const { d_v } = each.shape;
    expect(
      each.rows.flatMap(({ row, context: expected, tolerance }) =>
        differences(`row ${row}`, context.subarray(row * d_v, (row + 1) * d_v), expected, tolerance),
      ),
    ).toEqual([]);
  });

  it.each(attentionCases)('weights: $name', async (each) => {
    const { query, key } = operands(each);
    const weights = await LongWeights.of(module, { ...each.shape, ...each.band }, query, key);
    for (const { row, largest } of each.rows) {
      const found = weights.rows(row, 1);
      expect(found.length).toBe(each.shape.n);
      expect(Math.abs((found[largest.key] ?? Number.NaN) - largest.weight)).toBeLessThanOrEqual(
        largest.tolerance,
      );
      const sum = found.reduce((total, weight) => total + weight, 0);
      // Each weight differs by its tolerance at most.
      const slack = largest.tolerance * each.shape.n;
      expect(Math.abs(sum - (largest.weight === 0 ? 0 : 1))).toBeLessThanOrEqual(slack);
    }
  });

  it.each(multiHeadCases)('multi-head: $name', async (each) => {
    const { d_model } = each.shape;
    const { x, parameters } = multiHeadOperands(each);
    const heads = await LongMultiHead.of(module, { ...each.shape, ...each.band }, parameters);
    const output = heads.run(x);
    expect(
      each.rows.flatMap(({ row, output: expected, tolerance }) =>
        differences(`row ${row}`, output.subarray(row * d_model, (row + 1) * d_model), expected, tolerance),
      ),
    ).toEqual([]);
  });
});
