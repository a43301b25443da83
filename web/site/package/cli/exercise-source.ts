import { engineFile, loadEngine } from '../../../engine/load';
import equations from '../../../generated/equations-full.json' with { type: 'json' };
import { exercisesText } from '../../../i18n/en/exercises';
import { message } from '../../../i18n/message';
import { askable } from '../../../learn/exercises/generation/askable';
import { kindsOf } from '../../../learn/exercises/generation/available';
import type { ExerciseSource } from '../../../learn/exercises/generation/generate';
import { fieldError } from '../../../learn/exercises/spec';
import { catalogue } from '../../../lessons/index';
import { loadLesson } from '../../../lessons/load-lesson';
import { withSchema } from '../../../program/folder-lesson';
import { quoted, type Refusal, refuse } from '../../../store/document/refusal';
import { addEquations } from '../../../ui/equation/equation';
import type { System } from './command';

/** A lesson and the full build of the engine, from the disk: Node fetches no files. */
export async function loadSource(id: string, { readFile }: System): Promise<ExerciseSource | Refusal> {
  const entry = catalogue.find((each) => each.id === id);
  if (entry === undefined) return { error: fieldError('lesson', id) };
  if (kindsOf(id).length === 0) {
    const lessons = Object.keys(askable).join(', ');
    return refuse(message(exercisesText('exercises.no_exercises_but'), { lesson: quoted(id), lessons }));
  }
  const build = entry.build === 'programs' ? 'programs' : 'full';
  const [lesson, engine] = await Promise.all([
    loadLesson(entry),
    loadEngine(build, readFile(new URL(String(engineFile(build))))),
  ]);
  addEquations(equations);
  return { ...withSchema(lesson, engine), engine };
}
