import { type ArrayLayout, layoutsOf, squeezed } from '../../../formats/axes/slices';
import type { GivenArray } from '../../../formats/given-array';
import { normalizeName } from '../../../formats/names/names';
import type { ArrayPart } from '../../../formats/names/stacked';
import { families } from '../../../formats/names/table/matrices';
import { isSure, rankTargets, type Target } from '../../../formats/names/targets';
import type { UnknownArray } from '../compare/report';
import { type Assignments, assignedTo } from '../reading/input-arrays';

/** A matrix of the run that an array may stand for, and what its axes are then. */
export interface Candidate {
  readonly target: Target;
  readonly layout: ArrayLayout;
}

/** What an array may be; with the first target alone if its shape fits none. */
export interface MappedArray {
  readonly array: ArrayPart;
  /** The likeliest first. */
  readonly candidates: readonly Candidate[];
  readonly target: Target;
  /** Whether the name says nothing about which of the candidates it is: only numbers that agree tell. */
  readonly isOpen: boolean;
}

export interface MappedArrays {
  readonly mapped: readonly MappedArray[];
  readonly unknown: readonly UnknownArray[];
}

/** The matrices of the run that each array may stand for, in the order of the run. */
export function mapArrays(
  arrays: readonly ArrayPart[],
  targets: readonly Target[],
  assigned: Assignments,
  lead: readonly number[],
): MappedArrays {
  const mapped: MappedArray[] = [];
  const unknown: UnknownArray[] = [];
  for (const array of arrays) {
    const chosen = assignedTo(array, assigned);
    if (chosen === '') continue;
    const found = chosen === undefined ? chooseTargets(array, targets, arrays.length, lead) : null;
    const wanted = found?.targets ?? assignedTargets(chosen ?? '', targets);
    const [first] = wanted;
    if (first === undefined) {
      const { name, shape, whole = name, wholeShape = shape } = array;
      const own = array.isTurned === true ? { name: whole, shape: wholeShape } : { name, shape };
      unknown.push({ ...own, near: nearTargets(array, targets, lead) });
      continue;
    }
    const candidates = wanted.flatMap((target) =>
      layoutsOf(array, target.nodes, lead).map((layout) => ({ target, layout })),
    );
    const target = candidates[0]?.target ?? first;
    mapped.push({ array, candidates, target, isOpen: found?.isOpen ?? false });
  }
  const order = ({ target }: MappedArray): number => targets.indexOf(target);
  return { mapped: mapped.sort((one, other) => order(one) - order(other)), unknown };
}

/** The targets of a stated name: `head_*\/weights`, `weights` for all heads, or `head_0/weights` (without the backslash). */
export function assignedTargets(name: string, targets: readonly Target[]): readonly Target[] {
  const exact = targets.filter(({ pattern }) => pattern === name);
  const labelled = targets.filter(({ label }) => label === name);
  const all = [...new Set([...exact, ...labelled])];
  if (all.length > 0) return all;
  return targets.flatMap((target) => {
    const node = target.nodes.find(({ id }) => id === name);
    return node === undefined ? [] : [{ ...target, pattern: name, nodes: [node] }];
  });
}

interface ChosenTargets {
  readonly targets: readonly Target[];
  readonly isOpen: boolean;
}

/** The targets that a name stands for, those whose shape fits before others. */
function chooseTargets(
  array: GivenArray,
  targets: readonly Target[],
  count: number,
  lead: readonly number[],
): ChosenTargets {
  const fits = (target: Target): boolean => layoutsOf(array, target.nodes, lead).length > 0;
  const named = rankTargets(array.name, targets).filter(isSure);
  // A y that is not the input of that name is a result.
  const results = named.filter(({ target }) => target.label !== 'y');
  const sure = normalizeName(array.name) === 'y' && results.length > 0 ? results : named;
  const fitting = sure.filter(({ target }) => fits(target));
  const [best] = fitting.length > 0 ? fitting : sure;
  if (best === undefined) {
    const output = targets.find(({ isOutput }) => isOutput);
    // A single matrix without a name is the result.
    const isResult = count === 1 && /^#\d+$/.test(array.name) && output !== undefined && fits(output);
    return { targets: isResult ? [output] : [], isOpen: false };
  }
  const equals = (fitting.length > 0 ? fitting : sure)
    .filter(({ score }) => score === best.score)
    .map(({ target }) => target);
  const distances = equals.map((target) => distanceOf(array, target, lead));
  const nearest = equals.filter((_, at) => distances[at] === Math.min(...distances));
  const closest = [...nearest, ...roundsOf(nearest, fitting, array, lead)];
  const isNamed = (target: Target): boolean => sure.some((each) => each.target === target);
  const siblings = [...sure.map(({ target }) => target), ...targets].filter(
    (target) =>
      fits(target) &&
      ((isSibling(target, best.target) && mayBeSibling(array.name, target)) ||
        (isNamed(target) && isOneOfScores(target, best.target))),
  );
  return { targets: [...new Set([...closest, ...siblings])], isOpen: closest.length > 1 };
}

