import type { InputSchema } from '../../../engine/types';
import { cutMatrix } from '../../../formats/axes/layout';
import { type GivenMatrix, transposed } from '../../../formats/axes/slices';
import type { GivenArray } from '../../../formats/given-array';
import { sideBySide } from './data-inputs';
import type { InputArray } from './input-arrays';

/** Sizes that are known already, by what they are called in the schema: `d_model`, `n_heads*d_k`. */
export type KnownSizes = Map<string, number>;

export interface ReadParameter {
  readonly matrix: GivenMatrix;
  readonly isTransposed: boolean;
  /** Whether both orientations fit, and the name does not say which it is. */
  readonly isOpen: boolean;
  /** The number of heads, if the array has an axis of them. */
  readonly heads: number | null;
  /** The number of blocks on the diagonal that it was repeated in; 1 if it is complete. */
  readonly blocks: number;
}

/** Reads weights, biases and the like. `isOther`: in the other orientation, where both fit. */
export function readParameter(
  { array, input, orientation }: InputArray,
  known: KnownSizes,
  isOther: boolean,
): ReadParameter {
  const { matrix, heads } = matrixOf(array, input, known);
  const fits = ({ rows, cols }: Pick<GivenMatrix, 'rows' | 'cols'>): boolean =>
    isSize(known, input.rows, rows) && isSize(known, input.cols, cols);
  const turned = { rows: matrix.cols, cols: matrix.rows };
  const [isFitting, isTurnedFitting] = [fits(matrix), heads === null && fits(turned)];
  const isVague = isFitting === isTurnedFitting;
  const isNamed = orientation === 'transposed';
  const isOpen = isVague && isFitting && orientation === 'either' && matrix.rows > 1 && matrix.cols > 1;
  const isTransposed =
    heads === null &&
    (isVague ? isNamed !== (isOpen && isOther) && matrix.rows * matrix.cols > 1 : isTurnedFitting);
  const read = isTransposed && matrix.rows * matrix.cols > 0 ? transposed(matrix) : matrix;
  const blocks = isVague && !isFitting ? blocksOf(read, input, known) : 1;
  const whole = blocks > 1 ? onDiagonal(read, blocks) : read;
  known.set(input.rows, known.get(input.rows) ?? whole.rows);
  known.set(input.cols, known.get(input.cols) ?? whole.cols);
  return { matrix: whole, isTransposed, isOpen, heads, blocks };
}

function isSize(known: KnownSizes, name: string, size: number): boolean {
  const wanted = name === '1' ? 1 : known.get(name);
  return wanted === undefined || wanted === size;
}

interface WithHeads {
  readonly matrix: GivenMatrix;
  readonly heads: number | null;
}

/** An array as a matrix. Three axes are heads, width and width of a head, in some order, as Keras and einsum have them. */
function matrixOf(array: GivenArray, input: InputSchema, known: KnownSizes): WithHeads {
  const shape = array.shape.filter((side, at) => side !== 1 || at >= array.shape.length - 2);
  const [a = 1, b = 1, c = 1] = shape;
  const whole = (rows: number, cols: number) =>
    cutMatrix(array, { rows, cols, first: 0, rowStride: cols, colStride: 1 });
  if (shape.length < 3) {
    const isVector = shape.length < 2;
    const isColumn = isVector && input.cols === '1';
    if (input.rows === '1' && !isVector && a > 1 && b > 1) return { matrix: whole(1, a * b), heads: null };
    return { matrix: isVector ? (isColumn ? whole(a, 1) : whole(1, a)) : whole(a, b), heads: null };
  }
  if (input.rows === '1') return { matrix: whole(1, array.data.length), heads: null };
  if (/heads/.test(input.rows)) return { matrix: whole(a * b, c), heads: a };
  const width = known.get(input.rows);
  if (width === undefined ? a > b : a === width) return { matrix: whole(a, b * c), heads: b };
  const slices = Array.from({ length: a }, (_, head) =>
    cutMatrix(array, { rows: b, cols: c, first: head * b * c, rowStride: c, colStride: 1 }),
  );
  const isLinear = width !== undefined && b !== width && c === width;
  return { matrix: sideBySide(isLinear ? slices.map(transposed) : slices), heads: a };
}

/** How often a small matrix must be repeated to have as many rows as its input; 1 if it is not square, or if that does not fit. */
function blocksOf({ rows, cols }: GivenMatrix, input: InputSchema, known: KnownSizes): number {
  const blocks = (known.get(input.rows) ?? 0) / rows;
  return rows === cols && /heads/.test(input.cols) && Number.isInteger(blocks) && blocks > 1 ? blocks : 1;
}

/** A matrix repeated along the diagonal, with zeros elsewhere. */
function onDiagonal(block: GivenMatrix, blocks: number): GivenMatrix {
  const size = block.rows * blocks;
  const spread = (numbers: Float64Array): Float64Array => {
    const all = new Float64Array(size * size);
    for (let at = 0; at < blocks; at++)
      for (let row = 0; row < block.rows; row++)
        all.set(
          numbers.subarray(row * block.cols, (row + 1) * block.cols),
          (at * block.rows + row) * size + at * block.cols,
        );
    return all;
  };
  return {
    ...{ rows: size, cols: size, epsilon: block.epsilon, data: spread(block.data) },
    halfDigit: block.halfDigit && spread(block.halfDigit),
  };
}
