import type { SearchEntry } from '../../search/entry';
import type { Mechanism } from './field';

/** A mechanism as it is searched for: in the language of the page, in English, and by its other names. */
export function entryOf(
  { id, title, question, names }: Mechanism,
  english: Mechanism | undefined,
): SearchEntry {
  const others = english === undefined ? names : [...names, english.title];
  return { kind: 'lesson', title, names: others, about: [question], lesson: id };
}
