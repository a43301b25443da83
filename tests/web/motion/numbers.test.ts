import { describe, expect, it } from 'vitest';
import type { Trace, TraceNode } from '../../../web/engine/types';
import { choreographyOf } from '../../../web/motion/choreographies';
import { partialSum } from '../../../web/motion/explained-number';
import { sample, type Timeline } from '../../../web/motion/timeline';
import { lessons } from '../all';
import { caseNamed, fixtureCases } from '../engine/support/fixtures';
import { problemOf } from './shown-numbers';
import {
  backwardFixtures,
  backwardLessons,
  engine,
  programs,
  runBackward,
  runOf,
  sceneOf,
  variedVariants,
} from './stage';

/** The times at which a motion is stopped, as parts of its duration. */
const stops = [0, 0.05, 0.15, 0.25, 0.35, 0.45, 0.55, 0.65, 0.75, 0.85, 0.95];

/** What is wrong with the numbers that are visible at the stops of a motion. */
function problemsOf(trace: Trace, timeline: Timeline): readonly string[] {
  const tracks = stops.flatMap((part) =>
    sample(timeline, part * timeline.duration).map(({ track }) => track),
  );
  const distinct = [...new Map(tracks.map((track) => [track.frames, track])).values()];
  return distinct.flatMap((track) => problemOf(track, trace) ?? []);
}

/** At most two nodes of each op. */
function someOfEachOp({ nodes }: Trace): readonly TraceNode[] {
  const seen = new Map<string, number>();
  return nodes.filter(({ op }) => {
    seen.set(op, (seen.get(op) ?? 0) + 1);
    return (seen.get(op) ?? 0) <= 2;
  });
}

/** The motions of some nodes: of the whole matrix, and of its last cell alone. */
function motionsOf(trace: Trace): readonly Timeline[] {
  return someOfEachOp(trace).flatMap((node) => {
    const choreography = choreographyOf(node, trace);
    if (choreography === null) return [];
    const last = { row: Math.min(node.rows, 16) - 1, col: Math.min(node.cols, 16) - 1 };
    const alone = { ...sceneOf(trace, node, last), others: [] };
    return [choreography(sceneOf(trace, node, { row: 0, col: 0 })), choreography(alone)];
  });
}

describe('every number in motion is one of the explanation', () => {
  it.each(lessons.map(({ id }) => id))('in %s', (id) => {
    const trace = runOf(id);
    const motions = motionsOf(trace);
    expect(motions.flatMap((motion) => problemsOf(trace, motion))).toEqual([]);
  });

  it.each(variedVariants)('in the fixtures of %s', (variant) => {
    const cases = fixtureCases.filter(({ request }) => request.variant === variant);
    expect(cases.length).toBeGreaterThan(3);
    for (const { request } of cases) {
      const trace = engine.run(request);
      expect(motionsOf(trace).flatMap((motion) => problemsOf(trace, motion))).toEqual([]);
    }
  });

  it.each(programs.map((each) => [each.name, each] as const))(
    'in the program %s',
    (_, { engine: own, request }) => {
      const trace = own.run(request);
      expect(motionsOf(trace).flatMap((motion) => problemsOf(trace, motion))).toEqual([]);
    },
  );

  it.each(backwardLessons)('in the backward pass of %s', (id) => {
    const trace = runOf(id, true);
    const motions = motionsOf(trace);
    expect(motions.length).toBeGreaterThan(10);
    expect(motions.flatMap((motion) => problemsOf(trace, motion))).toEqual([]);
  });

  it.each(backwardFixtures)('in the backward pass of the fixture %s', (name) => {
    const trace = runBackward(caseNamed(name).request);
    expect(motionsOf(trace).flatMap((motion) => problemsOf(trace, motion))).toEqual([]);
  });
});

describe('partial sums', () => {
  it.each(['scaled-dot-product', 'multi-head', 'convolution-as-attention'])(
    'end at the total in %s',
    (id) => {
      const trace = runOf(id);
      for (const { id: node } of someOfEachOp(trace)) {
        const explanation = trace.explain({ node, row: 0, col: 0 });
        const { terms, total, reduction } = explanation;
        if (reduction === 'sum' && terms.length > 0)
          expect(partialSum(explanation, terms.length - 1)).toBe(total);
      }
    },
  );
});
