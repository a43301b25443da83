import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { StudyRequest } from '../../../web/engine/training';
import { createModule, wasm } from './watched';

interface Bits {
  readonly studies: readonly { readonly request: StudyRequest; readonly losses: readonly number[] }[];
}

const { studies } = JSON.parse(readFileSync('tests/fixtures/learn/bits.json', 'utf8')) as Bits;
const engine = await createModule({ wasmBinary: wasm });

/** A step tells its loss, the length of its gradient, and its rate. */
const losses = (steps: Float64Array) => Array.from(steps).filter((_, k) => k % 3 === 0);

const reversal: StudyRequest = {
  ...{ task: 'reversal', seed: 1, options: [['norm', 'pre']], d_model: 32, n_heads: 2, d_ff: 64 },
  ...{ optimizer: { rule: 'adam' }, schedule: { course: 'constant', rate: 0.005 }, clip: 1, batch: 16 },
};

describe('a study, through WebAssembly', () => {
  it.each(studies)('has the losses that native code has, to the last bit: $request.task', (each) => {
    const study = new engine.Study(each.request);
    expect(losses(study.step(each.losses.length))).toEqual(each.losses);
    study.delete();
  });

  it('learns to reverse, and shows where it looks', { timeout: 60_000 }, () => {
    const study = new engine.Study(reversal);
    expect(study.accuracy(50)).toBeLessThan(0.3);
    study.step(80);
    expect(study.accuracy(200)).toBeGreaterThanOrEqual(0.95);
    const { words, next } = study.show(0);
    expect([...next].reverse()).toEqual(words.slice(0, 6));
    const weights = study.matrix('layer_0/self/head_0/weights');
    expect([weights.rows, weights.cols]).toEqual([12, 12]);
    for (let row = 0; row < 12; row += 1) {
      const sum = weights.data.slice(12 * row, 12 * row + 12).reduce((before, weight) => before + weight, 0);
      expect(sum).toBeCloseTo(1, 5);
    }
    expect(study.gradientNorms()).toHaveLength(study.parameters().length);
    study.delete();
  });

  it('goes back to a checkpoint and repeats itself', () => {
    const study = new engine.Study({ ...reversal, batch: 4 });
    study.step(5);
    const checkpoint = study.checkpoint();
    const once = study.step(5);
    study.restore(checkpoint);
    expect(study.steps()).toBe(5);
    expect(study.step(5)).toEqual(once);
    study.delete();
  });

  it('refuses in words what it cannot work with', () => {
    const made = (change: object) => () => new engine.Study({ ...reversal, ...change } as StudyRequest);
    expect(made({ task: 'chess' })).toThrow(
      new RangeError('[task] there is no task "chess": there are reversal and induction'),
    );
    expect(made({ n_heads: 3 })).toThrow(
      new RangeError('[study] d_model is 32 and n_heads 3: heads share the columns evenly'),
    );
    expect(made({ d_ff: 1e9 })).toThrow(
      new RangeError('[study] d_ff is 1000000000: it must be a whole number from 1 to 256'),
    );
    expect(made({ batch: 0 })).toThrow(RangeError);
    const study = new engine.Study(reversal);
    expect(() => study.matrix('layer_9/weights')).toThrow(
      new RangeError('[study] there is no node "layer_9/weights"'),
    );
    study.delete();
  });
});
