import { EngineError, EngineFailure } from './errors';
import type { Message } from './types';

/** The stack functions that Emscripten exports. */
export interface WasmModule {
  stackSave(): unknown;
  stackRestore(stack: unknown): void;
}

/**
 * Calls into a WASM instance, and converts C++ exceptions. Restores the stack pointer, since an exception skips the epilogues
 * of the C++ functions.
 */
export function callModule<Result>(module: WasmModule, call: () => Result): Result {
  const stack: unknown = module.stackSave();
  try {
    return call();
  } catch (error) {
    if (isTrap(error)) throw error;
    module.stackRestore(stack);
    throw toEngineError(error);
  }
}

/** The message of an error that C++ throws deliberately; null for other errors. */
function messageIn(error: unknown): Message | null {
  if (!(error instanceof Error) || !error.message.startsWith('{"key"')) return null;
  return JSON.parse(error.message);
}

/** Whether C++ threw the error deliberately, so that the instance is still usable. */
function isReportedError(error: unknown): boolean {
  if (error instanceof EngineError || error instanceof EngineFailure) return true;
  return messageIn(error) !== null;
}

/** Whether the error is a trap, after which the instance must not be used any more. */
export function isTrap(error: unknown): boolean {
  return !isReportedError(error);
}

function toEngineError(error: unknown): unknown {
  const message = messageIn(error);
  if (message === null) return error;
  return error instanceof RangeError
    ? new EngineError(message, { cause: error })
    : new EngineFailure(message, { cause: error });
}
