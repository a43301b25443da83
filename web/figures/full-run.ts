import type { Engine } from '../engine/engine';
import type { Trace } from '../engine/types';
import { requestWithActiveOptions } from '../store/document/request';
import type { Document } from '../store/document/state';
import type { Model } from '../ui/model';
import { library } from './library';

/**
 * The run of a document in the full build, which can explain changes and recognise mistakes: `trace` itself, if it is the run of
 * that build. Null if the engine refuses to run.
 */
export function fullRun(
  document: Document,
  trace: Trace,
  { lesson, schema }: Model,
  engine: Engine,
): Trace | null {
  if (library.get(lesson.id)?.engine === engine || document.loss !== undefined) return trace;
  try {
    return engine.run(requestWithActiveOptions(document, schema));
  } catch {
    return null;
  }
}
