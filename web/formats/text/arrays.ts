import { formatsText } from '../../i18n/en/formats';
import { implementationText } from '../../i18n/en/implementation';
import { message } from '../../i18n/message';
import { failReading, type GivenArray, givenLimits, sizeOf } from '../given-array';
import { TextError } from './errors';
import { type FormatName, formatMessage } from './format-names';
import type { Numbers, WrittenNumber } from './tokens/numbers';
import type { Source } from './tokens/source';
import type { Tokens } from './tokens/tokens';

/** An array of a text: its numbers by their ids, in row-major order. */
export interface ReadArray {
  /** Empty if nothing names it. */
  readonly name: string;
  readonly shape: readonly number[];
  readonly ids: readonly number[];
  /** Where it begins. */
  readonly offset: number;
  readonly format: FormatName;
  /** Whether it was said to hold true and false. */
  readonly isBoolean?: boolean;
  /** The rounding error of its type, if that is said. */
  readonly epsilon?: number;
}

/** Rows of numbers, by their ids. */
export type Rows = readonly (readonly number[])[];

/** Throws where a row has another length than the first one. */
export function checkRows(rows: Rows, numbers: Numbers, source: Source): void {
  const cols = rows[0]?.length ?? 0;
  const odd = rows.findIndex((row) => row.length !== cols);
  if (odd < 0) return;
  const found = message('error.numbers', { count: rows[odd]?.length ?? 0 });
  const first = rows[odd]?.[0];
  const offset = first === undefined ? 0 : numbers.offset(first);
  throw new TextError(
    message(formatsText('formats.row_length'), { row: odd + 1, found, cols }),
    source.placeAt(offset),
  );
}

/** `digits`: those behind the point in the whole text, from `digitsOf`. */
export function toGivenArray(array: ReadArray, tokens: Tokens, digits = 0): GivenArray {
  const { name, shape, ids, offset } = array;
  const { numbers, source } = tokens;
  if (sizeOf(shape, name) !== ids.length) throw new Error(`${name}: ${ids.length} numbers`);
  const written = ids.map((id) => numbers.get(id));
  checkNumbers(written, ids, tokens);
  const isBoolean = array.isBoolean === true || written.every(({ kind }) => kind === 'boolean');
  return {
    ...{ name, shape, isBoolean, epsilon: array.epsilon ?? 0 },
    data: Float64Array.from(written, ({ value }) => value),
    halfDigit: isBoolean
      ? null
      : array.format === 'r'
        ? halfDigitsOfColumns(written, shape, digits)
        : halfDigits(written, digits),
    fractionDigits: written.reduce((most, { trimmed }) => Math.max(most, trimmed), 0),
    place: source.placeAt(offset),
    format: formatMessage(array.format),
  };
}

/** Refuses what is written like a number and says too little about one. */
function checkNumbers(written: readonly WrittenNumber[], ids: readonly number[], tokens: Tokens): void {
  const hasPercent = written.some(({ isPercent }) => isPercent);
  for (const [at, { value, kind, isPercent }] of written.entries()) {
    const offset = tokens.numbers.offset(ids[at] ?? -1);
    const text = tokens.textAt(offset);
    const refuse = (
      id: 'formats.null_number' | 'formats.fraction' | 'formats.some_percent' | 'formats.not_finite',
    ) => {
      throw new TextError(message(formatsText(id), { text }), tokens.source.placeAt(offset));
    };
    if (kind === 'null') refuse('formats.null_number');
    if (kind === 'exact') refuse('formats.fraction');
    if (kind !== 'special' && !Number.isFinite(value)) refuse('formats.not_finite');
    if (hasPercent && !isPercent && Number.isFinite(value) && value !== 0) refuse('formats.some_percent');
  }
}

/** Half of the last digit of the shortest usual printout. */
const halfOfShort = 0.0005;
/** C++, Eigen and Julia print six significant digits, and leave out zeros at the end; R prints seven. */
const fewestSignificant = 6;

/**
 * Half of the last printed digit of each number. NumPy and PyTorch print all numbers of an array with the same number of digits
 * after the point, some without the zeros at their end; others print the same number of significant digits. Integers are exact.
 */
function halfDigits(written: readonly WrittenNumber[], digitsOfText: number): Float64Array {
  const digits = written.reduce((most, { fraction }) => Math.max(most, fraction), 0);
  const isScientific = written.some(({ kind }) => kind === 'scientific');
  // All are printed as `1.` or `1.0`: NumPy prints so what it rounds to integers.
  if (digits <= 1 && !isScientific && written.every(({ trimmed }) => trimmed === 0))
    return new Float64Array(written.length).fill(
      written.some(({ kind }) => kind === 'decimal') ? halfOfWhole(digitsOfText) : 0,
    );
  const significant = significantDigits(written, digits);
  return Float64Array.from(written, (number) => {
    if (number.kind === 'exact' || number.kind === 'special' || number.kind === 'boolean') return 0;
    return Math.max(0.5 * 10 ** (number.exponent - digits), halfOfSignificant(number.value, significant));
  });
}

/** The most digits behind a point, without zeros at their end, that a text has; 0 if it has whole numbers only. */
export function digitsOf(arrays: readonly ReadArray[], { numbers }: Tokens): number {
  let most = 0;
  for (const { ids } of arrays)
    for (const id of ids) most = Math.max(most, numbers.get(id).trimmed - numbers.get(id).exponent);
  return most;
}

/**
 * Half of the last digit of numbers that were rounded to integers: where a text has one or two digits, these are as many. `0.0` alone
 * says nothing of how many were asked for.
 */
function halfOfWhole(digits: number): number {
  return digits > 0 ? Math.max(halfOfShort, 0.5 * 10 ** -digits) : halfOfShort;
}

/** R prints each column with digits of its own. */
function halfDigitsOfColumns(
  written: readonly WrittenNumber[],
  shape: readonly number[],
  digits: number,
): Float64Array {
  const [rows = 0, cols = 0] = shape;
  const all = halfDigits(written, digits);
  if (shape.length !== 2) return all;
  const halves = new Float64Array(written.length);
  for (let col = 0; col < cols; col++) {
    const column = halfDigits(
      written.filter((_, at) => at % cols === col),
      digits,
    );
    // A column of whole numbers beside others may have been rounded to them.
    for (let row = 0; row < rows; row++)
      halves[row * cols + col] = (column[row] ?? 0) || (all[row * cols + col] ?? 0);
  }
  return halves;
}

/** How many significant digits were printed; 0 if it is the digits after the point that are the same for all numbers. */
function significantDigits(written: readonly WrittenNumber[], digits: number): number {
  const most = written.reduce((max, { significant }) => Math.max(max, significant), 0);
  const isFixed = written.every(
    ({ kind, fraction, exponent }) =>
      (kind !== 'decimal' && kind !== 'scientific') || (fraction === digits && exponent === 0),
  );
  if (isFixed && written.every(({ kind }) => kind !== 'integer')) return 0;
  const isCut = written.some(
    ({ kind, significant, fraction }) => kind === 'decimal' && significant === most && fraction < digits,
  );
  return most >= fewestSignificant || (isCut && most >= 4) ? most : 0;
}

function halfOfSignificant(value: number, significant: number): number {
  if (significant === 0 || value === 0 || !Number.isFinite(value)) return 0;
  const [, exponent] = value.toExponential().split('e');
  return 0.5 * 10 ** (Number(exponent) - significant + 1);
}

export function checkCount(count: number): void {
  if (count > givenLimits.arrays)
    failReading(implementationText('implementation.too_many_arrays'), { count, max: givenLimits.arrays });
}
