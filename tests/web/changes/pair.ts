import { zeroesIn } from '../../../web/engine/numbers/rounding-error';
import type { CellRef, Trace } from '../../../web/engine/types';
import type { Locale } from '../../../web/i18n/i18n';
import { cellText, nodeFormat } from '../../../web/ui/format/format';
import { type Printed, readPrinted, standsFor } from './printed';

/** Both runs, as the engine gave them. */
export interface Pair {
  readonly before: Trace;
  readonly after: Trace;
  readonly locale: Locale;
}

export type Problems = readonly string[];
export const when = (isWrong: boolean, problem: string): Problems => (isWrong ? [problem] : []);

export const numberIn = (run: Trace, { node: id, row, col }: CellRef): number => {
  const node = run.node(id);
  const isIn = node !== undefined && row < node.rows && col < node.cols;
  return isIn ? (node.data[row * node.cols + col] ?? Number.NaN) : Number.NaN;
};

export const both = ({ before, after }: Pair, cell: CellRef): readonly [number, number] => [
  numberIn(before, cell),
  numberIn(after, cell),
];

export const differenceOf = (pair: Pair, cell: CellRef): number => {
  const [one, other] = both(pair, cell);
  return Object.is(one, other) ? 0 : other - one;
};

/** The text of a cell in the matrix of a run, as on the page. */
export function shown(run: Trace, locale: Locale, { node: id, row, col }: CellRef): Printed {
  const node = run.node(id);
  if (node === undefined) return readPrinted('');
  const isZero = zeroesIn(node, run)(row * node.cols + col);
  return readPrinted(isZero ? nodeFormat(locale, node).text(0) : cellText(locale, node, row, col));
}

/** Whether the numbers as their matrices show them say how a number changed: in its direction, and also in the finer digits of both. */
function isTold(old: Printed, now: Printed, [before, after]: readonly [number, number]): boolean {
  if (Number.isNaN(after - before)) return !Object.is(old.value, now.value);
  const half = Math.min(...[old.half, now.half].filter((each) => each > 0));
  const isFine = old.half === now.half || Math.round(before / half / 2) !== Math.round(after / half / 2);
  return isFine && Math.sign(now.value - old.value) === Math.sign(after - before);
}

/** “… from 1 to 2”: the numbers of the cell, as their matrices show them, or with more digits if those say something else. */
export function fromTo(pair: Pair, cell: CellRef, from: Printed, to: Printed): Problems {
  const [before, after] = both(pair, cell);
  const [old, now] = [shown(pair.before, pair.locale, cell), shown(pair.after, pair.locale, cell)];
  const isShown = isTold(old, now, [before, after]);
  return [
    ...when(!standsFor(from, before), `${from.text} is not ${before}`),
    ...when(!standsFor(to, after), `${to.text} is not ${after}`),
    ...when(from.value === to.value, `from ${from.text} to ${to.text} is no change`),
    ...when(
      from.value > to.value !== before > after,
      `from ${from.text} to ${to.text} is the wrong direction`,
    ),
    ...when(isShown && from.text !== old.text, `${from.text} is shown as ${old.text}`),
    ...when(isShown && to.text !== now.text, `${to.text} is shown as ${now.text}`),
  ];
}

const words = {
  en: { from: 'went from', to: 'to', because: ', because', little: 'changed by only', stayed: 'stayed' },
  fr: { from: 'passe de', to: 'à', because: ', car', little: 'n’a changé que de', stayed: 'reste à' },
} as const;
export const wordsOf = ({ code }: Locale) => words[code === 'fr' ? 'fr' : 'en'];

/** How many terms of a cell have other values. */
export function movedTerms({ before, after }: Pair, cell: CellRef): number {
  const [old, now] = [before.explain(cell).terms, after.explain(cell).terms];
  return now.filter(({ value }, at) => !Object.is(value, old[at]?.value) && value !== old[at]?.value).length;
}

/** The scores of a softmax in both runs. */
export function scoresIn({ before, after }: Pair, cell: CellRef): readonly (readonly [number, number])[] {
  const values = (run: Trace): readonly number[] =>
    run.explain(cell).terms.map(({ factors: [score] }) => score?.value ?? Number.NaN);
  const old = values(before);
  return values(after).map((value, at) => [old[at] ?? Number.NaN, value]);
}

export const isSame = ([old, now]: readonly [number, number]): boolean => old === now || Object.is(old, now);

/** Whether two numbers look the same in the digits of both matrices. */
export function looksSame(pair: Pair, cell: CellRef): boolean {
  const [old, now] = [shown(pair.before, pair.locale, cell), shown(pair.after, pair.locale, cell)];
  const half = Math.min(...[old.half, now.half].filter((each) => each > 0), Infinity);
  const [before, after] = both(pair, cell);
  return (
    before === after ||
    Math.abs(before - after) <= 2 * half ||
    (old.half === now.half && old.text === now.text)
  );
}
