import type { OptionSchema, OptionValue, RunRequest, Trace, VariantSchema } from '../../../../engine/types';
import { optionError } from '../../../../store/actions/options';
import { activeOptions } from '../../../../store/sizes/shapes';
import type { RunEngine } from '../../assess/remember-runs';

/** An option with another value. */
export interface ChangedOption {
  readonly name: string;
  readonly value: OptionValue;
}

/** A run with one option changed, or with more that belong together. */
export interface OtherRun {
  readonly changes: readonly ChangedOption[];
  readonly request: RunRequest;
  readonly trace: Trace;
}

/** What runs with other options start from. */
export interface OptionSource {
  readonly engine: RunEngine;
  readonly schema: VariantSchema;
  readonly request: RunRequest;
}

/** Usual values of options that are numbers. */
const usualNumbers: Readonly<Record<string, readonly number[]>> = {
  epsilon: [1e-12, 1e-8, 1e-6, 1e-5, 1e-3],
  base: [100, 1000, 10_000, 500_000, 1_000_000],
  n_heads: [1, 2, 3, 4, 6, 8, 12, 16],
  start: [0, 1],
  smoothing: [0, 0.05, 0.1, 0.2],
  temperature: [0.5, 1, 2],
};

/** The run with each option set to another usual value, where that is possible. */
export function otherRuns(source: OptionSource): readonly OtherRun[] {
  const { schema, request } = source;
  const active = activeOptions(schema, request.options);
  return schema.options
    .filter(({ name }) => active.has(name))
    .flatMap((option) =>
      valuesOf(option, request.options[option.name]).flatMap(
        (value) => changedRun(source, [{ name: option.name, value }]) ?? [],
      ),
    );
}

/** More pairs of options than this are not tried. */
const mostPairs = 60;

/** Several options, changed at once. */
type Changes = readonly ChangedOption[];

/** What to try of two options. */
export interface PairRules {
  /** The number of runs that may be computed. */
  readonly most: number;
  /** Counts that the given numbers suggest, the likeliest first. They are tried first. */
  readonly counts: readonly number[];
}

/**
 * Runs with several options changed: a choice with every value of the numbers that it needs, such as a padding mask and its length,
 * and then pairs of other options. `isCut` if there were more than may be computed.
 */
export function runsWithTwo(
  source: OptionSource,
  single: readonly OtherRun[],
  { most, counts }: PairRules,
): { readonly runs: readonly OtherRun[]; readonly isCut: boolean } {
  const dependent = single.flatMap((other) => dependentChanges(source, other, counts));
  const pairs = single.flatMap((one, at) =>
    single
      .slice(at + 1)
      .filter(({ changes: [change] }) => change?.name !== one.changes[0]?.name)
      .map((other) => [...one.changes, ...other.changes]),
  );
  const all = [
    ...dependent.sort((one, other) => placeOf(one, counts) - placeOf(other, counts)),
    ...pairs.slice(0, mostPairs),
  ];
  return {
    runs: all.slice(0, most).flatMap((changes) => changedRun(source, changes) ?? []),
    isCut: all.length > most,
  };
}

/** How far behind in a list of counts the numbers of a choice are, together. */
function placeOf([, ...added]: Changes, counts: readonly number[]): number {
  return added.reduce((sum, { value }) => {
    const at = counts.indexOf(Number(value));
    return sum + (at < 0 ? counts.length : at);
  }, 0);
}

/** A choice with every value of the numbers that become active with it, and with each other value of a choice that does. */
function dependentChanges(
  source: OptionSource,
  { changes, request }: OtherRun,
  counts: readonly number[],
): readonly Changes[] {
  const before = activeOptions(source.schema, source.request.options);
  const added = source.schema.options.filter(({ name }) => name in request.options && !before.has(name));
  const numbers = added.filter(({ type }) => type === 'number');
  const choices = added
    .filter(({ type }) => type === 'choice')
    .map((option) => ({ option, values: valuesOf(option, request.options[option.name]) }));
  const length = Math.max(...Object.values(request.inputs).map(({ rows }) => rows));
  const rules = { length, counts, together: numbers.length };
  return [
    ...(numbers.length === 0
      ? []
      : numbers.reduce<readonly Changes[]>(
          (all, option) => withEach(all, option, countsOf(option, rules)),
          [changes],
        )),
    ...choices.flatMap(({ option, values }) => withEach([changes], option, values)),
  ];
}

const withEach = (
  all: readonly Changes[],
  { name }: OptionSchema,
  values: readonly OptionValue[],
): readonly Changes[] => all.flatMap((some) => values.map((value) => [...some, { name, value }]));

/** The largest number of each of two options, such as the two sides of a window. */
const largestOfTwo = 4;

interface CountRules {
  readonly length: number;
  readonly counts: readonly number[];
  /** The number of options that are chosen together. */
  readonly together: number;
}

/** Counts of tokens, or the usual values of another number. */
function countsOf({ name, min }: OptionSchema, { length, counts, together }: CountRules): readonly number[] {
  const usual = usualNumbers[name];
  if (usual !== undefined) return usual;
  const most = together > 1 ? Math.min(length, largestOfTwo) : length;
  const first = Math.max(min ?? 0, -1);
  const range = Array.from({ length: Math.max(0, most - first + 1) }, (_, at) => first + at);
  const larger = [...counts].filter((count) => count > most && count <= length);
  return [...range, ...larger];
}

function valuesOf(
  { name, type, choices }: OptionSchema,
  current: OptionValue | undefined,
): readonly OptionValue[] {
  if (type === 'choice') return choices.filter((choice) => choice !== current);
  if (type === 'flag') return [current !== true];
  const near =
    /^(?:window|valid|block)/.test(name) && typeof current === 'number' ? [current - 1, current + 1] : [];
  return [...(usualNumbers[name] ?? []), ...near].filter((value) => value !== current);
}

/** Null if these options are not possible with the inputs that there are. */
function changedRun(
  { engine, schema, request }: OptionSource,
  changes: readonly ChangedOption[],
): OtherRun | null {
  if (changes.some(({ name, value }) => optionError(schema, name, value) !== null)) return null;
  const defaults = Object.fromEntries(schema.options.map(({ name, default: value }) => [name, value]));
  const changed = Object.fromEntries(changes.map(({ name, value }) => [name, value]));
  const options = { ...defaults, ...request.options, ...changed };
  const possible = possibleRequest(schema, { ...request, options });
  const trace = possible && run(engine, possible);
  return possible === null || trace === null ? null : { changes, request: possible, trace };
}

/** The request without what its options do not need; null if an input is missing. */
function possibleRequest(schema: VariantSchema, request: RunRequest): RunRequest | null {
  const { inputs } = schema.resolver.resolve({ options: request.options });
  const needed = inputs.filter(({ active }) => active).map(({ name }) => name);
  if (needed.some((name) => !(name in request.inputs))) return null;
  const active = activeOptions(schema, request.options);
  const entries = <Value>(
    record: Readonly<Record<string, Value>>,
    names: ReadonlySet<string> | readonly string[],
  ) => Object.fromEntries(Object.entries(record).filter(([name]) => new Set(names).has(name)));
  return { ...request, inputs: entries(request.inputs, needed), options: entries(request.options, active) };
}

/** Null if the engine refuses to run. */
function run(engine: RunEngine, request: RunRequest): Trace | null {
  try {
    return engine.run(request);
  } catch {
    return null;
  }
}
