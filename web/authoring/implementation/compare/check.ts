import { MessageError } from '../../../engine/errors';
import type { Message, Trace } from '../../../engine/types';
import { sliceOf } from '../../../formats/axes/slices';
import { epsilons, type GivenFile } from '../../../formats/given-array';
import type { Target } from '../../../formats/names/targets';
import { implementationText } from '../../../i18n/en/implementation';
import { message } from '../../../i18n/message';
import { judgedArrays } from '../assess/dependencies';
import {
  type ArrayResult,
  type CandidateResult,
  chosenResult,
  type Evaluation,
  evaluate,
  likely,
  likelyResults,
  runsOf,
} from '../assess/evaluate';
import { headShares } from '../assess/head-runs';
import { evaluationNotes } from '../assess/notes';
import { sizeOf } from '../assess/remember-runs';
import { arrayParts } from '../reading/array-parts';
import type { Assignments } from '../reading/input-arrays';
import { firstPlan, type OpenChoices, type Plan } from '../reading/plan';
import { type Examples, readExamples } from '../reading/read-examples';
import { unsupportedReason } from '../unsupported/unsupported';
import { diagnose } from './diagnose';
import { mayBeFloat16 } from './epsilon';
import type { CheckContext, GivenRun } from './inputs';
import { perturbedTraces } from './precision';
import type { CheckReport, Diagnosis, StepResult } from './report';
import type { ComparedArray } from './steps';

/**
 * Compares arrays of somebody's own code with what the engine computes from the same inputs, step by step, and finds out which
 * mistake gives the numbers that differ first. Where names and shapes may be read in several ways, all are tried: the one that agrees
 * is taken, and told. Throws a `MessageError`, or the error of the engine, if that cannot be computed, or if the file shows a mechanism
 * that the run does not have.
 */
export function checkImplementation(
  file: GivenFile,
  context: CheckContext,
  assigned: Assignments = new Map(),
  evaluations = evaluateAll(file, context, assigned),
): CheckReport {
  const report = chooseReport(evaluations, context, file);
  const other =
    report.first === null || report.diagnoses.length > 0
      ? null
      : reportAsFloat16(file, context, assigned, evaluations);
  if (other !== null) return other;
  const reason = unsupportedReason(file, report, context.schema, assigned);
  if (reason !== null) throw new MessageError(reason);
  return report;
}

/** The first reading in which all that is judged agrees if the printed numbers are those of float16, and they may be. */
function reportAsFloat16(
  file: GivenFile,
  context: CheckContext,
  assigned: Assignments,
  evaluations: readonly Evaluation[],
): CheckReport | null {
  const split = { ...file, arrays: arrayParts(file.arrays, assigned) };
  for (const { plan, examples, arrays, epsilon } of evaluations) {
    const results = arrays.map(({ array }) => array);
    const inputs = split.arrays.filter(({ name }) => examples.used.has(name));
    if (epsilon >= epsilons.float16 || !mayBeFloat16(results, inputs)) continue;
    const evaluation = evaluate(split, context, assigned, plan, examples, true);
    const report = reportOf(evaluation, context, [...evaluations, evaluation], file);
    if (report.first === null && report.steps.some(({ status }) => status === 'agrees')) return report;
  }
  return null;
}

/**
 * The file in every way in which its names and shapes can be read, until one agrees. At least one. Throws a `MessageError`, or the error
 * of the engine, if there is none.
 */
export function evaluateAll(
  file: GivenFile,
  context: CheckContext,
  assigned: Assignments,
): readonly Evaluation[] {
  const split = { ...file, arrays: arrayParts(file.arrays, assigned) };
  const evaluations: Evaluation[] = [];
  let refused: unknown = null;
  for (const plan of plansFor(split, context, assigned)) {
    try {
      const examples = readExamples(split, context, assigned, plan);
      if (examples === null) continue;
      const evaluation = evaluate(split, context, assigned, plan, examples);
      evaluations.push(evaluation);
      if (agrees(evaluation) && !isAmbiguous(evaluation)) break;
    } catch (error) {
      refused ??= error;
    }
  }
  if (evaluations.length === 0)
    throw refused ?? new MessageError(message(implementationText('implementation.shapes_do_not_fit')));
  return evaluations;
}

