import * as v from 'valibot';
import { afterAll, describe, expect, it, vi } from 'vitest';
import type { Trace, VariantSchema } from '../../../web/engine/types';
import { library } from '../../../web/figures/library';
import { cellNamed, choicesIn, numberAt, rowNamed } from '../../../web/guide/cells';
import { isTrue, judge, rightAnswer } from '../../../web/guide/judge';
import { stopsOf } from '../../../web/guide/stops';
import { resolved } from '../../../web/guide/texts';
import { movedCells, runWith } from '../../../web/guide/what-if';
import { english } from '../../../web/i18n/i18n';
import type { TextTree } from '../../../web/i18n/translations';
import { purposes } from '../../../web/lessons/chapters';
import type { Edit, Guide, Question } from '../../../web/lessons/guide';
import { parts } from '../../../web/lessons/index';
import type { Lesson } from '../../../web/lessons/lesson';
import { shortPath } from '../../../web/lessons/short-path';
import type { Action } from '../../../web/store/actions/actions';
import { noProgress } from '../../../web/store/ui/guide-progress';
import { parseMarkup, stepFor } from '../../../web/ui/prose/markup';
import { lessons, libraryOf, wholeEngine } from '../all';
import { expectWellMade } from '../i18n/well-made';
import { modelOf } from '../ui/sample';

const words = (text: string): number => text.split(/\s+/).filter((word) => /[\p{L}\d\]]/u.test(word)).length;
const text = v.pipe(
  v.string(),
  v.minLength(3),
  v.check((each) => words(each) <= 60, 'at most 60 words'),
);
const title = v.pipe(v.string(), v.minLength(3), v.maxLength(60));

const edit = v.union([
  v.strictObject({ set: v.string(), to: v.number() }),
  v.strictObject({ option: v.string(), to: v.union([v.string(), v.number(), v.boolean()]) }),
  v.strictObject({ input: v.string(), from: v.string() }),
  v.strictObject({ tokens: v.picklist(['query', 'key']), to: v.array(v.string()) }),
]);
const choice = v.strictObject({
  text,
  holds: v.tuple([v.string(), v.picklist(['<', '=', '>']), v.union([v.string(), v.number()])]),
});
const answer = v.variant('kind', [
  v.strictObject({ kind: v.literal('word'), cell: v.string() }),
  v.strictObject({ kind: v.literal('cell'), cell: v.string() }),
  v.strictObject({ kind: v.literal('number'), cell: v.string(), within: v.number() }),
  v.strictObject({
    ...{ kind: v.literal('bar'), cell: v.string(), within: v.number(), from: v.number(), to: v.number() },
  }),
  v.strictObject({ kind: v.literal('order'), row: v.string() }),
  v.strictObject({ kind: v.literal('mask'), node: v.string() }),
  v.strictObject({ kind: v.literal('moved'), node: v.string() }),
  v.strictObject({ kind: v.literal('change'), cell: v.string() }),
  v.strictObject({ kind: v.literal('choice'), choices: v.pipe(v.array(choice), v.minLength(2)) }),
]);
const mistake = v.strictObject({ edits: v.array(edit), cell: v.string(), text });
const question = v.strictObject({
  ...{ ask: text, answer, right: text, wrong: text, mistakes: v.optional(v.array(mistake)) },
});
const stop = v.pipe(v.string(), v.regex(/^(step-.+|try-\d|check-\d|end)$/));
const guideSchema = v.strictObject({
  needs: v.array(v.string()),
  short: v.optional(v.pipe(v.array(stop), v.minLength(2), v.maxLength(5))),
  cover: v.strictObject({
    picture: v.variant('kind', [
      v.strictObject({ kind: v.literal('arcs'), row: v.string() }),
      v.strictObject({ kind: v.literal('matrix'), node: v.string() }),
      v.strictObject({ kind: v.literal('image'), node: v.string(), row: v.string() }),
    ]),
    question,
    lead: text,
  }),
  keySteps: v.pipe(
    v.array(
      v.strictObject({
        ...{ node: v.string(), title, prediction: v.optional(question), action: v.optional(text) },
      }),
    ),
    v.minLength(3),
    v.maxLength(12),
  ),
  tries: v.pipe(
    v.array(
      v.strictObject({
        ...{ title, node: v.string(), text, edits: v.array(edit), because: text },
        ...{ figure: v.optional(v.string()), question: v.optional(question) },
      }),
    ),
    v.minLength(2),
    v.maxLength(4),
  ),
  checks: v.pipe(v.array(v.strictObject({ title, node: v.string(), question })), v.length(3)),
  remember: v.pipe(v.array(v.strictObject({ node: v.string(), text })), v.minLength(2), v.maxLength(3)),
  sources: v.pipe(v.array(v.strictObject({ text, isErratum: v.optional(v.boolean()) })), v.minLength(1)),
});

