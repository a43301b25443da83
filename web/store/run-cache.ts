import type { Engine } from '../engine/engine';
import { MessageError } from '../engine/errors';
import type { LossRequest, Trace, VariantSchema } from '../engine/types';
import { message } from '../i18n/message';
import { requestWithActiveOptions } from './document/request';
import type { Document, Loss } from './document/state';

/** Enough for undo, redo and the difference view. */
const maxCachedRuns = 4;

/** The engine build and the code for backward passes. */
export interface BackwardEngine {
  readonly engine: Engine;
  /** The loss request, clamped to the shapes of the run; null if no node depends on an input. */
  readonly module: { lossIn(loss: Loss, trace: Trace): LossRequest | null };
}

/** What is needed to run a document. */
interface RunContext {
  readonly engine: Engine;
  readonly schema: VariantSchema;
  /** Null until it has been loaded, which is when the reader first asks for a backward pass. */
  readonly backwardPass: BackwardEngine | null;
}

/** Runs documents and caches the last few traces. Documents are immutable, so they serve as keys. */
export class RunCache {
  readonly #runs = new Map<Document, Trace>();

  /** Returns the trace of a document. If the engine throws, the error is passed on and the cache is unchanged. */
  run(document: Document, context: RunContext): Trace {
    const trace = this.#runs.get(document) ?? runDocument(document, context);
    this.#runs.delete(document);
    this.#runs.set(document, trace);
    for (const oldest of this.#runs.keys()) {
      if (this.#runs.size <= maxCachedRuns) break;
      this.#runs.delete(oldest);
    }
    return trace;
  }
}

/** Runs a document forward first, since the loss has to be clamped to the shapes of that run, then backward. */
function runDocument(document: Document, { engine, schema, backwardPass }: RunContext): Trace {
  const request = requestWithActiveOptions(document, schema);
  const forward = engine.run(request);
  if (document.loss === undefined) return forward;
  if (backwardPass === null) throw new MessageError(message('error.backward_pass_not_loaded'));
  const backward = backwardPass.module.lossIn(document.loss, forward);
  // The engine of a program is a full one, and the only one that knows it.
  const full = engine.isFull ? engine : backwardPass.engine;
  return backward === null ? forward : full.run({ ...request, backward });
}
