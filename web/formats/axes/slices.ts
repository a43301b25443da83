import type { GivenArray } from '../given-array';
import type { TargetNode } from '../names/targets';
import { cutMatrix, type Strides, stridesOf } from './layout';

/** A matrix of a given array, to be compared with one node. */
export interface GivenMatrix {
  readonly rows: number;
  readonly cols: number;
  readonly data: Float64Array;
  readonly halfDigit: Float64Array | null;
  readonly epsilon: number;
}

/** How one example of an array is laid over the nodes of a target. */
export interface Slices {
  /** One for each node, or a single one, the mean of all heads. */
  readonly matrices: readonly GivenMatrix[];
  readonly isMean: boolean;
  /** The number of examples in the array. */
  readonly batch: number;
}

/** What the axes of an array are. */
export interface ArrayLayout {
  /** `n h r c`: examples, heads, rows, columns. */
  readonly pattern: string;
  readonly strides: Strides;
  readonly isMean: boolean;
  /** The number of examples in the array; 1 if all examples share it, or if there is only one. */
  readonly batch: number;
}

/** The orders that libraries and people use, the most usual first. In parentheses: in one axis, one beside the other. */
const ofHeads = [
  ...['n h r c', 'n r (h c)', 'n r h c', '(n h) r c', 'r n (h c)', 'r n h c', 'r (n h) c', 'h n r c'],
] as const;
const ofMeans = ['n r c', 'r n c'] as const;

/** Without the sides of 1 in front. */
export function squeezed(shape: readonly number[]): readonly number[] {
  const first = shape.findIndex((side) => side !== 1);
  return shape.slice(Math.min(first < 0 ? shape.length : first, Math.max(0, shape.length - 2)));
}

/** Everything that the axes of an array may be, as an array of so many examples; empty if its shape does not fit. */
export function layoutsOf(
  { shape }: Pick<GivenArray, 'shape'>,
  nodes: readonly TargetNode[],
  examples: number,
): readonly ArrayLayout[] {
  const { rows = 0, cols = 0 } = nodes[0] ?? {};
  if (nodes.some((node) => node.rows !== rows || node.cols !== cols)) return [];
  const heads = nodes.length;
  const found = new Map<string, ArrayLayout>();
  const add = (pattern: string, batch: number, isMean: boolean): void => {
    const strides = stridesOf(shape, pattern, { n: batch, h: isMean ? 1 : heads, r: rows, c: cols });
    if (strides === null) return;
    const key = `${Object.values(strides)} ${isMean} ${batch}`;
    if (!found.has(key)) found.set(key, { pattern: withoutExamples(pattern, batch), strides, isMean, batch });
  };
  const size = shape.reduce((product, side) => product * side, 1);
  for (const batch of batchesOf(size, heads * rows * cols, examples))
    for (const pattern of heads > 1 ? ofHeads : ofMeans) add(pattern, batch, false);
  if (heads > 1)
    for (const batch of batchesOf(size, rows * cols, examples))
      for (const pattern of ofMeans) add(pattern, batch, true);
  return [...found.values()];
}

/** How many examples an array may hold: as many as the inputs, or one for all, or, if the inputs have only one, several of its own. */
function batchesOf(size: number, sizeOfOne: number, examples: number): readonly number[] {
  const batch = size / sizeOfOne;
  if (!Number.isInteger(batch)) return [];
  return batch === examples || batch === 1 || examples === 1 ? [batch] : [];
}

const withoutExamples = (pattern: string, batch: number): string =>
  batch > 1
    ? pattern
    : pattern
        .replace(/\((n) (\w)\)/, '$2')
        .replace(/n ?/, '')
        .trim();

/** One example of an array, counted from 0. */
export function sliceOf(
  array: GivenArray,
  { strides, isMean, batch }: ArrayLayout,
  nodes: readonly TargetNode[],
  example: number,
): Slices {
  const { rows = 0, cols = 0 } = nodes[0] ?? {};
  const start = batch > 1 ? example * strides.n : 0;
  const cut = { rows, cols, rowStride: strides.r, colStride: strides.c };
  const matrices = Array.from({ length: isMean ? 1 : nodes.length }, (_, head) =>
    cutMatrix(array, { ...cut, first: start + head * strides.h }),
  );
  return { matrices, isMean, batch };
}

/** The first example of an array over the nodes of a target; null if its shape does not fit. */
export function slicesOf(array: GivenArray, nodes: readonly TargetNode[]): Slices | null {
  const [layout] = layoutsOf(array, nodes, 1);
  return layout === undefined ? null : sliceOf(array, layout, nodes, 0);
}

/** The transpose of the last two axes of an array; null if it has fewer. */
export function transposedArray(array: GivenArray): GivenArray | null {
  const [cols, rows, ...more] = array.shape.toReversed();
  if (rows === undefined || cols === undefined || rows * cols < 2) return null;
  const size = rows * cols;
  const swap = (numbers: Float64Array): Float64Array =>
    numbers.map((_, at) => {
      const within = at % size;
      return numbers[at - within + (within % rows) * cols + Math.floor(within / rows)] ?? Number.NaN;
    });
  return {
    ...array,
    shape: [...more.toReversed(), cols, rows],
    data: swap(array.data),
    halfDigit: array.halfDigit && swap(array.halfDigit),
  };
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
