import { EngineError, EngineFailure, messageOf } from '../engine/errors';
import type { Message } from '../i18n/message';

/** An error as plain data, as it is sent between threads. */
export interface ErrorReport {
  /** The English text. */
  readonly message: string;
  /** The text as a message, where it has one. */
  readonly details: Message | null;
  /** Whether the error is an `EngineError`. */
  readonly isMistake: boolean;
}

export function reportOf(error: unknown): ErrorReport {
  return {
    message: error instanceof Error ? error.message : String(error),
    details: messageOf(error),
    isMistake: error instanceof EngineError,
  };
}

/** The error that a report was made of: an `EngineError`, an `EngineFailure` or an ordinary `Error`. */
export function errorOf({ message, details, isMistake }: ErrorReport): Error {
  const error = isMistake
    ? new EngineError(details ?? message)
    : details === null
      ? new Error(message)
      : new EngineFailure(details);
  // Its English text may not be loaded on this thread.
  error.message = message;
  return error;
}
