/**
 * The texts that readers see, in the language of the element that they stand in:
 *
 *     locale.t('stage.next_step')                a text of the catalogues, `en/*.json` and `fr/*.json`
 *     locale.t('matrix.row_of', { row, name })   with values; `count` chooses between `one` and `other`
 *     locale.tHtml('why.open', { link })         with templates among the values: a list that Lit renders
 *     locale.format(message)                     a message of the engine or of the store
 *     locale.translate(text)                     a text of a lesson or a tour, whose English is its key
 *
 * Nothing here is global: views find the locale in `model.locale`, other functions take it as their first argument. What has
 * no reader, such as the store and the engine, makes messages (`message.ts`).
 */

import type { Message, MessageArgs } from './message';
import type { MessageId } from './message-id';
import { formatText, piecesOf, type Texts, withFixedSpaces } from './messages';
import type { TextTree } from './translations';

/** A language that a page can be read in. */
export interface Language {
  /** As in the attribute `lang`: `fr`. */
  readonly code: string;
  readonly decimal: '.' | ',';
  /** Texts by id; English where there is none. */
  readonly texts: Texts;
  /** Translations of what lessons and tours say, by English text. Those of a lesson are added when it is fetched. */
  readonly words: ReadonlyMap<string, string>;
  /** The texts of the guides of lessons, by lesson. Those of a lesson are added when it is fetched. */
  readonly guides: ReadonlyMap<string, TextTree>;
  /** A text made of others, as the language writes it: French changes quotation marks inside quotation marks. */
  finish(text: string): string;
}

/** Writes texts and numbers in one language. */
export interface Locale {
  readonly code: string;
  readonly decimal: '.' | ',';
  /** A text by its id. */
  t(id: MessageId, args?: MessageArgs): string;
  /** A text whose values Lit renders: templates, or strings. */
  tHtml(id: MessageId, args: Readonly<Record<string, unknown>>): readonly unknown[];
  format(message: Message): string;
  /** A text of a lesson or a tour. */
  translate(text: string): string;
  /** The texts of the guide of a lesson; undefined if they stand in the guide itself. */
  guideTexts(lesson: string): TextTree | undefined;
  /** A written number, with the decimal mark of the language. */
  numeral(text: string): string;
  /** A count with its digits in groups of three, as the language groups them: `4,096`. */
  grouped(count: number): string;
}

/** The locale of a language. */
export function createLocale(language: Language): Locale {
  const { code, decimal, texts, words, guides } = language;
  const plurals = new Intl.PluralRules(code);
  const numeral = (text: string): string => (decimal === '.' ? text : text.replace('.', decimal));
  const context = { texts, numeral, select: (count: number) => plurals.select(count) };
  return {
    code,
    decimal,
    t: (key, args = {}) => formatText({ key, args }, context),
    tHtml: (key, args) => piecesOf(key, args, context),
    format: (message) => language.finish(formatText(message, context)),
    translate: (text) => words.get(text) ?? withFixedSpaces(text),
    guideTexts: (lesson) => guides.get(lesson),
    numeral,
    grouped: (count) => count.toLocaleString(code === 'en' ? 'en-GB' : code),
  };
}

export const english: Locale = createLocale({
  code: 'en',
  decimal: '.',
  texts: new Map(),
  words: new Map(),
  guides: new Map(),
  finish: (text) => text,
});
