import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import type { Trace } from '../../../web/engine/types';
import { english } from '../../../web/i18n/i18n';
import { stopsOf } from '../../../web/learn/guide/stops';
import { cellNamed, choicesIn, numberAt, rowNamed } from '../../../web/learn/questions/cells';
import { judge } from '../../../web/learn/questions/judge';
import { isTrue, keyOf, rightAnswer } from '../../../web/learn/questions/keys';
import { resolved } from '../../../web/learn/questions/texts';
import { movedCells, runWith } from '../../../web/learn/questions/what-if';
import type { Edit } from '../../../web/lessons/guide';
import { parts } from '../../../web/lessons/index';
import { shortPath } from '../../../web/lessons/short-path';
import type { Action } from '../../../web/store/actions/actions';
import { noProgress } from '../../../web/store/ui/guide-progress';
import { parseMarkup, stepFor } from '../../../web/ui/prose/markup';
import { expectWellMade } from '../i18n/well-made';
import { modelOf } from '../ui/sample';
import { frenchLessons } from './folder/content';
import { guideSchema, words } from './guide-schema';
import { guided, openLibrary, questionsOf, runAfter } from './guided';

openLibrary();

const frenchOf = new Map([...frenchLessons].flatMap(([id, { guide }]) => (guide ? [[id, guide]] : [])));

/** The fields of a guide that readers read. */
const textFields = new Set([
  ...['lead', 'ask', 'right', 'wrong', 'text', 'title', 'action', 'because', 'place'],
  // What each wrong answer would have meant.
  ...['missed', 'extra', 'grow', 'shrink', 'stay'],
]);

/** The paths of all texts in a tree: `cover.question.ask`. */
function textPaths(tree: unknown, path = ''): readonly (readonly [path: string, text: string])[] {
  if (typeof tree === 'string') return [[path, tree]];
  if (typeof tree !== 'object' || tree === null) return [];
  return Object.entries(tree).flatMap(([name, each]) =>
    name === 'defines' || (typeof each === 'string' && !textFields.has(name))
      ? []
      : textPaths(each, `${path}.${name}`),
  );
}

