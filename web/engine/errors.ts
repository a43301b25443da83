import type { Message } from '../i18n/message';
import { englishText } from '../i18n/messages';

/**
 * A mistake in what was asked of the engine: an input of the wrong shape, an option out of range. The message names the
 * argument, what was found and what was expected. Everything else that goes wrong is an ordinary `Error`.
 */
export class EngineError extends Error {
  override readonly name = 'EngineError';
  /** What `message` says in English, to be said in another language. */
  readonly details: Message | null;

  constructor(message: Message | string, options?: ErrorOptions) {
    super(typeof message === 'string' ? message : englishText(message), options);
    this.details = typeof message === 'string' ? null : message;
  }
}

/** A failure that the engine reports itself, such as memory that ran out: an ordinary error, with its message. */
export class EngineFailure extends Error {
  readonly details: Message;

  constructor(message: Message, options?: ErrorOptions) {
    super(englishText(message), options);
    this.details = message;
  }
}

/** What an error says: its message, where it has one, else its English text. */
export function detailsOf(error: unknown): Message | string {
  if ((error instanceof EngineError || error instanceof EngineFailure) && error.details !== null)
    return error.details;
  return error instanceof Error ? error.message : String(error);
}

/** A mistake, as the rule that found it reports it: "[run] there is no variant …". */
export function mistake(rule: string, key: string, args: Message['args'] = {}): EngineError {
  return new EngineError({ key: 'error.of_rule', args: { rule, reason: { key, args } } });
}
