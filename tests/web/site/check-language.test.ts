import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { loadFullTexts } from '../../../web/i18n/messages';
import { type CheckRequest, check } from '../../../web/site/package/check';

await loadFullTexts();

const file = 'forgot_the_scale.json';
const bytes = new Uint8Array(readFileSync(`tests/implementations/recorded/${file}`));

/** In tests, the files of the package are those of the sources. */
const read = async (url: URL) => new Uint8Array(readFileSync(url));

const checked = (more: Partial<CheckRequest>) => check({ bytes, file, ...more }, read);

describe('the check of an implementation', () => {
  it('reports in French', async () => {
    const { passes, text } = await checked({ lang: 'fr' });
    expect(passes).toBe(false);
    expect(text).toContain('La première étape qui diffère est weights.');
    expect(text).toMatch(/Sans doute\u00a0: \p{L}/u);
    for (const english of ['Probably', 'were not scaled', 'differs']) expect(text).not.toContain(english);
  });

  it('reports in English where nothing is asked for', async () => {
    expect((await checked({})).text).toContain('The first step that differs is weights.');
  });

  it('says in the same language what it cannot do, and names the languages', async () => {
    await expect(checked({ lang: 'fr', lesson: 'nope' })).rejects.toThrow('Il n’y a pas de leçon');
    await expect(checked({ lesson: 'nope' })).rejects.toThrow('There is no lesson “nope”');
    await expect(checked({ lang: 'xx' })).rejects.toThrow('There is no language “xx”. Known are: en, fr');
  });
});