describe.each(guided.map((each) => [each.lesson.id, each] as const))('the guide of %s', (id, each) => {
  const { lesson, guide, trace } = each;
  const model = modelOf(id);
  const after = (edits: readonly Edit[]): Trace => runAfter(each, edits);

  it('has the form of a guide', () => {
    const { issues = [] } = v.safeParse(guideSchema, guide);
    expect(issues.map((issue) => `${v.getDotPath(issue)}: ${issue.message}`)).toEqual([]);
  });

  it('has nodes that exist, key steps in the order of the walk, and a text of at most 60 words for each', () => {
    const nodes = [...guide.keySteps, ...guide.tries, ...guide.checks, ...guide.remember].map(
      ({ node }) => node,
    );
    expect(nodes.filter((node) => !node.includes('*') && trace.node(node) === undefined)).toEqual([]);
    const ranks = guide.keySteps.map(({ node }) => trace.nodes.findIndex((found) => found.id === node));
    expect(ranks).toEqual([...ranks].sort((a, b) => a - b));
    for (const { node } of guide.keySteps) {
      const prose = stepFor(lesson, node)?.prose ?? '';
      expect(prose, `${node} has a text`).not.toBe('');
      expect(words(prose), node).toBeLessThanOrEqual(60);
    }
    const { picture } = guide.cover;
    if (picture.kind !== 'matrix') expect(rowNamed(picture.row, trace)).not.toBeNull();
    if (picture.kind !== 'arcs') expect(trace.node(picture.node)).toBeDefined();
    for (const { figure } of guide.tries) if (figure !== undefined) expect(lesson.figures).toContain(figure);
  });

  it('asks what the engine can answer, and judges its own answer right', () => {
    for (const [{ ask, answer: expected }, edits] of questionsOf(guide)) {
      const runs = { before: trace, after: after(edits) };
      const given = rightAnswer(expected, runs);
      expect(given, ask).not.toBe('');
      expect(given, ask).not.toMatch(/NaN/);
      if (expected.kind !== 'number') expect(given, 'a place that is not there').not.toMatch(/(^|,)-1(,|$)/);
      expect(judge(given, keyOf(expected, runs)), ask).toBe('right');
      if (expected.kind === 'word') expect(choicesIn(expected.cell, trace).length).toBeGreaterThan(1);
      if (expected.kind === 'moved') expect(given).toMatch(/(?=.*1)(?=.*0)/);
      if (expected.kind === 'choice')
        expect(expected.choices.filter((one) => isTrue(one, runs.after)).length, ask).toBe(1);
    }
  });

  it('tries what can be done, and what changes something', () => {
    for (const { title: name, edits } of guide.tries) {
      if (edits.length === 0) continue;
      const changed = runWith(model, edits);
      expect(changed, name).not.toBeNull();
      const moved = trace.nodes.flatMap(({ id: node }) => (changed ? movedCells(node, trace, changed) : []));
      expect(moved.length, name).toBeGreaterThan(0);
    }
  });

  it('recognises mistakes by numbers that differ from the right one and from each other', () => {
    for (const [{ ask, answer: expected, mistakes = [] }] of questionsOf(guide)) {
      if (expected.kind !== 'number') continue;
      const values = mistakes.map(({ edits, cell }) => numberAt(after(edits), cellNamed(cell, trace)));
      const all = [numberAt(trace, cellNamed(expected.cell, trace)), ...values];
      for (const [at, one] of all.entries())
        for (const other of all.slice(at + 1))
          expect(Math.abs(one - other), ask).toBeGreaterThan(2 * expected.within);
    }
  });

  const context = { given: '1', guess: { row: 0, col: 0 }, right: { row: 0, col: 0 }, before: trace };
  const missing = (from: string, run: Trace): readonly string[] => {
    const node = run.node(lesson.opening) ?? run.nodes[0];
    if (node === undefined) return [];
    return parseMarkup(resolved(from, english, { ...context, trace: run }), {
      trace: run,
      node,
      row: 0,
      col: 0,
    }).flatMap((piece) => (piece.kind === 'missing' ? [`${piece.reference} in “${from}”`] : []));
  };

  it('refers to what the run has, in both languages', () => {
    const trees = [guide, frenchOf.get(id) ?? {}];
    const texts = trees.flatMap((tree) => textPaths(tree).map(([, from]) => from));
    expect(texts.length).toBeGreaterThan(60);
    expect(texts.flatMap((from) => missing(from, trace))).toEqual([]);
  });

  it('says in French what it says in English, in the same structure', () => {
    const tree = frenchOf.get(id);
    expect(textPaths(tree).map(([path]) => path)).toEqual(textPaths(guide).map(([path]) => path));
    const pairs = textPaths(guide).map(
      ([path, from], at) => [path, from, textPaths(tree)[at]?.[1] ?? path] as const,
    );
    const isPlace = (path: string): boolean => path.endsWith('.place');
    expectWellMade(pairs.flatMap(([path, from, to]) => (isPlace(path) ? [] : [[from, to] as const])));
    // `section 3.2.1` is the same in both languages, and has no decimal comma.
    for (const [path, from, to] of pairs)
      if (isPlace(path)) {
        expect(to.match(/[\d.]+/g)).toEqual(from.match(/[\d.]+/g));
        expect(to).not.toMatch(/equation|appendix|footnote| and | to |[“”]/);
      }
  });
});

describe('the order of the lessons', () => {
  const order = parts.flatMap((part) => part.lessons.map(({ id }) => id));

  it('puts what a lesson builds on before it', () => {
    for (const { lesson, guide } of guided)
      for (const need of guide.needs)
        expect([lesson.id, need, order.indexOf(need)]).toEqual([
          lesson.id,
          need,
          expect.toSatisfy((at: number) => at >= 0 && at < order.indexOf(lesson.id)),
        ]);
  });

  it('has a guide for every lesson, and a purpose for every part', () => {
    expect(guided.map(({ lesson }) => lesson.id).sort()).toEqual([...order].sort());
    expect(parts.filter(({ purpose }) => purpose === '')).toEqual([]);
  });

  it('has stops in the ten-minute path that the lessons have, with something to predict', () => {
    expect(shortPath).toEqual(order.filter((id) => shortPath.includes(id)));
    expect(
      guided
        .filter(({ guide }) => guide.short)
        .map(({ lesson }) => lesson.id)
        .sort(),
    ).toEqual([...shortPath].sort());
    for (const id of shortPath) {
      const { guide } = guided.find(({ lesson }) => lesson.id === id) ?? {};
      const position: Action = { type: 'set-granularity', granularity: 'short' };
      const stops = stopsOf({ ...modelOf(id, [position]), guideProgress: noProgress });
      expect(stops.map((each) => each.id)).toEqual(['cover', ...(guide?.short ?? [])]);
      expect(stops.some((each) => each.kind === 'step' && each.step.prediction !== undefined)).toBe(true);
    }
  });
});

describe('guides in French', () => {
  it('are those of lessons with a guide', () => {
    expect([...frenchOf.keys()].sort()).toEqual(guided.map(({ lesson }) => lesson.id).sort());
  });
});
