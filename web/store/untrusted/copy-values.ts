import { authoringText } from '../../i18n/en/authoring';
import { type Message, type MessageValue, message } from '../../i18n/message';
import { isRefusal, quoted, type Refusal, refuse } from '../document/refusal';
import type { InputMatrix } from '../document/state';
import { limits } from '../sizes/limits';
import { readTypedNumber } from '../ui/typed-number';

/** An untrusted object without getters: parsed from JSON, or copied by `copyOnce`. Properties are read by `ownProperty`. */
export type UntrustedObject = Readonly<Record<string, unknown>>;

/** Whether an untrusted value is an object, and not an array. */
export function isObject(value: unknown): value is UntrustedObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** An own property; inherited properties are ignored. */
export function ownProperty(object: UntrustedObject, name: string): unknown {
  return Object.hasOwn(object, name) ? object[name] : undefined;
}

/** A list, or a typed array of numbers, as an array without holes; null for anything else. */
function listOf(value: unknown): readonly unknown[] | null {
  if (Array.isArray(value)) return value;
  const isNumbers = ArrayBuffer.isView(value) && !(value instanceof DataView);
  return isNumbers ? (value as unknown as readonly number[]) : null;
}

/** Describes an untrusted value for error messages, without calling its methods. */
export function describeValue(value: unknown): MessageValue {
  if (typeof value === 'string') return quoted(value);
  if (value === undefined) return message(authoringText('error.missing'));
  const list = listOf(value);
  if (list !== null) return message(authoringText('error.a_list'), { count: list.length });
  if (typeof value === 'object' && value !== null) return message(authoringText('error.an_object'));
  const written = quoted(String(value)).slice(1, -1);
  return typeof value === 'bigint' ? message(authoringText('error.a_bigint'), { text: written }) : written;
}

/** Validates and copies a list of token names. */
export function copyWords(name: string, value: unknown): readonly string[] | Refusal {
  if (!Array.isArray(value))
    return refuse(message(authoringText('error.names_expected'), { name, found: describeValue(value) }));
  if (value.length > limits.side)
    return refuse(
      message(authoringText('error.too_many_names'), { name, count: value.length, max: limits.side }),
    );
  const invalid = Array.from(value).find((word: unknown) => typeof word !== 'string');
  return invalid === undefined
    ? Array.from(value, (word: unknown) => String(word))
    : refuse(message(authoringText('error.holds_names'), { name, found: describeValue(invalid) }));
}

/** A message for each word of a list that is longer than the limit, and is therefore cut off. */
export function longWords(name: string, words: readonly string[]): readonly Message[] {
  const max = limits.wordLength;
  return words.flatMap((word, at) =>
    word.length > max
      ? [message(authoringText('error.word_cut'), { name, at: at + 1, count: word.length, max })]
      : [],
  );
}

/** Validates and copies a matrix, given as nested rows or as `{ rows, cols, data }`. */
export function copyMatrix(name: string, value: unknown): InputMatrix | Refusal {
  if (Array.isArray(value)) return copyRows(name, value);
  if (!isObject(value))
    return refuse(message(authoringText('error.rows_expected'), { name, found: describeValue(value) }));
  const [rows, cols, given] = [
    ownProperty(value, 'rows'),
    ownProperty(value, 'cols'),
    ownProperty(value, 'data'),
  ];
  const data = listOf(given);
  if (!isSize(rows) || !isSize(cols))
    return refuse(
      message(authoringText('error.matrix_sizes_expected'), {
        name,
        rows: describeValue(rows),
        cols: describeValue(cols),
        max: limits.side,
      }),
    );
  if (data === null || data.length !== rows * cols)
    return refuse(
      message(authoringText('error.holds_numbers'), {
        name,
        found: describeValue(given),
        count: rows * cols,
      }),
    );
  return copyNumbers(name, rows, cols, (row, col) => data[row * cols + col]);
}

function copyRows(name: string, rowList: readonly unknown[]): InputMatrix | Refusal {
  const cols = listOf(rowList[0])?.length ?? 0;
  if (!isSize(rowList.length))
    return refuse(
      message(authoringText('error.row_count_range'), {
        name,
        found: message('error.rows', { count: rowList.length }),
        max: limits.side,
      }),
    );
  for (const [row, given] of rowList.entries()) {
    const line = listOf(given);
    if (line === null)
      return refuse(
        message(authoringText('error.row_not_list'), { name, row: row + 1, found: describeValue(given) }),
      );
    if (line.length !== cols || !isSize(cols))
      return refuse(
        message('error.matrix_row_length', {
          name,
          row: row + 1,
          found: message('error.numbers', { count: line.length }),
          cols: cols || message(authoringText('error.at_least_1')),
        }),
      );
  }
  return copyNumbers(name, rowList.length, cols, (row, col) => listOf(rowList[row])?.[col]);
}

function copyNumbers(
  name: string,
  rows: number,
  cols: number,
  at: (row: number, col: number) => unknown,
): InputMatrix | Refusal {
  const data: number[] = [];
  for (let i = 0; i < rows * cols; i++) {
    const [row, col] = [Math.floor(i / cols), i % cols];
    const value = at(row, col);
    const number = value === '-Infinity' ? -Infinity : value;
    if (typeof number !== 'number') {
      const place = { name, row: row + 1, col: col + 1, found: describeValue(value) };
      return refuse(
        isTypedNumber(value)
          ? message(authoringText('error.matrix_cell_text'), place)
          : message(authoringText('error.matrix_cell_not_number'), place),
      );
    }
    data.push(number);
  }
  return { rows, cols, data };
}

/** Whether a value is a text that a reader could type as a number: a reader of data does not guess what it means. */
function isTypedNumber(value: unknown): boolean {
  return typeof value === 'string' && !isRefusal(readTypedNumber(value));
}

function isSize(value: unknown): value is number {
  return typeof value === 'number' && Number.isInteger(value) && value >= 1 && value <= limits.side;
}
