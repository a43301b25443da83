import type { VariantSchema } from '../../engine/types';
import type { Lesson, LessonEntry } from '../../lessons/lesson';

/** A lesson with the schema of its variant. */
export interface LessonWithSchema {
  readonly lesson: Lesson;
  readonly schema: VariantSchema;
}

/** All lessons, by id and variant. */
export interface LessonList {
  readonly entries: readonly [Entry, ...Entry[]];
}

type Entry = Pick<LessonEntry, 'id' | 'variant'>;
