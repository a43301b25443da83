import type { GivenArray } from '../given-array';

/** How many there are along each axis: examples, heads, rows, columns. */
export interface AxisSizes {
  readonly n: number;
  readonly h: number;
  readonly r: number;
  readonly c: number;
}

type Axis = keyof AxisSizes;

/** How far it is to the next number along each axis; 0 along an axis that the array does not have. */
export type Strides = AxisSizes;

const isAxis = (letter: string): letter is Axis => 'nhrc'.includes(letter);

/** `n r (h c)` as groups of axes: [[n], [r], [h, c]]. */
function axesOf(pattern: string): readonly (readonly Axis[])[] {
  return Array.from(pattern.matchAll(/\(([^)]*)\)|(\w)/g), ([, group, single]) =>
    [...(group ?? single ?? '')].filter(isAxis),
  );
}

/**
 * The strides of an array whose axes are those of a pattern such as `n h r c`, or `n r (h c)` with the heads side by side in one axis.
 * Sides of 1 may be there or not. Null if the shape does not fit.
 */
export function stridesOf(shape: readonly number[], pattern: string, sizes: AxisSizes): Strides | null {
  let stride = shape.reduce((product, side) => product * side, 1);
  const sides = shape.flatMap((side) => {
    stride /= side;
    return side === 1 ? [] : [{ side, stride }];
  });
  const groups = axesOf(pattern)
    .map((group) => group.filter((axis) => sizes[axis] !== 1))
    .filter((group) => group.length > 0);
  if (groups.length !== sides.length) return null;
  const strides: Record<Axis, number> = { n: 0, h: 0, r: 0, c: 0 };
  for (const [at, group] of groups.entries()) {
    const { side = 0, stride: step = 0 } = sides[at] ?? {};
    if (group.reduce((product, axis) => product * sizes[axis], 1) !== side) return null;
    let inner = step;
    for (const axis of group.toReversed()) {
      strides[axis] = inner;
      inner *= sizes[axis];
    }
  }
  return strides;
}

/** A matrix of a given array, to be compared with one node. */
export interface GivenMatrix {
  readonly rows: number;
  readonly cols: number;
  readonly data: Float64Array;
  readonly halfDigit: Float64Array | null;
  readonly epsilon: number;
}

export interface Cut {
  readonly rows: number;
  readonly cols: number;
  /** Index of the first number. */
  readonly first: number;
  readonly rowStride: number;
  readonly colStride: number;
}

/** A matrix out of an array. Shares the memory of the array if its numbers lie side by side there. */
export function cutMatrix({ data, halfDigit, epsilon }: GivenArray, cut: Cut): GivenMatrix {
  const { rows, cols, first, rowStride, colStride } = cut;
  const isContiguous = (colStride === 1 || cols === 1) && (rowStride === cols || rows === 1);
  const pick = (numbers: Float64Array): Float64Array => {
    if (isContiguous) return numbers.subarray(first, first + rows * cols);
    const picked = new Float64Array(rows * cols);
    for (let row = 0, at = 0; row < rows; row++)
      for (let col = 0; col < cols; col++, at++)
        picked[at] = numbers[first + row * rowStride + col * colStride] ?? Number.NaN;
    return picked;
  };
  return { rows, cols, data: pick(data), halfDigit: halfDigit && pick(halfDigit), epsilon };
}