/** The ways to read a file, the most usual first. */
function* plansFor(
  file: Parameters<typeof readExamples>[0],
  context: CheckContext,
  assigned: Assignments,
): Generator<Plan> {
  let open: OpenChoices | null = null;
  for (const plan of [
    firstPlan,
    { ...firstPlan, rowAxis: 'before' },
    { ...firstPlan, heads: 'joined' },
  ] as const) {
    if (open !== null) break;
    try {
      open = readExamples(file, context, assigned, plan)?.open ?? null;
    } catch {
      // The error of the plan is that of its evaluation.
    }
  }
  const choices = open ?? {
    rowAxis: true,
    heads: true,
    isOther: false,
    flags: 0,
    maskLayouts: 1,
    vectors: 2,
  };
  for (let maskLayout = 0; maskLayout < Math.min(3, Math.max(1, choices.maskLayouts)); maskLayout++)
    for (const heads of choices.heads ? (['apart', 'joined'] as const) : (['apart'] as const))
      for (const rowAxis of choices.rowAxis ? (['last', 'before'] as const) : (['last'] as const))
        for (const isOther of choices.isOther ? [false, true] : [false])
          for (let flipped = 0; flipped < 1 << Math.min(2, choices.flags); flipped++)
            for (let turned = 0; turned < 1 << Math.min(3, choices.vectors); turned++)
              yield { rowAxis, heads, isOther, flipped, maskLayout, turned };
}

function isAgreeing(array: ArrayResult): boolean {
  return chosenResult(array)?.example === null;
}

/** Arrays that count: what may be several matrices and is none of them is not known. */
const counts = (array: ArrayResult): boolean => isAgreeing(array) || !array.isOpen;

export function agrees({ arrays }: Evaluation): boolean {
  return arrays.length > 0 && arrays.filter(counts).every(isAgreeing);
}

/** Whether the tokens and the examples may have been confused: both readings are told then. */
function isAmbiguous({ plan, examples }: Evaluation): boolean {
  return examples.open.rowAxis && plan.rowAxis === 'last' && examples.count > 1;
}

export function failures({ arrays }: Evaluation): number {
  return arrays.filter((array) => counts(array) && !isAgreeing(array)).length;
}

/** The share of the numbers that agree, each array counting once; nothing of those whose shape does not fit. */
function agreeingShare({ arrays }: Evaluation): number {
  const known = arrays.filter(counts);
  const shares = known.map((array) => (array.isTransposed ? 1 : (chosenResult(array)?.agreeing ?? 0)));
  return shares.reduce((sum, share) => sum + share, 0) / Math.max(1, known.length);
}

/** Arrays whose shapes do not fit. */
const misfits = ({ arrays }: Evaluation): number =>
  arrays.filter(({ results, isTransposed }) => results.length === 0 && !isTransposed).length;

const mostDiagnosed = 4;

/** The reading in which everything agrees; else one that has a diagnosis; else the most usual one. */
function chooseReport(
  evaluations: readonly Evaluation[],
  context: CheckContext,
  file: GivenFile,
): CheckReport {
  const agreeing = evaluations.filter(agrees);
  const [best] = agreeing;
  if (best !== undefined) return reportOf(best, context, evaluations, file);
  // A mistake is not looked for in a reading of which fewer numbers agree: it would be found in numbers that mean something else.
  // Nor in one in which the shapes of more arrays do not fit.
  const least = Math.min(...evaluations.map(misfits));
  const readings = likely(
    evaluations.filter((each) => misfits(each) === least),
    agreeingShare,
  );
  const fewest = [...readings].sort((one, other) => failures(one) - failures(other)).slice(0, mostDiagnosed);
  const [usual] = readings;
  const ordered = usual === undefined ? fewest : [usual, ...fewest.filter((each) => each !== usual)];
  const reports: CheckReport[] = [];
  let refused: unknown = null;
  for (const evaluation of ordered.slice(0, mostDiagnosed)) {
    try {
      const report = reportOf(evaluation, context, evaluations, file);
      reports.push(report);
      if (report.diagnoses.some((each) => each.explained >= report.differing && isSimple(each))) break;
    } catch (error) {
      refused ??= error;
    }
  }
  // One cause is likelier than two.
  const explained = ({ diagnoses, steps }: CheckReport): number =>
    (diagnoses[0]?.explained ?? 0) +
    steps.filter(({ status }) => status === 'agrees').length -
    (isSimple(diagnoses[0]) ? 0 : 0.5);
  const diagnosed = reports.filter(({ diagnoses }) => diagnoses.length > 0);
  const [found] = diagnosed.sort((one, other) => explained(other) - explained(one));
  const report = found ?? reports[0];
  if (report === undefined) throw refused;
  return report;
}

const isSimple = (diagnosis: Diagnosis | undefined): boolean => !diagnosis?.id.includes(' + ');

