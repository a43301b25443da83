/** A value in a message: a text that is the same in every language, a whole number, or a message of its own. */
export type MessageValue = string | number | Message;

/** A text for readers, by its key in the catalogues (`web/i18n`), and its values by name. Nobody takes a text apart. */
export interface Message {
  readonly key: string;
  readonly args: Readonly<Record<string, MessageValue>>;
}
