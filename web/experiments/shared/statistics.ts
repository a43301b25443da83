/** Statistics of numbers that the engine gave. */

export function sum(values: ArrayLike<number>): number {
  let total = 0;
  for (let i = 0; i < values.length; i += 1) total += values[i] ?? 0;
  return total;
}

export function mean(values: ArrayLike<number>): number {
  return sum(values) / values.length;
}

/** The sample variance, divided by n - 1. */
export function variance(values: ArrayLike<number>): number {
  const middle = mean(values);
  let total = 0;
  for (let i = 0; i < values.length; i += 1) total += ((values[i] ?? 0) - middle) ** 2;
  return total / (values.length - 1);
}

/** The value that a share of all values lies below, between neighbours in proportion. */
export function quantile(values: ArrayLike<number>, share: number): number {
  const sorted = Float64Array.from(values).sort();
  const place = share * (sorted.length - 1);
  const below = sorted[Math.floor(place)] ?? Number.NaN;
  const above = sorted[Math.ceil(place)] ?? Number.NaN;
  return below + (above - below) * (place - Math.floor(place));
}

export function median(values: ArrayLike<number>): number {
  return quantile(values, 0.5);
}

/** The largest difference between two lists of the same length; NaN where one of the numbers is. */
export function largestDifference(some: ArrayLike<number>, others: ArrayLike<number>): number {
  if (some.length !== others.length) return Number.NaN;
  let largest = 0;
  for (let i = 0; i < some.length; i += 1) {
    const difference = Math.abs((some[i] ?? Number.NaN) - (others[i] ?? Number.NaN));
    if (Number.isNaN(difference)) return difference;
    largest = Math.max(largest, difference);
  }
  return largest;
}

/** How many places of two lists do not hold the very same bits. */
export function countDifferent(some: ArrayLike<number>, others: ArrayLike<number>): number {
  let count = Math.abs(some.length - others.length);
  for (let i = 0; i < Math.min(some.length, others.length); i += 1) {
    if (!Object.is(some[i], others[i])) count += 1;
  }
  return count;
}

/** The upper 2.5 % point of the normal distribution. */
const normal = 1.959964;

/** Where a share is with 95 % confidence after `hits` of `count` independent trials (Wilson 1927). */
export function shareInterval(hits: number, count: number): readonly [low: number, high: number] {
  if (count === 0) return [0, 1];
  const [share, spread] = [hits / count, (normal * normal) / count];
  const middle = (share + spread / 2) / (1 + spread);
  const half = Math.sqrt(spread * (share * (1 - share) + spread / 4)) / (1 + spread);
  return [Math.max(0, middle - half), Math.min(1, middle + half)];
}

/** Counts of values in equal bins from `low` to `high`; what lies outside is not counted. */
export function histogram(values: ArrayLike<number>, low: number, high: number, bins: number): number[] {
  const counts = new Array<number>(bins).fill(0);
  for (let i = 0; i < values.length; i += 1) {
    const bin = Math.floor((((values[i] ?? 0) - low) / (high - low)) * bins);
    if (bin >= 0 && bin < bins) counts[bin] = (counts[bin] ?? 0) + 1;
  }
  return counts;
}

/** A straight line through points, and how far its slope is known. */
export interface Line {
  readonly slope: number;
  readonly intercept: number;
  /** Half the width of the interval that holds the slope with 95 % confidence, if the errors are normal. */
  readonly margin: number;
}

/** The upper 2.5 % point of Student's t with 1, 2, … 10 degrees of freedom; beyond, a little too large is safe. */
const student = [12.71, 4.303, 3.182, 2.776, 2.571, 2.447, 2.365, 2.306, 2.262, 2.228];

/** The line of least squares. At least three points are needed to know its margin. */
export function fitLine(points: readonly (readonly [number, number])[]): Line {
  const count = points.length;
  const middleX = points.reduce((total, [x]) => total + x, 0) / count;
  const middleY = points.reduce((total, [, y]) => total + y, 0) / count;
  const spread = points.reduce((total, [x]) => total + (x - middleX) ** 2, 0);
  const slope = points.reduce((total, [x, y]) => total + (x - middleX) * (y - middleY), 0) / spread;
  const intercept = middleY - slope * middleX;
  const left = points.reduce((total, [x, y]) => total + (y - intercept - slope * x) ** 2, 0);
  const freedom = count - 2;
  const margin = (student[freedom - 1] ?? 2.228) * Math.sqrt(left / freedom / spread);
  return { slope, intercept, margin: freedom < 1 ? Number.POSITIVE_INFINITY : margin };
}

/** The exponent b of y = a x^b, from the line through the logarithms. */
export function fitPower(points: readonly (readonly [number, number])[]): Line {
  return fitLine(points.map(([x, y]): [number, number] => [Math.log(x), Math.log(y)]));
}
