import { describe, expect, it } from 'vitest';
import { Draws } from '../../../web/training/random';
import { chosen, continued, likeliest } from '../../../web/training/sampler';

const shares = [0.1, 0.4, 0.2, 0.3];

describe('what comes next', () => {
  it('is one of the likeliest', () => {
    expect(likeliest(shares, 2)).toEqual([1, 3]);
    expect(likeliest([0.5, 0.5], 1)).toEqual([0]);
    expect(chosen(shares, 1, 0.999)).toBe(1);
    expect(chosen(shares, 4, 1e-9)).toBe(1);
    expect(chosen(shares, 4, 1)).toBe(0);
  });

  it('comes as often as its share says, of those that may come', () => {
    const draws = new Draws(1, 1);
    const counts = [0, 0, 0, 0];
    for (let at = 0; at < 7000; at += 1) {
      const word = chosen(shares, 2, draws.share());
      counts[word] = (counts[word] ?? 0) + 1;
    }
    expect([counts[0], counts[2]]).toEqual([0, 0]);
    expect(Math.abs((counts[1] ?? 0) - 4000)).toBeLessThan(150);
  });

  it('is the same again for the same seed, and ends', () => {
    const sampling = { shares: () => shares, top: 4, end: 0, longest: 12 };
    const once = continued([2], sampling, new Draws(3, 1));
    expect(continued([2], sampling, new Draws(3, 1))).toEqual(once);
    expect(once.slice(1, -1)).not.toContain(0);
    expect(continued([2], { ...sampling, end: 9 }, new Draws(3, 1))).toHaveLength(12);
  });
});
