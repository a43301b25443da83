import { engineError } from './errors';
import type { EngineLimits, LossRequest, MatrixData, OptionValue, Rounding, RunRequest } from './types';

/** A validated copy of a request, in the form that the WASM module takes. */
export interface CheckedRequest {
  readonly variant: string;
  readonly inputs: readonly { name: string; rows: number; cols: number; data: Float64Array }[];
  readonly options: readonly [string, OptionValue][];
  readonly backward: (LossRequest & { readonly targets: Float64Array }) | null;
  readonly rounding: Rounding | null;
}

/**
 * Checks the types of a request, since release builds of embind convert silently: null to 0, and 1e10 to another integer.
 * Shapes and ranges that depend on the variant are checked in C++.
 */
export function checkRequest(request: RunRequest, limits: EngineLimits): CheckedRequest {
  if (typeof request.variant !== 'string') throw engineError('run', 'error.variant_not_named');
  const inputs = Object.entries(request.inputs).map(([name, matrix]) => checkMatrix(name, matrix, limits));
  const options = Object.entries(request.options).map(([name, value]) => checkOption(name, value));
  const backward = request.backward === undefined ? null : checkLoss(request.backward);
  return { variant: request.variant, inputs, options, backward, rounding: null };
}

/** A cache key that is equal for requests that differ only in the numbers of their matrices. */
export function structureKey({ variant, inputs, options, backward }: CheckedRequest): string {
  const shapes = inputs.map(({ name, rows, cols }) => [name, rows, cols]);
  const loss = backward && [backward.node, backward.loss, backward.row, backward.col];
  return JSON.stringify([variant, options, shapes, loss]);
}

/** Whether the targets fit the node is checked in C++. */
function checkLoss(request: LossRequest): CheckedRequest['backward'] {
  const { node, loss, row, col, targets } = request;
  if (typeof node !== 'string' || typeof loss !== 'string')
    throw engineError('backward', 'error.loss_not_named');
  if (typeof row !== 'number' || typeof col !== 'number')
    throw engineError('backward', 'error.place_not_numbers');
  if (!isNumbers(targets)) throw engineError('backward', 'error.targets_not_numbers');
  return { node, loss, row, col, targets: new Float64Array(targets) };
}

function isNumbers(list: ArrayLike<number> | null): list is ArrayLike<number> {
  return typeof list?.length === 'number' && Array.from(list).every((each) => typeof each === 'number');
}

function checkMatrix(
  name: string,
  matrix: MatrixData,
  limits: EngineLimits,
): CheckedRequest['inputs'][number] {
  if (!isMatrix(matrix)) throw engineError('run', 'error.not_a_matrix', { name });
  const { rows, cols, data } = matrix;
  if (!isSide(rows, limits) || !isSide(cols, limits)) {
    throw engineError('run', 'error.size', {
      name,
      rows: String(rows),
      cols: String(cols),
      most: limits.side,
    });
  }
  if (data.length !== rows * cols) {
    throw engineError('run', 'error.numbers_needed', {
      name,
      rows,
      cols,
      found: String(data.length),
      needed: rows * cols,
    });
  }
  for (let at = 0; at < data.length; at++) {
    if (typeof data[at] !== 'number') {
      const place = { row: Math.floor(at / cols) + 1, column: (at % cols) + 1 };
      throw engineError('run', 'error.not_a_number', { name, ...place, value: String(data[at]) });
    }
  }
  return { name, rows, cols, data: new Float64Array(data) };
}

/** A runtime check, since callers may be untyped JavaScript. */
function isMatrix(matrix: Partial<MatrixData> | null): boolean {
  return typeof matrix?.data?.length === 'number';
}

function isSide(size: number, limits: EngineLimits): boolean {
  return Number.isInteger(size) && size >= 1 && size <= limits.side;
}

function checkOption(name: string, value: OptionValue): [string, OptionValue] {
  if (typeof value === 'string' || typeof value === 'boolean' || typeof value === 'number')
    return [name, value];
  throw engineError('run', 'error.option_value', { name, value: String(value) });
}
