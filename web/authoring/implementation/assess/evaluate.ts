import type { Trace } from '../../../engine/types';
import { layoutsOf, type Slices, sliceOf, transposedArray } from '../../../formats/axes/slices';
import { epsilons, type GivenFile } from '../../../formats/given-array';
import type { ArrayPart } from '../../../formats/names/stacked';
import { type Target, targetsOf, withRounds } from '../../../formats/names/targets';
import { epsilonOf } from '../compare/epsilon';
import type { CheckContext, GivenRun } from '../compare/inputs';
import { perturbedTraces } from '../compare/precision';
import type { CellDifference, UnknownArray } from '../compare/report';
import { type ComparedArray, compare, type NumbersOf, type Runs } from '../compare/steps';
import { withoutCopies } from '../reading/angle-copies';
import type { Assignments } from '../reading/input-arrays';
import { type MaskReading, readMask } from '../reading/mask/mask';
import type { Plan } from '../reading/plan';
import type { Examples } from '../reading/read-examples';
import { headShares, mergeHeads } from './head-runs';
import { type Candidate, type MappedArray, mapArrays } from './mapped-arrays';

/** What a comparison of all examples of an array with one of its candidates found. */
export interface CandidateResult extends Candidate {
  /** The first example that differs, from 0; null if all agree. */
  readonly example: number | null;
  readonly difference: CellDifference | null;
  readonly tolerance: number;
  /** Whether it agrees, and other numbers would as well: too few digits were given. */
  readonly isVague: boolean;
  readonly examples: number;
  /** The share of the numbers that agree, of the examples that were looked at. */
  readonly agreeing: number;
}

export interface ArrayResult extends MappedArray {
  readonly results: readonly CandidateResult[];
  readonly isTransposed: boolean;
}

/** The result that counts for an array: the first that agrees, else the first of those of which most numbers agree. */
export function chosenResult({ results }: ArrayResult): CandidateResult | undefined {
  return results.find(({ example }) => example === null) ?? likelyResults(results)[0];
}

/** Shares of numbers that differ by less than this say nothing about which reading is the right one. */
const clearlyMore = 0.05;

/** Those of which hardly less numbers agree than of the best. */
export function likely<Item>(items: readonly Item[], share: (item: Item) => number): readonly Item[] {
  const best = Math.max(...items.map(share));
  return items.filter((item) => share(item) >= best - clearlyMore);
}

/** The results that may be meant, the most usual first. */
export function likelyResults(results: readonly CandidateResult[]): readonly CandidateResult[] {
  return likely(results, ({ agreeing }) => agreeing);
}

/** A file read in one way, and compared. */
export interface Evaluation {
  readonly plan: Plan;
  readonly examples: Examples;
  readonly count: number;
  /** The number of examples in the file, which may be more than were compared. */
  readonly total: number;
  readonly targets: readonly Target[];
  readonly trace: Trace;
  readonly epsilon: number;
  /** The results do not agree as what they seem to be, and are compared as float16, which the printout does not rule out. */
  readonly isAsFloat16: boolean;
  readonly arrays: readonly ArrayResult[];
  readonly unknown: readonly UnknownArray[];
  /** Names of arrays that are one mask of all heads, while each head has its own. They are unknown, too. */
  readonly ofSeveralHeads: readonly string[];
}

const mostExamples = 64;
/** Numbers of all runs together. */
const mostNumbers = 30_000_000;

