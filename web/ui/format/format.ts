import type { TraceNode } from '../../engine/types';
import { numeral, t } from '../../i18n/i18n';
import { isProbability } from './palette';

/** How the numbers of one matrix are written so that their decimal points stand in line. */
export interface NumberFormat {
  /** Digits after the point, the same for every number of the matrix. */
  readonly decimals: number;
  /** Characters a number takes, with room for a sign, so that nothing moves when a number changes. */
  readonly width: number;
  /** Whether all numbers are so small that each is written with a power of ten. */
  readonly tiny: boolean;
  text(value: number): string;
}

const minus = '\u2212';
const significantDigits = 3;
/** Decimals that one goes to for the sake of small numbers beside large ones. */
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

/** A printed minus instead of a hyphen, and none on a number that reads as zero. */
function signed(text: string): string {
  if (!text.startsWith('-')) return numeral(text);
  return numeral(Number(text) === 0 ? text.slice(1) : `${minus}${text.slice(1)}`);
}

/** `1.2e-7` as it is printed: `1.2×10⁻⁷`. */
function powerOfTen(text: string): string {
  const [mantissa = '', exponent = '0'] = text.split('e');
  const raised = [...exponent.replace('+', '')].map((digit) => superscripts[digit] ?? digit).join('');
  return `${signed(mantissa)}×10${raised}`;
}

/** Digits after the point that give a number of this size three significant ones. */
function decimalsFor(size: number): number {
  return Math.max(0, significantDigits - 1 - Math.floor(Math.log10(size)));
}

/** Whether a size is written out, without a power of ten. */
function isPlain(size: number): boolean {
  return size === 0 || (size >= smallest && size < largest);
}

/** A number on its own: three significant digits, `2.00`, `−0.310`, `1.20×10⁻⁷`. */
export function format(value: number): string {
  const size = Math.abs(value);
  const named = special(value);
  if (named !== null) return named;
  if (size === 0) return numeral('0.00');
  return isPlain(size)
    ? signed(value.toFixed(decimalsFor(size)))
    : powerOfTen(value.toExponential(significantDigits - 1));
}

/** The shortest text that reads back as exactly this number. */
export function exact(value: number): string {
  const named = special(value);
  if (named !== null) return named;
  const text = String(value);
  return text.includes('e') ? powerOfTen(text) : signed(text);
}

/** The text to start from when a number is edited: the same digits, typed with keys that keyboards have. */
export function editableText(value: number): string {
  if (Number.isFinite(value)) return Object.is(value, -0) ? '0' : numeral(String(value));
  return Number.isNaN(value) ? 'NaN' : value > 0 ? 'inf' : '-inf';
}

/** A written number as it is read aloud: "minus 0.31", "1.20 times 10 to the minus 7". */
export function accessibleText(text: string): string {
  const digits = Object.entries(superscripts);
  const plain = [...text].map((char) => digits.find(([, raised]) => raised === char)?.[0] ?? char).join('');
  return plain
    .replace('NaN', t('not a number'))
    .replace('∞', t('infinity'))
    .replace(new RegExp(`^${minus}`), `${t('minus')} `)
    .replace(/×10-/, ` ${t('times 10 to the minus')} `)
    .replace(/×10(?=\d)/, ` ${t('times 10 to the')} `);
}

/** A number as it is read aloud. */
export function accessibleNumber(value: number): string {
  return accessibleText(format(value));
}

/** How far a value moved, always with its sign: `+0.25`. A move smaller than what is printed is no move, and has none. */
export function formatChange(delta: number, { decimals, tiny, text }: NumberFormat): string {
  const moved = !tiny && readsAsZero(delta, decimals) ? 0 : delta;
  return moved > 0 ? `+${text(moved)}` : text(moved);
}

/** The smallest numbers of which 0, 1, 2 … decimals leave more than zeros. */
const halves = [5e-1, 5e-2, 5e-3, 5e-4, 5e-5, 5e-6];

/** Whether nothing but zeros would be left of a number with so many decimals. */
function readsAsZero(value: number, decimals: number): boolean {
  return Math.abs(value) < (halves[decimals] ?? 0);
}

