import { html } from 'lit';

/** How many words are others than they should be, or are not there. */
export function countDifferences(words: readonly string[], target: readonly string[]): number {
  return words.filter((word, at) => word !== target[at]).length + Math.max(0, target.length - words.length);
}

/** The words, those marked that should be others. */
export function markDifferences(words: readonly string[], target: readonly string[]): readonly unknown[] {
  return words.flatMap((word, at) => [' ', word === target[at] ? word : html`<mark>${word}</mark>`]).slice(1);
}
