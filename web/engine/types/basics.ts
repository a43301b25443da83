/** A row-major matrix: cell (i, j) is `data[i * cols + j]`. */
export interface MatrixData {
  readonly rows: number;
  readonly cols: number;
  readonly data: ArrayLike<number>;
}

/** A cell of a node. Rows and columns count from 0. */
export interface CellRef {
  readonly node: string;
  readonly row: number;
  readonly col: number;
}

/** The role of a matrix in the mechanism. It determines the colour of the symbol, the label and the border. */
export type Role =
  | 'input'
  | 'context_input'
  | 'query'
  | 'key'
  | 'value'
  | 'scores'
  | 'mask'
  | 'weights'
  | 'context'
  | 'output'
  /** An intermediate of a norm or a hidden layer. */
  | 'inner';

/**
 * Where the numbers of a node come from. `computed`: results; `generated`: derived from an option, such as a causal mask; all
 * others: inputs, which the reader can edit.
 */
export type NodeKind = 'input' | 'parameter' | 'gain' | 'bias' | 'mask' | 'generated' | 'computed';

export type OptionValue = string | number | boolean;

/** Sizes of dimensions, by name. */
export type Sizes = Readonly<Record<string, number>>;
