import type { Trace, TraceNode } from '../engine/types';
import { operandsOf } from '../ui/format/names';
import { isProbability } from '../ui/format/palette';
import { activation } from './choreography/activation';
import { add } from './choreography/add';
import { convolution } from './choreography/convolution';
import { crossEntropy } from './choreography/cross-entropy';
import { operandsIntoResult } from './choreography/fallback';
import { heads } from './choreography/heads';
import { generatedMask, mask } from './choreography/mask';
import { mean, row } from './choreography/norm';
import { products } from './choreography/products';
import { isInRecurrence, recurrence } from './choreography/recurrence';
import { rotation } from './choreography/rotation';
import { scale } from './choreography/scale';
import { softmax } from './choreography/softmax';
import { transpose } from './choreography/transpose';
import { weightedMean } from './choreography/weighted-mean';
import type { Choreography } from './scene';

/** Chooses by the operands of a node. */
type Choice = (node: TraceNode, operands: readonly TraceNode[]) => Choreography;

const always =
  (choreography: Choreography): Choice =>
  () =>
    choreography;

/** A product with attention weights on the left is a weighted mean. */
const ofWeights: Choice = (_, [left]) =>
  left !== undefined && isProbability(left) ? weightedMean : products;

/** Two matrices of the same shape, or a row or column for a whole matrix, as in norms. */
const elementwise =
  (plain: Choreography): Choice =>
  (node, [, second]) => {
    if (isInRecurrence(node)) return recurrence;
    const isNorm = second !== undefined && node.cols > 1 && second.cols === 1 && second.rows === node.rows;
    return isNorm ? row : plain;
  };

/** The choreography of each op; null for matrices of given numbers, where nothing moves. */
export const choices: Readonly<Record<string, Choice | null>> = {
  activation: always(activation),
  add: elementwise(add),
  add_number: always(add),
  arange: null,
  band_context: ofWeights,
  band_scores: always(products),
  block_mask: always(generatedMask),
  causal_mask: always(generatedMask),
  clamp_max: always(heads),
  clamp_min: always(activation),
  compare: always(operandsIntoResult),
  concat_columns: always(heads),
  concat_rows: always(heads),
  constant: null,
  constant_matrix: null,
  convolve: always(convolution),
  cross_entropy: always(crossEntropy),
  divide: elementwise(products),
  divide_number: always(activation),
  expand: always(heads),
  gather: always(heads),
  gelu_derivative: always(activation),
  hardmax: always(operandsIntoResult),
  input: null,
  interleave_columns: always(heads),
  larger: always(heads),
  largest: always(heads),
  log_softmax: always(products),
  log_sum_exp: always(products),
  mask: always(mask),
  matmul: ofWeights,
  mean: always(mean),
  multiply: elementwise(products),
  norm: always(products),
  offset_distances: always(products),
  one_minus: elementwise(add),
  padding_mask: always(generatedMask),
  pair_concat: always(heads),
  pair_sum: always(add),
  power: always(activation),
  vjp: always(products),
  raise_to: always(activation),
  region_mask: always(generatedMask),
  reshape: always(heads),
  rotate_pairs: always(rotation),
  round_to: always(activation),
  scale: always(scale),
  seed: null,
  slice_columns: always(heads),
  slice_rows: always(heads),
  smaller: always(heads),
  smallest: always(heads),
  softcap: always(activation),
  softmax: always(softmax),
  softmax_columns: always(softmax),
  softmax_jacobian: always(products),
  square_root: always(activation),
  step: always(activation),
  subtract: elementwise(add),
  sum_of: always(add),
  sum_of_squares: always(products),
  sum_to: always(products),
  top_k_mask: always(generatedMask),
  transpose: always(transpose),
  tril: always(heads),
  where: always(heads),
  window_mask: always(generatedMask),
};

/** The choreography of a node; null if nothing moves. Ops that are not listed get a simple one. */
export function choreographyOf(node: TraceNode, trace: Trace): Choreography | null {
  const choice = choices[node.op];
  if (choice === null) return null;
  return choice === undefined ? operandsIntoResult : choice(node, operandsOf(node, trace));
}

/** The choreographies that need no workbench, unless they show a single cell. */
const betweenMatrices: ReadonlySet<Choreography> = new Set([
  add,
  generatedMask,
  heads,
  mask,
  operandsIntoResult,
  scale,
  transpose,
]);

/** Whether the motion of a node opens a workbench when it fills the whole matrix. */
export function opensWorkbench(node: TraceNode, trace: Trace): boolean {
  const choreography = choreographyOf(node, trace);
  return choreography !== null && !betweenMatrices.has(choreography);
}
