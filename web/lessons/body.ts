import type { LoadFile } from '../training/files';
import type { LessonContent } from './folder/read-folder';
import type { LessonBody } from './lesson';

/** What a lesson shows, from its folder: with its own numbers, or those of the model that it names. Rejects if there is no such model. */
export async function bodyOf(content: LessonContent, files?: LoadFile): Promise<LessonBody> {
  const { numbers, model = '', opening, steps, activeRows, figures, guide } = content;
  const load = numbers === undefined ? (await import('./models/index')).models[model] : undefined;
  const own = numbers === undefined ? await load?.(files) : { preset: numbers };
  if (own === undefined) throw new RangeError(`lesson.json: there is no model “${model}”`);
  return {
    ...own,
    ...{ opening, steps },
    ...(activeRows && { activeRows }),
    ...(figures && { figures }),
    ...(guide && { guide }),
  };
}
