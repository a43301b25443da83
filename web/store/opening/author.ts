import { t } from '../../i18n/i18n';
import { initialState } from '../document/preset';
import type { State } from '../document/state';
import { type CheckedState, readSaved } from '../links/read-saved';
import { decode } from '../links/url';
import { limits } from '../sizes/limits';
import { readJson } from '../untrusted/read-json';
import { isUntrusted, kindOf, type Untrusted } from '../untrusted/untrusted';
import { readOnto } from '../untrusted/validate';
import type { LabAttributes } from './attributes';
import type { LessonWithSchema } from './lesson-list';

/** A lesson as its author lets it start, and what the author said in vain. */
export interface Authored {
  readonly state: State;
  readonly messages: readonly string[];
}

/** The state that a program has set, or why it is none. */
export function restored(saved: unknown, { lesson, schema }: LessonWithSchema): CheckedState {
  return readSaved(saved, lesson, schema);
}

/** What may be inside the attributes with numbers: their JSON, or why it is none. */
type Read = { readonly found: unknown } | { readonly error: string };

/** The state that the attributes ask for: what the link says, and what options, words and numbers say on top of it. */
export function authored(
  attributes: LabAttributes,
  link: string,
  { lesson, schema }: LessonWithSchema,
): Authored {
  const { state, messages } =
    link === '' ? { state: initialState(lesson, schema), messages: [] } : decode(link, [lesson], [schema]);
  const said = [...messages];
  const wanted: Record<string, unknown> = {};
  for (const [name, read] of readings(attributes)) {
    if ('error' in read) said.push(read.error);
    else wanted[name] = read.found;
  }
  const { document, messages: more } = readOnto(state.document, wanted, schema, lesson.reading);
  return { state: { ...state, document: document ?? state.document }, messages: [...said, ...more] };
}

function readings({ options, tokens, inputs }: LabAttributes): readonly (readonly [string, Read])[] {
  return [
    ...(isGiven(options) ? [['options', readObject('options', options)] as const] : []),
    ...(isGiven(tokens) ? [['tokens', readTokens(tokens)] as const] : []),
    ...(isGiven(inputs) ? [['inputs', readObject('inputs', inputs)] as const] : []),
  ];
}

function isGiven(wish: unknown): boolean {
  return wish !== undefined && wish !== null && wish !== '';
}

/** JSON, or what somebody else has parsed already. */
function parsed(name: string, wish: unknown): Read {
  return typeof wish === 'string' ? readJson(name, wish) : { found: wish };
}

function readObject(name: string, wish: unknown): Read {
  const read = parsed(name, wish);
  if ('error' in read || isUntrusted(read.found)) return read;
  return { error: t`${name} is ${kindOf(read.found)}: an object expected` };
}

/** Words between spaces, a list of words, or `{"query": […], "key": […]}`. */
function readTokens(wish: unknown): Read {
  const isJson = typeof wish !== 'string' || /^\s*[[{]/u.test(wish);
  const read = isJson ? parsed('tokens', wish) : { found: wordsOf(wish) };
  if ('error' in read || isUntrusted(read.found)) return read;
  return { found: { query: read.found } satisfies Untrusted };
}

/** The words of a text, one more than there may be at most: a longer list is refused by its length. */
function wordsOf(text: string): readonly string[] {
  const words: string[] = [];
  for (const [word] of text.slice(0, limits.linkLength).matchAll(/\S+/gu)) {
    if (words.push(word) > limits.side) break;
  }
  return words;
}
