import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { StudyRequest, Weight } from '../../../../web/engine/training';
import { inEnglish } from '../support/errors';
import { createModule, wasm } from '../support/watched';

/** A request as in JSON, with lists in place of typed arrays. */
interface Told extends Omit<StudyRequest, 'examples'> {
  readonly examples:
    | { readonly task: 'reversal' | 'induction' }
    | {
        readonly count: number;
        readonly source?: number[];
        readonly target?: number[];
        readonly pictures?: number[];
      };
}

interface Bits {
  readonly studies: readonly { readonly request: Told; readonly losses: readonly number[] }[];
}

const { studies } = JSON.parse(readFileSync('tests/fixtures/learn/bits.json', 'utf8')) as Bits;

function requestOf({ examples, ...request }: Told): StudyRequest {
  if ('task' in examples) return { ...request, examples };
  const { count, source, target, pictures } = examples;
  return {
    ...request,
    examples: {
      count,
      ...(source && { source: Int32Array.from(source) }),
      ...(target && { target: Int32Array.from(target) }),
      ...(pictures && { pictures: Float64Array.from(pictures) }),
    },
  };
}

const engine = await createModule({ wasmBinary: wasm });

/** A step returns its loss, the norm of its gradient, and its learning rate. */
const losses = (steps: Float64Array) => Array.from(steps).filter((_, k) => k % 3 === 0);

const reversal: StudyRequest = {
  ...{ model: 'language_model', seed: 1, options: [['norm', 'pre']], examples: { task: 'reversal' } },
  sizes: [
    ['d_model', 32],
    ['n_heads', 2],
    ['d_ff', 64],
  ],
  ...{ optimizer: { rule: 'adam' }, schedule: { course: 'constant', rate: 0.005 }, clip: 1, batch: 16 },
};

/** Three words turned around, with an end; some are shorter. */
const turned: StudyRequest = {
  ...reversal,
  model: 'translator',
  sizes: [...Object.entries({ d_model: 16, n_heads: 2, d_ff: 32, n: 3, m: 4, c_source: 4, c_target: 5 })],
  batch: 4,
  examples: {
    count: 6,
    source: Int32Array.of(
      ...[0, 1, 2],
      ...[1, 3, -1],
      ...[2, 2, 0],
      ...[3, 0, 1],
      ...[2, -1, -1],
      ...[3, 1, 2],
    ),
    target: Int32Array.of(
      ...[2, 1, 0, 4],
      ...[3, 1, 4, -1],
      ...[0, 2, 2, 4],
      ...[1, 0, 3, 4],
      ...[2, 4, -1, -1],
      ...[2, 1, 3, 4],
    ),
  },
};

const inStudy = (request: StudyRequest, body: (study: InstanceType<typeof engine.Study>) => void) => {
  const study = new engine.Study(request);
  body(study);
  study.delete();
};

/** What the model that `reversal` describes says after these words, when no other place is there. */
function nextWord(words: readonly number[], weights: readonly Weight[]): number {
  const known = weights.find(({ name }) => name === 'w_embed')?.rows ?? 0;
  const x = { name: 'x', rows: words.length, cols: known, data: new Float64Array(words.length * known) };
  for (const [place, word] of words.entries()) x.data[place * known + word] = 1;
  const given = weights.map(({ name, rows, cols, data }) => {
    const count = name === 'learned_positions' ? words.length : rows;
    return { name, rows: count, cols, data: Float64Array.from(data.slice(0, count * cols)) };
  });
  const trace = engine.run(
    'language_model',
    [x, ...given],
    [
      ['norm', 'pre'],
      ['n_heads', 2],
      ['mask', 'none'],
    ],
  );
  const last = [...engine.data(trace).slice(-known)];
  engine.release(trace);
  return last.indexOf(Math.max(...last));
}