/** The largest size in a matrix among the numbers that are written out; 0 when there is none. */
function largestPlain(values: ArrayLike<number>): number {
  let size = 0;
  for (let i = 0; i < values.length; i += 1) {
    const magnitude = Math.abs(values[i] ?? 0);
    if (magnitude < largest && magnitude > size) size = magnitude;
  }
  return size;
}

/** Whether this many decimals lose nothing of any number that is written out. */
function losesNothing(values: ArrayLike<number>, decimals: number): boolean {
  for (let i = 0; i < values.length; i += 1) {
    const value = values[i] ?? 0;
    if (Math.abs(value) < largest && Number(value.toFixed(decimals)) !== value) return false;
  }
  return true;
}

/** Whether so many decimals show something of every number of which three decimals do. */
function showsAll(values: ArrayLike<number>, decimals: number): boolean {
  for (let i = 0; i < values.length; i += 1) {
    const value = values[i] ?? 0;
    if (!readsAsZero(value, maxDecimals) && readsAsZero(value, decimals)) return false;
  }
  return true;
}

/** Decimals that say enough of the largest number, or one or two more where a small one would read as zero beside it. */
function enoughDecimals(values: ArrayLike<number>, size: number): number {
  const enough = size >= 10 ? (size >= 1000 ? 0 : size >= 100 ? 1 : 2) : decimalsFor(size);
  const room = size >= 100 ? enough + 1 : maxDecimals;
  for (let decimals = enough; decimals <= room; decimals += 1)
    if (showsAll(values, decimals)) return decimals;
  return enough;
}

/** Decimals for a whole matrix: three significant digits of its largest number, fewer when all of them are short. */
function commonDecimals(values: ArrayLike<number>, size: number, least: number): number {
  const decimals = Math.max(enoughDecimals(values, size), least);
  for (let fewer = 0; fewer < decimals; fewer += 1) {
    if (losesNothing(values, fewer)) return fewer;
  }
  return decimals;
}

/**
 * How to write the numbers of one matrix, so that none but zero reads as zero: what is too small for the decimals of the
 * others is written `3×10⁻⁴`, which takes no more room than they do. `least` keeps that many decimals unless all
 * numbers are shorter.
 */
export function matrixFormat(values: ArrayLike<number>, least = 0): NumberFormat {
  const size = largestPlain(values);
  const tiny = size !== 0 && size < smallest;
  const decimals = size === 0 || tiny ? 0 : commonDecimals(values, size, least);
  const digits = Math.max(1, Math.floor(Math.log10(Math.max(size, 1))) + 1);
  const text = (value: number): string => {
    const named = special(value);
    if (named !== null) return named;
    const magnitude = Math.abs(value);
    if (magnitude >= largest || (tiny && magnitude !== 0))
      return powerOfTen(value.toExponential(significantDigits - 1));
    return magnitude !== 0 && readsAsZero(value, decimals)
      ? powerOfTen(value.toExponential(0))
      : signed(value.toFixed(decimals));
  };
  return { decimals, width: 1 + digits + (decimals > 0 ? decimals + 1 : 0), tiny, text };
}

const formats = new WeakMap<object, NumberFormat>();

/** How the numbers of a node are written. A trace is frozen, so each node is looked at once. */
export function nodeFormat(node: TraceNode): NumberFormat {
  const known = formats.get(node.data);
  if (known !== undefined) return known;
  const made = matrixFormat(node.data, isProbability(node) ? significantDigits : 0);
  formats.set(node.data, made);
  return made;
}

/** One entry of a node; NaN outside of it. */
export function cellValue(node: TraceNode, row: number, col: number): number {
  const inside = row >= 0 && row < node.rows && col >= 0 && col < node.cols;
  return inside ? (node.data[row * node.cols + col] ?? Number.NaN) : Number.NaN;
}

/** One entry of a node, written as in its matrix. */
export function cellText(node: TraceNode, row: number, col: number): string {
  return nodeFormat(node).text(cellValue(node, row, col));
}
