import { epsilons, type GivenArray } from '../../../formats/given-array';

/**
 * The relative rounding error of the computation that results come from, by how they were stored and what numbers they hold. Printed
 * inputs may show their format where few results were printed.
 */
export function epsilonOf(results: readonly GivenArray[], inputs: readonly GivenArray[] = []): number {
  const largest = results.reduce((most, array) => Math.max(most, epsilonOfArray(array)), 0);
  return Math.max(largest, epsilonOfNumbers(results), epsilonOfPrinted(results, inputs)) || epsilons.float32;
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
 * any other. The printout does not say the type. Of numbers that were rounded to their last digit, few are such decimals.
 */
function epsilonOfPrinted(results: readonly GivenArray[], inputs: readonly GivenArray[]): number {
  return chanceOfPrinted(results, inputs) < mostByChance ? epsilons.float16 : 0;
}

/** Printed numbers may be those of a float16 if it is less likely than this that they would otherwise all be printed like one. */
const mostForPossible = 0.05;

/** Whether results are so printed that they may be float16: then they are compared as such if they do not agree as what they seem to be. */
export function mayBeFloat16(results: readonly GivenArray[], inputs: readonly GivenArray[]): boolean {
  return chanceOfPrinted(results, inputs) < mostForPossible;
}

function chanceOfPrinted(results: readonly GivenArray[], inputs: readonly GivenArray[]): number {
  if (results.every(({ halfDigit }) => halfDigit === null)) return 1;
  const product = (arrays: readonly GivenArray[], otherwise: number): number =>
    arrays.reduce((chance, array) => chance * (chanceOfFloat16(array) ?? otherwise), 1);
  return product(results, Infinity) * product(inputs, 1);
}

/**
 * How likely the printed numbers of an array would look like float16 if they were not; null if they are none. A number whose last digit
 * is coarser than float16 says nothing: any may be one.
 */
function chanceOfFloat16({ data, halfDigit }: GivenArray): number | null {
  let chance = 1;
  const seen = new Set<number>();
  for (const [at, number] of data.entries()) {
    const part = (2 * (halfDigit?.[at] ?? 0)) / gapOfFloat16(number);
    if (Number.isInteger(number) || !Number.isFinite(number) || part >= 1 || seen.has(number)) continue;
    if (!isShortestOfFloat16(number)) return null;
    seen.add(number);
    chance *= part;
  }
  return halfDigit === null ? 1 : chance;
}

/** How far apart the float16 are beside a number: 2⁻¹⁰ of the power of two below it. */
function gapOfFloat16(number: number): number {
  float.setFloat32(0, number);
  const exponent = ((float.getUint32(0) >>> 23) & 255) - 127;
  return 2 ** (Math.max(exponent, -14) - 10);
}

/** Of two that are equally near, the even one: a multiple of twice the gap. */
function nearestFloat16(number: number): number {
  const gap = gapOfFloat16(number);
  const below = Math.floor(number / gap);
  const rest = number / gap - below;
  return (rest > 0.5 || (rest === 0.5 && below % 2 !== 0) ? below + 1 : below) * gap;
}

/** Ties are printed up or down: 2⁻⁷ = 0.0078125 as 0.007812 by NumPy, and as 0.007813 by others. */
const tie = 1 + 1e-9;

/** Whether a number is the nearest to a float16 of those that have the fewest digits by which it is told from any other float16. */
function isShortestOfFloat16(number: number): boolean {
  const half = nearestFloat16(number);
  for (let digits = 1; digits <= 5; digits++) {
    const short = Number(half.toPrecision(digits));
    if (nearestFloat16(short) === half)
      return (
        Math.abs(number - half) <= tie * Math.abs(short - half) &&
        Number(number.toPrecision(digits)) === number
      );
  }
  return number === half;
}

function epsilonOfArray({ data, epsilon, halfDigit, isBoolean }: GivenArray): number {
  if (isBoolean) return 0;
  if (epsilon > epsilons.float64) return epsilon;
  // Numbers of a float32 computation may have been stored as float64, or printed: 1406.71472168 is one, in twelve digits.
  const half = (at: number): number => halfDigit?.[at] ?? 0;
  const isFloat32 = data.every(
    (number, at) => !Number.isFinite(number) || Math.abs(Math.fround(number) - number) <= 1.01 * half(at),
  );
  const isShort = data.some((number, at) => half(at) > 1e-10 * Math.abs(number));
  return isFloat32 || isShort ? epsilons.float32 : epsilons.float64;
}
