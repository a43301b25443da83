import type { CellRef, Trace, TraceNode } from '../engine/types';

/** The cells that a number is computed from, with its own: by node id, one byte for each cell, which is 1 if it is. */
export type Ancestors = ReadonlyMap<string, Uint8Array>;

/** With more cells, following every term takes longer than a reader waits. */
const maxFollowed = 6000;
/** No run has as many nodes one behind the other. */
const everyStep = 1 << 20;

/** The node, and all that it is computed from. */
function nodesBehind(trace: Trace, id: string): readonly TraceNode[] {
  const found = new Set<TraceNode>();
  const waiting = [trace.node(id)];
  for (let node = waiting.pop(); node !== undefined; node = waiting.pop()) {
    if (found.has(node)) continue;
    found.add(node);
    waiting.push(...node.operands.flatMap((at) => trace.nodes[at] ?? []));
  }
  return trace.nodes.filter((node) => found.has(node));
}

/**
 * The cells that a number is computed from. In a large model, whose terms are too many to follow, those that the number depends on: its
 * derivative by them is not 0.
 */
export function ancestorsOf(trace: Trace, cell: CellRef): Ancestors {
  const nodes = nodesBehind(trace, cell.node);
  const lit = new Map(nodes.map(({ id, rows, cols }) => [id, new Uint8Array(rows * cols)]));
  const light = ({ node, row, col }: CellRef): void => {
    const cols = trace.node(node)?.cols ?? 0;
    lit.get(node)?.fill(1, row * cols + col, row * cols + col + 1);
  };
  const count = nodes.reduce((sum, { rows, cols }) => sum + rows * cols, 0);
  if (count <= maxFollowed) for (const entry of trace.lineage(cell, everyStep)) light(entry.cell);
  else
    for (const { id, kind } of nodes)
      if (kind !== 'generated')
        lit.set(
          id,
          Uint8Array.from(trace.gradient(cell, id).data, (slope) => (slope === 0 ? 0 : 1)),
        );
  light(cell);
  return lit;
}
