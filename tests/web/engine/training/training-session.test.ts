import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { TrainingSessionRequest, Weight } from '../../../../web/engine/training';
import { withEnglishErrors } from '../support/errors';
import { createModule, wasm } from '../support/watched';

/** A request as in JSON, with lists in place of typed arrays. */
interface RecordedRequest extends Omit<TrainingSessionRequest, 'examples'> {
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
  readonly sessions: readonly { readonly request: RecordedRequest; readonly losses: readonly number[] }[];
}

const { sessions } = JSON.parse(readFileSync('tests/fixtures/training/bits.json', 'utf8')) as Bits;

function requestOf({ examples, ...request }: RecordedRequest): TrainingSessionRequest {
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

const reversal: TrainingSessionRequest = {
  ...{ model: 'language_model', seed: 1, options: [['norm', 'pre']], examples: { task: 'reversal' } },
  sizes: [
    ['d_model', 32],
    ['n_heads', 2],
    ['d_ff', 64],
  ],
  ...{ optimizer: { rule: 'adam' }, schedule: { kind: 'constant', rate: 0.005 }, clip: 1, batch: 16 },
};

/** Three words turned around, with an end; some are shorter. */
const turned: TrainingSessionRequest = {
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

const withSession = (
  request: TrainingSessionRequest,
  body: (session: InstanceType<typeof engine.TrainingSession>) => void,
) => {
  const session = new engine.TrainingSession(request);
  body(session);
  session.delete();
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

describe('a training session, through WebAssembly', () => {
  it.each(sessions)('computes the same losses as native code, bit for bit: $request.model', (each) =>
    withSession(requestOf(each.request), (session) =>
      expect(losses(session.step(each.losses.length))).toEqual(each.losses),
    ),
  );

  it('learns to reverse, and shows where it looks', { timeout: 60_000 }, () =>
    withSession(reversal, (session) => {
      const measured = session.heldOut(200);
      expect(session.accuracy(measured).tokens).toBeLessThan(0.3);
      session.step(80);
      expect(session.accuracy(measured).tokens).toBeGreaterThanOrEqual(0.95);
      session.show(measured, 0);
      const weights = session.data('layer_0/self/head_0/weights');
      expect([weights.rows, weights.cols]).toEqual([12, 12]);
      for (let row = 0; row < 12; row += 1) {
        const sum = weights.data
          .slice(12 * row, 12 * row + 12)
          .reduce((before, weight) => before + weight, 0);
        expect(sum).toBeCloseTo(1, 5);
      }
      expect(session.gradientNorms()).toHaveLength(session.parameters().length);
    }),
  );

  it('writes without a mask from the words so far alone: no blank place is looked at', {
    timeout: 60_000,
  }, () => {
    const options: TrainingSessionRequest['options'] = [...reversal.options, ['mask', 'none']];
    withSession({ ...reversal, options }, (session) => {
      session.step(30);
      const { source = new Int32Array() } = session.heldOut(6);
      for (let number = 0; number < 6; number += 1) {
        const words = [...source.slice(number * 12, number * 12 + 7)];
        for (const written of session.write(session.heldOut(6), number)) {
          expect(written).toBe(nextWord(words, session.weights()));
          words.push(written);
        }
        expect(words).toHaveLength(13);
      }
    });
  });

  it('learns from examples that are given, and writes them', { timeout: 60_000 }, () =>
    withSession(turned, (session) => {
      const { examples } = turned;
      if ('task' in examples) throw new Error('no examples');
      session.step(150);
      expect(session.accuracy(examples)).toEqual({ tokens: 1, whole: 1, teacherForced: 1 });
      expect(session.write(examples, 1)).toEqual([3, 1, 4]);
      expect(session.write({ count: 1, source: Int32Array.of(3, 0, 1) }, 0)).toEqual([1, 0, 3, 4]);
      session.show(examples, 1);
      const { cols, data } = session.data('decoder_0/cross/head_0/weights');
      for (let row = 0; row < 4; row += 1) expect(data[row * cols + 2]).toBe(0);
      expect(withEnglishErrors(() => session.heldOut(3))).toThrow(
        new RangeError('[training] the examples were given: there are no others that it could make'),
      );
    }),
  );

  it('hands its weights to another session, which then says the same', () =>
    withSession(turned, (session) => {
      session.step(3);
      withSession({ ...turned, seed: 2 }, (other) => {
        const weights = session.weights();
        other.setWeights(weights);
        expect(other.weights()).toEqual(weights);
        expect(weights.map(({ name }) => name)).toEqual(session.parameters().map(({ id }) => id));
        expect(session.parameters().find(({ id }) => id === 'encoder_0/self/w_q')).toEqual({
          ...{ id: 'encoder_0/self/w_q', name: 'w_q' },
          group: [
            { kind: 'encoder', number: 1 },
            { kind: 'self', number: null },
          ],
        });
        expect(() => other.setWeights(weights.slice(1))).toThrow(RangeError);
        const [first, ...rest] = weights;
        if (!first) throw new Error('no weights');
        const broken = { ...first, data: first.data.map(() => Number.NaN) };
        expect(withEnglishErrors(() => other.setWeights([broken, ...rest]))).toThrow(
          new RangeError(`[weights] ${first.name} holds a number that is not finite`),
        );
        expect(other.weights()).toEqual(weights);
      });
    }));

  it('goes back to a checkpoint and repeats itself', () =>
    withSession({ ...reversal, batch: 4 }, (session) => {
      session.step(5);
      const checkpoint = session.checkpoint();
      const once = session.step(5);
      session.restore(checkpoint);
      expect(session.steps()).toBe(5);
      expect(session.step(5)).toEqual(once);
    }));

  it('rejects invalid requests with a message', () => {
    const made = (change: object) =>
      withEnglishErrors(
        () => new engine.TrainingSession({ ...reversal, ...change } as TrainingSessionRequest),
      );
    expect(made({ examples: { task: 'chess' } })).toThrow(
      new RangeError('[task] there is no task "chess": there are reversal and induction'),
    );
    expect(made({ sizes: Object.entries({ d_model: 32, n_heads: 3 }) })).toThrow(
      new RangeError('[training] d_model is 32 and n_heads 3: heads share the columns evenly'),
    );
    expect(made({ sizes: [['d_ff', 1e9]] })).toThrow(
      new RangeError('[training] d_ff is 1000000000: it must be a whole number from 1 to 256'),
    );
    expect(made({ sizes: [['d_wide', 8]] })).toThrow(
      new RangeError('[training] language_model has no size "d_wide"'),
    );
    expect(made({ model: 'linear' })).toThrow(RangeError);
    expect(made({ model: 'translator' })).toThrow(
      new RangeError('[training] the task reversal is one for a language_model, not for a translator'),
    );
    expect(made({ smoothing: Number.NaN })).toThrow(RangeError);
    expect(made({ batch: 0 })).toThrow(RangeError);
    expect(made({ examples: { count: 1e12 } })).toThrow(RangeError);
    withSession(reversal, (session) =>
      expect(withEnglishErrors(() => session.data('layer_9/weights'))).toThrow(
        new RangeError('[training] there is no node "layer_9/weights"'),
      ),
    );
  });
});
