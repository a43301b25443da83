import type { TraceNode } from '../../engine/types';
import type { Locale } from '../../i18n/i18n';
import { isProbability } from './palette';

/** The number format of one matrix, with aligned decimal points. */
export interface NumberFormat {
  /** Digits after the point, the same for every number of the matrix. */
  readonly decimals: number;
  /** Characters of the longest number including a sign, so that the layout does not shift when a number changes. */
  readonly width: number;
  /** Whether all numbers are so small that they are written with a power of ten. */
  readonly tiny: boolean;
  /** Whether a number is below 0. */
  readonly isSigned: boolean;
  text(value: number): string;
  /** The text in a cell of the matrix: 0 for what is below half of the last digit, which `text` writes with a power of ten. */
  inCell(value: number): string;
  /** Digits after the point of the text of a number, were it written without a power of ten: 9 for `5.62×10⁻⁷`. */
  decimalsAt(value: number): number;
  /** The number that the text of a number says. */
  rounded(value: number): number;
}

const minus = '\u2212';
const significantDigits = 3;
/** So many tell any two numbers apart. */
const mostDigits = 17;
/** The maximum of decimals that small numbers beside large ones may require. */
const maxDecimals = 3;
const smallest = 1e-3;
const largest = 1e5;
const superscripts: Readonly<Record<string, string>> = {
  '-': '⁻',
  '0': '⁰',
  '1': '¹',
  '2': '²',
  '3': '³',
  '4': '⁴',
  '5': '⁵',
  '6': '⁶',
  '7': '⁷',
  '8': '⁸',
  '9': '⁹',
};

/** Infinities and NaN by name; null for every finite number. */
function special(value: number): string | null {
  if (Number.isNaN(value)) return 'NaN';
  if (value === Number.POSITIVE_INFINITY) return '∞';
  return value === Number.NEGATIVE_INFINITY ? `${minus}∞` : null;
}

/** Replaces the hyphen by a minus sign, and removes it from numbers displayed as zero. */
function signed(locale: Locale, text: string): string {
  if (!text.startsWith('-')) return locale.numeral(text);
  return locale.numeral(Number(text) === 0 ? text.slice(1) : `${minus}${text.slice(1)}`);
}

/** Formats a number with so many decimals: `−0.31`. */
export const withDecimals = (locale: Locale, value: number, decimals: number): string =>
  signed(locale, value.toFixed(decimals));

/** Formats `1.2e-7` as `1.2×10⁻⁷`. */
function powerOfTen(locale: Locale, text: string): string {
  const [mantissa = '', exponent = '0'] = text.split('e');
  const raised = [...exponent.replace('+', '')].map((digit) => superscripts[digit] ?? digit).join('');
  return `${signed(locale, mantissa)}×10${raised}`;
}

/** Formats any number with all its digits and a power of ten: `1×10⁶`. */
export const asPowerOfTen = (locale: Locale, value: number): string =>
  powerOfTen(locale, value.toExponential());

/** Formats `-0.31` and `1.2e-7`. */
const inLocale = (locale: Locale, text: string): string =>
  text.includes('e') ? powerOfTen(locale, text) : signed(locale, text);

/** The number of decimals for three significant digits. */
function decimalsFor(size: number): number {
  return Math.max(0, significantDigits - 1 - Math.floor(Math.log10(size)));
}

/** Whether an absolute value is written without a power of ten. */
function isPlain(size: number): boolean {
  return size === 0 || (size >= smallest && size < largest);
}

/** Formats a single number with three significant digits: `2.00`, `−0.310`, `1.20×10⁻⁷`. */
export function format(locale: Locale, value: number): string {
  const size = Math.abs(value);
  const named = special(value);
  if (named !== null) return named;
  if (size === 0) return locale.numeral('0.00');
  return isPlain(size)
    ? signed(locale, value.toFixed(decimalsFor(size)))
    : powerOfTen(locale, value.toExponential(significantDigits - 1));
}

/** The shortest text that is parsed as exactly this number. */
export function exact(locale: Locale, value: number): string {
  const named = special(value);
  if (named !== null) return named;
  return inLocale(locale, String(value));
}

/** The exact number as text for an input field, with ASCII characters only. */
export function editableText(locale: Locale, value: number): string {
  if (Number.isFinite(value)) return Object.is(value, -0) ? '0' : locale.numeral(String(value));
  return Number.isNaN(value) ? 'NaN' : value > 0 ? 'inf' : '-inf';
}

