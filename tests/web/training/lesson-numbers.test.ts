import { describe, expect, it } from 'vitest';
import { reversal } from '../../../web/exhibits/training/live-tasks';
import { reversalNumbers } from '../../../web/lessons/reversal-numbers';
import { createModule, wasm } from '../engine/watched';

const engine = await createModule({ wasmBinary: wasm });
const { request } = await reversal.load();

/** Half of the last decimal, and what another order of additions in the engine may come to in 200 steps. */
const tolerance = 0.05 + 0.01;

describe('the parameters of the lesson on reversal', () => {
  it('are what its training ends with, rounded to one decimal, and as good', () => {
    const study = new engine.Study({ ...request, seed: 1 });
    study.step(reversal.steps);
    const learned = study.weights();
    expect(Object.keys(reversalNumbers)).toEqual(learned.map(({ name }) => name));
    for (const { name, data } of learned) {
      const shown = reversalNumbers[name]?.flat() ?? [];
      expect(shown).toHaveLength(data.length);
      const apart = shown.map((value, at) => Math.abs(value - (data[at] ?? Number.NaN)));
      expect([name, Math.max(...apart) <= tolerance]).toEqual([name, true]);
    }
    const asShown = learned.map((each) => ({
      ...each,
      data: Float32Array.from(reversalNumbers[each.name]?.flat() ?? []),
    }));
    study.setWeights(asShown);
    expect(study.accuracy(study.heldOut(200)).whole).toBeGreaterThanOrEqual(0.95);
    study.delete();
  });
});
