import { plural, t } from '../../i18n/i18n';
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
export function describeValue(value: unknown): string {
  if (typeof value === 'string') return quoted(value);
  if (value === undefined) return t('missing');
  if (Array.isArray(value)) return t`a list of ${value.length}`;
  return typeof value === 'object' && value !== null ? t('an object') : quoted(String(value)).slice(1, -1);
}

/** Validates and copies a list of token names. */
export function copyWords(name: string, value: unknown): readonly string[] | Refusal {
  if (!Array.isArray(value)) return refuse(t`${name} is ${describeValue(value)}: a list of names expected`);
  if (value.length > limits.side) return refuse(t`${name} has ${value.length} names: at most ${limits.side}`);
  const invalid = Array.from(value).find((word: unknown) => typeof word !== 'string');
  return invalid === undefined
    ? Array.from(value, (word: unknown) => String(word))
    : refuse(t`${name} holds ${describeValue(invalid)}: names expected`);
}

/** Validates and copies a matrix, given as nested rows or as `{ rows, cols, data }`. */
export function copyMatrix(name: string, value: unknown): InputMatrix | Refusal {
  if (Array.isArray(value)) return copyRows(name, value);
  if (!isObject(value)) return refuse(t`${name} is ${describeValue(value)}: a list of rows expected`);
  const [rows, cols, data] = [
    ownProperty(value, 'rows'),
    ownProperty(value, 'cols'),
    ownProperty(value, 'data'),
  ];
  if (!isSize(rows) || !isSize(cols))
    return refuse(
      t`${name} is ${describeValue(rows)} × ${describeValue(cols)}: whole numbers from 1 to ${limits.side} expected`,
    );
  if (!Array.isArray(data) || data.length !== rows * cols)
    return refuse(t`${name} holds ${describeValue(data)}: a list of ${rows * cols} numbers expected`);
  return copyNumbers(name, rows, cols, (row, col) => data[row * cols + col]);
}

function copyRows(name: string, rowList: readonly unknown[]): InputMatrix | Refusal {
  const first = rowList[0];
  const cols = Array.isArray(first) ? first.length : 0;
  if (!isSize(rowList.length))
    return refuse(
      t`${name} has ${plural(rowList.length, '{0} row', '{0} rows')}: from 1 to ${limits.side} expected`,
    );
  for (const [row, line] of rowList.entries()) {
    if (!Array.isArray(line))
      return refuse(t`${name}, row ${row + 1} is ${describeValue(line)}: a list of numbers expected`);
    if (line.length !== cols || !isSize(cols))
      return refuse(
        t`${name}, row ${row + 1} has ${plural(line.length, '{0} number', '{0} numbers')}: ${cols || t('at least 1')} expected`,
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
      return refuse(t`${name}, row ${row + 1}, column ${col + 1}: ${describeValue(value)} is not a number`);
    data.push(number);
  }
  return { rows, cols, data };
}

function isSize(value: unknown): value is number {
  return typeof value === 'number' && Number.isInteger(value) && value >= 1 && value <= limits.side;
}
