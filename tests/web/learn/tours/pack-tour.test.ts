import { describe, expect, it } from 'vitest';
import { fetchTour } from '../../../../web/learn/tours/fetch-tour';
import { packTour, unpackTour } from '../../../../web/learn/tours/pack-tour';
import { readSavedTour, readTourKeys } from '../../../../web/store/links/read-saved-tour';
import { tourLimits } from '../../../../web/store/untrusted/tour';

const json = (await fetchTour('no-looking-ahead')).text;

async function packed(text: string): Promise<string> {
  const stream = new Blob([text]).stream().pipeThrough(new CompressionStream('deflate-raw'));
  return `z.${Buffer.from(await new Response(stream).arrayBuffer()).toString('base64url')}`;
}

describe('a packed tour', () => {
  it('fits into a link, in letters that nobody escapes, and comes out as it was', async () => {
    const link = await packTour(json);
    expect(link).toMatch(/^z\.[\w-]+$/);
    expect(link.length).toBeLessThan(json.length);
    expect(JSON.parse(await unpackTour(link))).toEqual(JSON.parse(json));
  });

  it('is refused where it is too long, before and after unpacking, or cut off', async () => {
    await expect(unpackTour(`z.${'A'.repeat(tourLimits.packed)}`)).rejects.toThrow(/characters/);
    const bomb = await packed(' '.repeat(20_000_000));
    expect(bomb.length).toBeLessThan(tourLimits.packed);
    expect((await unpackTour(bomb)).length).toBeLessThan(tourLimits.characters + 100_000);
    const link = await packTour(json);
    for (const broken of [link.slice(0, -40), 'z.', 'z.!!!', 'z.AAAA'])
      await expect(unpackTour(broken)).rejects.toThrow(/link/);
  });

  it('is left out of links where it is too long', async () => {
    const noise = Array.from({ length: 80_000 }, (_, at) => ((at * 7919) % 104_729).toString(36)).join('');
    expect((await packTour(noise)).length).toBe(0);
  });
});

describe('the tour of a link or a state', () => {
  it('is read, and what is no stop or no answer is left out', () => {
    expect(readTourKeys('v=1&lesson=masks&tour=z.a-b_c&stop=3')).toEqual({ tour: 'z.a-b_c', stop: 3 });
    expect(readTourKeys('v=1&tour=https://x.y&stop=9999')).toEqual({ tour: 'https', stop: 999 });
    const right = { given: '3', tries: 2, verdict: 'right' };
    const answers = {
      0: right,
      1: { ...right, verdict: 'x' },
      2: { given: 3 },
      __proto__: null,
      1000: right,
    };
    expect(readSavedTour({ tour: { tour: 'a', stop: 2, answers } })).toEqual({
      ...{ tour: 'a', stop: 2 },
      answers: { 0: right },
    });
    for (const state of [null, 'x', { tour: 3 }, { tour: { stop: 'two', answers: [] } }])
      expect(readSavedTour(state)).toEqual({ tour: '', stop: 1, answers: {} });
  });
});
