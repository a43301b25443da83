import { readFileSync } from 'node:fs';

/** The cases of `tests/fixtures/outside`; its README describes the fields. */
export interface OutsideCase {
  readonly id: string;
  readonly kind: string;
  readonly source: string;
  readonly path: string;
  /** The name of the file, if it is read as a file. */
  readonly file?: string;
  readonly family?: string | readonly string[] | null;
  readonly arrays?: readonly OutsideArray[];
  readonly values?: Readonly<Record<string, number | string | boolean>>;
  readonly notes?: readonly string[];
  readonly refused?: {
    readonly words: readonly string[];
    readonly line?: number;
    readonly column?: number;
  };
  readonly asked?: Readonly<Record<string, readonly OutsideArray[]>>;
}

export interface OutsideArray {
  readonly name: string;
  readonly shape: readonly number[];
  readonly data: readonly (number | string)[];
  readonly boolean?: boolean;
  readonly within?: number;
  readonly relative?: number;
}

export const folder = 'tests/fixtures/outside';

export function outsideCases(): readonly OutsideCase[] {
  return (JSON.parse(readFileSync(`${folder}/cases.json`, 'utf8')) as { cases: OutsideCase[] }).cases;
}

export const bytesOfCase = ({ path }: OutsideCase): Uint8Array =>
  new Uint8Array(readFileSync(`${folder}/${path}`));
