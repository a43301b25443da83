import { plural, t } from '../../i18n/i18n';
import type { NumberRules } from '../document/number';
import { parseNumber } from '../document/number';
import { isRefusal, type Refusal } from '../document/refusal';
import type { InputMatrix } from '../document/state';
import { limits } from '../sizes/limits';
import type { Grid, Misread } from './grid';
import { readBrackets } from './paste-brackets';
import { readLatex, readLines } from './paste-lines';

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

/**
 * Reads a matrix as it is copied from elsewhere: NumPy and PyTorch output, JSON, CSV, cells of a spreadsheet,
 * semicolons with decimal commas, numbers between spaces, MATLAB, LaTeX.
 */
export function parseMatrix(text: string, rules: PasteRules = {}): InputMatrix | PasteError {
  if (text.length > limits.pasteLength)
    return located(text, { error: t`${text.length} characters: at most ${limits.pasteLength}`, offset: 0 });
  if (text.trim() === '')
    return located(text, { error: t('no numbers: rows of numbers expected'), offset: 0 });
  const { maxRows = limits.pasteSide, maxCols = limits.pasteSide } = rules;
  if (separators(text) > SLACK * maxRows * maxCols)
    return located(text, { error: t`too many numbers: at most ${maxRows} rows of ${maxCols}`, offset: 0 });
  const grid = readGrid(text);
  const misread = isRefusal(grid) ? grid : sizeError(grid, rules);
  if (misread !== null) return located(text, misread);
  return isRefusal(grid) ? located(text, grid) : readNumbers(text, grid, rules);
}

/** Brackets, signs of multiplication and empty lines are no numbers, but there are not so many of them. */
const SLACK = 8;

const separating = new Set([...'\n\r\t,;&['].map((sign) => sign.charCodeAt(0)));
const space = 0x20;

/** How many places of a text part two numbers; a run of spaces is one. Nothing is made for it. */
function separators(text: string): number {
  let found = 0;
  let before = 0;
  for (let at = 0; at < text.length; at++) {
    const sign = text.charCodeAt(at);
    if (separating.has(sign) || (sign === space && before !== space)) found += 1;
    before = sign;
  }
  return found;
}

function readGrid(text: string): Grid | Misread {
  if (/^\s*(?:[\w.]+\s*\(\s*)?\[/.test(text)) return readBrackets(text);
  return /\\begin\s*\{/.test(text) ? readLatex(text) : readLines(text);
}

/** Checked before the matrix is made. */
function sizeError(
  grid: Grid,
  { maxRows = limits.pasteSide, maxCols = limits.pasteSide }: PasteRules,
): Misread | null {
  const cols = grid[0]?.length ?? 0;
  if (grid.length > maxRows)
    return { error: t`${grid.length} rows: at most ${maxRows}`, offset: offsetOf(grid, maxRows) };
  if (cols > maxCols)
    return { error: t`${cols} columns: at most ${maxCols}`, offset: grid[0]?.[maxCols]?.offset ?? 0 };
  if (cols === 0) return { error: t('no numbers: rows of numbers expected'), offset: 0 };
  const ragged = grid.findIndex((row) => row.length !== cols);
  if (ragged < 0) return null;
  const found = plural(grid[ragged]?.length ?? 0, '{0} number', '{0} numbers');
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