function reportOf(
  evaluation: Evaluation,
  context: CheckContext,
  evaluations: readonly Evaluation[],
  format: Pick<GivenFile, 'format' | 'notes'>,
): CheckReport {
  const { examples, arrays } = evaluation;
  const open = arrays.filter((array) => !counts(array));
  const known = arrays.filter(counts);
  const unknown = [
    ...evaluation.unknown,
    ...open.map(({ array, results }) => ({
      ...{ name: array.name, shape: array.shape },
      near: [...new Set(results.map(({ target }) => target))],
    })),
  ];
  if (known.length === 0 && unknown.length === 0)
    throw new MessageError(message(implementationText('implementation.only_inputs')));
  const { arrays: judged, missing, unjudged } = judgedArrays(evaluation, known, unknown);
  const base = { ...evaluation, arrays: judged };
  const chosen = new Map(judged.map((array) => [array, chosenResult(array)]));
  const diagnosed = diagnoseReadings(base, chosen, context);
  const all = stepsOf(base, diagnosed.chosen);
  const steps = all.filter(({ isVague }) => !isVague);
  const vague = all.filter(({ isVague }) => isVague);
  const first =
    steps.find(
      (step) => step.name === diagnosed.first && step.status !== 'agrees' && step.status !== 'shape',
    ) ?? null;
  const notes: Message[] = [
    ...format.notes,
    ...examples.notes,
    ...evaluationNotes(base, diagnosed.chosen, evaluations),
    ...vague.map(({ name, tolerance }) =>
      message(implementationText('implementation.too_few_digits'), {
        name,
        tolerance: Number(tolerance.toPrecision(1)),
      }),
    ),
    ...(diagnosed.first !== null && diagnosed.diagnoses.length === 0 && unknown.length > 0
      ? [
          message(implementationText('implementation.note_other_inputs'), {
            names: unknown.map(({ name }) => name).join(', '),
          }),
        ]
      : []),
    ...(diagnosed.isCut && diagnosed.diagnoses.length === 0
      ? [message(implementationText('implementation.note_search_cut'))]
      : []),
  ];
  const targets = [
    ...context.schema.inputs.map(({ name }) => name),
    ...evaluation.targets.map(({ pattern }) => pattern),
  ];
  return {
    ...{ inputs: examples.uses, steps, first, notes },
    unknown:
      missing.length > 0
        ? unknown.map((each) => ({
            ...each,
            near: missing.map(({ input }) => ({ pattern: input, label: input })),
          }))
        : unknown,
    options: examples.run(0).request.options,
    diagnoses: diagnosed.diagnoses,
    isSearched: diagnosed.isSearched,
    differing: steps.filter(({ status }) => status === 'differs').length,
    targets: [...new Set(targets)],
    vague: vague.map(({ name }) => name),
    ...{ missing, unjudged, format: format.format, variant: context.schema.id },
    examples: evaluation.count,
  };
}

type Chosen = ReadonlyMap<ArrayResult, CandidateResult | undefined>;

function stepsOf({ targets, arrays }: Evaluation, chosen: Chosen): readonly StepResult[] {
  return arrays
    .map((each): StepResult => {
      const { array, target, isTransposed } = each;
      const result = chosen.get(each);
      const status =
        result === undefined
          ? isTransposed
            ? 'transposed'
            : 'shape'
          : result.example === null
            ? 'agrees'
            : 'differs';
      return {
        ...{ target: result?.target ?? target, name: array.whole ?? array.name, status, shape: array.shape },
        difference: result?.difference ?? null,
        tolerance: result?.tolerance ?? 0,
        isVague: result?.isVague ?? false,
        isMean: result?.layout.isMean ?? false,
        pattern: result?.layout.pattern ?? '',
        examples: result?.examples ?? 0,
        example: result?.example == null ? null : result.example + 1,
      };
    })
    .sort((one, other) => indexOf(targets, one) - indexOf(targets, other));
}

function indexOf(targets: Evaluation['targets'], { target }: Pick<StepResult, 'target'>): number {
  const at = targets.findIndex(({ pattern }) => pattern === target.pattern);
  return at >= 0 ? at : targets.findIndex(({ label }) => label === target.label);
}

interface Diagnosed {
  /** The name of the array that differs first; null if none does. */
  readonly first: string | null;
  readonly chosen: Chosen;
  readonly diagnoses: readonly Diagnosis[];
  /** Whether mistakes were looked for. */
  readonly isSearched: boolean;
  /** Whether some causes were left out, since there are many numbers. */
  readonly isCut: boolean;
}

const mostReadings = 6;

