import '../../../i18n/en/implementation';
import { alteredNumbers } from '../../../engine/analysis/altered';
import type { Trace } from '../../../engine/types';
import { type Message, message } from '../../../i18n/message';
import type { RunSet } from './candidates';
import { perturbedGiven } from './precision';
import { type ComparedArray, compare, type NumbersOf, numbersOf, type Runs } from './steps';

/** The numbers of a run with the given numbers of earlier steps in place of its own, so that a step shows by itself. */
export function runsFromGiven(before: readonly ComparedArray[], base: RunSet): Runs {
  const { epsilon } = base;
  const all = (traces: readonly Trace[], isFiner: boolean): readonly NumbersOf[] =>
    traces.map((trace, run) =>
      numbersFrom(trace, before, (matrix) => perturbedGiven(matrix, { run, epsilon, isFiner })),
    );
  return {
    numbers: numbersFrom(base.trace, before, ({ data }) => data),
    others: all(base.others(), false),
    finer: all(base.finer(), true),
    epsilon,
  };
}

function numbersFrom(
  trace: Trace,
  before: readonly ComparedArray[],
  read: (matrix: ComparedArray['slices']['matrices'][number]) => Float64Array,
): NumbersOf {
  const replaced = new Map<string, Float64Array>();
  for (const { target, slices } of before)
    for (const [at, { id }] of target.nodes.entries()) {
      const matrix = slices.matrices[at];
      if (matrix !== undefined) replaced.set(id, read(matrix));
    }
  return (node) => {
    if (trace.node(node) === undefined) return undefined;
    return alteredNumbers(trace, node, [], replaced) ?? undefined;
  };
}

/** The arrays of earlier steps, which a step may be computed from: whole ones, not means of heads. */
export function arraysBefore(
  array: ComparedArray,
  arrays: readonly ComparedArray[],
): readonly ComparedArray[] {
  return arrays
    .slice(0, arrays.indexOf(array))
    .filter(({ target, slices }) => target !== array.target && !slices.isMean);
}

/** Whether an array has the numbers that follow from the given ones of earlier steps, whatever those are. */
export function followsFromGiven(
  array: ComparedArray,
  arrays: readonly ComparedArray[],
  base: RunSet,
): boolean {
  const before = arraysBefore(array, arrays);
  return before.length > 0 && compare(array, runsFromGiven(before, base)).difference === null;
}

/**
 * Steps that have the numbers of the page although an earlier one has not, and that do not follow from it: the file shows numbers of
 * two computations.
 */
export function pathNotes(
  arrays: readonly ComparedArray[],
  differing: readonly ComparedArray[],
  base: RunSet,
): readonly Message[] {
  const right: Runs = {
    numbers: numbersOf(base.trace),
    others: base.others().map(numbersOf),
    epsilon: base.epsilon,
  };
  return arrays.flatMap((array) => {
    if (differing.includes(array)) return [];
    const wrong = arraysBefore(array, arrays).filter((other) => differing.includes(other));
    const source = wrong.at(-1);
    if (source === undefined || compare(array, right).difference !== null) return [];
    const { difference } = compare(array, runsFromGiven([source], base));
    if (difference === null) return [];
    return [message('implementation.note_two_paths', { name: array.name, source: source.name })];
  });
}
