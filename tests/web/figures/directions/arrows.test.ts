import { expect, test } from 'vitest';
import { type Arrow, headBoxes, placeNames } from '../../../../web/figures/directions/arrows';

const arrow = (x: number, y: number, name: string): Arrow => ({ x, y, name, kind: 'key', isMuted: false });

for (const [name, all] of [
  ['the same direction', [arrow(2, 1, 'query'), arrow(2, 1, 'bird'), arrow(1, 0.5, 'that')]],
  ['tips side by side', [arrow(2, 1, 'hungry'), arrow(2.1, 1, 'small'), arrow(2, 1.1, 'bird')]],
  ['all around', [arrow(1, 0, 'one'), arrow(0, 1, 'two'), arrow(-1, 0, 'three'), arrow(0, -1, 'four')]],
] as const)
  test(`names cover neither each other nor the tips of arrows: ${name}`, () => {
    const boxes = placeNames(all);
    for (const [at, one] of boxes.entries()) {
      expect(one.left).toBeGreaterThanOrEqual(0);
      expect(one.right).toBeLessThanOrEqual(340);
      for (const other of [...boxes.slice(at + 1), ...headBoxes(all)])
        expect(
          one.right <= other.left ||
            other.right <= one.left ||
            one.bottom <= other.top ||
            other.bottom <= one.top,
        ).toBe(true);
    }
  });
