import { formatsText } from '../../../i18n/en/formats';
import { message } from '../../../i18n/message';
import { checkRows } from '../arrays';
import { TextError } from '../errors';
import type { FormatName } from '../format-names';
import type { Tokens } from '../tokens/tokens';
import { formatOfGrid, readGrid, readRow, startsRow } from './grid';
import { powerOfTen } from './sizes';
import { fail } from './value';

/** A matrix that was printed as rows of numbers. */
export interface PrintedMatrix {
  readonly rows: readonly (readonly number[])[];
  readonly format: FormatName;
  /** Where the first row begins. */
  readonly at: number;
  readonly end: number;
}

interface Columns {
  readonly first: number;
  readonly last: number;
  readonly end: number;
}

/** `Columns 1 through 8:`, `Columns 9 and 10:`, `Column 11:`, `Columns 1 to 8`; null for anything else. */
function columnsAt(tokens: Tokens, at: number): Columns | null {
  const word = tokens.isWord(at) ? tokens.text(at) : '';
  if (word !== 'Columns' && word !== 'Column') return null;
  const first = Number(tokens.text(at + 1));
  const isRange = word === 'Columns' && /^(?:through|and|to)$/.test(tokens.text(at + 2));
  const last = isRange ? Number(tokens.text(at + 3)) : first;
  const end = at + (isRange ? 4 : 2);
  if (!Number.isInteger(first) || !Number.isInteger(last)) return null;
  return { first, last, end: tokens.is(end, ':') ? end + 1 : end };
}

/** Whether a factor of the whole matrix stands alone on its line: `1.0e-03 *`. */
function factorAt(tokens: Tokens, at: number): boolean {
  return tokens.isNumber(at) && tokens.is(at + 1, '*') && tokens.isLineEnd(at + 2);
}

/** Whether a matrix begins at a token: its columns, its factor, or a row. */
export function startsMatrix(tokens: Tokens, at: number): boolean {
  return startsRow(tokens, at) || columnsAt(tokens, at) !== null;
}

/** Reads rows of numbers, with the factor before them, and with the blocks of columns that wide matrices are printed in. */
export function readPrintedMatrix(tokens: Tokens, start: number, skipsEmptyLines = false): PrintedMatrix {
  let at = start;
  let power = 0;
  const readFactor = (): void => {
    if (!factorAt(tokens, at)) return;
    power = powerOfTen(tokens, at);
    at = tokens.skipLines(at + 2);
  };
  readFactor();
  const scaled = (ids: readonly number[]): number[] => ids.map((id) => tokens.numbers.addScaled(id, power));
  const rows: number[][] = [];
  let format: FormatName = 'rows';
  if (columnsAt(tokens, at) === null) {
    if (!startsRow(tokens, at)) fail(tokens, at, formatsText('formats.no_numbers'));
    const grid = readGrid(tokens, at, skipsEmptyLines);
    for (const { ids } of grid.rows) rows.push(scaled(ids));
    checkRows(rows, tokens.numbers, tokens.source);
    format = power === 0 ? formatOfGrid(grid) : 'matlab';
    return { rows, format, at: start, end: grid.end };
  }
  for (
    let columns = columnsAt(tokens, at);
    columns !== null;
    columns = columnsAt(tokens, tokens.skipLines(at))
  ) {
    at = columns.end;
    const block = readBlock();
    append(block, columns);
  }
  return { rows, format: 'matlab', at: start, end: at };

  function readBlock(): number[][] {
    // libtorch prints the first row behind the word “Columns”.
    const isInLine = !tokens.isLineEnd(at) && !factorAt(tokens, at);
    const lineEnd = tokens.lineEnd(at);
    const block = isInLine
      ? [scaled(readRow(tokens, { from: at, to: lineEnd, separator: ' ', row: 0 }).ids)]
      : [];
    if (isInLine) at = lineEnd + 1;
    else at = tokens.skipLines(at);
    readFactor();
    if (!startsRow(tokens, at)) return block;
    const grid = readGrid(tokens, at);
    at = grid.end;
    return [...block, ...grid.rows.map(({ ids }) => scaled(ids))];
  }

  function append(block: number[][], { first, last }: Columns): void {
    const isFirst = rows.length === 0;
    const expected = last - first + 1;
    const isNext = first === (rows[0]?.length ?? 0) + 1;
    const fits = block.every((row) => row.length === expected) && (isFirst || block.length === rows.length);
    if (!isNext || !fits || block.length === 0)
      throw new TextError(
        message(formatsText('formats.columns_differ'), { first, last }),
        tokens.source.placeAt(tokens.start(Math.min(at, tokens.count))),
      );
    for (const [row, ids] of block.entries()) {
      const given = rows[row];
      if (given === undefined) rows.push([...ids]);
      else given.push(...ids);
    }
  }
}
