import { describe, expect, it } from 'vitest';
import { stridesOf } from '../../../web/formats/axes/layout';
import { layoutsOf, sliceOf } from '../../../web/formats/axes/slices';
import type { GivenArray } from '../../../web/formats/given-array';

function array(shape: readonly number[]): GivenArray {
  const size = shape.reduce((product, side) => product * side, 1);
  const data = Float64Array.from({ length: size }, (_, at) => at);
  return {
    name: 'a',
    shape,
    data,
    epsilon: 0,
    halfDigit: null,
    fractionDigits: 0,
    isBoolean: false,
    place: null,
  };
}

const heads = (count: number, rows: number, cols: number) =>
  Array.from({ length: count }, (_, at) => ({ id: `head_${at}/a`, head: at + 1, rows, cols }));

const patterns = (shape: readonly number[], count: number, lead: readonly number[], rows = 4, cols = 5) =>
  layoutsOf(array(shape), heads(count, rows, cols), lead).map(({ pattern, isMean }) => [pattern, isMean]);

describe('the axes of an array', () => {
  it('follow a pattern, with or without sides of 1', () => {
    const sizes = { n: 2, h: 3, r: 4, c: 5 };
    expect(stridesOf([2, 3, 4, 5], 'n h r c', sizes)).toEqual({ n: 60, h: 20, r: 5, c: 1 });
    expect(stridesOf([2, 4, 15], 'n r (h c)', sizes)).toEqual({ n: 60, h: 5, r: 15, c: 1 });
    expect(stridesOf([2, 1, 3, 4, 5], 'n h r c', sizes)).toEqual({ n: 60, h: 20, r: 5, c: 1 });
    expect(stridesOf([2, 3, 4, 5], 'n r h c', sizes)).toBeNull();
  });

  it('may be several things', () => {
    expect(patterns([3, 4, 5], 3, [])).toEqual([['h r c', false]]);
    expect(patterns([2, 4, 5], 3, [2])).toEqual([['n r c', true]]);
    // As many examples as heads: one mean of all heads for each example, or all heads of one.
    expect(patterns([3, 4, 5], 3, [3])).toEqual([
      ['h r c', false],
      ['n r c', true],
    ]);
    expect(patterns([4, 2, 5], 1, [2])).toEqual([['r n c', false]]);
    expect(patterns([2, 3, 4, 5], 1, [2, 3])).toEqual([['n h r c', false]]);
    expect(patterns([7, 4, 5], 1, [])).toEqual([['n r c', false]]);
    expect(patterns([4, 6], 1, [])).toEqual([]);
  });

  it('say where each example and head is', () => {
    const given = array([2, 4, 3, 5]);
    const nodes = heads(3, 4, 5);
    const [layout] = layoutsOf(given, nodes, [2]);
    expect(layout?.pattern).toBe('n r h c');
    if (layout === undefined) return;
    const { matrices } = sliceOf(given, layout, nodes, 1);
    expect(Array.from(matrices[2]?.data.slice(0, 6) ?? [])).toEqual([70, 71, 72, 73, 74, 85]);
  });
});
