import type { Engine } from '../engine/engine';
import type { LossRequest, Trace, VariantSchema } from '../engine/types';
import { msg } from '../i18n/i18n';
import { requestFor } from './document/request';
import type { Document, Loss } from './document/state';

/** Runs kept for undo, redo and the difference: going back and forth then costs nothing. */
const keptRuns = 4;

/** What it takes to run a backward pass. */
export interface BackwardEngine {
  readonly engine: Engine;
  /** What the engine is asked for a loss, brought inside the run; null where nothing moves anything. */
  readonly module: { lossIn(wanted: Loss, trace: Trace): LossRequest | null };
}

/** What runs documents of one lesson. */
interface Running {
  readonly engine: Engine;
  readonly schema: VariantSchema;
  /** What it takes to go back; null until somebody wants to. */
  readonly backwardPass: BackwardEngine | null;
}

/** Runs documents. A document never changes, so the run of one is worth keeping for a while. */
export class Runs {
  readonly #runs = new Map<Document, Trace>();

  /** The run of a document; throws what the engine throws, and forgets nothing then. */
  run(document: Document, running: Running): Trace {
    const trace = this.#runs.get(document) ?? fresh(document, running);
    this.#runs.delete(document);
    this.#runs.set(document, trace);
    for (const old of this.#runs.keys()) {
      if (this.#runs.size <= keptRuns) break;
      this.#runs.delete(old);
    }
    return trace;
  }
}

/** A run of a document, with the backward pass where it has one. Only a run can tell what there is to go back from. */
function fresh(document: Document, { engine, schema, backwardPass }: Running): Trace {
  const request = requestFor(document, schema);
  const forward = engine.run(request);
  if (document.loss === undefined) return forward;
  if (backwardPass === null) throw new Error(msg('The way back has not been fetched.'));
  const backward = backwardPass.module.lossIn(document.loss, forward);
  return backward === null ? forward : backwardPass.engine.run({ ...request, backward });
}
