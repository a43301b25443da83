import {
  type ComparedArray,
  type ComparedPart,
  compare,
  comparedParts,
  isSame,
  type NumbersOf,
  numbersOfPart,
  type Runs,
} from './steps';

/**
 * How much less likely it is by chance that numbers agree than that they do not: the product, over the cells that a candidate
 * changes, of how many tolerances wide the change is. One cell counts at most this much.
 */
const mostOfCell = 1e6;
/** A NaN where there should be a number, or the reverse. */
const ofNaN = 128;
/** A number of few digits that a candidate gives exactly, and not only within half of the last digit. */
const ofExact = 1000;
/** A cell of a matrix that a candidate makes of 0 and 1 only: such matrices are common, and one is soon like another. */
const ofBit = 2;
/** How near that is, relative to numbers above 1. */
const exactly = 1e-9;

/** What a single mistake or option needs: there are about a hundred of them. */
export const enoughForOne = 1e4;
/** What two at once need: there are some thousand pairs. */
export const enoughForTwo = 1e9;

/** A candidate must be nearer to the given numbers than this part of its distance to those of the run. */
const nearness = 1 / 8;

/** Cells that say nothing, since the candidate was made from them. */
export type IsFree = (part: ComparedPart, at: number, expected: Float64Array) => boolean;

/**
 * Whether the numbers of a candidate are those of an array, and could hardly be so by chance, even if a row that is changed by one factor
 * counts as one number. This is asked of candidates that contradict an array of an earlier step.
 */
export function isExplainedStrictly(
  array: ComparedArray,
  runs: Runs,
  right: NumbersOf,
  enough: number,
): boolean {
  return (
    evidenceOf(array, runs, right, (part, at, expected) => isOfFactor(part, expected, at)).strength >= enough
  );
}

/**
 * Whether the numbers of a candidate are those of an array, and could hardly be so by chance. `later` are other arrays that differ: those
 * that the candidate gives as well are more evidence.
 */
export function isExplained(
  array: ComparedArray,
  runs: Runs,
  right: NumbersOf,
  enough: number,
  isFree: IsFree = () => false,
  later: readonly ComparedArray[] = [],
): boolean {
  if (compare(array, runs).difference !== null) return false;
  const perRow: PerRow = enough >= enoughForTwo ? 'rank' : 'all';
  const { strength, change, apart, isTelling } = evidenceOf(array, runs, right, isFree, perRow);
  if (!isTelling || (change !== 0 && apart > nearness * change)) return false;
  if (strength >= enough) return true;
  const more = later
    .filter((other) => compare(other, runs).difference === null)
    .map((other) => evidenceOf(other, runs, right, isFree, perRow).strength);
  return more.reduce((product, each) => product * each, strength) >= enough;
}

/** Whether numbers can be explained at all: with the least tolerance, there is enough evidence. Needs no other runs. */
export function couldBeExplained(
  array: ComparedArray,
  { numbers, epsilon }: Pick<Runs, 'numbers' | 'epsilon'>,
  right: NumbersOf,
  enough: number,
  mayBeZero = false,
): boolean {
  const least: Runs = { numbers, others: [], epsilon };
  return isNear(array, numbers, mayBeZero) && evidenceOf(array, least, right, () => false).strength >= enough;
}

/**
 * How many cells of a row count: all, or the strongest, as many as the rank of the change. Weights of two keys can move the row of a context in
 * one direction only, so that any two mistakes which give that row one right number give it all.
 */
type PerRow = 'all' | 'rank';

interface Evidence {
  readonly strength: number;
  /** The largest change that the candidate makes, and how far its numbers are from those given at most. */
  readonly change: number;
  readonly apart: number;
  /** Whether the candidate gives anything but NaN in rows without keys, where many mistakes do. */
  readonly isTelling: boolean;
}

function evidenceOf(
  array: ComparedArray,
  runs: Runs,
  right: NumbersOf,
  isFree: IsFree,
  perRow: PerRow = 'all',
): Evidence {
  let [strength, change, apart, isTelling] = [1, 0, 0, false];
  for (const [index, part] of comparedParts(array, runs).entries()) {
    const expected = numbersOfPart(array, index, right);
    const mostOfPart = isOfBits(part) ? ofBit : mostOfCell;
    const repeated = repeatedRows(part);
    const strengths = new Map<number, number[]>();
    for (const [at, number] of part.numbers.entries()) {
      const distance = Math.abs((part.given.data[at] ?? Number.NaN) - number);
      if (Number.isFinite(distance)) apart = Math.max(apart, distance);
      const other = expected[at] ?? Number.NaN;
      isTelling ||= Number.isFinite(number) || other !== 0;
      const tolerance = part.tolerances[at] ?? 0;
      if (isSame(other, number, tolerance) || isFree(part, at, expected)) continue;
      const row = Math.floor(at / part.given.cols);
      if (repeated.has(row)) continue;
      const size = Math.abs(number - other);
      const isExact = distance <= exactly * Math.max(1, Math.abs(number));
      const least = isExact && size > tolerance ? ofExact : 1;
      const own = Number.isFinite(size) ? Math.min(Math.max(size / tolerance, least), mostOfPart) : ofNaN;
      const ofRow = strengths.get(row);
      if (ofRow === undefined) strengths.set(row, [own]);
      else ofRow.push(own);
      if (Number.isFinite(size)) change = Math.max(change, size);
    }
    const most = perRow === 'rank' ? rankOfChange(part, expected) : Number.POSITIVE_INFINITY;
    for (const cells of strengths.values()) for (const each of strongest(cells, most)) strength *= each;
  }
  return { strength, change, apart, isTelling };
}

