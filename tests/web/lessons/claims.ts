import { movedIn } from '../../../web/engine/numbers/rounding-error';
import type { Trace, TraceNode } from '../../../web/engine/types';
import { cellNamed, numberAt } from '../../../web/learn/questions/cells';
import type { Claim, Fact } from '../../../web/lessons/guide';
import { cellValue } from '../../../web/ui/format/format';

/** The runs that a claim is about: without and with the changes of a card. */
export interface ClaimRuns {
  readonly before: Trace;
  readonly after: Trace;
}

/** A relative difference of sums in another order. */
const rounding = 1e-9;

const isEqual = (one: number, other: number): boolean =>
  one === other || Math.abs(one - other) <= rounding * Math.max(1, Math.abs(one), Math.abs(other));

const isBetween = (value: number, [from, to]: readonly [number, number]): boolean =>
  value >= from - rounding && value <= to + rounding;

/** The run that a name is about, and the name in it. */
function inRun(name: string, { before, after }: ClaimRuns): readonly [name: string, trace: Trace] {
  return name.startsWith('was:') ? [name.slice(4), before] : [name, after];
}

function numberOf(name: string | number, runs: ClaimRuns): number {
  if (typeof name === 'number') return name;
  const [cell, trace] = inRun(name, runs);
  const value = numberAt(trace, cellNamed(cell, trace));
  if (Number.isNaN(value)) throw new Error(`there is no number ${name}`);
  return value;
}

/** A node with some of its cells, by index: `weights`, `weights:1` or `weights:,1`. */
function cellsOf(name: string, runs: ClaimRuns): readonly [node: TraceNode, at: readonly number[]] {
  const [part, trace] = inRun(name, runs);
  const [, id = '', row = '', col = ''] = /^([^:]+)(?::(\d*)(?:,(\d+))?)?$/.exec(part) ?? [];
  const node = trace.node(id);
  if (node === undefined) throw new Error(`there is no node ${name}`);
  const all = Array.from(node.data, (_, at) => at);
  const isIn = (at: number): boolean =>
    (row === '' || Math.floor(at / node.cols) === Number(row)) &&
    (col === '' || at % node.cols === Number(col));
  return [node, all.filter(isIn)];
}

function numbersIn(name: string, runs: ClaimRuns): readonly number[] {
  const [{ data }, at] = cellsOf(name, runs);
  return at.map((index) => data[index] ?? Number.NaN);
}

function isExtreme({ cell, in: place, is, alone }: Extract<Fact, { in: string }>, runs: ClaimRuns): boolean {
  const [name, trace] = inRun(cell, runs);
  const found = cellNamed(name, trace);
  if (found === null) throw new Error(`there is no cell ${cell}`);
  const { node, row, col } = found;
  const { rows = 0, cols = 0 } = trace.node(node) ?? {};
  const parts = { row: `${node}:${row}`, column: `${node}:,${col}`, matrix: node };
  const sign = is === 'largest' ? 1 : -1;
  const others = numbersIn(parts[place], { ...runs, after: trace });
  const own = sign * numberOf(cell, runs);
  if (row >= rows || col >= cols) return false;
  return (
    others.filter((other) => sign * other >= own).length === 1 ||
    (!alone && others.every((other) => sign * other <= own))
  );
}

function isMoved({ moved, count }: Extract<Fact, { moved: string }>, { before, after }: ClaimRuns): boolean {
  const [{ id }, at] = cellsOf(moved, { before, after });
  const isCellMoved = movedIn(id, before, after);
  return at.filter(isCellMoved).length === (count === 'all' ? at.length : count);
}

/** Whether a claim holds. */
export function holds(fact: Claim, runs: ClaimRuns): boolean {
  if ('sum' in fact) {
    const signed = (name: string): number =>
      name.startsWith('-') ? -numberOf(name.slice(1), runs) : numberOf(name, runs);
    return isBetween(
      fact.sum.reduce((total, name) => total + signed(name), 0),
      fact.between,
    );
  }
  if ('all' in fact) return numbersIn(fact.all, runs).every((value) => isBetween(value, fact.between));
  if ('same' in fact) {
    const [one, other] = fact.same.map((name) => numbersIn(name, runs));
    const isSame =
      one?.length === other?.length && one?.every((value, at) => isEqual(value, other?.[at] ?? Number.NaN));
    return isSame !== (fact.not ?? false);
  }
  if ('moved' in fact) return isMoved(fact, runs);
  if ('in' in fact) return isExtreme(fact, runs);
  const [value, than] = [numberOf(fact.cell, runs), numberOf(fact.than, runs)];
  if ('times' in fact) return isBetween(value / than, fact.times);
  if ('more' in fact) return isBetween(value - than, fact.more);
  return fact.is === '=' ? isEqual(value, than) : fact.is === '<' ? value < than : value > than;
}

/** The numbers of a claim that does not hold, to see what is wrong. */
export function numbersOf(fact: Claim, runs: ClaimRuns): readonly number[] {
  const names = Object.values(fact)
    .flat()
    .filter((value): value is string => typeof value === 'string' && /^-?(?:was:)?[^ ]+:[^ ]*$/.test(value));
  return names.flatMap((name) => {
    const [part, trace] = inRun(name.replace(/^-/, ''), runs);
    const cell = cellNamed(part, trace);
    const node = cell === null ? undefined : trace.node(cell.node);
    return cell === null || node === undefined ? [] : [cellValue(node, cell.row, cell.col)];
  });
}
