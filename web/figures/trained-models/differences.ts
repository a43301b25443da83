import { html } from 'lit';

/** Number of words that differ from the target or are missing. */
export function countDifferences(words: readonly string[], target: readonly string[]): number {
  return words.filter((word, at) => word !== target[at]).length + Math.max(0, target.length - words.length);
}

/** The words, with those marked that differ from the target. */
export function markDifferences(words: readonly string[], target: readonly string[]): readonly unknown[] {
  return words.flatMap((word, at) => [' ', word === target[at] ? word : html`<mark>${word}</mark>`]).slice(1);
}
