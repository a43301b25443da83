import type { Trace } from '../../../engine/types';
import { labelOf } from '../../../formats/names/targets';
import { type Message, message } from '../../../i18n/message';
import { type Candidate, type RunSet, runSet, runsOf } from './candidates';
import { enoughForOne, enoughForTwo, isExplained, isNear } from './evidence';
import { fittedDiagnoses } from './fitted';
import type { CheckContext, GivenRun } from './inputs';
import { nearMistakes, nearPairs } from './mistakes';
import { type OptionSource, type OtherRun, otherRuns, runsWithTwo } from './options';
import { arraysBefore, followsFromGiven } from './paths';
import type { Diagnosis, StepResult } from './report';
import { type ComparedArray, compare, numbersOf, type Runs } from './steps';

/** Everything that a check needs of the runs. */
export interface Compared {
  readonly trace: Trace;
  readonly others: readonly Trace[];
  readonly epsilon: number;
  readonly arrays: readonly ComparedArray[];
}

/** More than this are not listed. */
const mostDiagnoses = 4;

/** What gives the numbers of the first step that differs: mistakes; if there are none, options; and then two of them at once. */
export function diagnose(
  first: StepResult,
  compared: Compared,
  run: GivenRun,
  context: CheckContext,
): readonly Diagnosis[] {
  if (first.status === 'transposed') {
    const text = message('implementation.is_transposed');
    return [{ kind: 'mistake', id: 'transposed', text, site: null, siteLabel: null, explained: 0 }];
  }
  const array = compared.arrays.find(({ name, target }) => name === first.name && target === first.target);
  if (array === undefined) return [];
  const search = searchIn(array, compared, run, context);
  const alone = search.mistakes();
  if (alone.length > 0) return rank(alone, array, search);
  const fitted = fittedDiagnoses(array, search.base);
  if (fitted.length > 0) {
    const explained = search.later.filter(search.follows).length + 1;
    return fitted.map((diagnosis) => ({ ...diagnosis, explained }));
  }
  const options = search.options();
  return rank(options.length > 0 ? options : search.two(), array, search);
}

/** The ways to look for what gives the numbers of an array, the quick ones first. */
interface Search {
  readonly base: RunSet;
  /** The other arrays that differ. */
  readonly later: readonly ComparedArray[];
  readonly before: readonly ComparedArray[];
  mistakes(): readonly Candidate[];
  options(): readonly Candidate[];
  two(): readonly Candidate[];
  /** Whether an array follows from the given numbers of the steps before it. */
  follows(array: ComparedArray): boolean;
}

function searchIn(
  array: ComparedArray,
  { trace, others, epsilon, arrays }: Compared,
  { request, halfDigits }: GivenRun,
  { engine, schema }: CheckContext,
): Search {
  const source: OptionSource = { engine, schema, request };
  const base = runSet({ engine, request, halfDigits, epsilon }, trace, others);
  const right = numbersOf(trace);
  const rightRuns: Runs = { numbers: right, others: others.map(numbersOf), epsilon };
  const differs = (other: ComparedArray): boolean => compare(other, rightRuns).difference !== null;
  const matching = (candidates: readonly Candidate[], enough: number): readonly Candidate[] =>
    candidates.filter((candidate) => isExplained(array, runsOf(candidate), right, enough));
  const baseOf = (other: OtherRun): RunSet =>
    runSet({ engine, request: other.request, halfDigits, epsilon }, other.trace);
  let single: readonly OtherRun[] | undefined;
  const singleRuns = (): readonly OtherRun[] => {
    single ??= otherRuns(source).filter((other) => hasShapeOf(array, other));
    return single;
  };
  const near = (runs: readonly OtherRun[]): readonly Candidate[] =>
    runs
      .filter((other) => isNear(array, numbersOf(other.trace)))
      .map((other) => optionCandidate(other, baseOf(other)));
  return {
    base,
    later: arrays.filter((other) => other !== array && differs(other)),
    before: arraysBefore(array, arrays),
    mistakes: () => matching(nearMistakes(array, base), enoughForOne),
    options: () => matching(near(singleRuns()), enoughForOne),
    two: () =>
      matching(
        [
          ...near(runsWithTwo(source, singleRuns()).filter((other) => hasShapeOf(array, other))),
          ...singleRuns().flatMap((other) => mistakesWithOption(array, other, baseOf(other))),
          ...nearPairs(array, base),
        ],
        enoughForTwo,
      ),
    follows: (other) => followsFromGiven(other, arrays, base),
  };
}

