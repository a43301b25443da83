import type { CellRef } from '../../../../web/engine/types';
import { fromSpeech, isSignedZero, readNumber } from '../../../browser/support/text';
import { textOf } from '../../ui/page';
import type { Due } from './oracle';

/** A number on the page that names its cell. */
export interface ShownNumber {
  readonly cell: CellRef;
  readonly text: string;
  /** What screen readers say; empty without a label. */
  readonly label: string;
}

const numberOf = (element: HTMLElement, text: Element | null): ShownNumber => ({
  cell: {
    node: element.dataset.node ?? '',
    row: Number(element.dataset.row),
    col: Number(element.dataset.col),
  },
  text: textOf(text),
  label: element.getAttribute('aria-label') ?? '',
});

/** The numbers in the cells of all matrices. */
export const numbersInCells = (page: Element): readonly ShownNumber[] =>
  [...page.querySelectorAll<HTMLElement>('td[data-node]')].map((each) =>
    numberOf(each, each.querySelector('.number')),
  );

/** The numbers in texts, explanations and tables of terms that name a cell. */
export const otherNumbers = (page: Element): readonly ShownNumber[] =>
  [...page.querySelectorAll<HTMLElement>('[data-node][data-row][data-col]:not(td)')].map((each) =>
    numberOf(each, each),
  );

/** Whether a text is a rounding of what a number must be: 0 in a cell also for what is below the last digit that it has. */
export function isRoundingOf(text: string, { value, tolerance }: Due): boolean {
  const written = readNumber(text);
  if (written === null || isSignedZero(text)) return false;
  if (!Number.isFinite(value)) return Object.is(written.value, value);
  return (
    Math.abs(written.value - value) <= written.unit / 2 + tolerance + 1e-13 * Math.max(1, Math.abs(value))
  );
}

/** What is wrong with a number and with what screen readers say of it. */
export function numberProblems({ cell, text, label }: ShownNumber, due: Due): readonly string[] {
  const name = `${cell.node}[${cell.row}, ${cell.col}]`;
  const said = fromSpeech(
    (label.startsWith(cell.node) ? label.split(': ').at(-1) : label.split(', ')[0]) ?? '',
  );
  return [
    ...(isRoundingOf(text, due) ? [] : [`${name} shows “${text}” for ${due.value}`]),
    ...(label === '' || label.includes(text) || readNumber(said) !== null
      ? []
      : [`${name} shows ${text} and says “${label}”`]),
  ];
}

/** The last digit of the numbers of a matrix that are written without a power of ten; a thousandth where all are 0. */
export function unitOf(numbers: readonly ShownNumber[]): number {
  const units = numbers.flatMap(({ text }) => {
    const read = text.includes('×') || text === '0' ? null : readNumber(text);
    return read === null || read.unit === 0 ? [] : [read.unit];
  });
  return units.length === 0 ? 0.001 : Math.min(...units);
}
