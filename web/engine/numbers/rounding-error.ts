import type { Trace, TraceNode } from '../types';

/** The largest relative error of one rounding in float64. */
const unitRoundoff = 2 ** -53;

const roundingsOf = new WeakMap<Trace, readonly number[]>();
const knownSizes = new WeakMap<TraceNode, Float64Array>();

/** How many numbers are added up, multiplied or compared to one of a node: at most the longer side of an operand. */
function ownRoundings({ inner, operands }: TraceNode, { nodes }: Trace): number {
  const sides = operands.map((at) => Math.max(nodes[at]?.rows ?? 0, nodes[at]?.cols ?? 0));
  return operands.length === 0 ? 0 : 2 + Math.max(inner, ...sides);
}

/** How many roundings each node has behind it on its longest way from the given numbers, by index. */
function roundings(trace: Trace): readonly number[] {
  const known = roundingsOf.get(trace);
  if (known !== undefined) return known;
  const counts: number[] = [];
  for (const node of trace.nodes)
    counts.push(ownRoundings(node, trace) + Math.max(0, ...node.operands.map((at) => counts[at] ?? 0)));
  roundingsOf.set(trace, counts);
  return counts;
}

const sizeOf = (value = 0): number => (Number.isFinite(value) ? Math.abs(value) : 0);

/** The largest finite absolute value among some cells: a step of 1 for a row, of the number of columns for a column. */
function largest(data: ArrayLike<number>, from: number, count: number, step: number): number {
  let size = 0;
  for (let index = 0, at = from; index < count; index += 1, at += step)
    size = Math.max(size, sizeOf(data[at]));
  return size;
}

/** The largest of each row, or of each column. */
function largestByLine({ data, rows, cols }: TraceNode, axis: 'row' | 'column'): readonly number[] {
  return axis === 'row'
    ? Array.from({ length: rows }, (_, row) => largest(data, row * cols, cols, 1))
    : Array.from({ length: cols }, (_, col) => largest(data, col, rows, cols));
}

/** An operand of an element-wise step, by the index of a cell of the result: one row or column may serve for all. */
function aligned(
  { rows, cols }: TraceNode,
  operand: TraceNode,
  values: ArrayLike<number>,
): (at: number) => number {
  const isRow = operand.rows === 1 && rows > 1;
  const isColumn = operand.cols === 1 && cols > 1;
  return (at) => values[isRow ? at % cols : isColumn ? Math.floor(at / cols) : at] ?? 0;
}

/** The sizes of element-wise steps: `a` and `b` are the operands, `s` and `t` their sizes, `y` the result. */
type ElementSize = (y: number, a: number, s: number, b: number, t: number) => number;
const sum: ElementSize = (y, _a, s, _b, t) => sizeOf(y) + s + t;
const flat: ElementSize = (y, _a, s) => Math.max(sizeOf(y), s);
const proportional: ElementSize = (y, a, s) =>
  a === 0 ? Math.max(sizeOf(y), s) : (sizeOf(y) * s) / sizeOf(a);
const elementSizes: Readonly<Record<string, ElementSize>> = {
  add: sum,
  subtract: sum,
  mask: sum,
  one_minus: sum,
  activation: flat,
  clamp_min: flat,
  hardmax: (y) => sizeOf(y),
  scale: proportional,
  power: proportional,
  square_root: proportional,
  multiply: (_y, _a, s, _b, t) => s * t,
  divide: (_y, _a, s, b) => s / sizeOf(b),
};

/** The sizes of the numbers that were added to each number of a product: the largest of its row times that of its column. */
function productSizes(node: TraceNode, [left, right]: readonly TraceNode[]): Float64Array {
  const { rows, cols } = node;
  const byRow = left?.rows === rows ? largestByLine(left, 'row') : [];
  const byColumn = right?.cols === cols ? largestByLine(right, 'column') : [];
  const all = [left, right].map((each) =>
    each === undefined ? 0 : largest(each.data, 0, each.data.length, 1),
  );
  return Float64Array.from(
    node.data,
    (_, at) => (byRow[Math.floor(at / cols)] ?? all[0] ?? 0) * (byColumn[at % cols] ?? all[1] ?? 0),
  );
}

