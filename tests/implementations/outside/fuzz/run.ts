import { Arithmetic, type Dtype, type Matrix } from './arithmetic';
import { Names, type Role } from './names';
import type { Random } from './random';
import { exchange, type NamedTensor, stack, type Tensor, tensorOf } from './tensor';

/** A program and what it gave. */
export interface FuzzRun {
  readonly mechanism: string;
  readonly lesson: string | null;
  readonly options: Readonly<Record<string, string | number | boolean>>;
  readonly dtype: Dtype;
  readonly tensors: readonly NamedTensor[];
}

/** How the examples of a batch lie in an array: none, (batch, n, d), or the default of nn.MultiheadAttention, (n, batch, d). */
export type BatchLayout = 'none' | 'first' | 'second';

/** What the mechanisms need to make a run: choices, names, arithmetic, and the arrays so far. */
export class Builder {
  readonly names: Names;
  readonly options: Record<string, string | number | boolean> = {};
  readonly tensors: NamedTensor[] = [];
  readonly arithmetic: Arithmetic;
  batch = 1;
  layout: BatchLayout = 'none';

  constructor(
    readonly random: Random,
    readonly dtype: Dtype,
    /** Whether somebody typed the inputs: 0.5, −1.2. */
    readonly isTyped = false,
  ) {
    this.names = new Names(random);
    this.arithmetic = new Arithmetic(dtype);
  }

  /** Random numbers in the number format. */
  matrix(rows: number, cols: number, size = 1): Matrix {
    return Array.from({ length: rows }, () =>
      Array.from({ length: cols }, () => {
        const value = this.random.normal() * size;
        return this.arithmetic.round(this.isTyped ? Number(value.toFixed(1)) : value);
      }),
    );
  }

  weight(rows: number, cols: number): Matrix {
    return this.matrix(rows, cols, 1 / Math.sqrt(rows));
  }

  /** The examples of a batch, each by itself. */
  examples<Result>(compute: (example: number) => Result): readonly Result[] {
    return Array.from({ length: this.batch }, (_, example) => compute(example));
  }

  /** Examples of tokens, (rows, cols) each. */
  tokens(rows: number, cols: number, size = 1): readonly Matrix[] {
    return this.examples(() => this.matrix(rows, cols, size));
  }

  chooseBatch(layouts: readonly BatchLayout[] = ['none', 'none', 'first']): void {
    this.layout = this.random.pick(layouts);
    this.batch = this.layout === 'none' ? 1 : this.random.whole(1, 3);
  }

  /** Keeps an array by a name; `isInput` if others are computed from it. */
  keep(name: string, tensor: Tensor, isInput: boolean): void {
    this.tensors.push({ ...tensor, name, isInput });
  }

  keepMatrix(role: Role, matrix: Matrix, isInput: boolean): void {
    this.keep(this.names.of(role), tensorOf(matrix), isInput);
  }

  /** An array with the examples of the batch, in the layout of the program. */
  keepExamples(role: Role, examples: readonly Matrix[], isInput: boolean): void {
    this.keepBatch(role, examples.map(tensorOf), isInput);
  }

  keepBatch(role: Role, examples: readonly Tensor[], isInput: boolean, layout = this.layout): void {
    const [only] = examples;
    const all = stack(examples);
    const tensor = layout === 'none' && only ? only : layout === 'second' ? exchange(all, 0, 1) : all;
    this.keep(this.names.of(role), tensor, isInput);
  }

  result(mechanism: string, lesson: string | null): FuzzRun {
    const { options, dtype, tensors } = this;
    return { mechanism, lesson, options: { ...options }, dtype, tensors };
  }
}
