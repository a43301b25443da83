import type { CellRef, Explanation, Obstacle, Term, TraceNode } from '../../../web/engine/types';
import {
  both,
  differenceOf,
  isSame,
  looksSame,
  movedTerms,
  numberIn,
  type Pair,
  type Problems,
  scoresIn,
  when,
} from './pair';

/** What stands in the way of a change is as the sentence says. */
export function obstacleProblems(
  { kind, sentence: { key, args }, at, by, moved }: Obstacle,
  pair: Pair,
): Problems {
  const left = Math.abs(differenceOf(pair, at));
  const [old, now] = both(pair, at);
  // Options change constants, and what a step reads.
  const isRewired = typeof args.moved !== 'object' || args.moved.key !== 'change.place';
  const change = isRewired || moved === null ? Number.POSITIVE_INFINITY : Math.abs(differenceOf(pair, moved));
  const stops = (is: (value: number) => boolean): boolean =>
    by !== null && numbersRead(pair, at, by).some((numbers) => numbers.every(is));
  const moves = (is: (value: number) => boolean): boolean =>
    moved !== null && numbersRead(pair, at, moved).some((numbers) => numbers.every(is));
  const isZero = stops((value) => value === 0);
  const areFinite = [old, now].every(Number.isFinite);
  const { reduction } = pair.after.explain(at);
  const checks: Readonly<Record<string, () => boolean>> = {
    'change.still.zero_factor': () => isZero && change > 0,
    'change.still.masked_weight': () => isZero && change > 0,
    'change.still.small_factor': () => stops((value) => Math.abs(value) <= 0.1) && !isZero,
    // A score of −∞ does nothing to other weights of its row.
    'change.still.masked': () =>
      stops((value) => value === -Infinity) &&
      Object.is(old, now) &&
      !Number.isFinite(now) &&
      (!isShare(reduction) || isOwnScore(pair, at, by)),
    'change.still.infinite': () =>
      stops((value) => value === Infinity) && Object.is(old, now) && !Number.isFinite(now),
    'change.still.nan': () => stops(Number.isNaN) && [old, now].every(Number.isNaN),
    'change.still.not_finite': () => !Number.isFinite(old) && !Number.isFinite(now),
    'change.still.masked_share': () =>
      stops((value) => value === -Infinity) && isOwnScore(pair, at, by) && old === 0 && now === 0,
    'change.still.relu': () => moves((value) => value <= 0) && now === 0,
    'change.still.far_above': () => old > 0.99 && now > 0.99,
    'change.still.share_of_zero': () => old < 0.01 && now < 0.01,
    'change.still.far_below': () => scoreShares(pair, at, moved).every((share) => share <= 0.0101),
    'change.still.shifted': () => isShifted(pair, at),
    'change.still.scores_cancel': () => areFinite && isOpposed(pair, at),
    'change.still.dampened': () => areFinite && left < change,
    'change.still.constant_factor': () => areFinite && left < change,
    'change.still.floor': () => left === 0 && moves((value) => value <= now),
    'change.still.same_maximum': () => old === 1 && now === 1,
    'change.still.below_maximum': () => old === 0 && now === 0,
    'change.still.same_tie': () => old === now && now > 0 && now < 1,
    'change.still.cancel': () =>
      areFinite && Number(args.terms) === movedTerms(pair, at) && left <= largestPart(pair, at) / 9,
    'change.still.arguments_cancel': () => areFinite && left <= change && areArgumentsMoved(pair, at),
    'change.still.same_rounding': () => areFinite && left === 0 && moved !== null && change > 0,
    'change.still.rounded': () => areFinite && left === 0,
    'change.still.saturated': () => areFinite && !(left > 0.1000001 * change),
    'change.still.same_number': () => left === 0 && readsOther(pair, at, by, (step) => step === 0),
    'change.still.similar_number': () =>
      looksSame(pair, at) && readsOther(pair, at, by, (step) => step !== 0),
    'change.still.same_runs': () => isSameRun(pair),
    'change.still.not_reached': () => left === 0,
    'change.still.other_cells': () => left === 0 && isUntouched(pair, at),
    'change.still.other_head': () => left === 0 && isUntouched(pair, at),
    'change.still.small_edit': () => looksSame(pair, at),
  };
  const kindOf = key === 'change.still.zero_factor' && !isRewired ? 'zero_factor' : (kinds[key] ?? 'other');
  return [
    ...when(
      checks[key]?.() !== true,
      `${key} does not hold at ${at.node}[${at.row}, ${at.col}]: ${old}, ${now}`,
    ),
    ...when(kind !== kindOf, `${key} is an obstacle of the kind ${kind}`),
  ];
}

/** The obstacles that let a little of a change through. */
const kinds: Readonly<Record<string, Obstacle['kind']>> = {
  'change.still.far_below': 'flat',
  'change.still.floor': 'flat',
  'change.still.saturated': 'flat',
  'change.still.share_of_zero': 'flat',
};

const isSameCell = (one: CellRef | null, other: CellRef | null): boolean =>
  one !== null && one.node === other?.node && one.row === other.row && one.col === other.col;

/**
 * The terms of a cell in both runs. A row of weights without any key has none: those of the other run stand for them, with scores of −∞,
 * which the matrix that the second run reads must have.
 */
