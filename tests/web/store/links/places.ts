import type { VariantSchema } from '../../../../web/engine/types';
import type { Lesson } from '../../../../web/lessons/lesson';
import type { Action } from '../../../../web/store/actions/actions';
import { initialState } from '../../../../web/store/document/preset';
import type { State } from '../../../../web/store/document/state';
import { lessons, schemaOf, wholeEngine } from '../../all';
import { reduceState } from '../reduce-state';

const engine = await wholeEngine();

export function lessonNamed(id: string): Lesson {
  const found = lessons.find((lesson) => lesson.id === id);
  if (found === undefined) throw new RangeError(`no lesson ${id}`);
  return found;
}

export function schemaNamed(id: string): VariantSchema {
  return schemaOf(engine, { variant: id });
}

/** The state of a lesson after some actions. */
export function stateAfter(id: string, actions: readonly Action[]): State {
  const lesson = lessonNamed(id);
  const schema = schemaNamed(lesson.variant);
  return actions.reduce(
    (state, action) => reduceState(state, action, schema, lesson),
    initialState(lesson, schema),
  );
}
