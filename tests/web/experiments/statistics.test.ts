import { describe, expect, it } from 'vitest';
import {
  countDifferent,
  fitLine,
  fitPower,
  histogram,
  largestDifference,
  mean,
  median,
  quantile,
  variance,
  wilsonInterval,
} from '../../../web/experiments/shared/statistics';

/** Expected numbers were computed by hand, or are known in closed form. */
describe('statistics', () => {
  it('of a sample', () => {
    expect([mean([1, 2, 6]), variance([1, 2, 6]), median([5, 1, 3, 2])]).toEqual([3, 7, 2.5]);
    expect(quantile([4, 1, 2, 3, 5], 0.25)).toBe(2);
  });

  it('widen the interval of a proportion for few trials', () => {
    const rounded = (hits: number, count: number) =>
      wilsonInterval(hits, count).map((bound) => Number(bound.toFixed(4)));
    expect(rounded(5, 10)).toEqual([0.2366, 0.7634]);
    // 0 of n: from 0 to z² / (n + z²).
    expect(rounded(0, 88)).toEqual([0, 0.0418]);
    expect(rounded(88, 88)).toEqual([0.9582, 1]);
    expect(wilsonInterval(0, 0)).toEqual([0, 1]);
  });

  it('put every value into exactly one bin', () => {
    expect(histogram([-1, 0, 0.5, 1, 1.99, 2, 7], 0, 2, 2)).toEqual([2, 2]);
  });

  it('detect the smallest difference, and NaN', () => {
    expect(countDifferent([1, 0, 3], [1 + 2 ** -52, -0, 3])).toBe(2);
    expect(largestDifference([1, 5], [2, 3])).toBe(2);
    expect(largestDifference([1, 1], [Number.NaN, 1])).toBeNaN();
    expect(largestDifference([1], [1, 2])).toBeNaN();
  });

  it('find a line, and how far it is known', () => {
    const exact = fitLine([1, 2, 3, 4].map((x) => [x, 2 * x + 1]));
    expect(exact).toEqual({ slope: 2, intercept: 1, margin: 0 });
    // Residuals 0.25, −0.5, 0.25 leave a variance of 0.375 with one degree of freedom, the spread of x is 2.
    const rough = fitLine([
      [0, 0.25],
      [1, 0.5],
      [2, 2.25],
    ]);
    expect(rough.slope).toBeCloseTo(1, 12);
    expect(rough.margin).toBeCloseTo(12.71 * Math.sqrt(0.375 / 2), 12);
    expect(
      fitLine([
        [0, 0],
        [1, 1],
      ]).margin,
    ).toBe(Number.POSITIVE_INFINITY);
  });

  it('find an exponent', () => {
    expect(fitPower([1, 2, 4, 8].map((x) => [x, 3 * x ** 2])).slope).toBeCloseTo(2, 12);
  });
});
