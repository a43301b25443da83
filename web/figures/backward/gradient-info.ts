import type { Trace, TraceNode } from '../../engine/types';

/** The forward nodes that a gradient refers to: the one it belongs to, and the one that it was propagated through. */
export interface GradientInfo {
  readonly operand: TraceNode;
  readonly via: TraceNode | undefined;
  /** True if it is only the part of the gradient that was propagated through `via`. */
  readonly isPart: boolean;
  /** Index of the operand of `via` that it belongs to, if `operand` occurs there several times. */
  readonly slot: number | undefined;
}

/** Traces are immutable, so their gradients can be cached. */
const gradientCache = new WeakMap<Trace, ReadonlyMap<string, TraceNode>>();

/** The complete gradient of each node, by node id. It comes after its parts. */
function gradientsOf(trace: Trace): ReadonlyMap<string, TraceNode> {
  const cached = gradientCache.get(trace);
  if (cached !== undefined) return cached;
  const gradients = new Map<string, TraceNode>();
  for (const node of trace.nodes) if (node.gradient_of !== null) gradients.set(node.gradient_of, node);
  gradientCache.set(trace, gradients);
  return gradients;
}

/** The complete gradient of a node, if it has one. */
export function gradientOf({ id }: TraceNode, trace: Trace): TraceNode | undefined {
  return gradientsOf(trace).get(id);
}

/** Whether one node contributes several parts to a gradient, as c ⊙ c does. */
function hasSiblingParts({ index, gradient_of, via }: TraceNode, { nodes }: Trace): boolean {
  return nodes.some((each) => each.index !== index && each.gradient_of === gradient_of && each.via === via);
}

/** The forward nodes that a gradient refers to; undefined for auxiliary nodes. */
export function gradientInfo(node: TraceNode, trace: Trace): GradientInfo | undefined {
  const operand = trace.node(node.gradient_of ?? '');
  if (operand === undefined) return undefined;
  const via = trace.node(node.via ?? '');
  const isPart = gradientOf(operand, trace) !== node;
  const slot = isPart && hasSiblingParts(node, trace) ? (node.slot ?? undefined) : undefined;
  return { operand, via, isPart, slot };
}
