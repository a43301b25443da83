import type { Engine } from '../../engine/engine';
import type { Trace, VariantSchema } from '../../engine/types';
import { parts } from '../../lessons/index';
import type { Lesson } from '../../lessons/lesson';
import { loadLesson } from '../../lessons/load-lesson';
import { withSchema } from '../../program/folder-lesson';
import { presetDocument } from '../../store/document/preset';
import { requestWithActiveOptions } from '../../store/document/request';
import type { LoadFile } from '../../training/files';

/** A lesson with the run of its preset. */
export interface LessonRun {
  readonly lesson: Lesson;
  readonly schema: VariantSchema;
  readonly trace: Trace;
}

/** Runs every lesson with its preset, in reading order. The engine must be the one with programs. */
export async function runLessons(engine: Engine, files: LoadFile): Promise<readonly LessonRun[]> {
  const runs: LessonRun[] = [];
  for (const entry of parts.flatMap(({ lessons }) => lessons)) {
    const { lesson, schema } = withSchema(await loadLesson(entry, files), engine);
    const trace = engine.run(requestWithActiveOptions(presetDocument(lesson, schema), schema));
    runs.push({ lesson, schema, trace });
  }
  return runs;
}
