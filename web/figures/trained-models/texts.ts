import { figuresText } from '../../i18n/en/figures';
import { joinMessages, type Message, message } from '../../i18n/message';
import type { Example, Lesson, Vocabulary } from '../../lessons/lesson';
import { space } from '../../lessons/models/space';
import type { Document } from '../../store/document/state';
import { nearest } from './nearest-words';

export type Tokens = Document['tokens'];

/** Number of suggestions for an unknown word. */
const suggestionCount = 3;

/** Number of unknown words that a message names. */
const mostNamed = 4;

/** Whether all tokens of the vocabulary are single characters. */
export function isCharacterLevel(words: readonly string[]): boolean {
  return words.every((word) => [...word].length === 1);
}

/** Splits a text into tokens: words, or characters for a character-level vocabulary. */
export function wordsOf(text: string, { words }: Vocabulary): readonly string[] {
  const known = new Set(words);
  const parts = isCharacterLevel(words)
    ? [...text.trim().replaceAll(/\s+/gu, known.has(space) ? space : '')]
    : text.split(/\s+/u).filter((part) => part !== '');
  return parts.map((word) => (known.has(word) ? word : word.toLowerCase()));
}

/** Why a model cannot read the tokens; null if it can. */
export function rejectionMessage(
  words: readonly string[],
  { words: known }: Vocabulary,
  limit: number,
): Message | null {
  if (words.length === 0) return message(figuresText('trained_models.there_no_word'));
  const unknown = [...new Set(words.filter((word) => !known.includes(word)))];
  if (unknown.length > 0)
    return message(figuresText('trained_models.model_never_met'), { words: named(unknown, known) });
  return words.length > limit
    ? message(figuresText('trained_models.words'), { count: words.length, limit })
    : null;
}

/** The unknown words, each with known ones that are spelled like it. */
function named(unknown: readonly string[], known: readonly string[]): Message {
  const shown = unknown.slice(0, mostNamed).map((word) =>
    message(figuresText('trained_models.unknown_word'), {
      word: word.slice(0, 40),
      nearest: nearest(word, known, suggestionCount).join(', '),
    }),
  );
  const more = unknown.length - shown.length;
  const rest = more === 0 ? [] : [message(figuresText('trained_models.unknown_more'), { count: more })];
  return joinMessages('common.list', [...shown, ...rest]);
}

/** The vocabulary of the input: that of the source if there is one. */
export function inputVocabulary({ reading }: Lesson): Vocabulary | undefined {
  return reading?.key ?? reading?.query;
}

/** The given tokens, after which the model generates. */
export function prompt({ query }: Tokens, { reading, trained }: Lesson): readonly string[] {
  const start = reading?.query?.start;
  if (start !== undefined) return [start];
  const { after = '', end = '', answersOnce = false } = trained ?? {};
  if (answersOnce) return query;
  if (after !== '') return query.slice(0, query.indexOf(after) + 1);
  return end === '' ? query.slice(0, Math.ceil(query.length / 2)) : query.slice(0, 1);
}

/** Whether a model generates texts without any input but a start token. */
export function generatesFreely({ reading, trained }: Lesson): boolean {
  return (
    reading !== undefined && reading.query?.start === undefined && trained?.after === '' && trained.end !== ''
  );
}

/** Adds the start token, and the token that ends the input, where the reader omitted them. */
function addDelimiters(words: readonly string[], { trained }: Lesson): readonly string[] {
  const { after = '', end = '' } = trained ?? {};
  if (after !== '') return words.includes(after) ? words : [...words, after];
  return end !== '' && words[0] !== end ? [end, ...words] : words;
}

/** The input tokens of a text, before anything is generated. */
export function tokensOf(given: readonly string[], lesson: Lesson): Partial<Tokens> {
  const start = lesson.reading?.query?.start;
  return start === undefined ? { query: addDelimiters(given, lesson) } : { key: given, query: [start] };
}

/** The tokens of an example: input and target, without the last token, which is never read. */
export function exampleTokens({ input: given, target: written }: Example, lesson: Lesson): Partial<Tokens> {
  const parts = (text: string): readonly string[] => text.split(' ').filter((word) => word !== '');
  const start = lesson.reading?.query?.start;
  if (start !== undefined) return { key: parts(given), query: [start, ...parts(written)] };
  return { query: [...parts(given), ...parts(written).slice(0, -1)] };
}

/** Joins tokens for display: character tokens without spaces. */
export function joinText(text: string): string {
  const words = text.split(' ');
  return isCharacterLevel(words) ? words.join('').replaceAll(space, ' ') : text;
}
