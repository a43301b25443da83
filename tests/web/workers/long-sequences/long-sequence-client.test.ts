import { readFileSync } from 'node:fs';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { LongWeights, MAX_ROWS_PER_CALL } from '../../../../web/engine/long-sequences/weights';
import { LongSequenceClient } from '../../../../web/workers/long-sequences/long-sequence-client';
import type { LongProblem, LongStrip, LongView } from '../../../../web/workers/long-sequences/messages';
import { plainBuild } from '../../engine/long-sequences/numbers';
import { numbers } from '../../engine/long-sequences/operands';

const address = new URL('../../../../web/generated/kernels.wasm', import.meta.url);
const n = 200;
const problem: LongProblem = {
  shape: { m: n, n, d_k: 8, high: 0 },
  query: numbers(1, n * 8, 4),
  key: numbers(2, n * 8, 4),
};
const whole: LongView = { firstRow: 0, lastRow: n, firstColumn: 0, lastColumn: n, step: 1 };

// There are no workers in these tests: the server runs on the page, as it does for an element of another origin.
beforeEach(() => {
  vi.stubGlobal('fetch', async () => new Response(readFileSync(address)));
});
afterEach(() => void vi.unstubAllGlobals());

const open = (each = problem) => LongSequenceClient.open(each, address);

/** A view as one picture. */
async function seen(weights: LongSequenceClient, view: LongView): Promise<Float32Array> {
  const width = Math.ceil(view.lastColumn / view.step) - Math.floor(view.firstColumn / view.step);
  const out = new Float32Array(width * Math.ceil((view.lastRow - view.firstRow) / view.step));
  const take = ({ row, numbers: strip }: LongStrip): void => out.set(strip, row * width);
  expect(await weights.view(view, take).done).toBe(true);
  return out;
}

describe('weights of a long sequence', () => {
  it('come in strips, and say how many have come', async () => {
    const shares: number[] = [];
    const viewing = (await open()).view(whole, (_, done) => shares.push(done));
    expect(await viewing.done).toBe(true);
    expect(shares).toEqual([64, 128, 192, 200].map((rows) => rows / n));
  });

  it('are the weights themselves', async () => {
    const direct = await LongWeights.of(await plainBuild(), problem.shape, problem.query, problem.key);
    const rows = [0, 64, 128, 192].map((first) => direct.rows(first, Math.min(MAX_ROWS_PER_CALL, n - first)));
    expect(await seen(await open(), whole)).toEqual(Float32Array.from(rows.flatMap((each) => [...each])));
  });

  it('of a piece are a piece of the weights', async () => {
    const weights = await open();
    const all = await seen(weights, whole);
    const piece = await seen(weights, {
      firstRow: 70,
      lastRow: 150,
      firstColumn: 30,
      lastColumn: 90,
      step: 1,
    });
    for (let row = 0; row < 80; row++)
      expect(piece.subarray(row * 60, (row + 1) * 60)).toEqual(
        all.subarray((70 + row) * n + 30, (70 + row) * n + 90),
      );
  });

  it('from further away are the largest of each square', async () => {
    const weights = await open();
    const all = await seen(weights, whole);
    const view = { firstRow: 64, lastRow: 200, firstColumn: 8, lastColumn: 200, step: 8 };
    const far = await seen(weights, view);
    far.forEach((weight, at) => {
      const [row, column] = [64 + 8 * Math.floor(at / 24), 8 + 8 * (at % 24)];
      const square = Array.from({ length: 64 }, (_, k) => all[(row + (k >> 3)) * n + column + (k & 7)] ?? 0);
      expect(weight).toBe(Math.max(...square));
    });
  });

  it('of one query are asked for by themselves', async () => {
    const weights = await open();
    const all = await seen(weights, whole);
    expect(await weights.row(123)).toEqual(all.subarray(123 * n, 124 * n));
    await expect(weights.row(n)).rejects.toThrow('[kernels] first is 200');
  });
});

describe('a view', () => {
  it('stops when it is cancelled', async () => {
    let strips = 0;
    const viewing = (await open()).view(whole, () => {
      strips += 1;
      viewing.cancel();
    });
    expect(await viewing.done).toBe(false);
    expect(strips).toBe(1);
  });

  it('is replaced by the next request', async () => {
    const weights = await open();
    const first = weights.view(whole, () => undefined);
    const second = weights.view({ ...whole, firstRow: 100 }, () => undefined);
    expect(await Promise.all([first.done, second.done])).toEqual([false, true]);
  });
});

describe('an invalid sequence', () => {
  it('is rejected with a message', async () => {
    await expect(open({ ...problem, shape: { ...problem.shape, n: 0 } })).rejects.toThrow(
      '[kernels] n is 0: expected a whole number from 1 to 65536',
    );
    await expect(open({ ...problem, key: problem.key.subarray(8) })).rejects.toThrow(
      '[kernels] key has 1592 numbers: expected n × d_k = 1600 of them',
    );
  });

  it('leaves nothing waiting when it is closed', async () => {
    const weights = await open();
    const viewing = weights.view(whole, () => undefined);
    weights.close();
    await expect(viewing.done).rejects.toThrow('[kernels] closed');
  });
});
