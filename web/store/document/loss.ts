import type { Trace, TraceNode } from '../../engine/types';
import { message } from '../../i18n/message';
import type { SetCell } from '../actions/actions';
import { ownedMatrix, sameMatrix, withCell } from './matrix';
import { numberError } from './number';
import { type Refusal, refuse } from './refusal';
import type { Document, Loss } from './state';

/** Id of the node with the targets of a loss. */
export const targetsId = 'loss_targets';

export function sameLoss(a: Loss | undefined, b: Loss | undefined): boolean {
  if (a === b || a === undefined || b === undefined) return a === b;
  const samePlace = a.kind === b.kind && a.node === b.node && a.row === b.row && a.col === b.col;
  return samePlace && sameMatrix(a.targets ?? undefined, b.targets ?? undefined);
}

/** Whether a node is part of the loss or of the backward pass. */
export function isInBackwardPass({ pass }: Pick<TraceNode, 'pass'>): boolean {
  return pass !== 'forward';
}

/** The nodes that can have a loss: computed in the forward pass, and dependent on an input. */
export function lossNodes({ nodes }: Pick<Trace, 'nodes'>): readonly TraceNode[] {
  const dependent = new Set<number>();
  for (const { index, kind, operands } of nodes) {
    const isGiven = kind !== 'computed' && kind !== 'generated';
    if (isGiven || operands.some((operand) => dependent.has(operand))) dependent.add(index);
  }
  return nodes.filter(
    (node) => node.kind === 'computed' && dependent.has(node.index) && !isInBackwardPass(node),
  );
}

/** Changes one target of the loss; `generated` is the current matrix of targets. */
export function setTarget(document: Document, { cell, value, generated }: SetCell): Document | Refusal {
  const { loss } = document;
  if (loss === undefined || generated === undefined) return refuse(message('error.there_no_targets_now'));
  const error = numberError(value, false);
  if (error !== null) return refuse(error);
  const targets = withCell(ownedMatrix(generated), cell.row, cell.col, value);
  return { ...document, loss: { ...loss, targets } };
}

/** Sets or removes the loss of a document. */
export function withLoss(document: Document, loss: Loss | null | undefined): Document {
  if (document.loss === (loss ?? undefined)) return document;
  const { loss: _, ...forward } = document;
  return loss ? { ...forward, loss } : forward;
}
