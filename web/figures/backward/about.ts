import type { Trace, TraceNode } from '../../engine/types';

/** The nodes forward that a gradient is about: the one it belongs to, and the one that it came back from. */
export interface About {
  readonly of: TraceNode;
  readonly by: TraceNode | undefined;
  /** Whether it is only what came back from `by`, where others read `of` too. */
  readonly isPart: boolean;
  /** The one operand of `by` that it belongs to, where `of` is several and something came back to each. */
  readonly slot: number | undefined;
}

/** A trace is frozen, so its gradients are found once. */
const found = new WeakMap<Trace, ReadonlyMap<string, TraceNode>>();

/** The whole gradient of every node that has one, by the id of the node. It comes after its parts. */
function gradientsOf(trace: Trace): ReadonlyMap<string, TraceNode> {
  const known = found.get(trace);
  if (known !== undefined) return known;
  const gradients = new Map<string, TraceNode>();
  for (const node of trace.nodes) if (node.gradient_of !== null) gradients.set(node.gradient_of, node);
  found.set(trace, gradients);
  return gradients;
}

/** The gradient of a node, where it has one. */
export function gradientOf({ id }: TraceNode, trace: Trace): TraceNode | undefined {
  return gradientsOf(trace).get(id);
}

/** Whether several parts of a gradient came back through one node: c ⊙ c gives something back to each c. */
function isOneOfSeveral({ index, gradient_of, via }: TraceNode, { nodes }: Trace): boolean {
  return nodes.some((each) => each.index !== index && each.gradient_of === gradient_of && each.via === via);
}

/** What a gradient is about; undefined for what is computed beside gradients. */
export function aboutGradient(node: TraceNode, trace: Trace): About | undefined {
  const of = trace.node(node.gradient_of ?? '');
  if (of === undefined) return undefined;
  const by = trace.node(node.via ?? '');
  const isPart = gradientOf(of, trace) !== node;
  const slot = isPart && isOneOfSeveral(node, trace) ? (node.slot ?? undefined) : undefined;
  return { of, by, isPart, slot };
}