function hasShapeOf({ target }: ComparedArray, { trace }: OtherRun): boolean {
  return target.nodes.every(
    ({ id, rows, cols }) => trace.node(id)?.rows === rows && trace.node(id)?.cols === cols,
  );
}

function optionCandidate({ changes }: OtherRun, base: RunSet): Candidate {
  return { kind: 'option', id: idOf(changes), text: optionText(changes), site: null, base, causes: [] };
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
  if (more.length > 0) return message('implementation.other_options', { options: settingText(changes) });
  if (name === 'fully_masked') return message('implementation.masked_rows', { value: String(value) });
  return message('implementation.other_option', { name, value: String(value) });
}

/** Mistakes in a run with another option. */
function mistakesWithOption(array: ComparedArray, { changes }: OtherRun, base: RunSet): readonly Candidate[] {
  const first =
    changes[0]?.name === 'fully_masked'
      ? optionText(changes)
      : message('implementation.used_options', { options: settingText(changes) });
  return nearMistakes(array, base).map((candidate) => ({
    ...candidate,
    id: `${idOf(changes)} + ${candidate.id}`,
    text: message('implementation.two_causes', { first, second: candidate.text }),
  }));
}

/** Those first that give most of the other steps. Candidates with the same numbers at the same place are one. */
function rank(found: readonly Candidate[], array: ComparedArray, search: Search): readonly Diagnosis[] {
  const { base, later } = search;
  const siteLabel = (site: string | null): string | null => {
    const node = site === null ? undefined : base.trace.node(site);
    return node === undefined ? null : labelOf(node);
  };
  const following = new Set(found.length > 0 ? later.filter(search.follows) : []);
  const ranked = found
    .map((candidate) => ({ candidate, runs: runsOf(candidate) }))
    .map(({ candidate, runs }) => ({
      candidate,
      runs,
      given: new Set(
        later.filter((other) => hasNodes(other, runs) && compare(other, runs).difference === null),
      ),
    }))
    .sort((one, other) => other.given.size - one.given.size);
  return distinct(ranked, array)
    .slice(0, mostDiagnoses)
    .map(({ candidate: { kind, id, site, text }, runs, given }) => ({
      ...{ kind, id, site, siteLabel: siteLabel(site) },
      text: withPath(text, runs, search),
      explained: 1 + new Set([...given, ...following]).size,
    }));
}

function hasNodes({ target }: ComparedArray, { numbers }: Runs): boolean {
  return target.nodes.every(({ id, rows, cols }) => numbers(id)?.length === rows * cols);
}

/** Says so if an earlier step, which agrees, was computed in another way. */
function withPath(text: Message, runs: Runs, { before }: Search): Message {
  const other = before.find((array) => hasNodes(array, runs) && compare(array, runs).difference !== null);
  if (other === undefined) return text;
  const second = message('implementation.other_path', { name: other.name });
  return message('implementation.two_causes', { first: text, second });
}

interface Ranked {
  readonly candidate: Candidate;
  readonly runs: Runs;
}

function distinct<Each extends Ranked>(ranked: readonly Each[], { target }: ComparedArray): readonly Each[] {
  const keyOf = ({ candidate, runs }: Each): string => {
    const numbers = target.nodes.map(({ id }) => Array.from(runs.numbers(id) ?? []).join(' '));
    return `${candidate.kind} ${candidate.site} ${numbers.join(' ')}`;
  };
  const seen = new Set<string>();
  return ranked.filter((each) => {
    const keys = [`id ${each.candidate.id}`, keyOf(each)];
    const isNew = keys.every((key) => !seen.has(key));
    for (const key of keys) seen.add(key);
    return isNew;
  });
}
