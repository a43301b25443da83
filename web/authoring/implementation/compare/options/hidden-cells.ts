import type { Trace } from '../../../../engine/types';
import { asGoodAsInfinity } from '../../reading/mask/mask';
import { type ComparedArray, numbersOf, numbersOfPart } from '../steps';

/** Whether a weight or a score is that of a key that a mask hides. */
const isHidden = (number: number): boolean => number === 0 || number <= asGoodAsInfinity;

/**
 * The runs in order of how many cells are hidden in both or visible in both, the run and the given numbers: a mask shows in weights
 * and in scores whatever else is wrong.
 */
export function hidingFirst<Run extends { readonly trace: Trace }>(
  runs: readonly Run[],
  array: ComparedArray,
): readonly Run[] {
  return runs
    .map((run) => ({ run, same: sameCells(array, run.trace) }))
    .sort((one, other) => other.same - one.same)
    .map(({ run }) => run);
}

function sameCells(array: ComparedArray, trace: Trace): number {
  let same = 0;
  for (const [at, { data }] of array.slices.matrices.entries()) {
    const numbers = numbersOfPart(array, at, numbersOf(trace));
    for (let cell = 0; cell < data.length; cell++)
      if (isHidden(data[cell] as number) === isHidden(numbers[cell] as number)) same += 1;
  }
  return same;
}

/**
 * What a matrix with hidden cells says about windows, padding and blocks: counts of keys before and after the token in the middle, up to
 * the last visible key of all rows, and in the first and the middle row. The likeliest first; empty if nothing is hidden.
 */
export function visibleCounts({ slices }: ComparedArray): readonly number[] {
  const [{ rows, cols, data } = { rows: 0, cols: 0, data: new Float64Array() }] = slices.matrices;
  if (!data.some(isHidden)) return [];
  const middle = Math.floor(rows / 2);
  const [top, row, bottom] = [0, middle, rows - 1].map((at) =>
    visibleRange(data.subarray(at * cols, (at + 1) * cols)),
  );
  if (top === undefined || row === undefined || bottom === undefined) return [];
  const last = Math.max(top.last, row.last, bottom.last);
  const counts = [middle - row.first, row.last - middle, last + 1, top.count, row.count];
  return [...new Set(counts)].filter((count) => count >= 0);
}

function visibleRange(numbers: Float64Array) {
  return {
    first: numbers.findIndex((number) => !isHidden(number)),
    last: numbers.findLastIndex((number) => !isHidden(number)),
    count: numbers.reduce((count, number) => count + (isHidden(number) ? 0 : 1), 0),
  };
}
