import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, it } from 'vitest';
import { explainChange } from '../../../../web/engine/analysis/explain-change';
import { Engine } from '../../../../web/engine/engine';
import { EngineError } from '../../../../web/engine/errors';
import type { CellChange, RunRequest, Trace } from '../../../../web/engine/types';
import createCore from '../../../../web/generated/engine.mjs';
import { french } from '../../../../web/i18n/fr/index';
import { createLocale } from '../../../../web/i18n/i18n';
import type { Message } from '../../../../web/i18n/message';
import { englishText } from '../../../../web/i18n/messages';
import { readOnlyTrace } from '../../../../web/store/read-only-trace';
import { fixtureCases } from '../support/fixtures';
import { corrupt, createModule, type Watched, wasm, watch } from '../support/watched';

let engine: Engine;

beforeAll(async () => {
  engine = await Engine.load(wasm, createModule);
});

const matrix = (rows: number, cols: number, ...data: number[]) => ({ rows, cols, data });

/** Q, K and V of two tokens. */
const request: RunRequest = {
  variant: 'dot_product',
  inputs: { query: matrix(2, 2, 1, 2, 0, 3), key: matrix(2, 2, 1, 0, 1, 1), value: matrix(2, 2, 1, 2, 3, 4) },
  options: {},
};

/** The first number of the second key is 4 instead of 1. */
const edited: RunRequest = { ...request, inputs: { ...request.inputs, key: matrix(2, 2, 1, 0, 4, 1) } };

/** A request with the first number of its first input moved. */
function withEdit(of: RunRequest): RunRequest {
  const [[name, { rows, cols, data }] = ['', matrix(0, 0)]] = Object.entries(of.inputs);
  const numbers = Array.from(data, (number, at) => (at === 0 ? number + 0.5 : number));
  return { ...of, inputs: { ...of.inputs, [name]: { rows, cols, data: numbers } } };
}

const placeOf = (cell: CellChange['cell'] | null): string =>
  cell ? `${cell.node} ${cell.row} ${cell.col}` : '';

function messagesOf({ sentence, terms, pathEnd, obstacles }: CellChange): readonly Message[] {
  const all = [sentence, ...terms.map((term) => term.sentence), ...obstacles.map((each) => each.sentence)];
  return pathEnd === null ? all : [...all, pathEnd];
}

/** What is wrong with the sum of the contributions, which must be the difference but for rounding; empty if it is right. */
function sumProblem({ reduction, terms, difference, tolerance }: CellChange): string {
  const sum = terms.reduce((total, { contribution }) => total + contribution, 0);
  if (reduction === 'given' || !Number.isFinite(sum)) return '';
  return Math.abs(sum - difference) > tolerance ? `${sum} is not ${difference}` : '';
}

