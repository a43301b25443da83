import '../../i18n/en/authoring';
import { type MessageValue, message } from '../../i18n/message';
import { quoted, type Refusal, refuse } from '../document/refusal';
import type { InputMatrix } from '../document/state';
import { limits } from '../sizes/limits';

/** An untrusted object. Each property is read once, by `ownProperty`, since a getter may return other values later. */
export type UntrustedObject = Readonly<Record<string, unknown>>;

/** Whether an untrusted value is an object, and not an array. */
export function isObject(value: unknown): value is UntrustedObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** An own property; inherited properties are ignored. */
export function ownProperty(object: UntrustedObject, name: string): unknown {
  return Object.hasOwn(object, name) ? object[name] : undefined;
}

/** Describes an untrusted value for error messages, without calling its methods. */
export function describeValue(value: unknown): MessageValue {
  if (typeof value === 'string') return quoted(value);
  if (value === undefined) return message('error.missing');
  if (Array.isArray(value)) return message('error.a_list', { count: value.length });
  return typeof value === 'object' && value !== null
    ? message('error.an_object')
    : quoted(String(value)).slice(1, -1);
}

/** Validates and copies a list of token names. */
export function copyWords(name: string, value: unknown): readonly string[] | Refusal {
  if (!Array.isArray(value))
    return refuse(message('error.names_expected', { name, found: describeValue(value) }));
  if (value.length > limits.side)
    return refuse(message('error.too_many_names', { name, count: value.length, max: limits.side }));
  const invalid = Array.from(value).find((word: unknown) => typeof word !== 'string');
  return invalid === undefined
    ? Array.from(value, (word: unknown) => String(word))
    : refuse(message('error.holds_names', { name, found: describeValue(invalid) }));
}

/** Validates and copies a matrix, given as nested rows or as `{ rows, cols, data }`. */
export function copyMatrix(name: string, value: unknown): InputMatrix | Refusal {
  if (Array.isArray(value)) return copyRows(name, value);
  if (!isObject(value)) return refuse(message('error.rows_expected', { name, found: describeValue(value) }));
  const [rows, cols, data] = [
    ownProperty(value, 'rows'),
    ownProperty(value, 'cols'),
    ownProperty(value, 'data'),
  ];
  if (!isSize(rows) || !isSize(cols))
    return refuse(
      message('error.matrix_sizes_expected', {
        name,
        rows: describeValue(rows),
        cols: describeValue(cols),
        max: limits.side,
      }),
    );
  if (!Array.isArray(data) || data.length !== rows * cols)
    return refuse(message('error.holds_numbers', { name, found: describeValue(data), count: rows * cols }));
  return copyNumbers(name, rows, cols, (row, col) => data[row * cols + col]);
}

function copyRows(name: string, rowList: readonly unknown[]): InputMatrix | Refusal {
  const first = rowList[0];
  const cols = Array.isArray(first) ? first.length : 0;
  if (!isSize(rowList.length))
    return refuse(
      message('error.row_count_range', {
        name,
        found: message('error.rows', { count: rowList.length }),
        max: limits.side,
      }),
    );
  for (const [row, line] of rowList.entries()) {
    if (!Array.isArray(line))
      return refuse(message('error.row_not_list', { name, row: row + 1, found: describeValue(line) }));
    if (line.length !== cols || !isSize(cols))
      return refuse(
        message('error.matrix_row_length', {
          name,
          row: row + 1,
          found: message('error.numbers', { count: line.length }),
          cols: cols || message('error.at_least_1'),
        }),
      );
  }
  return copyNumbers(name, rowList.length, cols, (row, col) => {
    const line = rowList[row];
    return Array.isArray(line) ? line[col] : undefined;
  });
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
    if (typeof number !== 'number')
      return refuse(
        message('error.matrix_cell_not_number', {
          name,
          row: row + 1,
          col: col + 1,
          found: describeValue(value),
        }),
      );
    data.push(number);
  }
  return { rows, cols, data };
}

function isSize(value: unknown): value is number {
  return typeof value === 'number' && Number.isInteger(value) && value >= 1 && value <= limits.side;
}
