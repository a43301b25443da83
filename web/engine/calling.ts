import { EngineError, EngineFailure } from './errors';
import type { Message } from './types';

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

/** What C++ reports on purpose: a message as JSON. */
function messageIn(error: unknown): Message | null {
  if (!(error instanceof Error) || !error.message.startsWith('{"key"')) return null;
  return JSON.parse(error.message);
}

/** Errors that C++ reports on purpose leave the instance sound: mistakes in the input, and failures in words. */
function isReported(error: unknown): boolean {
  if (error instanceof EngineError || error instanceof EngineFailure) return true;
  return messageIn(error) !== null;
}

/** Whether the instance answers wrongly from now on. */
export function isTrap(error: unknown): boolean {
  return !isReported(error);
}

function translated(error: unknown): unknown {
  const message = messageIn(error);
  if (message === null) return error;
  return error instanceof RangeError
    ? new EngineError(message, { cause: error })
    : new EngineFailure(message, { cause: error });
}
