/** Projection of vectors to three dimensions, and rotation. */

export type Vector = ArrayLike<number>;
export type Point = readonly [x: number, y: number, z: number];

/** A projection to three dimensions: the directions of largest variance. */
export interface Axes {
  project(vector: Vector): Point;
  /** Fraction of the variance in these three directions, 0 to 1. */
  readonly share: number;
}

const dimensions = 3;
const sweeps = 12;

const dot = (a: Vector, b: Vector): number => {
  let sum = 0;
  for (let k = 0; k < a.length; k += 1) sum += (a[k] ?? 0) * (b[k] ?? 0);
  return sum;
};

/** Vectors with up to three numbers are unchanged; others are projected to their principal axes. */
export function axesOf(rows: readonly Vector[]): Axes {
  const width = rows[0]?.length ?? 0;
  if (width <= dimensions)
    return { share: 1, project: (vector) => [vector[0] ?? 0, vector[1] ?? 0, vector[2] ?? 0] };
  return principalAxes(rows, width);
}

/**
 * Principal axes from the eigenvectors u of the Gram matrix of the centred rows: d = Xᵀ u / √λ, since there are usually
 * fewer rows than columns. Signs are chosen so that the largest number is positive, which makes the picture
 * reproducible.
 */
function principalAxes(rows: readonly Vector[], width: number): Axes {
  const mean = Array.from(
    { length: width },
    (_, k) => rows.reduce((sum, row) => sum + (row[k] ?? 0), 0) / rows.length,
  );
  const centred = rows.map((row) => mean.map((each, k) => (row[k] ?? 0) - each));
  const { values, vectors } = eigen(centred.map((a) => centred.map((b) => dot(a, b))));
  const order = values.map((_, at) => at).sort((a, b) => (values[b] ?? 0) - (values[a] ?? 0));
  const directions = order.slice(0, dimensions).map((at) => {
    const length = Math.sqrt(Math.max(values[at] ?? 0, 0));
    const sum = mean.map((_, k) =>
      centred.reduce((total, row, i) => total + (row[k] ?? 0) * (vectors[i]?.[at] ?? 0), 0),
    );
    const largest = sum.reduce((best, each) => (Math.abs(each) > Math.abs(best) ? each : best), 0);
    return sum.map((each) => (length < 1e-9 ? 0 : each / (largest < 0 ? -length : length)));
  });
  const total = values.reduce((sum, value) => sum + value, 0);
  const kept = order.slice(0, dimensions).reduce((sum, at) => sum + (values[at] ?? 0), 0);
  const project = (vector: Vector): Point => {
    const from = mean.map((each, k) => (vector[k] ?? 0) - each);
    const [x = 0, y = 0, z = 0] = directions.map((direction) => dot(from, direction));
    return [x, y, z];
  };
  return { share: total === 0 ? 1 : kept / total, project };
}

interface Eigen {
  readonly values: readonly number[];
  /** One eigenvector per column. */
  readonly vectors: readonly number[][];
}

/** Eigenvalues and eigenvectors of a symmetric matrix, by Jacobi rotations. */
function eigen(matrix: number[][]): Eigen {
  const size = matrix.length;
  const vectors = matrix.map((_, i) => matrix.map((_, j) => (i === j ? 1 : 0)));
  for (let sweep = 0; sweep < sweeps; sweep += 1)
    for (let p = 0; p < size; p += 1) for (let q = p + 1; q < size; q += 1) rotate(matrix, vectors, p, q);
  return { values: matrix.map((row, i) => row[i] ?? 0), vectors };
}

function rotate(matrix: number[][], vectors: number[][], p: number, q: number): void {
  const [rowP, rowQ] = [matrix[p] ?? [], matrix[q] ?? []];
  const offDiagonal = rowP[q] ?? 0;
  if (offDiagonal === 0) return;
  const theta = ((rowQ[q] ?? 0) - (rowP[p] ?? 0)) / (2 * offDiagonal);
  const t = (theta < 0 ? -1 : 1) / (Math.abs(theta) + Math.sqrt(theta * theta + 1));
  const cos = 1 / Math.sqrt(t * t + 1);
  const sin = t * cos;
  for (const row of [...matrix, ...vectors]) {
    const [a, b] = [row[p] ?? 0, row[q] ?? 0];
    row[p] = cos * a - sin * b;
    row[q] = sin * a + cos * b;
  }
  for (let k = 0; k < matrix.length; k += 1) {
    const [a, b] = [rowP[k] ?? 0, rowQ[k] ?? 0];
    rowP[k] = cos * a - sin * b;
    rowQ[k] = sin * a + cos * b;
  }
}

/** Rotates about the vertical axis, then about the horizontal one. Angles in radians. */
export function rotatePoint([x, y, z]: Point, yaw: number, pitch: number): Point {
  const [sideways, inward] = [x * Math.cos(yaw) + z * Math.sin(yaw), z * Math.cos(yaw) - x * Math.sin(yaw)];
  return [
    sideways,
    y * Math.cos(pitch) - inward * Math.sin(pitch),
    y * Math.sin(pitch) + inward * Math.cos(pitch),
  ];
}
