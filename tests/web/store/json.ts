import type { VariantSchema } from '../../../web/engine/types';
import type { Lesson } from '../../../web/lessons/lesson';
import type { Document } from '../../../web/store/document/state';
import { type CheckedDocument, readDocument } from '../../../web/store/untrusted/read-document';
import { readJson } from '../../../web/store/untrusted/read-json';

/** A document as JSON, in which -Infinity is written `"-Infinity"`. */
export function toJson(document: Document): string {
  return JSON.stringify(document, (_, part: unknown) => (part === -Infinity ? '-Infinity' : part));
}

/** Parses and validates a saved document. */
export function fromJson(
  text: string,
  lessons: readonly Lesson[],
  schemas: readonly VariantSchema[],
): CheckedDocument {
  const read = readJson('the file', text);
  return 'error' in read
    ? { document: null, messages: [read.error] }
    : readDocument(read.value, lessons, schemas);
}
