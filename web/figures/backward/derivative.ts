import type { CellRef, Trace, TraceNode } from '../../engine/types';
import type { Loss } from '../../store/document/state';
import { fitLoss } from '../../store/sizes/fit-loss';
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

/** A cell of the first operand of a node. */
function firstOperandCell({ operands }: TraceNode, row: number, col: number, trace: Trace): CellRef {
  return { node: trace.nodes[operands[0] ?? -1]?.id ?? '', row, col };
}

/** The row of a softmax whose Jacobian is shown: that of the loss if it is in range, else the first. */
function expandedRow({ rows }: TraceNode, loss: Loss, trace: Trace): number {
  const row = fitLoss(loss, trace)?.row ?? 0;
  return row < rows ? row : 0;
}

/** The derivative that an auxiliary cell represents, if any: of a softmax or of an element-wise function. */
function localDerivative(
  node: TraceNode,
  { row, col }: CellRef,
  loss: Loss,
  trace: Trace,
): Derivative | undefined {
  const base = trace.node(node.via ?? '');
  if (base === undefined) return undefined;
  const expanded = expandedRow(base, loss, trace);
  switch (node.part) {
    case 'jacobian':
      return {
        of: { node: base.id, row: expanded, col: row },
        by: firstOperandCell(base, expanded, col, trace),
      };
    case 'row_through_jacobian':
      return { of: chosenLoss, by: firstOperandCell(base, expanded, col, trace), reader: base.id };
    case 'slope':
      return { of: { node: base.id, row, col }, by: firstOperandCell(base, row, col, trace) };
    default:
      return undefined;
  }
}

/** The derivative that a cell of the backward pass represents; undefined for intermediate results. */
export function derivativeOf(cell: CellRef, loss: Loss, trace: Trace): Derivative | undefined {
  const node = trace.node(cell.node);
  if (node === undefined) return undefined;
  const info = gradientInfo(node, trace);
  if (info === undefined) return localDerivative(node, cell, loss, trace);
  const { operand: of, via: by, isPart, slot } = info;
  return { of: chosenLoss, by: { ...cell, node: of.id }, reader: isPart ? by?.id : undefined, slot };
}
