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
/** How near that is, relative to numbers above 1. */
const exactly = 1e-9;

/** What a single mistake or option needs: there are about a hundred of them. */
export const enoughForOne = 1e4;
/** What two at once need: there are some thousand pairs. */
export const enoughForTwo = 1e9;

/** A candidate must be nearer to the given numbers than this part of its distance to those of the run. */
const nearness = 1 / 4;

/** Cells that say nothing, since the candidate was made from them. */
export type IsFree = (part: ComparedPart, at: number) => boolean;

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
  const { strength, change, apart, isTelling } = evidenceOf(array, runs, right, isFree);
  if (!isTelling || (change !== 0 && apart > nearness * change)) return false;
  if (strength >= enough) return true;
  const more = later
    .filter((other) => compare(other, runs).difference === null)
    .map((other) => evidenceOf(other, runs, right, isFree).strength);
  return more.reduce((product, each) => product * each, strength) >= enough;
}

/** Whether numbers can be explained at all: with the least tolerance, there is enough evidence. Needs no other runs. */
export function couldBeExplained(
  array: ComparedArray,
  { numbers, epsilon }: Pick<Runs, 'numbers' | 'epsilon'>,
  right: NumbersOf,
  enough: number,
): boolean {
  const least: Runs = { numbers, others: [], epsilon };
  return isNear(array, numbers) && evidenceOf(array, least, right, () => false).strength >= enough;
}

interface Evidence {
  readonly strength: number;
  /** The largest change that the candidate makes, and how far its numbers are from those given at most. */
  readonly change: number;
  readonly apart: number;
  /** Whether the candidate gives anything but NaN in rows without keys, where many mistakes do. */
  readonly isTelling: boolean;
}

function evidenceOf(array: ComparedArray, runs: Runs, right: NumbersOf, isFree: IsFree): Evidence {
  let [strength, change, apart, isTelling] = [1, 0, 0, false];
  for (const [index, part] of comparedParts(array, runs).entries()) {
    const expected = numbersOfPart(array, index, right);
    for (const [at, number] of part.numbers.entries()) {
      const distance = Math.abs((part.given.data[at] ?? Number.NaN) - number);
      if (Number.isFinite(distance)) apart = Math.max(apart, distance);
      const other = expected[at] ?? Number.NaN;
      isTelling ||= Number.isFinite(number) || other !== 0;
      const tolerance = part.tolerances[at] ?? 0;
      if (isSame(other, number, tolerance) || isFree(part, at)) continue;
      const size = Math.abs(number - other);
      const isExact = distance <= exactly * Math.max(1, Math.abs(number));
      const least = isExact && size > tolerance ? ofExact : 1;
      strength *= Number.isFinite(size) ? Math.min(Math.max(size / tolerance, least), mostOfCell) : ofNaN;
      if (Number.isFinite(size)) change = Math.max(change, size);
    }
  }
  return { strength, change, apart, isTelling };
}

/** Whether it is worth computing how rounding would change these numbers: they are within a twentieth of the largest. */
export function isNear(array: ComparedArray, numbers: NumbersOf): boolean {
  let largest = 0;
  for (const { id } of array.target.nodes)
    for (const number of numbers(id) ?? [])
      if (!Number.isFinite(number)) largest = Math.max(largest, 1);
      else largest = Math.max(largest, Math.abs(number));
  const coarse: Runs = { numbers, others: [], epsilon: 1 / 40 };
  return largest > 0 && compare(array, coarse).difference === null;
}
