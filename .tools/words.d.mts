/** The parsed data file of the package. */
export interface Embeddings {
  readonly words: readonly string[];
  readonly vectors: Readonly<Record<string, readonly number[]>>;
  readonly dimensions: number;
}

export const source: URL;
export function reduceVectors(embeddings: Embeddings): { readonly bytes: Buffer; readonly share: number };
