import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { programVariant } from '../../web/engine/programs.ts';
import {
  type ChapterContent,
  readBackwardSteps,
  readContent,
  readMap,
  readSharedSources,
  readTables,
  readTerms,
} from './content.ts';

type Lesson = ChapterContent['lessons'][number];

/** Writes modules from the folders in `web/content`: one for each lesson and language, the list of lessons, the map of the field, the glossary, and the backward pass. */
export function writeLessons(root: string): void {
  const folder = join(root, 'web/generated/lessons');
  const writeText = (name: string, text: string): void => writeFileSync(join(folder, name), `${text}\n`);
  const write = (name: string, content: unknown): void => writeText(name, JSON.stringify(content));
  // Before anything is written, so that a mistake leaves what was there.
  const languages = ['en', 'fr'].map((language) => [language, readContent(root, language)] as const);
  const glossaries = languages.map(([language]) => [language, readTerms(root, language)] as const);
  const backward = languages.map(([language]) => [language, readBackwardSteps(root, language)] as const);
  const fields = languages.map(
    ([language, chapters]) => [language, readMap(root, language, chapters)] as const,
  );
  const tables = readTables(root);
  rmSync(folder, { recursive: true, force: true });
  for (const [language, chapters] of languages) {
    mkdirSync(join(folder, language), { recursive: true });
    for (const lesson of chapters.flatMap(({ lessons }) => lessons))
      write(`${language}/${lesson.id}.json`, language === 'en' ? contentOf(lesson) : textsOf(lesson));
    write(`list-${language}.json`, chapters.map(listed));
    write(`shared-${language}.json`, readSharedSources(root, language));
  }
  for (const [language, field] of fields) write(`field-${language}.json`, field);
  for (const [language, terms] of glossaries) write(`glossary-${language}.json`, terms);
  for (const [language, steps] of backward) write(`backward-${language}.json`, steps);
  write('glossary.json', tables);
  const [[, english = []] = []] = languages;
  const ids = english.flatMap(({ lessons }) => lessons.map(({ id }) => id));
  writeText('load.mjs', loaderOf(ids));
  writeText('load.d.mts', loaderTypes);
}

/** The first lesson is part of the main bundle, and imported at once. */
const first = 'scaled-dot-product';

/** A module that imports each lesson on demand. Not a glob of Vite: tests in browsers read lessons without it. */
function loaderOf(ids: readonly string[]): string {
  const lines = ids
    .filter((id) => id !== first)
    .map((id) => `  '${id}': () => import('./en/${id}.json', { with: { type: 'json' } }),`);
  return ['export const lessonModules = {', ...lines, '};'].join('\n');
}

const loaderTypes = `import type { LessonContent } from '../../lessons/folder/read-folder';

export declare const lessonModules: Readonly<
  Record<string, (() => Promise<{ readonly default: LessonContent }>) | undefined>
>;`;

/** All but what texts claim of the numbers, which a test reads from the folder. */
function contentOf({ id, claims, ...lesson }: Lesson): object {
  return lesson;
}

/** What is written in a language. */
function textsOf({ steps, guide, numbers, names, mistakes }: Lesson): object {
  const byNode = steps.map(({ node, ...texts }) => [node, texts] as const);
  const ofMistakes = mistakes && Object.fromEntries(mistakes.map(({ id, text }) => [id, text]));
  const texts = { guide, features: numbers?.features, names, mistakes: ofMistakes };
  return { steps: Object.fromEntries(byNode), ...texts };
}

/** The list has no texts of programs: they come with their lessons. */
function listed({ lessons, ...chapter }: ChapterContent): object {
  const entries = lessons.map(({ id, title, summary, mechanism, build, comparedWith }) => ({
    ...{ id, title, summary, comparedWith },
    ...{ variant: build === 'programs' ? programVariant('') : mechanism, build },
  }));
  return { ...chapter, lessons: entries };
}
