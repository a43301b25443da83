import { EngineError } from '../../../engine/errors';
import type { DimensionSchema, Sizes, Trace, TraceNode } from '../../../engine/types';
import { exercisesText } from '../../../i18n/en/exercises';
import { message } from '../../../i18n/message';
import { presetDocument } from '../../../store/document/preset';
import { type Refusal, refuse } from '../../../store/document/refusal';
import { requestWithActiveOptions } from '../../../store/document/request';
import type { Document } from '../../../store/document/state';
import type { AskableLesson } from './askable';
import type { ExerciseSource } from './generate';
import { hasUnknownNames } from './named-numbers';
import { isPaperSized, isVaried, mostSubSteps, numberedDocument, smallDocument } from './numbers';
import { plantedMistake } from './planted-mistake';
import { givenOf, isSubStep } from './sub-steps';

type Lesson = Omit<ExerciseSource, 'asked'>;

/** Sets of numbers that are tried to find out which steps can be asked for; fewer to compare sizes, if a run is long. */
const trials = 40;
const fewTrials = 6;
/** Nodes of a run. Of very long ones, only the first two choices of sizes are tried. */
const longRun = 30;
const veryLongRun = 120;
const mostSteps = 24;
/** Steps whose order is asked for. */
const [fewestOrdered, mostOrdered] = [3, 8];
const largestSize = 4;

/** Steps that copy numbers, or whose rule the sheet does not say: of equal numbers the first, or how a format rounds. */
const notAsked = new Set([
  ...['transpose', 'reshape', 'expand', 'gather', 'interleave_columns', 'slice_rows', 'slice_columns'],
  ...['concat_rows', 'concat_columns', 'pair_concat', 'tril', 'top_k_mask', 'round_to'],
]);

const found = new WeakMap<Lesson['schema'], AskableLesson>();

/**
 * What can be asked of a program. Runs with small numbers tell which of its named steps can be computed on paper, and in which sizes
 * most of them can. The same text always gives the same answer.
 */
export function askableProgram(source: Lesson): AskableLesson {
  const known = found.get(source.schema);
  if (known !== undefined) return known;
  const length = runOf(source, presetDocument(source.lesson, source.schema))?.nodes.length ?? 0;
  const sizes = sizesToTry(source.schema).slice(0, length > veryLongRun ? 2 : Number.POSITIVE_INFINITY);
  const candidates = sizes.map((each) => tried(source, each, length > longRun ? fewTrials : trials));
  const best = candidates.reduce((most, each) => (each.nodes.length > most.nodes.length ? each : most));
  const asked = tried(source, best.sizes, trials);
  found.set(source.schema, asked);
  return asked;
}

/** The sizes of the program, as far as they are small; then with 2 columns, with 4, whose root is short, and with 4 of one of them. */
function sizesToTry({ dimensions, options }: Lesson['schema']): readonly Sizes[] {
  // A number of heads, say, stays as it is.
  const isOption = (name: string): boolean => options.some((option) => option.name === name);
  const free = dimensions.filter(({ name, derived }) => derived === '' && !isOption(name));
  const sizesBy = (size: (dimension: DimensionSchema) => number): Sizes =>
    Object.fromEntries(
      free.map((each) => [each.name, Math.min(Math.max(size(each), each.min), each.max)] as const),
    );
  const own = ({ default: size }: DimensionSchema): number => Math.min(size, largestSize);
  const small = ({ tokens, default: size }: DimensionSchema): number => Math.min(tokens === '' ? 2 : 3, size);
  const columns = free.filter(({ tokens }) => tokens === '');
  return [
    ...[sizesBy(own), sizesBy(small)],
    ...columns.map(({ name }) => sizesBy((each) => (each.name === name ? 4 : small(each)))),
    sizesBy((each) => (each.tokens === '' ? 4 : small(each))),
  ];
}

