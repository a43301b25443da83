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
  const center = mean(values);
  let total = 0;
  for (let i = 0; i < values.length; i += 1) total += ((values[i] ?? 0) - center) ** 2;
  return total / (values.length - 1);
}

/** The value that a share of all values lies below, between neighbours in proportion. */
export function quantile(values: ArrayLike<number>, share: number): number {
  const sorted = Float64Array.from(values).sort();
  const position = share * (sorted.length - 1);
  const below = sorted[Math.floor(position)] ?? Number.NaN;
  const above = sorted[Math.ceil(position)] ?? Number.NaN;
  return below + (above - below) * (position - Math.floor(position));
}

export function median(values: ArrayLike<number>): number {
  return quantile(values, 0.5);
}

/** The largest difference between two lists of the same length; NaN where one of the numbers is. */
export function largestDifference(a: ArrayLike<number>, b: ArrayLike<number>): number {
  if (a.length !== b.length) return Number.NaN;
  let largest = 0;
  for (let i = 0; i < a.length; i += 1) {
    const difference = Math.abs((a[i] ?? Number.NaN) - (b[i] ?? Number.NaN));
    if (Number.isNaN(difference)) return difference;
    largest = Math.max(largest, difference);
  }
  return largest;
}

/** How many places of two lists do not hold the very same bits. */
export function countDifferent(a: ArrayLike<number>, b: ArrayLike<number>): number {
  let count = Math.abs(a.length - b.length);
  for (let i = 0; i < Math.min(a.length, b.length); i += 1) {
    if (!Object.is(a[i], b[i])) count += 1;
  }
  return count;
}

/** The upper 2.5 % point of the normal distribution. */
const normalQuantile = 1.959964;

/** Where a share is with 95 % confidence after `hits` of `count` independent trials (Wilson 1927). */
export function wilsonInterval(hits: number, count: number): readonly [low: number, high: number] {
  if (count === 0) return [0, 1];
  const [share, spread] = [hits / count, (normalQuantile * normalQuantile) / count];
  const center = (share + spread / 2) / (1 + spread);
  const half = Math.sqrt(spread * (share * (1 - share) + spread / 4)) / (1 + spread);
  return [Math.max(0, center - half), Math.min(1, center + half)];
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
const studentQuantiles = [12.71, 4.303, 3.182, 2.776, 2.571, 2.447, 2.365, 2.306, 2.262, 2.228];

/** The line of least squares. At least three points are needed to know its margin. */
export function fitLine(points: readonly (readonly [number, number])[]): Line {
  const count = points.length;
  const middleX = points.reduce((total, [x]) => total + x, 0) / count;
  const middleY = points.reduce((total, [, y]) => total + y, 0) / count;
  const spread = points.reduce((total, [x]) => total + (x - middleX) ** 2, 0);
  const slope = points.reduce((total, [x, y]) => total + (x - middleX) * (y - middleY), 0) / spread;
  const intercept = middleY - slope * middleX;
  const residuals = points.reduce((total, [x, y]) => total + (y - intercept - slope * x) ** 2, 0);
  const degreesOfFreedom = count - 2;
  const margin =
    (studentQuantiles[degreesOfFreedom - 1] ?? 2.228) * Math.sqrt(residuals / degreesOfFreedom / spread);
  return { slope, intercept, margin: degreesOfFreedom < 1 ? Number.POSITIVE_INFINITY : margin };
}

/** The exponent b of y = a x^b, from the line through the logarithms. */
export function fitPower(points: readonly (readonly [number, number])[]): Line {
  return fitLine(points.map(([x, y]): [number, number] => [Math.log(x), Math.log(y)]));
}
