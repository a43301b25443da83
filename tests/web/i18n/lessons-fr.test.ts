import { describe, expect, it } from 'vitest';
import { titles } from '../../../web/i18n/fr/titles';
import type { Translations } from '../../../web/i18n/translations';
import { purposes } from '../../../web/lessons/chapters';
import { catalogue, parts } from '../../../web/lessons/index';
import type { LessonBody } from '../../../web/lessons/lesson';
import { filesOnDisk } from '../disk';
import { expectWellMade } from './well-made';

const files = import.meta.glob<Translations>('../../../web/i18n/fr/lessons/**/*.ts', {
  eager: true,
  import: 'default',
});

/** What a file of the lessons says in French. */
const spoken = new Map(
  Object.entries(files).map(([path, texts]) => [path.replace(/^.*\/(.*)\.ts$/, '$1'), texts]),
);
const shared = spoken.get('shared') ?? {};

/** All that a reader of a lesson reads in it. */
function textsOf({ steps, preset }: LessonBody): readonly string[] {
  const stepTexts = steps.flatMap(({ prose, aside }) => (aside === undefined ? [prose] : [prose, aside]));
  const features = Object.values(preset.features ?? {}).flat();
  return [...new Set([...stepTexts, ...features.filter((name) => !/^\d+$/.test(name))])];
}

const lessons = await Promise.all(
  catalogue.map(async ({ id, load }) => ({
    id,
    texts: textsOf(await load(filesOnDisk)),
    own: spoken.get(id) ?? {},
  })),
);

describe.each(lessons)('French texts of $id', ({ texts, own }) => {
  it('says everything', () => {
    expect(texts.filter((text) => !(text in own) && !(text in shared))).toEqual([]);
  });

  it('has no text that the lesson lacks or that is shared', () => {
    expect(Object.keys(own).filter((text) => !texts.includes(text) || text in shared)).toEqual([]);
  });

  it('is well made', () => {
    expectWellMade(own);
  });
});

describe('shared texts of French lessons', () => {
  it('is used in at least one lesson', () => {
    const used = new Set(lessons.flatMap(({ texts }) => texts));
    expect(Object.keys(shared).filter((text) => !used.has(text))).toEqual([]);
  });

  it('is well made', () => {
    expectWellMade(shared);
  });
});

describe('the French titles', () => {
  it('are those of all lessons and parts with their purposes, and no others', () => {
    const lines = parts.flatMap(({ title, lessons }) => [
      title,
      purposes[title] ?? '',
      ...lessons.flatMap((lesson) => [lesson.title, lesson.summary]),
    ]);
    expect(Object.keys(titles).sort()).toEqual([...new Set(lines)].sort());
  });

  it('are well made', () => {
    expectWellMade(titles);
  });
});
