import type { CellRef, Trace, TraceNode } from '../../engine/types';
import type { Loss } from '../../store/document/state';
import { fittedLoss } from '../../store/sizes/fit-loss';
import { gradientInfo } from './gradient-info';

/** The derivative that a number of the backward pass represents: of the cell `of` with respect to the cell `by`. */
export interface Derivative {
  readonly of: CellRef;
  readonly by: CellRef;
  /** The only node that reads the perturbed `by`; if undefined, all nodes do. */
  readonly reader?: string | undefined;
  /** The only operand of `reader` that is perturbed. */
  readonly slot?: number | undefined;
}

/** The cell of the loss. */
export const chosenLoss: CellRef = { node: 'chosen_loss', row: 0, col: 0 };

/** The node that an auxiliary node belongs to: `weights` for `weights_jacobian`. */
function baseNode(id: string, suffix: string, trace: Trace): TraceNode | undefined {
  return id.endsWith(suffix) ? trace.node(id.slice(0, -suffix.length)) : undefined;
}

/** A cell of the first operand of a node. */
function firstOperandCell({ operands }: TraceNode, row: number, col: number, trace: Trace): CellRef {
  return { node: trace.nodes[operands[0] ?? -1]?.id ?? '', row, col };
}

/** The row of a softmax whose Jacobian is shown: that of the loss if it is in range, else the first. */
function expandedRow({ rows }: TraceNode, loss: Loss, trace: Trace): number {
  const row = fittedLoss(loss, trace)?.row ?? 0;
  return row < rows ? row : 0;
}

/** The derivative that an auxiliary cell represents, if any: of a softmax or of an element-wise function. */
function localDerivative({ node: id, row, col }: CellRef, loss: Loss, trace: Trace): Derivative | undefined {
  const weights = baseNode(id, '_jacobian', trace);
  if (weights !== undefined) {
    const written = expandedRow(weights, loss, trace);
    return {
      of: { node: weights.id, row: written, col: row },
      by: firstOperandCell(weights, written, col, trace),
    };
  }
  const softmax = baseNode(id, '_row_through_jacobian', trace);
  if (softmax !== undefined) {
    const by = firstOperandCell(softmax, expandedRow(softmax, loss, trace), col, trace);
    return { of: chosenLoss, by, reader: softmax.id };
  }
  const activation = baseNode(id, '_slope', trace);
  return (
    activation && { of: { node: activation.id, row, col }, by: firstOperandCell(activation, row, col, trace) }
  );
}

/** The derivative that a cell of the backward pass represents; undefined for intermediate results. */
export function derivativeOf(cell: CellRef, loss: Loss, trace: Trace): Derivative | undefined {
  const node = trace.node(cell.node);
  const info = node && gradientInfo(node, trace);
  if (info === undefined) return localDerivative(cell, loss, trace);
  const { operand: of, via: by, isPart, slot } = info;
  return { of: chosenLoss, by: { ...cell, node: of.id }, reader: isPart ? by?.id : undefined, slot };
}
