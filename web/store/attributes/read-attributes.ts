import { authoringText } from '../../i18n/en/authoring';
import { type Message, message } from '../../i18n/message';
import { initialState } from '../document/preset';
import type { State } from '../document/state';
import { decode } from '../links/decode';
import { type CheckedState, readSaved } from '../links/read-saved';
import { limits } from '../sizes/limits';
import { copyOnce } from '../untrusted/copy-once';
import { describeValue, isObject, type UntrustedObject } from '../untrusted/copy-values';
import { readWithOneText, textsDiffer } from '../untrusted/one-text';
import { readDocumentOnto } from '../untrusted/read-document';
import { readJson } from '../untrusted/read-json';
import type { LabAttributes } from './attributes';
import type { LessonWithSchema } from './lesson-list';

/** The state that the attributes ask for, with a message for each part that was refused. */
export interface AttributeState {
  readonly state: State;
  readonly messages: readonly Message[];
}

/** A state that was assigned to the property `state`, with the copy that it was read from. */
interface RestoredState extends CheckedState {
  readonly copy: unknown;
}

/** Reads a state that was assigned to the property `state`. */
export function restoreSaved(saved: unknown, { lesson, schema }: LessonWithSchema): RestoredState {
  const { value: copy, error } = copyOnce('state', saved);
  const read = error === null ? readSaved(copy, lesson, schema) : { state: null, messages: [error] };
  return { ...read, copy };
}

/** A parsed attribute value, or why it is invalid. */
type ReadResult = { readonly value: unknown } | { readonly error: Message };

/** Reads the state from the link, then applies the attributes `options`, `tokens` and `inputs` to it. */
export function readAttributes(
  attributes: LabAttributes,
  link: string,
  { lesson, schema }: LessonWithSchema,
): AttributeState {
  const { state, messages } =
    link === '' ? { state: initialState(lesson, schema), messages: [] } : decode(link, [lesson], [schema]);
  const errors = [...messages];
  const fields: Record<string, unknown> = {};
  for (const [name, read] of readFields(attributes)) {
    if ('error' in read) errors.push(read.error);
    else fields[name] = read.value;
  }
  const read = (given: UntrustedObject) => readDocumentOnto(state.document, given, schema, lesson.reading);
  const { document, messages: more } = readWithOneText(fields, lesson, schema, read);
  const found = document ?? state.document;
  const warnings = link !== '' || 'tokens' in fields ? textsDiffer(found, lesson, schema) : [];
  return { state: { ...state, document: found }, messages: [...errors, ...more, ...warnings] };
}

function readFields({ options, tokens, inputs }: LabAttributes): readonly (readonly [string, ReadResult])[] {
  return [
    ...(isGiven(options) ? [['options', readObject('options', options)] as const] : []),
    ...(isGiven(tokens) ? [['tokens', readTokens(tokens)] as const] : []),
    ...(isGiven(inputs) ? [['inputs', readObject('inputs', inputs)] as const] : []),
  ];
}

function isGiven(value: unknown): boolean {
  return value !== undefined && value !== null && value !== '';
}

/** Parses JSON text; copies other values. */
function parseValue(name: string, given: unknown): ReadResult {
  if (typeof given === 'string') return readJson(name, given);
  const { value, error } = copyOnce(name, given);
  return error === null ? { value } : { error };
}

function readObject(name: string, value: unknown): ReadResult {
  const read = parseValue(name, value);
  if ('error' in read || isObject(read.value)) return read;
  return {
    error: message(authoringText('error.object_expected'), { name, found: describeValue(read.value) }),
  };
}

/** Reads words separated by spaces, a list of words, or `{"query": […], "key": […]}`. */
function readTokens(value: unknown): ReadResult {
  const isJson = typeof value !== 'string' || /^\s*[[{]/u.test(value);
  return isJson ? parseValue('tokens', value) : { value: wordsOf(value) };
}

/** Splits a text into words. Stops one word beyond the limit, so that the list is then refused for its length. */
function wordsOf(text: string): readonly string[] {
  const words: string[] = [];
  for (const [word] of text.slice(0, limits.linkLength).matchAll(/\S+/gu)) {
    if (words.push(word) > limits.side) break;
  }
  return words;
}
