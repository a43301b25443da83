import type { MatrixData, RunRequest, Trace } from '../../../engine/types';
import type { GivenMatrix } from '../../../formats/axes/slices';
import { leastErrorOf } from '../../../formats/given-array';
import type { RunEngine } from '../assess/remember-runs';

/** Runs that are off by what rounding could have changed. */
const perturbedRuns = 8;

/** Roundings within a sum of products are as large as its terms, whatever the sum is. Those of its factors stand for them. */
const errorsOfInputs = 4;

/** How much smaller the errors of a finer run are: a movement that is rounding becomes that much smaller, too. */
export const finerBy = 8;

/** Beside a number as large as -1e9 in a mask, rounding loses the scores, which the mistakes describe. It is moved no more than this. */
const mostMovedMask = 0.01;

/**
 * The same computation in the arithmetic of a program: inputs and every step are off by rounding, some up and some down at random. How
 * far its numbers move says how far apart two correct implementations may be. Finer ones are off by less, in the same directions.
 *
 * A program stores y (1 + δ) for the result y of a step, with |δ| ≤ ε. To first order, a later number is then off by Σ c δ over all steps
 * before it, where c says how much the steps between magnify an error. These runs give that sum with |δ| from ε/2 to ε. Where one step
 * dominates, `safety` times the movement is at least 2.5 c ε. Where n steps contribute alike, the largest of eight such sums is about
 * 1.3 √n c ε, and the error of a program, with δ uniform, about 0.6 √n c ε: five times the movement is eleven times as large.
 * Errors of the inputs alone do not show this: in a row of two numbers, they cancel when the row is normalised, and that of the mean does not.
 */
export function perturbedTraces(
  engine: RunEngine,
  request: RunRequest,
  halfDigits: ReadonlyMap<string, Float64Array>,
  epsilon: number,
  isFiner = false,
): readonly Trace[] {
  const factor = isFiner ? 1 / finerBy : 1;
  return Array.from({ length: perturbedRuns }, (_, run) => {
    const random = errors(run + 1);
    const inputs = Object.entries(request.inputs).map(([name, matrix]) => {
      const halves = halfDigits.get(name);
      const most = name === 'mask' ? mostMovedMask : Infinity;
      const error = (at: number, number: number): number =>
        Math.min((halves?.[at] ?? 0) + errorsOfInputs * epsilon * Math.abs(number), most);
      return [name, moved(matrix, (at, number) => random() * factor * error(at, number))] as const;
    });
    const rounding = { unit: factor * epsilon, least: factor * leastErrorOf(epsilon), seed: run + 1 };
    return engine.runRounded({ ...request, inputs: Object.fromEntries(inputs) }, rounding);
  });
}

/** Given numbers that are off by the rounding that they have anyway, in run number `run`. */
export function perturbedGiven(
  { data, halfDigit }: Pick<GivenMatrix, 'data' | 'halfDigit'>,
  { run, epsilon, isFiner }: { readonly run: number; readonly epsilon: number; readonly isFiner: boolean },
): Float64Array {
  const random = errors(run + 101);
  const factor = isFiner ? 1 / finerBy : 1;
  return data.map((number, at) =>
    Number.isFinite(number)
      ? number + random() * factor * ((halfDigit?.[at] ?? 0) + errorsOfInputs * epsilon * Math.abs(number))
      : number,
  );
}

function moved({ rows, cols, data }: MatrixData, by: (at: number, number: number) => number): MatrixData {
  return {
    rows,
    cols,
    data: Float64Array.from(data, (number, at) =>
      Number.isFinite(number) ? number + by(at, number) : number,
    ),
  };
}

/**
 * Numbers from ½ to 1 in size, of both signs, the same in every check. They are not all 1: two errors of opposite signs would cancel in
 * each of the eight runs of one cell in a hundred.
 */
function errors(seed: number): () => number {
  let state = Math.imul(seed, 0x9e3779b1) >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    const number = ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 31 - 1;
    return number < 0 ? (number - 1) / 2 : (number + 1) / 2;
  };
}

/** How much more than the observed movement is still rounding. */
const safety = 5;

/** The largest difference that rounding explains, for each cell of a matrix. */
export function tolerancesOf(
  right: Float64Array,
  others: readonly Float64Array[],
  halfDigit: Float64Array | null,
  epsilon: number,
  finer: readonly Float64Array[] = [],
): Float64Array {
  let largest = 0;
  for (const number of right) if (Number.isFinite(number)) largest = Math.max(largest, Math.abs(number));
  return right.map((number, at) => {
    const movement = steadyMovement(movementOf(others, number, at), movementOf(finer, number, at), finer);
    const rounding = epsilon * (8 * (Number.isFinite(number) ? Math.abs(number) : 0) + 2 * largest);
    return 1.01 * (halfDigit?.[at] ?? 0) + safety * movement + rounding;
  });
}

function movementOf(runs: readonly Float64Array[], number: number, at: number): number {
  let movement = 0;
  for (const other of runs) movement = Math.max(movement, Math.abs((other[at] ?? number) - number) || 0);
  return movement;
}

/**
 * The movement that is rounding: it becomes smaller with the errors of the inputs. What does not, jumps, as the place of the largest
 * score does, and says nothing about how near a number must be.
 */
function steadyMovement(movement: number, fine: number, finer: readonly Float64Array[]): number {
  if (finer.length === 0) return movement;
  if (movement < (finerBy / 2) * fine) return 0;
  return Math.min(movement, 2 * finerBy * fine);
}
