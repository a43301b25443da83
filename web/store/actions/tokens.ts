import { programOf } from '../../engine/programs';
import type { DimensionSchema, VariantSchema } from '../../engine/types';
import { type Message, message } from '../../i18n/message';
import { isRefusal, quoted, type Refusal, refuse } from '../document/refusal';
import type { Document, TokenList } from '../document/state';
import { defaultWord, resize } from '../sizes/dimensions';
import { limits } from '../sizes/limits';
import { type OldIndices, reshape, resizedIndices } from '../sizes/resize';
import { tokenDimension } from '../sizes/shapes';

/** Shortens a token name, and replaces lone surrogates, which cannot be encoded in a link. */
export function cleanWord(text: string): string {
  return text.slice(0, limits.wordLength).replace(/\p{Surrogate}/gu, '\uFFFD');
}

/** Inserts a token with new numbers before `index`, or at the end. */
export function addToken(
  document: Document,
  schema: VariantSchema,
  {
    list,
    word,
    index,
  }: { readonly list: TokenList; readonly word?: string | undefined; readonly index?: number | undefined },
): Document | Refusal {
  const words = document.tokens[list];
  const at = index ?? words.length;
  if (!isIndex(at, words.length + 1))
    return refuse(message('error.there_no_place_among', { at: at + 1, count: words.length, list }));
  const name = word === undefined ? defaultWord(words) : cleanWord(word);
  const oldIndices = resizedIndices(words.length, words.length);
  return reindexTokens(document, schema, list, {
    oldIndices: [...oldIndices.slice(0, at), -1, ...oldIndices.slice(at)],
    words: [...words.slice(0, at), name, ...words.slice(at)],
  });
}

/** Removes a token with its rows, including its row or column of the mask. */
export function removeToken(
  document: Document,
  schema: VariantSchema,
  list: TokenList,
  index: number,
): Document | Refusal {
  const words = document.tokens[list];
  if (!isIndex(index, words.length)) return refuse(noToken(list, index));
  const oldIndices = resizedIndices(words.length, words.length);
  return reindexTokens(document, schema, list, {
    oldIndices: without(oldIndices, index),
    words: without(words, index),
  });
}

/** Renames a token, and keeps its numbers. */
export function renameToken(
  document: Document,
  list: TokenList,
  index: number,
  word: string,
): Document | Refusal {
  const words = document.tokens[list];
  if (!isIndex(index, words.length)) return refuse(noToken(list, index));
  const renamed = words.map((old, i) => (i === index ? cleanWord(word) : old));
  return { ...document, tokens: { ...document.tokens, [list]: renamed } };
}

/**
 * Replaces the tokens of one list, or of both, by the words of a sentence. Words that were tokens before keep their numbers; in a program,
 * whose words only name its rows, so do rows whose word is new.
 */
export function replaceTokens(
  document: Document,
  schema: VariantSchema,
  list: TokenList | 'both',
  sentence: string,
): Document | Refusal {
  if (list === 'both') {
    const queries = replaceTokens(document, schema, 'query', sentence);
    return isRefusal(queries) ? queries : replaceTokens(queries, schema, 'key', sentence);
  }
  const max = tokenDimension(schema, list)?.max ?? 0;
  const words = firstWords(sentence, max + 1).map(cleanWord);
  if (words.length === 0) return refuse(message('error.sentence_no_words', { sentence: quoted(sentence) }));
  if (words.length > max) return refuse(message('error.sentence_too_long', { max }));
  const kept = matchWords(document.tokens[list], words);
  return reindexTokens(document, schema, list, {
    oldIndices: programOf(schema.id) === null ? kept : withPlaces(kept, document.tokens[list].length),
    words,
  });
}

/** Replaces the given token lists. New rows are filled in. */
export function readWords(
  document: Document,
  schema: VariantSchema,
  newTokens: Partial<Document['tokens']>,
): Document | Refusal {
  const tokens = Object.fromEntries(
    Object.entries(newTokens).map(([list, words]) => [list, words.map(cleanWord)]),
  );
  const sizes = Object.entries(tokens).map(([list, words]) => [
    tokenDimension(schema, list === 'key' ? 'key' : 'query')?.name ?? '',
    words.length,
  ]);
  return resize(document, schema, Object.fromEntries(sizes), tokens);
}

interface ChangedTokens {
  /** For each new token, the index it had before, or -1. */
  readonly oldIndices: OldIndices;
  readonly words: readonly string[];
}

function reindexTokens(
  document: Document,
  schema: VariantSchema,
  list: TokenList,
  { oldIndices, words }: ChangedTokens,
): Document | Refusal {
  const dimension = tokenDimension(schema, list);
  if (dimension === undefined) return refuse(message('error.no_tokens_own', { title: schema.title, list }));
  if (words.length < dimension.min || words.length > dimension.max)
    return refuse(countError(dimension, words.length));
  return reshape(document, schema, {
    oldIndices: { [dimension.name]: oldIndices },
    tokens: { ...document.tokens, [list]: words },
  });
}

function countError({ name, min, max }: DimensionSchema, count: number): Message {
  return message('error.token_count_range', { name, count, min, max });
}

/** Returns at most `limit` words; does not split the rest of the text. */
function firstWords(sentence: string, limit: number): readonly string[] {
  const words: string[] = [];
  for (const [word] of sentence.matchAll(/\S+/gu)) {
    if (words.length === limit) break;
    words.push(word);
  }
  return words;
}

/** For each word, the index of the next unused token of that name, or -1. */
function matchWords(before: readonly string[], words: readonly string[]): OldIndices {
  const used = new Set<number>();
  return words.map((word) => {
    const found = before.findIndex((old, i) => !used.has(i) && old.toLowerCase() === word.toLowerCase());
    used.add(found);
    return found;
  });
}

/** New words get the place that they stand at, if no word that was there before is at another one. */
function withPlaces(kept: OldIndices, count: number): OldIndices {
  const used = new Set(kept);
  return kept.map((old, at) => (old === -1 && at < count && !used.has(at) ? at : old));
}

function without<Item>(items: readonly Item[], index: number): readonly Item[] {
  return items.filter((_, i) => i !== index);
}

function noToken(list: TokenList, index: number): Message {
  return message('error.there_no_token', { list, index: index + 1 });
}

function isIndex(index: number, length: number): boolean {
  return Number.isInteger(index) && index >= 0 && index < length;
}
