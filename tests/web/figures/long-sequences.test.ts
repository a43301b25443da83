import { describe, expect, it } from 'vitest';
import {
  type Camera,
  fullView,
  minCells,
  pan,
  reveal,
  sameView,
  viewOf,
  zoom,
} from '../../../web/figures/long-sequences/camera';
import { minExponent, stepOf } from '../../../web/figures/long-sequences/picture';
import { words } from '../../../web/figures/long-sequences/rhyme';
import { problemOf } from '../../../web/figures/long-sequences/vectors';

const n = 4096;

describe('the camera', () => {
  it('never leaves the matrix', () => {
    const near: Camera = { row: 10, column: 4000, size: 100 };
    for (const camera of [
      pan(near, -500, 500, n),
      pan(near, 5000, -5000, n),
      zoom(near, 1000, 0, 1, n),
      zoom(near, 0.001, 0.5, 0.5, n),
    ]) {
      expect(Math.min(camera.row, camera.column)).toBeGreaterThanOrEqual(0);
      expect(Math.max(camera.row, camera.column) + camera.size).toBeLessThanOrEqual(n);
    }
    expect(zoom(near, 1000, 0, 1, n).size).toBe(minCells);
    expect(zoom(near, 0.001, 0.5, 0.5, n)).toEqual(fullView(n));
  });

  it('keeps the point under the pointer where it is', () => {
    const before: Camera = { row: 1000, column: 2000, size: 400 };
    const after = zoom(before, 2, 0.25, 0.75, n);
    expect(after.column + 0.25 * after.size).toBeCloseTo(before.column + 0.25 * before.size, 9);
    expect(after.row + 0.75 * after.size).toBeCloseTo(before.row + 0.75 * before.size, 9);
  });

  it('moves no further than shows a cell', () => {
    const camera: Camera = { row: 100, column: 100, size: 50 };
    expect(reveal(camera, 120, 149, n)).toEqual(camera);
    expect(reveal(camera, 90, 160, n)).toEqual({ row: 90, column: 111, size: 50 });
  });
});

describe('the computed region', () => {
  it.each([
    [512, 1],
    [513, 2],
    [1024, 2],
    [2000, 4],
    [4096, 8],
  ])('of %i cells side by side, one number for squares of %i', (size, step) => {
    expect(viewOf({ row: 0, column: 0, size }, n).step).toBe(step);
  });

  it('covers the visible area in whole squares', () => {
    const camera: Camera = { row: 100.7, column: 900.2, size: 1500 };
    const view = viewOf(camera, n);
    expect(view).toEqual({ firstRow: 100, lastRow: 1604, firstColumn: 900, lastColumn: 2404, step: 4 });
    expect(sameView(view, viewOf({ ...camera, row: 101 }, n))).toBe(true);
    expect(sameView(view, viewOf({ ...camera, row: 105 }, n))).toBe(false);
  });
});

describe('colours', () => {
  it('are logarithmic', () => {
    expect([1, 2 ** (minExponent / 2), 2 ** minExponent, 2 ** -40, 0].map(stepOf)).toEqual([10, 5, 0, 0, 0]);
  });
});

describe('the text', () => {
  it('repeats itself', () => {
    const text = words(1000);
    expect(text.slice(0, 7).join(' ')).toBe('This is the house that Jack built');
    expect(text.slice(7, 19).join(' ')).toBe('This is the malt that lay in the house that Jack built');
    expect(text.slice(463, 463 + 400)).toEqual(text.slice(0, 400));
  });

  it('gives the same three words the same vector', () => {
    const { query, shape } = problemOf(words(600), 'window', 16);
    expect(shape).toEqual({ m: 600, n: 600, d_k: 64, low: -15, high: 0 });
    const vector = (at: number) => [...query.subarray(at * 64, (at + 1) * 64)];
    expect(vector(468)).toEqual(vector(5));
    // The first word has no previous words.
    expect(vector(463)).not.toEqual(vector(0));
  });
});
