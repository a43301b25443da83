import type { CellRef, TraceNode, TraceSection } from '../../engine/types';
import type { Granularity, Position } from '../document/state';

/** The parts of a trace that the walk depends on. */
export interface Walk {
  readonly nodes: readonly Pick<TraceNode, 'id' | 'rows' | 'cols' | 'kind'>[];
  readonly sections: readonly Pick<TraceSection, 'nodes'>[];
}

type WalkNode = Walk['nodes'][number];

/**
 * The consecutive stops at one node. A stop shows the nodes up to rank `last`, and this node up to the row or cell of the
 * stop. `rank` is the rank of the node in the walk; if several given nodes share one stop, that of the first.
 */
interface NodeStops {
  readonly node: WalkNode;
  readonly rank: number;
  readonly last: number;
  readonly stops: number;
}

/** The index of the first stop at a node, the offset from it, and whether the position lies before that stop. */
interface StopLocation {
  readonly start: number;
  readonly offset: number;
  readonly before: boolean;
}

/** Data derived from a walk. Traces are immutable, so it is computed once and cached. */
interface WalkIndex {
  /** The nodes in walk order, which is the order of the sections. */
  readonly nodes: readonly WalkNode[];
  readonly ranks: ReadonlyMap<string, number>;
  /** Rank of the last node of each section. */
  readonly ends: readonly number[];
  /** The number of input nodes. They come first in the walk and share one stop. */
  readonly inputs: number;
  /** Filled when they are first asked for. */
  readonly stops: Map<Granularity, readonly NodeStops[]>;
}

const indexes = new WeakMap<Walk, WalkIndex>();

function indexWalk(walk: Walk): WalkIndex {
  const cached = indexes.get(walk);
  if (cached !== undefined) return cached;
  const nodes = walk.sections.flatMap((section) => section.nodes).flatMap((index) => walk.nodes[index] ?? []);
  const ranks = new Map(nodes.map(({ id }, rank) => [id, rank]));
  const ends = sectionEnds(walk);
  const created: WalkIndex = { nodes, ranks, ends, inputs: countInputs(nodes, ends[0]), stops: new Map() };
  indexes.set(walk, created);
  return created;
}

/** The number of input nodes: those of the first section, in which a program may go on to steps. */
function countInputs(nodes: readonly WalkNode[], end = -1): number {
  const other = nodes.findIndex((node, rank) => rank > end || !isGiven(node));
  return other < 0 ? nodes.length : other;
}

function stopsIn(node: WalkNode, granularity: Granularity): number {
  if (node.kind !== 'computed') return 1;
  if (granularity === 'row') return node.rows;
  return granularity === 'cell' ? node.rows * node.cols : 1;
}

/** Whether the numbers of a node are given rather than computed. Given nodes of one section share a stop. */
function isGiven(node: WalkNode | undefined): boolean {
  return node !== undefined && node.kind !== 'computed' && node.kind !== 'generated';
}

/** Rank of the last node that shares a stop with this one: itself, or the last of several given nodes. */
function lastShownWith(nodes: readonly WalkNode[], rank: number, sectionEnd: number): number {
  let last = rank;
  while (isGiven(nodes[rank]) && last < sectionEnd && isGiven(nodes[last + 1])) last += 1;
  return last;
}

function stopsByNode(walk: Walk, granularity: Granularity): readonly NodeStops[] {
  const index = indexWalk(walk);
  const found = index.stops.get(granularity) ?? findStops(index, granularity);
  index.stops.set(granularity, found);
  return found;
}

function findStops({ nodes, ends, inputs }: WalkIndex, granularity: Granularity): readonly NodeStops[] {
  let first = inputs;
  const later = ends.flatMap((end) => {
    const start = first;
    first = Math.max(first, end + 1);
    if (granularity !== 'section') return stopsInSection(nodes, start, end, granularity);
    const node = nodes[end];
    if (node === undefined || end < start) return [];
    return [{ node, rank: end, last: end, stops: stopsIn(node, granularity) }];
  });
  const [node] = nodes;
  return node === undefined || inputs === 0
    ? later
    : [{ node, rank: 0, last: inputs - 1, stops: 1 }, ...later];
}

/** The stops of one section, whose nodes have the ranks `start` to `end`. */
function stopsInSection(
  nodes: readonly WalkNode[],
  start: number,
  end: number,
  granularity: Granularity,
): readonly NodeStops[] {
  const found: NodeStops[] = [];
  for (let rank = start; rank <= end; rank = (found.at(-1)?.last ?? rank) + 1) {
    const node = nodes[rank];
    if (node === undefined) break;
    found.push({ node, rank, last: lastShownWith(nodes, rank, end), stops: stopsIn(node, granularity) });
  }
  return found;
}

function sectionEnds(walk: Walk): readonly number[] {
  let rank = -1;
  return walk.sections.map((section) => {
    rank += section.nodes.length;
    return rank;
  });
}

function offsetIn(nodeStops: NodeStops, position: Position): number {
  if (nodeStops.stops === 1) return 0;
  return position.granularity === 'row' ? position.row : position.row * nodeStops.node.cols + position.col;
}

