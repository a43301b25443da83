import { describe, expect, it } from 'vitest';
import type { Trace } from '../../../../web/engine/types';
import { backwardStep, narrate } from '../../../../web/figures/backward/narrate';
import { stepTables } from '../../../../web/figures/backward/texts';
import backward from '../../../../web/generated/equations-backward.json';
import full from '../../../../web/generated/equations-full.json';
import frenchSteps from '../../../../web/generated/lessons/backward-fr.json';
import { french as frenchLanguage } from '../../../../web/i18n/fr/index';
import { createLocale, english } from '../../../../web/i18n/i18n';
import { englishText } from '../../../../web/i18n/messages';
import { addEquations, treeOf } from '../../../../web/ui/equation/equation';
import type { MathTree } from '../../../../web/ui/equation/mathml';
import { groupName } from '../../../../web/ui/format/names';
import { parseMarkup } from '../../../../web/ui/prose/markup';
import { openPrograms } from '../../../programs/of-programs';
import { unlike } from '../../../unlike';
import { fixtureCases } from '../../engine/support/fixtures';
import { compared } from '../../i18n/text-trees';
import { expectWellMade } from '../../i18n/well-made';
import { backwardNodes, backwardRuns, engine, lessons, programRuns } from './backward-runs';

addEquations(full);
addEquations(backward);

/** Whether a formula is typeset, and not shown as LaTeX. */
const isKnown = (latex: string): boolean => !/[\\^{]/.test(textOf(treeOf(english, latex)));

function textOf(tree: MathTree): string {
  if (typeof tree === 'string') return tree;
  const [, , ...parts] = tree;
  return parts.map(textOf).join('');
}

await frenchLanguage.load('backward');
const french = createLocale(frenchLanguage);

const steps = Object.values(stepTables).flatMap((each) => Object.values(each));
const texts = steps.flatMap(({ prose, aside }) => (aside === undefined ? [prose] : [prose, aside]));

/** References in the texts of a node that its run cannot resolve. */
function missing(id: string, trace: Trace): readonly string[] {
  const node = trace.node(id);
  if (node === undefined) return [`no node ${id}`];
  const { prose, aside } = narrate(english, node, trace);
  return [prose, aside].flatMap((text) =>
    parseMarkup(text, { trace, node, row: 1, col: 2 }).flatMap((piece) =>
      piece.kind === 'missing' ? [piece.reference] : [],
    ),
  );
}

const narratedSteps = new Set<unknown>();

/** A run with backward pass for every variant, also those without a lesson, with each of its options. */
function runsOfFixtures(): ReadonlyMap<string, readonly Trace[]> {
  const seen = new Set<string>();
  const runs = new Map<string, Trace[]>();
  for (const { request, loss } of fixtureCases) {
    const { variant } = request;
    const key = `${variant} ${JSON.stringify(request.options)}`;
    if (loss === null || seen.has(key)) continue;
    seen.add(key);
    const backward = { node: loss.node, loss: 'sum_of_squares', row: 0, col: 0, targets: [] } as const;
    runs.set(variant, [...(runs.get(variant) ?? []), engine.run({ ...request, backward })]);
  }
  return runs;
}

const everyOp = (await openPrograms()).filter(({ name }) => name === 'every_op');

/** All runs with a backward pass: by lesson, and by variant. */
const cases: readonly (readonly [string, () => readonly Trace[]])[] = [
  ...lessons.map((lesson) => [`the lesson ${lesson.id}`, () => backwardRuns(lesson)] as const),
  ...[...runsOfFixtures()].map(([variant, traces]) => [variant, () => traces] as const),
  ['the program with every op', () => everyOp.flatMap(programRuns)],
];

describe.each(cases)('the backward pass of %s', (_, runs) => {
  const traces = runs();

  it('has a formula for every step', () => {
    const strings = traces.flatMap((trace) =>
      backwardNodes(trace).flatMap(({ symbol, equation }) => [symbol, equation]),
    );
    expect(strings.length).toBeGreaterThan(20);
    expect([...new Set(strings)].filter((each) => each !== '' && !isKnown(each))).toEqual([]);
  });

  it('describes every kind of step, and references only existing nodes', () => {
    for (const trace of traces)
      for (const node of unlike(backwardNodes(trace), ({ id }) => id)) {
        const step = backwardStep(node, trace);
        expect([node.id, node.op, step?.prose]).toEqual([node.id, node.op, expect.any(String)]);
        expect([node.id, missing(node.id, trace)]).toEqual([node.id, []]);
        narratedSteps.add(step);
      }
  });

  it('is titled and explained in French', () => {
    const words = traces.flatMap((trace) => [
      ...backwardNodes(trace).map(({ title }) => title),
      ...unlike(backwardNodes(trace), ({ id }) => id).flatMap(({ id, rows, cols }) => [
        trace.explain({ node: id, row: rows - 1, col: 0 }).sentence,
        trace.explain({ node: id, row: 0, col: cols - 1 }).sentence,
      ]),
      ...trace.sections.map(({ name }) => name),
    ]);
    const groups = traces.flatMap(({ sections }) => sections.flatMap((each) => each.groups));
    const sameInBothLanguages = new Set([
      'Scores',
      'Source',
      'Positions',
      'Activation',
      'Feed-forward',
      'Projections',
      'Convolution',
    ]);
    // What a program calls its sections, the texts of its lesson translate.
    const ofEngine = words.filter(({ key }) => key !== 'program.text');
    const same = ofEngine.filter((each) => french.format(each) === englishText(each)).map(englishText);
    expect([...new Set(same)].filter((each) => !sameInBothLanguages.has(each))).toEqual([]);
    const names = [...new Set(groups.map((group) => groupName(french, group)))];
    const inEnglish = new Set(groups.map((group) => groupName(english, group)));
    expect(names.filter((each) => inEnglish.has(each) && !sameInBothLanguages.has(each))).toEqual([]);
  });
});

describe('the texts of the backward pass', () => {
  it('is used by at least one run', () => {
    expect(steps.filter((step) => !narratedSteps.has(step))).toEqual([]);
  });

  it('ends its sentences', () => {
    expect(texts.filter((text) => !/[.?]$/.test(text))).toEqual([]);
  });

  it('is translated to French', () => {
    const { missing, unused, pairs } = compared(stepTables, frenchSteps);
    expect(pairs).toHaveLength(texts.length);
    expect([missing, unused]).toEqual([[], []]);
    expectWellMade(pairs);
  });
});
