import type { VariantSchema } from '../../engine/types';
import { authoringText } from '../../i18n/en/authoring';
import { type Message, message } from '../../i18n/message';
import type { Lesson } from '../../lessons/lesson';
import { comparesOneText } from '../document/one-text';
import type { Document } from '../document/state';
import { isObject, ownProperty, type UntrustedObject } from './copy-values';
import type { CheckedDocument } from './read-document';

/**
 * Reads parts of a document. One list of words is that of the queries, and of the keys too where the lesson compares a text
 * with itself, unless given numbers ask for another number of keys.
 */
export function readWithOneText(
  parts: UntrustedObject,
  lesson: Lesson,
  schema: VariantSchema,
  read: (parts: UntrustedObject) => CheckedDocument,
): CheckedDocument {
  const words = ownProperty(parts, 'tokens');
  if (words === undefined || isObject(words)) return read(parts);
  if (comparesOneText(lesson, schema)) {
    const both = read({ ...parts, tokens: { query: words, key: words } });
    if (both.document !== null) return both;
  }
  return read({ ...parts, tokens: { query: words } });
}

/** A warning if a lesson that compares a text with itself has two texts of different lengths. */
export function textsDiffer({ tokens }: Document, lesson: Lesson, schema: VariantSchema): readonly Message[] {
  const [queries, keys] = [tokens.query.length, tokens.key.length];
  return queries === keys || !comparesOneText(lesson, schema)
    ? []
    : [message(authoringText('error.texts_differ'), { queries, keys })];
}
