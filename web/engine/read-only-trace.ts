import type { Trace, TraceNode } from './types';

const views = new WeakMap<Trace, Trace>();

/**
 * The same run for callers outside of the page: everything is frozen or a copy, so that nothing they write shows on the page,
 * in exports or in later runs, which share their matrices. `data` of a node is a new copy each time it is read.
 */
export function readOnlyTrace(trace: Trace): Trace {
  const known = views.get(trace);
  if (known !== undefined) return known;
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
