import type { AnswerDetail } from '../store/results';

/** Answers of other kinds are texts, also where they look like numbers: `1,2` is the cell with a mistake. */
const kinds = ['number', 'bar', 'cell'];

/** A typed number as SCORM and xAPI have it in a numeric question; null if the answer is none, such as a selected cell. */
export function numeric({ kind, given }: Pick<AnswerDetail, 'kind' | 'given'>): string | null {
  const text = given.trim().replace(',', '.').replace('−', '-');
  return kinds.includes(kind) && /^-?\d{1,10}(?:\.\d{1,7})?$/.test(text) ? text : null;
}
