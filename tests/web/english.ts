import type { Message } from '../../web/i18n/message';
import { englishText } from '../../web/i18n/messages';

type MessageField = 'error' | 'issues' | 'message' | 'messages';

/** An outcome with texts in place of its messages. */
type English<Outcome> = Outcome extends Message
  ? string
  : Outcome extends readonly (infer Item)[]
    ? readonly English<Item>[]
    : Outcome extends object
      ? {
          readonly [Name in keyof Outcome]: Name extends MessageField
            ? English<Outcome[Name]>
            : Outcome[Name];
        }
      : Outcome;

const messageFields: ReadonlySet<string> = new Set<MessageField>(['error', 'issues', 'message', 'messages']);

/** Replaces messages by their English texts: the message itself, those of a list, and those in fields such as `messages`. */
export function inEnglish<Outcome>(outcome: Outcome): English<Outcome>;
export function inEnglish(outcome: unknown): unknown {
  if (typeof outcome !== 'object' || outcome === null) return outcome;
  if (Array.isArray(outcome)) return outcome.map((item: unknown) => inEnglish(item));
  if ('key' in outcome && 'args' in outcome) return englishText(outcome as Message);
  return Object.fromEntries(
    Object.entries(outcome).map(([name, value]) => [
      name,
      messageFields.has(name) ? inEnglish(value) : value,
    ]),
  );
}
