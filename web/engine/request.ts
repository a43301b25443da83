import { EngineError } from './errors';
import type { EngineLimits, MatrixData, OptionValue, RunRequest } from './types';

/** A request in the form that crosses the boundary: checked, copied, and never changed again. */
export interface CheckedRequest {
  readonly variant: string;
  readonly inputs: readonly { name: string; rows: number; cols: number; data: Float64Array }[];
  readonly options: readonly [string, OptionValue][];
}

/**
 * Checks what the boundary would silently change: release builds of embind turn null into 0 and 1e10 into another
 * number. Shapes and ranges that only the variant knows are checked by the engine itself.
 */
export function checkRequest(request: RunRequest, limits: EngineLimits): CheckedRequest {
  if (typeof request.variant !== 'string')
    throw new EngineError('[run] the variant must be named by a string');
  const inputs = Object.entries(request.inputs).map(([name, matrix]) => checkMatrix(name, matrix, limits));
  const options = Object.entries(request.options).map(([name, value]) => checkOption(name, value));
  return { variant: request.variant, inputs, options };
}

/** Equal for requests that differ only in the numbers of their matrices. */
export function structureKey({ variant, inputs, options }: CheckedRequest): string {
  return JSON.stringify([variant, options, inputs.map(({ name, rows, cols }) => [name, rows, cols])]);
}

function checkMatrix(
  name: string,
  matrix: MatrixData,
  limits: EngineLimits,
): CheckedRequest['inputs'][number] {
  if (!isMatrix(matrix)) throw new EngineError(`[run] ${name} must be a matrix: rows, cols and data`);
  const { rows, cols, data } = matrix;
  if (!isSide(rows, limits) || !isSide(cols, limits)) {
    throw new EngineError(
      `[run] ${name} is ${rows} × ${cols}: both sides must be whole numbers from 1 to ${limits.side}`,
    );
  }
  if (data.length !== rows * cols) {
    throw new EngineError(
      `[run] ${name} is ${rows} × ${cols} and holds ${data.length} numbers: it needs ${rows * cols}`,
    );
  }
  for (let at = 0; at < data.length; at++) {
    if (typeof data[at] !== 'number') {
      const place = `row ${Math.floor(at / cols) + 1}, column ${(at % cols) + 1}`;
      throw new EngineError(`[run] ${name}, ${place}: ${String(data[at])} is not a number`);
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
  throw new EngineError(
    `[run] option ${name} is ${String(value)}: it must be a string, a number, true or false`,
  );
}
