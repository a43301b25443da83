import type { RunRequest, VariantSchema } from '../../engine/types';
import { activeInputs, activeOptions, matrixOf } from '../sizes/shapes';
import type { Document } from './state';

/** The matrices that the variant reads under the options of a document, by name. */
function matricesOf(document: Document, schema: VariantSchema): RunRequest['inputs'] {
  return Object.fromEntries(
    activeInputs(schema, document.options).flatMap(({ name }) => {
      const matrix = matrixOf(document, name);
      return matrix === undefined ? [] : [[name, matrix] as const];
    }),
  );
}

/** What the engine is asked to run for a document: the matrices in use, and all options. */
export function requestOf(document: Document, schema: VariantSchema): RunRequest {
  return { variant: schema.id, inputs: matricesOf(document, schema), options: document.options };
}

/** The same with the options that matter and no others. */
export function requestFor(document: Document, schema: VariantSchema): RunRequest {
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
