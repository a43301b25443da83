import { describe, expect, it } from 'vitest';
import { middleOf, pictureLines } from '../../../../web/figures/pixel-attention/picture-lines';

const target = (row: number, col: number, weight: number) => ({ at: middleOf(row, col), weight });

describe('lines on a picture', () => {
  it('are as wide as their weights, the largest last', () => {
    const lines = pictureLines({
      from: middleOf(0, 0),
      targets: [target(0, 1, 0.6), target(1, 0, 0.3), target(1, 1, 0.1)],
      reach: 0.6,
    });
    expect(lines.map(({ weight }) => weight)).toEqual([0.1, 0.3, 0.6]);
    expect(lines.map(({ width }) => width)).toEqual([0.04, 0.12, 0.24]);
    expect(lines.map(({ path }) => path.startsWith('M0.5 0.5Q'))).toEqual([true, true, true]);
    expect(lines.at(-1)?.path.endsWith('1.5 0.5')).toBe(true);
  });

  it('leave out the square itself, and weights that cannot be seen', () => {
    const targets = [target(0, 0, 0.5), target(0, 1, 0.45), target(1, 0, 0.02), target(1, 1, 0)];
    const lines = pictureLines({ from: middleOf(0, 0), targets, reach: 0.5 });
    expect(lines.map(({ to }) => to)).toEqual([middleOf(0, 1)]);
  });

  it('are never so many that they cover the picture', () => {
    const targets = Array.from({ length: 100 }, (_, at) => target(Math.floor(at / 10), at % 10, 0.01));
    expect(pictureLines({ from: middleOf(0, 0), targets, reach: 0.01 })).toHaveLength(16);
  });
});
