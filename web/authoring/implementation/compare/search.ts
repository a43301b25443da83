import type { Trace } from '../../../engine/types';
import { implementationText } from '../../../i18n/en/implementation';
import { type Message, message } from '../../../i18n/message';
import { type Candidate, numbersIn, type RunSet, type RunSource, runSet, runsOf } from './candidates';
import { declaredNear } from './declared';
import {
  couldBeExplained,
  enoughForOne,
  enoughForTwo,
  givesNumbers,
  isExplained,
  isExplainedStrictly,
  isNear,
} from './evidence';
import { fittedDiagnoses } from './fitted';
import type { CheckContext, GivenRun } from './inputs';
import { groupsInTurns, mistakesNear, pairsNear } from './mistakes';
import { hidingFirst, visibleCounts } from './options/hidden-cells';
import { type OptionSource, type OtherRun, otherRuns, runsWithTwo } from './options/options';
import { arraysBefore, contradicted, followsFromGiven } from './paths';
import { type ComparedArray, compare, numbersOf, type Runs } from './steps';

/** Everything that a check needs of the runs. */
export interface Compared {
  readonly trace: Trace;
  readonly others: readonly Trace[];
  readonly epsilon: number;
  readonly arrays: readonly ComparedArray[];
}

/** The ways to look for what gives the numbers of an array, the quick ones first. */
export interface Search {
  readonly array: ComparedArray;
  readonly arrays: readonly ComparedArray[];
  readonly base: RunSet;
  /** The other arrays that differ. */
  readonly later: readonly ComparedArray[];
  /** Arrays of the steps before it. */
  readonly before: readonly ComparedArray[];
  mistakes(): readonly Candidate[];
  fitted(): ReturnType<typeof fittedDiagnoses>;
  options(): readonly Candidate[];
  two(): readonly Candidate[];
  /** Whether `two` has left out some, since there are many numbers. */
  isCut(): boolean;
  /** The run with the norms in the other place; null if there is none. */
  withOtherNorm(): RunSet | null;
  /** Whether an array follows from the given numbers of the steps before it. */
  follows(array: ComparedArray): boolean;
}

export function searchIn(
  array: ComparedArray,
  { trace, others, epsilon, arrays }: Compared,
  { request, halfDigits, grouped }: GivenRun,
  { engine, schema, mistakes: declared = [] }: CheckContext,
): Search {
  const source: OptionSource = { engine, schema, request };
  const ownSource: RunSource = { engine, request, halfDigits, epsilon };
  const base = runSet(ownSource, trace, others);
  const right = numbersOf(trace);
  const rightRuns: Runs = { numbers: right, others: others.map(numbersOf), epsilon };
  const later = arrays.filter((other) => other !== array && compare(other, rightRuns).difference !== null);
  const before = arraysBefore(array, arrays);
  const contradicts = (candidate: Candidate): boolean =>
    contradicted(before, runsOf(candidate)) !== undefined;
  // Zeros are what many programs give: then another array must tell.
  const isTold = (candidate: Candidate): boolean => {
    const { numbers } = runsOf(candidate);
    return (
      givesNumbers(array, numbers) ||
      later.some(
        (other) => givesNumbers(other, numbers) && compare(other, runsOf(candidate)).difference === null,
      )
    );
  };
  const matching = (candidates: readonly Candidate[], enough: number): readonly Candidate[] =>
    candidates
      .filter((candidate) =>
        couldBeExplained(
          array,
          { numbers: numbersIn(candidate, candidate.base.trace), epsilon },
          right,
          later.length > 0 ? 1 : enough,
          candidate.isDeclared,
        ),
      )
      .filter((candidate) => isExplained(array, runsOf(candidate), right, enough, undefined, later))
      .filter((candidate) => !candidate.isDeclared || isTold(candidate))
      .filter(
        (candidate) =>
          !contradicts(candidate) ||
          (enough < enoughForTwo && isExplainedStrictly(array, runsOf(candidate), right, enough)),
      );
  const baseOf = (other: OtherRun): RunSet =>
    runSet({ engine, request: other.request, halfDigits, epsilon }, other.trace);
  const near = (runs: readonly OtherRun[]): readonly Candidate[] =>
    runs
      .flatMap((other) => optionCandidates(array, other, baseOf(other)))
      .filter((candidate) => isNear(array, numbersIn(candidate, candidate.base.trace)));
  let known: readonly OtherRun[] | undefined;
  const single = (): readonly OtherRun[] => {
    known ??= otherRuns(source).filter((other) => hasShapeOf(array, other));
    return known;
  };
  const limits = limitsOf(trace);
  let isCut = false;
  const withOption = (): readonly Candidate[] => {
    const likely = hidingFirst(single(), array);
    isCut ||= likely.length > limits.searched;
    return likely
      .slice(0, limits.searched)
      .flatMap((other) => mistakesWithOption(array, other, baseOf(other)));
  };
  const withTwo = (): readonly OtherRun[] => {
    const found = runsWithTwo(source, single(), { most: limits.runs, counts: visibleCounts(array) });
    isCut ||= found.isCut;
    return found.runs;
  };
  const pairs = (): readonly Candidate[] => {
    isCut ||= !limits.hasPairs;
    return limits.hasPairs ? pairsNear(array, base) : [];
  };
  return {
    ...{ array, arrays, base },
    later,
    before,
    mistakes: () =>
      matching(
        [
          ...declaredNear(array, ownSource, declared),
          ...mistakesNear(array, base),
          ...groupsInTurns(ownSource, grouped),
        ],
        enoughForOne,
      ),
    fitted: () => fittedDiagnoses(array, base),
    options: () => matching(near(single()), enoughForOne),
    two: () => matching([...near(withTwo()), ...withOption(), ...pairs()], enoughForTwo),
    isCut: () => isCut,
    withOtherNorm: () => {
      const other = single().find(({ changes }) => changes[0]?.name === 'norm');
      return other === undefined ? null : baseOf(other);
    },
    follows: (other) => followsFromGiven(other, arrays, base),
  };
}

