import { type Message, message } from '../../i18n/message';
import { type NumberRules, parseNumber } from '../document/number';
import { quoted, type Refusal, refuse } from '../document/refusal';
import { limits } from '../sizes/limits';

/** A number as it was read from what a reader typed. */
export interface TypedNumber {
  readonly number: number;
  /** Whether the text could be taken for another number, so that the reading must be told: `1,234`, `50 %`. */
  readonly isUnusual: boolean;
}

/** A comma that could stand between thousands. It is read as a decimal comma. */
const thousandsComma = /(?:^|[^\d.,])[1-9]\d{0,2},\d{3}(?![\d.,])/;

/** Digits in groups of three, with any mark between them: `1 000`, `1'000`, `1.234,5`. */
const digitGroups = /^[+-]?\d{1,3}(?:([\s'’_.,])\d{3})(?:\1\d{3})*(?:[.,]\d+)?(?:\s*%)?$/;

const percentage = /^([^%∞]*\d[.,]?)\s*%$/;

/**
 * Reads a number that somebody typed into a field: what `parseNumber` reads, also with any dash as minus sign, in full-width
 * digits, as `= 0.5`, `≈ 0.57`, `½`, as a percentage, and in the form in which the page writes small numbers: `1.20×10⁻⁷`.
 */
export function readTypedNumber(text: string, rules: NumberRules = {}): TypedNumber | Refusal {
  const typed = text.length > limits.numberLength ? text : asciiNumber(text);
  const share = percentage.exec(typed)?.[1];
  const number =
    share === undefined
      ? parseNumber(withPoints(typed), { ...rules, written: text })
      : parsePercentage(withPoints(share), text);
  if (typeof number === 'number')
    return { number, isUnusual: share !== undefined || thousandsComma.test(typed) };
  return digitGroups.test(typed) ? refuse(message('error.digit_groups', { text: quoted(text) })) : number;
}

/** How a number was read whose text could be taken for another one; null for any other. */
export function readingOf({ number, isUnusual }: TypedNumber): Message | null {
  return isUnusual ? message('common.read_as', { number }) : null;
}

/** The exponent is lowered by two, since a division would round a second time. */
function parsePercentage(share: string, written: string): number | Refusal {
  const [, mantissa, exponent = '0'] = /^([^/e]+?)(?:e([+-]?\d+))?$/i.exec(share) ?? [];
  if (mantissa !== undefined) return parseNumber(`${mantissa}e${Number(exponent) - 2}`, { written });
  const number = parseNumber(share, { written });
  return typeof number === 'number' ? number / 100 : number;
}

/** Dashes that are typed as a minus sign. That of full-width text becomes a hyphen with its digits. */
const dashes = /[\u2010-\u2015\u2212\ufe58\ufe63]/g;

/** Space and invisible marks: of the direction of writing, of no width, of the order of bytes. */
const blank = String.raw`[\s\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]`;

/** What may stand around a number, and between it and `=` or its sign. */
const blanks = {
  around: new RegExp(`^${blank}+|${blank}+$`, 'g'),
  afterEquals: new RegExp(`^[=≈]${blank}*`),
  afterSign: new RegExp(`^([+-])${blank}+`),
};

const powerOf10 =
  /\s*[×x*·⋅]\s*10(?:\^\s*(?:\{([+-]?\d+)\}|\(([+-]?\d+)\)|([+-]?\d+))|([\u207a⁻]?[⁰¹²³⁴-⁹]+))$/i;

const raised = '⁰¹²³⁴⁵⁶⁷⁸⁹';

/** The text in the characters that `parseNumber` knows. A raised digit is no digit: `2²` is not 22. */
function asciiNumber(text: string): string {
  return text
    .replace(/[\uff01-\uff5e]/g, (wide) => String.fromCharCode(wide.charCodeAt(0) - 0xfee0))
    .replace(blanks.around, '')
    .replace(dashes, '-')
    .replace(blanks.afterEquals, '')
    .replace(blanks.afterSign, '$1')
    .replace(
      /^([+-]?)([\u00bc-\u00be\u2150-\u215e])$/,
      (_, sign: string, part: string) => sign + part.normalize('NFKD'),
    )
    .replace(/[\u2044\u2215]/g, '/')
    .replace(powerOf10, (_, braced, inside, plainDigits, above) =>
      asExponent(braced ?? inside ?? plainDigits ?? above),
    );
}

/** `parseNumber` reads decimal commas, but not those in a fraction. */
function withPoints(typed: string): string {
  return typed.includes('/') ? typed.replace(/(\d),(\d)/g, '$1.$2') : typed;
}

function asExponent(digits: string): string {
  const low = digits.replace('⁻', '-').replace('\u207a', '+');
  return `e${low.replace(/[⁰¹²³⁴-⁹]/g, (digit) => String(raised.indexOf(digit)))}`;
}
