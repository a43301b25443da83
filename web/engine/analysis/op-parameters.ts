import type { ActivationName, Trace, TraceNode } from '../types';
import { useTrace } from './handles';

type None = Readonly<Record<never, never>>;
type Lines = 'row' | 'column';
export type Comparison = 'equal' | 'different' | 'less' | 'not_greater' | 'greater' | 'not_less';

/** `zeros` gives zeros to a line whose scores are all −∞, where the formula gives NaN. */
export interface SoftmaxParameters {
  readonly each: Lines;
  readonly masked_rows: 'zeros' | 'nan';
}

/** The rows or columns `first` … `first + count - 1`. */
export interface SliceParameters {
  readonly first: number;
  readonly count: number;
}

/** The key of column 0 of row i of a band is i + `first`. */
export interface BandParameters {
  readonly first: number;
  readonly width: number;
}

/**
 * What each op of a forward pass needs besides its operands and the shape of its result, by the names of the structs in
 * `wasm/core/parameters.h`.
 */
export interface OpParameters {
  readonly transpose: None;
  readonly matmul: None;
  readonly add: None;
  readonly mask: None;
  readonly subtract: None;
  readonly multiply: None;
  readonly divide: None;
  readonly one_minus: None;
  /** `radicand` is the number that it divides by the root of; 0 if it multiplies by `factor`. */
  readonly scale: { readonly factor: number; readonly radicand: number };
  readonly power: { readonly base: number };
  readonly clamp_min: { readonly floor: number };
  readonly softcap: { readonly cap: number };
  readonly square_root: { readonly epsilon: number };
  readonly activation: { readonly function: ActivationName };
  readonly softmax: SoftmaxParameters;
  readonly softmax_columns: SoftmaxParameters;
  readonly log_softmax: None;
  readonly log_sum_exp: { readonly each: Lines };
  readonly hardmax: None;
  readonly sum_of_squares: None;
  readonly norm: None;
  readonly mean: { readonly each: Lines };
  readonly cross_entropy: None;
  readonly slice_rows: SliceParameters;
  readonly slice_columns: SliceParameters;
  readonly concat_rows: None;
  readonly concat_columns: None;
  readonly interleave_columns: None;
  readonly reshape: None;
  /** For each cell, row by row, the row-major index of its source. */
  readonly gather: { readonly sources: ArrayLike<number> };
  readonly constant_matrix: None;
  /** The numbers factor · (first + k) / divisor. */
  readonly arange: { readonly first: number; readonly factor: number; readonly divisor: number };
  /** `offset` says how far to the right of the diagonal the mask begins. */
  readonly causal_mask: { readonly offset: number };
  /** `valid` keys stay visible. */
  readonly padding_mask: { readonly valid: number };
  /** The keys i + `first` … i + `last` are visible; unlimited sides are beyond the sequence. */
  readonly window_mask: { readonly first: number; readonly last: number };
  /** `size` tokens are a block. */
  readonly block_mask: { readonly size: number };
  /** The number of the region of each position, and what stands between two regions. */
  readonly region_mask: { readonly regions: ArrayLike<number>; readonly barrier: number };
  readonly band_scores: BandParameters;
  readonly band_context: BandParameters;
  /** Whether the columns 2i and 2i + 1 are rotated together, or i and i + d/2. */
  readonly rotate_pairs: { readonly pairing: 'interleaved' | 'half' };
  readonly pair_sum: None;
  readonly pair_concat: { readonly order: 'outer_first' | 'inner_first' };
  /** `head` is the row of `centers`. */
  readonly offset_distances: { readonly height: number; readonly width: number; readonly head: number };
  /** What it reads beyond the border. */
  readonly convolve: { readonly border: 'nearest' | 'zeros' };
  readonly add_number: { readonly number: number };
  /** `number` is divided by each cell. */
  readonly divide_number: { readonly number: number };
  readonly raise_to: { readonly exponent: number };
  readonly round_to: { readonly format: 'float16' | 'bfloat16' | 'float32' };
  readonly expand: None;
  /** The numbers, row by row. */
  readonly constant: { readonly numbers: ArrayLike<number> };
  readonly clamp_max: { readonly ceiling: number };
  readonly larger: None;
  readonly smaller: None;
  readonly largest: { readonly each: Lines };
  readonly smallest: { readonly each: Lines };
  /** `offset` diagonals above the middle one stay. */
  readonly tril: { readonly offset: number };
  /** `most` numbers of each row stay open. */
  readonly top_k_mask: { readonly most: number };
  /** `number` is the right side if there is no second operand. */
  readonly compare: { readonly comparison: Comparison; readonly number: number };
  /** The choices that are no matrices, else null: its operands are the condition, then the matrices. */
  readonly where: { readonly first: number | null; readonly second: number | null };
}

export type OpName = keyof OpParameters;

/**
 * The parameters of the op of a node, which must be an `Op`. The run must be of the full build. Throws `EngineError` for a trace
 * that is no run of an engine.
 */
export function opParameters<Op extends OpName>(trace: Trace, { index }: TraceNode): OpParameters[Op] {
  return useTrace(trace, (handle, module) => module.parameters(handle, index)) as OpParameters[Op];
}
