import type { Engine } from '../engine/engine';
import type { RunRequest, Trace, VariantSchema } from '../engine/types';
import { activeInputs, holds, matrixOf } from '../state/shapes';
import type { Document } from '../state/state';

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
}

/** Runs documents. A document never changes, so the run of one is worth keeping for a while. */
export class Runner {
  readonly #runs = new Map<Document, Trace>();

  /** The run of a document; throws what the engine throws, and forgets nothing then. */
  run(document: Document, { engine, schema }: Running): Trace {
    const trace = this.#runs.get(document) ?? engine.run(requestFor(document, schema));
    this.#runs.delete(document);
    this.#runs.set(document, trace);
    for (const old of this.#runs.keys()) {
      if (this.#runs.size <= keptRuns) break;
      this.#runs.delete(old);
    }
    return trace;
  }
}
