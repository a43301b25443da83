import type { Message } from '../../i18n/message';

/** Why a change is invalid, as a sentence for the reader. */
export interface Refusal {
  readonly error: Message;
}

/** Creates a refusal. The sentence says what is wrong, what was found and what was expected. */
export function refuse(error: Message): Refusal {
  return { error };
}

export function isRefusal<Result extends object>(outcome: Result | Refusal): outcome is Refusal {
  return 'error' in outcome;
}

/** Untrusted text in quotes, shortened for a message. */
export function quoted(text: string): string {
  const cut = text.length > 40 ? `${Array.from(text.slice(0, 40)).slice(0, -1).join('')}…` : text;
  return `"${cut}"`;
}
