import type { MessageId } from './message-id';

/** A value in a message: a text that is the same in every language, a number, or a message of its own. */
export type MessageValue = string | number | Message;

export type MessageArgs = Readonly<Record<string, MessageValue>>;

/** A text for readers, by its id in the catalogues (`web/i18n`), and its values by name. Nobody takes a text apart. */
export interface Message {
  readonly key: string;
  readonly args: MessageArgs;
}

/** Makes a message; a locale turns it into text. */
export function message(key: MessageId, args: MessageArgs = {}): Message {
  return { key, args };
}

/** One message of several: the text of `id` says what stands between `{first}` and `{second}`. There must be at least one. */
export function joinMessages(id: MessageId, messages: readonly Message[]): Message {
  return messages.reduce((first, second) => message(id, { first, second }));
}
