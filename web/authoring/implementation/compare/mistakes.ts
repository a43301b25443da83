import { findMistakes } from '../../../engine/analysis/mistakes';
import type { Trace } from '../../../engine/types';
import { patternOf, type Target } from '../../../formats/names/targets';
import { type ComparedArray, compare, type NumbersOf, numbersOf, type Runs } from './steps';

/** A mistake, and the numbers that it gives for the matrices of a target. */
export interface MistakeNumbers {
  /** Tells mistakes of the same kind at different places apart. */
  readonly tag: string;
  readonly key: string;
  readonly site: string | null;
  readonly numbers: NumbersOf;
}

/** The mistakes on the way to a target in a run, with their numbers for all of its nodes. */
export function mistakesAt(trace: Trace, target: Target): readonly MistakeNumbers[] {
  const byTag = new Map<string, { key: string; site: string | null; data: Map<string, Float64Array> }>();
  for (const { id } of target.nodes) {
    const counts = new Map<string, number>();
    for (const { diagnosis, site, data } of findMistakes(trace, id, 0, 'run')) {
      const node = site === null ? undefined : trace.node(site);
      const place = `${diagnosis.key} ${node === undefined ? '' : patternOf(node)}`;
      const count = counts.get(place) ?? 0;
      counts.set(place, count + 1);
      const tag = `${place} ${count}`;
      const found = byTag.get(tag) ?? { key: diagnosis.key, site, data: new Map() };
      found.data.set(id, new Float64Array(data.data));
      byTag.set(tag, found);
    }
  }
  const right = numbersOf(trace);
  // A mistake that changes only some heads leaves the others right.
  return Array.from(byTag, ([tag, { key, site, data }]) => ({
    ...{ tag, key, site },
    numbers: (node) => data.get(node) ?? right(node),
  }));
}

/** The mistakes whose numbers are those of an array, up to rounding, which a mistake may make larger or smaller. */
export function matchingMistakes(
  array: ComparedArray,
  trace: Trace,
  others: readonly Trace[],
  epsilon: number,
): readonly MistakeNumbers[] {
  const candidates = mistakesAt(trace, array.target).filter((mistake) => isNear(array, mistake.numbers));
  if (candidates.length === 0) return [];
  const perturbed = others.map(
    (other) => new Map(mistakesAt(other, array.target).map((each) => [each.tag, each.numbers])),
  );
  return candidates.filter(({ tag, numbers }) => {
    const runs: Runs = {
      numbers,
      others: perturbed.flatMap((byTag) => byTag.get(tag) ?? []),
      epsilon,
    };
    return compare(array, runs).difference === null;
  });
}

/** Whether it is worth computing how rounding would change these numbers: they are within a twentieth of the largest. */
export function isNear(array: ComparedArray, numbers: NumbersOf): boolean {
  let largest = 0;
  for (const { id } of array.target.nodes)
    for (const number of numbers(id) ?? [])
      if (Number.isFinite(number)) largest = Math.max(largest, Math.abs(number));
  const coarse: Runs = { numbers, others: [], epsilon: 1 / 40 };
  return largest > 0 && compare(array, coarse).difference === null;
}
