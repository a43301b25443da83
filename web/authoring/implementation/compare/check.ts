import '../../../i18n/en/implementation';
import { MessageError } from '../../../engine/errors';
import type { Message } from '../../../engine/types';
import { slicesOf, squeezed, transposedArray } from '../../../formats/axes/slices';
import type { GivenArray, GivenFile } from '../../../formats/given-array';
import { isSure, rankTargets, type Target, targetsOf } from '../../../formats/names/targets';
import { message } from '../../../i18n/message';
import { diagnose } from './diagnose';
import { type Assignments, type CheckContext, type GivenRun, readRun, splitStacked } from './inputs';
import { epsilonOf, perturbedTraces } from './precision';
import type { CheckReport, StepResult, UnknownArray } from './report';
import { type ComparedArray, compare, numbersOf, type Runs } from './steps';

/**
 * Compares arrays of somebody's own code with what the engine computes from the same inputs, step by step, and finds out which
 * mistake gives the numbers that differ first. Throws a `MessageError`, or the error of the engine, if that cannot be computed.
 */
export function checkImplementation(
  file: GivenFile,
  context: CheckContext,
  assigned: Assignments = new Map(),
): CheckReport {
  const split = { ...file, arrays: splitStacked(file.arrays) };
  const report = checkWith(readRun(split, context, assigned), split, context, assigned);
  const run = readRun(split, context, assigned, 'hides');
  if (!run.hasFlags || report.first === null) return report;
  // True may hide as well as keep: whichever agrees.
  const other = checkWith(run, split, context, assigned);
  if (other.first !== null) return report;
  return { ...other, notes: [...other.notes, message('implementation.note_mask_hides')] };
}

function checkWith(
  run: GivenRun,
  file: GivenFile,
  context: CheckContext,
  assigned: Assignments,
): CheckReport {
  const { engine, schema } = context;
  const trace = engine.run(run.request);
  const targets = targetsOf(trace);
  const rest = file.arrays.filter(({ name }) => !run.used.has(name));
  const { mapped, unknown } = mapArrays(rest, targets, assigned);
  if (mapped.length === 0 && unknown.length === 0)
    throw new MessageError(message('implementation.only_inputs'));
  const epsilon = epsilonOf(mapped.length > 0 ? mapped.map(({ array }) => array) : rest);
  const others = perturbedTraces(engine, run.request, run.halfDigits, epsilon);
  const arrays: ComparedArray[] = [];
  const notes: Message[] = [...run.notes];
  const steps: StepResult[] = mapped.map(({ array, target }) => {
    const slices = slicesOf(array, target.nodes);
    const base = { target, name: array.name, shape: array.shape };
    const runs = { numbers: numbersOf(trace), others: others.map(numbersOf), epsilon };
    if (slices === null) {
      const status = isTransposed(array, target, runs) ? 'transposed' : 'shape';
      return { ...base, status, difference: null, tolerance: 0, isMean: false };
    }
    if (slices.batch > 1)
      notes.push(message('implementation.note_batch', { name: array.name, count: slices.batch }));
    const compared = { name: array.name, target, slices };
    arrays.push(compared);
    const { difference, tolerance } = compare(compared, runs);
    return {
      ...base,
      status: difference === null ? 'agrees' : 'differs',
      difference,
      tolerance,
      isMean: slices.isMean,
    };
  });
  const first = steps.find(({ status }) => status === 'differs' || status === 'transposed') ?? null;
  const compared = { trace, others, epsilon, arrays };
  return {
    ...{ inputs: run.uses, steps, first, unknown, notes, options: run.request.options },
    diagnoses: first === null ? [] : diagnose(first, compared, run, context),
    differing: steps.filter(({ status }) => status === 'differs').length,
    targets: [...schema.inputs.map(({ name }) => name), ...targets.map(({ pattern }) => pattern)].filter(
      (name, at, all) => all.indexOf(name) === at,
    ),
  };
}

function isTransposed(array: GivenArray, target: Target, runs: Runs): boolean {
  const turned = transposedArray(array);
  const slices = turned && slicesOf(turned, target.nodes);
  return slices !== null && compare({ name: array.name, target, slices }, runs).difference === null;
}

interface MappedArray {
  readonly array: GivenArray;
  readonly target: Target;
}

/** The matrix of the run that each array stands for, in the order of the run. */
function mapArrays(
  arrays: readonly GivenArray[],
  targets: readonly Target[],
  assigned: Assignments,
): { readonly mapped: readonly MappedArray[]; readonly unknown: readonly UnknownArray[] } {
  const mapped: MappedArray[] = [];
  const unknown: UnknownArray[] = [];
  for (const array of arrays) {
    const chosen = assigned.get(array.name);
    if (chosen === '') continue;
    const target =
      chosen === undefined
        ? chooseTarget(array, targets, arrays.length)
        : targets.find(({ pattern }) => pattern === chosen);
    if (target !== undefined) mapped.push({ array, target });
    else unknown.push({ name: array.name, shape: array.shape, near: nearTargets(array, targets) });
  }
  const order = (target: Target): number => targets.indexOf(target);
  return { mapped: mapped.sort((one, other) => order(one.target) - order(other.target)), unknown };
}

/** The best of the targets that a name may stand for, one whose shape fits before others; undefined if that is not clear. */
function chooseTarget(array: GivenArray, targets: readonly Target[], count: number): Target | undefined {
  const sure = rankTargets(array.name, targets).filter(isSure);
  const fitting = sure.filter(({ target }) => slicesOf(array, target.nodes) !== null);
  const [best, second] = fitting.length > 0 ? fitting : sure;
  if (best === undefined) {
    const output = targets.find(({ isOutput }) => isOutput);
    // A single matrix without a name is the result.
    const isResult =
      count === 1 && /^#\d+$/.test(array.name) && output && slicesOf(array, output.nodes) !== null;
    return isResult ? output : undefined;
  }
  if (second === undefined || second.score < best.score) return best.target;
  const equals = fitting.filter(({ score }) => score === best.score).map(({ target }) => target);
  const closest = Math.min(...equals.map((target) => distanceOf(array, target)));
  const [one, ...more] = equals.filter((target) => distanceOf(array, target) === closest);
  return more.length === 0 ? one : undefined;
}

/** How far the shape of an array is from that of a target: 0 if it has an axis for the heads where the target has heads. */
function distanceOf(array: GivenArray, { nodes }: Target): number {
  if (slicesOf(array, nodes)?.isMean !== false) return 2;
  return nodes.length > 1 && squeezed(array.shape).length < 3 ? 1 : 0;
}

const mostNear = 5;

/** Targets of a similar name, then those of the same shape. */
function nearTargets(array: GivenArray, targets: readonly Target[]): UnknownArray['near'] {
  const byName = rankTargets(array.name, targets).map(({ target }) => target);
  const byShape = targets.filter(({ nodes }) => slicesOf(array, nodes)?.isMean === false);
  return [...new Set([...byName, ...byShape])].slice(0, mostNear);
}
