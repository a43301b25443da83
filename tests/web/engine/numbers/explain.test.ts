import { beforeAll, describe, expect, it } from 'vitest';
import { Engine } from '../../../../web/engine/engine';
import type { Explanation, Trace, TraceNode } from '../../../../web/engine/types';
import { englishText } from '../../../../web/i18n/messages';
import { isResultTrue, isTermTrue, resultAgain, sum } from '../support/arithmetic';
import { caseNamed, fixtureCases } from '../support/fixtures';
import { createModule, wasm } from '../support/watched';

let engine: Engine;

beforeAll(async () => {
  engine = await Engine.load(wasm, createModule);
});

/** Describes the first errors in the explanations of all cells of all cases. */
function problemsOfAllCells(
  check: (explanation: Explanation, node: TraceNode, trace: Trace) => string,
): readonly string[] {
  const problems: string[] = [];
  for (const { name, request } of fixtureCases) {
    const trace = engine.run(request);
    for (const node of trace.nodes)
      for (let at = 0; at < node.data.length; at++) {
        const cell = { node: node.id, row: Math.floor(at / node.cols), col: at % node.cols };
        const problem = check(trace.explain(cell), node, trace);
        if (problem) problems.push(`${name}, ${node.id}[${cell.row}, ${cell.col}]: ${problem}`);
      }
  }
  return problems.slice(0, 10);
}

function cellOf(trace: Trace, { node: id, row, col }: { node: string; row: number; col: number }): number {
  const node = trace.node(id);
  const isInside = node && row >= 0 && row < node.rows && col >= 0 && col < node.cols;
  return isInside ? (node.data[row * node.cols + col] ?? Number.NaN) : Number.NaN;
}

describe('explanations', { timeout: 60_000 }, () => {
  it('the terms of every cell add up to its value exactly', () => {
    const problems = problemsOfAllCells((explanation, node) => {
      const { cell, result, terms } = explanation;
      if (!Object.is(result, node.data[cell.row * node.cols + cell.col])) return 'the result is not the cell';
      if (!isResultTrue(explanation)) return `the terms give ${resultAgain(explanation)}`;
      return terms.every((term) => isTermTrue(explanation, term))
        ? ''
        : 'a term is not what its factors give';
    });
    expect(problems).toEqual([]);
  });

  it('every factor that is a cell has the number of that cell', () => {
    const problems = problemsOfAllCells(({ terms }, node, trace) => {
      const cells = terms.flatMap(({ factors }) => factors).filter(({ cell }) => cell !== null);
      const isTrue = cells.every(({ cell, value }) => cell && Object.is(cellOf(trace, cell), value));
      const isEarlier = cells.every(
        ({ cell }) => cell && (trace.node(cell.node)?.index ?? node.index) < node.index,
      );
      return isTrue && isEarlier ? '' : 'a factor is not the cell it names';
    });
    expect(problems).toEqual([]);
  });

  it('the total is the sum of the terms, and what a softmax divides by', () => {
    const problems = problemsOfAllCells(({ reduction, terms, chosen, total, result }) => {
      // 0 and -0 are equal here.
      if (!Object.is(total + 0, terms.length > 0 ? sum(terms) + 0 : 0)) return `the total is ${total}`;
      if (reduction !== 'softmax' || terms.length === 0) return '';
      return Object.is((terms[chosen]?.value ?? Number.NaN) / total, result) ? '' : 'the share is another';
    });
    expect(problems).toEqual([]);
  });

  it('only inputs are explained as given, and every explanation is a full sentence', () => {
    const problems = problemsOfAllCells(({ reduction, terms, sentence }, { kind }) => {
      if ((reduction === 'given') !== (kind !== 'computed')) return `${kind} is ${reduction}`;
      if (reduction === 'given' && terms.length > 0) return 'a given number has terms';
      return /^[A-Z].*\.$/.test(englishText(sentence)) ? '' : englishText(sentence);
    });
    expect(problems).toEqual([]);
  });

  it('explains the requested cell', () => {
    const trace = engine.run(caseNamed('mhsa/normal_3x4h2').request);
    const cell = { node: 'head_1/scores', row: 2, col: 0 };
    expect(trace.explain(cell).cell).toEqual(cell);
  });
});

describe('lineage', { timeout: 60_000 }, () => {
  it('goes down to the inputs, each cell once, nearest first', () => {
    for (const { name, request } of fixtureCases) {
      const trace = engine.run(request);
      const output = trace.outputs[0] ?? '';
      const entries = trace.lineage({ node: output, row: 0, col: 0 }, 1000);
      const places = entries.map(({ cell }) => `${cell.node} ${cell.row} ${cell.col}`);
      expect(new Set(places).size, name).toBe(places.length);
      expect(entries.map(({ depth }) => depth)).toEqual(
        entries.map(({ depth }) => depth).sort((a, b) => a - b),
      );
      const follows = entries.flatMap(({ terms }) =>
        terms.flatMap(({ factors }) => factors.map(({ cell }) => cell)),
      );
      const reached = new Set(
        follows.flatMap((cell) => (cell ? [`${cell.node} ${cell.row} ${cell.col}`] : [])),
      );
      expect(reached, name).toEqual(new Set(places.slice(1)));
    }
  });

  it('agrees with explain() for every cell', () => {
    const trace = engine.run(caseNamed('sdpa/mask_causal_2x5').request);
    for (const { depth, ...explanation } of trace.lineage({ node: 'context', row: 1, col: 1 }, 1000)) {
      expect(explanation).toEqual(trace.explain(explanation.cell));
      expect(depth).toBeGreaterThanOrEqual(0);
    }
  });

  it('stops at the depth asked for', () => {
    const trace = engine.run(caseNamed('dot/int_3x5x4x2').request);
    const depths = (depth: number) =>
      trace.lineage({ node: 'context', row: 0, col: 0 }, depth).map((each) => each.depth);
    expect(depths(0)).toEqual([0]);
    expect(Math.max(...depths(1))).toBe(1);
    expect(Math.max(...depths(2))).toBe(2);
  });
});
