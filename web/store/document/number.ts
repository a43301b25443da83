import { t } from '../../i18n/i18n';
import { limits } from '../sizes/limits';
import { quoted, type Refusal, refuse } from './refusal';

/** Which numbers a place accepts. */
export interface NumberRules {
  /** Whether the number may be -Infinity, as in a mask. */
  readonly allowMinusInfinity?: boolean | undefined;
}

const decimal = /^[+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?$/i;
const fraction = /^([+-]?\d+(?:\.\d+)?)\s*\/\s*(\d+(?:\.\d+)?)$/;
const minusInfinity = /^-(?:np\.|numpy\.|math\.)?(?:inf|infinity|∞)$/i;

/**
 * Reads one number as people type it: `1`, `-0.5`, `.5`, `1e-3`, `1,5`, `1/3`, a typographic minus sign. The refusal
 * says what was expected.
 */
export function parseNumber(text: string, rules: NumberRules = {}): number | Refusal {
  const typed = text.length > limits.numberLength ? 'NaN' : text.trim().replaceAll('−', '-');
  if (typed === '') return refuse(t('no number: type one such as 1.5, -2 or 1/3'));
  if (minusInfinity.test(typed)) return infinite(text, rules);
  const number = readNumber(typed);
  if (Number.isNaN(number))
    return refuse(t`${quoted(text)} is not a number: type one such as 1.5, -2 or 1/3`);
  return Number.isFinite(number) ? number + 0 : refuse(t`${quoted(text)} is not a finite number`);
}

function infinite(text: string, { allowMinusInfinity = false }: NumberRules): number | Refusal {
  return allowMinusInfinity
    ? -Infinity
    : refuse(t`${quoted(text)} is only allowed in a mask: type a finite number`);
}

function readNumber(typed: string): number {
  const parts = fraction.exec(typed);
  if (parts !== null) return divided(Number(parts[1]), Number(parts[2]));
  const pointed = /^[^.,]*,[^.,]*$/.test(typed) ? typed.replace(',', '.') : typed;
  return decimal.test(pointed) ? Number(pointed) : Number.NaN;
}

/** Over 0 there is no number, whatever IEEE 754 says. */
function divided(above: number, below: number): number {
  return below === 0 ? Number.NaN : above / below;
}

/** Why a number cannot be taken over; empty when it can. */
export function numberError(number: number, allowMinusInfinity: boolean): string {
  if (Number.isFinite(number) || (allowMinusInfinity && number === -Infinity)) return '';
  return allowMinusInfinity
    ? t`${number} is not a finite number or -Infinity`
    : t`${number} is not a finite number`;
}

/** The shortest text that reads back as the same number, without a sign in its exponent: links lose plus signs. */
export function shortest(number: number): string {
  if (number === -Infinity) return '-inf';
  return String(number).replace('e+', 'e');
}
