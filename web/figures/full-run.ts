import type { Engine } from '../engine/engine';
import type { Trace } from '../engine/types';
import { requestWithActiveOptions } from '../store/document/request';
import type { Document } from '../store/document/state';
import type { Model } from '../ui/model';
import { library } from './library';

const runs = new WeakMap<Trace, Trace | null>();

/**
 * The run of a document in the full build, which can explain changes and recognise mistakes. `trace` is the run of the same
 * document: the result itself, if a full build computed it. Null if the engine refuses to run. Cached by `trace`.
 */
export function fullRun(document: Document, trace: Trace, model: Model, engine: Engine): Trace | null {
  // The build with programs is a full one, too, and the only one that runs them.
  if (library.get(model.lesson.id)?.engine.isFull || document.loss !== undefined) return trace;
  const known = runs.get(trace);
  if (known !== undefined) return known;
  const run = runAgain(document, model, engine);
  runs.set(trace, run);
  return run;
}

function runAgain(document: Document, { schema }: Model, engine: Engine): Trace | null {
  try {
    return engine.run(requestWithActiveOptions(document, schema));
  } catch {
    return null;
  }
}
