/** Attention in plain loops, independent of the engine, with the rounding of a number format after each operation. */

export type Matrix = readonly (readonly number[])[];

export type Dtype = 'float64' | 'float32' | 'float16' | 'bfloat16';

/** To the nearest multiple of a power of two, ties to even. */
function toMultiple(value: number, unit: number): number {
  const scaled = value / unit;
  const below = Math.floor(scaled);
  const rest = scaled - below;
  const up = rest > 0.5 || (rest === 0.5 && below % 2 !== 0);
  return (up ? below + 1 : below) * unit;
}

function toFormat(value: number, bits: number, lowest: number, largest: number): number {
  if (value === 0 || !Number.isFinite(value)) return value;
  const exponent = Math.max(Math.floor(Math.log2(Math.abs(value))), lowest);
  const rounded = toMultiple(value, 2 ** (exponent - bits));
  return Math.abs(rounded) > largest ? Math.sign(rounded) * Infinity : rounded;
}

const roundings: Readonly<Record<Dtype, (value: number) => number>> = {
  float64: (value) => value,
  float32: Math.fround,
  float16: (value) => toFormat(value, 10, -14, 65504),
  bfloat16: (value) => toFormat(value, 7, -126, 3.4e38),
};

/** The operations of a program in one number format. Sums of 16-bit numbers are accumulated in float32, as in hardware. */
export class Arithmetic {
  readonly round: (value: number) => number;
  /** Whether a number became too large for the format: the program gives what is wrong. */
  overflows = false;
  readonly #accumulate: (value: number) => number;

  constructor(readonly dtype: Dtype) {
    this.round = (value) => {
      const rounded = roundings[dtype](value);
      this.overflows ||= Number.isFinite(value) && !Number.isFinite(rounded);
      return rounded;
    };
    this.#accumulate = dtype === 'float64' ? roundings.float64 : Math.fround;
  }

  map(matrix: Matrix, change: (value: number, row: number, col: number) => number): Matrix {
    return matrix.map((values, row) => values.map((value, col) => this.round(change(value, row, col))));
  }

  add(one: Matrix, other: Matrix): Matrix {
    return this.map(one, (value, row, col) => value + (other[row]?.[col] ?? 0));
  }

  addRow(matrix: Matrix, row: Matrix): Matrix {
    return this.map(matrix, (value, _, col) => value + (row[0]?.[col] ?? 0));
  }

  product(left: Matrix, right: Matrix): Matrix {
    const cols = right[0]?.length ?? 0;
    return left.map((row) =>
      Array.from({ length: cols }, (_, col) =>
        this.sum(row.map((value, at) => value * (right[at]?.[col] ?? 0))),
      ),
    );
  }

  sum(values: readonly number[]): number {
    return this.round(values.reduce((total, value) => this.#accumulate(total + value), 0));
  }

  softmax(scores: Matrix): Matrix {
    return scores.map((row) => {
      const largest = Math.max(...row);
      if (largest === -Infinity) return row.map(() => 0);
      const powers = row.map((score) => this.#accumulate(Math.exp(score - largest)));
      const total = powers.reduce((sum, power) => this.#accumulate(sum + power), 0);
      return powers.map((power) => this.round(power / total));
    });
  }

  /** Mean, variance and normalised rows. */
  normalize(x: Matrix, epsilon: number): { mean: Matrix; variance: Matrix; normalised: Matrix } {
    const mean = x.map((row) => [this.round(this.sum(row) / row.length)]);
    const centred = this.map(x, (value, row) => value - (mean[row]?.[0] ?? 0));
    const variance = centred.map((row) => [
      this.round(this.sum(row.map((value) => value * value)) / row.length),
    ]);
    const normalised = this.map(
      centred,
      (value, row) => value / Math.sqrt((variance[row]?.[0] ?? 0) + epsilon),
    );
    return { mean, variance, normalised };
  }
}

export function transpose(matrix: Matrix): Matrix {
  return (matrix[0] ?? []).map((_, col) => matrix.map((row) => row[col] ?? 0));
}

/** Columns `from` up to `to`. */
export function columns(matrix: Matrix, from: number, to: number): Matrix {
  return matrix.map((row) => row.slice(from, to));
}

export function beside(matrices: readonly Matrix[]): Matrix {
  return (matrices[0] ?? []).map((_, row) => matrices.flatMap((matrix) => matrix[row] ?? []));
}

/** The error function: a series for small arguments, whose terms stay small, and a continued fraction for others. */
export function erf(x: number): number {
  if (x < 0) return -erf(-x);
  if (x < 1.5) {
    let term = x;
    let sum = x;
    for (let n = 1; n < 100; n++) {
      term *= (-x * x) / n;
      sum += term / (2 * n + 1);
    }
    return (2 / Math.sqrt(Math.PI)) * sum;
  }
  let fraction = 0;
  for (let n = 200; n > 0; n--) fraction = n / 2 / (x + fraction);
  return 1 - Math.exp(-x * x) / ((x + fraction) * Math.sqrt(Math.PI));
}