describe('a change', () => {
  it('has the terms that changed, and the path to the edit', () => {
    const [before, after] = [engine.run(request), engine.run(edited)];
    const change = explainChange(before, after, { node: 'scores', row: 0, col: 1 });
    expect(change).toMatchObject({ kind: 'moved', before: 3, after: 6, difference: 3, count: 2, chosen: -1 });
    const [term] = change.terms;
    expect(change.terms).toHaveLength(1);
    expect(term).toMatchObject({ index: 0, before: 1, after: 4, contribution: 3 });
    expect(term?.factors.map(({ cell }) => placeOf(cell))).toEqual(['query 0 0', 'key_transposed 0 1']);
    expect(term?.factors.map(({ cellBefore }) => placeOf(cellBefore))).toEqual([
      'query 0 0',
      'key_transposed 0 1',
    ]);
    expect(term?.factors.map(({ contribution }) => contribution)).toEqual([0, 3]);
    expect(change.path.map(({ cell }) => placeOf(cell))).toEqual(['key_transposed 0 1', 'key 1 0']);
    expect(change.path.at(-1)).toMatchObject({ before: 1, after: 4 });
    expect(change.pathEnd?.key).toBe('change.path.edited');
    expect(change.obstacles).toEqual([]);
  });

  it('is stopped by a factor of 0', () => {
    const [before, after] = [engine.run(request), engine.run(edited)];
    const change = explainChange(before, after, { node: 'weights', row: 1, col: 0 });
    expect(change).toMatchObject({ kind: 'unmoved', difference: 0, terms: [], path: [], pathEnd: null });
    const places = change.obstacles.map(({ at, by, moved }) => [at, by, moved].map(placeOf));
    expect(places).toEqual([['scores 1 1', 'query 1 0', 'key_transposed 0 1']]);
    expect(englishText(change.sentence)).toContain('row 2, column 1 of queries is 0, so');
  });

  it('adds up for every cell of every fixture, and has texts in both languages', () => {
    const locale = createLocale(french);
    const problems: string[] = [];
    const kinds = new Set<string>();
    let cells = 0;
    for (const { name, request: of } of fixtureCases.filter(
      ({ request }) => Object.keys(request.inputs).length > 0,
    )) {
      const [before, after] = [engine.run(of), engine.run(withEdit(of))];
      for (const { id: node, rows, cols } of after.nodes)
        for (let at = 0; at < rows * cols; at += 1) {
          const change = explainChange(before, after, { node, row: Math.floor(at / cols), col: at % cols });
          cells += 1;
          kinds.add(change.kind);
          const problem = sumProblem(change);
          if (problem !== '') problems.push(`${name} ${node} ${at}: ${problem}`);
          // A text takes longer than a sum: of each matrix, those of its last cell.
          if (at < rows * cols - 1) continue;
          for (const message of messagesOf(change))
            for (const text of [englishText(message), locale.format(message)])
              if (/[{}]|change\./.test(text)) problems.push(`${name} ${node}: ${text}`);
        }
    }
    expect(problems).toEqual([]);
    expect(cells).toBeGreaterThan(100_000);
    expect([...kinds].sort()).toEqual(['moved', 'unmoved']);
  }, 300_000);

  it('counts as none below the resolution', () => {
    const [before, after] = [engine.run(request), engine.run(edited)];
    const cell = { node: 'weights', row: 0, col: 0 };
    const { difference } = explainChange(before, after, cell);
    expect(explainChange(before, after, cell, 1)).toMatchObject({ kind: 'moved_little', difference });
    expect(() => explainChange(before, after, cell, -1)).toThrow('the resolution is -1');
  });

  it('cannot be told where shapes or steps differ', () => {
    const longer = {
      ...request.inputs,
      key: matrix(3, 2, 1, 0, 1, 1, 2, 2),
      value: matrix(3, 2, 1, 2, 3, 4, 5, 6),
    };
    const [before, after] = [engine.run(request), engine.run({ ...request, inputs: longer })];
    const scores = explainChange(before, after, { node: 'scores', row: 0, col: 0 });
    expect(scores).toMatchObject({ kind: 'incomparable', before: Number.NaN, terms: [] });
    expect(englishText(scores.sentence)).toContain('2 × 2 to 2 × 3');
  });

  it('needs two runs of one full engine', async () => {
    const cell = { node: 'scores', row: 0, col: 0 };
    const small = await Engine.load(readFileSync('web/generated/engine.wasm'), createCore);
    const other = await Engine.load(wasm, createModule);
    const run = engine.run(request);
    const explain = (one: Trace, two: Trace) => () => explainChange(one, two, cell);
    expect(explain(small.run(request), small.run(edited))).toThrow(EngineError);
    expect(explain(run, other.run(edited))).toThrow('both runs must be of the same engine');
    expect(explain(run, readOnlyTrace(run))).toThrow('both runs must be of the same engine');
    expect(() => explainChange(run, run, { ...cell, node: 'none' })).toThrow('there is no node "none"');
    expect(() => explainChange(run, run, { ...cell, row: 5 })).toThrow('it has no cell in row 5');
  });

  it('is explained again after a trap', async () => {
    const watched: Watched = await watch();
    const mine = await Engine.from(watched.compiled);
    const [before, after] = [mine.run(request), mine.run(edited)];
    const cell = { node: 'scores', row: 0, col: 1 };
    const first = explainChange(before, after, cell);
    corrupt(watched.memories[0]);
    expect(explainChange(before, after, cell)).toEqual(first);
  });
});
