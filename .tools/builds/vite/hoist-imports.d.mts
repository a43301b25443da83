import type { Plugin } from 'vite';

export const hoistImports: Plugin;

/** A file of the build; those that are not scripts import nothing. */
export interface BundledFile {
  readonly imports?: readonly string[];
  readonly code?: string;
  readonly moduleIds?: readonly string[];
}

export function allImports(
  script: BundledFile,
  bundle: Readonly<Record<string, BundledFile>>,
): ReadonlySet<string>;
