import { loadEngine } from '../../engine/load';
import { programOf } from '../../engine/programs';
import { library } from '../../figures/library';
import equations from '../../generated/equations-full.json' with { type: 'json' };
import { exercisesText } from '../../i18n/en/exercises';
import { type Message, message } from '../../i18n/message';
import { isLessonAddress, isProgramSource } from '../../lessons/address';
import { quoted, type Refusal, refuse } from '../../store/document/refusal';
import { addEquations } from '../../ui/equation/equation';
import { sourceOfProgram } from './generation/askable-program';
import { askableOf } from './generation/available';
import type { ExerciseSource } from './generation/generate';
import { fieldError } from './spec';

/** Loads a lesson and a build of the engine that knows usual mistakes. Rejects if a file cannot be loaded. */
export async function loadSource(id: string): Promise<ExerciseSource | Refusal> {
  if (!library.has(id)) return refuse(fieldError('lesson', id));
  const asked = askableOf(id);
  if (asked === undefined) return mayHaveProgram(id) ? programSource(id) : refuse(noExercises(id));
  const [{ lesson, schema }, engine] = await Promise.all([library.open(id), loadEngine('full')]);
  addEquations(equations);
  return { lesson, schema, engine, asked };
}

/** Whether a lesson that the table does not have may be about a program: then its runs tell what can be asked. */
export const mayHaveProgram = (id: string): boolean =>
  isProgramSource(id) ||
  isLessonAddress(id) ||
  library.entries.some((entry) => entry.id === id && entry.build === 'programs');

async function programSource(id: string): Promise<ExerciseSource | Refusal> {
  const { lesson, schema, engine } = await library.open(id);
  if (programOf(lesson.variant) === null) return refuse(noExercises(id));
  return sourceOfProgram({ lesson, schema, engine });
}

const noExercises = (id: string): Message =>
  message(exercisesText('exercises.no_exercises'), { lesson: quoted(id) });
