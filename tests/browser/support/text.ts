/** Reads numbers as the page writes them, by code that shares nothing with the code that writes them. */

/** A written number, and the weight of the last digit that is written: 0 for infinities and NaN. */
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

/** The number that a text shows; null when it shows none. */
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

/** What two correct float64 programs may differ by in these small runs, relative to the number; see the fixtures. */
const programs = 1e-13;

/** Whether a text is a rounding of a number: no further from it than half a unit of its last digit. */
export function isRounding(text: string, expected: number): boolean {
  const written = readNumber(text);
  if (written === null) return false;
  if (!Number.isFinite(expected)) return Object.is(written.value, expected);
  const slack = programs * Math.max(1, Math.abs(expected));
  return Math.abs(written.value - expected) <= written.unit / 2 + slack;
}

/** Whether a text shows nothing but zeros after a sign. */
export function isSignedZero(text: string): boolean {
  return /^[−+]0*\.?0*(?:×.*)?$/u.test(text);
}

/** A number as it is read aloud, back in signs: "minus 1.20 times 10 to the minus 7" is −1.20×10⁻⁷. */
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
