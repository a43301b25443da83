import type { Contents } from '../stamps.mjs';
import type { BuiltFiles } from './built.mjs';

/** A file of tests, and the name of its stamps; null if it cannot have any. */
export interface Spec {
  readonly file: string;
  readonly key: string | null;
  /** The files that it imports, step by step, and those that all tests of its kind depend on. */
  readonly closure: readonly string[];
}

/** A kind of tests. */
export interface Suite {
  readonly recording: string;
  readonly recorders?: readonly string[];
  readonly setup?: readonly string[];
  readonly common: readonly string[];
}

/** One hash of all that some names stand for. */
export type DigestsOf = (names: readonly string[]) => string;

export interface TestRun {
  readonly name: string;
  readonly passed: boolean;
  /** Names of what it has read. */
  readonly reads: readonly string[];
  readonly digest: string;
}

export function specOf(root: string, file: string, suite: Suite, contents: Contents, settings: object): Spec;
export function namesOf(
  reads: readonly string[],
  built: BuiltFiles,
  closure: readonly string[],
): readonly string[];
export function digestsNow(root: string, built: BuiltFiles): DigestsOf;
export function specStampsIn(folder: string): {
  read(spec: Pick<Spec, 'key'>, digestsOf: DigestsOf): ReadonlySet<string>;
  write(spec: Pick<Spec, 'key'>, results: readonly TestRun[]): void;
};
