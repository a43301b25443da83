import type { Trace } from '../../../engine/types';
import type { GivenMatrix, Slices } from '../../../formats/axes/slices';
import type { Target, TargetNode } from '../../../formats/names/targets';
import { asGoodAsInfinity } from './mask';
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
}

export function numbersOf(trace: Trace): NumbersOf {
  return (node) => trace.node(node)?.data;
}

/** What a comparison found. */
export interface Comparison {
  /** Null if all cells agree. */
  readonly difference: CellDifference | null;
  readonly tolerance: number;
}

/** Compares every cell of an array with the numbers of a run. */
export function compare({ target, slices }: ComparedArray, { numbers, others, epsilon }: Runs): Comparison {
  const ids = target.nodes.map(({ id }) => id);
  const parts: readonly Pick<TargetNode, 'id' | 'head'>[] = slices.isMean
    ? [{ id: target.pattern, head: null }]
    : target.nodes;
  const read = (from: NumbersOf, part: string): Float64Array =>
    slices.isMean
      ? meanOf(ids.map((id) => from(id) ?? new Float64Array()))
      : (from(part) ?? new Float64Array());
  let worst: CellDifference | null = null;
  let count = 0;
  let largest = 0;
  for (const [at, { id: part, head }] of parts.entries()) {
    const given = slices.matrices[at];
    if (given === undefined) continue;
    const right = read(numbers, part);
    const tolerances = tolerancesOf(
      right,
      others.map((other) => read(other, part)),
      given.halfDigit,
      epsilon,
    );
    for (const tolerance of tolerances) largest = Math.max(largest, tolerance);
    for (const cell of differingCells(given, right, tolerances)) {
      count += 1;
      const found = { ...cell, node: part, head, count, total: 0 };
      if (worst === null || sizeOfDifference(found) > sizeOfDifference(worst)) worst = found;
    }
  }
  const total = slices.matrices.reduce((sum, { data }) => sum + data.length, 0);
  return { difference: worst && { ...worst, count, total }, tolerance: largest };
}

function differingCells(
  { data, cols }: GivenMatrix,
  right: Float64Array,
  tolerances: Float64Array,
): readonly Omit<CellDifference, 'node' | 'head' | 'count' | 'total'>[] {
  return Array.from(data).flatMap((given, at) => {
    const expected = right[at] ?? Number.NaN;
    const tolerance = tolerances[at] ?? 0;
    if (isSame(given, expected, tolerance)) return [];
    return [{ row: Math.floor(at / cols), col: at % cols, given, expected, tolerance }];
  });
}

/** Two NaN are the same, and very large negative scores are as good as -∞. */
function isSame(given: number, expected: number, tolerance: number): boolean {
  if (given === expected || (Number.isNaN(given) && Number.isNaN(expected))) return true;
  if (expected === -Infinity) return given <= asGoodAsInfinity;
  return Math.abs(given - expected) <= tolerance;
}

/** Infinite if only one of the numbers is finite. */
function sizeOfDifference({ given, expected }: CellDifference): number {
  const size = Math.abs(given - expected);
  return Number.isNaN(size) ? Infinity : size;
}

function meanOf(matrices: readonly Float64Array[]): Float64Array {
  const [first = new Float64Array()] = matrices;
  return first.map((_, at) => matrices.reduce((sum, matrix) => sum + (matrix[at] ?? 0), 0) / matrices.length);
}
