import type { Rows } from './lesson';

/** Parses a matrix on one line: `1 0 -1 | 0.5 2 0` has two rows. */
export function rows(text: string): Rows {
  return text.split('|').map((row) => row.trim().split(/\s+/).map(Number));
}
