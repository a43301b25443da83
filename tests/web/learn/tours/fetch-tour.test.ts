import { afterEach, describe, expect, it, vi } from 'vitest';
import { fetchTour } from '../../../../web/learn/tours/fetch-tour';

const page = 'https://school.example/lessons/';

/** The addresses that are asked for on a page. */
function requests(): readonly string[] {
  const asked: string[] = [];
  vi.stubGlobal('document', { baseURI: page });
  vi.stubGlobal('location', { origin: new URL(page).origin });
  vi.stubGlobal('fetch', (address: URL) => {
    asked.push(address.href);
    return Promise.resolve(new Response('{}'));
  });
  return asked;
}

afterEach(() => {
  vi.unstubAllGlobals();
});

describe('the source of a tour', () => {
  it('is a name where it has neither a folder nor an ending, and is not looked for as a file', async () => {
    const asked = requests();
    for (const name of ['nope', ' No-Looking-Ahead ', 'no looking ahead'])
      await expect(fetchTour(name)).rejects.toThrow(
        /^there is no tour "[^"]+": built-in ones are .*, no-looking-ahead;/,
      );
    expect(asked).toEqual([]);
    expect((await fetchTour(' no-looking-ahead ')).id).toBe('no-looking-ahead');
  });

  it('is an address otherwise', async () => {
    const asked = requests();
    for (const source of ['mine.json', 'tours/mine', './mine', 'mine?x', '/mine']) await fetchTour(source);
    expect(asked).toEqual([
      ...[`${page}mine.json`, `${page}tours/mine`, `${page}mine`, `${page}mine?x`],
      'https://school.example/mine',
    ]);
  });
});
