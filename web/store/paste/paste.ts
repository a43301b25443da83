import type { ReadArray } from '../../formats/text/arrays';
import { AmbiguousTextError, type DecimalChoice, TextError } from '../../formats/text/errors';
import { formatOfText, type ReadDocument, readDocument } from '../../formats/text/read-text';
import { authoringText } from '../../i18n/en/authoring';
import { formatsText } from '../../i18n/en/formats';
import { type Message, message } from '../../i18n/message';
import type { NumberRules } from '../document/number';
import { quoted, type Refusal } from '../document/refusal';
import type { InputMatrix } from '../document/state';
import { limits } from '../sizes/limits';

/** Why a text is not a matrix, with the line and column of the error, from 1. */
export interface PasteError extends Refusal {
  readonly line: number;
  readonly column: number;
  /** The ways in which the text can be read, if there are two. */
  readonly choices?: readonly DecimalChoice[];
}

/** Limits of a pasted matrix. Default: 64 rows and columns. */
export interface PasteRules extends NumberRules {
  /** The decimal mark, where a text can be read with either. */
  readonly decimal?: '.' | ',' | undefined;
  readonly maxRows?: number | undefined;
  readonly maxCols?: number | undefined;
}

/** A pasted matrix, how it was written, and what was assumed. */
export interface PastedMatrix {
  readonly matrix: InputMatrix;
  readonly format: Message;
  readonly notes: readonly Message[];
}

/** Parses a pasted matrix in any of the formats that `web/formats/text` reads. */
export function parseMatrix(text: string, rules: PasteRules = {}): InputMatrix | PasteError {
  const read = readMatrix(text, rules);
  return 'error' in read ? read : read.matrix;
}

/** The same, with the format. */
export function readMatrix(text: string, rules: PasteRules = {}): PastedMatrix | PasteError {
  const refused = sizeOfText(text, rules);
  if (refused !== null) return { error: refused, line: 1, column: 1 };
  try {
    const document = readDocument(text, { decimal: rules.decimal, isMatrix: true });
    const [array, second] = document.found.arrays;
    const place = { line: 1, column: 1 };
    if (array === undefined) throw new TextError(message(formatsText('formats.no_numbers')), place);
    if (second !== undefined) fail(document, second.offset, message(formatsText('formats.several_matrices')));
    const matrix = matrixOf(array, document, rules);
    const format = formatOfText([array], document.reading, document.tokens);
    return { matrix, format, notes: document.found.notes.list };
  } catch (error) {
    if (error instanceof TextError) return pasteError(error);
    throw error;
  }
}

function pasteError(error: TextError): PasteError {
  const { line, column, problem, cell } = error;
  const whole =
    cell === null ? problem : message(authoringText('error.at_cell'), { ...cell, error: problem });
  const choices = error instanceof AmbiguousTextError ? { choices: error.choices } : {};
  return { error: whole, line, column, ...choices };
}

/** Checks how long a text is before it is read. */
function sizeOfText(
  text: string,
  { maxRows = limits.pasteSide, maxCols = limits.pasteSide }: PasteRules,
): Message | null {
  if (text.length > limits.pasteLength)
    return message(authoringText('error.paste_characters'), { count: text.length, max: limits.pasteLength });
  if (text.trim() === '') return message(formatsText('formats.no_numbers'));
  const isLong = countSeparators(text) > separatorFactor * maxRows * maxCols;
  return isLong ? message(authoringText('error.paste_too_many'), { rows: maxRows, cols: maxCols }) : null;
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

function matrixOf({ shape, ids, offset }: ReadArray, document: ReadDocument, rules: PasteRules): InputMatrix {
  if (shape.length > 2) fail(document, offset, message(formatsText('formats.brackets_three_deep')));
  const [rows, cols] = shape.length === 1 ? [1, shape[0] ?? 0] : [shape[0] ?? 0, shape[1] ?? 0];
  const { maxRows = limits.pasteSide, maxCols = limits.pasteSide } = rules;
  const at = (index: number): number => document.tokens.numbers.offset(ids[index] ?? -1);
  if (rows > maxRows)
    fail(
      document,
      at(maxRows * cols),
      message(authoringText('error.too_many_rows'), { count: rows, max: maxRows }),
    );
  if (cols > maxCols)
    fail(
      document,
      at(maxCols),
      message(authoringText('error.too_many_columns'), { count: cols, max: maxCols }),
    );
  const data = ids.map((id, index) => numberAt(id, { row: Math.floor(index / cols), col: index % cols }));
  return { rows, cols, data };

  function numberAt(id: number, { row, col }: { readonly row: number; readonly col: number }): number {
    const problem = numberProblem(id, document, rules);
    if (problem !== null)
      fail(document, document.tokens.numbers.offset(id), problem, { row: row + 1, col: col + 1 });
    return document.tokens.numbers.get(id).value + 0;
  }
}

/** Why a number cannot be one of a matrix; null if it can. */
function numberProblem(id: number, { tokens }: ReadDocument, rules: NumberRules): Message | null {
  const { value, kind } = tokens.numbers.get(id);
  const isNumber = kind !== 'boolean' && kind !== 'null';
  if (isNumber && Number.isFinite(value)) return null;
  const text = quoted(tokens.textAt(tokens.numbers.offset(id)));
  if (value === -Infinity && kind === 'special')
    return rules.allowMinusInfinity === true ? null : message('error.only_allowed_mask', { text });
  if (isNumber && kind !== 'special') return message('error.not_finite_number', { found: text });
  return message('error.not_number', { text });
}

function fail(
  { tokens }: ReadDocument,
  offset: number,
  problem: Message,
  cell: { readonly row: number; readonly col: number } | null = null,
): never {
  throw new TextError(problem, tokens.source.placeAt(offset), cell);
}
