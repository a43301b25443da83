import { type Message, message } from '../../i18n/message';
import { limits } from '../sizes/limits';
import { quoted, type Refusal, refuse } from './refusal';

export interface NumberRules {
  /** Whether the number may be -Infinity, as in a mask. */
  readonly allowMinusInfinity?: boolean | undefined;
  /** The text that messages quote. Default: the text that is parsed. */
  readonly written?: string | undefined;
}

const decimal = /^[+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?$/i;
const fraction = /^([+-]?\d+(?:\.\d+)?)\s*\/\s*(\d+(?:\.\d+)?)$/;
const minusInfinity = /^-(?:(?:np|numpy|math|torch)\.)?(?:inf|infinity|∞)$/i;

/**
 * Parses a typed number: `1`, `-0.5`, `.5`, `1e-3`, `1,5`, `1/3`, with a hyphen or a minus sign. The refusal says what was
 * expected.
 */
export function parseNumber(text: string, rules: NumberRules = {}): number | Refusal {
  const typed = text.length > limits.numberLength ? 'NaN' : text.trim().replaceAll('−', '-');
  const written = quoted(rules.written ?? text);
  if (typed === '') return refuse(message('error.no_number'));
  if (minusInfinity.test(typed)) return parseInfinity(written, rules);
  const number = parseFinite(typed);
  if (Number.isNaN(number)) return refuse(message('error.not_number', { text: written }));
  if (!Number.isFinite(number)) return refuse(message('error.not_finite_number', { found: written }));
  if (number === 0 && isWrittenAsNonzero(typed))
    return refuse(message('error.too_close_to_zero', { text: written }));
  return number + 0;
}

/** Whether one of the digits before the exponent is not 0. Of `0/5` only those of the numerator count. */
function isWrittenAsNonzero(typed: string): boolean {
  return /[1-9]/.test(typed.replace(/[e/].*/is, ''));
}

function parseInfinity(text: string, { allowMinusInfinity = false }: NumberRules): number | Refusal {
  return allowMinusInfinity ? -Infinity : refuse(message('error.only_allowed_mask', { text }));
}

function parseFinite(typed: string): number {
  const parts = fraction.exec(typed);
  if (parts !== null) return divide(Number(parts[1]), Number(parts[2]));
  const withPoint = /^[^.,]*,[^.,]*$/.test(typed) ? typed.replace(',', '.') : typed;
  return decimal.test(withPoint) ? Number(withPoint) : Number.NaN;
}

/** NaN instead of an infinity for a division by 0. */
function divide(numerator: number, denominator: number): number {
  return denominator === 0 ? Number.NaN : numerator / denominator;
}

/** Checks that a number is finite, or -Infinity where that is allowed. Returns an error message, or null. */
export function numberError(number: number, allowMinusInfinity: boolean): Message | null {
  if (Number.isFinite(number) || (allowMinusInfinity && number === -Infinity)) return null;
  return allowMinusInfinity
    ? message('error.not_finite_number_infinity', { number })
    : message('error.not_finite_number', { found: number });
}

/** The shortest text that parses to the same number. Omits `+` in the exponent, which URL decoding may turn into a space. */
export function shortestText(number: number): string {
  if (number === -Infinity) return '-inf';
  return String(number).replace('e+', 'e');
}
