import type { Trace } from '../../../engine/types';
import { labelOf } from '../../../formats/names/targets';
import { implementationText } from '../../../i18n/en/implementation';
import { type Message, message } from '../../../i18n/message';
import { type Candidate, runsOf } from './candidates';
import { contradicted, hasNodes, mistakeFromGiven } from './paths';
import type { Diagnosis } from './report';
import type { Search } from './search';
import { type ComparedArray, compare, type NumbersOf, type Runs } from './steps';

/** More than this are not listed. */
const mostDiagnoses = 4;

interface Ranked {
  readonly candidate: Candidate;
  readonly runs: Runs;
  /** The other arrays whose numbers it gives. */
  readonly given: ReadonlySet<ComparedArray>;
}

/** Those first that give most of the other steps. Candidates with the same numbers at the same place are one. */
export function rank(found: readonly Candidate[], search: Search): readonly Diagnosis[] {
  if (found.length === 0) return [];
  const { array, later } = search;
  const ranked = found
    .map((candidate): Ranked => {
      const runs = runsOf(candidate);
      const output = outputRuns(candidate, search);
      const isGiven = (other: ComparedArray): boolean =>
        agrees(other, runs) || (output !== null && other.target.isOutput && agrees(other, output));
      const given = later.filter(isGiven);
      return { candidate, runs, given: new Set(given) };
    })
    .sort((one, other) => other.given.size - one.given.size || inputFirst(one, other));
  const following = new Set(later.filter(search.follows));
  return distinct(ranked, array)
    .slice(0, mostDiagnoses)
    .map((each, at) => diagnosisOf(each, following, search, at === 0));
}

/** What follows from the given mask comes before mistakes that give the same numbers by chance. */
const ofInputs = new Set(['mistake.masked_row_equal']);

const inputFirst = (one: Ranked, other: Ranked): number =>
  Number(ofInputs.has(other.candidate.id)) - Number(ofInputs.has(one.candidate.id));

function diagnosisOf(
  { candidate: { kind, id, site, text, causes }, runs, given }: Ranked,
  following: ReadonlySet<ComparedArray>,
  search: Search,
  isFirst: boolean,
): Diagnosis {
  const explained = new Set([...given, ...following]);
  const base = { kind, site, siteLabel: siteLabel(site, search) };
  const rest = search.later.find((other) => !explained.has(other));
  const next =
    isFirst && rest !== undefined && causes.length === 1
      ? mistakeFromGiven(rest, search.arrays, search.base)
      : null;
  if (next === null)
    return { ...base, id, text: withPath(text, runs, search), explained: 1 + explained.size };
  const second = { key: next.key, args: {} };
  return {
    ...base,
    id: `${id} + ${next.key}`,
    text: message(implementationText('implementation.two_causes'), { first: text, second }),
    explained: 2 + explained.size,
  };
}

function siteLabel(site: string | null, { base }: Search): string | null {
  const node = site === null ? undefined : base.trace.node(site);
  return node === undefined ? null : labelOf(node);
}

/** Norms in the other place: the run has another step for its output. */
const otherNorms = new Set(['mistake.norm_before_layer', 'mistake.norm_after_sum']);

/** A run of other steps, whose output stands for that of this one; null if the candidate changes no steps. */
function outputRuns({ id, kind, base }: Candidate, search: Search): Runs | null {
  const other = otherNorms.has(id) ? search.withOtherNorm() : kind === 'option' ? base : null;
  const output = other?.trace.outputs[0];
  if (other == null || output === undefined) return null;
  const numbersOfOutput = (trace: Trace): NumbersOf => {
    const data = trace.node(output)?.data;
    return () => data;
  };
  return {
    numbers: numbersOfOutput(other.trace),
    others: other.others().map(numbersOfOutput),
    finer: other.finer().map(numbersOfOutput),
    epsilon: other.epsilon,
  };
}

function agrees(array: ComparedArray, runs: Runs): boolean {
  return hasNodes(array, runs) && compare(array, runs).difference === null;
}

/** Says so if an earlier step, which agrees, was computed in another way. */
function withPath(text: Message, runs: Runs, { before }: Search): Message {
  const other = contradicted(before, runs);
  if (other === undefined) return text;
  const second = message(implementationText('implementation.other_path'), { name: other.name });
  return message(implementationText('implementation.two_causes'), { first: text, second });
}

function distinct(ranked: readonly Ranked[], { target }: ComparedArray): readonly Ranked[] {
  const keyOf = ({ candidate, runs }: Ranked): string => {
    // Mistakes that a lesson declares are told even if they give the same numbers: neither may be ruled out.
    if (candidate.isDeclared) return candidate.id;
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
