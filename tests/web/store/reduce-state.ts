import type { VariantSchema } from '../../../web/engine/types';
import type { Lesson } from '../../../web/lessons/lesson';
import type { Action } from '../../../web/store/actions/actions';
import { isRefusal } from '../../../web/store/document/refusal';
import type { State } from '../../../web/store/document/state';
import type { LabState } from '../../../web/store/lab-state';
import { reduce } from '../../../web/store/reduce';
import { initialUi } from '../../../web/store/ui/ui-state';

/**
 * Applies the reducer of the store to a state of the lesson, without locks or a baseline. Returns the same object if the action
 * is refused or changes nothing.
 */
export function reduceState(state: State, action: Action, schema: VariantSchema, lesson: Lesson): State {
  const before: LabState = { ...state, ui: initialUi };
  const context = { lessonOf: () => ({ lesson, schema }), trace: { node: () => undefined } };
  const after = reduce(before, action, context);
  if (isRefusal(after)) return state;
  const { ui: _, ...next } = after;
  const isUnchanged = (Object.keys(next) as (keyof State)[]).every((key) => next[key] === state[key]);
  return isUnchanged ? state : next;
}