/** Compares every array with everything that it may be, example by example. */
export function evaluate(
  file: GivenFile & { readonly arrays: readonly ArrayPart[] },
  context: CheckContext,
  assigned: Assignments,
  plan: Plan,
  examples: Examples,
  isAsFloat16 = false,
): Evaluation {
  const first = runsOf(examples, context, 0, 0);
  const targets = withRounds(targetsOf(first.trace));
  const rest = file.arrays
    .filter(({ name }) => !examples.used.has(name))
    .map((array) => asMask(array, examples.comparedMasks.get(array.name)))
    .map((array) => withoutCopies(array, targets));
  const found = mapArrays(rest, targets, assigned, examples.lead);
  const mapped = found.mapped.filter((array) => !hasNoNumbers(array, first.trace, examples));
  const left = found.mapped.filter((array) => !mapped.includes(array));
  const unknown = [
    ...found.unknown,
    ...left.map(({ array: { name, shape } }): UnknownArray => ({ name, shape, near: [] })),
  ];
  const results = mapped.length > 0 ? mapped.map(({ array }) => array) : rest;
  const inputs = file.arrays.filter(({ name }) => examples.used.has(name));
  const epsilon = isAsFloat16 ? epsilons.float16 : epsilonOf(results, inputs);
  const total = Math.max(
    examples.count,
    ...mapped.flatMap(({ candidates }) => candidates.map(({ layout }) => layout.batch)),
  );
  const size = first.trace.nodes.reduce((sum, { rows, cols }) => sum + rows * cols, 0) * examples.headRuns;
  const count = Math.min(total, mostExamples, Math.max(1, Math.floor(mostNumbers / size)));
  const states = mapped.map(({ candidates }) => candidates.map((candidate) => new CandidateState(candidate)));
  for (let example = 0; example < count; example++) {
    const runs = exampleRuns(examples, context, example, epsilon, example === 0 ? first.trace : undefined);
    for (const [at, { array }] of mapped.entries()) compareStates(states[at] ?? [], array, example, runs);
  }
  const arrays = mapped.map((each, at): ArrayResult => {
    const results = (states[at] ?? []).map((state) => state.result());
    const isTransposed =
      results.length === 0 && agreesTransposed(each, exampleRuns(examples, context, 0, epsilon, first.trace));
    return { ...each, results, isTransposed };
  });
  return {
    plan,
    examples,
    count,
    total,
    targets,
    trace: first.trace,
    epsilon,
    isAsFloat16,
    arrays,
    unknown,
    ofSeveralHeads: left.map(({ array }) => array.name),
  };
}

interface OneRun {
  readonly run: GivenRun;
  readonly trace: Trace;
}

export function runsOf(examples: Examples, { engine }: CheckContext, example: number, head: number): OneRun {
  const run = examples.run(Math.min(example, examples.count - 1), head);
  return { run, trace: engine.run(run.request) };
}

/**
 * The right numbers of one example, and those that are off by rounding, which are computed only when they are needed. With a mask for
 * each head, each head is computed in a run of its own.
 */
export function exampleRuns(
  examples: Examples,
  context: CheckContext,
  example: number,
  epsilon: number,
  first?: Trace,
): Runs {
  const heads = Array.from({ length: examples.headRuns }, (_, head) => {
    const { run, trace } =
      head === 0 && first !== undefined
        ? { run: examples.run(Math.min(example, examples.count - 1), 0), trace: first }
        : runsOf(examples, context, example, head);
    return { run, trace };
  });
  let others: readonly NumbersOf[] | null = null;
  return {
    numbers: mergeHeads(heads.map(({ trace }) => trace)),
    get others() {
      others ??= perturbedRuns(
        heads.map(({ run }) => perturbedTraces(context.engine, run.request, run.halfDigits, epsilon)),
      );
      return others;
    },
    epsilon,
  };
}

function perturbedRuns(heads: readonly (readonly Trace[])[]): readonly NumbersOf[] {
  return (heads[0] ?? []).map((_, at) => mergeHeads(heads.flatMap((traces) => traces[at] ?? [])));
}

/** A mask of flags as it is added to scores, to be compared with the mask of the run. */
function asMask(array: ArrayPart, reading: MaskReading | undefined): ArrayPart {
  if (reading === undefined) return array;
  const [cols = 1] = array.shape.toReversed();
  const { data } = readMask({ rows: array.data.length / cols, cols, data: array.data }, reading);
  return { ...array, data: Float64Array.from(data), isBoolean: false };
}

/** Whether an array is a mask of all heads, while each of them has its own. */
function hasNoNumbers({ target }: MappedArray, trace: Trace, { headRuns }: Examples): boolean {
  if (headRuns === 1) return false;
  const shares = headShares(trace);
  return target.nodes.some(({ id }) => shares.get(id) === 'masks');
}

