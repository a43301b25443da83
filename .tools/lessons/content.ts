import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Glossary } from '../../web/glossary/entry.ts';
import {
  type LessonContent,
  programFile,
  readChapter,
  readLesson,
  readShared,
  type SharedSources,
  type SourceFile,
  valid,
} from '../../web/lessons/folder/read-folder.ts';
import { chaptersSchema } from '../../web/lessons/folder/schema.ts';
import type { Field } from '../../web/site/field/field.ts';
import { readBackward, type StepTables } from './backward.ts';
import { readField } from './field.ts';
import { readGlossary, readTermTables, type TermTables } from './glossary.ts';

/** A chapter with its lessons, in one language. */
export interface ChapterContent {
  readonly id: string;
  readonly title: string;
  readonly purpose: string;
  readonly lessons: readonly (LessonContent & { readonly id: string })[];
}

/** A file in `web/content`. */
const sourceFile = (root: string, path: string): SourceFile => ({
  path,
  text: readFileSync(join(root, 'web/content', path), 'utf8'),
});

/** Reads `web/content` in one language: `en`, `fr`. Throws a `LessonFileError` where a file is not what it must be. */
export function readContent(root: string, language: string): readonly ChapterContent[] {
  const read = (...names: readonly string[]): SourceFile => sourceFile(root, names.join('/'));
  const shared = readShared(readSharedSources(root, language), language);
  return valid(chaptersSchema, read('chapters.json')).map(({ id: chapter, lessons }) => ({
    id: chapter,
    ...readChapter(read(chapter, `${language}.md`)),
    lessons: lessons.map((id) => {
      const json = read(chapter, id, 'lesson.json');
      const name = programFile(json);
      const program = name === undefined ? undefined : read(chapter, id, name);
      return { id, ...readLesson({ json, texts: read(chapter, id, `${language}.md`), program }, shared) };
    }),
  }));
}

/** The sources of what lessons share, for lessons that are read while the page is used. */
export function readSharedSources(root: string, language: string): SharedSources {
  const folder = join(root, 'web/content/shared');
  const read = (name: string, file: string): string => readFileSync(join(folder, name, file), 'utf8');
  const names = readdirSync(folder).filter((name) => name !== 'asides');
  const parts = names.map(
    (name) => [name, { steps: read(name, 'steps.json'), texts: read(name, `${language}.md`) }] as const,
  );
  return { asides: read('asides', `${language}.md`), parts: Object.fromEntries(parts) };
}

const glossary = 'glossary/glossary.json';

/** Reads the terms of the glossary in one language. */
export const readTerms = (root: string, language: string): Glossary<string> =>
  readGlossary(sourceFile(root, glossary), sourceFile(root, `glossary/${language}.md`));

/** Reads what shows the terms, and the matrices that are instances of them. */
export const readTables = (root: string): TermTables => readTermTables(sourceFile(root, glossary));

/** Reads what the steps of the backward pass say in one language. */
export const readBackwardSteps = (root: string, language: string): StepTables =>
  readBackward(sourceFile(root, 'backward/en.md'), sourceFile(root, `backward/${language}.md`));

/** Reads the map of the field in one language, with the lessons of all chapters. */
export function readMap(root: string, language: string, chapters: readonly ChapterContent[]): Field {
  const lessons = chapters.flatMap((chapter) => chapter.lessons);
  const topics: Readonly<Record<string, readonly string[]>> = JSON.parse(
    sourceFile(root, 'programs/topics.json').text,
  );
  return readField(sourceFile(root, 'field/field.json'), sourceFile(root, `field/${language}.md`), {
    lessons: new Map(lessons.map(({ id, title }) => [id, title])),
    programs: Object.values(topics).flat(),
  });
}
