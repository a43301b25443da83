import type { Trace } from '../../../engine/types';
import { labelOf } from '../../../formats/names/targets';
import { message } from '../../../i18n/message';
import type { CheckContext, GivenRun } from './inputs';
import { isNear, matchingMistakes } from './mistakes';
import { type OtherOption, otherOptions } from './options';
import { perturbedTraces } from './precision';
import type { Diagnosis, StepResult } from './report';
import { type ComparedArray, compare, numbersOf, type Runs } from './steps';

/** Everything that a check needs of the runs. */
export interface Compared {
  readonly trace: Trace;
  readonly others: readonly Trace[];
  readonly epsilon: number;
  readonly arrays: readonly ComparedArray[];
}

/** Mistakes that give the numbers of the first step that differs; if there are none, options that do. */
export function diagnose(
  first: StepResult,
  compared: Compared,
  run: GivenRun,
  context: CheckContext,
): readonly Diagnosis[] {
  const { engine, schema } = context;
  const { trace, others, epsilon, arrays } = compared;
  if (first.status === 'transposed') {
    const text = message('implementation.is_transposed');
    return [{ kind: 'mistake', id: 'transposed', text, site: null, siteLabel: null, explained: 0 }];
  }
  const array = arrays.find(({ target }) => target === first.target);
  if (array === undefined) return [];
  const found = matchingMistakes(array, trace, others, epsilon);
  if (found.length > 0) return rankMistakes(found, first, compared);
  return otherOptions(engine, run.request, schema)
    .filter((other) => hasShapeOf(array, other) && isNear(array, numbersOf(other.trace)))
    .map((other) => ({ other, runs: runsOf(other, run, context, epsilon) }))
    .filter(({ runs }) => compare(array, runs).difference === null)
    .map(({ other, runs }) => ({
      kind: 'option' as const,
      id: `${other.name}=${other.value}`,
      text: message('implementation.other_option', { name: other.name, value: String(other.value) }),
      ...{ site: null, siteLabel: null },
      explained: arrays.filter((each) => hasShapeOf(each, other) && compare(each, runs).difference === null)
        .length,
    }))
    .sort((one, other) => other.explained - one.explained);
}

function hasShapeOf({ target }: ComparedArray, { trace }: OtherOption): boolean {
  return target.nodes.every(
    ({ id, rows, cols }) => trace.node(id)?.rows === rows && trace.node(id)?.cols === cols,
  );
}

function runsOf(
  { trace, request }: OtherOption,
  { halfDigits }: GivenRun,
  { engine }: CheckContext,
  epsilon: number,
): Runs {
  const others = perturbedTraces(engine, request, halfDigits, epsilon);
  return { numbers: numbersOf(trace), others: others.map(numbersOf), epsilon };
}

/** Those first that explain most of the other steps. Mistakes with the same numbers at the same place are one. */
function rankMistakes(
  found: ReturnType<typeof matchingMistakes>,
  first: StepResult,
  { trace, others, epsilon, arrays }: Compared,
): readonly Diagnosis[] {
  const later = arrays.filter(({ target }) => target !== first.target);
  const explainedBy = new Map<string, number>();
  for (const array of later) {
    const keys = new Set(matchingMistakes(array, trace, others, epsilon).map(({ key }) => key));
    for (const key of keys) explainedBy.set(key, (explainedBy.get(key) ?? 0) + 1);
  }
  const byKey = new Map(found.map((mistake) => [mistake.key, mistake]));
  const siteLabel = (site: string | null): string | null => {
    const node = site === null ? undefined : trace.node(site);
    return node === undefined ? null : labelOf(node);
  };
  return Array.from(byKey.values(), ({ key, site }) => ({
    ...{ kind: 'mistake' as const, id: key, text: { key, args: {} }, site, siteLabel: siteLabel(site) },
    explained: 1 + (explainedBy.get(key) ?? 0),
  })).sort((one, other) => other.explained - one.explained);
}
