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
export function describeValue(value: unknown): Message {
  if (typeof value === 'string') return quoted(value);
  if (value === undefined) return message('error.missing');
  if (Array.isArray(value)) return message('error.list', { count: value.length });
  return typeof value === 'object' && value !== null
    ? message('error.object')
    : quoted(String(value)).slice(1, -1);
}

/** Validates and copies a list of token names. */
export function copyWords(name: string, value: unknown): readonly string[] | Refusal {
  if (!Array.isArray(value))
    return refuse(message('error.is_8', { name, describeValue: describeValue(value) }));
  if (value.length > limits.side)
    return refuse(message('error.names', { name, count: value.length, side: limits.side }));
  const invalid = Array.from(value).find((word: unknown) => typeof word !== 'string');
  return invalid === undefined
    ? Array.from(value, (word: unknown) => String(word))
    : refuse(message('error.holds', { name, describeValue: describeValue(invalid) }));
}

/** Validates and copies a matrix, given as nested rows or as `{ rows, cols, data }`. */
export function copyMatrix(name: string, value: unknown): InputMatrix | Refusal {
  if (Array.isArray(value)) return copyRows(name, value);
  if (!isObject(value)) return refuse(message('error.is_7', { name, describeValue: describeValue(value) }));
  const [rows, cols, data] = [
    ownProperty(value, 'rows'),
    ownProperty(value, 'cols'),
    ownProperty(value, 'data'),
  ];
  if (!isSize(rows) || !isSize(cols))
    return refuse(
      message('error.is_12', {
        name,
        describeValue: describeValue(rows),
        describeValue2: describeValue(cols),
        side: limits.side,
      }),
    );
  if (!Array.isArray(data) || data.length !== rows * cols)
    return refuse(message('error.holds_2', { name, describeValue: describeValue(data), rows: rows * cols }));
  return copyNumbers(name, rows, cols, (row, col) => data[row * cols + col]);
}

function copyRows(name: string, rowList: readonly unknown[]): InputMatrix | Refusal {
  const first = rowList[0];
  const cols = Array.isArray(first) ? first.length : 0;
  if (!isSize(rowList.length))
    return refuse(
      message('error.has_3', {
        name,
        count: message('error.rows', { count: rowList.length }),
        side: limits.side,
      }),
    );
  for (const [row, line] of rowList.entries()) {
    if (!Array.isArray(line))
      return refuse(message('error.row_3', { name, row: row + 1, describeValue: describeValue(line) }));
    if (line.length !== cols || !isSize(cols))
      return refuse(
        message('error.row', {
          name,
          row: row + 1,
          count: message('error.numbers', { count: line.length }),
          cols: cols || message('error.least_1'),
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
        message('error.row_column_3', {
          name,
          row: row + 1,
          col: col + 1,
          describeValue: describeValue(value),
        }),
      );
    data.push(number);
  }
  return { rows, cols, data };
}

function isSize(value: unknown): value is number {
  return typeof value === 'number' && Number.isInteger(value) && value >= 1 && value <= limits.side;
}
