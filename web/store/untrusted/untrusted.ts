import { plural, t } from '../../i18n/i18n';
import { quoted, type Refusal, refuse } from '../document/refusal';
import type { InputMatrix } from '../document/state';
import { limits } from '../sizes/limits';

/** An object from outside. Only its own properties are read, one by one and once. */
export type Untrusted = Readonly<Record<string, unknown>>;

/** Whether something from outside has properties to read. */
export function isUntrusted(found: unknown): found is Untrusted {
  return typeof found === 'object' && found !== null && !Array.isArray(found);
}

/** An own property; what an object inherits is no part of a document. */
export function own(object: Untrusted, name: string): unknown {
  return Object.hasOwn(object, name) ? object[name] : undefined;
}

/** Something from outside in a word or two, without asking it to describe itself. */
export function kindOf(found: unknown): string {
  if (typeof found === 'string') return quoted(found);
  if (found === undefined) return t('missing');
  if (Array.isArray(found)) return t`a list of ${found.length}`;
  return typeof found === 'object' && found !== null ? t('an object') : quoted(String(found)).slice(1, -1);
}

/** Copies a list of token names. */
export function copyWords(name: string, found: unknown): readonly string[] | Refusal {
  if (!Array.isArray(found)) return refuse(t`${name} is ${kindOf(found)}: a list of names expected`);
  if (found.length > limits.side) return refuse(t`${name} has ${found.length} names: at most ${limits.side}`);
  const wrong = Array.from(found).find((word: unknown) => typeof word !== 'string');
  return wrong === undefined
    ? Array.from(found, (word: unknown) => String(word))
    : refuse(t`${name} holds ${kindOf(wrong)}: names expected`);
}

/** Copies a matrix, given as nested rows or as `{ rows, cols, data }`. */
export function copyMatrix(name: string, found: unknown): InputMatrix | Refusal {
  if (Array.isArray(found)) return copyRows(name, found);
  if (!isUntrusted(found)) return refuse(t`${name} is ${kindOf(found)}: a list of rows expected`);
  const [rows, cols, data] = [own(found, 'rows'), own(found, 'cols'), own(found, 'data')];
  if (!isSize(rows) || !isSize(cols))
    return refuse(
      t`${name} is ${kindOf(rows)} × ${kindOf(cols)}: whole numbers from 1 to ${limits.side} expected`,
    );
  if (!Array.isArray(data) || data.length !== rows * cols)
    return refuse(t`${name} holds ${kindOf(data)}: a list of ${rows * cols} numbers expected`);
  return copyNumbers(name, rows, cols, (row, col) => data[row * cols + col]);
}

function copyRows(name: string, lines: readonly unknown[]): InputMatrix | Refusal {
  const first = lines[0];
  const cols = Array.isArray(first) ? first.length : 0;
  if (!isSize(lines.length))
    return refuse(
      t`${name} has ${plural(lines.length, '{0} row', '{0} rows')}: from 1 to ${limits.side} expected`,
    );
  for (const [row, line] of lines.entries()) {
    if (!Array.isArray(line))
      return refuse(t`${name}, row ${row + 1} is ${kindOf(line)}: a list of numbers expected`);
    if (line.length !== cols || !isSize(cols))
      return refuse(
        t`${name}, row ${row + 1} has ${plural(line.length, '{0} number', '{0} numbers')}: ${cols || t('at least 1')} expected`,
      );
  }
  return copyNumbers(name, lines.length, cols, (row, col) => {
    const line = lines[row];
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
    const found = at(row, col);
    const number = found === '-Infinity' ? -Infinity : found;
    if (typeof number !== 'number')
      return refuse(t`${name}, row ${row + 1}, column ${col + 1}: ${kindOf(found)} is not a number`);
    data.push(number);
  }
  return { rows, cols, data };
}

function isSize(found: unknown): found is number {
  return typeof found === 'number' && Number.isInteger(found) && found >= 1 && found <= limits.side;
}
