import type { LessonEntry } from './lesson';

/** The lessons of lists: those about a model that is only compared with another one are found there. */
export function listed<Entry extends LessonEntry>(lessons: readonly Entry[]): readonly Entry[] {
  return lessons.filter(({ comparedWith }) => comparedWith === undefined);
}

/** The id of the lesson that lists have for a lesson. */
export function listedId({ id, comparedWith }: Pick<LessonEntry, 'id' | 'comparedWith'>): string {
  return comparedWith ?? id;
}

/** A model and those that are compared with it, of which a lesson is one; only the lesson where there are none. */
export function comparedLessons<Entry extends LessonEntry>(
  lesson: LessonEntry,
  all: readonly Entry[],
): readonly Entry[] {
  const of = listedId(lesson);
  return all.filter((each) => listedId(each) === of);
}
