import type { Engine } from '../../engine/engine';
import type { Trace, VariantSchema } from '../../engine/types';
import { parts } from '../../lessons/index';
import type { Lesson } from '../../lessons/lesson';
import { loadLesson } from '../../lessons/load-lesson';
import { examples } from '../../program/examples';
import { withSchema } from '../../program/folder-lesson';
import { programLesson } from '../../program/program-lesson';
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

/** Runs every program that the editor offers with its own numbers, by name. */
export function runPrograms(engine: Engine): ReadonlyMap<string, LessonRun> {
  const all = examples.flatMap((topic) => topic.examples);
  return new Map(all.map(({ id, text }) => [id, programRun(text, engine)]));
}

function programRun(text: string, engine: Engine): LessonRun {
  const opened = programLesson(text, engine);
  if ('span' in opened) throw new Error(`A program has a mistake in line ${opened.span.line}.`);
  const { lesson, schema } = opened;
  const trace = engine.run(requestWithActiveOptions(presetDocument(lesson, schema), schema));
  return { lesson, schema, trace };
}
