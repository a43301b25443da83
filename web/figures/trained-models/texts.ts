import { t } from '../../i18n/i18n';
import type { Example, Lesson, Vocabulary } from '../../lessons/lesson';
import { space } from '../../lessons/trained-models/space';
import type { Document } from '../../store/document/state';
import { nearest } from './nearest-words';

export type Tokens = Document['tokens'];

/** How many words that are known are named beside one that is not. */
const suggestionCount = 3;

/** Whether each of the words that a model knows is a letter, a digit or another sign. */
export function isCharacterLevel(words: readonly string[]): boolean {
  return words.every((word) => [...word].length === 1);
}

/** The words of a text; letters, where all words are letters. */
export function wordsOf(text: string, { words }: Vocabulary): readonly string[] {
  const known = new Set(words);
  const parts = isCharacterLevel(words)
    ? [...text.trim().replaceAll(/\s+/gu, known.has(space) ? space : '')]
    : text.split(/\s+/u).filter((part) => part !== '');
  return parts.map((word) => (known.has(word) ? word : word.toLowerCase()));
}

/** Why a model cannot read words; empty when it can. */
export function rejectionMessage(
  words: readonly string[],
  { words: known }: Vocabulary,
  limit: number,
): string {
  if (words.length === 0) return t('There is no word in it.');
  const unknown = words.find((word) => !known.includes(word));
  if (unknown !== undefined)
    return t`The model has never met “${unknown.slice(0, 40)}”. Near it are: ${nearest(unknown, known, suggestionCount).join(', ')}.`;
  return words.length > limit ? t`These are ${words.length} words. The model has places for ${limit}.` : '';
}

/** The vocabulary of what a model is given: that of the source where there is one. */
export function inputVocabulary({ reading }: Lesson): Vocabulary | undefined {
  return reading?.key ?? reading?.query;
}

/** Words before which, or after which, all is the model’s own. */
export function prompt({ query }: Tokens, { reading, trained }: Lesson): readonly string[] {
  const start = reading?.query?.start;
  if (start !== undefined) return [start];
  const { after = '', end = '' } = trained ?? {};
  if (after !== '') return query.slice(0, query.indexOf(after) + 1);
  return end === '' ? query.slice(0, Math.ceil(query.length / 2)) : query.slice(0, 1);
}

/** Whether a model writes texts of its own, and is given nothing but where they start. */
export function generatesFreely({ reading, trained }: Lesson): boolean {
  return (
    reading !== undefined && reading.query?.start === undefined && trained?.after === '' && trained.end !== ''
  );
}

/** What stands at the beginning of every text, and what closes the part that is given, put where a reader has left it out. */
function addDelimiters(words: readonly string[], { trained }: Lesson): readonly string[] {
  const { after = '', end = '' } = trained ?? {};
  if (after !== '') return words.includes(after) ? words : [...words, after];
  return end !== '' && words[0] !== end ? [end, ...words] : words;
}

/** The tokens with a given text, before anything is written. */
export function tokensOf(given: readonly string[], lesson: Lesson): Partial<Tokens> {
  const start = lesson.reading?.query?.start;
  return start === undefined ? { query: addDelimiters(given, lesson) } : { key: given, query: [start] };
}

/** The tokens of an example: all that should be written but the last word, after which nothing is read. */
export function exampleTokens({ input: given, target: written }: Example, lesson: Lesson): Partial<Tokens> {
  const parts = (text: string): readonly string[] => text.split(' ').filter((word) => word !== '');
  const start = lesson.reading?.query?.start;
  if (start !== undefined) return { key: parts(given), query: [start, ...parts(written)] };
  return { query: [...parts(given), ...parts(written).slice(0, -1)] };
}

/** A text as one reads it: signs that are words of their own stand close. */
export function joinText(text: string): string {
  const words = text.split(' ');
  return isCharacterLevel(words) ? words.join('').replaceAll(space, ' ') : text;
}