/** A program with what can be asked of it, if anything can. */
export function sourceOfProgram(source: Lesson): ExerciseSource | Refusal {
  const asked = askableProgram(source);
  return asked.nodes.length === 0
    ? refuse(message(exercisesText('exercises.no_exercises_program'), { steps: mostSubSteps }))
    : { ...source, asked };
}

/** What can be asked in these sizes. */
function tried(source: Lesson, sizes: Sizes, count: number): AskableLesson {
  const none: AskableLesson = { sizes, nodes: [], order: [] };
  const base = smallerDocument(source, none);
  if (base === null) return none;
  const nodes = new Set<string>();
  const withMistakes = new Set<string>();
  let order: readonly string[] = [];
  for (let trial = 0; trial < count; trial += 1) {
    const document = numberedDocument(base, source.schema, ['trial', trial], { ranges: {}, rows: {} });
    const trace = runOf(source, document);
    if (trace === null) return none;
    if (trial === 0) order = orderOf(trace);
    for (const node of askedNodes(trace, source)) {
      if (withMistakes.has(node.id) || !isPaperSized(trace, node, none) || !isVaried(node)) continue;
      nodes.add(node.id);
      if (plantedMistake(trace, node, givenOf(node, trace), () => 0) !== null) withMistakes.add(node.id);
    }
  }
  const asked = inOrder(nodes, base, source);
  return { sizes, nodes: asked, withoutMistakes: asked.filter((id) => !withMistakes.has(id)), order };
}

/** In the order of the run. */
function inOrder(found: ReadonlySet<string>, document: Document, source: Lesson): readonly string[] {
  const ids = runOf(source, document)?.nodes.map(({ id }) => id) ?? [];
  return ids.filter((id) => found.has(id)).slice(0, mostSteps);
}

function askedNodes(trace: Trace, { schema }: Lesson): readonly TraceNode[] {
  const varied = dependent(trace);
  const named = trace.nodes.filter((node) => varied.has(node.index) && !isSubStep(node));
  return named.filter((node) => !notAsked.has(node.op) && !hasUnknownNames(node, trace, schema));
}

/** The computed nodes whose numbers depend on those of an input. */
function dependent({ nodes }: Trace): ReadonlySet<number> {
  const found = new Set(nodes.filter(({ op }) => op === 'input').map(({ index }) => index));
  for (const { index, operands } of nodes) if (operands.some((each) => found.has(each))) found.add(index);
  return new Set([...found].filter((index) => nodes[index]?.kind === 'computed'));
}

/** Null if the program has no such sizes. */
function smallerDocument({ lesson, schema }: Lesson, asked: AskableLesson): Document | null {
  try {
    return smallDocument(lesson, schema, asked);
  } catch (error) {
    if (error instanceof RangeError) return null;
    throw error;
  }
}

/** Null if the program refuses to run: an `assert` does not hold, say. */
function runOf({ schema, engine }: Lesson, document: Document): Trace | null {
  try {
    return engine.run(requestWithActiveOptions(document, schema));
  } catch (error) {
    if (error instanceof EngineError) return null;
    throw error;
  }
}

/** The longest chain of named steps with titles of their own, each computed from the one before: these have one order. */
function orderOf(trace: Trace): readonly string[] {
  const chains = new Map<TraceNode, readonly TraceNode[]>();
  for (const node of trace.nodes) {
    if (node.kind !== 'computed' || isSubStep(node)) continue;
    const before = givenOf(node, trace).map((each) => chains.get(each) ?? []);
    const longest = before.reduce((most, each) => (each.length > most.length ? each : most), []);
    const isNamedAgain = longest.some((each) => titleKey(each) === titleKey(node));
    chains.set(node, isNamedAgain ? longest : [...longest, node]);
  }
  const chain = [...chains.values()].reduce((most, each) => (each.length > most.length ? each : most), []);
  return chain.length < fewestOrdered ? [] : chain.slice(-mostOrdered).map(({ id }) => id);
}

const titleKey = ({ title }: TraceNode): string => JSON.stringify(title);
