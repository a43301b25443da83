import type { CellRef, TraceNode, TraceSection } from '../../engine/types';
import type { Granularity, Position } from '../document/state';

/** What the walk needs to know of a trace. */
export interface Walk {
  readonly nodes: readonly Pick<TraceNode, 'id' | 'rows' | 'cols' | 'kind'>[];
  readonly sections: readonly Pick<TraceSection, 'nodes'>[];
}

type WalkNode = Walk['nodes'][number];

/**
 * A run of stops at one node. A stop shows every node up to rank `last` of the walk, this node as far as the stop.
 * `rank` is that of the node: the last one, or the first of several that are given together.
 */
interface Leg {
  readonly node: WalkNode;
  readonly rank: number;
  readonly last: number;
  readonly stops: number;
}

/** A place in the walk: the leg, the stop within it, and whether the position lies before that stop. */
interface Place {
  readonly start: number;
  readonly offset: number;
  readonly before: boolean;
}

/** What follows from a walk alone and is asked for again and again: a trace is frozen, so it is found once. */
interface Outline {
  /** The nodes in the order of the walk, which is that of the sections. */
  readonly nodes: readonly WalkNode[];
  readonly ranks: ReadonlyMap<string, number>;
  /** Rank of the last node of each section. */
  readonly ends: readonly number[];
}

const outlines = new WeakMap<Walk, Outline>();

function outline(walk: Walk): Outline {
  const known = outlines.get(walk);
  if (known !== undefined) return known;
  const nodes = walk.sections.flatMap((section) => section.nodes).flatMap((index) => walk.nodes[index] ?? []);
  const ranks = new Map(nodes.map(({ id }, rank) => [id, rank]));
  const made = { nodes, ranks, ends: sectionEnds(walk) };
  outlines.set(walk, made);
  return made;
}

/** How many of the first nodes are the inputs: they are shown together, as one stop. */
function inputCount(walk: Walk): number {
  return walk.sections[0]?.nodes.length ?? 0;
}

function stopsIn(node: WalkNode, grain: Granularity): number {
  if (node.kind !== 'computed') return 1;
  if (grain === 'row') return node.rows;
  return grain === 'cell' ? node.rows * node.cols : 1;
}

/** Whether the reader owns a node: those of one section are shown together, as one stop. */
function isGiven(node: WalkNode | undefined): boolean {
  return node !== undefined && node.kind !== 'computed' && node.kind !== 'generated';
}

/** Rank of the last node that is shown with this one: itself, or the end of the parameters it stands among. */
function lastShownWith(nodes: readonly WalkNode[], rank: number, sectionEnd: number): number {
  let last = rank;
  while (isGiven(nodes[rank]) && last < sectionEnd && isGiven(nodes[last + 1])) last += 1;
  return last;
}

function legs(walk: Walk, grain: Granularity): readonly Leg[] {
  const { nodes, ends } = outline(walk);
  let first = 0;
  return ends.flatMap((end, section) => {
    const start = first;
    first = end + 1;
    if (section > 0 && grain !== 'section') return legsWithin(nodes, start, end, grain);
    const rank = section === 0 ? start : end;
    const node = nodes[rank];
    if (node === undefined || end < start) return [];
    return [{ node, rank, last: end, stops: section === 0 ? 1 : stopsIn(node, grain) }];
  });
}

