import { alteredNumbers } from '../../../engine/analysis/altered';
import type { Trace, TraceNode } from '../../../engine/types';
import { type NumbersOf, numbersOf } from '../compare/steps';

/**
 * What of several runs, each with the mask of another head, a node depends on: nothing that differs; the masks alone, so that it has
 * no numbers of its own; one head, so that it is right in the run of that head; or several, so that it is right in none of them.
 */
type Share = 'same' | 'masks' | 'own' | 'joined';

/** By id of the node. */
export type HeadShares = ReadonlyMap<string, Share>;

/** How the nodes of a run depend on a mask that differs from head to head. */
export function headShares({ nodes }: Trace): HeadShares {
  const shares = new Map<string, Share>();
  for (const node of nodes) shares.set(node.id, shareOf(node, nodes, shares));
  return shares;
}

function shareOf(
  { id, head, operands }: TraceNode,
  nodes: Trace['nodes'],
  shares: ReadonlyMap<string, Share>,
): Share {
  if (id === 'mask') return 'masks';
  let isMasked = false;
  for (const operand of operands) {
    const before = nodes[operand];
    const share = shares.get(before?.id ?? '') ?? 'same';
    if (share === 'joined' || (share === 'own' && before?.head !== head)) return 'joined';
    isMasked ||= share !== 'same';
  }
  if (!isMasked) return 'same';
  if (head !== null) return 'own';
  return operands.some((operand) => shares.get(nodes[operand]?.id ?? '') !== 'masks') ? 'joined' : 'masks';
}

/**
 * The numbers of all heads together, from runs with the mask of one head each: a node of one head has those of its own run, and what is
 * computed from several heads is computed by the engine from these.
 */
export function mergeHeads(traces: readonly Trace[]): NumbersOf {
  const [first] = traces;
  if (first === undefined) return () => undefined;
  if (traces.length === 1) return numbersOf(first);
  const shares = headShares(first);
  const ownNumbers = ({ id, head }: TraceNode): Float64Array | undefined =>
    traces[(head ?? 1) - 1]?.node(id)?.data;
  let replaced: ReadonlyMap<string, Float64Array> | undefined;
  const known = new Map<string, Float64Array | undefined>();
  const joined = (id: string): Float64Array | undefined => {
    replaced ??= ownBeforeJoined(first, shares, ownNumbers);
    return alteredNumbers(first, id, [], replaced) ?? undefined;
  };
  return (id) => {
    const node = first.node(id);
    const share = shares.get(id);
    if (node === undefined || share === 'masks') return undefined;
    if (share !== 'joined') return share === 'own' ? ownNumbers(node) : node.data;
    if (!known.has(id)) known.set(id, joined(id));
    return known.get(id);
  };
}

/** The nodes of single heads that others are computed from, with the numbers of their own run. */
function ownBeforeJoined(
  { nodes }: Trace,
  shares: HeadShares,
  ownNumbers: (node: TraceNode) => Float64Array | undefined,
): ReadonlyMap<string, Float64Array> {
  const found = new Map<string, Float64Array>();
  for (const { id, operands } of nodes) {
    if (shares.get(id) !== 'joined') continue;
    for (const operand of operands) {
      const before = nodes[operand];
      if (before === undefined || shares.get(before.id) !== 'own') continue;
      const numbers = ownNumbers(before);
      if (numbers !== undefined) found.set(before.id, numbers);
    }
  }
  return found;
}
