import { alteredNumbers } from '../../../engine/analysis/altered';
import { findMistakes } from '../../../engine/analysis/mistakes';
import type { NamedCause, Trace } from '../../../engine/types';
import { implementationText } from '../../../i18n/en/implementation';
import { type Message, message } from '../../../i18n/message';
import type { RunSet } from './candidates';
import { enoughForOne, isExplained, isNear } from './evidence';
import { perturbedGiven } from './precision';
import { type ComparedArray, compare, type NumbersOf, numbersOf, type Runs } from './steps';

/** The numbers of a run with the given numbers of earlier steps in place of its own, so that a step shows by itself. */
export function runsFromGiven(
  before: readonly ComparedArray[],
  base: RunSet,
  causes: readonly NamedCause[] = [],
): Runs {
  const { epsilon } = base;
  const all = (traces: readonly Trace[], isFiner: boolean): readonly NumbersOf[] =>
    traces.map((trace, run) =>
      numbersFrom(trace, { before, causes }, (matrix) => perturbedGiven(matrix, { run, epsilon, isFiner })),
    );
  return {
    numbers: numbersFrom(base.trace, { before, causes }, ({ data }) => data),
    others: all(base.others(), false),
    finer: all(base.finer(), true),
    epsilon,
  };
}

function numbersFrom(
  trace: Trace,
  { before, causes }: { readonly before: readonly ComparedArray[]; readonly causes: readonly NamedCause[] },
  read: (matrix: ComparedArray['slices']['matrices'][number]) => Float64Array,
): NumbersOf {
  const replaced = new Map<string, Float64Array>();
  for (const { target, slices } of before)
    for (const [at, { id }] of target.nodes.entries()) {
      const matrix = slices.matrices[at];
      if (matrix !== undefined) replaced.set(id, read(matrix));
    }
  const known = new Map<string, Float64Array | undefined>();
  return (node) => {
    if (!known.has(node)) known.set(node, alteredIn(trace, node, causes, replaced));
    return known.get(node);
  };
}

function alteredIn(
  trace: Trace,
  node: string,
  causes: readonly NamedCause[],
  replaced: ReadonlyMap<string, Float64Array>,
): Float64Array | undefined {
  if (trace.node(node) === undefined) return undefined;
  return (
    alteredNumbers(trace, node, causes, replaced) ??
    alteredNumbers(trace, node, [], replaced) ??
    trace.node(node)?.data
  );
}

/** The arrays of earlier steps, which a step may be computed from: whole ones, not means of heads. */
export function arraysBefore(
  array: ComparedArray,
  arrays: readonly ComparedArray[],
): readonly ComparedArray[] {
  return arrays
    .slice(0, arrays.indexOf(array))
    .filter(({ target, slices }) => target.pattern !== array.target.pattern && !slices.isMean);
}

/** Whether runs have the steps of an array: those with other options may have others. */
export function hasNodes({ target }: ComparedArray, { numbers }: Runs): boolean {
  return target.nodes.every(({ id, rows, cols }) => numbers(id)?.length === rows * cols);
}

/** The first of some arrays that has other numbers than these runs. */
export const contradicted = (arrays: readonly ComparedArray[], runs: Runs): ComparedArray | undefined =>
  arrays.find((array) => hasNodes(array, runs) && compare(array, runs).difference !== null);

/** Whether an array has the numbers that follow from the given ones of earlier steps, whatever those are. */
export function followsFromGiven(
  array: ComparedArray,
  arrays: readonly ComparedArray[],
  base: RunSet,
): boolean {
  const before = arraysBefore(array, arrays);
  return before.length > 0 && compare(array, runsFromGiven(before, base)).difference === null;
}

/** The mistake that gives the numbers of an array from the given ones of earlier steps: a second one, after another. */
export function mistakeFromGiven(
  array: ComparedArray,
  arrays: readonly ComparedArray[],
  base: RunSet,
): NamedCause | null {
  const before = arraysBefore(array, arrays);
  const node = array.target.nodes.at(-1);
  if (node === undefined || array.slices.isMean) return null;
  const expected = runsFromGiven(before, base);
  for (const { diagnosis, only } of findMistakes(base.trace, node.id, 0, 'run')) {
    const cause = { key: diagnosis.key, only };
    const near = numbersFrom(base.trace, { before, causes: [cause] }, ({ data }) => data);
    if (!isNear(array, near)) continue;
    if (isExplained(array, runsFromGiven(before, base, [cause]), expected.numbers, enoughForOne))
      return cause;
  }
  return null;
}

/**
 * Steps that have the numbers of the page although an earlier one has not, and that do not follow from it: the file shows numbers of
 * two computations.
 */
export function otherPaths(
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
    const source = arraysBefore(array, arrays)
      .filter((other) => differing.includes(other))
      .at(-1);
    if (source === undefined || compare(array, right).difference !== null) return [];
    if (compare(array, runsFromGiven([source], base)).difference === null) return [];
    return [
      message(implementationText('implementation.note_two_paths'), { name: array.name, source: source.name }),
    ];
  });
}
