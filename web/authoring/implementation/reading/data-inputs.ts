import type { InputSchema } from '../../../engine/types';
import { cutMatrix } from '../../../formats/axes/layout';
import type { GivenMatrix } from '../../../formats/axes/slices';
import type { GivenArray } from '../../../formats/given-array';

/** Which axis the rows of tokens are: the last but one, as in (examples, tokens, d), or the one before, as in (tokens, examples, d). */
export type RowAxis = 'last' | 'before';

/** How several heads lie in inputs that have them: in an axis of their own, or side by side. */
export interface AxesPlan {
  readonly rowAxis: RowAxis;
  readonly heads: 'apart' | 'joined';
}

/** Examples of an input, in the shape of their axes. */
export interface ExampleInput {
  readonly rows: number;
  readonly cols: number;
  /** The sides of the axes of the examples; empty if there is one for all. */
  readonly lead: readonly number[];
  /** The number of heads, if the array has an axis of them. */
  readonly heads: number | null;
  /** The matrix of one example, by its place along each axis of the examples. */
  at(place: readonly number[]): GivenMatrix;
  /** The same array with what its axes are, in their order: `n r c`. */
  readonly pattern: string;
}

const hasHeads = ({ cols }: InputSchema): boolean => /\bn_(?:kv_)?heads\b/.test(cols);

/** Reads an array of tokens, or of a picture. Null if the plan does not fit its shape. */
export function readData(
  array: GivenArray,
  input: InputSchema,
  plan: AxesPlan,
  isTurned = false,
): ExampleInput | null {
  const { shape } = array;
  if (shape.length < 2) return readVector(array, input, isTurned);
  if (input.cols.includes('*') && !hasHeads(input)) return readPicture(array);
  const last = shape.length - 1;
  const row = plan.rowAxis === 'before' ? last - 2 : last - 1;
  if (shape.length === 2) return readAxes(array, 0, null);
  if (row < 0) return null;
  const isApart = hasHeads(input) && plan.heads === 'apart';
  const head = isApart ? (plan.rowAxis === 'before' ? last - 1 : last - 2) : null;
  return readAxes(array, row, head);
}

function stridesOf(shape: readonly number[]): readonly number[] {
  return shape.map((_, at) => shape.slice(at + 1).reduce((product, side) => product * side, 1));
}

function readAxes(array: GivenArray, row: number, head: number | null): ExampleInput {
  const { shape } = array;
  const col = shape.length - 1;
  const strides = stridesOf(shape);
  const axes = shape.map((_, axis) => axis).filter((axis) => axis !== row && axis !== col && axis !== head);
  const side = (axis: number): number => shape[axis] ?? 1;
  const stride = (axis: number): number => strides[axis] ?? 0;
  const lead = axes.map(side);
  const size = { rows: side(row), cols: side(col) };
  const heads = head === null ? 1 : side(head);
  return {
    ...{ rows: size.rows, cols: size.cols * heads, lead, heads: head === null ? null : heads },
    pattern: shape
      .map((_, axis) =>
        axis === row
          ? 'r'
          : axis === col
            ? 'c'
            : axis === head || (axes.length > 1 && axis === axes.at(-1))
              ? 'h'
              : 'n',
      )
      .join(' '),
    at: (place) => {
      const first = axes.reduce((sum, axis, at) => sum + (place[at] ?? 0) * stride(axis), 0);
      const cut = { ...size, rowStride: stride(row), colStride: 1 };
      const parts = Array.from({ length: heads }, (_, at) =>
        cutMatrix(array, { ...cut, first: first + at * (head === null ? 0 : stride(head)) }),
      );
      return sideBySide(parts);
    },
  };
}

/** Matrices beside each other. */
export function sideBySide(parts: readonly GivenMatrix[]): GivenMatrix {
  const [first] = parts;
  if (first === undefined) throw new RangeError('no parts');
  if (parts.length === 1) return first;
  const { rows, cols, epsilon } = first;
  const width = cols * parts.length;
  const join = (pick: (part: GivenMatrix) => Float64Array | null): Float64Array => {
    const all = new Float64Array(rows * width);
    for (const [at, part] of parts.entries())
      for (let row = 0; row < rows; row++)
        all.set(pick(part)?.subarray(row * cols, (row + 1) * cols) ?? [], row * width + at * cols);
    return all;
  };
  return {
    ...{ rows, cols: width, epsilon, data: join(({ data }) => data) },
    halfDigit: first.halfDigit && join(({ halfDigit }) => halfDigit),
  };
}

/** Whether a list of numbers may be a row, all numbers of one token, or a column, one number of each token. */
export const isOpenVector = ({ shape }: GivenArray, { rows }: InputSchema): boolean =>
  shape.length === 1 && (shape[0] ?? 0) > 1 && rows !== '1';

/** A list of numbers: a row, but of values, which often are single numbers, a column; the other one if `isTurned`. */
function readVector(array: GivenArray, input: InputSchema, isTurned: boolean): ExampleInput {
  const count = array.data.length;
  const isColumn = isOpenVector(array, input) && (input.name === 'value') !== isTurned;
  const size = isColumn ? { rows: count, cols: 1 } : { rows: 1, cols: count };
  const cut = { ...size, first: 0, rowStride: size.cols, colStride: 1 };
  return { ...size, lead: [], heads: null, pattern: isColumn ? 'r' : 'c', at: () => cutMatrix(array, cut) };
}

/** Pixels, rows of a picture with their channels side by side. */
function readPicture(array: GivenArray): ExampleInput {
  const { shape } = array;
  const isFlat = shape.length === 2;
  const rows = shape[isFlat ? 0 : shape.length - 3] ?? 1;
  const lead = isFlat ? [] : shape.slice(0, -3);
  const cols = (shape.at(-1) ?? 1) * (isFlat ? 1 : (shape.at(-2) ?? 1));
  const strides = stridesOf(shape);
  return {
    ...{ rows, cols, lead, heads: null, pattern: isFlat ? 'r c' : `${'n '.repeat(lead.length)}r c` },
    at: (place) =>
      cutMatrix(array, {
        ...{ rows, cols, rowStride: cols, colStride: 1 },
        first: place.reduce((sum, index, at) => sum + index * (strides[at] ?? 0), 0),
      }),
  };
}

/** The shape of examples that fits all axes of examples, as NumPy broadcasts; null if there is none. */
export function broadcast(shapes: readonly (readonly number[])[]): readonly number[] | null {
  const length = Math.max(0, ...shapes.map((shape) => shape.length));
  const sides: number[] = [];
  for (let at = 1; at <= length; at++) {
    const found = new Set(shapes.map((shape) => shape.at(-at) ?? 1).filter((side) => side !== 1));
    if (found.size > 1) return null;
    sides.unshift([...found][0] ?? 1);
  }
  return sides;
}

/** Where an example lies along the axes of an array that may be broadcast. */
export function placeIn(
  lead: readonly number[],
  shape: readonly number[],
  example: number,
): readonly number[] {
  const place: number[] = [];
  let rest = example;
  for (const side of shape.toReversed()) {
    place.unshift(rest % side);
    rest = Math.floor(rest / side);
  }
  return lead.map((side, at) => (side === 1 ? 0 : (place[at + shape.length - lead.length] ?? 0)));
}