/** The legs of the nodes from `start` to `end`, which are one section. */
function legsWithin(
  nodes: readonly WalkNode[],
  start: number,
  end: number,
  grain: Granularity,
): readonly Leg[] {
  const found: Leg[] = [];
  for (let rank = start; rank <= end; rank = (found.at(-1)?.last ?? rank) + 1) {
    const node = nodes[rank];
    if (node === undefined) break;
    found.push({ node, rank, last: lastShownWith(nodes, rank, end), stops: stopsIn(node, grain) });
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

function offsetIn(leg: Leg, position: Position): number {
  if (leg.stops === 1) return 0;
  return position.grain === 'row' ? position.row : position.row * leg.node.cols + position.col;
}

/** Finds the first leg that shows the node of the position. */
function locate(walk: Walk, position: Position): Place {
  const rank = Math.max(rankOf(walk, position.node), 0);
  let start = 0;
  for (const leg of legs(walk, position.grain)) {
    const before = leg.rank > rank;
    if (leg.last >= rank) return { start, offset: before ? 0 : offsetIn(leg, position), before };
    start += leg.stops;
  }
  return { start: 0, offset: 0, before: false };
}

function rankOf(walk: Walk, node: string): number {
  return outline(walk).ranks.get(node) ?? -1;
}

/** How many stops the walk has at this grain. */
export function walkSteps(walk: Walk, grain: Granularity): number {
  return legs(walk, grain).reduce((count, leg) => count + leg.stops, 0);
}

/** Which stop shows the position, from 0. */
export function indexOf(walk: Walk, position: Position): number {
  const { start, offset } = locate(walk, position);
  return start + offset;
}

/** The stop of that number; the nearest one when there is none. */
export function positionAt(walk: Walk, grain: Granularity, index: number): Position {
  let rest = Math.min(Math.max(Math.trunc(index) || 0, 0), walkSteps(walk, grain) - 1);
  for (const { node, stops } of legs(walk, grain)) {
    if (rest < stops) {
      if (grain !== 'cell' || stops === 1)
        return { node: node.id, row: stops === 1 ? 0 : rest, col: 0, grain };
      return { node: node.id, row: Math.floor(rest / node.cols), col: rest % node.cols, grain };
    }
    rest -= stops;
  }
  return { node: '', row: 0, col: 0, grain };
}

/** The next stop; the position itself at the end of the walk. */
export function stepForward(walk: Walk, position: Position): Position {
  const { start, offset, before } = locate(walk, position);
  const next = start + offset + (before ? 0 : 1);
  return next < walkSteps(walk, position.grain) ? positionAt(walk, position.grain, next) : position;
}

/** The stop before; the position itself at the start of the walk. */
export function stepBack(walk: Walk, position: Position): Position {
  const index = indexOf(walk, position);
  return index > 0 ? positionAt(walk, position.grain, index - 1) : position;
}

/** The same place in a trace whose nodes or sizes changed: the nearest cell, else the first computed node. */
export function clampPosition(walk: Walk, position: Position): Position {
  const { nodes } = outline(walk);
  const found = nodes[rankOf(walk, position.node)];
  const node = found ?? nodes.find((each) => each.kind === 'computed') ?? nodes[0];
  if (node === undefined) return position;
  const { grain } = position;
  const within = found !== undefined && node.kind === 'computed' && rankOf(walk, node.id) >= inputCount(walk);
  const row = within && (grain === 'row' || grain === 'cell') ? clampIndex(position.row, node.rows) : 0;
  const col = within && grain === 'cell' ? clampIndex(position.col, node.cols) : 0;
  const same = node.id === position.node && row === position.row && col === position.col;
  return same ? position : { node: node.id, row, col, grain };
}

function clampIndex(index: number, size: number): number {
  return Math.min(Math.max(Math.trunc(index) || 0, 0), Math.max(size - 1, 0));
}

/** How a node stands to the position: all shown, being computed, or still to come. */
export type Progress = 'done' | 'current' | 'coming';

/** How far the walk has come with a node. At the grains `row` and `cell` the current one is partly shown. */
export function progressOf(walk: Walk, position: Position, node: string): Progress {
  if (node === position.node) return 'current';
  return rankOf(walk, node) <= shownRank(walk, position.node) ? 'done' : 'coming';
}

/** Rank of the last node that is on show at a node, besides itself: what came before, and what is given with it. */
function shownRank(walk: Walk, node: string): number {
  const here = rankOf(walk, node);
  const { nodes, ends } = outline(walk);
  const end = ends.find((each) => each >= here) ?? here;
  const last = isGiven(nodes[here]) ? lastShownWith(nodes, here, end) : here - 1;
  return Math.max(last, inputCount(walk) - 1);
}

/** Whether the walk has reached a cell: it is given, or computed no later than the position. */
export function isReached(walk: Walk, position: Position, cell: CellRef): boolean {
  if (cell.node !== position.node) return progressOf(walk, position, cell.node) === 'done';
  const node = outline(walk).nodes[rankOf(walk, cell.node)];
  if (node === undefined || node.kind !== 'computed') return true;
  if (position.grain === 'row') return cell.row <= position.row;
  if (position.grain !== 'cell') return true;
  return cell.row < position.row || (cell.row === position.row && cell.col <= position.col);
}