/** After one that differs, so many examples are looked at to count how many numbers agree. */
const examplesForShare = 8;

/** The comparison of an array with one candidate, from example to example, until one differs. */
class CandidateState {
  readonly #candidate: Candidate;
  #example: number | null = null;
  #difference: CellDifference | null = null;
  #tolerance = 0;
  #isVague = true;
  #examples = 0;
  #pending: CellDifference | null = null;
  #agreeing = 0;
  #total = 0;

  constructor(candidate: Candidate) {
    this.#candidate = candidate;
  }

  /** Compares an example. After one that differs, only numbers that agree are counted. Returns whether all agree so far. */
  compare(array: ArrayPart, example: number, runs: Runs): boolean {
    const { target, layout } = this.#candidate;
    const isOver = layout.batch === 1 ? example > 0 : example >= layout.batch;
    const isFirst = this.#example === null;
    if (isOver || (!isFirst && example >= examplesForShare)) return isFirst;
    const slices = sliceOf(array, layout, target.nodes, example);
    const { difference, tolerance, isVague } = compare({ name: array.name, target, slices }, runs);
    if (isFirst && difference !== null && runs.others.length === 0) {
      this.#pending = difference;
      return false;
    }
    this.#count(slices, difference);
    if (!isFirst) return false;
    this.#tolerance = Math.max(this.#tolerance, tolerance);
    this.#isVague &&= isVague;
    this.#examples += 1;
    this.#pending = null;
    this.#example = difference === null ? null : example;
    this.#difference = difference;
    return difference === null;
  }

  #count({ matrices }: Slices, difference: CellDifference | null): void {
    const total = matrices.reduce((sum, { data }) => sum + data.length, 0);
    this.#total += total;
    this.#agreeing += total - (difference?.count ?? 0);
  }

  /** Whether an example differs, if rounding of the inputs is left out. */
  get isPending(): boolean {
    return this.#pending !== null;
  }

  /** Counts that difference, since something else agrees. */
  settle(example: number): void {
    this.#total += this.#pending?.total ?? 0;
    this.#agreeing += (this.#pending?.total ?? 0) - (this.#pending?.count ?? 0);
    this.#example = example;
    this.#difference = this.#pending;
    this.#examples += 1;
    this.#pending = null;
  }

  result(): CandidateResult {
    return {
      ...this.#candidate,
      example: this.#example,
      difference: this.#difference,
      tolerance: this.#tolerance,
      isVague: this.#isVague && this.#example === null && this.#examples > 0,
      examples: this.#examples,
      agreeing: this.#total === 0 ? 0 : this.#agreeing / this.#total,
    };
  }
}

/**
 * Compares an example of an array with all that it may be. Numbers that agree without any movement of the inputs need no other runs, and
 * if one candidate agrees like this, the others need none either.
 */
function compareStates(
  states: readonly CandidateState[],
  array: ArrayPart,
  example: number,
  runs: Runs,
): void {
  const quick: Runs = { numbers: runs.numbers, others: [], epsilon: runs.epsilon };
  const isAgreeing = states.map((state) => state.compare(array, example, quick)).includes(true);
  for (const state of states) {
    if (!state.isPending) continue;
    if (isAgreeing) state.settle(example);
    else state.compare(array, example, runs);
  }
}

/** Numbers that agree without any movement of the inputs need no other runs. */
export function compareLazily(compared: ComparedArray, runs: Runs): ReturnType<typeof compare> {
  const quick = compare(compared, { numbers: runs.numbers, others: [], epsilon: runs.epsilon });
  return quick.difference === null ? quick : compare(compared, runs);
}

function agreesTransposed({ array, target }: MappedArray, runs: Runs): boolean {
  const turned = transposedArray(array);
  if (turned === null) return false;
  return layoutsOf(turned, target.nodes, []).some((layout) => {
    const slices: Slices = sliceOf(turned, layout, target.nodes, 0);
    return compareLazily({ name: array.name, target, slices }, runs).difference === null;
  });
}
