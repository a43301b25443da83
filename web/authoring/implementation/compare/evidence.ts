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

/** What a single mistake or option needs: there are about a hundred of them. */
export const enoughForOne = 1e4;
/** What two at once need: there are some thousand pairs. */
export const enoughForTwo = 1e9;

/** A candidate must be nearer to the given numbers than this part of its distance to those of the run. */
const nearness = 1 / 4;

/** Whether the numbers of a candidate are those of an array, and could hardly be so by chance. */
export function isExplained(
  array: ComparedArray,
  runs: Runs,
  right: NumbersOf,
  enough: number,
  isFree: (part: ComparedPart, at: number) => boolean = () => false,
): boolean {
  if (compare(array, runs).difference !== null) return false;
  let strength = 1;
  let apart = 0;
  let change = 0;
  for (const [index, part] of comparedParts(array, runs).entries()) {
    const expected = numbersOfPart(array, index, right);
    for (const [at, number] of part.numbers.entries()) {
      const other = expected[at] ?? Number.NaN;
      const tolerance = part.tolerances[at] ?? 0;
      if (isSame(other, number, tolerance) || isFree(part, at)) continue;
      const size = Math.abs(number - other);
      if (!Number.isFinite(size)) {
        strength *= ofNaN;
        continue;
      }
      strength *= Math.min(Math.max(size / tolerance, 1), mostOfCell);
      change = Math.max(change, size);
    }
    for (const [at, given] of part.given.data.entries()) {
      const distance = Math.abs(given - (part.numbers[at] ?? Number.NaN));
      if (Number.isFinite(distance)) apart = Math.max(apart, distance);
    }
  }
  return strength >= enough && apart <= nearness * change + (change === 0 ? apart : 0);
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