const strongest = (cells: readonly number[], most: number): readonly number[] =>
  cells.length <= most ? cells : cells.toSorted((one, other) => other - one).slice(0, most);

/** A direction is new if so much of its square is left beside those before it. */
const newDirection = 1e-18;

/** The rank of the change that a candidate makes, by orthogonal rows; all columns if some change is not finite. */
function rankOfChange({ numbers, given: { rows, cols } }: ComparedPart, expected: Float64Array): number {
  const basis: Float64Array[] = [];
  for (let row = 0; row < rows; row++) {
    const change = Float64Array.from({ length: cols }, (_, col) => {
      const at = row * cols + col;
      return (numbers[at] ?? 0) - (expected[at] ?? 0);
    });
    const before = squareOf(change);
    if (!Number.isFinite(before)) return cols;
    for (const direction of basis) {
      const part = productOf(change, direction) / squareOf(direction);
      for (const [col, size] of direction.entries()) change[col] = (change[col] ?? 0) - part * size;
    }
    if (squareOf(change) > newDirection * before) basis.push(change);
  }
  return basis.length;
}

const productOf = (one: Float64Array, other: Float64Array): number =>
  one.reduce((sum, each, at) => sum + each * (other[at] ?? 0), 0);

const squareOf = (row: Float64Array): number => productOf(row, row);

/** Whether a candidate makes only zeros and ones. */
const isOfBits = ({ numbers, given: { cols } }: ComparedPart): boolean =>
  cols > 1 && numbers.every((number) => number === 0 || number === 1);

/** The rows of zeros and ones that were there already: they say nothing that the first one does not. None if there are other numbers. */
function repeatedRows(part: ComparedPart): ReadonlySet<number> {
  const repeated = new Set<number>();
  if (!isOfBits(part)) return repeated;
  const { numbers, given } = part;
  const seen = new Set<string>();
  for (let row = 0; row < given.rows; row++) {
    const key = numbers.subarray(row * given.cols, (row + 1) * given.cols).join('');
    if (seen.has(key)) repeated.add(row);
    seen.add(key);
  }
  return repeated;
}

/** Factors of numbers are the same if they are so near. */
const sameFactor = 1e-9;

/** Whether a candidate changes a cell by the same factor as the first changed one of its row. */
function isOfFactor(
  { numbers, tolerances, given: { cols } }: ComparedPart,
  expected: Float64Array,
  at: number,
): boolean {
  const isChanged = (cell: number): boolean =>
    !isSame(expected[cell] ?? 0, numbers[cell] ?? 0, tolerances[cell] ?? 0);
  const factor = (cell: number): number => (numbers[cell] ?? 0) / (expected[cell] ?? 0);
  for (let cell = at - (at % cols); cell < at; cell++)
    if (isChanged(cell)) return Math.abs(factor(cell) / factor(at) - 1) <= sameFactor;
  return false;
}

/** Numbers are near if they are within this part of their size, and a quarter of it of the largest. */
const nearCell = 1 / 5;

/**
 * Whether it is worth computing how rounding would change these numbers: they are within a twentieth of the largest. Stops at the
 * first cell that is not, since most candidates are wrong everywhere. Zeros alone are near nothing, unless they may be.
 */
export function isNear(array: ComparedArray, numbers: NumbersOf, mayBeZero = false): boolean {
  let hasNumbers = mayBeZero;
  for (const [at, given] of array.slices.matrices.entries()) {
    const found = numbersOfPart(array, at, numbers);
    const largest = largestOf(found);
    hasNumbers ||= largest > 0 || found.some((number) => !Number.isFinite(number));
    for (let cell = 0; cell < given.data.length; cell++) {
      const number = found[cell] ?? Number.NaN;
      const size = Number.isFinite(number) ? Math.abs(number) : 0;
      const tolerance = 1.01 * (given.halfDigit?.[cell] ?? 0) + nearCell * (size + largest / 4);
      if (!isSame(given.data[cell] as number, number, tolerance)) return false;
    }
  }
  return hasNumbers;
}

/** Whether a candidate gives anything but zeros. */
export const givesNumbers = (array: ComparedArray, numbers: NumbersOf): boolean =>
  array.slices.matrices.some((_, at) => numbersOfPart(array, at, numbers).some((number) => number !== 0));

function largestOf(numbers: Float64Array): number {
  let largest = 0;
  for (const number of numbers) if (Number.isFinite(number)) largest = Math.max(largest, Math.abs(number));
  return largest;
}
