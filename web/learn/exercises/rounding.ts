import type { CellRef, Explanation, Term, Trace, TraceNode } from '../../engine/types';
import { cellsOf, isExact } from './generation/numbers';
import { isWrittenExactly } from './number-text';

/** Half of the last of two decimals: what rounding a number may change. */
const half = 0.005;
/** By how much a number that counts as a multiple of 1/4 may miss it: see `isShort`. */
const exactness = 1e-4 / 4;
/** The floating-point difference of 0.72 and 0.715 is slightly larger than 0.005. */
const slack = 1e-9;

/**
 * How far an answer may be from the number of the engine: half of the last decimal of the answer, and what half of the last
 * decimal of each rounded number that it is computed from changes. An answer that is written exactly, and computed from numbers
 * that are, must be exact.
 */
export function tolerance(cell: CellRef, trace: Trace): number {
  const node = trace.node(cell.node);
  const explanation = trace.explain(cell);
  const carried = carriedError(explanation, trace);
  if (node === undefined) return slack;
  if (carried > 0 || !isWrittenExactly(node, explanation.result)) return half + carried + slack;
  return isExact(node) ? exactness : slack;
}

/**
 * How much further rounding or cutting off in between may move an answer. 0 where nothing has to be rounded on the way. It adds
 * half of the last decimal, for digits of the answer that are cut off and not rounded.
 */
export function slip(cell: CellRef, trace: Trace): number {
  const node = trace.node(cell.node);
  const explanation = trace.explain(cell);
  if (node === undefined || tolerance(cell, trace) < half) return 0;
  return half + errorInBetween(explanation, trace);
}

/**
 * By how much a wrong number must differ from the right one to be found. A reader's own number is within `tolerance` of every right
 * one, and half a decimal of the wrong one may be lost as well; beyond that, its distance must exceed all others.
 */
export function visibleDistance(cell: CellRef, trace: Trace): number {
  const node = trace.node(cell.node);
  if (node === undefined) return Number.POSITIVE_INFINITY;
  return tolerance(cell, trace) + largestTolerance(node, trace) + (isExact(node) ? 0 : half);
}

/** The largest `tolerance` of the cells of a node. */
export function largestTolerance(node: TraceNode, trace: Trace): number {
  return Math.max(...cellsOf(node).map(([row, col]) => tolerance({ node: node.id, row, col }, trace)));
}

/** Whether an answer is computed from rounded numbers. */
export function hasRoundedOperands(cell: CellRef, trace: Trace): boolean {
  return carriedError(trace.explain(cell), trace) > 0;
}

/**
 * What half of the last decimal of each rounded operand changes. (a + e)(b + f) differs from a b by at most
 * (|a| + e)(|b| + f) - |a| |b|. Lengths, ReLU and max change by no more than their operands do. The other functions get exact operands
 * only: `isPaperSized`.
 */
function carriedError({ cell, reduction, terms }: Explanation, trace: Trace): number {
  const node = trace.node(cell.node);
  const errorOf = factorError(trace, node?.op === 'scale');
  const changes = terms.map((term) => {
    if (reduction !== 'sum') return term.factors.reduce((sum, factor) => sum + errorOf(factor), 0);
    const sizes = term.factors.map(({ value }) => Math.abs(value));
    const widest = term.factors.map((factor) => Math.abs(factor.value) + errorOf(factor));
    return widest.every(Number.isFinite) ? product(widest) - product(sizes) : 0;
  });
  return changes.reduce((sum, change) => sum + change, 0);
}

function product(numbers: readonly number[]): number {
  return numbers.reduce((result, number) => result * number, 1);
}

/** How far the printed number of a factor may be from the factor. Of the constants, only that of a scale is printed. */
function factorError(trace: Trace, isScale: boolean): (factor: Term['factors'][number]) => number {
  return ({ cell, value }) => {
    if (cell === null) return isScale && !isWrittenExactly(null, value) ? half : 0;
    const node = trace.node(cell.node);
    return node === undefined || isWrittenExactly(node, value) ? 0 : half;
  };
}

function errorInBetween(explanation: Explanation, trace: Trace): number {
  switch (explanation.reduction) {
    case 'softmax':
      return shareError(explanation);
    case 'log_softmax':
      return logarithmError(explanation);
    case 'log_sum_exp':
      return logSumError(explanation);
    case 'sum':
      return productsError(explanation, trace);
    default:
      return 0;
  }
}

/** A share t / (t + r): t is off by half a decimal, and so is each of the exponentials in r that is not that of −∞. */
function shareError({ terms, total, chosen }: Explanation): number {
  const own = terms[chosen]?.value ?? 0;
  if (own === 0 || total === 0) return 0;
  const rest = total - own;
  const restError = Math.max(0, terms.filter(({ value }) => value > 0).length - 1) * half;
  const most = (own + half) / (own + half + Math.max(0, rest - restError));
  const least = Math.max(0, own - half) / (Math.max(0, own - half) + rest + restError);
  return Math.max(most - own / total, own / total - least);
}

/** |log(p + e) - log(p)| is at most e / (p - e); e is what a share is off by, rounded, and at most half of it. */
function logarithmError(explanation: Explanation): number {
  const share = (explanation.terms[explanation.chosen]?.value ?? 0) / explanation.total;
  const error = Math.min(shareError(explanation) + half, share / 2);
  return share > 0 ? error / (share - error) : 0;
}

/** |log(t + e) - log(t)| is at most e / (t - e); e is half a decimal for each exponential besides that of the largest, which is 1. */
function logSumError({ terms, total }: Explanation): number {
  const error = Math.max(0, terms.filter(({ value }) => value > 0).length - 1) * half;
  return total > error ? error / (total - error) : 0;
}

/** Half a decimal for each of several products that has more than two. */
function productsError({ terms }: Explanation, trace: Trace): number {
  const printed = ({ cell, value }: Term['factors'][number]): number => {
    const node = cell === null ? null : (trace.node(cell.node) ?? null);
    return isWrittenExactly(node, value) ? value : Number(value.toFixed(2));
  };
  const long = terms.filter(({ factors }) => {
    const hundreds = product(factors.map(printed)) * 100;
    return Number.isFinite(hundreds) && Math.abs(hundreds - Math.round(hundreds)) > slack;
  });
  return terms.length > 1 ? long.length * half : 0;
}
