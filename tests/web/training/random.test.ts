import { describe, expect, it } from 'vitest';
import { RandomStream } from '../../../web/training/random';
import { wholeEngine } from '../all';

describe('random numbers', () => {
  it('are those of the engine', async () => {
    const engine = await wholeEngine();
    const stream = { seed: 7, stream: 3 };
    const { data } = engine.randomMatrix({ ...stream, rows: 1, cols: 50, law: 'uniform' });
    const random = new RandomStream(stream.seed, stream.stream);
    for (const value of Array.from(data)) expect(Math.sqrt(3) * (2 * random.uniform() - 1)).toBe(value);
  });

  it('are below their bound, all as often', () => {
    const random = new RandomStream(1, 1);
    const counts = [0, 0, 0, 0, 0];
    for (let at = 0; at < 5000; at += 1) {
      const drawn = random.nextInt(5);
      counts[drawn] = (counts[drawn] ?? 0) + 1;
    }
    expect(counts.length).toBe(5);
    for (const count of counts) expect(Math.abs(count - 1000)).toBeLessThan(120);
  });

  it('put things into another order', () => {
    const items = [...Array(20).keys()];
    const shuffled = new RandomStream(1, 2).shuffle(items);
    expect(shuffled).not.toEqual(items);
    expect(shuffled.toSorted((a, b) => a - b)).toEqual(items);
  });
});