/** Diagnoses the first example that differs, with each thing that the arrays may be, until one has a diagnosis. */
function diagnoseReadings(evaluation: Evaluation, chosen: Chosen, context: CheckContext): Diagnosed {
  let best: Diagnosed | null = null;
  for (const readings of readingsOf(chosen)) {
    const found = diagnoseReading(evaluation, readings, context);
    const explained = found.diagnoses[0]?.explained ?? 0;
    if (best === null || explained > (best.diagnoses[0]?.explained ?? 0)) best = found;
    if (found.first === null) break;
  }
  return best ?? { first: null, chosen, diagnoses: [], isSearched: false, isCut: false };
}

/** The likeliest readings, then those with one array read in another way. */
function* readingsOf(chosen: Chosen): Generator<Chosen> {
  yield chosen;
  let count = 0;
  for (const [array, result] of chosen) {
    if (result === undefined || result.example === null) continue;
    for (const other of likelyResults(array.results)) {
      if (other === result || count >= mostReadings) continue;
      count += 1;
      yield new Map([...chosen, [array, other]]);
    }
  }
}

/** The right run and sixteen that are off by rounding, and as many of a candidate: for each array, each of them is asked. */
const runsInTurns = 34;
/** All runs that are kept may have so many numbers: 16 MB. */
const numbersKept = 2_000_000;

const keptRuns = (trace: Trace): number =>
  Math.min(runsInTurns, Math.floor(numbersKept / Math.max(1, sizeOf(trace))));

function diagnoseReading(evaluation: Evaluation, chosen: Chosen, context: CheckContext): Diagnosed {
  const { examples, epsilon, targets } = evaluation;
  const none = { chosen, diagnoses: [], isSearched: false, isCut: false };
  const steps = stepsOf(evaluation, chosen);
  const turned = steps.find(({ status }) => status === 'transposed');
  const numbers = steps.flatMap(({ example }) => example ?? []);
  if (numbers.length === 0 && turned === undefined) return { first: null, ...none };
  const example = Math.max(0, Math.min(...(numbers.length === 0 ? [1] : numbers)) - 1);
  const first = steps.find((step) => step === turned || step.example === example + 1);
  if (first === undefined) return { first: null, ...none };
  const head = examples.headRuns > 1 ? (first.difference?.head ?? 1) - 1 : 0;
  const { run, trace } = runsOf(examples, context, example, head);
  const compared = Array.from(chosen, ([each, result]): ComparedArray | null =>
    result === undefined || example >= Math.max(1, result.layout.batch)
      ? null
      : sliced(each, result, example, examples, head),
  ).filter((each) => each !== null);
  compared.sort((one, other) => indexOf(targets, one) - indexOf(targets, other));
  const target = compared.find(
    ({ name, target: { label } }) => label === first.target.label && name === first.name,
  )?.target;
  // If each head has a mask of its own, no run has what is computed from several.
  const shares = headShares(trace);
  const isInRun = ({ nodes }: Target): boolean =>
    examples.headRuns === 1 || nodes.every(({ id }) => shares.get(id) !== 'joined');
  if (!isInRun(first.target) || (examples.headRuns > 1 && first.difference?.head == null))
    return { first: first.name, ...none };
  const arrays = compared.filter((each) => isInRun(each.target));
  const found = context.engine.keepRuns(keptRuns(trace), () =>
    diagnose(
      { ...first, target: target ?? first.target },
      { trace, others: lazyTraces(run, context, epsilon), epsilon, arrays },
      run,
      context,
    ),
  );
  const isPartial = arrays.length < compared.length;
  return {
    ...{ first: first.name, chosen, isSearched: true, isCut: found.isCut },
    diagnoses: isPartial ? found.diagnoses.map((each) => ({ ...each, explained: 0 })) : found.diagnoses,
  };
}

/** One example of an array; of one head alone if each head has a run of its own. */
function sliced(
  { array }: ArrayResult,
  { target, layout }: CandidateResult,
  example: number,
  { headRuns }: Examples,
  head: number,
): ComparedArray {
  const slices = sliceOf(array, layout, target.nodes, example);
  const node = target.nodes[head];
  const matrix = slices.matrices[head];
  if (headRuns === 1 || target.nodes.length === 1 || node === undefined || matrix === undefined)
    return { name: array.whole ?? array.name, target, slices };
  return {
    name: array.whole ?? array.name,
    target: { ...target, nodes: [node] },
    slices: { ...slices, matrices: [matrix] },
  };
}

/** Runs that are off by rounding, computed when they are first read. */
function lazyTraces(
  run: GivenRun,
  { engine }: CheckContext,
  epsilon: number,
): ReturnType<typeof perturbedTraces> {
  return perturbedTraces(engine, run.request, run.halfDigits, epsilon);
}
