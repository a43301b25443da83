import { describe, expect, it } from 'vitest';
import { numbersOf, rowsOf, runOf, someRows } from './run';

const id = 'distance-bias';
const n = 24;
const long = { query: someRows(n, 2, 1), key: someRows(n, 2, 2) };

describe('a price for each step', () => {
  it('is 1/2 for the first of eight heads, half of it for each next one, 1/256 for the last', () => {
    for (let head = 1; head <= 8; head++) {
      const bias = rowsOf(runOf(id, { options: { head } }), 'slope_bias');
      expect(bias[5]?.map((each) => each / -(0.5 ** head))).toEqual([5, 4, 3, 2, 1, 0]);
    }
  });

  it('gives the same word less weight the further it is', () => {
    const trace = runOf(id);
    const [, first = 0, , second = 0, , third = 0] = rowsOf(trace, 'slope_weights')[5] ?? [];
    expect(first).toBeLessThan(second);
    expect(second).toBeLessThan(third);
    // Two steps cost one point: a factor of e.
    expect(third / second).toBeCloseTo(Math.E, 12);
    const plain = rowsOf(trace, 'weights')[5] ?? [];
    expect(plain[1]).toBe(plain[5]);
  });
});

describe('the buckets of T5', () => {
  const index = rowsOf(runOf(id, { inputs: long, options: { buckets: 8, furthest: 20 } }), 'bucket_index');
  const back = Array.from({ length: n }, (_, distance) => index[n - 1]?.[n - 1 - distance] ?? Number.NaN);
  const ahead = Array.from({ length: n }, (_, distance) => index[0]?.[distance] ?? Number.NaN);

  it('are one by one for near tokens, then wider and wider; the furthest share the last', () => {
    expect(back.slice(0, 3)).toEqual([0, 1, 2]);
    expect(back).toEqual([...back].sort((a, b) => a - b));
    expect(back.slice(20)).toEqual([3, 3, 3, 3]);
  });

  it('are others ahead than back', () => {
    expect(ahead.slice(1)).toEqual(back.slice(1).map((each) => each + 4));
  });

  it('are those of the library for 32 buckets up to 128', () => {
    // relative_position_bucket of Hugging Face Transformers, worked out by hand: 8 + ⌊8 ln(distance / 8) / ln 16⌋.
    const trace = runOf(id, {
      inputs: { ...long, t5_table: someRows(32, 1, 3) },
      options: { buckets: 32, furthest: 128 },
    });
    const row = rowsOf(trace, 'bucket_index')[n - 1] ?? [];
    const at = (distance: number) => row[n - 1 - distance];
    expect([0, 1, 7, 8, 11, 12, 15, 16, 22, 23].map(at)).toEqual([0, 1, 7, 8, 8, 9, 9, 10, 10, 11]);
  });

  it('look their number up', () => {
    const trace = runOf(id);
    const table = numbersOf(trace, 't5_table');
    expect(numbersOf(trace, 'bucket_bias')).toEqual(
      numbersOf(trace, 'bucket_index').map((bucket) => table[bucket]),
    );
  });
});

describe('the table of Swin', () => {
  it('numbers the offsets of a window of 2 × 2 as its code does', () => {
    expect(rowsOf(runOf(id), 'offset_index')).toEqual([
      [4, 3, 1, 0],
      [5, 4, 2, 1],
      [7, 6, 4, 3],
      [8, 7, 5, 4],
    ]);
  });

  it('has one number for each offset, whatever the size of the window', () => {
    for (const w of [1, 2, 3, 4]) {
      const inputs = { pixels: someRows(w * w, 2, 1), swin_table: someRows((2 * w - 1) ** 2, 1, 2) };
      const index = rowsOf(runOf(id, { inputs, options: { w } }), 'offset_index');
      const numbers = new Map<string, number>();
      for (const [i, row] of index.entries())
        for (const [j, number] of row.entries()) {
          const offset = `${Math.floor(i / w) - Math.floor(j / w)} ${(i % w) - (j % w)}`;
          expect(numbers.get(offset) ?? number, offset).toBe(number);
          numbers.set(offset, number);
        }
      expect(new Set(numbers.values()).size).toBe((2 * w - 1) ** 2);
    }
  });
});
