/**
 * The texts that readers see, in the language of the element that they stand in:
 *
 *     locale.t('stage.next_step')                a text of the catalogues, `en/*.json` and `fr/*.json`
 *     locale.t('matrix.row_of', { row, name })   with values; `count` chooses between `one` and `other`
 *     locale.tHtml('why.open', { link })         with templates among the values: a list that Lit renders
 *     locale.format(message)                     a message of the engine or of the store
 *     locale.textAt(path, english)               a text of a lesson by its place, see `lesson-texts.ts`
 *
 * Nothing here is global: views find the locale in `model.locale`, other functions take it as their first argument. What has
 * no reader, such as the store and the engine, makes messages (`message.ts`).
 */

import type { Message, MessageArgs } from './message';
import type { MessageId } from './message-id';
import { formatText, piecesOf, type Texts, withFixedSpaces } from './messages';
import type { TextTree } from './text-tree';

/** A language that a page can be read in. */
export interface Language {
  /** As in the attribute `lang`: `fr`. */
  readonly code: string;
  readonly decimal: '.' | ',';
  /** Texts by id; English where there is none. */
  readonly texts: Texts;
  /** The texts of `titles`, `lessons/dot-product`, …, in their structure. Those of a lesson are added when it is fetched. */
  readonly trees: ReadonlyMap<string, TextTree>;
  /** The guides of lessons with their texts, by lesson. That of a lesson is added when it is fetched. */
  readonly guides: ReadonlyMap<string, object>;
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
  /** A text by the file and the names that lead to it, `['lessons/masks', 'steps', 'mask', 'prose']`; else the English one. */
  textAt(path: readonly string[], english: string): string;
  /** What stands in words inside a formula, `row of the table`; undefined if it is the same. */
  formulaWords(words: string): string | undefined;
  /** The guide of a lesson with its texts in this language; undefined if that is the language of the lesson itself. */
  guideOf(lesson: string): object | undefined;
  /** A written number, with the decimal mark of the language. */
  numeral(text: string): string;
  /** A count with its digits in groups of three, as the language groups them: `4,096`. */
  grouped(count: number): string;
}

/** The text at the end of a path. */
function leafAt(tree: TextTree | undefined, [name, ...rest]: readonly string[]): string | undefined {
  if (name === undefined) return typeof tree === 'string' ? tree : undefined;
  if (typeof tree !== 'object' || !Object.hasOwn(tree, name)) return undefined;
  return leafAt((tree as Readonly<Record<string, TextTree>>)[name], rest);
}

/** The id of words that the engine writes into formulas, in English: `formula.row_of_the_table`. */
export const formulaId = (words: string): string =>
  `formula.${words
    .toLowerCase()
    .replace(/[^a-z]+/g, ' ')
    .trim()
    .replaceAll(' ', '_')}`;

/** The locale of a language. */
export function createLocale(language: Language): Locale {
  const { code, decimal, texts, trees, guides } = language;
  const plurals = new Intl.PluralRules(code);
  const numeral = (text: string): string => (decimal === '.' ? text : text.replace('.', decimal));
  const context = { texts, numeral, select: (count: number) => plurals.select(count) };
  return {
    code,
    decimal,
    t: (key, args = {}) => formatText({ key, args }, context),
    tHtml: (key, args) => piecesOf(key, args, context),
    format: (message) => language.finish(formatText(message, context)),
    textAt: ([file = '', ...names], text) => leafAt(trees.get(file), names) ?? withFixedSpaces(text),
    formulaWords: (words) => {
      const text = texts.get(formulaId(words));
      return typeof text === 'string' ? text : undefined;
    },
    guideOf: (lesson) => guides.get(lesson),
    numeral,
    grouped: (count) => count.toLocaleString(code === 'en' ? 'en-GB' : code),
  };
}

export const english: Locale = createLocale({
  code: 'en',
  decimal: '.',
  texts: new Map(),
  trees: new Map(),
  guides: new Map(),
  finish: (text) => text,
});
