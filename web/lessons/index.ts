import firstContent from '../generated/lessons/en/scaled-dot-product.json' with { type: 'json' };
import list from '../generated/lessons/list-en.json' with { type: 'json' };
import { lessonModules } from '../generated/lessons/load.mjs';
import type { LoadFile } from '../training/files';
import type { LessonContent } from './folder/read-folder';
import type { CatalogueEntry, LessonBody, LessonEntry, Part } from './lesson';

/** One module for each lesson, made from its folder. The first is part of the main bundle. */
async function contentOf(id: string): Promise<LessonContent> {
  const load = lessonModules[id];
  return load === undefined ? (firstContent as unknown as LessonContent) : (await load()).default;
}

/** The content of a lesson, with the numbers of its model if it has one. */
async function loadBody(id: string, files?: LoadFile): Promise<LessonBody> {
  const { numbers, model, opening, steps, activeRows, figures, guide } = await contentOf(id);
  const load = model === undefined ? undefined : (await import('./models/index')).models[model];
  const own = numbers === undefined ? await load?.(files) : { preset: numbers };
  if (own === undefined) throw new Error(`The lesson “${id}” has neither numbers nor a model.`);
  return {
    ...own,
    ...{ opening, steps },
    ...(activeRows && { activeRows }),
    ...(figures && { figures }),
    ...(guide && { guide }),
  };
}

/** All lessons in reading order, by chapter. */
export const parts: readonly Part[] = list.map((part) => ({
  ...part,
  lessons: part.lessons.map(
    (entry): CatalogueEntry => ({
      ...(entry as LessonEntry),
      load: (files) => loadBody(entry.id, files),
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
