import { beforeAll, describe, expect, it } from 'vitest';
import { type OpAttributes, opAttributes } from '../../../../web/engine/analysis/op-attributes';
import { Engine } from '../../../../web/engine/engine';
import { EngineError } from '../../../../web/engine/errors';
import type { Factor, Trace, TraceNode } from '../../../../web/engine/types';
import { fixtureCases } from '../support/fixtures';
import { createModule, wasm } from '../support/watched';

let engine: Engine;

beforeAll(async () => {
  engine = await Engine.load(wasm, createModule);
});

/** What the explanation of a cell says: the first factors of its terms. */
const factorsOf = (trace: Trace, node: TraceNode, row = 0, col = 0): readonly Factor[] =>
  trace.explain({ node: node.id, row, col }).terms.flatMap(({ factors }) => factors);

/** By op: what the numbers and explanations of a node must be, given its attributes; `true` if they are. */
const agrees: Readonly<Record<string, (node: TraceNode, of: OpAttributes, trace: Trace) => boolean>> = {
  scale: (node, { factor }, trace) => factorsOf(trace, node).some(({ value }) => value === factor),
  square_root: (node, { factor }, trace) =>
    factorsOf(trace, node).some(({ cell, value }) => cell === null && value === factor),
  softcap: (node, { factor }, trace) =>
    factorsOf(trace, node).some(({ cell, value }) => cell === null && value === factor),
  slice_rows: (node, { first }, trace) => factorsOf(trace, node)[0]?.cell?.row === first,
  slice_columns: (node, { first }, trace) => factorsOf(trace, node)[0]?.cell?.col === first,
  gather: (node, { cells }, trace) => {
    const width = trace.nodes[node.operands[0] ?? -1]?.cols ?? 0;
    return cells.every((source, at) => {
      const cell = factorsOf(trace, node, Math.floor(at / node.cols), at % node.cols)[0]?.cell;
      return cell !== undefined && cell !== null && cell.row * width + cell.col === source;
    });
  },
  mean: (node, { axis }) => (axis === 1 ? node.cols === 1 : node.rows === 1),
  causal_mask: (node, { first }) =>
    node.data.every((number, at) => (number === 0) === at % node.cols <= Math.floor(at / node.cols) + first),
  padding_mask: (node, { first }) =>
    node.data.every((number, at) => (number === 0) === at % node.cols < first),
  arange: ({ data }, { factor, first, last }) =>
    data.every((number, k) => number === (factor * (first + k)) / last),
  region_mask: ({ data, cols }, { cells, factor }) =>
    data.every((number, at) => number === (cells[Math.floor(at / cols)] === cells[at % cols] ? 0 : factor)),
  band_scores: (node, { first }, trace) => {
    const row = node.rows - 1;
    const [query, key] = factorsOf(trace, node, row, Math.max(0, -row - first));
    return query?.cell?.row === row && key?.cell?.row === row + first + Math.max(0, -row - first);
  },
};

describe('the attributes of ops', { timeout: 120_000 }, () => {
  it('are those that the numbers and explanations of every case show', () => {
    const wrong: string[] = [];
    const seen = new Set<string>();
    for (const { name, request } of fixtureCases) {
      const trace = engine.run(request);
      for (const node of trace.nodes) {
        const test = agrees[node.op];
        if (test === undefined || node.data.length > 400) continue;
        seen.add(node.op);
        if (!test(node, opAttributes(trace, node), trace)) wrong.push(`${name} ${node.id}`);
      }
    }
    expect(wrong).toEqual([]);
    expect([...seen].sort()).toEqual(Object.keys(agrees).sort());
  });

  it('say which number a scale divides by the root of, which makes its factor', () => {
    const roots = fixtureCases.flatMap(({ request }) => {
      const trace = engine.run(request);
      return trace.nodes.flatMap((node) => {
        const { first, factor } = opAttributes(trace, node);
        return node.op === 'scale' && first > 0 ? [[first, factor] as const] : [];
      });
    });
    expect(roots.length).toBeGreaterThan(10);
    for (const [first, factor] of roots) expect(factor).toBe(1 / Math.sqrt(first));
  });

  it('need a run of an engine', () => {
    const [first] = fixtureCases;
    if (first === undefined) throw new Error('no cases');
    const trace = engine.run(first.request);
    const [node] = trace.nodes;
    if (node === undefined) throw new Error('no nodes');
    expect(() => opAttributes({ ...trace }, node)).toThrow(EngineError);
    expect(() => opAttributes(trace, { ...node, index: 10_000 })).toThrow(EngineError);
  });
});
