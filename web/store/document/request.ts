import type { RunRequest, VariantSchema } from '../../engine/types';
import { activeInputs, holds, matrixOf } from '../sizes/shapes';
import type { Document } from './state';

/** What the engine is asked to run for a document: the matrices in use, and the options. */
export function requestOf(document: Document, schema: VariantSchema): RunRequest {
  const inputs = activeInputs(schema, document.options).flatMap(({ name }) => {
    const matrix = matrixOf(document, name);
    return matrix === undefined ? [] : [[name, matrix] as const];
  });
  return { variant: schema.id, inputs: Object.fromEntries(inputs), options: document.options };
}

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
