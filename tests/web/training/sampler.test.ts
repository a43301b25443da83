import { describe, expect, it } from 'vitest';
import { RandomStream } from '../../../web/training/random';
import { generate, sampleTopK, topKIndices } from '../../../web/training/sampler';

const probabilities = [0.1, 0.4, 0.2, 0.3];

describe('sampling the next token', () => {
  it('is one of the likeliest', () => {
    expect(topKIndices(probabilities, 2)).toEqual([1, 3]);
    expect(topKIndices([0.5, 0.5], 1)).toEqual([0]);
    expect(sampleTopK(probabilities, 1, 0.999)).toBe(1);
    expect(sampleTopK(probabilities, 4, 1e-9)).toBe(1);
    expect(sampleTopK(probabilities, 4, 1)).toBe(0);
  });

  it('is drawn as often as its probability, among the allowed ones', () => {
    const random = new RandomStream(1, 1);
    const counts = [0, 0, 0, 0];
    for (let at = 0; at < 7000; at += 1) {
      const word = sampleTopK(probabilities, 2, random.uniform());
      counts[word] = (counts[word] ?? 0) + 1;
    }
    expect([counts[0], counts[2]]).toEqual([0, 0]);
    expect(Math.abs((counts[1] ?? 0) - 4000)).toBeLessThan(150);
  });

  it('is reproducible for a seed, and ends', () => {
    const sampling = { probabilities: () => probabilities, topK: 4, end: 0, maxLength: 12 };
    const once = generate([2], sampling, new RandomStream(3, 1));
    expect(generate([2], sampling, new RandomStream(3, 1))).toEqual(once);
    expect(once.slice(1, -1)).not.toContain(0);
    expect(generate([2], { ...sampling, end: 9 }, new RandomStream(3, 1))).toHaveLength(12);
  });
});
