import type { CellRef, Trace, TraceNode } from '../../engine/types';
import type { Loss } from '../../store/document/state';
import { fittedLoss } from '../../store/sizes/fit-loss';
import { aboutGradient } from './about';

/** What a number of the backward pass is the derivative of, and by which number. */
export interface Derivative {
  readonly of: CellRef;
  readonly by: CellRef;
  /** The only step that reads `by` anew; undefined: all that follows from it does. */
  readonly reader?: string | undefined;
  /** The only operand of that step that is read so. */
  readonly slot?: number | undefined;
}

/** The cell of the loss. */
export const chosenLoss: CellRef = { node: 'chosen_loss', row: 0, col: 0 };

/** What a part of the backward pass is computed beside: `weights` for `weights_jacobian`, whose part is `jacobian`. */
function besideOf({ id, part }: TraceNode, trace: Trace): TraceNode | undefined {
  return trace.node(id.slice(0, -`_${part}`.length));
}

/** The cell of what a step reads first. */
function readBy({ operands }: TraceNode, row: number, col: number, trace: Trace): CellRef {
  return { node: trace.nodes[operands[0] ?? -1]?.id ?? '', row, col };
}

/** The row of a softmax that is written out: that of the loss, where the softmax has as many. */
function writtenRow({ rows }: TraceNode, loss: Loss, trace: Trace): number {
  const row = fittedLoss(loss, trace)?.row ?? 0;
  return row < rows ? row : 0;
}

/** A cell that is worked out beside gradients, where it is a derivative: of a softmax or of a function. */
function besideGradients(
  node: TraceNode,
  { row, col }: CellRef,
  loss: Loss,
  trace: Trace,
): Derivative | undefined {
  const beside = besideOf(node, trace);
  if (beside === undefined) return undefined;
  const written = writtenRow(beside, loss, trace);
  switch (node.part) {
    case 'jacobian':
      return { of: { node: beside.id, row: written, col: row }, by: readBy(beside, written, col, trace) };
    case 'row_through_jacobian':
      return { of: chosenLoss, by: readBy(beside, written, col, trace), reader: beside.id };
    case 'slope':
      return { of: { node: beside.id, row, col }, by: readBy(beside, row, col, trace) };
    default:
      return undefined;
  }
}

/** What one cell of the backward pass is the derivative of; undefined for what is only a step towards one. */
export function derivativeOf(cell: CellRef, loss: Loss, trace: Trace): Derivative | undefined {
  const node = trace.node(cell.node);
  if (node === undefined) return undefined;
  const about = aboutGradient(node, trace);
  if (about === undefined) return besideGradients(node, cell, loss, trace);
  const { of, by, isPart, slot } = about;
  return { of: chosenLoss, by: { ...cell, node: of.id }, reader: isPart ? by?.id : undefined, slot };
}
