import { describe, expect, it } from 'vitest';
import { distance, largest, numbersOf, rounding, rowsOf, runOf, someRows } from './run';

const id = 'rotary-positions';
const inputs = { query: someRows(6, 8, 1), key: someRows(6, 8, 2), value: someRows(6, 2, 3) };

const squaredLength = (row: readonly number[] = []): number =>
  row.reduce((sum, each) => sum + each * each, 0);

describe('rotary positions', () => {
  it('have scores that stay if all positions are shifted', () => {
    for (const pairing of ['neighbours', 'halves'])
      for (const start of [1, 7, 100, 994]) {
        const [trace, shifted] = [0, start].map((first) =>
          runOf(id, { inputs, options: { pairing, start: first, base: 10_000 } }),
        );
        if (trace === undefined || shifted === undefined) throw new Error('no run');
        // An angle is off by two roundings of itself, its sine and cosine by that and two roundings more; a score by what both
        // of its rows are off, times their lengths, and by the roundings of a sum of 8 products.
        const lengths = largest(numbersOf(trace, 'query_lengths')) * Math.sqrt(8 * 4);
        const bound = lengths * (2 * (2 * (start + 5) + 2) + 8 + 4) * rounding * 2;
        expect(bound).toBeLessThan(2e-11);
        expect(distance(numbersOf(trace, 'scores'), numbersOf(shifted, 'scores'))).toBeLessThanOrEqual(bound);
        expect(
          distance(numbersOf(trace, 'rotated_query'), numbersOf(shifted, 'rotated_query')),
        ).toBeGreaterThan(0.1);
      }
  });

  it('give the same word the same score at the same distance', () => {
    const scores = rowsOf(runOf(id), 'scores').slice(0, 3);
    for (const [row, col] of [
      [0, 0],
      [0, 1],
      [1, 0],
    ] as const)
      expect(scores[row]?.[col]).toBeCloseTo(scores[row + 1]?.[col + 1] ?? Number.NaN, 14);
    expect(scores[1]?.[0]).not.toBeCloseTo(scores[2]?.[0] ?? Number.NaN, 1);
  });

  it('change no length, in either pairing; in a mixture they do', () => {
    for (const pairing of ['neighbours', 'halves', 'mixed']) {
      const trace = runOf(id, { inputs, options: { pairing } });
      const change = distance(numbersOf(trace, 'query_lengths'), numbersOf(trace, 'rotated_lengths'));
      if (pairing === 'mixed') expect(change).toBeGreaterThan(0.1);
      else expect(change).toBeLessThan(16 * rounding * 8);
    }
  });

  it('turn (1, 2, 3, 4) at position 1 as libraries do: neighbours, halves, and the mixture of both', () => {
    const row = [[1, 2, 3, 4]];
    const turned = (pairing: string) =>
      rowsOf(
        runOf(id, {
          inputs: { query: row, key: row, value: [[1]] },
          options: { pairing, start: 1, base: 10_000 },
        }),
        'rotated_query',
      )[0] ?? [];
    expect(distance(turned('neighbours'), [-1.1426, 1.9221, 2.9599, 4.0298])).toBeLessThan(5.1e-5);
    expect(distance(turned('halves'), [-1.9841, 1.9599, 2.4624, 4.0198])).toBeLessThan(5.1e-5);
    expect(distance(turned('mixed'), [-1.9841, -2.2853, 3.0099, 4.0198])).toBeLessThan(5.1e-5);
    expect(squaredLength(turned('halves'))).toBeCloseTo(30, 12);
    expect(squaredLength(turned('mixed'))).toBeCloseTo(34.38, 2);
  });

  it('stay within the angles of half as many tokens if positions are halved', () => {
    const angles = rowsOf(runOf(id, { inputs }), 'angles');
    const stretched = rowsOf(runOf(id, { inputs, options: { stretch: 2 } }), 'angles');
    for (const at of [0, 1, 2])
      expect(distance(stretched[2 * at] ?? [], angles[at] ?? [])).toBeLessThan(1e-15);
    expect(stretched[5]?.[0]).toBe((angles[5]?.[0] ?? 0) / 2);
  });

  it('keep seven tokens, not eight, within the angles of four if positions are halved', () => {
    const anglesOf = (n: number, stretch: number): number => {
      const rows = { query: someRows(n, 4, 1), key: someRows(n, 4, 2), value: someRows(n, 1, 3) };
      return largest(numbersOf(runOf(id, { inputs: rows, options: { stretch } }), 'angles'));
    };
    // Chen et al. 2023, section 2.3: position m becomes m L / L′, here m / 2.
    expect(anglesOf(7, 2)).toBe(anglesOf(4, 1));
    expect(anglesOf(8, 2)).toBeGreaterThan(anglesOf(4, 1));
    expect(anglesOf(7, 1)).toBeGreaterThan(anglesOf(4, 1));
  });

  it('have the frequencies of the paper: base^(−2 (i − 1) / d), i from 1', () => {
    for (const base of [100, 10_000, 500_000]) {
      const frequencies = numbersOf(runOf(id, { inputs, options: { base } }), 'frequencies');
      const expected = [1, 2, 3, 4].map((i) => Math.exp((Math.log(base) * -2 * (i - 1)) / 8));
      expect(frequencies.length).toBe(expected.length);
      for (const [at, each] of expected.entries()) expect((frequencies[at] ?? 0) / each).toBeCloseTo(1, 14);
    }
  });

  it('move no value', () => {
    const trace = runOf(id, { options: { start: 500 } });
    expect(numbersOf(trace, 'value')).toEqual(numbersOf(runOf(id), 'value'));
  });
});
