import { EngineError } from './errors';

/** As much of an instance as it takes to call into it safely. */
export interface Callable {
  stackSave(): unknown;
  stackRestore(stack: unknown): void;
}

/** Calls into an instance. An error on its way out of C++ leaves behind the stack of the frames it skips. */
export function calling<Result>(module: Callable, work: () => Result): Result {
  const stack: unknown = module.stackSave();
  try {
    return work();
  } catch (error) {
    if (isTrap(error)) throw error;
    module.stackRestore(stack);
    throw translated(error);
  }
}

/** Errors that C++ reports on purpose leave the instance sound: mistakes in the input, and failures in words. */
function isReported(error: unknown): error is Error {
  if (error instanceof EngineError) return true;
  return error instanceof Error && error.message.startsWith('[');
}

/** Whether the instance answers wrongly from now on. */
export function isTrap(error: unknown): boolean {
  return !isReported(error);
}

function translated(error: unknown): unknown {
  return error instanceof RangeError && isReported(error)
    ? new EngineError(error.message, { cause: error })
    : error;
}
