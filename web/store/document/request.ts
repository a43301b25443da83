import type { RunRequest, VariantSchema } from '../../engine/types';
import { activeInputs, activeOptions, matrixOf } from '../sizes/shapes';
import type { Document } from './state';

/** The matrices of the active inputs, by name. */
function matricesOf(document: Document, schema: VariantSchema): RunRequest['inputs'] {
  return Object.fromEntries(
    activeInputs(schema, document.options).flatMap(({ name }) => {
      const matrix = matrixOf(document, name);
      return matrix === undefined ? [] : [[name, matrix] as const];
    }),
  );
}

/** The run request of a document, with all of its options: for callers that then change an option. */
export function requestWithAllOptions(document: Document, schema: VariantSchema): RunRequest {
  return { variant: schema.id, inputs: matricesOf(document, schema), options: document.options };
}

/** The run request of a document, without options that have no effect: equal computations then have equal requests. */
export function requestWithActiveOptions(document: Document, schema: VariantSchema): RunRequest {
  const active = activeOptions(schema, document.options);
  const options = schema.options
    .filter(({ name }) => active.has(name))
    .map(({ name, default: initial }) => [name, document.options[name] ?? initial] as const);
  return {
    variant: schema.id,
    inputs: matricesOf(document, schema),
    options: Object.fromEntries(options),
  };
}
