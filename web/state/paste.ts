import { counted, t } from '../language/speech';
import type { NumberRules } from './number';
import { parseNumber } from './number';
import { readBrackets } from './paste-brackets';
import { readLatex, readLines } from './paste-lines';
import { isRefusal, type Refusal } from './refusal';
import type { InputMatrix } from './state';

/** A number as it stands in the pasted text. */
export interface Piece {
  readonly text: string;
  readonly offset: number;
}

/** The pieces of a pasted matrix, row by row. */
export type Grid = readonly (readonly Piece[])[];

/** Where the text is no matrix. */
export interface Misread extends Refusal {
  readonly offset: number;
}

/** Why a text is no matrix, and where in it: line and column of the text, from 1. */
export interface PasteError extends Refusal {
  readonly line: number;
  readonly column: number;
}

/** What a pasted matrix may be. Sides are at most 64 unless the input allows more. */
export interface PasteRules extends NumberRules {
  readonly maxRows?: number | undefined;
  readonly maxCols?: number | undefined;
}

/** The longest text that is looked at. */
export const maxPasteLength = 200_000;

const longestPasteSide = 64;

/**
 * Reads a matrix as it is copied from elsewhere: NumPy and PyTorch output, JSON, CSV, cells of a spreadsheet,
 * semicolons with decimal commas, numbers between spaces, MATLAB, LaTeX.
 */
export function parseMatrix(text: string, rules: PasteRules = {}): InputMatrix | PasteError {
  if (text.length > maxPasteLength)
    return located(text, { error: t`${text.length} characters: at most ${maxPasteLength}`, offset: 0 });
  if (text.trim() === '')
    return located(text, { error: t('no numbers: rows of numbers expected'), offset: 0 });
  const grid = readGrid(text);
  const misread = isRefusal(grid) ? grid : sizeError(grid, rules);
  if (misread !== null) return located(text, misread);
  return isRefusal(grid) ? located(text, grid) : readNumbers(text, grid, rules);
}

function readGrid(text: string): Grid | Misread {
  if (/^\s*(?:[\w.]+\s*\(\s*)?\[/.test(text)) return readBrackets(text);
  return /\\begin\s*\{/.test(text) ? readLatex(text) : readLines(text);
}

/** Checked before the matrix is made. */
function sizeError(
  grid: Grid,
  { maxRows = longestPasteSide, maxCols = longestPasteSide }: PasteRules,
): Misread | null {
  const cols = grid[0]?.length ?? 0;
  if (grid.length > maxRows)
    return { error: t`${grid.length} rows: at most ${maxRows}`, offset: offsetOf(grid, maxRows) };
  if (cols > maxCols)
    return { error: t`${cols} columns: at most ${maxCols}`, offset: grid[0]?.[maxCols]?.offset ?? 0 };
  if (cols === 0) return { error: t('no numbers: rows of numbers expected'), offset: 0 };
  const ragged = grid.findIndex((row) => row.length !== cols);
  if (ragged < 0) return null;
  const found = counted(grid[ragged]?.length ?? 0, '{0} number', '{0} numbers');
  return {
    error: t`row ${ragged + 1} has ${found}: ${cols} expected, as in row 1`,
    offset: offsetOf(grid, ragged),
  };
}

function offsetOf(grid: Grid, row: number): number {
  return grid[row]?.[0]?.offset ?? 0;
}

function readNumbers(text: string, grid: Grid, rules: NumberRules): InputMatrix | PasteError {
  const data: number[] = [];
  for (const [row, pieces] of grid.entries()) {
    for (const [col, piece] of pieces.entries()) {
      const number = parseNumber(piece.text, rules);
      if (typeof number !== 'number')
        return located(text, {
          error: t`row ${row + 1}, column ${col + 1}: ${number.error}`,
          offset: piece.offset,
        });
      data.push(number);
    }
  }
  return { rows: grid.length, cols: grid[0]?.length ?? 0, data };
}

function located(text: string, { error, offset }: Misread): PasteError {
  const lines = text.slice(0, offset).split(/\r\n|\n|\r/);
  return { error, line: lines.length, column: (lines.at(-1)?.length ?? 0) + 1 };
}
