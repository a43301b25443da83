import firstContent from '../generated/lessons/en/scaled-dot-product.json' with { type: 'json' };
import list from '../generated/lessons/list-en.json' with { type: 'json' };
import { lessonModules } from '../generated/lessons/load.mjs';
import { bodyOf } from './body';
import type { LessonContent } from './folder/read-folder';
import type { CatalogueEntry, LessonEntry, Part } from './lesson';

/** One module for each lesson, made from its folder. The first is part of the main bundle. */
async function contentOf(id: string): Promise<LessonContent> {
  const load = lessonModules[id];
  return load === undefined ? (firstContent as unknown as LessonContent) : (await load()).default;
}

/** All lessons in reading order, by chapter. */
export const parts: readonly Part[] = list.map((part) => ({
  ...part,
  lessons: part.lessons.map(
    (entry): CatalogueEntry => ({
      ...(entry as LessonEntry),
      load: async (files) => bodyOf(await contentOf(entry.id), files),
    }),
  ),
}));

const all = parts.flatMap(({ lessons }) => lessons);

/** The lesson that opens if no other is named. */
const first = all.find(({ id }) => id === 'scaled-dot-product');
if (first === undefined) throw new Error('There is no first lesson.');

/** The first lesson, then the others in reading order. */
export const catalogue: readonly [CatalogueEntry, ...CatalogueEntry[]] = [
  first,
  ...all.filter((entry) => entry !== first),
];
