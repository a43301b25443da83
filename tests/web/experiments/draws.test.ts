import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { DotProducts, RandomMatrix } from '../../../web/engine/types';
import { largestDifference, mean, variance } from '../../../web/experiments/shared/statistics';
import { engine } from './bench';

interface Case<Request> {
  readonly request: Request;
  readonly data: readonly number[];
  readonly tolerance: number;
}

interface Draws {
  readonly matrices: readonly Case<RandomMatrix>[];
  readonly dots: readonly Case<DotProducts>[];
}

const draws = JSON.parse(readFileSync('tests/fixtures/experiments/draws.json', 'utf8')) as Draws;

const request: RandomMatrix = { seed: 1, stream: 1, rows: 2, cols: 2, law: 'normal' };
const dots: DotProducts = { seed: 1, stream: 1, width: 4, first: 0, count: 2, law: 'normal', mean: 0 };

describe('random numbers', () => {
  it.each(draws.matrices)('match the reference program: matrix $request', ({ request, data, tolerance }) => {
    const matrix = engine.randomMatrix(request);
    expect([matrix.rows, matrix.cols]).toEqual([request.rows, request.cols]);
    expect(largestDifference(matrix.data, data)).toBeLessThanOrEqual(tolerance);
  });

  it.each(draws.dots)(
    'are those of another program: dot products $request',
    ({ request, data, tolerance }) => {
      expect(largestDifference(engine.dotProducts(request), data)).toBeLessThanOrEqual(tolerance);
    },
  );

  it('are the same when drawn in parts', () => {
    const whole = engine.dotProducts({ ...dots, count: 10 });
    const parts = [0, 3, 6, 9].flatMap((first) =>
      Array.from(engine.dotProducts({ ...dots, first, count: Math.min(3, 10 - first) })),
    );
    expect(parts).toEqual(Array.from(whole));
  });

  it('differ between seeds, and between streams', () => {
    const data = (seed: number, stream: number) =>
      Array.from(engine.randomMatrix({ ...request, seed, stream }).data);
    expect(data(1, 1)).not.toEqual(data(2, 1));
    expect(data(1, 1)).not.toEqual(data(1, 2));
    expect(data(1, 2)).not.toEqual(data(2, 1));
  });

  it.each(['normal', 'uniform'] as const)('have mean 0 and variance 1: %s', (law) => {
    const { data } = engine.randomMatrix({ ...request, rows: 256, cols: 256, law });
    // Five standard errors: 1/√N of the mean, √((E[x⁴] - 1)/N) of the variance, with E[x⁴] 3 and 9/5.
    const count = 256 ** 2;
    expect(Math.abs(mean(data))).toBeLessThan(5 / Math.sqrt(count));
    expect(Math.abs(variance(data) - 1)).toBeLessThan(
      5 * Math.sqrt(((law === 'normal' ? 3 : 1.8) - 1) / count),
    );
  });

  it('are rejected with a message', () => {
    expect(() => engine.randomMatrix({ ...request, seed: -1 })).toThrow(
      '[random] seed is -1: it must be a whole number from 0 to 999999',
    );
    expect(() => engine.randomMatrix({ ...request, cols: 257 })).toThrow('[random] cols is 257: it must be');
    expect(() => engine.dotProducts({ ...dots, width: 0 })).toThrow('[dot_products] width is 0: it must be');
    expect(() => engine.dotProducts({ ...dots, mean: Number.NaN })).toThrow('[dot_products] mean is NaN');
    const other = 'cauchy' as 'normal';
    expect(() => engine.randomMatrix({ ...request, law: other })).toThrow(
      '[random] law is "cauchy": it must be one of normal, uniform',
    );
  });
});
