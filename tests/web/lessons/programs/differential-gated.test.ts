import { describe, expect, it } from 'vitest';
import { roundoff, rowsOf, runOf } from './run';

const id = 'differential-gated';
const lastRow = (node: string, factor = 0.7): readonly number[] =>
  rowsOf(runOf(id, { options: { factor } }), node)[4] ?? [];

describe('the difference of two maps', () => {
  it('loses sink and noise, and keeps what only the first map looks at', () => {
    const [start = 0, ann = 0, ...rest] = lastRow('part_0/weights');
    expect(start).toBe(ann);
    expect(rest.reduce((sum, each) => sum + each, 0)).toBeGreaterThan(0.25);
    const [lost = 1, kept = 0, ...noise] = lastRow('difference');
    expect(kept).toBeGreaterThan(20 * lost);
    for (const each of noise) expect(kept).toBeGreaterThan(90 * each);
  });

  it('has rows that add up to 1 − λ', () => {
    // Each weight of both maps has at most 8 roundings, and 5 are added up.
    for (const factor of [0, 0.3, 0.7, 1])
      for (const [total = Number.NaN] of rowsOf(runOf(id, { options: { factor } }), 'totals'))
        expect(Math.abs(total - (1 - factor))).toBeLessThanOrEqual(2 * (8 + 5) * roundoff);
  });

  it('has numbers below 0 where the second map has more', () => {
    expect(lastRow('difference', 1).filter((each) => each < 0).length).toBe(4);
    expect(lastRow('difference', 0)).toEqual(lastRow('part_0/weights'));
  });
});

describe('a gate', () => {
  it('lets nothing of what a word without a target takes from the start pass', () => {
    const trace = runOf(id);
    const [plain, gated] = ['plain', 'gated'].map((node) => rowsOf(trace, node)[2]?.[0] ?? Number.NaN);
    expect(plain).toBeGreaterThan(2);
    expect(gated).toBeLessThan(0.04);
  });

  it('belongs to one number', () => {
    const gates = [
      [0, 0],
      [1, 2],
      [4, -4],
      [1, 0],
      [2, 3],
    ];
    const before = rowsOf(runOf(id), 'gated');
    const after = rowsOf(runOf(id, { inputs: { G: gates } }), 'gated');
    const changed = after.flatMap((row, at) =>
      row.flatMap((each, col) => (each === before[at]?.[col] ? [] : [[at, col]])),
    );
    expect(changed).toEqual([[2, 0]]);
  });
});
