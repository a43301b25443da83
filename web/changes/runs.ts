import type { Engine } from '../engine/engine';
import type { Trace } from '../engine/types';
import { library } from '../figures/library';
import { requestWithActiveOptions } from '../store/document/request';
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

/** The runs of the model, if they are of the full build; else its documents are run there. */
function runAgain({ state, lesson, schema, trace }: Model, engine: Engine, before: Trace): Runs | null {
  const { document, compared } = state;
  if (library.get(lesson.id)?.engine === engine || document.loss !== undefined)
    return { before, after: trace };
  if (compared === null) return null;
  try {
    return {
      before: engine.run(requestWithActiveOptions(compared, schema)),
      after: engine.run(requestWithActiveOptions(document, schema)),
    };
  } catch {
    return null;
  }
}
