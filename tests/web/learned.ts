import type { VariantSchema } from '../../web/engine/types';
import type { ModelContext } from '../../web/figures/trained-models/runs';
import { exampleTokens } from '../../web/figures/trained-models/texts';
import type { Example, Lesson } from '../../web/lessons/lesson';
import { initialState, presetDocument } from '../../web/store/document/preset';
import type { Document } from '../../web/store/document/state';
import { lessons, wholeEngine } from './all';
import { reduceState } from './store/reduce-state';

const engine = await wholeEngine();

/** The lessons about models that were trained. */
export const trained = lessons.filter((lesson) => lesson.trained !== undefined);

export function runningOf(lesson: Lesson): ModelContext {
  const schema = engine.variants.find(({ id }) => id === lesson.variant) as VariantSchema;
  return { engine, lesson, schema };
}

export function lessonNamed(id: string): Lesson {
  const found = trained.find((lesson) => lesson.id === id);
  if (found === undefined) throw new Error(`no lesson ${id}`);
  return found;
}

/** A lesson with the words of an example. */
export function documentOf(example: Example, { lesson, schema }: ModelContext): Document {
  const state = { ...initialState(lesson, schema), document: presetDocument(lesson, schema) };
  const tokens = exampleTokens(example, lesson);
  return reduceState(state, { type: 'read-words', tokens }, schema, lesson).document;
}
