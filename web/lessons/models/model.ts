import type { LessonBody } from '../lesson';

/** What a lesson gets from code instead of from `lesson.json`: numbers that were learned, vocabularies, examples. */
export type ModelBody = Pick<LessonBody, 'preset' | 'reading' | 'trained'>;
