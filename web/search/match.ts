import { plainText, type SearchEntry } from './entry';

/** An entry with its texts as they are compared. */
export interface Searchable {
  readonly entry: SearchEntry;
  readonly title: string;
  readonly names: readonly string[];
  readonly aliases: readonly string[];
  /** The words of the title and of the names. */
  readonly words: readonly string[];
  /** The words of the text about it. */
  readonly aboutWords: readonly string[];
}

/**
 * How entries fit a query: they match all of it; nothing does, but these are spelled much like it; or these have some of its words.
 */
export type Fit = 'all' | 'near' | 'some';

/** What a query has found: the first `maxResults` of `total` entries. */
export interface Found {
  readonly entries: readonly SearchEntry[];
  readonly total: number;
  readonly fit: Fit;
}

/** More results are not shown. */
export const maxResults = 30;
const maxSuggestions = 5;

/** A text without accents and in lower case; subscripts as plain characters. */
export const fold = (text: string): string =>
  text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase().replaceAll('œ', 'oe').replaceAll('æ', 'ae');

/** The words of a text. An underscore is part of a word, so that `d_k` is one. */
export const wordsOf = (text: string): readonly string[] =>
  fold(text)
    .split(/[^\p{L}\p{N}_]+/u)
    .filter((word) => word !== '');

/** Prepares the entries for any number of queries. */
export const searchable = (entries: readonly SearchEntry[]): readonly Searchable[] =>
  entries.map((entry) => ({
    entry,
    title: fold(entry.title),
    names: (entry.names ?? []).map(fold),
    aliases: (entry.aliases ?? []).map(fold),
    words: [entry.title, ...(entry.names ?? [])].flatMap(wordsOf),
    aboutWords: entry.about.flatMap((piece) => wordsOf(plainText(piece))),
  }));

const isPrefixOf = (query: string, words: readonly string[]): boolean =>
  words.some((word) => word.startsWith(query));

/** A title without its article. */
const withoutArticle = (title: string): string => title.replace(/^\p{L}{1,3}[\s’]/u, '');

/** Whether the query is a name of an entry, however it is written: `W^Q`, `w_q`, `wq`. */
const isNamed = ({ title, names }: Searchable, query: string): boolean =>
  [title, ...names].includes(query) || names.includes(query.replace(/[^\p{L}\p{N}_]/gu, ''));

const beginsWith = ({ title }: Searchable, query: string): boolean =>
  title.startsWith(query) || withoutArticle(title).startsWith(query);

/** 0: a name is the query; 1: the title begins with it; 2: an alias is it; 3: words of names begin with it; 4: words of aliases; 5: words about it; null: no match. */
function rank(searched: Searchable, query: string): number | null {
  const parts = wordsOf(query);
  if (parts.length === 0) return null;
  if (isNamed(searched, query)) return 0;
  if (beginsWith(searched, query)) return 1;
  const { aliases, words, aboutWords } = searched;
  if (aliases.includes(query)) return 2;
  const isIn = (...where: readonly (readonly string[])[]): boolean =>
    parts.every((part) => where.some((each) => isPrefixOf(part, each)));
  if (isIn(words)) return 3;
  const called = [...words, ...aliases.flatMap(wordsOf)];
  if (isIn(called)) return 4;
  return isIn(called, aboutWords) ? 5 : null;
}

/** How many letters must be replaced, inserted, removed, or exchanged with their neighbour. */
export function editDistance(one: string, other: string): number {
  let before: readonly number[] = [];
  let last = Array.from({ length: other.length + 1 }, (_, at) => at);
  for (let row = 1; row <= one.length; row += 1) {
    const next = [row];
    for (let col = 1; col <= other.length; col += 1) {
      const cost = one[row - 1] === other[col - 1] ? 0 : 1;
      const isSwapped = one[row - 1] === other[col - 2] && one[row - 2] === other[col - 1];
      next[col] = Math.min(
        (last[col] ?? 0) + 1,
        (next[col - 1] ?? 0) + 1,
        (last[col - 1] ?? 0) + cost,
        isSwapped ? (before[col - 2] ?? 0) + 1 : Number.POSITIVE_INFINITY,
      );
    }
    [before, last] = [last, next];
  }
  return last[other.length] ?? 0;
}

/** The distance of a misspelled word from the nearest word, or from its beginning. */
const nearest = (part: string, words: readonly string[]): number =>
  Math.min(
    ...words.map((word) =>
      Math.min(editDistance(part, word), editDistance(part, word.slice(0, part.length))),
    ),
  );

/** Entries whose names are spelled much like the query: one letter of three may differ. */
function suggestions(all: readonly Searchable[], query: string): readonly SearchEntry[] {
  const parts = wordsOf(query).filter((part) => part.length >= 3);
  if (parts.length === 0) return [];
  const allowed = Math.floor(Math.max(...parts.map(({ length }) => length)) / 3);
  return sorted(all, ({ words }) => {
    const distance = Math.max(...parts.map((part) => nearest(part, words)));
    return distance <= allowed ? distance : null;
  }).slice(0, maxSuggestions);
}

/** Words that say nothing of what is looked for have at most so many letters. */
const shortWord = 2;

/** Entries whose names have some words of the query, those with the most words first. */
function partial(all: readonly Searchable[], query: string): readonly SearchEntry[] {
  const parts = wordsOf(query).filter(({ length }) => length > shortWord);
  return sorted(all, ({ words }) => {
    const missing = parts.filter((part) => !isPrefixOf(part, words)).length;
    return missing < parts.length ? missing : null;
  });
}

/** The entries that have a key, by that key; equal ones stay in order. */
function sorted(
  all: readonly Searchable[],
  keyOf: (each: Searchable) => number | null,
): readonly SearchEntry[] {
  return all
    .flatMap((each) => {
      const key = keyOf(each);
      return key === null ? [] : [{ key, entry: each.entry }];
    })
    .sort((one, other) => one.key - other.key)
    .map(({ entry }) => entry);
}

/** What matches a query, best first; else what is spelled like it, or has some of its words. */
export function findAll(all: readonly Searchable[], text: string): Omit<Found, 'total'> {
  const query = fold(text).trim().replace(/\s+/g, ' ');
  if (query === '') return { entries: [], fit: 'all' };
  const matches = sorted(all, (each) => rank(each, query));
  if (matches.length > 0) return { entries: matches, fit: 'all' };
  const near = suggestions(all, query);
  return near.length > 0 ? { entries: near, fit: 'near' } : { entries: partial(all, query), fit: 'some' };
}

/** As `findAll`, as many as are shown in a list. */
export function find(all: readonly Searchable[], text: string): Found {
  const { entries, fit } = findAll(all, text);
  return { entries: entries.slice(0, maxResults), total: entries.length, fit };
}
