import { readdirSync, readFileSync } from 'node:fs';
import { casesOf, type ErrorFile, errorCasesOf, type FixtureCase, type FixtureFile } from './fixture-file';

export type { ErrorCase, Expected, FixtureCase } from './fixture-file';

const folder = new URL('../../../fixtures/', import.meta.url);

/** Files without cases of a variant. */
const OTHER_FILES = ['index.json', 'errors.json', 'schema.json'];

/** Files that schema.json describes. */
export const describedFiles = readdirSync(folder).filter(
  (name) => name.endsWith('.json') && name !== 'index.json' && name !== 'schema.json',
);

export function readFixture(name: string): unknown {
  return JSON.parse(readFileSync(new URL(name, folder), 'utf8'));
}

/** Files of the cases of one variant each. */
export const variantFiles = describedFiles.filter((name) => !OTHER_FILES.includes(name));

export const fixtureCases: readonly FixtureCase[] = variantFiles.flatMap((name) =>
  casesOf(readFixture(name) as FixtureFile),
);

export const errorCases = errorCasesOf(readFixture('errors.json') as ErrorFile);

/** The number of cases that the generator wrote. */
export const expectedCases = (readFixture('index.json') as { cases: number }).cases;

/** A small case with every kind of node except a mask. */
export function caseNamed(name: string): FixtureCase {
  const found = fixtureCases.find((each) => each.name === name);
  if (!found) throw new Error(`there is no fixture ${name}`);
  return found;
}
