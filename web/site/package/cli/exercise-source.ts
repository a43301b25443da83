import { engineFile, loadEngine } from '../../../engine/load';
import equations from '../../../generated/equations-full.json' with { type: 'json' };
import { message } from '../../../i18n/message';
import { askable } from '../../../learn/exercises/generation/askable';
import { kindsOf } from '../../../learn/exercises/generation/available';
import type { ExerciseSource } from '../../../learn/exercises/generation/generate';
import { fieldError } from '../../../learn/exercises/spec';
import { catalogue } from '../../../lessons/index';
import { loadLesson } from '../../../lessons/load-lesson';
import { quoted, type Refusal, refuse } from '../../../store/document/refusal';
import { addEquations } from '../../../ui/equation/equation';
import type { System } from './command';

/** A lesson and the full build of the engine, from the disk: Node fetches no files. */
export async function loadSource(id: string, { readFile }: System): Promise<ExerciseSource | Refusal> {
  const entry = catalogue.find((each) => each.id === id);
  if (entry === undefined) return { error: fieldError('lesson', id) };
  if (kindsOf(id).length === 0) {
    const lessons = Object.keys(askable).join(', ');
    return refuse(message('exercises.no_exercises_but', { lesson: quoted(id), lessons }));
  }
  const [lesson, engine] = await Promise.all([
    loadLesson(entry),
    loadEngine('full', readFile(new URL(String(engineFile('full'))))),
  ]);
  const schema = engine.variants.find((variant) => variant.id === lesson.variant);
  if (schema === undefined) return { error: fieldError('lesson', id) };
  addEquations(equations);
  return { lesson, schema, engine };
}
