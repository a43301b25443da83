import { t } from '../../i18n/i18n';
import type { Reading, Rows, Vocabulary } from '../../lessons/lesson';
import { filled, sameList } from './matrix';
import { quoted, type Refusal, refuse } from './refusal';
import type { Document, InputMatrix, TokenList } from './state';

const lists: readonly TokenList[] = ['query', 'key'];

/**
 * Where words are what a model reads, new words bring their numbers with them: a row with a single 1 each, and a row of
 * every table of places. `own` are inputs that keep the numbers they have.
 */
export function withWords(
  before: Document,
  after: Document,
  reading: Reading | undefined,
  own: { has(input: string): boolean } = new Set(),
): Document | Refusal {
  const changed = lists.filter((list) => !sameList(before.tokens[list], after.tokens[list]));
  if (reading === undefined || changed.length === 0) return after;
  const inputs = { ...after.inputs };
  for (const list of changed) {
    const vocabulary = reading[list];
    if (vocabulary === undefined) continue;
    const unread = unreadable(after.tokens[list], vocabulary);
    if (unread !== '') return refuse(unread);
    const { input, words } = vocabulary;
    if (inputs[input]?.cols === words.length && !own.has(input))
      inputs[input] = oneEach(after.tokens[list], words);
  }
  for (const [name, table] of Object.entries(reading.places)) {
    const [was, now] = [before.inputs[name], inputs[name]];
    if (was !== undefined && now !== undefined && !own.has(name)) inputs[name] = placed(was, now, table);
  }
  return { ...after, inputs };
}

/** Whether the numbers of an input follow from words. */
export function isRead(input: string, { query, key, places }: Reading): boolean {
  return input === query?.input || input === key?.input || Object.hasOwn(places, input);
}

/** Why words cannot be read; empty when they can. */
function unreadable(tokens: readonly string[], { words, start }: Vocabulary): string {
  if (start !== undefined && tokens[0] !== start)
    return t`the first place is ${quoted(start)}: nothing stands before it`;
  const unknown = tokens.slice(start === undefined ? 0 : 1).find((word) => !words.includes(word));
  return unknown === undefined
    ? ''
    : t`${quoted(unknown)} is none of the ${words.length} words that this model knows`;
}

/** A row for each token, with a 1 in the column of its word; the start is none of the words, and its row is empty. */
function oneEach(tokens: readonly string[], words: readonly string[]): InputMatrix {
  const columns = tokens.map((word) => words.indexOf(word));
  return filled(tokens.length, words.length, (row, col) => (columns[row] === col ? 1 : 0));
}

/** As many rows as there are places now: those that were there as they were, those that are new from the table. */
function placed(was: InputMatrix, now: InputMatrix, table: Rows): InputMatrix {
  if (was.cols !== now.cols || table[0]?.length !== now.cols) return now;
  return filled(now.rows, now.cols, (row, col) =>
    row < was.rows ? (was.data[row * was.cols + col] ?? 0) : (table[row]?.[col] ?? 0),
  );
}
