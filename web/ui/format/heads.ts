import type { Trace, TraceNode } from '../../engine/types';

/** The node with this name in the same section (the same head) as another node. */
export function siblingNode(node: TraceNode, name: string, { nodes }: Trace): TraceNode | undefined {
  return nodes.find((each) => each.section === node.section && each.name === name);
}

/** Whether two nodes are in the same groups. */
export function sameGroups(a: TraceNode, b: TraceNode): boolean {
  return (
    a.group.length === b.group.length &&
    a.group.every(({ kind, number }, at) => kind === b.group[at]?.kind && number === b.group[at]?.number)
  );
}

/** The corresponding node of another head, counted from 1; undefined if there is no such head. */
export function inHead(node: TraceNode, head: number, { nodes }: Trace): TraceNode | undefined {
  return nodes.find((each) => each.head === head && each.name === node.name && sameGroups(each, node));
}

/** The attention weights of all heads of a run. */
export function headWeights({ nodes }: Pick<Trace, 'nodes'>): readonly TraceNode[] {
  return nodes.filter(({ head, name, pass }) => head !== null && name === 'weights' && pass === 'forward');
}
