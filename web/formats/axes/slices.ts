import type { GivenArray } from '../given-array';
import type { TargetNode } from '../names/targets';
import { cutMatrix, type GivenMatrix, type Strides, stridesOf } from './layout';

export type { GivenMatrix } from './layout';

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
  /** The length of the last axis of examples, if they have two: of heads that are examples. Else 1. */
  readonly inner: number;
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

const product = (sides: readonly number[]): number => sides.reduce((one, other) => one * other, 1);

/**
 * Everything that the axes of an array may be, where the inputs have examples along the axes of `lead`; empty if its shape does not fit.
 */
export function layoutsOf(
  { shape }: Pick<GivenArray, 'shape'>,
  nodes: readonly TargetNode[],
  lead: readonly number[],
): readonly ArrayLayout[] {
  const { rows: r = 0, cols: c = 0 } = nodes[0] ?? {};
  if (nodes.some(({ rows, cols }) => rows !== r || cols !== c)) return [];
  const h = nodes.length;
  const found = new Map<string, ArrayLayout>();
  const add = (patterns: readonly string[], batch: number, inner: number, isMean = false): void => {
    for (const pattern of patterns) {
      const strides = stridesOf(shape, pattern, {
        n: batch / inner,
        h: inner > 1 ? inner : isMean ? 1 : h,
        r,
        c,
      });
      if (strides === null) continue;
      const key = `${Object.values(strides)} ${isMean} ${batch}`;
      const layout = { pattern: withoutOnes(pattern, batch / inner), strides, isMean, batch, inner };
      if (!found.has(key)) found.set(key, layout);
    }
  };
  const size = product(shape);
  const patterns = h > 1 ? ofHeads : ofMeans;
  // Heads of a mechanism for one head are examples, along an axis of their own.
  const inner = h === 1 && lead.length > 1 ? (lead.at(-1) ?? 1) : 1;
  for (const batch of batchesOf(size, h * r * c, product(lead)))
    if (inner > 1 && batch % inner === 0) add(ofHeads, batch, inner);
    else add(patterns, batch, 1);
  // Heads that are examples may also lie side by side, as a program has them after they are joined.
  const [examples = 1, ...more] = lead;
  if (found.size === 0 && h === 1 && more.length === 0 && examples > 1 && size === examples * r * c)
    add(['r (h c)', 'r h c'], examples, examples);
  if (h > 1) for (const batch of batchesOf(size, r * c, product(lead))) add(ofMeans, batch, 1, true);
  if (found.size === 0 && product(lead) === 1 && size % (h * r * c) === 0)
    add(patterns, size / (h * r * c), 1);
  if (found.size === 0 && product(lead) === 1 && h > 1 && size % (r * c) === 0)
    add(ofMeans, size / (r * c), 1, true);
  return [...found.values()];
}

/** How many examples an array may hold: as many as the inputs, or one for all. */
function batchesOf(size: number, sizeOfOne: number, examples: number): readonly number[] {
  const batch = size / sizeOfOne;
  return batch === examples || batch === 1 ? [batch] : [];
}

const withoutOnes = (pattern: string, examples: number): string =>
  examples > 1
    ? pattern
    : pattern
        .replace(/\(n (\w)\)/, '$1')
        .replace(/n ?/, '')
        .trim();

/** One example of an array, counted from 0. */
export function sliceOf(
  array: GivenArray,
  { strides, isMean, batch, inner }: ArrayLayout,
  nodes: readonly TargetNode[],
  example: number,
): Slices {
  const { rows = 0, cols = 0 } = nodes[0] ?? {};
  const place = batch > 1 ? example : 0;
  const start =
    inner > 1 ? Math.floor(place / inner) * strides.n + (place % inner) * strides.h : place * strides.n;
  const cut = { rows, cols, rowStride: strides.r, colStride: strides.c };
  const matrices = Array.from({ length: isMean ? 1 : nodes.length }, (_, head) =>
    cutMatrix(array, { ...cut, first: start + head * strides.h }),
  );
  return { matrices, isMean, batch };
}

/** The first example of an array over the nodes of a target; null if its shape does not fit. */
export function slicesOf(array: GivenArray, nodes: readonly TargetNode[]): Slices | null {
  const [layout] = layoutsOf(array, nodes, []);
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
