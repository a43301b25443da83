/** Why a change cannot be made, in one sentence for the reader. */
export interface Refusal {
  readonly error: string;
}

/** Makes a refusal. The sentence names what was meant, what was found and what was expected. */
export function refuse(error: string): Refusal {
  return { error };
}

/** Tells a refusal from a result. */
export function isRefusal<Result extends object>(outcome: Result | Refusal): outcome is Refusal {
  return 'error' in outcome;
}

/** Text from outside, short enough for a message. */
export function quoted(text: string): string {
  const cut = text.length > 40 ? `${Array.from(text.slice(0, 40)).slice(0, -1).join('')}…` : text;
  return `"${cut}"`;
}
