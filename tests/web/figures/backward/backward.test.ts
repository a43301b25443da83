import { afterEach, describe, expect, it } from 'vitest';
import type { Trace } from '../../../../web/engine/types';
import { backStep, narrate } from '../../../../web/figures/backward/narration';
import backward from '../../../../web/generated/equations-backward.json';
import full from '../../../../web/generated/equations-full.json';
import frenchSteps from '../../../../web/i18n/fr/lessons/learning/backward';
import { english, formatMessage, setLocale } from '../../../../web/i18n/i18n';
import { englishText } from '../../../../web/i18n/messages';
import { gradientSteps, lossSteps, sideSteps } from '../../../../web/lessons/learning/backward';
import { addEquations, treeOf } from '../../../../web/ui/equation/equation';
import type { MathTree } from '../../../../web/ui/equation/mathml';
import { groupName } from '../../../../web/ui/format/names';
import { parseMarkup } from '../../../../web/ui/prose/markup';
import { fixtureCases } from '../../engine/support/fixtures';
import { expectWellMade } from '../../i18n/well-made';
import { backNodes, engine, lessons, runsBack } from './back-runs';

addEquations(full);
addEquations(backward);

/** Whether a formula is set, and not shown as it is written. */
const isKnown = (latex: string): boolean => !/[\\^{]/.test(textOf(treeOf(latex)));

function textOf(tree: MathTree): string {
  if (typeof tree === 'string') return tree;
  const [, , ...parts] = tree;
  return parts.map(textOf).join('');
}
const { french } = await import('../../../../web/i18n/fr/index');
await french.learn('way-back', '');

const steps = Object.values({ ...lossSteps, ...sideSteps, ...gradientSteps });
const texts = [lossSteps, sideSteps, gradientSteps]
  .flatMap((each) => Object.values(each))
  .flatMap(({ prose, aside }) => (aside === undefined ? [prose] : [prose, aside]));

/** The references of what is said about a node that its run cannot follow. */
function missing(id: string, trace: Trace): readonly string[] {
  const node = trace.node(id);
  if (node === undefined) return [`no node ${id}`];
  const { prose, aside } = narrate(node, trace);
  return [prose, aside].flatMap((text) =>
    parseMarkup(text, { trace, node, row: 1, col: 2 }).flatMap((piece) =>
      piece.kind === 'missing' ? [piece.reference] : [],
    ),
  );
}

const spoken = new Set<unknown>();

/** A run back for every variant, also for those without a lesson, with each of its options. */
function runsOfFixtures(): ReadonlyMap<string, readonly Trace[]> {
  const known = new Set<string>();
  const runs = new Map<string, Trace[]>();
  for (const { request, loss } of fixtureCases) {
    const { variant } = request;
    const key = `${variant} ${JSON.stringify(request.options)}`;
    if (loss === null || known.has(key)) continue;
    known.add(key);
    const backward = { node: loss.node, loss: 'sum_of_squares', row: 0, col: 0, targets: [] } as const;
    runs.set(variant, [...(runs.get(variant) ?? []), engine.run({ ...request, backward })]);
  }
  return runs;
}

/** All ways back: by lessons, and by variants. */
const ways: readonly (readonly [string, () => readonly Trace[]])[] = [
  ...lessons.map((lesson) => [`the lesson ${lesson.id}`, () => runsBack(lesson)] as const),
  ...[...runsOfFixtures()].map(([variant, traces]) => [variant, () => traces] as const),
];

describe.each(ways)('the way back of %s', (_, runs) => {
  const traces = runs();
  afterEach(() => setLocale(english));

  it('has a formula for every step', () => {
    const strings = traces.flatMap((trace) =>
      backNodes(trace).flatMap(({ symbol, equation }) => [symbol, equation]),
    );
    expect(strings.length).toBeGreaterThan(20);
    expect([...new Set(strings)].filter((each) => each !== '' && !isKnown(each))).toEqual([]);
  });

  it('says something about every step, and points only at what is there', () => {
    for (const trace of traces)
      for (const node of backNodes(trace)) {
        const step = backStep(node, trace);
        expect([node.id, node.op, step?.prose]).toEqual([node.id, node.op, expect.any(String)]);
        expect([node.id, missing(node.id, trace)]).toEqual([node.id, []]);
        spoken.add(step);
      }
  });

  it('is titled and explained in French', () => {
    setLocale(french);
    const words = traces.flatMap((trace) => [
      ...backNodes(trace).flatMap(({ id, title, rows, cols }) => [
        title,
        trace.explain({ node: id, row: rows - 1, col: 0 }).sentence,
        trace.explain({ node: id, row: 0, col: cols - 1 }).sentence,
      ]),
      ...trace.sections.map(({ name }) => name),
    ]);
    const groups = traces.flatMap(({ sections }) => sections.flatMap((each) => each.groups));
    const alike = new Set([
      'Scores',
      'Source',
      'Positions',
      'Activation',
      'Feed-forward',
      'Projections',
      'Convolution',
    ]);
    const same = words.filter((each) => formatMessage(each) === englishText(each)).map(englishText);
    expect([...new Set(same)].filter((each) => !alike.has(each))).toEqual([]);
    const names = [...new Set(groups.map(groupName))];
    setLocale(english);
    const inEnglish = new Set(groups.map(groupName));
    expect(names.filter((each) => inEnglish.has(each) && !alike.has(each))).toEqual([]);
  });
});

describe('what the way back says', () => {
  it('is said somewhere', () => {
    expect(steps.filter((step) => !spoken.has(step))).toEqual([]);
  });

  it('ends its sentences', () => {
    expect(texts.filter((text) => !/[.?]$/.test(text))).toEqual([]);
  });

  it('is all said in French', () => {
    expect(Object.keys(frenchSteps).sort()).toEqual([...new Set(texts)].sort());
    expectWellMade(frenchSteps);
  });
});
