import type { Trace, TraceNode } from '../../engine/types';

/** The nodes forward that a gradient is about: the one it belongs to, and the one that it came back from. */
export interface GradientInfo {
  readonly operand: TraceNode;
  readonly via: TraceNode | undefined;
  /** Whether it is only what came back from `by`, where others read `of` too. */
  readonly isPart: boolean;
  /** The one operand of `by` that it belongs to, where `of` is several and something came back to each. */
  readonly slot: number | undefined;
}

/** A trace is frozen, so its gradients are found once. */
const gradientCache = new WeakMap<Trace, ReadonlyMap<string, TraceNode>>();

/** The whole gradient of every node that has one, by the id of the node. It comes after its parts. */
function gradientsOf(trace: Trace): ReadonlyMap<string, TraceNode> {
  const cached = gradientCache.get(trace);
  if (cached !== undefined) return cached;
  const gradients = new Map<string, TraceNode>();
  for (const node of trace.nodes) if (node.gradient_of !== null) gradients.set(node.gradient_of, node);
  gradientCache.set(trace, gradients);
  return gradients;
}

/** The gradient of a node, where it has one. */
export function gradientOf({ id }: TraceNode, trace: Trace): TraceNode | undefined {
  return gradientsOf(trace).get(id);
}

/** Whether several parts of a gradient came back through one node: c ⊙ c gives something back to each c. */
function hasSiblingParts({ index, gradient_of, via }: TraceNode, { nodes }: Trace): boolean {
  return nodes.some((each) => each.index !== index && each.gradient_of === gradient_of && each.via === via);
}

/** What a gradient is about; undefined for what is computed beside gradients. */
export function gradientInfo(node: TraceNode, trace: Trace): GradientInfo | undefined {
  const operand = trace.node(node.gradient_of ?? '');
  if (operand === undefined) return undefined;
  const via = trace.node(node.via ?? '');
  const isPart = gradientOf(operand, trace) !== node;
  const slot = isPart && hasSiblingParts(node, trace) ? (node.slot ?? undefined) : undefined;
  return { operand, via, isPart, slot };
}
