import { formatsText } from '../../i18n/en/formats';
import { message } from '../../i18n/message';
import type { ReadArray } from './arrays';
import { TextError } from './errors';
import type { FormatName } from './format-names';
import type { Tokens } from './tokens/tokens';

/** Lines of numbers without a heading. */
const lines: ReadonlySet<FormatName> = new Set(['csv', 'semicolons', 'tabs', 'rows']);

/** So many rows in all are no accident. */
const fewestRows = 3;

/**
 * Throws if each row of each matrix begins with its number, as pandas and R write tables without a heading: 0, 1, 2 … or 1, 2, 3 …, written as
 * whole numbers beside others that are not. They would be read as a column of the matrix.
 */
export function checkIndexColumns(arrays: readonly ReadArray[], tokens: Tokens): void {
  const matrices = arrays.filter(({ shape }) => shape.length === 2);
  const [first] = matrices;
  if (first === undefined || !matrices.every((array) => lines.has(array.format) && hasIndex(array, tokens)))
    return;
  const telling = matrices.filter((array) => isMixed(array, tokens));
  const rows = telling.reduce((sum, { shape }) => sum + (shape[0] ?? 0), 0);
  if (rows < fewestRows || !telling.some(({ shape }) => (shape[0] ?? 0) > 1)) return;
  const start = numberAt(first, 0, tokens).value;
  throw new TextError(
    message(formatsText('formats.index_column'), { first: start, second: start + 1 }),
    tokens.source.placeAt(tokens.numbers.offset(first.ids[0] ?? 0)),
  );
}

const numberAt = ({ ids }: ReadArray, at: number, { numbers }: Tokens) => numbers.get(ids[at] ?? -1);

/** Whether the first column counts the rows, from 0 or from 1. */
function hasIndex(array: ReadArray, tokens: Tokens): boolean {
  const [rows = 0, cols = 0] = array.shape;
  if (cols < 2) return false;
  const start = numberAt(array, 0, tokens).value;
  if (start !== 0 && start !== 1) return false;
  for (let row = 0; row < rows; row++) {
    const { kind, value } = numberAt(array, row * cols, tokens);
    if (kind !== 'integer' || value !== start + row) return false;
  }
  return true;
}

/** Whether all numbers of the other columns are written as no integers are. */
function isMixed(array: ReadArray, tokens: Tokens): boolean {
  const [, cols = 0] = array.shape;
  return array.ids.every((_, at) => at % cols === 0 || numberAt(array, at, tokens).kind !== 'integer');
}
