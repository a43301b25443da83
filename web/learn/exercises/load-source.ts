import { loadEngine } from '../../engine/load';
import { library } from '../../figures/library';
import equations from '../../generated/equations-full.json' with { type: 'json' };
import { exercisesText } from '../../i18n/en/exercises';
import { message } from '../../i18n/message';
import { quoted, type Refusal, refuse } from '../../store/document/refusal';
import { addEquations } from '../../ui/equation/equation';
import { kindsOf } from './generation/available';
import type { ExerciseSource } from './generation/generate';
import { fieldError } from './spec';

/** Loads a lesson and the full build of the engine. Rejects if a file cannot be loaded. */
export async function loadSource(id: string): Promise<ExerciseSource | Refusal> {
  if (!library.has(id)) return refuse(fieldError('lesson', id));
  if (kindsOf(id).length === 0)
    return refuse(message(exercisesText('exercises.no_exercises'), { lesson: quoted(id) }));
  const [{ lesson, schema }, engine] = await Promise.all([library.open(id), loadEngine('full')]);
  addEquations(equations);
  return { lesson, schema, engine };
}
