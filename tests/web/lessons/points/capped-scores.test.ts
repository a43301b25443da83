import { describe, expect, it } from 'vitest';
import { distance, largest, numbersOf, rounding, rowsOf, runOf } from './run';

const id = 'capped-scores';
const factors = [1, 2, 6, 12, 20];

describe('long queries', () => {
  it('let one weight take nearly all; capped scores and normed ones do not', () => {
    const largestWeight = (name: string) =>
      factors.map((factor) => largest(rowsOf(runOf(id, { options: { factor } }), name)[3] ?? []));
    const plain = largestWeight('weights');
    expect(plain).toEqual([...plain].sort((a, b) => a - b));
    expect(plain.at(-1)).toBeGreaterThan(0.999);
    expect(Math.max(...largestWeight('capped_weights'))).toBeLessThan(0.7);
    expect(Math.max(...largestWeight('normed_weights'))).toBeLessThan(0.5);
  });

  it('leave normed weights as they are', () => {
    const [first, ...others] = factors.map((factor) =>
      numbersOf(runOf(id, { options: { factor } }), 'normed_weights'),
    );
    // The factor, the length and the division round three times each, which moves a cosine by 8 roundings and a score by three
    // times that; a weight moves by twice as much, and the softmax adds a few.
    for (const other of others)
      expect(distance(first ?? [], other)).toBeLessThan((2 * 3 * 8 + 16) * rounding);
  });
});

describe('a cap', () => {
  it('bounds the scores and keeps their order', () => {
    for (const cap of [1, 4, 50]) {
      const trace = runOf(id, { options: { cap } });
      const [scores, capped] = [numbersOf(trace, 'scores'), numbersOf(trace, 'capped')];
      expect(largest(capped)).toBeLessThan(cap);
      const order = (numbers: readonly number[]) =>
        numbers.flatMap((one) => numbers.map((other) => Math.sign(one - other)));
      expect(order(capped)).toEqual(order(scores));
    }
  });

  it('hides what comes later before the mask only: scores 2 and 4, cap 1', () => {
    const inputs = { query: [[1], [1]], key: [[2], [4]], value: [[1], [0]] };
    const firstRow = (cap_after_mask: boolean) =>
      rowsOf(runOf(id, { inputs, options: { factor: 1, cap: 1, cap_after_mask } }), 'capped_weights')[0] ??
      [];
    expect(firstRow(false)).toEqual([1, 0]);
    expect(distance(firstRow(true), [0.877, 0.123])).toBeLessThan(5.1e-4);
  });
});

describe('normed queries and keys', () => {
  it('score by directions only', () => {
    const trace = runOf(id);
    const cosines = rowsOf(trace, 'cosines');
    expect(largest(cosines.flat())).toBeLessThanOrEqual(1 + 4 * rounding);
    for (const row of cosines) expect(row[1]).toBe(row[3]);
    expect(numbersOf(trace, 'key_lengths')[1]).toBe(2);
  });
});
