import { html } from 'lit';

/** How many words are others than they should be, or are not there. */
export function differing(words: readonly string[], wanted: readonly string[]): number {
  return words.filter((word, at) => word !== wanted[at]).length + Math.max(0, wanted.length - words.length);
}

/** The words, those marked that should be others. */
export function marked(words: readonly string[], wanted: readonly string[]): readonly unknown[] {
  return words.flatMap((word, at) => [' ', word === wanted[at] ? word : html`<mark>${word}</mark>`]).slice(1);
}
