import type { Trace, TraceNode } from '../engine/types';

const views = new WeakMap<Trace, Trace>();

/**
 * A read-only view of a trace for code of the host page. Everything is frozen or a copy, so that it cannot modify matrices
 * that are shared with the page and later runs. `data` of a node is a new copy each time it is read.
 */
export function readOnlyTrace(trace: Trace): Trace {
  const cached = views.get(trace);
  if (cached !== undefined) return cached;
  const view = Object.freeze(createView(trace));
  views.set(trace, view);
  return view;
}

function createView(trace: Trace): Trace {
  const nodes = Object.freeze(trace.nodes.map(readOnlyNode));
  const byId = new Map(nodes.map((node) => [node.id, node]));
  const { variant, sections, outputs, notes, dimensions } = trace;
  return {
    ...frozenCopy({ variant, sections, outputs, notes, dimensions }),
    nodes,
    node: (id) => byId.get(id),
    explain: (cell) => trace.explain(cell),
    lineage: (cell, depth) => trace.lineage(cell, depth),
    gradient: (of, wrt) => trace.gradient(of, wrt),
    perturbed: (of, change) => trace.perturbed(of, change),
  };
}

function readOnlyNode({ data, ...rest }: TraceNode): TraceNode {
  const copyOfData = { enumerable: true, get: () => data.slice() };
  const node = Object.defineProperty({ ...frozenCopy(rest) }, 'data', copyOfData);
  return Object.freeze(node) as TraceNode;
}

function frozenCopy<Value>(value: Value): Value {
  return deepFreeze(structuredClone(value));
}

function deepFreeze<Value>(value: Value): Value {
  if (typeof value !== 'object' || value === null) return value;
  for (const part of Object.values(value)) deepFreeze(part);
  return Object.freeze(value);
}
