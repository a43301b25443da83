/** Parses formatted numbers, independently of the code that formats them. */

/** A parsed number, and the weight of its last digit: 0 for infinities and NaN. */
export interface Written {
  readonly value: number;
  readonly unit: number;
}

const raised = '⁰¹²³⁴⁵⁶⁷⁸⁹';
const shape = /^([−+]?)(\d+)(?:\.(\d+))?(?:×10(⁻?)([⁰¹²³⁴⁵⁶⁷⁸⁹]+))?$/u;
const named: Readonly<Record<string, number>> = {
  NaN: Number.NaN,
  '∞': Number.POSITIVE_INFINITY,
  '−∞': Number.NEGATIVE_INFINITY,
};

/** The number in a text; null if there is none. */
export function readNumber(text: string): Written | null {
  const special = named[text];
  if (special !== undefined) return { value: special, unit: 0 };
  const [whole, sign, integer, fraction = '', minus = '', power = ''] = shape.exec(text) ?? [];
  if (whole === undefined) return null;
  const digits = [...power].map((digit) => raised.indexOf(digit)).join('');
  const exponent = power === '' ? 0 : Number(digits) * (minus === '' ? 1 : -1);
  const value = Number(`${sign === '−' ? '-' : ''}${integer}.${fraction}0e${exponent}`);
  return { value, unit: Number(`1e${exponent - fraction.length}`) };
}

/** Relative tolerance between correct float64 programs in these small runs; see the fixtures. */
const programs = 1e-13;

/** Whether a text is a correct rounding of a number: within half a unit of its last digit. */
export function isRounding(text: string, expected: number): boolean {
  const written = readNumber(text);
  if (written === null) return false;
  if (!Number.isFinite(expected)) return Object.is(written.value, expected);
  const slack = programs * Math.max(1, Math.abs(expected));
  return Math.abs(written.value - expected) <= written.unit / 2 + slack;
}

/** Whether a text consists of a sign and zeros. */
export function isSignedZero(text: string): boolean {
  return /^[−+]0*\.?0*(?:×.*)?$/u.test(text);
}

/** Converts a spoken number to digits: "minus 1.20 times 10 to the minus 7" is −1.20×10⁻⁷. */
export function fromSpeech(words: string): string {
  const power = words.replace(
    / times 10 to the (minus )?(\d+)$/,
    (_all, minus: string | undefined, digits: string) => {
      const up = [...digits].map((digit) => raised[Number(digit)]).join('');
      return `×10${minus === undefined ? '' : '⁻'}${up}`;
    },
  );
  return power
    .replace('not a number', 'NaN')
    .replace('infinity', '∞')
    .replace(/^minus /, '−');
}
