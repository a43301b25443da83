import type { Literal } from './language';

/** A number that parses to the same double again, with a point, so that no language takes it for an integer. */
export function numberText(number: number): string {
  if (Number.isNaN(number)) return 'nan';
  if (!Number.isFinite(number)) return number < 0 ? '-inf' : 'inf';
  const shortest = Object.is(number, -0) ? '-0' : String(number);
  return /^-?\d+$/.test(shortest) ? `${shortest}.0` : shortest;
}

/** The rows of a matrix, numbers separated by commas. */
export function rowsOf({ rows, cols, data }: Literal): readonly string[] {
  return Array.from({ length: rows }, (_, row) =>
    Array.from({ length: cols }, (_, col) => numberText(data[row * cols + col] ?? 0)).join(', '),
  );
}

/** The longest list of rows that stands on one line. */
const maxLine = 60;

/** Rows between brackets: on one line if they are short, else one line per row. */
export function bracketed(rows: readonly string[], open: string, close: string): string {
  const inner = rows.map((row) => `[${row}]`);
  const line = inner.join(', ');
  return line.length <= maxLine
    ? `${open}${line}${close}`
    : `${open}\n${inner.map((row) => `    ${row},\n`).join('')}${close}`;
}

/** A list of integers in rows, as nested lists of Python. */
export function integerRows(list: readonly number[], cols: number): string {
  const rows = Array.from({ length: list.length / cols }, (_, row) =>
    list.slice(row * cols, (row + 1) * cols).join(', '),
  );
  return bracketed(rows, '[', ']');
}
