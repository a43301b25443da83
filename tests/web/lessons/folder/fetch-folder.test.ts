import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { isLessonAddress } from '../../../../web/lessons/address';
import { type FetchFile, fetchLesson } from '../../../../web/lessons/folder/fetch-folder';
import { catalogue } from '../../../../web/lessons/index';
import { loadLesson } from '../../../../web/lessons/load-lesson';
import { filesOnDisk } from '../../disk';
import { content, frenchLessons } from './content';

const chapterOf = new Map(content.en.flatMap(({ id, lessons }) => lessons.map((lesson) => [lesson.id, id])));

const fromDisk =
  (id: string): FetchFile =>
  async (path) => {
    const file = `web/content/${chapterOf.get(id)}/${id}/${path}`;
    return existsSync(file) ? readFileSync(file, 'utf8') : undefined;
  };

describe('a lesson from an address', () => {
  it.each(catalogue.map((entry) => [entry.id, entry] as const))(
    'is %s as the page has it',
    async (id, entry) => {
      const own = await loadLesson(entry, filesOnDisk);
      const read = await loadLesson(await fetchLesson('/mine/', ['en'], fromDisk(id)), filesOnDisk);
      expect(read).toEqual({ ...own, id: '/mine/' });
    },
  );

  it('has the first language that there is', async () => {
    const read = async (...languages: readonly string[]) =>
      (await fetchLesson('/mine/', languages, fromDisk('masks'))).title;
    expect(await read('de', 'fr', 'en')).toBe(frenchLessons.get('masks')?.title);
    expect(await read('de', 'en', 'fr')).toBe('Masks');
    await expect(read('de', 'it')).rejects.toThrow('de.md, it.md: there is no such file at /mine/');
  });

  it('is refused where there is none, where it is too long, and where its model is unknown', async () => {
    const files =
      (json: string, texts?: string): FetchFile =>
      async (path) =>
        path === 'lesson.json' ? json : texts;
    await expect(fetchLesson('/no/', ['en'], async () => undefined)).rejects.toThrow(
      'lesson.json: there is no such file at /no/',
    );
    const json = JSON.stringify({ mechanism: 'dot_product', opening: 'x', model: 'none', steps: [] });
    await expect(fetchLesson('/long/', ['en'], files(json, 'x'.repeat(200_001)))).rejects.toThrow(
      'en.md: the file has more than 200000 characters',
    );
    const entry = await fetchLesson('/model/', ['en'], files(json, '# A\n\nB.\n'));
    await expect(entry.load(filesOnDisk)).rejects.toThrow('lesson.json: there is no model “none”');
  });

  it('is refused where its program is missing or too long', async () => {
    const numbers = { tokens: { query: [], key: [] }, options: {}, inputs: {} };
    const files =
      (program: string | undefined): FetchFile =>
      async (path) =>
        path === 'lesson.json'
          ? JSON.stringify({ program: 'program.py', opening: 'x', numbers })
          : path === 'program.py'
            ? program
            : '# A\n\nB.\n';
    await expect(fetchLesson('/none/', ['en'], files(undefined))).rejects.toThrow(
      'lesson.json: there is no file “program.py” beside it',
    );
    await expect(fetchLesson('/long/', ['en'], files('#'.repeat(200_001)))).rejects.toThrow(
      'program.py: the file has more than 200000 characters',
    );
  });

  it('is told from an id by its slash', () => {
    expect(['masks', 'one-letter', ''].filter(isLessonAddress)).toEqual([]);
    expect(['/a/', './my-lesson', 'https://x.y/z/'].filter(isLessonAddress)).toHaveLength(3);
  });
});
