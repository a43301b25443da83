import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { boxOutline, polygon, ribbonOutline } from '../../../../web/figures/weight-lines/outlines';
import { type Ribbon, ribbonPath, ribbonsBetween } from '../../../../web/svg/ribbons';

const places = { columns: [100, 200, 300], rows: [80, 320], top: 0, bottom: 90 };

/** The ribbons of rows of weights, with a width of 10 for weight 1. */
function ribbons(weights: readonly (readonly number[])[]): readonly Ribbon[] {
  return ribbonsBetween((row, col) => weights[row]?.[col] ?? 0, places, 10);
}

/** The ends of ribbons at a word as intervals, from left to right. */
const ends = (list: readonly Ribbon[], end: 'from' | 'to'): readonly (readonly [number, number])[] =>
  list
    .map((ribbon) => [ribbon[end][0] - ribbon.width / 2, ribbon[end][0] + ribbon.width / 2] as const)
    .sort(([a], [b]) => a - b);

describe('ribbonsBetween', () => {
  it('gives every weight its share of the width, and 0 no ribbon', () => {
    const found = ribbons([
      [0.5, 0.5, 0],
      [0, 0, 1],
    ]);
    expect(found.map(({ row, col, width }) => [row, col, width])).toEqual([
      [0, 0, 5],
      [0, 1, 5],
      [1, 2, 10],
    ]);
    expect(found[2]).toMatchObject({ from: [300, 0], to: [320, 90] });
  });

  it('puts the ribbons of a word side by side around its middle, in the order of the other words', () => {
    const found = ribbons([
      [0.5, 0.2, 0.3],
      [0.1, 0.2, 0.7],
    ]);
    const ofRow = found.filter(({ row }) => row === 0);
    expect(ofRow.map(({ to: [x] }) => x)).toEqual([77.5, 81, 83.5]);
    const ofColumn = found.filter(({ col }) => col === 2);
    expect(ofColumn.map(({ from: [x] }) => x)).toEqual([296.5, 301.5]);
  });

  it('leaves neither gaps nor overlaps at any word', () => {
    const weight = fc.double({ min: 0, max: 1, noNaN: true }).map((value) => (value < 0.3 ? 0 : value));
    const rows = fc.array(fc.array(weight, { minLength: 3, maxLength: 3 }), { minLength: 2, maxLength: 2 });
    fc.assert(
      fc.property(rows, (weights) => {
        const found = ribbons(weights);
        const atWords = [0, 1]
          .map((row) =>
            ends(
              found.filter((each) => each.row === row),
              'to',
            ),
          )
          .concat(
            [0, 1, 2].map((col) =>
              ends(
                found.filter((each) => each.col === col),
                'from',
              ),
            ),
          );
        for (const intervals of atWords)
          for (const [index, [left]] of intervals.slice(1).entries())
            expect(left).toBeCloseTo(intervals[index]?.[1] ?? Number.NaN, 9);
      }),
    );
  });
});

describe('the outline of a ribbon', () => {
  const ribbon = { from: [10, 0], to: [110, 60], width: 8 } as const;

  it('follows the path from end to end, as wide as the ribbon', () => {
    expect(ribbonPath(ribbon)).toBe('M10 0C10 30 110 30 110 60');
    const outline = ribbonOutline(ribbon);
    const half = outline.length / 2;
    expect([outline[0], outline.at(-1)]).toEqual([
      [6, 0],
      [14, 0],
    ]);
    expect([outline[half - 1], outline[half]]).toEqual([
      [106, 60],
      [114, 60],
    ]);
    for (const [index, [x, y]] of outline.slice(0, half).entries()) {
      const [otherX, otherY] = outline.at(-1 - index) ?? [Number.NaN, Number.NaN];
      expect(Math.hypot(x - otherX, y - otherY)).toBeCloseTo(8, 9);
    }
  });

  it('has as many points as that of a cell, so that one can turn into the other', () => {
    const box = { x: 20, y: 200, width: 84, height: 60 } as DOMRect;
    const outline = boxOutline(box);
    expect(outline).toHaveLength(ribbonOutline(ribbon).length);
    expect(new Set(outline.map(([x]) => x))).toEqual(new Set([20, 104]));
    expect(polygon(outline.slice(0, 1), [20, 100])).toBe('polygon(0.0px 100.0px)');
  });
});
