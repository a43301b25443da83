import type { OptionValue, VariantSchema } from '../../engine/types';
import { t } from '../../i18n/i18n';
import type { Lesson, Reading } from '../../lessons/lesson';
import { assemble, type Parts } from '../document/assemble';
import { presetDocument } from '../document/preset';
import { quoted } from '../document/refusal';
import type { Document, InputMatrix, TokenList } from '../document/state';
import { copyMatrix, copyWords, isUntrusted, kindOf, own, type Untrusted } from './untrusted';

/** A checked copy of a document, or null with the reasons. Messages beside a document tell what was left out. */
export interface Checked {
  readonly document: Document | null;
  readonly messages: readonly string[];
}

/**
 * Brings a document from outside into range. The result is a closed copy, field by field; sizes are checked before
 * anything of that size is made; one wrong number refuses the whole, since the rest would be another document.
 */
export function readDocument(
  outside: unknown,
  lessons: readonly Lesson[],
  schemas: readonly VariantSchema[],
): Checked {
  if (!isUntrusted(outside)) return refused([t`the document is ${kindOf(outside)}: an object expected`]);
  const id = own(outside, 'lesson');
  const lesson = lessons.find((each) => each.id === id);
  const schema = schemas.find((each) => each.id === lesson?.variant);
  if (lesson === undefined || schema === undefined)
    return refused([t`lesson is ${kindOf(id)}: must be one of ${lessons.map((each) => each.id).join(', ')}`]);
  return readOnto(presetDocument(lesson, schema), outside, schema, lesson.reading);
}

/** The same with another document of the lesson to start from, which stands where nothing is said. */
export function readOnto(
  base: Document,
  outside: Untrusted,
  schema: VariantSchema,
  reading: Reading | undefined,
): Checked {
  const errors: string[] = [];
  const parts = readParts(outside, schema, errors);
  const { document, messages } = assemble(base, parts, schema, reading);
  if (errors.length + messages.length > 0) return refused([...errors, ...messages]);
  return { document, messages: strangers(outside, schema) };
}

function refused(messages: readonly string[]): Checked {
  return { document: null, messages };
}

/** Copies the fields that the schema knows. */
function readParts(outside: Untrusted, schema: VariantSchema, errors: string[]): Parts {
  const options = new Map<string, OptionValue>();
  const tokens = new Map<TokenList, readonly string[]>();
  const inputs = new Map<string, InputMatrix>();
  for (const [name, found] of fieldsOf(outside, 'options', schema.options.map(nameOf), errors)) {
    if (isOptionValue(found)) options.set(name, found);
    else errors.push(t`${name} is ${kindOf(found)}: text, a number, true or false expected`);
  }
  for (const [list, found] of fieldsOf(outside, 'tokens', ['query', 'key'], errors)) {
    const words = copyWords(`tokens.${list}`, found);
    if ('error' in words) errors.push(words.error);
    else tokens.set(list === 'key' ? 'key' : 'query', words);
  }
  for (const [name, found] of fieldsOf(outside, 'inputs', schema.inputs.map(nameOf), errors)) {
    const matrix = copyMatrix(name, found);
    if ('error' in matrix) errors.push(matrix.error);
    else inputs.set(name, matrix);
  }
  return { options, tokens, inputs };
}

/** The fields of a section that have one of the names. */
function fieldsOf(
  outside: Untrusted,
  section: string,
  names: readonly string[],
  errors: string[],
): readonly (readonly [string, unknown])[] {
  const fields = own(outside, section);
  if (fields === undefined) return [];
  if (isUntrusted(fields))
    return names.map((name) => [name, own(fields, name)] as const).filter(([, found]) => found !== undefined);
  errors.push(t`${section} is ${kindOf(fields)}: an object expected`);
  return [];
}

/** Names that mean nothing in a document of this variant: a misspelt input must not pass unseen. */
function strangers(outside: Untrusted, schema: VariantSchema): readonly string[] {
  const sections: Readonly<Record<string, readonly string[]>> = {
    lesson: [],
    tokens: ['query', 'key'],
    options: schema.options.map(nameOf),
    inputs: schema.inputs.map(nameOf),
  };
  const known = (name: string) => Object.hasOwn(sections, name);
  const inside = Object.entries(sections).flatMap(([section, names]) => {
    const fields = own(outside, section);
    return isUntrusted(fields) ? Object.keys(fields).filter((name) => !names.includes(name)) : [];
  });
  const strange = [...Object.keys(outside).filter((name) => !known(name)), ...inside];
  return strange.slice(0, 20).map((name) => t`${quoted(name)} means nothing here`);
}

function isOptionValue(found: unknown): found is OptionValue {
  return typeof found === 'string' || typeof found === 'number' || typeof found === 'boolean';
}

function nameOf({ name }: { readonly name: string }): string {
  return name;
}