/** A formatted number as text for screen readers: "minus 0.31", "1.20 times 10 to the minus 7". */
export function accessibleText(locale: Locale, text: string): string {
  const digits = Object.entries(superscripts);
  const plain = [...text].map((char) => digits.find(([, raised]) => raised === char)?.[0] ?? char).join('');
  return plain
    .replace('NaN', locale.t('format.not_number'))
    .replace('∞', locale.t('common.infinity'))
    .replace(new RegExp(`^${minus}`), `${locale.t('common.minus')} `)
    .replace(/×10-/, ` ${locale.t('format.times_10_minus')} `)
    .replace(/×10(?=\d)/, ` ${locale.t('format.times_10')} `);
}

/** The text of a number that is taken from another one: `(−2.00)`, since two signs beside each other are hard to read. */
export const subtracted = (text: string): string => (text.startsWith(minus) ? `(${text})` : text);

/** The format with more decimals; a plain one rather than one of powers of ten. */
export function finer(one: NumberFormat, other: NumberFormat): NumberFormat {
  if (one.tiny !== other.tiny) return one.tiny ? other : one;
  return other.decimals > one.decimals ? other : one;
}

/**
 * The format of the matrix, the old one or the new one, that shows its own number with more decimals: `5.62×10⁻⁷` has more than
 * `6×10⁻⁷`, as a matrix with larger numbers shows it.
 */
export function finerAt(
  old: NumberFormat,
  now: NumberFormat,
  { before, after }: { readonly before: number; readonly after: number },
): NumberFormat {
  return old.decimalsAt(before) > now.decimalsAt(after) ? old : now;
}

/** Formats a change with its sign: `+0.25`. */
export function formatChange(delta: number, { text }: NumberFormat): string {
  return delta > 0 ? `+${text(delta)}` : text(delta);
}

/** Two different numbers with as many digits as it takes to tell them apart, three at least. */
export function formatApart(locale: Locale, one: number, other: number): readonly [string, string] {
  const named = [special(one), special(other)];
  const written = (value: number, digits: number): string => inLocale(locale, value.toPrecision(digits));
  for (let digits = significantDigits; digits <= mostDigits; digits += 1) {
    const [a, b] = [named[0] ?? written(one, digits), named[1] ?? written(other, digits)];
    if (a !== b || digits === mostDigits) return [a, b];
  }
  return [exact(locale, one), exact(locale, other)];
}

/** The decimals of `1.23` and of `1.2e-7`. */
function decimalsIn(text: string): number {
  const [mantissa = '', exponent = '0'] = text.split('e');
  return (mantissa.split('.')[1]?.length ?? 0) - Number(exponent);
}

/** The smallest numbers that 0, 1, 2 … decimals do not round to zero. */
const halves = [5e-1, 5e-2, 5e-3, 5e-4, 5e-5, 5e-6];

/** Whether a number is rounded to zero with this many decimals. */
function roundsToZero(value: number, decimals: number): boolean {
  return Math.abs(value) < (halves[decimals] ?? 0);
}

/** The largest absolute value that is written without a power of ten; 0 if there is none. */
function largestPlain(values: ArrayLike<number>): number {
  let size = 0;
  for (let i = 0; i < values.length; i += 1) {
    const magnitude = Math.abs(values[i] ?? 0);
    if (magnitude < largest && magnitude > size) size = magnitude;
  }
  return size;
}

/** The smallest absolute value that is not 0, which has the longest power of ten. */
function smallestOf(values: ArrayLike<number>): number {
  let size = Number.POSITIVE_INFINITY;
  for (let i = 0; i < values.length; i += 1) {
    const magnitude = Math.abs(values[i] ?? 0);
    if (magnitude > 0 && magnitude < size) size = magnitude;
  }
  return size;
}

function hasNegative(values: ArrayLike<number>): boolean {
  for (let i = 0; i < values.length; i += 1) if ((values[i] ?? 0) < 0) return true;
  return false;
}

/** Whether this many decimals are exact for all numbers written without a power of ten. */
function isExact(values: ArrayLike<number>, decimals: number): boolean {
  for (let i = 0; i < values.length; i += 1) {
    const value = values[i] ?? 0;
    if (Math.abs(value) < largest && Number(value.toFixed(decimals)) !== value) return false;
  }
  return true;
}

