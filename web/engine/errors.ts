import { type Message, message } from '../i18n/message';
import { englishText } from '../i18n/messages';

/**
 * An invalid request to the engine: an input of the wrong shape, an option out of range. The message names the argument, what
 * was found and what was expected. All other failures are ordinary errors.
 */
export class EngineError extends Error {
  override readonly name = 'EngineError';
  /** The untranslated message, whose English text is `message`; null if there is only English text. */
  readonly details: Message | null;

  constructor(details: Message | string, options?: ErrorOptions) {
    super(typeof details === 'string' ? details : englishText(details), options);
    this.details = typeof details === 'string' ? null : details;
  }
}

/** An error with a message for the reader, whose English text is `message`. */
export class MessageError extends Error {
  readonly details: Message;

  constructor(details: Message, options?: ErrorOptions) {
    super(englishText(details), options);
    this.details = details;
  }
}

/** A failure that the engine reports itself, such as running out of memory. */
export class EngineFailure extends MessageError {}

/** The untranslated message of an error; null if there is only English text. */
export function messageOf(error: unknown): Message | null {
  return error instanceof EngineError || error instanceof MessageError ? error.details : null;
}

/** The untranslated message of an error if it has one, else a message with its text. */
export function detailsOf(error: unknown): Message {
  const text = error instanceof Error ? error.message : String(error);
  return messageOf(error) ?? message('error.other', { text });
}

/** An `EngineError` whose message begins with the function that found it: "[run] there is no variant …". */
export function engineError(rule: string, key: string, args: Message['args'] = {}): EngineError {
  return new EngineError({ key: 'error.of_rule', args: { rule, reason: { key, args } } });
}
