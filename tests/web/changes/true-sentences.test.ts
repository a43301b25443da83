// @vitest-environment happy-dom

import { readdirSync, readFileSync } from 'node:fs';
import { html, render } from 'lit';
import { expect, it } from 'vitest';
import { details } from '../../../web/changes/details';
import { type Facts, factsOf } from '../../../web/changes/facts';
import { movedSentence, stillSentence } from '../../../web/changes/sentence';
import type { CellRef, RunRequest, Trace, TraceNode, VariantSchema } from '../../../web/engine/types';
import '../../../web/i18n/en/changes';
import { fetchLanguage } from '../../../web/i18n/choose';
import { english, type Locale } from '../../../web/i18n/i18n';
import { requestWithActiveOptions } from '../../../web/store/document/request';
import type { Model } from '../../../web/ui/model';
import { lessons, wholeEngine } from '../all';
import { casesOf, type FixtureFile } from '../engine/support/fixture-file';
import { endTask, textOf } from '../ui/page';
import { modelOf, recorder } from '../ui/sample';
import { detailsProblems, movedProblems, obstacleProblems, stillProblems } from './checks';
import { numberEdits, optionEdits, pick, seeded } from './edits';

/** `CHANGES=all` takes every fixture, every kind of edit and more cells, in about half an hour; `CHANGES_SEED=7` takes others. */
const isAll = process.env.CHANGES === 'all';
const cellsPerEdit = isAll ? 24 : 5;

const engine = await wholeEngine();
const french = await fetchLanguage('fr', 'scaled-dot-product');

/** A run to be changed, and the model whose names its cells get. */
interface Start {
  readonly name: string;
  readonly request: RunRequest;
  readonly model: Model;
}

const schemaOf = (variant: string): VariantSchema => {
  const schema = engine.variants.find(({ id }) => id === variant);
  if (schema === undefined) throw new Error(`no variant ${variant}`);
  return schema;
};

const folder = 'tests/fixtures/';
const fixtureCases = readdirSync(folder)
  .filter((file) => /^(?!index|errors|schema).*\.json$/.test(file))
  .flatMap((file) => casesOf(JSON.parse(readFileSync(folder + file, 'utf8')) as FixtureFile));

const base = modelOf('scaled-dot-product');
const ofFixtures = fixtureCases
  .filter(({ request }) => Object.keys(request.inputs).length > 0)
  .filter((_, at) => isAll || at % 8 === 0)
  .map(
    ({ name, request }): Start => ({ name, request, model: { ...base, schema: schemaOf(request.variant) } }),
  );
const ofLessons = lessons
  .filter(({ trained }) => isAll || trained === undefined)
  .map(({ id }): Start => {
    const model = modelOf(id);
    return { name: id, request: requestWithActiveOptions(model.state.document, model.schema), model };
  });

function run(request: RunRequest): Trace | null {
  try {
    return engine.run(request);
  } catch {
    // Options may need inputs that the request lacks.
    return null;
  }
}

/** Cells of a run: some at random, and some of each kind that a change leaves: moved, little moved, still. */
function cellsIn(before: Trace, after: Trace, random: () => number): readonly CellRef[] {
  const computed = after.nodes.filter(({ kind }) => kind === 'computed');
  const isOther = ({ id, data }: TraceNode): boolean =>
    data.some((value, at) => value !== before.node(id)?.data[at]);
  const changed = computed.filter(isOther);
  return Array.from({ length: cellsPerEdit }, (_, index) => {
    const node = pick(index % 3 === 0 || changed.length === 0 ? computed : changed, random);
    const at = Math.floor(random() * (node?.data.length ?? 0));
    const cols = node?.cols ?? 1;
    return { node: node?.id ?? '', row: Math.floor(at / cols), col: at % cols };
  });
}

function text(view: unknown): string {
  const element = document.createElement('div');
  render(html`${view}`, element);
  return textOf(element);
}

function problemsOf({ moved, still }: Facts, model: Model, before: Trace, after: Trace): readonly string[] {
  const { intent } = recorder(model);
  const pair = { before, after, locale: model.locale };
  const page = document.createElement('div');
  render(html`${details({ moved, still }, model, intent)}`, page);
  const said = moved === null ? '' : text(movedSentence(moved, model, intent));
  const stayed = still === null ? '' : text(stillSentence(still, model, intent));
  const found = [
    ...(moved === null ? [] : [...movedProblems(moved, said, pair), ...detailsProblems(moved, page, pair)]),
    ...(still === null ? [] : stillProblems(still, stayed, pair)),
    ...(still?.obstacles ?? []).flatMap((obstacle) => obstacleProblems(obstacle, pair)),
  ];
  return found.map((problem) => `${problem} | ${said} ${stayed}`);
}

/** What is wrong in the sentences about one edit, in both languages. */
function problemsAfter(
  start: Start,
  after: Trace,
  before: Trace,
  cells: readonly CellRef[],
): readonly string[] {
  const at = (cell: CellRef | null, locale: Locale): Model => ({
    ...{ ...start.model, locale, before, trace: after },
    state: {
      ...start.model.state,
      compared: start.model.state.document,
      trail: cell === null ? [] : [cell],
      position: { ...start.model.state.position, isHidden: false, node: cells[0]?.node ?? '' },
    },
  });
  return [english, french].flatMap((locale) =>
    [null, ...cells].flatMap((cell) => {
      const model = at(cell, locale);
      return problemsOf(factsOf(model, { before, after }), model, before, after);
    }),
  );
}

it.each([
  ['fixture', ofFixtures],
  ['lesson', ofLessons],
] as const)(
  'every sentence about a change is true, for edits of every %s',
  async (_, starts) => {
    const problems: string[] = [];
    let seed = Number(process.env.CHANGES_SEED ?? 1);
    let edits = 0;
    for (const start of starts) {
      seed += 1;
      const random = seeded(seed);
      const before = run(start.request);
      if (before === null) throw new Error(`${start.name} does not run`);
      const options = optionEdits(start.request, start.model.schema).filter(
        (_each, at) => isAll || at % 3 === seed % 3,
      );
      for (const request of [...numberEdits(start.request, random, !isAll), ...options]) {
        const after = run(request);
        if (after === null) continue;
        edits += 1;
        const cells = cellsIn(before, after, random);
        problems.push(...problemsAfter(start, after, before, cells).map((each) => `${start.name}: ${each}`));
      }
      await endTask();
    }
    expect(problems.slice(0, 40)).toEqual([]);
    expect(problems.length).toBe(0);
    expect(edits).toBeGreaterThan(150);
  },
  isAll ? 3_600_000 : 120_000,
);
