import type { Engine } from './engine';
import type { VariantSchema } from './types';

/** The schema of a variant of an engine. Throws if the engine does not have it. */
export function requireVariant({ variants }: Pick<Engine, 'variants'>, variant: string): VariantSchema {
  const schema = variants.find(({ id }) => id === variant);
  if (schema === undefined) throw new Error(`The engine has no variant “${variant}”.`);
  return schema;
}
