import { type Message, message } from '../../i18n/message';
import type { Reading, Rows, Vocabulary } from '../../lessons/lesson';
import { createMatrix, sameList } from './matrix';
import { quoted, type Refusal, refuse } from './refusal';
import type { Document, InputMatrix, TokenList } from './state';

const lists: readonly TokenList[] = ['query', 'key'];

/**
 * Updates the inputs of a model that reads words after its tokens have changed: one-hot rows for the words, and rows of the
 * position tables. Inputs in `given` are not changed. Refuses words that are not in the vocabulary.
 */
export function withWordInputs(
  before: Document,
  after: Document,
  reading: Reading | undefined,
  given: { has(input: string): boolean } = new Set(),
): Document | Refusal {
  const changed = lists.filter((list) => !sameList(before.tokens[list], after.tokens[list]));
  if (reading === undefined || changed.length === 0) return after;
  const inputs = { ...after.inputs };
  for (const list of changed) {
    const vocabulary = reading[list];
    if (vocabulary === undefined) continue;
    const error = wordsError(after.tokens[list], vocabulary);
    if (error !== null) return refuse(error);
    const { input, words } = vocabulary;
    if (inputs[input]?.cols === words.length && !given.has(input))
      inputs[input] = oneHotRows(after.tokens[list], words);
  }
  for (const [name, table] of Object.entries(reading.places)) {
    const [old, resized] = [before.inputs[name], inputs[name]];
    if (old !== undefined && resized !== undefined && !given.has(name))
      inputs[name] = withPositionRows(old, resized, table);
  }
  return { ...after, inputs };
}

/** Whether the numbers of an input are derived from the words. */
export function followsFromWords(input: string, { query, key, places }: Reading): boolean {
  return input === query?.input || input === key?.input || Object.hasOwn(places, input);
}

/** Checks words against a vocabulary. Returns an error message, or null. */
function wordsError(tokens: readonly string[], { words, start }: Vocabulary): Message | null {
  if (start !== undefined && tokens[0] !== start)
    return message('error.first_place', { start: quoted(start) });
  const unknown = tokens.slice(start === undefined ? 0 : 1).find((word) => !words.includes(word));
  return unknown === undefined
    ? null
    : message('error.unknown_token', { word: quoted(unknown), count: words.length });
}

/** One-hot rows, a row per token. The start token is not in the vocabulary, so its row is all zeros. */
function oneHotRows(tokens: readonly string[], words: readonly string[]): InputMatrix {
  const columns = tokens.map((word) => words.indexOf(word));
  return createMatrix(tokens.length, words.length, (row, col) => (columns[row] === col ? 1 : 0));
}

/** Keeps the rows of `before`, and takes the rows of new positions from the table. */
function withPositionRows(before: InputMatrix, after: InputMatrix, table: Rows): InputMatrix {
  if (before.cols !== after.cols || table[0]?.length !== after.cols) return after;
  return createMatrix(after.rows, after.cols, (row, col) =>
    row < before.rows ? (before.data[row * before.cols + col] ?? 0) : (table[row]?.[col] ?? 0),
  );
}