/** Those of any other step: the largest of the row, in the result and in operands with as many rows, or of all of an operand. */
function lineSizes(node: TraceNode, operands: readonly TraceNode[], trace: Trace): Float64Array {
  const { rows, cols } = node;
  const lines = [node, ...operands].map((each) =>
    each.rows === rows ? largestByLine(each, 'row') : [largest(each.data, 0, each.data.length, 1)],
  );
  const byRow = Array.from({ length: rows }, (_, row) =>
    Math.max(...lines.map((line) => line[row] ?? line[0] ?? 0)),
  );
  const sizeAt = (at: number): number => byRow[Math.floor(at / cols)] ?? 0;
  if (!node.op.startsWith('softmax')) return Float64Array.from(node.data, (_, at) => sizeAt(at));
  // A share is a quotient of positive numbers: its error is a part of itself, that of its score and some roundings of its own.
  const counts = roundings(trace);
  const ofScores = (counts[node.operands[0] ?? -1] ?? 0) / Math.max(1, counts[node.index] ?? 0);
  return Float64Array.from(node.data, (value, at) => (ofScores * sizeAt(at) + 1) * sizeOf(value));
}

/** The size of the largest number that was rounded on the way to each number of a node, in its step and in element-wise ones before it. */
function sizesOf(node: TraceNode, trace: Trace): Float64Array {
  const known = knownSizes.get(node);
  if (known !== undefined) return known;
  const sizes = computeSizes(node, trace);
  knownSizes.set(node, sizes);
  return sizes;
}

function computeSizes(node: TraceNode, trace: Trace): Float64Array {
  const operands = node.operands.flatMap((at) => trace.nodes[at] ?? []);
  if (operands.length === 0) return Float64Array.from(node.data, sizeOf);
  if (node.inner > 0) return productSizes(node, operands);
  const elementSize = elementSizes[node.op];
  if (elementSize === undefined) return lineSizes(node, operands, trace);
  const [a, b] = operands.map((each) => aligned(node, each, each.data));
  const [s, t] = operands.map((each) => aligned(node, each, sizesOf(each, trace)));
  return Float64Array.from(node.data, (value, at) =>
    elementSize(value, a?.(at) ?? 0, s?.(at) ?? 0, b?.(at) ?? 0, t?.(at) ?? 0),
  );
}

/**
 * How far rounding may have moved the numbers of a node. Each rounding is off by at most u = 2⁻⁵³ of the number that it rounds, and
 * a number with N of them behind it by N u times the largest of these numbers, to first order, unless a step on the way
 * magnifies errors more than numbers. Edits that can be seen make differences some 10¹⁰ times as large.
 */
function roundingErrorsOf(node: TraceNode, trace: Trace): (at: number) => number {
  const relative = unitRoundoff * (roundings(trace)[node.index] ?? 0);
  const sizes = sizesOf(node, trace);
  return (at) => relative * (sizes[at] ?? 0);
}

/** Whether numbers of a node, by their index, are other than 0 by rounding alone, as in the difference of two equal results. */
export function zeroesIn(node: TraceNode, trace: Trace): (at: number) => boolean {
  const error = roundingErrorsOf(node, trace);
  return (at) => {
    const value = node.data[at] ?? Number.NaN;
    return value !== 0 && Math.abs(value) <= error(at);
  };
}

/** The index in a matrix of the cell that has an index in another one; none if it has no such row or column. */
function indexIn(old: TraceNode, now: TraceNode, at: number): number | undefined {
  if (old.cols === now.cols) return at;
  const [row, col] = [Math.floor(at / now.cols), at % now.cols];
  return col < old.cols ? row * old.cols + col : undefined;
}

/**
 * Whether numbers of a node, by their index in `after`, differ between two runs by more than rounding: not if only the order of
 * a sum is another. Cells are the same by row and column, also where a matrix became narrower.
 */
export function movedIn(id: string, before: Trace, after: Trace): (at: number) => boolean {
  const [old, now] = [before.node(id), after.node(id)];
  if (old === now) return () => false;
  if (old === undefined || now === undefined) return () => true;
  const [oldError, error] = [roundingErrorsOf(old, before), roundingErrorsOf(now, after)];
  return (at) => {
    const oldAt = indexIn(old, now, at) ?? -1;
    const [a = Number.NaN, b = Number.NaN] = [old.data[oldAt], now.data[at]];
    if (a === b || Object.is(a, b)) return false;
    return !(Math.abs(b - a) <= oldError(oldAt) + error(at));
  };
}
