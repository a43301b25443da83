import '../../i18n/en/authoring';
import { message } from '../../i18n/message';
import type { NumberRules } from '../document/number';
import { parseNumber } from '../document/number';
import { isRefusal, type Refusal } from '../document/refusal';
import type { InputMatrix } from '../document/state';
import { limits } from '../sizes/limits';
import type { Grid, PasteProblem } from './grid';
import { readBrackets } from './paste-brackets';
import { readLatex, readLines } from './paste-lines';

/** Why a text is not a matrix, with the line and column of the error, from 1. */
export interface PasteError extends Refusal {
  readonly line: number;
  readonly column: number;
}

/** Limits of a pasted matrix. Default: 64 rows and columns. */
export interface PasteRules extends NumberRules {
  /** The decimal mark of the reader; a point by default. */
  readonly decimal?: '.' | ',' | undefined;
  readonly maxRows?: number | undefined;
  readonly maxCols?: number | undefined;
}

/**
 * Parses a pasted matrix: NumPy and PyTorch output, JSON, CSV, spreadsheet cells, semicolons with decimal commas, numbers
 * separated by spaces, MATLAB, LaTeX.
 */
export function parseMatrix(text: string, rules: PasteRules = {}): InputMatrix | PasteError {
  if (text.length > limits.pasteLength)
    return located(text, {
      error: message('error.paste_characters', { count: text.length, max: limits.pasteLength }),
      offset: 0,
    });
  if (text.trim() === '') return located(text, { error: message('error.no_numbers'), offset: 0 });
  const { maxRows = limits.pasteSide, maxCols = limits.pasteSide } = rules;
  if (countSeparators(text) > separatorFactor * maxRows * maxCols)
    return located(text, {
      error: message('error.paste_too_many', { rows: maxRows, cols: maxCols }),
      offset: 0,
    });
  const grid = readGrid(text, rules.decimal);
  const problem = isRefusal(grid) ? grid : sizeError(grid, rules);
  if (problem !== null) return located(text, problem);
  return isRefusal(grid) ? located(text, grid) : readNumbers(text, grid, rules);
}

/** Separators per number that are allowed, since brackets and empty lines count as separators too. */
const separatorFactor = 8;

const separatorCodes = new Set([...'\n\r\t,;&['].map((code) => code.charCodeAt(0)));
const space = 0x20;

/** Counts separators without allocating memory; a run of spaces counts once. */
function countSeparators(text: string): number {
  let found = 0;
  let before = 0;
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at);
    if (separatorCodes.has(code) || (code === space && before !== space)) found += 1;
    before = code;
  }
  return found;
}

function readGrid(text: string, decimal: '.' | ',' = '.'): Grid | PasteProblem {
  if (/^\s*(?:[\w.]+\s*\(\s*)?\[/.test(text)) return readBrackets(text);
  return /\\begin\s*\{/.test(text) ? readLatex(text) : readLines(text, decimal);
}

/** Checks the size before the matrix is created. */
function sizeError(
  grid: Grid,
  { maxRows = limits.pasteSide, maxCols = limits.pasteSide }: PasteRules,
): PasteProblem | null {
  const cols = grid[0]?.length ?? 0;
  if (grid.length > maxRows)
    return {
      error: message('error.too_many_rows', { count: grid.length, max: maxRows }),
      offset: offsetOf(grid, maxRows),
    };
  if (cols > maxCols)
    return {
      error: message('error.too_many_columns', { count: cols, max: maxCols }),
      offset: grid[0]?.[maxCols]?.offset ?? 0,
    };
  if (cols === 0) return { error: message('error.no_numbers'), offset: 0 };
  const ragged = grid.findIndex((row) => row.length !== cols);
  if (ragged < 0) return null;
  const found = message('error.numbers', { count: grid[ragged]?.length ?? 0 });
  return {
    error: message('error.row_length', { row: ragged + 1, found, cols }),
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
          error: message('error.at_cell', { row: row + 1, col: col + 1, error: number.error }),
          offset: piece.offset,
        });
      data.push(number);
    }
  }
  return { rows: grid.length, cols: grid[0]?.length ?? 0, data };
}

function located(text: string, { error, offset }: PasteProblem): PasteError {
  const lines = text.slice(0, offset).split(/\r\n|\n|\r/);
  return { error, line: lines.length, column: (lines.at(-1)?.length ?? 0) + 1 };
}
