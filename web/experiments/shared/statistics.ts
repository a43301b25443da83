/** Statistics of numbers that the engine computed. */

export function sum(values: ArrayLike<number>): number {
  let total = 0;
  for (let i = 0; i < values.length; i += 1) total += values[i] ?? 0;
  return total;
}

export function mean(values: ArrayLike<number>): number {
  return sum(values) / values.length;
}

/** The sample variance, with divisor n - 1. */
export function variance(values: ArrayLike<number>): number {
  const center = mean(values);
  let total = 0;
  for (let i = 0; i < values.length; i += 1) total += ((values[i] ?? 0) - center) ** 2;
  return total / (values.length - 1);
}

/** The quantile at `share`, with linear interpolation. */
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

/** The largest absolute difference between two lists; NaN if the lengths differ or a number is NaN. */
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

/** Number of positions at which two lists are not bit-identical. */
export function countDifferent(a: ArrayLike<number>, b: ArrayLike<number>): number {
  let count = Math.abs(a.length - b.length);
  for (let i = 0; i < Math.min(a.length, b.length); i += 1) {
    if (!Object.is(a[i], b[i])) count += 1;
  }
  return count;
}

/** The 97.5 % quantile of the normal distribution. */
const normalQuantile = 1.959964;

/** 95 % confidence interval of a proportion after `hits` of `count` independent trials (Wilson 1927). */
export function wilsonInterval(hits: number, count: number): readonly [low: number, high: number] {
  if (count === 0) return [0, 1];
  const [share, spread] = [hits / count, (normalQuantile * normalQuantile) / count];
  const center = (share + spread / 2) / (1 + spread);
  const half = Math.sqrt(spread * (share * (1 - share) + spread / 4)) / (1 + spread);
  return [Math.max(0, center - half), Math.min(1, center + half)];
}

/** Counts values in equal bins from `low` to `high`; values outside are ignored. */
export function histogram(values: ArrayLike<number>, low: number, high: number, bins: number): number[] {
  const counts = new Array<number>(bins).fill(0);
  for (let i = 0; i < values.length; i += 1) {
    const bin = Math.floor((((values[i] ?? 0) - low) / (high - low)) * bins);
    if (bin >= 0 && bin < bins) counts[bin] = (counts[bin] ?? 0) + 1;
  }
  return counts;
}

/** A fitted line and the margin of its slope. */
export interface Line {
  readonly slope: number;
  readonly intercept: number;
  /** Half the width of the 95 % confidence interval of the slope, for normally distributed errors. */
  readonly margin: number;
}

/** 97.5 % quantiles of Student's t with 1 to 10 degrees of freedom; the last one is used beyond that, which is conservative. */
const studentQuantiles = [12.71, 4.303, 3.182, 2.776, 2.571, 2.447, 2.365, 2.306, 2.262, 2.228];

/** Least-squares fit of a line. The margin needs at least three points. */
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

/** The exponent b of y = a x^b, from a line through the logarithms. */
export function fitPower(points: readonly (readonly [number, number])[]): Line {
  return fitLine(points.map(([x, y]): [number, number] => [Math.log(x), Math.log(y)]));
}
