import type { Contents } from '../stamps.mjs';
import type { BuiltFiles } from './built.mjs';

/** A file of tests, and the name of its stamps; null if it cannot have one. */
export interface Spec {
  readonly file: string;
  readonly key: string | null;
}

/** Digests of what a run has read, by name; null for what was not there. */
export type State = Readonly<Record<string, string | null>>;

export function specOf(root: string, file: string, contents: Contents, settings: object): Spec;
export function stateOf(root: string, reads: readonly string[]): State;
export function holds(root: string, state: State, built?: BuiltFiles): boolean;
export function specStampsIn(folder: string): {
  read(root: string, spec: Pick<Spec, 'key'>, built?: BuiltFiles): number | undefined;
  write(
    spec: Pick<Spec, 'key'>,
    run: { readonly passed: number; readonly failed: number; readonly state: State },
  ): void;
};
