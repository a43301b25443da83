import { beforeAll, describe, expect, it } from 'vitest';
import { Engine } from '../../../../web/engine/engine';
import { movedIn } from '../../../../web/engine/numbers/rounding-error';
import type { MatrixData, RunRequest, Trace } from '../../../../web/engine/types';
import { fixtureCases } from '../support/fixtures';
import { createModule, wasm } from '../support/watched';

let engine: Engine;

beforeAll(async () => {
  engine = await Engine.load(wasm, createModule);
});

/** Numbers from −2 to 2, the same for the same seed. */
function numbers(count: number, seed: number): readonly number[] {
  let state = seed;
  return Array.from({ length: count }, () => {
    state = (state * 48271) % 2147483647;
    return (state / 2147483647) * 4 - 2;
  });
}

const matrix = (rows: number, cols: number, seed: number): MatrixData => ({
  ...{ rows, cols },
  data: numbers(rows * cols, seed),
});

/** The rows of a matrix in the opposite order. */
function reversed({ rows, cols, data }: MatrixData): MatrixData {
  const order = Array.from({ length: rows }, (_, row) => rows - 1 - row);
  return { rows, cols, data: order.flatMap((row) => Array.from(data).slice(row * cols, (row + 1) * cols)) };
}

const movedCount = (id: string, before: Trace, after: Trace): number => {
  const isMoved = movedIn(id, before, after);
  return Array.from(after.node(id)?.data ?? []).filter((_, at) => isMoved(at)).length;
};

const differingCount = (id: string, before: Trace, after: Trace): number =>
  Array.from(after.node(id)?.data ?? []).filter((value, at) => value !== before.node(id)?.data[at]).length;

/** Queries, keys and values, and the same with keys and values in another order: the sums of the result are the same. */
function inAnotherOrder(size: number, seed: number): readonly [RunRequest, RunRequest] {
  const inputs = {
    query: matrix(size, 8, seed),
    key: matrix(size, 8, seed + 1),
    value: matrix(size, 8, seed + 2),
  };
  const one: RunRequest = { variant: 'scaled_dot_product', inputs, options: {} };
  const other = { ...inputs, key: reversed(inputs.key), value: reversed(inputs.value) };
  return [one, { ...one, inputs: other }];
}

/** A request with one number of an input changed. */
function edited(request: RunRequest, name: string, at: number, by: number): RunRequest {
  const input = request.inputs[name];
  if (input === undefined) throw new Error(`no input ${name}`);
  const data = Array.from(input.data, (value, index) => (index === at ? value + by : value));
  return { ...request, inputs: { ...request.inputs, [name]: { ...input, data } } };
}

describe('a number that moved', () => {
  it('is none whose sum was added up in another order', () => {
    let differing = 0;
    for (let seed = 1; seed <= 60; seed += 1) {
      const [one, other] = inAnotherOrder(4 + seed, seed);
      const [before, after] = [engine.run(one), engine.run(other)];
      differing += differingCount('context', before, after);
      expect(movedCount('context', before, after)).toBe(0);
    }
    // Most of the last digits do differ.
    expect(differing).toBeGreaterThan(5000);
  });

  it('is none where only the differences of scores count', () => {
    for (let seed = 1; seed <= 60; seed += 1) {
      const scores = matrix(4, 6, seed);
      const shifted = { ...scores, data: Array.from(scores.data, (value) => value + 0.1) };
      const run = (input: MatrixData): Trace =>
        engine.run({ variant: 'softmax', inputs: { scores: input }, options: {} });
      expect(movedCount('weights', run(scores), run(shifted))).toBe(0);
      expect(movedCount('scores', run(scores), run(shifted))).toBe(24);
    }
  });

  it('is each whose derivative by the edited number is not 0, however small the edit', () => {
    let compared = 0;
    const small = fixtureCases.filter(({ request }) =>
      /^(dot|scaled|softmax|feed|layer|self|cross)/.test(request.variant),
    );
    for (const { request } of small) {
      const [name] = Object.keys(request.inputs);
      const value = name === undefined ? undefined : request.inputs[name]?.data[0];
      if (name === undefined || value === undefined || !Number.isFinite(value)) continue;
      const by = 1e-6 * Math.max(1, Math.abs(value));
      const [before, after] = [engine.run(request), engine.run(edited(request, name, 0, by))];
      const last = after.nodes.at(-1);
      if (last === undefined || before.node(last.id) === undefined) continue;
      const isMoved = movedIn(last.id, before, after);
      for (let at = 0; at < Math.min(last.data.length, 12); at += 1) {
        const cell = { node: last.id, row: Math.floor(at / last.cols), col: at % last.cols };
        const slope = before.gradient(cell, name).data[0] ?? Number.NaN;
        if (!(Math.abs(slope) > 1e-3) || !Number.isFinite(slope)) continue;
        compared += 1;
        expect([request.variant, cell, slope, isMoved(at)]).toEqual([request.variant, cell, slope, true]);
      }
    }
    expect(compared).toBeGreaterThan(200);
  });

  it('is small beside a large one', () => {
    const run = (activation: string): Trace =>
      engine.run({
        variant: 'activation',
        inputs: { x: { rows: 1, cols: 3, data: [-5, 40, 0] } },
        options: { activation },
      });
    // 0 and e⁻⁵, beside e⁴⁰.
    const isMoved = movedIn('activated', run('relu'), run('exp'));
    expect([0, 1, 2].map(isMoved)).toEqual([true, true, true]);
  });
});
