import type { Engine } from '../../../engine/engine';
import { type Build, engineFile, loadEngine } from '../../../engine/load';
import equations from '../../../generated/equations-full.json' with { type: 'json' };
import { exercisesText } from '../../../i18n/en/exercises';
import { message } from '../../../i18n/message';
import { askable } from '../../../learn/exercises/generation/askable';
import { sourceOfProgram } from '../../../learn/exercises/generation/askable-program';
import { askableOf } from '../../../learn/exercises/generation/available';
import type { ExerciseSource } from '../../../learn/exercises/generation/generate';
import { fieldError } from '../../../learn/exercises/spec';
import { isProgramId, isProgramSource } from '../../../lessons/address';
import { catalogue } from '../../../lessons/index';
import { loadLesson } from '../../../lessons/load-lesson';
import { withSchema } from '../../../program/folder-lesson';
import { unpackProgram } from '../../../program/pack';
import { problemMessage } from '../../../program/problem-message';
import { programLesson } from '../../../program/program-lesson';
import { quoted, type Refusal, refuse } from '../../../store/document/refusal';
import { addEquations } from '../../../ui/equation/equation';
import type { System } from './command';
import { fileText } from './run';

/** A lesson and a build of the engine that knows usual mistakes, from the disk: Node fetches no files. */
export async function loadSource(id: string, system: System): Promise<ExerciseSource | Refusal> {
  addEquations(equations);
  if (isProgramSource(id)) return programSource(id, system);
  const entry = catalogue.find((each) => each.id === id);
  if (entry === undefined) return { error: fieldError('lesson', id) };
  const asked = askableOf(id);
  if (asked === undefined && entry.build !== 'programs') {
    const lessons = Object.keys(askable).join(', ');
    return refuse(message(exercisesText('exercises.no_exercises_but'), { lesson: quoted(id), lessons }));
  }
  const [lesson, engine] = await Promise.all([
    loadLesson(entry),
    engineOf(asked === undefined ? 'programs' : 'full', system),
  ]);
  const source = { ...withSchema(lesson, engine), engine };
  return asked === undefined ? sourceOfProgram(source) : { ...source, asked };
}

const engineOf = (build: Build, { readFile }: System): Promise<Engine> =>
  loadEngine(build, readFile(new URL(String(engineFile(build)))));

/** A program: its file, or the id that a link has. */
async function programSource(id: string, system: System): Promise<ExerciseSource | Refusal> {
  const text = isProgramId(id) ? unpackProgram(id) : fileText('sheets', id);
  const opened = programLesson(text, await engineOf('programs', system));
  return 'span' in opened ? refuse(problemMessage(opened)) : sourceOfProgram(opened);
}
