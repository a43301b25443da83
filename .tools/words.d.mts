/** The package's file, as `JSON.parse` gives it. */
export interface Embeddings {
  readonly words: readonly string[];
  readonly vectors: Readonly<Record<string, readonly number[]>>;
  readonly dimensions: number;
}

export const source: URL;
export function reduced(embeddings: Embeddings): { readonly bytes: Buffer; readonly share: number };