/** What would be the mean of all rounds of a loop may be one of them as well. */
function roundsOf(
  targets: readonly Target[],
  named: readonly { readonly target: Target }[],
  array: GivenArray,
  lead: readonly number[],
): readonly Target[] {
  const ofLoops = targets.filter((target) => target.isOfLoop && distanceOf(array, target, lead) === asMean);
  return named
    .map(({ target }) => target)
    .filter(
      ({ nodes: [round, ...more] }) =>
        more.length === 0 && ofLoops.some(({ nodes }) => nodes.some(({ id }) => id === round?.id)),
    );
}

/** Whether two targets are of one family, in the same group: `self/scores` and `self/scaled_scores`. */
function isSibling(one: Target, other: Target): boolean {
  const groupOf = ({ label, name }: Target): string => label.slice(0, label.length - name.length);
  return (
    groupOf(one) === groupOf(other) &&
    families.some((family) => family.includes(one.name) && family.includes(other.name))
  );
}

/** Names such as `att` mean scores in some programs, and weights in others. */
function isOneOfScores(one: Target, other: Target): boolean {
  const [scores] = families;
  const isScores = ({ name }: Target): boolean => scores?.includes(name) === true;
  return (
    (isScores(one) && other.name === 'weights') ||
    (isScores(other) && one.name === 'weights') ||
    (isScores(one) && isScores(other))
  );
}

/** Names that say which one of a family they mean stand for that one alone: `scaled_scores`. */
function mayBeSibling(name: string, { name: target }: Target): boolean {
  const words = normalizeName(name).split('_');
  const special = ['scaled', 'masked', 'raw', 'capped', 'unscaled', 'biased'];
  return !words.some((word) => special.includes(word)) || normalizeName(name) === target;
}

/** How far the shape of one head is from that of a target with heads. */
const asMean = 2;

/** How far the shape of an array is from that of a target: 0 if it has an axis for the heads where the target has heads. */
function distanceOf(array: GivenArray, { nodes }: Target, lead: readonly number[]): number {
  const [layout] = layoutsOf(array, nodes, lead);
  if (layout === undefined) return 3;
  if (layout.isMean) return asMean;
  // Examples that the inputs do not have are unlikely.
  if (layout.batch > lead.reduce((count, side) => count * side, 1)) return 1;
  return nodes.length > 1 && squeezed(array.shape).length < (layout.batch > 1 ? 4 : 3) ? 1 : 0;
}

const mostNear = 5;

/** The matrices that say most about a run. */
const mainSteps = new Set([
  'query',
  'key',
  'value',
  'scores',
  'scaled_scores',
  'masked_scores',
  'weights',
  'context',
  'concat',
  'output',
]);

/** Targets of a similar name, then main steps of the same shape. */
function nearTargets(
  array: GivenArray,
  targets: readonly Target[],
  lead: readonly number[],
): UnknownArray['near'] {
  const fits = ({ nodes }: Target): boolean => layoutsOf(array, nodes, lead).some(({ isMean }) => !isMean);
  const byName = rankTargets(array.name, targets)
    .map(({ target }) => target)
    .filter(fits);
  const byShape = targets.filter((target) => (mainSteps.has(target.name) || target.isOutput) && fits(target));
  const near = [...byName, ...byShape];
  const labels = near.map(({ label }) => label);
  return near.filter(({ label }, at) => labels.indexOf(label) === at).slice(0, mostNear);
}
