import { mistakePairs, nearMistakes } from '../../../engine/analysis/altered';
import { findMistakes } from '../../../engine/analysis/mistakes';
import type { NamedCause, Trace } from '../../../engine/types';
import { implementationText } from '../../../i18n/en/implementation';
import { message } from '../../../i18n/message';
import { type Grouped, inTurns } from '../reading/groups';
import { type Candidate, numbersWith, type RunSet, type RunSource, runSet } from './candidates';
import { isNear } from './evidence';
import type { ComparedArray } from './steps';

/** Numbers further away than this part of the largest are not looked at. `isNear` allows less. */
const nearOne = 0.3;
const nearPair = 0.02;

/** The mistakes on the way to an array that give numbers near it, alone, in a run. */
export function mistakesNear(array: ComparedArray, base: RunSet): readonly Candidate[] {
  return possibleMistakes(array, base.trace)
    .filter(({ cause }) => isNear(array, numbersWith(base.trace, [cause])))
    .map(({ cause, site }) => ({
      ...{ kind: 'mistake' as const, id: cause.key, text: { key: cause.key, args: {} } },
      ...{ site, base, causes: [cause] },
    }));
}

interface PossibleMistake {
  readonly cause: NamedCause;
  readonly site: string | null;
}

/** Those that are near in the last head, which every mistake in heads changes; of a mean of heads, all. */
function possibleMistakes({ target, slices }: ComparedArray, trace: Trace): readonly PossibleMistake[] {
  const node = target.nodes.at(-1);
  const given = slices.matrices.at(-1);
  if (node === undefined || given === undefined) return [];
  if (!slices.isMean) return nearMistakes(trace, node.id, given.data, nearOne);
  return findMistakes(trace, node.id, 0, 'run').map(({ diagnosis, only, site }) => ({
    ...{ cause: { key: diagnosis.key, only }, site },
  }));
}

/** Two mistakes at once that give numbers near an array. */
export function pairsNear({ target, slices }: ComparedArray, base: RunSet): readonly Candidate[] {
  const node = target.nodes.at(-1);
  const given = slices.matrices.at(-1);
  if (node === undefined || given === undefined || slices.isMean) return [];
  return mistakePairs(base.trace, node.id, given.data, nearPair).map(({ causes, sites }) => {
    const [first, second] = causes.map(({ key }) => ({ key, args: {} }));
    return {
      ...{ kind: 'mistake' as const, id: causes.map(({ key }) => key).join(' + ') },
      text: message(implementationText('implementation.two_causes'), {
        first: first ?? '',
        second: second ?? '',
      }),
      ...{ site: sites[0] ?? null, base, causes },
    };
  });
}

/** The run in which the heads take the groups of keys and values in turns, as `repeat` in place of `repeat_interleave` gives it. */
export function groupsInTurns(source: RunSource, grouped: readonly Grouped[]): readonly Candidate[] {
  if (grouped.length === 0) return [];
  const { request, halfDigits, engine } = source;
  const inputs = { ...request.inputs };
  const halves = new Map(halfDigits);
  for (const each of grouped)
    for (const name of each.inputs) {
      const matrix = inputs[name];
      if (matrix === undefined) continue;
      inputs[name] = { ...matrix, data: inTurns(matrix.data, matrix.cols, each) };
      const half = halves.get(name);
      if (half !== undefined) halves.set(name, inTurns(half, matrix.cols, each));
    }
  const turned = { ...request, inputs };
  const base = runSet({ ...source, request: turned, halfDigits: halves }, engine.run(turned));
  const key = 'mistake.groups_in_turns';
  return [{ kind: 'mistake', id: key, text: { key, args: {} }, site: null, base, causes: [] }];
}
