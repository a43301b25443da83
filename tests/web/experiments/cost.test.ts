import { expect, it } from 'vitest';
import { cost } from '../../../web/experiments/cost';
import { perform } from './bench';

/** What is measured here is this machine, which may be busy with other things: the verdict must come in one of three. */
it('time grows like n² in full and like n in a window', { retry: 2 }, async () => {
  const { data, verdict, charts } = await perform(cost, { longest: '1024', window: 32 });
  expect(data.times.map(({ tokens }) => tokens)).toEqual([256, 384, 512, 768, 1024]);
  expect(verdict.holds).toBe(true);
  expect(verdict.sentence).toMatch(/n to the power \d.* ± .* at 1024 tokens that is .* milliseconds\.$/);
  expect(data.times.at(-1)?.windowed).toBeLessThan(data.times.at(-1)?.full ?? 0);
  for (const { points } of charts.flatMap(({ series }) => series))
    expect(points.every(({ x, y }) => x > 0 && y > 0)).toBe(true);
});
