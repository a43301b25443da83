import type { RunRequest, VariantSchema } from '../../engine/types';
import { activeInputs, matrixOf } from '../sizes/shapes';
import type { Document } from './state';

/** What the engine is asked to run for a document: the matrices in use, and the options. */
export function requestOf(document: Document, schema: VariantSchema): RunRequest {
  const inputs = activeInputs(schema, document.options).flatMap(({ name }) => {
    const matrix = matrixOf(document, name);
    return matrix === undefined ? [] : [[name, matrix] as const];
  });
  return { variant: schema.id, inputs: Object.fromEntries(inputs), options: document.options };
}