interface Guided {
  readonly lesson: Lesson;
  readonly schema: VariantSchema;
  readonly guide: Guide;
  readonly trace: Trace;
}

const engine = await wholeEngine();
const opened = libraryOf(engine);
/** What-if runs find the engine of a lesson in the library of the page. */
const get = vi.spyOn(library, 'get').mockImplementation((id) => opened.get(id));
afterAll(() => get.mockRestore());

const guided: readonly Guided[] = await Promise.all(
  lessons
    .filter((lesson) => lesson.guide !== undefined)
    .map(async ({ id }) => {
      const { lesson, schema, guide } = await opened.open(id);
      if (guide === null) throw new Error(`the guide of ${id} cannot be loaded`);
      return { lesson, schema, guide, trace: modelOf(id).trace };
    }),
);

const french = import.meta.glob<TextTree>('../../../web/i18n/fr/guides/**/*.ts', {
  eager: true,
  import: 'default',
});
const frenchOf = new Map(
  Object.entries(french).map(([path, tree]) => [path.replace(/^.*\/(.*)\.ts$/, '$1'), tree]),
);

/** The fields of a guide that readers read. */
const textFields = new Set(['lead', 'ask', 'right', 'wrong', 'text', 'title', 'action', 'because']);

/** The paths of all texts in a tree: `cover.question.ask`. */
function textPaths(tree: unknown, path = ''): readonly (readonly [path: string, text: string])[] {
  if (typeof tree === 'string') return [[path, tree]];
  if (typeof tree !== 'object' || tree === null) return [];
  return Object.entries(tree).flatMap(([name, each]) =>
    typeof each === 'string' && !textFields.has(name) ? [] : textPaths(each, `${path}.${name}`),
  );
}

/** The questions of a guide, with the edits that each is about. */
function questionsOf({
  cover,
  keySteps,
  tries,
  checks,
}: Guide): readonly (readonly [Question, readonly Edit[]])[] {
  return [
    [cover.question, []],
    ...keySteps.flatMap(({ prediction }): [Question, readonly Edit[]][] =>
      prediction ? [[prediction, []]] : [],
    ),
    ...tries.flatMap(({ question: asked, edits }): [Question, readonly Edit[]][] =>
      asked ? [[asked, edits]] : [],
    ),
    ...checks.map(({ question: asked }): [Question, readonly Edit[]] => [asked, []]),
  ];
}

describe.each(guided.map((each) => [each.lesson.id, each] as const))('the guide of %s', (id, each) => {
  const { lesson, guide, trace } = each;
  const model = modelOf(id);
  const after = (edits: readonly Edit[]): Trace =>
    edits.length === 0 ? trace : (runWith(model, edits) ?? trace);

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
      expect(given, ask).not.toMatch(/NaN|(^|,)-1(,|$)/);
      expect(judge(expected, given, runs), ask).toBe('right');
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
    expectWellMade(
      Object.fromEntries(
        textPaths(guide).map(([path, from], at) => [from, textPaths(tree)[at]?.[1] ?? path]),
      ),
    );
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
    expect(Object.keys(purposes)).toEqual(parts.map(({ title }) => title));
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
      const stops = stopsOf({ ...modelOf(id, [position]), guide: noProgress });
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
