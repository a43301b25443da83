import type { Matrix } from './arithmetic';

/** An array as a program saves it, in row-major order. */
export interface Tensor {
  readonly shape: readonly number[];
  readonly data: readonly number[];
}

/** An array of a run: what it is, and what it is called. */
export interface NamedTensor extends Tensor {
  readonly name: string;
  readonly isInput: boolean;
}

export function tensorOf(matrix: Matrix): Tensor {
  return { shape: [matrix.length, matrix[0]?.length ?? 0], data: matrix.flat() };
}

/** One tensor of several with the same shape, along a new first axis. */
export function stack(tensors: readonly Tensor[]): Tensor {
  return { shape: [tensors.length, ...(tensors[0]?.shape ?? [])], data: tensors.flatMap(({ data }) => data) };
}

/** Exchanges two axes. */
export function exchange({ shape, data }: Tensor, one: number, other: number): Tensor {
  const order = shape.map((_, axis) => (axis === one ? other : axis === other ? one : axis));
  const sides = order.map((axis) => shape[axis] ?? 1);
  const steps = shape.map((_, axis) => shape.slice(axis + 1).reduce((product, side) => product * side, 1));
  const strides = order.map((axis) => steps[axis] ?? 1);
  const moved = data.map((_, at) => {
    let rest = at;
    let from = 0;
    for (let axis = sides.length - 1; axis >= 0; axis--) {
      const side = sides[axis] ?? 1;
      from += (rest % side) * (strides[axis] ?? 1);
      rest = Math.floor(rest / side);
    }
    return data[from] ?? Number.NaN;
  });
  return { shape: sides, data: moved };
}

export function reshape({ data }: Tensor, ...shape: readonly number[]): Tensor {
  return { shape, data };
}
