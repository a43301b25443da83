import type { Engine } from '../../../engine/engine';
import type { MatrixData, RunRequest, Trace } from '../../../engine/types';
import type { GivenMatrix } from '../../../formats/axes/slices';
import { epsilons, type GivenArray } from '../../../formats/given-array';

/**
 * The relative rounding error of the computation that arrays come from, by how they were stored and what numbers they hold. `inputs` are
 * what it started from.
 */
export function epsilonOf(arrays: readonly GivenArray[], inputs: readonly GivenArray[] = []): number {
  const largest = arrays.reduce((most, array) => Math.max(most, epsilonOfArray(array)), 0);
  return Math.max(largest, epsilonOfNumbers(arrays), epsilonOfPrinted(arrays, inputs)) || epsilons.float32;
}

/** So many different fractions are not short by chance. */
const enoughFractions = 12;

/** The rounding of bfloat16 or float16, if all fractions are such numbers, though they may be stored in a longer format. */
function epsilonOfNumbers(arrays: readonly GivenArray[]): number {
  const fractions = new Set<number>();
  for (const { data, halfDigit } of arrays)
    for (const [at, number] of data.entries())
      if (!Number.isInteger(number) && Number.isFinite(number) && !((halfDigit?.[at] ?? 0) > 1e-9))
        fractions.add(number);
  if (fractions.size < enoughFractions) return 0;
  const isShort = (lostBits: number): boolean =>
    [...fractions].every((number) => endsInZeros(number, lostBits));
  if (isShort(16)) return epsilons.bfloat16;
  return isShort(13) ? epsilons.float16 : 0;
}

const float = new DataView(new ArrayBuffer(4));

/** Whether a number is a float32 whose last bits are 0. */
function endsInZeros(number: number, bits: number): boolean {
  float.setFloat32(0, number);
  return float.getFloat32(0) === number && (float.getUint32(0) & ((1 << bits) - 1)) === 0;
}

/** Printed numbers are those of a float16 if this is how likely they would otherwise all be printed like one. */
const mostByChance = 1e-5;

/**
 * The rounding of float16, if every printed fraction is what NumPy prints for a float16: the shortest decimal that is nearer to it than to
 * any other. The printout does not say the type. Of numbers that were rounded to the last digit of their array, few are such decimals.
 * The inputs of a program with few results tell as well: a computation in float16 has both.
 */
function epsilonOfPrinted(arrays: readonly GivenArray[], inputs: readonly GivenArray[]): number {
  const ofResults = chanceOfFloat16(arrays);
  if (ofResults === null) return 0;
  const chance = ofResults < mostByChance ? ofResults : ofResults * (chanceOfFloat16(inputs) ?? 1);
  return chance < mostByChance ? epsilons.float16 : 0;
}

/** How likely it is that all printed fractions are those of float16 by chance; null if they are not. */
function chanceOfFloat16(arrays: readonly GivenArray[]): number | null {
  let chance = 1;
  for (const { data, halfDigit } of arrays) {
    if (halfDigit === null) continue;
    const fractions = new Set(data.filter((number) => !Number.isInteger(number) && Number.isFinite(number)));
    const lastDigit = 2 * halfDigit.reduce((least, half) => Math.min(least, half), Infinity);
    for (const number of fractions) {
      const gap = gapOfFloat16(number);
      if (shortestOfFloat16(Math.round(number / gap) * gap) !== number) return null;
      chance *= Math.min(1, lastDigit / gap);
    }
  }
  return chance;
}

/** How far apart the float16 are beside a number: 2⁻¹⁰ of the power of two below it. */
function gapOfFloat16(number: number): number {
  float.setFloat32(0, number);
  const exponent = ((float.getUint32(0) >>> 23) & 255) - 127;
  return 2 ** (Math.max(exponent, -14) - 10);
}

/** The decimal number of the fewest digits that is nearer to a float16 than to any other. */
function shortestOfFloat16(number: number): number {
  const gap = gapOfFloat16(number);
  for (let digits = 1; digits <= 5; digits++) {
    const short = Number(number.toPrecision(digits));
    if (Math.abs(short - number) < gap / 2) return short;
  }
  return number;
}

function epsilonOfArray({ data, epsilon, halfDigit, isBoolean }: GivenArray): number {
  if (isBoolean) return 0;
  if (epsilon > epsilons.float64) return epsilon;
  // Numbers of a float32 computation may have been stored or printed as float64.
  const isFloat32 = data.every((number) => !Number.isFinite(number) || Math.fround(number) === number);
  const isShort = data.some((number, at) => (halfDigit?.[at] ?? 0) > 1e-10 * Math.abs(number));
  return isFloat32 || isShort ? epsilons.float32 : epsilons.float64;
}

/** Runs whose inputs are off by what rounding could have changed. */
const perturbedRuns = 8;

/** Rounding errors of a computation in steps are larger than those of its inputs. */
const errorsOfSteps = 4;

/** How much smaller the errors of a finer run are: a movement that is rounding becomes that much smaller, too. */
export const finerBy = 8;

/** Beside a number as large as -1e9 in a mask, rounding loses the scores, which the mistakes describe. It is moved no more than this. */
const mostMovedMask = 0.01;

/**
 * The same computation with inputs that are off by rounding, some up and some down at random. How far its numbers move
 * says how far apart two correct implementations may be. Finer ones are off by less, in the same directions.
 */
export function perturbedTraces(
  engine: Engine,
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
        Math.min((halves?.[at] ?? 0) + errorsOfSteps * epsilon * Math.abs(number), most);
      return [name, moved(matrix, (at, number) => random() * factor * error(at, number))] as const;
    });
    return engine.run({ ...request, inputs: Object.fromEntries(inputs) });
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
      ? number + random() * factor * ((halfDigit?.[at] ?? 0) + errorsOfSteps * epsilon * Math.abs(number))
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
