import type { GradientTarget, MatrixData, OptionValue, RunRequest } from '../../../../web/engine/types';

/** NaN and infinities are strings in JSON. */
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

export interface FixtureFile {
  readonly cases: readonly (Request & {
    readonly nodes: Tensors;
    readonly loss: GradientTarget | null;
    readonly gradients: Tensors;
    readonly tolerance: { readonly nodes: Tolerances; readonly gradients: Tolerances };
  })[];
}

export interface ErrorFile {
  readonly cases: readonly (Request & { readonly message: string })[];
}

/** An expected matrix with its tolerance. */
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

/** The cases of one file. */
export function casesOf({ cases }: FixtureFile): readonly FixtureCase[] {
  return cases.map(({ name, nodes, loss, gradients, tolerance, ...request }) => ({
    name,
    request: readRequest({ name, ...request }),
    nodes: expected(nodes, tolerance.nodes),
    loss,
    gradients: expected(gradients, tolerance.gradients),
  }));
}

/** Requests that must be refused. */
export function errorCasesOf({ cases }: ErrorFile): readonly ErrorCase[] {
  return cases.map(({ message, ...request }) => ({
    name: request.name,
    request: readRequest(request),
    message,
  }));
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
