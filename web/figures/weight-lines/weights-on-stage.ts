import type { TraceNode } from '../../engine/types';
import { isReached } from '../../store/actions/walk';
import { cellValue } from '../../ui/format/format';
import { colName, isNamed, isShifted, operandsOf, rowName } from '../../ui/format/names';
import { isProbability } from '../../ui/format/palette';
import type { Model } from '../../ui/model';
import { isProduct } from '../../ui/stage/matrices';

/** With more words in a row, lines are too close to be told apart: none are drawn. */
const maxWords = 16;
/** Rows of a product, those of both operands, that leave room for lines. */
const maxProductRows = 8;

/** Attention weights with the words of their rows and columns. */
export interface WordWeights {
  readonly node: TraceNode;
  /** What looks, and what is looked at. */
  readonly rows: readonly string[];
  readonly columns: readonly string[];
  /** Whether a row has the name of the word before the one that is written from it. */
  readonly isShifted: boolean;
  /** The rows of cells, one below the other, that the stage shows in this step. */
  readonly stageRows: number;
  /** Whether the weights are an operand of the step, and not its result. */
  readonly isOperand: boolean;
  /** 0 also for a number that the walk has not reached. */
  weightAt(row: number, col: number): number;
  /** Whether the walk has reached a number of the row. */
  isReached(row: number): boolean;
}

/** Whether a matrix has weights of words. The columns of a band of weights are offsets: their dimension has no name. */
function hasWords(node: TraceNode | undefined): node is TraceNode {
  return node !== undefined && isProbability(node) && isNamed(node.col_dim);
}

/** The weights that the current step computes or multiplies with values; null if there are none, or too many. */
export function weightsOnStage(model: Model): WordWeights | null {
  const { trace, state } = model;
  const result = trace.node(state.position.node);
  if (result === undefined) return null;
  const [left, right] = isProduct(result) ? operandsOf(result, trace) : [];
  const isOperand = hasWords(left);
  const node = isOperand ? left : result;
  const stageRows = node.rows + (isOperand ? (right?.rows ?? 0) : 0);
  if (!hasWords(node) || Math.max(node.rows, node.cols) > maxWords) return null;
  if (isOperand && stageRows > maxProductRows) return null;
  const isComputed = (row: number, col: number): boolean =>
    isReached(trace, state.position, { node: node.id, row, col });
  return {
    ...{ node, stageRows, isOperand, isShifted: isShifted(node, model) },
    rows: Array.from({ length: node.rows }, (_, row) => rowName(node, row, model)),
    columns: Array.from({ length: node.cols }, (_, col) => colName(node, col, model)),
    weightAt: (row, col) => (isComputed(row, col) ? cellValue(node, row, col) : 0),
    isReached: (row) => isComputed(row, 0),
  };
}
