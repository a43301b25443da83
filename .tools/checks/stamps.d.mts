/** A check as far as its stamp is concerned. */
export interface StampedCheck {
  readonly title: string;
  readonly needs?: readonly string[];
  readonly reads?: readonly string[];
  readonly outside?: (env: Readonly<Record<string, string>>) => string;
}

export interface Result {
  readonly passed: number;
  readonly failed: number;
  readonly note?: string;
  readonly isPartial?: boolean;
}

/** Hashes of contents by path. */
export type Contents = Readonly<Record<string, string>>;

export function contentsOf(root: string): Promise<Contents | null>;
export function inputsOf(check: StampedCheck, contents: Contents): Contents;
export function settingsOf(
  check: StampedCheck,
  env: Readonly<Record<string, string>>,
  versions: readonly string[],
): object;
export function keyOf(check: StampedCheck, contents: Contents, settings: object): string;
export function stampsIn(folder: string): {
  read(key: string): Result | undefined;
  write(key: string, result: Result): void;
};
export function checksToRun(
  checks: readonly StampedCheck[],
  hasStamp: (check: StampedCheck) => boolean,
): ReadonlySet<string>;
