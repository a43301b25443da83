import type { Trace, TraceNode } from '../../engine/types';
import { library } from '../../figures/library';
import type { Check, Cover, Guide, KeyStep, TryCard } from '../../lessons/guide';
import { isKeyGranularity } from '../../store/document/preset';
import type { Screen } from '../../store/document/state';
import type { Model } from '../../ui/model';
import { matchesPattern } from '../../ui/prose/markup';
import { localized } from './texts';

/** One screen of the way through a lesson. `id` is unique in the lesson: `step-scores`, `try-0`. */
export type Stop = { readonly id: string; readonly node: TraceNode | undefined } & (
  | { readonly kind: 'cover'; readonly screen: Screen; readonly cover: Cover }
  | { readonly kind: 'step'; readonly step: KeyStep }
  | { readonly kind: 'try'; readonly screen: Screen; readonly card: TryCard }
  | { readonly kind: 'check'; readonly screen: Screen; readonly check: Check }
  | { readonly kind: 'end'; readonly screen: Screen }
);

export type StopOf<Kind extends Stop['kind']> = Extract<Stop, { kind: Kind }>;

/** The guide of the lesson, in the language of the element; null if it has none, or if it is shown without. */
export function guideOf({ guideProgress: guide, lesson, locale }: Model): Guide | null {
  const found = library.get(lesson.id)?.guide;
  return guide === null || !found ? null : localized(found, lesson.id, locale);
}

interface Cached {
  readonly trace: Trace;
  readonly isShort: boolean;
  readonly stops: readonly Stop[];
}

const cache = new WeakMap<Guide, Cached>();

/**
 * The stops of a lesson in order; in the ten-minute path those that the guide names. Key steps and cards whose node the run does
 * not have are left out, unless the change of a card takes it away: leaving the card takes that change back.
 */
export function stopsOf(model: Model): readonly Stop[] {
  const guide = guideOf(model);
  if (guide === null) return [];
  const { trace, state } = model;
  const isShort = state.position.granularity === 'short';
  const cached = cache.get(guide);
  const known = cached?.isShort === isShort ? cached : undefined;
  if (known?.trace === trace) return known.stops;
  const isChanged = model.guideProgress?.applied != null;
  const stops =
    known && isChanged ? known.stops.map((stop) => stopIn(trace, stop)) : createdStops(guide, trace, isShort);
  cache.set(guide, { trace, isShort, stops });
  return stops;
}

/** A stop with its node in another run, if that has it. */
function stopIn(trace: Trace, stop: Stop): Stop {
  return { ...stop, node: trace.node(stop.node?.id ?? '') ?? stop.node };
}

function createdStops(guide: Guide, trace: Trace, isShort: boolean): readonly Stop[] {
  const all = createStops(guide, trace);
  const { short } = guide;
  return isShort && short ? all.filter(({ id }) => id === 'cover' || short.includes(id)) : all;
}

function createStops({ cover, keySteps, tries, checks }: Guide, trace: Trace): readonly Stop[] {
  const steps = keySteps.flatMap((step): Stop[] => {
    const node = trace.nodes.find(({ id }) => matchesPattern(step.node, id));
    return node === undefined ? [] : [{ kind: 'step', id: `step-${node.id}`, node, step }];
  });
  const cards = tries.map((card, at): Stop => {
    const id = `try-${at}` as const;
    return { kind: 'try', id, screen: id, node: trace.node(card.node), card };
  });
  const questions = checks.map((check, at): Stop => {
    const id = `check-${at}` as const;
    return { kind: 'check', id, screen: id, node: trace.node(check.node), check };
  });
  return [
    { kind: 'cover', id: 'cover', screen: 'cover', node: undefined, cover },
    ...steps,
    ...[...cards, ...questions].filter(({ node }) => node !== undefined),
    { kind: 'end', id: 'end', screen: 'end', node: undefined },
  ];
}

/** The current stop; undefined at a step that is not a key step, and while every step is shown. */
export function currentStop(model: Model): Stop | undefined {
  const { screen, position } = model.state;
  if (screen === undefined && !isKeyGranularity(position.granularity)) return undefined;
  const id = screen ?? `step-${position.node}`;
  return stopsOf(model).find((stop) => stop.id === id);
}
