import type { LossRequest, Trace, TraceNode } from '../../engine/types';
import { lossNodes } from '../document/loss';
import { createMatrix } from '../document/matrix';
import type { InputMatrix, Loss } from '../document/state';

export function hasTargets({ kind }: Pick<Loss, 'kind'>): boolean {
  return kind === 'mean_squares' || kind === 'cross_entropy';
}

/** Clamps a loss to a trace that may have fewer or smaller nodes. Null if no node depends on an input. */
export function fitLoss(loss: Loss, trace: Pick<Trace, 'nodes' | 'outputs'>): Loss | null {
  const nodes = lossNodes(trace);
  const node =
    nodes.find(({ id }) => id === loss.node) ??
    nodes.findLast(({ id }) => trace.outputs.includes(id)) ??
    nodes.at(-1);
  if (node === undefined) return null;
  return {
    ...loss,
    node: node.id,
    row: Math.min(loss.row, node.rows - 1),
    col: loss.kind === 'cell' ? Math.min(loss.col, node.cols - 1) : 0,
    targets: hasTargets(loss) ? fitTargets(loss, node) : null,
  };
}

/** Resizes the targets to the node. New targets are 0, or for the cross-entropy one-hot rows. */
function fitTargets({ kind, targets }: Loss, { rows, cols }: TraceNode): InputMatrix {
  const defaultTarget = (row: number, col: number): number =>
    kind === 'cross_entropy' && col === row % cols ? 1 : 0;
  return createMatrix(rows, cols, (row, col) => {
    const isInside = targets !== null && row < targets.rows && col < targets.cols;
    return (isInside ? targets.data[row * targets.cols + col] : undefined) ?? defaultTarget(row, col);
  });
}

/** Converts a fitted loss to a request for the engine. */
export function toLossRequest({ kind, node, row, col, targets }: Loss): LossRequest {
  return { node, loss: kind, row, col, targets: targets?.data ?? [] };
}
