import type { VariantSchema } from '../engine/types';
import { t } from '../language/speech';
import type { Lesson } from '../lessons/lesson';
import { maxLinkLength } from './link-keys';
import type { Document } from './state';
import { type Checked, readDocument } from './validate';

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
  if (text.length > maxLinkLength)
    return {
      document: null,
      messages: [t`the file has ${text.length} characters: at most ${maxLinkLength}`],
    };
  try {
    return readDocument(JSON.parse(text), lessons, schemas);
  } catch {
    return { document: null, messages: [t('the file is not JSON')] };
  }
}
