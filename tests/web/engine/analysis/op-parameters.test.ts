import { beforeAll, describe, expect, it } from 'vitest';
import { type OpName, type OpParameters, opParameters } from '../../../../web/engine/analysis/op-parameters';
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

const hasConstant = (trace: Trace, node: TraceNode, number: number): boolean =>
  factorsOf(trace, node).some(({ cell, value }) => cell === null && value === number);

const sum = (numbers: readonly number[]): number => numbers.reduce((total, each) => total + each, 0);

/** Whether a softmax has lines of zeros, or lines that sum to 1, of the kind that it says. */
function isOfLines({ rows, cols, data }: TraceNode, { each, masked_rows }: OpParameters['softmax']): boolean {
  const lines = Array.from({ length: each === 'row' ? rows : cols }, (_, line) =>
    Array.from(data).filter((_number, at) => (each === 'row' ? Math.floor(at / cols) : at % cols) === line),
  );
  return lines.every((line) => {
    const total = sum(line);
    if (Number.isNaN(total)) return masked_rows === 'nan' || line.some(Number.isNaN);
    return Math.abs(total - 1) < 1e-12 || (masked_rows === 'zeros' && total === 0);
  });
}

type Test<Op extends OpName> = (node: TraceNode, of: OpParameters[Op], trace: Trace) => boolean;

/** By op: what the numbers and explanations of a node must be, given its parameters; `true` if they are. */
const tests: { readonly [Op in OpName]?: Test<Op> } = {
  scale: (node, { factor }, trace) => factorsOf(trace, node).some(({ value }) => value === factor),
  square_root: (node, { epsilon }, trace) => hasConstant(trace, node, epsilon),
  softcap: (node, { cap }, trace) => hasConstant(trace, node, cap),
  clamp_min: (node, { floor }, trace) => hasConstant(trace, node, floor),
  power: (node, { base }, trace) => hasConstant(trace, node, base),
  activation: (node, { function: name }, trace) =>
    trace.explain({ node: node.id, row: 0, col: 0 }).function === name,
  softmax: (node, of) => of.each === 'row' && isOfLines(node, of),
  softmax_columns: (node, of) => of.each === 'column' && isOfLines(node, of),
  slice_rows: (node, { first, count }, trace) =>
    factorsOf(trace, node)[0]?.cell?.row === first && count === node.rows,
  slice_columns: (node, { first, count }, trace) =>
    factorsOf(trace, node)[0]?.cell?.col === first && count === node.cols,
  gather: (node, { sources }, trace) => {
    const width = trace.nodes[node.operands[0] ?? -1]?.cols ?? 0;
    return Array.from(sources).every((source, at) => {
      const cell = factorsOf(trace, node, Math.floor(at / node.cols), at % node.cols)[0]?.cell;
      return cell !== undefined && cell !== null && cell.row * width + cell.col === source;
    });
  },
  mean: (node, { each }) => (each === 'row' ? node.cols === 1 : node.rows === 1),
  causal_mask: (node, { offset }) =>
    node.data.every((number, at) => (number === 0) === at % node.cols <= Math.floor(at / node.cols) + offset),
  padding_mask: (node, { valid }) =>
    node.data.every((number, at) => (number === 0) === at % node.cols < valid),
  window_mask: (node, { first, last }) =>
    node.data.every((number, at) => {
      const offset = (at % node.cols) - Math.floor(at / node.cols);
      return (number === 0) === (offset >= first && offset <= last);
    }),
  block_mask: (node, { size }) =>
    node.data.every(
      (number, at) =>
        (number === 0) ===
        (Math.floor((at % node.cols) / size) === Math.floor(Math.floor(at / node.cols) / size)),
    ),
  arange: ({ data }, { factor, first, divisor }) =>
    data.every((number, k) => number === (factor * (first + k)) / divisor),
  region_mask: ({ data, cols }, { regions, barrier }) =>
    data.every(
      (number, at) => number === (regions[Math.floor(at / cols)] === regions[at % cols] ? 0 : barrier),
    ),
  band_scores: (node, { first, width }, trace) => {
    const row = node.rows - 1;
    const [query, key] = factorsOf(trace, node, row, Math.max(0, -row - first));
    const isIn = query?.cell?.row === row && key?.cell?.row === row + first + Math.max(0, -row - first);
    return isIn && width === node.cols;
  },
  rotate_pairs: (node, { pairing }, trace) => {
    const [first, , second] = factorsOf(trace, node).map(({ cell }) => cell?.col);
    return first === 0 && second === (pairing === 'half' ? node.cols / 2 : 1);
  },
  pair_concat: (node, { order }, trace) =>
    factorsOf(trace, node)[0]?.cell?.node ===
    trace.nodes[node.operands[order === 'outer_first' ? 0 : 1] ?? -1]?.id,
  offset_distances: (node, { height, width, head }, trace) =>
    height * width === node.rows && factorsOf(trace, node).some(({ cell }) => cell?.row === head),
};

/** The problem of a node, if there is one. */
function holds<Op extends OpName>(op: Op, node: TraceNode, trace: Trace): boolean | undefined {
  return tests[op]?.(node, opParameters<Op>(trace, node), trace);
}

const isTested = (op: string): op is OpName => Object.hasOwn(tests, op);

describe('the parameters of ops', { timeout: 120_000 }, () => {
  it('are those that the numbers and explanations of every case show', () => {
    const wrong: string[] = [];
    const seen = new Set<string>();
    for (const { name, request } of fixtureCases) {
      const trace = engine.run(request);
      for (const node of trace.nodes) {
        if (!isTested(node.op) || node.data.length > 400) continue;
        seen.add(node.op);
        if (holds(node.op, node, trace) !== true) wrong.push(`${name} ${node.id}`);
      }
    }
    expect(wrong).toEqual([]);
    expect([...seen].sort()).toEqual(Object.keys(tests).sort());
  });

  it('say which number a scale divides by the root of, which makes its factor', () => {
    const roots = fixtureCases.flatMap(({ request }) => {
      const trace = engine.run(request);
      return trace.nodes.flatMap((node) => {
        if (node.op !== 'scale') return [];
        const { radicand, factor } = opParameters<'scale'>(trace, node);
        return radicand > 0 ? [[radicand, factor] as const] : [];
      });
    });
    expect(roots.length).toBeGreaterThan(10);
    for (const [radicand, factor] of roots) expect(factor).toBe(1 / Math.sqrt(radicand));
  });

  it('need a run of an engine', () => {
    const [first] = fixtureCases;
    if (first === undefined) throw new Error('no cases');
    const trace = engine.run(first.request);
    const [node] = trace.nodes;
    if (node === undefined) throw new Error('no nodes');
    expect(() => opParameters({ ...trace }, node)).toThrow(EngineError);
    expect(() => opParameters(trace, { ...node, index: 10_000 })).toThrow(EngineError);
  });
});
