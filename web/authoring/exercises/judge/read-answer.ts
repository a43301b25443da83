import { parseNumber } from '../../../store/document/number';

/** A number as it was read from what somebody typed. */
export interface ReadNumber {
  readonly number: number;
  /** Whether the text could be taken for another number, so that the reading must be told: `1,234`, `50%`. */
  readonly isUnusual: boolean;
}

const percent = /^(.+?)\s*%$/;
/** A comma that could stand between thousands. Answers are below 100: it is a decimal comma. */
const thousands = /^[+-]?\d{1,3},\d{3}$/;
/** Dashes that are typed as a minus sign. U+FF0D is among those that NFKC replaces. */
const dashes = /[\u2010-\u2015\u2212\ufe58\ufe63]/g;

/** Reads an answer: a number as everywhere on the page, also in full-width digits, with any dash, `= 0.5`, `50%`, `-inf`. Null if it is none. */
export function readAnswer(text: string): ReadNumber | null {
  const typed = text
    .normalize('NFKC')
    .replace(dashes, '-')
    .trim()
    .replace(/^[=≈]\s*/, '')
    .replace(/^([+-])\s+/, '$1');
  const share = percent.exec(typed);
  const number = parseNumber(share?.[1] ?? typed, { allowMinusInfinity: share === null });
  if (typeof number !== 'number') return null;
  if (share !== null) return { number: number / 100, isUnusual: true };
  return { number, isUnusual: thousands.test(typed) };
}
