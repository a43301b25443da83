import { beforeAll, describe, expect, it } from 'vitest';
import english from '../../../web/generated/search-en.json';
import french from '../../../web/generated/search-fr.json';
import { loadFullTexts } from '../../../web/i18n/messages';
import { catalogue } from '../../../web/lessons/index';
import { computeIndex } from '../../../web/search/compute/compute-index';
import { type LessonRun, runLessons } from '../../../web/search/compute/run-lessons';
import { plainText, type SearchEntry } from '../../../web/search/entry';
import { findAll, searchable } from '../../../web/search/match';
import { wholeEngine } from '../all';
import { filesOnDisk } from '../disk';

let runs: readonly LessonRun[];

beforeAll(async () => {
  await loadFullTexts();
  runs = await runLessons(await wholeEngine(), filesOnDisk);
});

describe.each([
  ['en', english],
  ['fr', french],
] as const)('the index in %s', (code, built) => {
  const entries = built as unknown as readonly SearchEntry[];
  const ofKind = (kind: string) => entries.filter((entry) => entry.kind === kind);

  it('is what the lessons and their runs give', async () => {
    expect(entries).toEqual(JSON.parse(JSON.stringify(await computeIndex(runs, code))));
  });

  it('finds the editor by what readers call it', () => {
    const all = searchable(entries);
    const queries =
      code === 'en'
        ? ['write your own', 'own mechanism', 'program', 'code']
        : ['écrire', 'programme', 'code'];
    for (const query of queries)
      expect(
        findAll(all, query).entries.map(({ lesson }) => lesson),
        query,
      ).toContain('program:');
  });

  it.each([
    ['english-french', 'translate', 'traduire'],
    ['digits', 'draw', 'dessiner'],
    ['digits', 'read numbers', 'reconnaître'],
    ['digits', 'drawn digit', 'mnist'],
    ['sorting', 'sort', 'trier'],
  ])('finds %s first by what readers want to do: %s, %s', (lesson, inEnglish, inFrench) => {
    const [found] = findAll(searchable(entries), code === 'en' ? inEnglish : inFrench).entries;
    expect(found).toMatchObject({ kind: 'lesson', lesson });
  });

  it('has every lesson and its source', () => {
    const ids = catalogue.map(({ id }) => id).sort();
    for (const kind of ['lesson', 'source'])
      expect(
        ofKind(kind)
          .map(({ lesson }) => lesson)
          .sort(),
      ).toEqual(ids);
  });

  it('has programs and lessons by the topics of the programs', () => {
    const topic = code === 'en' ? 'long sequences' : 'longues séquences';
    const found = findAll(searchable(entries), topic).entries;
    const kinds = new Set(found.map(({ kind }) => kind));
    expect(kinds).toContain('program');
    expect(kinds).toContain('lesson');
    expect(found.map(({ lesson }) => lesson)).toContain('program:performer');
  });

  it('names steps that exist', () => {
    const missing = ofKind('term').filter(
      ({ lesson, step = '' }) => runs.find((run) => run.lesson.id === lesson)?.trace.node(step) === undefined,
    );
    expect(missing).toEqual([]);
    expect(ofKind('term').length).toBeGreaterThan(150);
  });

  it('says what every entry is about', () => {
    expect(entries.filter(({ about }) => about.map(plainText).join('').trim() === '')).toEqual([]);
    expect(ofKind('glossary').length).toBeGreaterThan(75);
  });

  it('has no text without a translation or with markup', () => {
    const texts = entries.flatMap(({ title, about }) => [title, ...about.map(plainText)]);
    expect(texts.filter((text) => /\[\[|\\|^(?:title|input|dimension|variant)\./.test(text))).toEqual([]);
  });
});
