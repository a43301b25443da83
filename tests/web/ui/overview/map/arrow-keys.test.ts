import { describe, expect, it } from 'vitest';
import { boxInDirection } from '../../../../../web/ui/overview/map/arrow-keys';

const box = (left: number, top: number, width = 10) => ({ left, top, right: left + width, bottom: top + 10 });

/** Two towers; the second has two boxes side by side at the bottom. */
const boxes = [box(0, 0), box(0, 20), box(0, 40), box(40, 0, 30), box(40, 20, 30), box(40, 40), box(60, 40)];

describe('an arrow key in the map leads', () => {
  it.each([
    ['ArrowDown', 0, 1],
    ['ArrowUp', 2, 1],
    ['ArrowRight', 1, 4],
    ['ArrowLeft', 4, 1],
    ['ArrowRight', 5, 6],
    ['ArrowLeft', 6, 5],
    ['ArrowUp', 6, 4],
    ['ArrowUp', 0, -1],
    ['Enter', 0, -1],
  ])('%s from box %i to %i', (key, from, to) => {
    expect(boxInDirection(boxes, from, key)).toBe(to);
  });
});
