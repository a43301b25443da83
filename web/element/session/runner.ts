import type { Engine } from '../../engine/engine';
import type { RunRequest, Trace, VariantSchema } from '../../engine/types';
import { msg } from '../../i18n/i18n';
import type { Document } from '../../store/document/state';
import { activeInputs, holds, matrixOf } from '../../store/sizes/shapes';
import type { WholeWay } from './library';

/** Runs kept for undo, redo and the difference: going back and forth then costs nothing. */
const keptRuns = 4;

/** What the engine is asked for a document: the inputs and options that matter, and no others. */
export function requestFor(document: Document, schema: VariantSchema): RunRequest {
  const inputs = activeInputs(schema, document.options).flatMap(({ name }) => {
    const matrix = matrixOf(document, name);
    return matrix === undefined ? [] : [[name, matrix] as const];
  });
  const options = schema.options
    .filter(({ when }) => holds(when, document.options))
    .map(({ name, default: initial }) => [name, document.options[name] ?? initial] as const);
  return { variant: schema.id, inputs: Object.fromEntries(inputs), options: Object.fromEntries(options) };
}

/** What runs documents of one lesson. */
interface Running {
  readonly engine: Engine;
  readonly schema: VariantSchema;
  /** What it takes to go back; null until somebody wants to. */
  readonly backwardPass: WholeWay | null;
}

/** Runs documents. A document never changes, so the run of one is worth keeping for a while. */
export class Runner {
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
