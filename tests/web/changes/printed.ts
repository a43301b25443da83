/** Numbers in a sentence, read without the code that wrote them. */

const superscripts = '⁰¹²³⁴⁵⁶⁷⁸⁹';

/** A number as printed: `−0.31`, `1,20×10⁻⁷`, `−∞`, `NaN`. */
export const numeral = '(?:NaN|−?∞|−?\\d+(?:[.,]\\d+)?(?:×10⁻?[⁰¹²³⁴⁵⁶⁷⁸⁹]+)?)';

export interface Printed {
  readonly text: string;
  readonly value: number;
  /** Half of its last digit: how far the number that it stands for may be from it. */
  readonly half: number;
}

function powerOf(text: string): number {
  const digits = [...text.replace('⁻', '')].map((digit) => superscripts.indexOf(digit)).join('');
  return Number(digits) * (text.startsWith('⁻') ? -1 : 1);
}

export function readPrinted(text: string): Printed {
  if (text === 'NaN') return { text, value: Number.NaN, half: 0 };
  if (text.endsWith('∞')) return { text, value: text === '∞' ? Infinity : -Infinity, half: 0 };
  const [mantissa = '', exponent = ''] = text.replace('−', '-').replace(',', '.').split('×10');
  const power = exponent === '' ? 0 : powerOf(exponent);
  const decimals = mantissa.split('.')[1]?.length ?? 0;
  const half = Number(`0.5e${power - decimals}`);
  const value = Number(`${mantissa}e${power}`);
  return Number.isFinite(value) ? { text, value, half } : beyondLargest(text, mantissa, power, decimals);
}

/** `1.80×10³⁰⁸` is more than any number: it stands for those from 1.795×10³⁰⁸ to the largest one. */
function beyondLargest(text: string, mantissa: string, power: number, decimals: number): Printed {
  const size = Math.abs(Number(mantissa));
  const least = Number(`${size - Number(`0.5e-${decimals}`)}e${power}`);
  const value = Math.sign(Number(mantissa)) * Number.MAX_VALUE;
  return { text, value, half: Number.MAX_VALUE - least };
}

/** Whether a printed number stands for a number: to half of its last digit, and to the rounding of this comparison. */
export function standsFor({ value, half }: Printed, number: number): boolean {
  if (Number.isNaN(value) || !Number.isFinite(number)) return Object.is(value, number);
  return Math.abs(value - number) <= half * (1 + 1e-9) + Math.abs(number) * 1e-15;
}
