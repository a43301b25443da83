import type { Group, Trace, TraceNode, TraceSection } from '../../../engine/types';
import { type Branch, branchesOf } from '../branches';

/** What names a box. */
export type BoxLabel =
  | { readonly kind: 'model' }
  | { readonly kind: 'group'; readonly group: Group }
  | { readonly kind: 'section'; readonly section: TraceSection }
  /** A residual connection and the norm after it. */
  | { readonly kind: 'add-and-norm' }
  | { readonly kind: 'node'; readonly node: TraceNode };

/** A box of the map: a part of the model, down to single matrices. */
export interface MapBox {
  /** Unique in the map. */
  readonly key: string;
  readonly label: BoxLabel;
  /** Its parts in the order of the data flow; none for a single matrix. */
  readonly boxes: readonly MapBox[];
  /** All matrices inside, in order. */
  readonly nodes: readonly TraceNode[];
}

const maps = new WeakMap<Trace, MapBox>();

/** The model of a run as nested boxes: layers, blocks, heads, matrices. Every node is in exactly one of the innermost boxes. */
export function mapOf(trace: Trace): MapBox {
  const cached = maps.get(trace);
  if (cached !== undefined) return cached;
  const created = containerBox('model', { kind: 'model' }, boxesOf(branchesOf(trace.sections), trace, true));
  maps.set(trace, created);
  return created;
}

export function containerBox(key: string, label: BoxLabel, boxes: readonly MapBox[]): MapBox {
  return { key, label, boxes, nodes: boxes.flatMap(({ nodes }) => nodes) };
}

export function nodeBox(node: TraceNode): MapBox {
  return { key: `node:${node.id}`, label: { kind: 'node', node }, boxes: [], nodes: [node] };
}

/** Whether a section is one of several heads or recurrent steps. */
function isRepeated({ groups }: TraceSection, nodes: readonly TraceNode[]): boolean {
  return nodes.some(({ head, group }) => head !== null || group.length > groups.length);
}

/** The boxes of a section: a box of its own at the top and for heads and steps, else its matrices. */
function sectionBoxes(section: TraceSection, trace: Trace, isTop: boolean): readonly MapBox[] {
  const nodes = section.nodes.flatMap((index) => trace.nodes[index] ?? []);
  const boxes = nodes.map(nodeBox);
  if (nodes.length === 1 || !(isTop || isRepeated(section, nodes))) return boxes;
  return [containerBox(`section:${section.id}`, { kind: 'section', section }, boxes)];
}

function boxesOf(branches: readonly Branch[], trace: Trace, isTop: boolean): readonly MapBox[] {
  const boxes = branches.flatMap((branch) => {
    if (branch.kind === 'leaf') return sectionBoxes(branch.section, trace, isTop);
    const { id, group } = branch;
    return [containerBox(`group:${id}`, { kind: 'group', group }, boxesOf(branch.branches, trace, false))];
  });
  return withAddAndNorm(boxes, trace);
}

/** Whether a box is a single sum. */
export function isAddition({ label }: MapBox): boolean {
  return label.kind === 'node' && label.node.op === 'add';
}

function isNorm(box: MapBox | undefined): box is MapBox {
  return box?.label.kind === 'group' && box.label.group.kind === 'norm';
}

/** The norm after a sum that alone reads it, as in the paper; null in models that put the norm first in each block. */
function normOf(sum: MapBox | undefined, next: MapBox | undefined, { nodes }: Trace): MapBox | null {
  const [added] = sum?.nodes ?? [];
  if (sum === undefined || added === undefined || !isAddition(sum) || !isNorm(next)) return null;
  return nodes.every((node) => !node.operands.includes(added.index) || next.nodes.includes(node))
    ? next
    : null;
}

/** Merges each sum with its norm. */
function withAddAndNorm(boxes: readonly MapBox[], trace: Trace): readonly MapBox[] {
  return boxes.flatMap((box, at) => {
    if (normOf(boxes[at - 1], box, trace) !== null) return [];
    const norm = normOf(box, boxes[at + 1], trace);
    if (norm === null) return [box];
    return [containerBox(`${box.key}+${norm.key}`, { kind: 'add-and-norm' }, [box, ...norm.boxes])];
  });
}

/** The boxes from the model down to the one with a key; empty if there is none. */
export function pathTo(key: string, box: MapBox): readonly MapBox[] {
  if (box.key === key) return [box];
  for (const inner of box.boxes) {
    const path = pathTo(key, inner);
    if (path.length > 0) return [box, ...path];
  }
  return [];
}

/** The heads inside, if these are what the box consists of: their weights. */
export function headWeights({ boxes }: MapBox): readonly TraceNode[] {
  const heads = boxes.filter(({ label, nodes }) => label.kind === 'section' && nodes[0]?.head !== null);
  return heads.flatMap(({ nodes }) => nodes.filter(({ role }) => role === 'weights').slice(-1));
}

/** What a box shows of its numbers: the weights of its heads, its own weights in a head or step, else its result. */
export function picturesOf(box: MapBox): readonly TraceNode[] {
  const weights = headWeights(box);
  if (weights.length > 0) return weights;
  const own = box.label.kind === 'section' ? box.nodes.filter(({ role }) => role === 'weights') : [];
  return (own.length > 0 ? own : box.nodes).slice(-1);
}
