import type { VariantSchema } from '../../../web/engine/types';
import type { Lesson } from '../../../web/lessons/lesson';
import type { Document } from '../../../web/store/document/state';
import { readJson } from '../../../web/store/untrusted/read-json';
import { type Checked, readDocument } from '../../../web/store/untrusted/validate';

/** A document as text to save: JSON, in which -Infinity is spelled `"-Infinity"`. */
export function toJson(document: Document): string {
  return JSON.stringify(document, (_, part: unknown) => (part === -Infinity ? '-Infinity' : part));
}

/** Reads a saved document; anything that is not one is refused with messages that name the place. */
export function fromJson(
  text: string,
  lessons: readonly Lesson[],
  schemas: readonly VariantSchema[],
): Checked {
  const read = readJson('the file', text);
  return 'error' in read
    ? { document: null, messages: [read.error] }
    : readDocument(read.found, lessons, schemas);
}