/** Finds the first stop that shows the node of a position. */
function locate(walk: Walk, position: Position): StopLocation {
  const rank = Math.max(rankOf(walk, position.node), 0);
  let start = 0;
  for (const nodeStops of stopsByNode(walk, position.granularity)) {
    const before = nodeStops.rank > rank;
    if (nodeStops.last >= rank) return { start, offset: before ? 0 : offsetIn(nodeStops, position), before };
    start += nodeStops.stops;
  }
  return { start: 0, offset: 0, before: false };
}

function rankOf(walk: Walk, node: string): number {
  return indexWalk(walk).ranks.get(node) ?? -1;
}

/** The number of stops at a granularity. */
export function walkSteps(walk: Walk, granularity: Granularity): number {
  return stopsByNode(walk, granularity).reduce((count, nodeStops) => count + nodeStops.stops, 0);
}

/** The index of the stop that shows a position, from 0. */
export function indexOf(walk: Walk, position: Position): number {
  const { start, offset } = locate(walk, position);
  return start + offset;
}

/** The position of a stop; an index out of range is clamped. */
export function positionAt(walk: Walk, granularity: Granularity, index: number): Position {
  let rest = Math.min(Math.max(Math.trunc(index) || 0, 0), walkSteps(walk, granularity) - 1);
  for (const { node, stops } of stopsByNode(walk, granularity)) {
    if (rest < stops) {
      if (granularity !== 'cell' || stops === 1)
        return { node: node.id, row: stops === 1 ? 0 : rest, col: 0, granularity };
      return { node: node.id, row: Math.floor(rest / node.cols), col: rest % node.cols, granularity };
    }
    rest -= stops;
  }
  return { node: '', row: 0, col: 0, granularity };
}

/** The position of the next stop; the same object at the end of the walk. */
export function stepForward(walk: Walk, position: Position): Position {
  const { start, offset, before } = locate(walk, position);
  const next = start + offset + (before ? 0 : 1);
  return next < walkSteps(walk, position.granularity)
    ? positionAt(walk, position.granularity, next)
    : position;
}

/** The position of the previous stop; the same object at the start of the walk. */
export function stepBack(walk: Walk, position: Position): Position {
  const index = indexOf(walk, position);
  return index > 0 ? positionAt(walk, position.granularity, index - 1) : position;
}

/** Clamps a position to a trace with other nodes or sizes: to the nearest cell, else to the first computed node. */
export function clampPosition(walk: Walk, position: Position): Position {
  const { nodes } = indexWalk(walk);
  const found = nodes[rankOf(walk, position.node)];
  const node = found ?? nodes.find((each) => each.kind === 'computed') ?? nodes[0];
  if (node === undefined) return position;
  const { granularity } = position;
  const within =
    found !== undefined && node.kind === 'computed' && rankOf(walk, node.id) >= indexWalk(walk).inputs;
  const row =
    within && (granularity === 'row' || granularity === 'cell') ? clampIndex(position.row, node.rows) : 0;
  const col = within && granularity === 'cell' ? clampIndex(position.col, node.cols) : 0;
  const same = node.id === position.node && row === position.row && col === position.col;
  return same ? position : { node: node.id, row, col, granularity };
}

function clampIndex(index: number, size: number): number {
  return Math.min(Math.max(Math.trunc(index) || 0, 0), Math.max(size - 1, 0));
}

/** Whether a node is before, at or after the position. */
export type Progress = 'done' | 'current' | 'coming';

/** The node of an id, such as `head_0/weights`; for the last part of one, such as `weights`, the first node that ends in it. */
export function nodeNamed<Of extends { readonly id: string }>(
  nodes: readonly Of[],
  name: string,
): Of | undefined {
  return nodes.find(({ id }) => id === name) ?? nodes.find(({ id }) => id.endsWith(`/${name}`));
}

/** The progress of a node. At the granularities `row` and `cell`, only part of the current node is shown. */
export function progressOf(walk: Walk, position: Position, node: string): Progress {
  if (node === position.node) return 'current';
  return rankOf(walk, node) <= shownRank(walk, position.node) ? 'done' : 'coming';
}

/** Rank of the last node that is completely shown when the walk is at `node`, apart from `node` itself. */
function shownRank(walk: Walk, node: string): number {
  const here = rankOf(walk, node);
  const { nodes, ends, inputs } = indexWalk(walk);
  const end = ends.find((each) => each >= here) ?? here;
  const last = isGiven(nodes[here]) ? lastShownWith(nodes, here, end) : here - 1;
  return Math.max(last, inputs - 1);
}

/** Whether a cell is shown at a position: it is given, or computed at or before the position. */
export function isReached(walk: Walk, position: Position, cell: CellRef): boolean {
  if (cell.node !== position.node) return progressOf(walk, position, cell.node) === 'done';
  const node = indexWalk(walk).nodes[rankOf(walk, cell.node)];
  if (position.isHidden) return false;
  if (node === undefined || node.kind !== 'computed') return true;
  if (position.granularity === 'row') return cell.row <= position.row;
  if (position.granularity !== 'cell') return true;
  return cell.row < position.row || (cell.row === position.row && cell.col <= position.col);
}