function termsOf({ before, after }: Pair, cell: CellRef) {
  const [old, now] = [before.explain(cell), after.explain(cell)];
  const masked = (like: readonly Term[]): readonly Term[] =>
    like.map(({ value, factors }) => ({
      value,
      factors: factors.map((factor) => ({ ...factor, value: -Infinity })),
    }));
  const isMasked = ({ reduction, terms }: Explanation): boolean =>
    reduction === 'softmax' && terms.length === 0;
  return {
    old: isMasked(old) ? masked(now.terms) : old.terms,
    now: isMasked(now) ? masked(old.terms) : now.terms,
    chosen: now.chosen,
    isSame: (read: CellRef | null, of: CellRef): boolean =>
      isMasked(now)
        ? read?.row === of.row && read.col === of.col && numberIn(after, of) === -Infinity
        : isSameCell(read, of),
  };
}

/**
 * The numbers in both runs that a cell is computed from, at each place where the second run reads `of`: the first one reads another
 * cell there if an option added a step.
 */
function numbersRead(pair: Pair, at: CellRef, of: CellRef): readonly (readonly number[])[] {
  const { old, now, isSame: isRead } = termsOf(pair, at);
  return now.flatMap(({ factors }, term) =>
    factors.flatMap(({ cell, value }, slot) =>
      isRead(cell, of) ? [[old[term]?.factors[slot]?.value ?? Number.NaN, value]] : [],
    ),
  );
}

/** Whether the first run reads another cell where the second one reads `by`, and how far apart their numbers are. */
function readsOther(
  pair: Pair,
  at: CellRef,
  by: CellRef | null,
  isApart: (difference: number) => boolean,
): boolean {
  const { old, now } = termsOf(pair, at);
  return now.some(({ factors }, term) =>
    factors.some(({ cell, value }, slot) => {
      const was = old[term]?.factors[slot];
      if (!isSameCell(cell, by) || was === undefined || isSameCell(was.cell, cell)) return false;
      return isApart(isSame([was.value, value]) ? 0 : value - was.value);
    }),
  );
}

/** Whether both arguments of a function have other numbers. */
function areArgumentsMoved(pair: Pair, at: CellRef): boolean {
  const { old, now } = termsOf(pair, at);
  const [before, after] = [old[0]?.factors ?? [], now[0]?.factors ?? []];
  return (
    after.length === 2 &&
    after.every(({ value }, slot) => !isSame([before[slot]?.value ?? Number.NaN, value]))
  );
}

const isShare = (reduction: Explanation['reduction']): boolean => /softmax$|^hardmax$/.test(reduction);

/** Whether a cell is the score that a weight is computed from, and not another one of its row. */
function isOwnScore(pair: Pair, weight: CellRef, score: CellRef | null): boolean {
  const { now, chosen, isSame: isRead } = termsOf(pair, weight);
  return score !== null && isRead(now[chosen]?.factors[0]?.cell ?? null, score);
}

/** The largest difference of a term of a sum. */
function largestPart({ before, after }: Pair, cell: CellRef): number {
  const old = before.explain(cell).terms;
  const parts = after.explain(cell).terms.map(({ value }, at) => Math.abs(value - (old[at]?.value ?? 0)));
  return Math.max(...parts.filter(Number.isFinite));
}

/** Whether scores that moved act on a weight in both directions: up with its own score, and down with the others. */
function isOpposed(pair: Pair, cell: CellRef): boolean {
  const { chosen } = pair.after.explain(cell);
  const effects = scoresIn(pair, cell).map(([old, now], at) => (at === chosen ? now - old : old - now));
  return effects.some((effect) => effect > 0) && effects.some((effect) => effect < 0);
}

/** Whether all finite scores moved by the same, but for the rounding of each score and of each difference. */
function isShifted(pair: Pair, cell: CellRef): boolean {
  const scores = scoresIn(pair, cell).filter((each) => !isSame(each) || each.every(Number.isFinite));
  const moves = scores.map(([old, now]) => now - old);
  const size = Math.max(...scores.flat().map(Math.abs));
  return Math.max(...moves) - Math.min(...moves) <= 8 * Number.EPSILON * size;
}

/** The weights that a score has in both runs: e to its power over the sum, which another weight of the row gives. */
function scoreShares({ before, after }: Pair, at: CellRef, moved: CellRef | null): readonly number[] {
  return [before, after].map((run) => {
    const { terms, total } = run.explain(at);
    const term = terms.find(
      ({ factors: [score] }) => score?.cell?.row === moved?.row && score?.cell?.col === moved?.col,
    );
    return (term?.value ?? 0) / total;
  });
}

function isSameRun({ before, after }: Pair): boolean {
  const isSame = ({ id, data }: TraceNode): boolean => {
    const old = before.node(id)?.data;
    return old?.length === data.length && data.every((value, at) => Object.is(value, old[at]));
  };
  return before.nodes.length === after.nodes.length && after.nodes.every(isSame);
}

/** Whether nothing that a cell is computed from differs. */
function isUntouched({ before, after }: Pair, cell: CellRef): boolean {
  const [old, now] = [before.explain(cell).terms, after.explain(cell).terms];
  return now.every(({ factors }, at) =>
    factors.every(({ value }, slot) => isSame([old[at]?.factors[slot]?.value ?? Number.NaN, value])),
  );
}