/** Whether this many decimals round no number to zero that `maxDecimals` do not. */
function keepsSmallNumbers(values: ArrayLike<number>, decimals: number): boolean {
  for (let i = 0; i < values.length; i += 1) {
    const value = values[i] ?? 0;
    if (!roundsToZero(value, maxDecimals) && roundsToZero(value, decimals)) return false;
  }
  return true;
}

/** Whether a number of one digit before the point has others that matter: beside thousands, 3.5 would be 4. */
function roundsSmallNumbers(values: ArrayLike<number>): boolean {
  for (let i = 0; i < values.length; i += 1) {
    const size = Math.abs(values[i] ?? 0);
    if (size < 10 && !Number.isInteger(size) && !roundsToZero(size, 1)) return true;
  }
  return false;
}

/** The decimals for the largest number, or up to two more if a small number would be rounded to zero. */
function enoughDecimals(values: ArrayLike<number>, size: number): number {
  const enough =
    size >= 1000 ? Number(roundsSmallNumbers(values)) : size >= 100 ? 1 : size >= 10 ? 2 : decimalsFor(size);
  const room = size >= 100 ? enough + 1 : maxDecimals;
  for (let decimals = enough; decimals <= room; decimals += 1)
    if (keepsSmallNumbers(values, decimals)) return decimals;
  return enough;
}

/** The decimals of a matrix: three significant digits of its largest number, fewer if all numbers are exact with fewer. */
function commonDecimals(values: ArrayLike<number>, size: number, least: number): number {
  const decimals = Math.max(enoughDecimals(values, size), least);
  for (let fewer = 0; fewer < decimals; fewer += 1) {
    if (isExact(values, fewer)) return fewer;
  }
  return decimals;
}

/**
 * The number format of a matrix. Except in its cells, only zero is displayed as zero: numbers too small for the common decimals are written
 * `3×10⁻⁴`, which is no longer than the others. `least` is the minimum of decimals, unless all numbers need fewer.
 */
export function matrixFormat(locale: Locale, values: ArrayLike<number>, least = 0): NumberFormat {
  const size = largestPlain(values);
  const tiny = size !== 0 && size < smallest;
  const decimals = size === 0 || tiny ? 0 : commonDecimals(values, size, least);
  const digits = Math.max(1, Math.floor(Math.log10(Math.max(size, 1))) + 1);
  const written = (value: number): string => {
    const magnitude = Math.abs(value);
    if (magnitude >= largest || (tiny && magnitude !== 0)) return value.toExponential(significantDigits - 1);
    return magnitude !== 0 && roundsToZero(value, decimals)
      ? value.toExponential(0)
      : value.toFixed(decimals);
  };
  const text = (value: number): string => special(value) ?? inLocale(locale, written(value));
  const rounded = (value: number): number => Number(written(value));
  const decimalsAt = (value: number): number => decimalsIn(written(value));
  const width = 1 + (tiny ? text(smallestOf(values)).length : digits + (decimals > 0 ? decimals + 1 : 0));
  const inCell = (value: number): string =>
    !tiny && value !== 0 && roundsToZero(value, decimals) ? locale.numeral('0') : text(value);
  return { decimals, width, tiny, isSigned: hasNegative(values), text, inCell, decimalsAt, rounded };
}

const formatCaches = new WeakMap<Locale, WeakMap<object, NumberFormat>>();

/** The number format of a node, cached for each locale: the data of a node never changes. */
export function nodeFormat(locale: Locale, node: TraceNode): NumberFormat {
  const formats = formatCaches.get(locale) ?? new WeakMap<object, NumberFormat>();
  formatCaches.set(locale, formats);
  const cached = formats.get(node.data);
  if (cached !== undefined) return cached;
  const numberFormat = matrixFormat(locale, node.data, isProbability(node) ? significantDigits : 0);
  formats.set(node.data, numberFormat);
  return numberFormat;
}

/** One entry of a node; NaN if it is out of range. */
export function cellValue(node: TraceNode, row: number, col: number): number {
  const inside = row >= 0 && row < node.rows && col >= 0 && col < node.cols;
  return inside ? (node.data[row * node.cols + col] ?? Number.NaN) : Number.NaN;
}

/** One entry of a node in the format of its matrix. */
export function cellText(locale: Locale, node: TraceNode, row: number, col: number): string {
  return nodeFormat(locale, node).text(cellValue(node, row, col));
}

/** One entry of a node as its matrix shows it, where numbers below half of the last digit are 0. */
export function textInCell(locale: Locale, node: TraceNode, row: number, col: number): string {
  return nodeFormat(locale, node).inCell(cellValue(node, row, col));
}
