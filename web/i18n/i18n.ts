/**
 * The words a reader sees, in the reader's language. The English text in the code is the key of its translation:
 *
 *     t('Next step')                           a text
 *     t`Row ${row} of ${name}`                 with values: the key is 'Row {0} of {1}', a translation may reorder
 *     html`<p>${tHtml`Open ${link}.`}</p>`      with templates among the values: a list that Lit draws
 *     plural(n, '{0} row', '{0} rows')        by a number
 *     msg('Next step')                         the English text, marked for the catalogue: it is kept now, shown later
 *     translate(text)                          whatever was marked so, or comes from a lesson
 *     formatMessage(message)                   a message of the engine: a key of `en/engine.json`, with its values
 *
 * Never call `t` while a module loads: no language is set yet. Mark such a text with `msg` and show it with `translate`.
 * The tests find every literal given to these functions, and hold the catalogues in `web/i18n/fr` to that list.
 */

import type { Message } from './message';
import { textOf } from './messages';

/** A language that a page can be read in. */
export interface Language {
  /** As in the attribute `lang`: `fr`. */
  readonly code: string;
  readonly decimal: '.' | ',';
  /** Translations by English text. What a lesson says is added when the lesson is fetched. */
  readonly words: ReadonlyMap<string, string>;
  /** The texts of the engine, by key. */
  readonly messages: ReadonlyMap<string, string>;
  /** A text made of others, as the language writes it: French changes quotation marks inside quotation marks. */
  finished(text: string): string;
}

export const english: Language = {
  code: 'en',
  decimal: '.',
  words: new Map(),
  messages: new Map(),
  finished: (text) => unbroken(text),
};

/** Drawing and answering an event are synchronous: whose turn it is says so first, then all it calls agrees. */
let current: Language = english;

/** From here on texts are in this language. Several elements on one page may differ; each calls it when its turn comes. */
export function setLocale(language: Language): void {
  current = language;
}

/** The language that texts are in now. */
export function language(): Language {
  return current;
}

/** A digit as its own text, a number with the decimal mark of the language, anything else as it is. */
const formatValue = (value: unknown): string =>
  typeof value === 'number' ? numeral(String(value)) : String(value);

/** A written number, with the decimal mark of the language. */
export function numeral(text: string): string {
  return current.decimal === '.' ? text : text.replace('.', current.decimal);
}

/** A text as it is shown: "99 %" does not come apart at the end of a line. A translation says so by itself. */
function unbroken(text: string): string {
  return text.replace(/([\d}]) %/g, '$1\u00a0%');
}

/** The key of a template: its values are numbered from 0. */
const keyOf = (strings: readonly string[]): string =>
  strings.reduce((key, text, at) => `${key}{${at - 1}}${text}`);

/** A translation with its values, as the pieces that it consists of. */
function pieces(key: string, values: readonly unknown[]): readonly unknown[] {
  const text = current.words.get(key) ?? unbroken(key);
  return text.split(/\{(\d)\}/).map((part, at) => (at % 2 === 0 ? part : (values[Number(part)] ?? part)));
}

/** A text in the reader's language; as a tag, one with values in it. */
export function t(text: string | readonly string[], ...values: readonly (string | number)[]): string {
  if (typeof text === 'string') return current.words.get(text) ?? unbroken(text);
  return pieces(keyOf(text), values).map(formatValue).join('');
}

/** A text with values that Lit draws: templates, or strings. */
export function tHtml(strings: readonly string[], ...values: readonly unknown[]): readonly unknown[] {
  return pieces(keyOf(strings), values);
}

/** The rules of each language that has counted: they take longer to make than all else that an edit says. */
const plurals = new Map<string, Intl.PluralRules>();

function pluralRules(): Intl.PluralRules {
  const rules = plurals.get(current.code) ?? new Intl.PluralRules(current.code);
  plurals.set(current.code, rules);
  return rules;
}

/** One of two texts, by a number, which stands where they say `{0}`. */
export function plural(count: number, one: string, other: string): string {
  const isOne = pluralRules().select(count) === 'one';
  return pieces(isOne ? one : other, [count])
    .map(formatValue)
    .join('');
}

/** Marks a text for the catalogue that is shown later, by `translate`. */
export function msg<Text extends string>(text: Text): Text {
  return text;
}

/** A text that was marked by `msg`, or that comes from a lesson, in the reader's language. */
export function translate(text: string): string {
  return current.words.get(text) ?? unbroken(text);
}

/** A message of the engine in the reader's language. */
export function formatMessage(message: Message): string {
  return current.finished(textOf(message, current.messages));
}

/** What an error says, in the reader's language. */
export function formatError(details: Message | string): string {
  return typeof details === 'string' ? translate(details) : formatMessage(details);
}

/** A count with its digits in groups of three, as the language groups them: `4,096`. */
export function grouped(count: number): string {
  return count.toLocaleString(current.code === 'en' ? 'en-GB' : current.code);
}
