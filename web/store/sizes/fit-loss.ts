import type { LossRequest, Trace, TraceNode } from '../../engine/types';
import { lossNodes } from '../document/loss';
import { filled } from '../document/matrix';
import type { InputMatrix, Loss } from '../document/state';

/** Whether a kind of loss compares with targets. */
export function hasTargets({ kind }: Pick<Loss, 'kind'>): boolean {
  return kind === 'mean_squares' || kind === 'cross_entropy';
}

/** A loss as a run can have it: brought inside a matrix that is gone or smaller now. Null where nothing moves anything. */
export function fittedLoss(wanted: Loss, trace: Pick<Trace, 'nodes' | 'outputs'>): Loss | null {
  const nodes = lossNodes(trace);
  const node =
    nodes.find(({ id }) => id === wanted.node) ??
    nodes.findLast(({ id }) => trace.outputs.includes(id)) ??
    nodes.at(-1);
  if (node === undefined) return null;
  return {
    ...wanted,
    node: node.id,
    row: Math.min(wanted.row, node.rows - 1),
    col: wanted.kind === 'cell' ? Math.min(wanted.col, node.cols - 1) : 0,
    targets: hasTargets(wanted) ? fittedTargets(wanted, node) : null,
  };
}

/** Those that are known, in the size of the node. Of all others squares want 0, and each row wants a column of its own. */
function fittedTargets({ kind, targets }: Loss, { rows, cols }: TraceNode): InputMatrix {
  const usual = (row: number, col: number): number =>
    kind === 'cross_entropy' && col === row % cols ? 1 : 0;
  return filled(rows, cols, (row, col) => {
    const known = targets !== null && row < targets.rows && col < targets.cols;
    return (known ? targets.data[row * targets.cols + col] : undefined) ?? usual(row, col);
  });
}

/** What the engine is asked for a loss that fits. */
export function requestOfLoss({ kind, node, row, col, targets }: Loss): LossRequest {
  return { node, loss: kind, row, col, targets: targets?.data ?? [] };
}
