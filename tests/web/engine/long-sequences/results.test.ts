import { expect, it } from 'vitest';
import { copyOut } from '../../../../web/engine/long-sequences/results';

it('keeps earlier results unchanged after later calls', () => {
  const sizes = [1, 1023, 1024, 1025, 3, ...Array.from({ length: 60 }, (_, at) => (at * 137) % 1030)];
  const copies = sizes.map((size, at) => copyOut(new Float32Array(size).fill(at + 1)));
  for (const [at, copy] of copies.entries()) {
    expect(copy).toHaveLength(sizes[at] ?? Number.NaN);
    expect(copy.every((number) => number === at + 1)).toBe(true);
  }
});
