import { type ExerciseSource, kindsOf } from '../../../authoring/exercises/generate';
import { fieldError } from '../../../authoring/exercises/spec';
import { engineFile, loadEngine } from '../../../engine/load';
import equations from '../../../generated/equations-full.json' with { type: 'json' };
import { catalogue } from '../../../lessons/index';
import { loadLesson } from '../../../lessons/load-lesson';
import type { Refusal } from '../../../store/document/refusal';
import { addEquations } from '../../../ui/equation/equation';
import type { System } from './command';

/** A lesson and the full build of the engine, from the disk: Node fetches no files. */
export async function loadSource(id: string, { readFile }: System): Promise<ExerciseSource | Refusal> {
  const entry = catalogue.find((each) => each.id === id);
  if (entry === undefined || kindsOf(id).length === 0) return { error: fieldError('lesson', id) };
  const [lesson, engine] = await Promise.all([
    loadLesson(entry),
    loadEngine('full', readFile(new URL(String(engineFile('full'))))),
  ]);
  const schema = engine.variants.find((variant) => variant.id === lesson.variant);
  if (schema === undefined) return { error: fieldError('lesson', id) };
  addEquations(equations);
  return { lesson, schema, engine };
}
