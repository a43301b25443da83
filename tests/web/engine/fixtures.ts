import { readdirSync, readFileSync } from 'node:fs';
import type { GradientTarget, MatrixData, OptionValue, RunRequest } from '../../../web/engine/types';

const folder = new URL('../../fixtures/', import.meta.url);

/** Files of the folder that hold no cases of a variant. */
const OTHER_FILES = ['index.json', 'errors.json', 'schema.json'];

/** JSON has no word for NaN and the infinities. */
type SpelledNumber = number | 'NaN' | 'Infinity' | '-Infinity';
type Tensors = Readonly<
  Record<string, { readonly shape: readonly number[]; readonly data: readonly SpelledNumber[] }>
>;
type Tolerances = Readonly<Record<string, number | null>>;

interface Request {
  readonly name: string;
  readonly variant: string;
  readonly options: Readonly<Record<string, OptionValue>>;
  readonly inputs: Tensors;
}

interface FixtureFile {
  readonly cases: readonly (Request & {
    readonly nodes: Tensors;
    readonly loss: GradientTarget | null;
    readonly gradients: Tensors;
    readonly tolerance: { readonly nodes: Tolerances; readonly gradients: Tolerances };
  })[];
}

interface ErrorFile {
  readonly cases: readonly (Request & { readonly message: string })[];
}

/** A matrix that is expected, and how far the one that is found may be from it. */
export interface Expected extends MatrixData {
  readonly tolerance: number | null;
}

export interface FixtureCase {
  readonly name: string;
  readonly request: RunRequest;
  readonly nodes: ReadonlyMap<string, Expected>;
  readonly loss: GradientTarget | null;
  readonly gradients: ReadonlyMap<string, Expected>;
}

export interface ErrorCase {
  readonly name: string;
  readonly request: RunRequest;
  readonly message: string;
}

/** Files that schema.json describes. */
export const describedFiles = readdirSync(folder).filter(
  (name) => name.endsWith('.json') && name !== 'index.json' && name !== 'schema.json',
);

export function readFixture(name: string): unknown {
  return JSON.parse(readFileSync(new URL(name, folder), 'utf8'));
}

export const fixtureCases: readonly FixtureCase[] = describedFiles
  .filter((name) => !OTHER_FILES.includes(name))
  .flatMap((name) => (readFixture(name) as FixtureFile).cases)
  .map(({ name, nodes, loss, gradients, tolerance, ...request }) => ({
    name,
    request: readRequest({ name, ...request }),
    nodes: expected(nodes, tolerance.nodes),
    loss,
    gradients: expected(gradients, tolerance.gradients),
  }));

export const errorCases: readonly ErrorCase[] = (readFixture('errors.json') as ErrorFile).cases.map(
  ({ message, ...request }) => ({ name: request.name, request: readRequest(request), message }),
);

/** How many cases the generator wrote. */
export const expectedCases = (readFixture('index.json') as { cases: number }).cases;

/** A case that is small and has every kind of node but a mask. */
export function caseNamed(name: string): FixtureCase {
  const found = fixtureCases.find((each) => each.name === name);
  if (!found) throw new Error(`there is no fixture ${name}`);
  return found;
}

function readRequest({ variant, options, inputs }: Request): RunRequest {
  const spelled = Object.entries(options).map(([name, value]): [string, OptionValue] => [
    name,
    readOption(value),
  ]);
  const matrices = Object.entries(inputs).map(([name, tensor]): [string, MatrixData] => [
    name,
    readMatrix(tensor),
  ]);
  return { variant, options: Object.fromEntries(spelled), inputs: Object.fromEntries(matrices) };
}

function readOption(value: OptionValue): OptionValue {
  return value === 'NaN' || value === 'Infinity' || value === '-Infinity' ? Number(value) : value;
}

function readMatrix({ shape: [rows = 0, cols = 0], data }: Tensors[string]): MatrixData {
  return { rows, cols, data: data.map(Number) };
}

function expected(tensors: Tensors, tolerances: Tolerances): ReadonlyMap<string, Expected> {
  const entries = Object.entries(tensors).map(([id, tensor]): [string, Expected] => [
    id,
    { ...readMatrix(tensor), tolerance: tolerances[id] ?? null },
  ]);
  return new Map(entries);
}
