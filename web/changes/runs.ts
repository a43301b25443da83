import type { Engine } from '../engine/engine';
import type { Trace } from '../engine/types';
import { fullRun } from '../figures/full-run';
import type { Model } from '../ui/model';

/** The runs before and after the changes, both of the full build. */
export interface Runs {
  readonly before: Trace;
  readonly after: Trace;
}

/** Null where nothing is compared, and where the engine refuses to run. */
export function runsOf(model: Model, engine: Engine): Runs | null {
  const { before, trace, state } = model;
  if (before === null || state.compared === null) return null;
  const compared = { ...state.compared, loss: state.document.loss };
  const first = fullRun(compared, before, model, engine);
  const second = fullRun(state.document, trace, model, engine);
  return first === null || second === null ? null : { before: first, after: second };
}
