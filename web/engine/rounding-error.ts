import type { Trace, TraceNode } from './types';

/** The largest relative error of one rounding in float64. */
const unitRoundoff = 2 ** -53;

const roundingsOf = new WeakMap<Trace, readonly number[]>();
const sizes = new WeakMap<object, number>();

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

/** The largest finite absolute value. */
function largestIn({ data }: TraceNode): number {
  const known = sizes.get(data);
  if (known !== undefined) return known;
  let size = 0;
  for (const value of data) if (Number.isFinite(value)) size = Math.max(size, Math.abs(value));
  sizes.set(data, size);
  return size;
}

/** The largest number that is rounded where a node is computed: one of its own, of an operand, or a product of two of them. */
function largestRounded(node: TraceNode, { nodes }: Trace): number {
  const operands = node.operands.map((at) => nodes[at]).filter((each) => each !== undefined);
  const largest = operands.map(largestIn);
  const product = node.inner > 0 ? largest.reduce((all, each) => all * each, 1) : 0;
  return Math.max(largestIn(node), product, ...largest);
}

/**
 * How far rounding may have moved the numbers of a node. Each rounding is off by at most u = 2⁻⁵³ of the number that it rounds, and
 * a number with N of them behind it by N u times the largest of these numbers, to first order, unless a step on the way
 * magnifies errors more than numbers. A weight is a quotient of positive numbers, so its error is a part of itself: the error of
 * its score, and those of the sum. Edits that can be seen make differences some 10¹⁰ times as large.
 */
function roundingErrorsOf(node: TraceNode, trace: Trace): (value: number) => number {
  const relative = unitRoundoff * (roundings(trace)[node.index] ?? 0);
  const size = largestRounded(node, trace);
  if (node.op === 'softmax') return (value) => relative * Math.max(1, size) * Math.abs(value);
  return () => relative * size;
}

/** Whether numbers of a node, by index, differ between two runs by more than rounding: not if only the order of a sum is another. */
export function movedIn(id: string, before: Trace, after: Trace): (at: number) => boolean {
  const [old, now] = [before.node(id), after.node(id)];
  if (old === now) return () => false;
  if (old === undefined || now === undefined) return () => true;
  const [oldError, error] = [roundingErrorsOf(old, before), roundingErrorsOf(now, after)];
  return (at) => {
    const [a = Number.NaN, b = Number.NaN] = [old.data[at], now.data[at]];
    if (a === b || Object.is(a, b)) return false;
    return !(Math.abs(b - a) <= oldError(a) + error(b));
  };
}
