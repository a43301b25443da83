import { readFileSync } from 'node:fs';
import { bodyOf } from '../../../../web/lessons/body';
import type { Lesson, LessonEntry } from '../../../../web/lessons/lesson';
import { filesOnDisk } from '../../../web/disk';
import { catalogue, parts } from '../catalogue';

const json = (path: string) => JSON.parse(readFileSync(path, 'utf8'));

/** A lesson, read as a file rather than imported: so tests depend on the texts of those lessons only that they read. */
export async function lessonOnDisk(id: string): Promise<Lesson> {
  const entry = catalogue.find((each) => each.id === id);
  if (entry === undefined) throw new RangeError(`no lesson ${id}`);
  const body = await bodyOf(json(`web/generated/lessons/en/${id}.json`), filesOnDisk);
  return { ...(entry as LessonEntry), ...body };
}

/** The lessons about trained models. */
export const learnedIds: readonly string[] = parts.flatMap((part) =>
  part.lessons
    .map(({ id }) => id)
    .filter((id) => json(`web/content/${part.id}/${id}/lesson.json`).model !== undefined),
);
