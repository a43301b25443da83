import type { OptionValue, VariantSchema } from '../../engine/types';
import { authoringText } from '../../i18n/en/authoring';
import { type Message, message } from '../../i18n/message';
import type { Lesson, Reading } from '../../lessons/lesson';
import { assemble, type DocumentParts } from '../document/assemble';
import { presetDocument } from '../document/preset';
import { quoted } from '../document/refusal';
import type { Document, InputMatrix, TokenList } from '../document/state';
import {
  copyMatrix,
  copyWords,
  describeValue,
  isObject,
  longWords,
  ownProperty,
  type UntrustedObject,
} from './copy-values';

/** A validated copy of a document, or null with the errors. If there is a document, the messages name ignored fields. */
export interface CheckedDocument {
  readonly document: Document | null;
  readonly messages: readonly Message[];
}

/**
 * Validates and copies an untrusted document. Sizes are checked before matrices are allocated. A single invalid number
 * rejects the document.
 */
export function readDocument(
  untrusted: unknown,
  lessons: readonly Lesson[],
  schemas: readonly VariantSchema[],
): CheckedDocument {
  if (!isObject(untrusted))
    return rejected([message(authoringText('error.document_expected'), { found: describeValue(untrusted) })]);
  const id = ownProperty(untrusted, 'lesson');
  const lesson = lessons.find((each) => each.id === id);
  const schema = schemas.find((each) => each.id === lesson?.variant);
  if (lesson === undefined || schema === undefined)
    return rejected([
      message(authoringText('error.lesson_expected'), {
        found: describeValue(id),
        known: lessons.map((each) => each.id).join(', '),
      }),
    ]);
  return readDocumentOnto(presetDocument(lesson, schema), untrusted, schema, lesson.reading);
}

/** Like `readDocument`, but takes missing parts from `base` instead of the preset. */
export function readDocumentOnto(
  base: Document,
  untrusted: UntrustedObject,
  schema: VariantSchema,
  reading: Reading | undefined,
): CheckedDocument {
  const errors: Message[] = [];
  const parts = readParts(untrusted, schema, errors);
  const { document, messages } = assemble(base, parts, schema, reading);
  if (errors.length + messages.length > 0) return rejected([...errors, ...messages]);
  const cut = Array.from(parts.tokens).flatMap(([list, words]) => longWords(`tokens.${list}`, words));
  return { document, messages: [...cut.slice(0, 5), ...unknownFields(untrusted, schema)] };
}

function rejected(messages: readonly Message[]): CheckedDocument {
  return { document: null, messages };
}

/** Copies the fields that are in the schema. */
function readParts(untrusted: UntrustedObject, schema: VariantSchema, errors: Message[]): DocumentParts {
  const options = new Map<string, OptionValue>();
  const tokens = new Map<TokenList, readonly string[]>();
  const inputs = new Map<string, InputMatrix>();
  const read = (section: string, names: readonly string[], add: (name: string, value: unknown) => void) => {
    for (const [name, value] of fieldsOf(untrusted, section, names, errors)) add(name, value);
  };
  read('options', schema.options.map(nameOf), (name, value) => {
    if (isOptionValue(value)) options.set(name, value);
    else
      errors.push(
        message(authoringText('error.option_value_expected'), { name, found: describeValue(value) }),
      );
  });
  read('tokens', ['query', 'key'], (list, value) => {
    const words = copyWords(`tokens.${list}`, value);
    if ('error' in words) errors.push(words.error);
    else tokens.set(list === 'key' ? 'key' : 'query', words);
  });
  read('inputs', schema.inputs.map(nameOf), (name, value) => {
    const matrix = copyMatrix(name, value);
    if ('error' in matrix) errors.push(matrix.error);
    else inputs.set(name, matrix);
  });
  return { options, tokens, inputs };
}

/** The fields of a section that have one of `names`. */
function fieldsOf(
  untrusted: UntrustedObject,
  section: string,
  names: readonly string[],
  errors: Message[],
): readonly (readonly [string, unknown])[] {
  const fields = ownProperty(untrusted, section);
  if (fields === undefined) return [];
  if (isObject(fields))
    return names
      .map((name) => [name, ownProperty(fields, name)] as const)
      .filter(([, value]) => value !== undefined);
  errors.push(
    message(authoringText('error.object_expected'), { name: section, found: describeValue(fields) }),
  );
  return [];
}

/** Reports unknown fields, which are probably misspelt. */
function unknownFields(untrusted: UntrustedObject, schema: VariantSchema): readonly Message[] {
  const sections: Readonly<Record<string, readonly string[]>> = {
    lesson: [],
    tokens: ['query', 'key'],
    options: schema.options.map(nameOf),
    inputs: schema.inputs.map(nameOf),
  };
  const known = (name: string) => Object.hasOwn(sections, name);
  const nested = Object.entries(sections).flatMap(([section, names]) => {
    const fields = ownProperty(untrusted, section);
    return isObject(fields) ? Object.keys(fields).filter((name) => !names.includes(name)) : [];
  });
  const unknown = [...Object.keys(untrusted).filter((name) => !known(name)), ...nested];
  return unknown.slice(0, 20).map((name) => message('error.means_nothing', { name: quoted(name) }));
}

function isOptionValue(value: unknown): value is OptionValue {
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean';
}

function nameOf({ name }: { readonly name: string }): string {
  return name;
}