/** The products that all mistakes in all runs may take, so that a check stays below about a second. */
const mostProducts = 2e8;
const kindsOfMistakes = 90;
/** What copying and comparing one number costs, measured in products. */
const productsOfCell = 20;
/** What all runs with two other options may cost: half a second. */
const mostOfRuns = 4e8;
/** What a run may cost of which all pairs of mistakes take less than a second. */
const mostOfPairs = 4.5e6;

interface SearchLimits {
  /** The number of runs with two other options. */
  readonly runs: number;
  /** The number of runs with another option in which mistakes are looked for. */
  readonly searched: number;
  readonly hasPairs: boolean;
}

/** How much is tried of two causes at once: all, unless there are many numbers. */
function limitsOf({ nodes }: Trace): SearchLimits {
  const sumOf = (of: (inner: number) => number): number =>
    nodes.reduce((sum, { rows, cols, inner }) => sum + rows * cols * of(inner), 0);
  const products = sumOf((inner) => inner + 1);
  const cost = sumOf((inner) => inner + productsOfCell);
  return {
    runs: Math.max(1, Math.floor(mostOfRuns / cost)),
    searched: Math.max(1, Math.floor(mostProducts / (products * kindsOfMistakes))),
    hasPairs: cost <= mostOfPairs,
  };
}

function hasShapeOf({ target }: ComparedArray, { trace }: OtherRun): boolean {
  return target.nodes.every(
    ({ id, rows, cols }) => trace.node(id)?.rows === rows && trace.node(id)?.cols === cols,
  );
}

/** A run with other options; if it has other steps, also with its output in place of that of this run: with the norms first. */
function optionCandidates(array: ComparedArray, other: OtherRun, base: RunSet): readonly Candidate[] {
  const { changes, trace } = other;
  const same: Candidate = {
    ...{ kind: 'option', id: idOf(changes), text: optionText(changes) },
    ...{ site: null, base, causes: [] },
  };
  const [id] = trace.outputs;
  const [node, ...more] = array.target.nodes;
  const found = id === undefined ? undefined : trace.node(id);
  const isOther =
    array.target.isOutput && more.length === 0 && found !== undefined && node !== undefined && id !== node.id;
  const output =
    isOther && found.rows === node.rows && found.cols === node.cols
      ? [{ ...same, output: { id: found.id, comparedWith: node.id } }]
      : [];
  return hasShapeOf(array, other) ? [...output, same] : output;
}

function idOf(changes: OtherRun['changes']): string {
  return changes.map(({ name, value }) => `${name}=${value}`).join(', ');
}

/** “mask = window, window_left = 2”, in the spelling of the options. */
function settingText(changes: OtherRun['changes']): string {
  return changes.map(({ name, value }) => `${name} = ${value}`).join(', ');
}

function optionText(changes: OtherRun['changes']): Message {
  const [{ name = '', value = '' } = {}, ...more] = changes;
  if (more.length > 0)
    return message(implementationText('implementation.other_options'), { options: settingText(changes) });
  if (name === 'fully_masked')
    return message(implementationText('implementation.masked_rows'), { value: String(value) });
  return message(implementationText('implementation.other_option'), { name, value: String(value) });
}

/** Mistakes in a run with another option. */
function mistakesWithOption(array: ComparedArray, { changes }: OtherRun, base: RunSet): readonly Candidate[] {
  const first =
    changes[0]?.name === 'fully_masked'
      ? message(implementationText('implementation.masked_rows_nan'))
      : message(implementationText('implementation.used_options'), { options: settingText(changes) });
  return mistakesNear(array, base).map((candidate) => ({
    ...candidate,
    id: `${idOf(changes)} + ${candidate.id}`,
    text: message(implementationText('implementation.two_causes'), { first, second: candidate.text }),
  }));
}
