import { isRefusal } from '../store/document/refusal';
import type { AnswerDetail } from '../store/results';
import { readTypedNumber } from '../store/ui/typed-number';

/** Answers of other kinds are texts, also where they look like numbers: `1,2` is the cell with a mistake. */
const kinds = ['number', 'bar', 'cell'];

/** The decimals that both standards take. */
const plain = /^-?\d{1,10}(?:\.\d{1,7})?$/;

/**
 * A typed number as SCORM and xAPI have it in a numeric question, with the decimals that were typed; null if the answer is none,
 * such as a selected cell, or has more digits.
 */
export function numeric({ kind, given }: Pick<AnswerDetail, 'kind' | 'given'>): string | null {
  if (!kinds.includes(kind)) return null;
  const text = given.trim().replace(',', '.').replace('−', '-');
  if (plain.test(text)) return text;
  const read = readTypedNumber(given);
  const number = isRefusal(read) ? '' : String(read.number);
  return plain.test(number) ? number : null;
}
