export interface BuiltFiles {
  /** Names without hashes, by path. */
  readonly names: ReadonlyMap<string, string>;
  /** Digests by name. */
  readonly digests: ReadonlyMap<string, string>;
}

export function builtFiles(folder: string): BuiltFiles;
