import type { Trace, TraceNode } from '../../engine/types';
import { shortName } from '../../ui/format/names';

/** The nodes forward that a gradient is about: the one it belongs to, and the one that it came back from. */
export interface About {
  readonly of: TraceNode;
  readonly by: TraceNode | undefined;
  /** Whether it is only what came back from `by`, where others read `of` too. */
  readonly isPart: boolean;
  /** The one operand of `by` that it belongs to, where `of` is several and something came back to each. */
  readonly slot: number | undefined;
}

const prefixOf = (id: string): string => id.slice(0, id.lastIndexOf('/') + 1);

/** Whether a node has a gradient: `head_0/d_query` for `head_0/query`. */
export function gradientOf({ id }: TraceNode, trace: Trace): TraceNode | undefined {
  return trace.node(`${prefixOf(id)}d_${shortName(id)}`);
}

/** A trace is frozen, so what its gradients are about is found once. */
const found = new WeakMap<Trace, ReadonlyMap<string, About>>();

/** What every gradient of a run is about, by its id. */
function gradientsOf(trace: Trace): ReadonlyMap<string, About> {
  const known = found.get(trace);
  if (known !== undefined) return known;
  const about = new Map<string, About>();
  const readers = readersIn(trace);
  for (const of of trace.nodes) {
    const whole = gradientOf(of, trace);
    if (whole === undefined) continue;
    const all = readers.get(of.index) ?? [];
    for (const by of all) addParts(about, { of, by, parts: partsBy(by, of, partsOf(whole, trace)) });
    const by = whole.op === 'sum_of' ? undefined : all[0];
    about.set(whole.id, { of, by, isPart: false, slot: undefined });
  }
  found.set(trace, about);
  return about;
}

/** By its index, for every node the steps forward that read it and pass something back. */
function readersIn(trace: Trace): ReadonlyMap<number, readonly TraceNode[]> {
  const readers = new Map<number, TraceNode[]>();
  for (const node of trace.nodes) {
    if (node.section.startsWith('way_back/') || gradientOf(node, trace) === undefined) continue;
    for (const operand of new Set(node.operands))
      readers.set(operand, [...(readers.get(operand) ?? []), node]);
  }
  return readers;
}

/** What came back to a gradient from each of several readers. */
function partsOf({ op, operands }: TraceNode, trace: Trace): readonly TraceNode[] {
  const given = op === 'sum_of' ? operands.map((index) => trace.nodes[index]) : [];
  return given.filter((part) => part !== undefined);
}

/** Those of the parts that came back from one reader: `d_x_by_query`, and `d_x_by_query_2` where that is taken. */
function partsBy(by: TraceNode, of: TraceNode, parts: readonly TraceNode[]): readonly TraceNode[] {
  const name = `${prefixOf(by.id)}d_${shortName(of.id)}_by_${shortName(by.id)}`;
  const isSo = ({ id }: TraceNode): boolean =>
    id === name || (id.startsWith(`${name}_`) && /^\d+$/.test(id.slice(name.length + 1)));
  return parts.filter(isSo);
}

interface Parts {
  readonly of: TraceNode;
  readonly by: TraceNode;
  readonly parts: readonly TraceNode[];
}

/** Several parts from one reader belong to its operands in their order: c ⊙ c gives something back to each c. */
function addParts(about: Map<string, About>, { of, by, parts }: Parts): void {
  const slots = by.operands.flatMap((operand, slot) => (operand === of.index ? [slot] : []));
  for (const [at, { id }] of parts.entries())
    about.set(id, { of, by, isPart: true, slot: parts.length > 1 ? slots[at] : undefined });
}

/** What a gradient is about; undefined for what is worked out beside gradients. */
export function aboutGradient(node: TraceNode, trace: Trace): About | undefined {
  return gradientsOf(trace).get(node.id);
}