describe('a study, through WebAssembly', () => {
  it.each(studies)('computes the same losses as native code, bit for bit: $request.model', (each) =>
    inStudy(requestOf(each.request), (study) =>
      expect(losses(study.step(each.losses.length))).toEqual(each.losses),
    ),
  );

  it('learns to reverse, and shows where it looks', { timeout: 60_000 }, () =>
    inStudy(reversal, (study) => {
      const measured = study.heldOut(200);
      expect(study.accuracy(measured).tokens).toBeLessThan(0.3);
      study.step(80);
      expect(study.accuracy(measured).tokens).toBeGreaterThanOrEqual(0.95);
      study.show(measured, 0);
      const weights = study.data('layer_0/self/head_0/weights');
      expect([weights.rows, weights.cols]).toEqual([12, 12]);
      for (let row = 0; row < 12; row += 1) {
        const sum = weights.data
          .slice(12 * row, 12 * row + 12)
          .reduce((before, weight) => before + weight, 0);
        expect(sum).toBeCloseTo(1, 5);
      }
      expect(study.gradientNorms()).toHaveLength(study.parameters().length);
    }),
  );

  it('writes without a mask from the words so far alone: no blank place is looked at', {
    timeout: 60_000,
  }, () => {
    const options: StudyRequest['options'] = [...reversal.options, ['mask', 'none']];
    inStudy({ ...reversal, options }, (study) => {
      study.step(30);
      const { source = new Int32Array() } = study.heldOut(6);
      for (let number = 0; number < 6; number += 1) {
        const words = [...source.slice(number * 12, number * 12 + 7)];
        for (const written of study.write(study.heldOut(6), number)) {
          expect(written).toBe(nextWord(words, study.weights()));
          words.push(written);
        }
        expect(words).toHaveLength(13);
      }
    });
  });

  it('learns from examples that are given, and writes them', { timeout: 60_000 }, () =>
    inStudy(turned, (study) => {
      const { examples } = turned;
      if ('task' in examples) throw new Error('no examples');
      study.step(150);
      expect(study.accuracy(examples)).toEqual({ tokens: 1, whole: 1, told: 1 });
      expect(study.write(examples, 1)).toEqual([3, 1, 4]);
      expect(study.write({ count: 1, source: Int32Array.of(3, 0, 1) }, 0)).toEqual([1, 0, 3, 4]);
      study.show(examples, 1);
      const { cols, data } = study.data('decoder_0/cross/head_0/weights');
      for (let row = 0; row < 4; row += 1) expect(data[row * cols + 2]).toBe(0);
      expect(inEnglish(() => study.heldOut(3))).toThrow(
        new RangeError('[study] the examples were given: there are no others that it could make'),
      );
    }),
  );

  it('hands its weights to another study, which then says the same', () =>
    inStudy(turned, (study) => {
      study.step(3);
      inStudy({ ...turned, seed: 2 }, (other) => {
        const weights = study.weights();
        other.setWeights(weights);
        expect(other.weights()).toEqual(weights);
        expect(weights.map(({ name }) => name)).toEqual(study.parameters());
        expect(() => other.setWeights(weights.slice(1))).toThrow(RangeError);
        const [first, ...rest] = weights;
        if (!first) throw new Error('no weights');
        const broken = { ...first, data: first.data.map(() => Number.NaN) };
        expect(inEnglish(() => other.setWeights([broken, ...rest]))).toThrow(
          new RangeError(`[weights] ${first.name} holds a number that is not finite`),
        );
        expect(other.weights()).toEqual(weights);
      });
    }));

  it('goes back to a checkpoint and repeats itself', () =>
    inStudy({ ...reversal, batch: 4 }, (study) => {
      study.step(5);
      const checkpoint = study.checkpoint();
      const once = study.step(5);
      study.restore(checkpoint);
      expect(study.steps()).toBe(5);
      expect(study.step(5)).toEqual(once);
    }));

  it('rejects invalid requests with a message', () => {
    const made = (change: object) =>
      inEnglish(() => new engine.Study({ ...reversal, ...change } as StudyRequest));
    expect(made({ examples: { task: 'chess' } })).toThrow(
      new RangeError('[task] there is no task "chess": there are reversal and induction'),
    );
    expect(made({ sizes: Object.entries({ d_model: 32, n_heads: 3 }) })).toThrow(
      new RangeError('[study] d_model is 32 and n_heads 3: heads share the columns evenly'),
    );
    expect(made({ sizes: [['d_ff', 1e9]] })).toThrow(
      new RangeError('[study] d_ff is 1000000000: it must be a whole number from 1 to 256'),
    );
    expect(made({ sizes: [['d_wide', 8]] })).toThrow(
      new RangeError('[study] language_model has no size "d_wide"'),
    );
    expect(made({ model: 'linear' })).toThrow(RangeError);
    expect(made({ model: 'translator' })).toThrow(
      new RangeError('[study] the task reversal is one for a language_model, not for a translator'),
    );
    expect(made({ smoothing: Number.NaN })).toThrow(RangeError);
    expect(made({ batch: 0 })).toThrow(RangeError);
    expect(made({ examples: { count: 1e12 } })).toThrow(RangeError);
    inStudy(reversal, (study) =>
      expect(inEnglish(() => study.data('layer_9/weights'))).toThrow(
        new RangeError('[study] there is no node "layer_9/weights"'),
      ),
    );
  });
});
