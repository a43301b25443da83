import type { Trace, TraceNode } from '../../engine/types';
import { isReached } from '../../store/actions/walk';
import { cellValue } from '../../ui/format/format';
import { colName, isNamed, isShifted, operandsOf, rowName } from '../../ui/format/names';
import { isProbability } from '../../ui/format/palette';
import type { Model } from '../../ui/model';
import { isProduct } from '../../ui/stage/matrices';
import { type Cell, type Isolation, isIsolated } from './isolation';

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
  /** Whether the columns of the matrix are no words but offsets from the word of the row. */
  readonly isBand: boolean;
  /** The cell of the matrix with the weight of two words; it may be outside of a band. */
  cellOf(words: Cell): Cell;
  /** The words of a cell of the matrix. */
  wordsOf(cell: Cell): Cell;
  /** 0 also for a number that the walk has not reached, and for what is no number: no line is drawn for them. */
  weightAt(row: number, col: number): number;
  /** Whether the walk has reached a number of the row. */
  isReached(row: number): boolean;
}

/** Whether the columns of a matrix have names; those of a band of weights are offsets. */
const hasWords = ({ col_dim }: TraceNode): boolean => isNamed(col_dim);

const isWeights = (node: TraceNode | undefined): node is TraceNode =>
  node !== undefined && isProbability(node);

/** The keys that a band of weights looks at, and its first offset; null if weights are no band. */
function bandOf(node: TraceNode, trace: Trace): { readonly keys: TraceNode; readonly first: number } | null {
  const [keys, first] = [trace.node('key'), trace.node('offsets')?.data[0]];
  return hasWords(node) || keys === undefined || first === undefined ? null : { keys, first };
}

/** The weights that the current step computes or multiplies with values; null if there are none, or too many. */
export function weightsOnStage(model: Model): WordWeights | null {
  const { trace, state } = model;
  const result = trace.node(state.position.node);
  if (result === undefined) return null;
  const [left, right] = isProduct(result) ? operandsOf(result, trace) : [];
  const isOperand = isWeights(left) && hasWords(left);
  const node = isOperand ? left : result;
  if (!isWeights(node)) return null;
  const band = bandOf(node, trace);
  const columns = band?.keys.rows ?? node.cols;
  const stageRows = node.rows + (isOperand ? (right?.rows ?? 0) : 0);
  if ((band === null && !hasWords(node)) || Math.max(node.rows, columns) > maxWords) return null;
  if (isOperand && stageRows > maxProductRows) return null;
  return { ...wordsOf(node, band, model), node, stageRows, isOperand };
}

/** The words of weights, and where the weight of two words is. */
function wordsOf(
  node: TraceNode,
  band: ReturnType<typeof bandOf>,
  model: Model,
): Omit<WordWeights, 'node' | 'stageRows' | 'isOperand'> {
  const isComputed = (row: number, col: number): boolean =>
    isReached(model.trace, model.state.position, { node: node.id, row, col });
  const shift = (row: number): number => (band === null ? 0 : row + band.first);
  const names = (count: number, nameOf: (at: number) => string): readonly string[] =>
    Array.from({ length: count }, (_, at) => nameOf(at));
  const columns =
    band === null
      ? names(node.cols, (col) => colName(node, col, model))
      : names(band.keys.rows, (row) => rowName(band.keys, row, model));
  return {
    ...{ isShifted: isShifted(node, model), isBand: band !== null, columns },
    rows: names(node.rows, (row) => rowName(node, row, model)),
    cellOf: ({ row, col }) => ({ row, col: col - shift(row) }),
    wordsOf: ({ row, col }) => ({ row, col: col + shift(row) }),
    weightAt: (row, word) => {
      const col = word - shift(row);
      const isInside = col >= 0 && col < node.cols;
      const weight = isInside && isComputed(row, col) ? cellValue(node, row, col) : 0;
      return Number.isNaN(weight) ? 0 : weight;
    },
    isReached: (row) => isComputed(row, 0),
  };
}

/** The largest isolated weight; null if all of them are 0. */
export function strongestCell(weights: WordWeights, isolation: Isolation): Cell | null {
  const cells = weights.rows.flatMap((_, row) => weights.columns.map((_, col) => ({ row, col })));
  const [best] = cells
    .filter((cell) => isIsolated(isolation, cell) && weights.weightAt(cell.row, cell.col) > 0)
    .sort((a, b) => weights.weightAt(b.row, b.col) - weights.weightAt(a.row, a.col));
  return best ?? null;
}
