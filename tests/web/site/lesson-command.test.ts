import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { run } from '../../../web/site/package/cli/index';
import { preview } from '../../../web/site/package/cli/lesson';
import { testSystem } from '../learn/exercises/sample';

const folder = mkdtempSync(join(tmpdir(), 'lesson-'));

async function command(...args: readonly string[]) {
  const { system, written } = testSystem();
  return { status: await run(['lesson', ...args], system), ...written };
}

/** What is said when one text in a file is another one. */
async function changed(file: string, from: string, to: string): Promise<string> {
  const path = join(folder, file);
  const text = readFileSync(path, 'utf8');
  expect(text).toContain(from);
  writeFileSync(path, text.replace(from, to));
  const { status, error } = await command(folder);
  writeFileSync(path, text);
  expect(status).toBe(2);
  return error;
}

describe('npx attention-lab lesson', () => {
  beforeAll(() => cpSync('web/content/order-and-masks/masks', folder, { recursive: true }));
  afterAll(() => rmSync(folder, { recursive: true }));

  it('finds nothing wrong in a lesson of our own', async () => {
    const { status, out } = await command(folder);
    expect(status).toBe(0);
    expect(out).toContain('en: “Masks”, 11 steps');
    expect(out).toContain('fr: “');
    expect(out.match(/nothing is wrong/g)).toHaveLength(2);
  });

  it('says what is wrong, and where', async () => {
    expect(await changed('lesson.json', '"steps"', '"stages"')).toContain('lesson.json: ');
    expect(await changed('en.md', '## cover', '## lid')).toMatch(/en\.md(?::\d+)?: /);
    expect(await changed('en.md', '[[mask]]', '[[musk]]')).toContain('nothing is at [[musk]]');
    expect(await changed('lesson.json', '"mechanism": "', '"mechanism": "un')).toContain(
      'there is no mechanism “unscaled_dot_product”; there are',
    );
    expect(await changed('lesson.json', '"opening": "', '"opening": "un')).toContain(
      'opening: there is no matrix “un',
    );
  });

  it('refuses what is no folder, a folder without texts, and what is no port', async () => {
    expect((await command()).error).toContain('“” is no folder');
    expect((await command('no/such')).error).toContain('“no/such” is no folder');
    expect((await command('web/content/shared')).error).toContain('there is no en.md or other text');
    expect((await command(folder, '--port', 'x')).error).toContain('--port is “x”');
  });

  it('serves the page and the files of the folder, and nothing else', async () => {
    const server = preview(folder);
    await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
    const address = server.address();
    const port = typeof address === 'object' ? address?.port : 0;
    const get = async (path: string) => {
      const response = await fetch(`http://127.0.0.1:${port}${path}`);
      return [response.status, await response.text()] as const;
    };
    expect((await get('/'))[1]).toContain('<attention-lab lesson="/lesson/"');
    expect(await get('/lesson/en.md')).toEqual([200, readFileSync(join(folder, 'en.md'), 'utf8')]);
    for (const path of ['/lesson/de.md', '/lesson/../secret.md', '/lesson/%2e%2e/x.md', '/package.json'])
      expect((await get(path))[0], path).toBe(404);
    server.close();
  });
});
