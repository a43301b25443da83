import type { Engine } from '../engine/engine';
import type { Trace } from '../engine/types';
import { fullRun } from '../figures/full-run';
import type { Model } from '../ui/model';

/** The runs before and after the changes, both of the full build. */
export interface Runs {
  readonly before: Trace;
  readonly after: Trace;
}

const cache = new WeakMap<Trace, { readonly before: Trace; readonly runs: Runs | null }>();

/** Null where nothing is compared, and where the engine refuses to run. Cached by the traces of the model. */
export function runsOf(model: Model, engine: Engine): Runs | null {
  const { before, trace } = model;
  if (before === null) return null;
  const cached = cache.get(trace);
  if (cached?.before === before) return cached.runs;
  const runs = runAgain(model, engine, before);
  cache.set(trace, { before, runs });
  return runs;
}

function runAgain(model: Model, engine: Engine, before: Trace): Runs | null {
  const { state, trace } = model;
  const compared = state.compared && { ...state.compared, loss: state.document.loss };
  const first = compared && fullRun(compared, before, model, engine);
  const second = fullRun(state.document, trace, model, engine);
  return first === null || second === null ? null : { before: first, after: second };
}
