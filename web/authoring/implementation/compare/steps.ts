import type { Trace } from '../../../engine/types';
import type { GivenMatrix, Slices } from '../../../formats/axes/slices';
import type { Target, TargetNode } from '../../../formats/names/targets';
import { asGoodAsInfinity } from '../reading/mask/mask';
import { tolerancesOf } from './precision';
import type { CellDifference } from './report';

/** Numbers of a node by its id; undefined if there are none. */
export type NumbersOf = (node: string) => Float64Array | undefined;

/** An array laid over the matrices of a target. */
export interface ComparedArray {
  readonly name: string;
  readonly target: Target;
  readonly slices: Slices;
}

/** The runs that numbers are compared with: the right one, and others that are off by rounding. */
export interface Runs {
  readonly numbers: NumbersOf;
  readonly others: readonly NumbersOf[];
  readonly epsilon: number;
  /** Runs that are off by less, to tell rounding from a jump; without them, all movement counts as rounding. */
  readonly finer?: readonly NumbersOf[];
}

/** A given matrix beside the numbers of a run, with what rounding explains in each cell. */
export interface ComparedPart {
  readonly node: string;
  readonly head: TargetNode['head'];
  readonly given: GivenMatrix;
  readonly numbers: Float64Array;
  readonly tolerances: Float64Array;
}

export function numbersOf(trace: Trace): NumbersOf {
  return (node) => trace.node(node)?.data;
}

/** What a comparison found. */
export interface Comparison {
  /** Null if all cells agree. */
  readonly difference: CellDifference | null;
  readonly tolerance: number;
  /** Whether numbers that have nothing to do with these would agree, too, since rounding explains so much. */
  readonly isVague: boolean;
}

/** Compares every cell of an array with the numbers of a run. */
export function compare(array: ComparedArray, runs: Runs): Comparison {
  let worst: CellDifference | null = null;
  let count = 0;
  let largest = 0;
  const parts = comparedParts(array, runs);
  for (const part of parts) {
    const found = differingCells(part);
    count += found.count;
    largest = Math.max(largest, found.tolerance);
    if (found.worst >= 0 && (worst === null || found.size > sizeOfDifference(worst.given, worst.expected)))
      worst = cellOf(part, found.worst);
  }
  const total = array.slices.matrices.reduce((sum, { data }) => sum + data.length, 0);
  return { difference: worst && { ...worst, count, total }, tolerance: largest, isVague: isVague(parts) };
}

/** Tolerances of half a standard deviation: other numbers with the same spread would agree in more than a quarter of the cells. */
const mostOfSpread = 1 / 2;
/** Tolerances below this part of the numbers themselves say something, also of numbers that are nearly equal. */
const mostOfSize = 0.3;

/** Whether the tolerances are as large as the spread of the numbers, so that others would agree, too. */
function isVague(parts: readonly ComparedPart[]): boolean {
  let [count, sum, squares, allowed] = [0, 0, 0, 0];
  for (const { numbers, tolerances } of parts)
    for (const [at, number] of numbers.entries()) {
      if (!Number.isFinite(number)) continue;
      count += 1;
      sum += number;
      squares += number * number;
      allowed += (tolerances[at] ?? 0) ** 2;
    }
  if (allowed === 0) return false;
  const variance = squares - (sum * sum) / count;
  return allowed >= mostOfSpread ** 2 * variance && allowed >= mostOfSize ** 2 * squares;
}

function cellOf({ node, head, given, numbers, tolerances }: ComparedPart, at: number): CellDifference {
  return {
    ...{
      node,
      head,
      row: Math.floor(at / given.cols),
      col: at % given.cols,
      given: given.data[at] ?? Number.NaN,
    },
    ...{ expected: numbers[at] ?? Number.NaN, tolerance: tolerances[at] ?? 0, count: 0, total: 0 },
  };
}

/** Each matrix of an array with the numbers of its node; of a mean of all heads, with their mean. */
export function comparedParts(array: ComparedArray, runs: Runs): readonly ComparedPart[] {
  const { target, slices } = array;
  const parts = slices.isMean ? [{ id: target.pattern, head: null }] : target.nodes;
  return parts.flatMap(({ id, head }, at) => {
    const given = slices.matrices[at];
    if (given === undefined) return [];
    const read = (from: NumbersOf): Float64Array => numbersOfPart(array, at, from);
    const numbers = read(runs.numbers);
    const tolerances = tolerancesOf(
      numbers,
      runs.others.map(read),
      given.halfDigit,
      runs.epsilon,
      runs.finer?.map(read),
    );
    return [{ node: id, head, given, numbers, tolerances }];
  });
}

/** The numbers of a run that matrix `at` of an array is compared with. */
export function numbersOfPart({ target, slices }: ComparedArray, at: number, from: NumbersOf): Float64Array {
  const read = (id: string | undefined): Float64Array =>
    (id === undefined ? undefined : from(id)) ?? new Float64Array();
  return slices.isMean ? meanOf(target.nodes.map(({ id }) => read(id))) : read(target.nodes[at]?.id);
}

/** How many cells differ, and the index of the one that differs most; -1 if none does. Allocates nothing for each cell. */
function differingCells({ given: { data }, numbers, tolerances }: ComparedPart) {
  let [count, worst, size, tolerance] = [0, -1, -1, 0];
  for (let at = 0; at < data.length; at++) {
    const [given, expected] = [data[at] as number, numbers[at] ?? Number.NaN];
    const allowed = tolerances[at] ?? 0;
    if (allowed > tolerance) tolerance = allowed;
    if (isSame(given, expected, allowed)) continue;
    count += 1;
    const difference = sizeOfDifference(given, expected);
    if (difference > size) [worst, size] = [at, difference];
  }
  return { count, worst, size, tolerance };
}

/** Two NaN are the same, and very large negative scores are as good as -∞. */
export function isSame(given: number, expected: number, tolerance: number): boolean {
  if (given === expected || (Number.isNaN(given) && Number.isNaN(expected))) return true;
  if (expected === -Infinity) return given <= asGoodAsInfinity;
  return Math.abs(given - expected) <= tolerance;
}

/** Infinite if only one of the numbers is finite. */
function sizeOfDifference(given: number, expected: number): number {
  const size = Math.abs(given - expected);
  return Number.isNaN(size) ? Infinity : size;
}

function meanOf(matrices: readonly Float64Array[]): Float64Array {
  const [first = new Float64Array()] = matrices;
  return first.map((_, at) => matrices.reduce((sum, matrix) => sum + (matrix[at] ?? 0), 0) / matrices.length);
}
