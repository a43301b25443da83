import { describe, expect, it } from 'vitest';
import { inputsOf, largestIn, otherRows, roundoff, rowsOf, runOf } from './run';

const own = inputsOf('tiles');
const others = Object.fromEntries(Object.entries(own).map(([name, rows]) => [name, otherRows(name, rows)]));
const sizes = [1, 2, 3, 4, 5, 6, 7, 64];

/**
 * How far the two ways may differ, with `tiles` tiles of n keys. A power of e has the relative error of its argument, a difference of scores
 * up to S in size, and of exp itself: (2 + 2 S) u. In tiles, it is multiplied by up to `tiles` corrections with the same error. The sum
 * over n keys adds n u, the product with a value and the division 3 u. All terms of the sum of powers are positive, so its relative error is as
 * large, and that of a quotient twice as large; the values are at most max V. Both ways together: twice that.
 */
function bound(tiles: number, scores: number, values: number): number {
  const relative = ((tiles + 1) * (2 + 2 * scores) + 6 + tiles + 3) * roundoff;
  return 4 * relative * values;
}

describe('attention in tiles', () => {
  it.each([own, others])('equals plain attention for every size of tiles', (inputs) => {
    for (const size of sizes) {
      const trace = runOf('tiles', { options: { size }, inputs });
      const scores = largestIn(trace, 'weights.scale');
      const most = bound(Math.ceil(6 / size), scores, largestIn(trace, 'V'));
      expect(largestIn(trace, 'difference'), `size ${size}`).toBeLessThanOrEqual(most);
    }
  });

  it('does not without its corrections, unless one tile has all keys', () => {
    for (const size of sizes) {
      const trace = runOf('tiles', { options: { size, correct: false } });
      if (size >= 6) expect(largestIn(trace, 'difference')).toBeLessThan(1e-12);
      else expect(largestIn(trace, 'difference'), `size ${size}`).toBeGreaterThan(0.1);
    }
  });

  it('holds the scores of one tile at a time', () => {
    for (const size of sizes) {
      const trace = runOf('tiles', { options: { size } });
      const tiles = trace.nodes.filter(({ id }) => /^tile_\d+\/scores$/.test(id));
      expect(tiles.length).toBe(Math.ceil(6 / size));
      const held = Math.max(...tiles.map(({ rows, cols }) => rows * cols));
      const { rows = 0, cols = 0 } = trace.node('weights') ?? {};
      expect(rowsOf(trace, 'stored')).toEqual([[rows * cols, held]]);
    }
  });
});

describe('the running maximum and sum', () => {
  it.each([own, others])(
    'are those of Milakov and Gimelshein 2018, algorithm 3, after the keys so far',
    (inputs) => {
      for (const size of sizes) {
        const trace = runOf('tiles', { options: { size }, inputs });
        for (const [row, scores] of rowsOf(trace, 'weights.scale').entries()) {
          let largest = Number.NEGATIVE_INFINITY;
          let sum = 0;
          for (const [at, score] of scores.entries()) {
            const before = largest;
            largest = Math.max(before, score);
            sum = sum * Math.exp(before - largest) + Math.exp(score - largest);
            const isLast = (at + 1) % size === 0 || at + 1 === scores.length;
            if (!isLast) continue;
            const tile = Math.floor(at / size);
            expect(rowsOf(trace, `tile_${tile}/largest`)[row]?.[0]).toBe(largest);
            expect(rowsOf(trace, `tile_${tile}/total`)[row]?.[0]).toBeCloseTo(sum, 12);
          }
        }
      }
    },
  );

  it('need no matrix that has a column for each key', () => {
    for (const size of [1, 2, 3, 5]) {
      const inTiles = runOf('tiles', { options: { size } }).nodes.filter(({ id }) => id.startsWith('tile_'));
      expect(inTiles.length).toBeGreaterThan(6 / size);
      // A tile of the keys themselves, on its side, has their columns as rows.
      expect(Math.max(...inTiles.map(({ cols }) => cols))).toBeLessThan(6);
    }
  });
});
