import { at, type RefNode } from './reference';

/** One stop of the walk at one of the three finer granularities. */
export interface Stop {
  readonly node: string;
  readonly granularity: 'equation' | 'row' | 'cell';
  readonly row: number;
  readonly col: number;
}

const isGiven = ({ operands, isGenerated = false }: RefNode): boolean =>
  operands.length === 0 && !isGenerated;

/** Consecutive parameters of a group share one stop, like the inputs. */
function isBesideOthers(node: RefNode, at: number, nodes: readonly RefNode[]): boolean {
  const before = nodes[at - 1];
  if (before === undefined || !isGiven(node) || !isGiven(before)) return false;
  return node.section.endsWith('/inputs') && before.section === node.section;
}

/** The stops in order: all inputs together, then each computed matrix, by rows or cells if requested. */
export function stopsOf(nodes: readonly RefNode[], granularity: Stop['granularity']): readonly Stop[] {
  const [first] = nodes;
  if (first === undefined) return [];
  const inputs = nodes.findIndex((node) => node.section !== 'inputs' || !isGiven(node));
  const later = nodes
    .slice(inputs < 0 ? nodes.length : inputs)
    .filter((node, at, all) => !isBesideOthers(node, at, all))
    .flatMap((node) => stopsIn(node, granularity));
  return [{ node: first.id, granularity, row: 0, col: 0 }, ...later];
}

function stopsIn({ id, operands, data }: RefNode, granularity: Stop['granularity']): readonly Stop[] {
  const start: Stop = { node: id, granularity, row: 0, col: 0 };
  if (granularity === 'equation' || operands.length === 0) return [start];
  if (granularity === 'row') return data.map((_, row) => ({ ...start, row }));
  return data.flatMap((cells, row) => cells.map((_, col) => ({ ...start, row, col })));
}

/** The matrices on the stage: operands and result of a step, or all inputs. */
export function onStage(nodes: readonly RefNode[], stop: Stop): readonly RefNode[] {
  const node = nodes.find(({ id }) => id === stop.node);
  if (node === undefined) throw new RangeError(`no node ${stop.node}`);
  if (isGiven(node) && node.section.endsWith('inputs')) return givenTogether(nodes, node);
  if (node.operands.length === 0) return [node];
  return [...nodes.filter(({ id }) => node.operands.includes(id)), node];
}

/** The inputs of the same section without computed nodes in between. */
function givenTogether(nodes: readonly RefNode[], node: RefNode): readonly RefNode[] {
  const own = nodes.filter(({ section }) => section === node.section);
  const place = own.indexOf(node);
  const isApart = (from: number, to: number): boolean => !own.slice(from, to).every(isGiven);
  return own.filter((_, at) => !isApart(Math.min(at, place), Math.max(at, place) + 1));
}

/** Whether the walk has reached a cell on the stage. */
export function isReached({ id, operands }: RefNode, stop: Stop, row: number, col: number): boolean {
  if (id !== stop.node || operands.length === 0 || stop.granularity === 'equation') return true;
  return row < stop.row || (row === stop.row && (stop.granularity === 'row' || col <= stop.col));
}

/** The number of a cell, by the id of its node. */
export function entryOf(nodes: readonly RefNode[], id: string, row: number, col: number): number {
  const node = nodes.find((each) => each.id === id);
  if (node === undefined) throw new RangeError(`no node ${id}`);
  return at(node.data, row, col);
}
