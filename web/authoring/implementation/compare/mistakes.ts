import { mistakePairs } from '../../../engine/analysis/altered';
import { findMistakes } from '../../../engine/analysis/mistakes';
import type { NamedCause, Trace } from '../../../engine/types';
import { message } from '../../../i18n/message';
import type { Candidate, RunSet } from './candidates';
import { numbersWith } from './candidates';
import { isNear } from './evidence';
import type { ComparedArray, NumbersOf } from './steps';

/** The mistakes on the way to an array that give numbers near it, alone, in a run. */
export function nearMistakes(array: ComparedArray, base: RunSet): readonly Candidate[] {
  return mistakesOn(array, base.trace)
    .filter(({ numbers }) => isNear(array, numbers))
    .map(({ cause, site }) => ({
      ...{ kind: 'mistake' as const, id: cause.key, text: { key: cause.key, args: {} } },
      ...{ site, base, causes: [cause] },
    }));
}

interface MistakeNumbers {
  readonly cause: NamedCause;
  readonly site: string | null;
  readonly numbers: NumbersOf;
}

/** The mistakes on the way to the matrices of an array. One that changes only some heads leaves the others right. */
function mistakesOn({ target }: ComparedArray, trace: Trace): readonly MistakeNumbers[] {
  const byTag = new Map<
    string,
    { cause: NamedCause; site: string | null; data: Map<string, Float64Array> }
  >();
  for (const { id } of target.nodes)
    for (const { diagnosis, site, only, data } of findMistakes(trace, id, 0, 'run')) {
      const tag = `${diagnosis.key} ${only}`;
      const found = byTag.get(tag) ?? { cause: { key: diagnosis.key, only }, site, data: new Map() };
      found.data.set(id, new Float64Array(data.data));
      byTag.set(tag, found);
    }
  return Array.from(byTag.values(), ({ cause, site, data }) => {
    const altered = numbersWith(trace, [cause]);
    return { cause, site, numbers: (node: string) => data.get(node) ?? altered(node) };
  });
}

/** Pairs whose numbers are not within this part of the largest number are not looked at. */
const nearPair = 0.02;

/** Two mistakes at once that give numbers near an array. */
export function nearPairs(array: ComparedArray, base: RunSet): readonly Candidate[] {
  const [node] = array.target.nodes;
  const [given] = array.slices.matrices;
  if (node === undefined || given === undefined || array.slices.isMean) return [];
  return mistakePairs(base.trace, node.id, given.data, nearPair)
    .map(({ causes, sites }) => ({ causes, site: sites[0] ?? null }))
    .filter(({ causes }) => isNear(array, numbersWith(base.trace, causes)))
    .map(({ causes, site }) => {
      const [first, second] = causes.map(({ key }) => ({ key, args: {} }));
      return {
        ...{ kind: 'mistake' as const, id: causes.map(({ key }) => key).join(' + ') },
        text: message('implementation.two_causes', { first: first ?? '', second: second ?? '' }),
        ...{ site, base, causes },
      };
    });
}
