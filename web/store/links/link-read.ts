import type { OptionValue, VariantSchema } from '../../engine/types';
import { type Message, message } from '../../i18n/message';
import type { DocumentParts } from '../document/assemble';
import { rowOf } from '../document/matrix';
import { parseNumber, shortestText } from '../document/number';
import { isRefusal, quoted, type Refusal, refuse } from '../document/refusal';
import type { Document, InputMatrix, TokenList } from '../document/state';
import { limits } from '../sizes/limits';
import { allowsMinusInfinity, inputNamed, matrixOf } from '../sizes/shapes';
import { documentKeys, type Entry, maxDenseNumbers } from './link-keys';

/** The keys and values of a link, still percent-encoded. */
export type Pairs = Map<string, string>;

/** Splits a link into keys and values. Of a duplicate key, the first value is used. */
export function readPairs(link: string, messages: Message[]): Pairs {
  const pairs: Pairs = new Map();
  for (const pair of link.split('&', limits.linkKeys)) {
    const [, key = '', text = ''] = /^([^=]*)=?(.*)$/su.exec(pair) ?? [];
    if (key === '') continue;
    if (pairs.has(key)) messages.push(message('error.given_twice', { key: quoted(key) }));
    else pairs.set(key, text);
  }
  return pairs;
}

/** Decodes percent escapes; null if they are malformed. */
export function unescaped(text: string): string | null {
  try {
    return decodeURIComponent(text);
  } catch {
    return null;
  }
}

/** Reads the document keys with a prefix and deletes them from `pairs`. Invalid values are skipped, with a message. */
export function readParts(
  pairs: Pairs,
  schema: VariantSchema,
  prefix: string,
  preset: Document,
  messages: Message[],
): DocumentParts {
  const parts = {
    options: new Map<string, OptionValue>(),
    tokens: new Map<TokenList, readonly string[]>(),
    inputs: new Map<string, InputMatrix>(),
  };
  for (const [key, { part, name }] of documentKeys(schema)) {
    const text = pairs.get(prefix + key);
    if (text === undefined) continue;
    pairs.delete(prefix + key);
    const read = readPart(parts, { part, name }, text, { schema, preset });
    if (read !== null) messages.push(read);
  }
  return parts;
}

interface MutableParts extends DocumentParts {
  readonly options: Map<string, OptionValue>;
  readonly tokens: Map<TokenList, readonly string[]>;
  readonly inputs: Map<string, InputMatrix>;
}

interface ReadContext {
  readonly schema: VariantSchema;
  readonly preset: Document;
}

/** Parses one value and adds it to `parts`. Returns an error message, or null. */
function readPart(
  parts: MutableParts,
  { part, name }: Entry,
  text: string,
  { schema, preset }: ReadContext,
): Message | null {
  if (part === 'input') {
    const input = inputNamed(schema, name);
    const isMask = input !== undefined && allowsMinusInfinity(input);
    const matrix = readMatrix(name, text, isMask, matrixOf(preset, name));
    if (isRefusal(matrix)) return matrix.error;
    parts.inputs.set(name, matrix);
  } else if (part === 'tokens') {
    const words = text.split(',', limits.side + 1).map(unescaped);
    if (words.includes(null)) return message('error.token_names_broken_escapes', { text: quoted(text) });
    parts.tokens.set(
      name === 'key' ? 'key' : 'query',
      words.flatMap((word) => word ?? []),
    );
    // Long words are used, cut off.
    const long = words.find((word) => word !== null && word.length > limits.wordLength);
    if (long)
      return message('error.characters', { name: quoted(long), count: long.length, max: limits.wordLength });
  } else {
    parts.options.set(name, readOption(name, text, schema));
  }
  return null;
}

/** Converts the text to the type of the option. Text that does not convert is returned, and refused later by validation. */
function readOption(name: string, text: string, schema: VariantSchema): OptionValue {
  const type = schema.options.find((option) => option.name === name)?.type;
  const decoded = unescaped(text) ?? text;
  if (type === 'flag')
    return decoded === 'true' || decoded === '1'
      ? true
      : decoded === 'false' || decoded === '0'
        ? false
        : decoded;
  if (type !== 'number') return decoded;
  const number = parseNumber(decoded);
  return typeof number === 'number' ? number : decoded;
}

/**
 * Parses rows separated by `;` and numbers separated by `,`. An empty row stands for that row of `before`. Splitting stops
 * one beyond the size limit, so that oversized input allocates nothing.
 */
export function readMatrix(
  name: string,
  text: string,
  allowMinusInfinity: boolean,
  before?: InputMatrix,
): InputMatrix | Refusal {
  const rows = text.split(';', limits.side + 1);
  const data: number[] = [];
  let cols = 0;
  for (const [row, line] of rows.entries()) {
    const cells =
      line === '' && before !== undefined && before.data.length > maxDenseNumbers && row < before.rows
        ? rowOf(before, row).map(shortestText)
        : line.split(',', limits.side + 1);
    if (row === 0) cols = cells.length;
    if (cells.length !== cols)
      return refuse(
        message('error.matrix_row_length', {
          name,
          row: row + 1,
          found: message('error.numbers', { count: cells.length }),
          cols,
        }),
      );
    for (const [col, cell] of cells.entries()) {
      const number = parseNumber(unescaped(cell) ?? cell, { allowMinusInfinity });
      if (typeof number !== 'number')
        return refuse(
          message('error.at_matrix_cell', { node: name, row: row + 1, col: col + 1, error: number.error }),
        );
      data.push(number);
    }
  }
  return { rows: rows.length, cols, data };
}
