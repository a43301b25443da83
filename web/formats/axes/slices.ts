import type { GivenArray } from '../given-array';
import type { TargetNode } from '../names/targets';

/** A matrix of a given array, to be compared with one node. */
export interface GivenMatrix {
  readonly rows: number;
  readonly cols: number;
  readonly data: Float64Array;
  readonly halfDigit: Float64Array | null;
  readonly epsilon: number;
}

/** How an array is laid over the nodes of a target. */
export interface Slices {
  /** One for each node, or a single one, the mean of all heads. */
  readonly matrices: readonly GivenMatrix[];
  readonly isMean: boolean;
  /** The number of examples of which only the first is compared; 1 if there is no more. */
  readonly batch: number;
}

interface Layout {
  readonly rows: number;
  readonly cols: number;
  /** Index of the first number, and of the steps to the next head, row and column. */
  readonly first: number;
  readonly strides: readonly [head: number, row: number, col: number];
}

/** Without the sides of 1 in front. */
export function squeezed(shape: readonly number[]): readonly number[] {
  const first = shape.findIndex((side) => side !== 1);
  return shape.slice(Math.min(first < 0 ? shape.length : first, Math.max(0, shape.length - 2)));
}

/** Lays an array over the nodes of a target; null if its shape does not fit. */
export function slicesOf(array: GivenArray, nodes: readonly TargetNode[]): Slices | null {
  const { rows = 0, cols = 0 } = nodes[0] ?? {};
  if (nodes.some((node) => node.rows !== rows || node.cols !== cols)) return null;
  let shape = squeezed(array.shape);
  let batch = 1;
  for (let found = layoutOf(shape, { rows, cols, heads: nodes.length }); ; ) {
    if (found !== null) {
      const { layout, isMean } = found;
      const heads = isMean ? 1 : nodes.length;
      return {
        matrices: Array.from({ length: heads }, (_, head) => cut(array, layout, head)),
        isMean,
        batch,
      };
    }
    if (shape.length < 3) return null;
    // Only the first example of a batch is compared.
    batch *= shape[0] ?? 1;
    shape = shape.slice(1);
    found = layoutOf(shape, { rows, cols, heads: nodes.length });
  }
}

interface Wanted {
  readonly rows: number;
  readonly cols: number;
  readonly heads: number;
}

function layoutOf(
  shape: readonly number[],
  { rows, cols, heads }: Wanted,
): { layout: Layout; isMean: boolean } | null {
  const is = (...sides: readonly number[]): boolean =>
    shape.length === sides.length && sides.every((side, axis) => side === shape[axis]);
  const layout = (strides: Layout['strides'], isMean = false) => ({
    layout: { rows, cols, first: 0, strides },
    isMean,
  });
  if (heads === 1) {
    if (is(rows, cols)) return layout([0, cols, 1]);
    if ((rows === 1 || cols === 1) && is(rows * cols)) return layout([0, cols, 1]);
    return rows === 1 && cols === 1 && is() ? layout([0, 1, 1]) : null;
  }
  if (is(heads, rows, cols)) return layout([rows * cols, cols, 1]);
  if (is(rows, heads, cols)) return layout([cols, heads * cols, 1]);
  if (is(rows, heads * cols)) return layout([cols, heads * cols, 1]);
  return is(rows, cols) ? layout([0, cols, 1], true) : null;
}

function cut(
  { data, halfDigit, epsilon }: GivenArray,
  { rows, cols, first, strides }: Layout,
  head: number,
): GivenMatrix {
  const [headStride, rowStride, colStride] = strides;
  const pick = (numbers: Float64Array): Float64Array =>
    Float64Array.from(
      { length: rows * cols },
      (_, at) =>
        numbers[first + head * headStride + Math.floor(at / cols) * rowStride + (at % cols) * colStride] ??
        Number.NaN,
    );
  return { rows, cols, data: pick(data), halfDigit: halfDigit && pick(halfDigit), epsilon };
}

/** The transpose of a matrix in an array, with the sides of 1 before it left out; null if there are several matrices. */
export function transposedArray(array: GivenArray): GivenArray | null {
  const [rows, cols, ...more] = squeezed(array.shape);
  if (rows === undefined || cols === undefined || more.length > 0) return null;
  return { ...array, ...transposed({ ...array, rows, cols }), shape: [cols, rows] };
}

export function transposed({ rows, cols, data, halfDigit, epsilon }: GivenMatrix): GivenMatrix {
  const transpose = (numbers: Float64Array): Float64Array =>
    numbers.map((_, at) => numbers[(at % rows) * cols + Math.floor(at / rows)] ?? Number.NaN);
  return {
    rows: cols,
    cols: rows,
    data: transpose(data),
    halfDigit: halfDigit && transpose(halfDigit),
    epsilon,
  };
}
