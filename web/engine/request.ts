import { mistake } from './errors';
import type { EngineLimits, LossRequest, MatrixData, OptionValue, RunRequest } from './types';

/** A request in the form that crosses the boundary: checked, copied, and never changed again. */
export interface CheckedRequest {
  readonly variant: string;
  readonly inputs: readonly { name: string; rows: number; cols: number; data: Float64Array }[];
  readonly options: readonly [string, OptionValue][];
  readonly backward: (LossRequest & { readonly targets: Float64Array }) | null;
}

/**
 * Checks what the boundary would silently change: release builds of embind turn null into 0 and 1e10 into another
 * number. Shapes and ranges that only the variant knows are checked by the engine itself.
 */
export function checkRequest(request: RunRequest, limits: EngineLimits): CheckedRequest {
  if (typeof request.variant !== 'string') throw mistake('run', 'error.variant_not_named');
  const inputs = Object.entries(request.inputs).map(([name, matrix]) => checkMatrix(name, matrix, limits));
  const options = Object.entries(request.options).map(([name, value]) => checkOption(name, value));
  const backward = request.backward === undefined ? null : checkLoss(request.backward);
  return { variant: request.variant, inputs, options, backward };
}

/** Equal for requests that differ only in the numbers of their matrices. */
export function structureKey({ variant, inputs, options, backward }: CheckedRequest): string {
  const shapes = inputs.map(({ name, rows, cols }) => [name, rows, cols]);
  const loss = backward && [backward.node, backward.loss, backward.row, backward.col];
  return JSON.stringify([variant, options, shapes, loss]);
}

/** Targets are copied; whether they fit the node only the run can tell. */
function checkLoss(request: LossRequest): CheckedRequest['backward'] {
  const { node, loss, row, col, targets } = request;
  if (typeof node !== 'string' || typeof loss !== 'string') throw mistake('backward', 'error.loss_not_named');
  if (typeof row !== 'number' || typeof col !== 'number')
    throw mistake('backward', 'error.place_not_numbers');
  if (!isNumbers(targets)) throw mistake('backward', 'error.targets_not_numbers');
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
  if (!isMatrix(matrix)) throw mistake('run', 'error.not_a_matrix', { name });
  const { rows, cols, data } = matrix;
  if (!isSide(rows, limits) || !isSide(cols, limits)) {
    throw mistake('run', 'error.size', {
      name,
      rows: String(rows),
      cols: String(cols),
      most: limits.side,
    });
  }
  if (data.length !== rows * cols) {
    throw mistake('run', 'error.numbers_needed', {
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
      throw mistake('run', 'error.not_a_number', { name, ...place, value: String(data[at]) });
    }
  }
  return { name, rows, cols, data: new Float64Array(data) };
}

/** Callers in JavaScript pass anything. */
function isMatrix(matrix: Partial<MatrixData> | null): boolean {
  return typeof matrix?.data?.length === 'number';
}

function isSide(size: number, limits: EngineLimits): boolean {
  return Number.isInteger(size) && size >= 1 && size <= limits.side;
}

function checkOption(name: string, value: OptionValue): [string, OptionValue] {
  if (typeof value === 'string' || typeof value === 'boolean' || typeof value === 'number')
    return [name, value];
  throw mistake('run', 'error.option_value', { name, value: String(value) });
}
