import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, it } from 'vitest';
import { Engine } from '../../../../web/engine/engine';
import { EngineError } from '../../../../web/engine/errors';
import type { CellRef, Trace, TraceNode } from '../../../../web/engine/types';
import createCore from '../../../../web/generated/engine.mjs';
import { EPSILON } from '../support/compare';
import { caseNamed, fixtureCases } from '../support/fixtures';
import { createModule, wasm } from '../support/watched';

let engine: Engine;

beforeAll(async () => {
  engine = await Engine.load(wasm, createModule);
});

/** Random numbers from 0 to 1, from a seed. */
function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}

function anyCell({ id: node, rows, cols }: TraceNode, random: () => number): CellRef {
  return { node, row: Math.floor(random() * rows), col: Math.floor(random() * cols) };
}

function numberIn(trace: Trace, { node, row, col }: CellRef): number {
  const found = trace.node(node);
  return found?.data[row * found.cols + col] ?? Number.NaN;
}

/** A bound of the error: the change on halving the step, plus rounding. */
function difference(trace: Trace, of: CellRef, by: CellRef, largest: number) {
  const at = numberIn(trace, by);
  const step = 1e-4 * Math.max(1, Math.abs(at));
  const value = (change: number): number => trace.perturbed(of, { at: by, number: at + change });
  const derivative = (h: number): number => (value(h) - value(-h)) / (at + h - (at - h));
  const [wide, narrow] = [derivative(step), derivative(step / 2)];
  const now = numberIn(trace, of);
  const apart = (h: number): number => Math.abs(value(h) - now - (now - value(-h))) / h;
  const hasTangent =
    Number.isFinite(wide) &&
    Math.abs(narrow) <= 1.5 * Math.abs(wide) &&
    apart(step / 2) <= 0.75 * apart(step);
  return { narrow, bound: Math.abs(wide - narrow) + (16 * EPSILON * largest ** 2) / step, hasTangent };
}

function largestOf({ nodes }: Trace): number {
  const sizes = nodes.flatMap(({ data }) => Array.from(data, Math.abs)).filter(Number.isFinite);
  return sizes.reduce((largest, each) => Math.max(largest, each), 1);
}

const hasNaN = ({ nodes }: Trace): boolean => nodes.some(({ data }) => data.some(Number.isNaN));

describe('a perturbed number', { timeout: 120_000 }, () => {
  it('moves any cell as its derivative says, in every fixture', () => {
    const problems: string[] = [];
    let sharp = 0;
    let corners = 0;
    for (const [seed, { name, request, loss }] of fixtureCases.entries()) {
      if (loss === null) continue;
      const random = randomFrom(seed);
      const trace = engine.run(request);
      const target = trace.node(loss.node);
      if (target === undefined || hasNaN(trace)) continue;
      const of = anyCell(target, random);
      const largest = largestOf(trace);
      for (const node of trace.nodes.slice(0, target.index)) {
        const by = anyCell(node, random);
        if (!Number.isFinite(numberIn(trace, by))) continue;
        const { data } = trace.gradient(of, node.id);
        const gradient = data[by.row * node.cols + by.col] ?? Number.NaN;
        const { narrow, bound, hasTangent } = difference(trace, of, by, largest);
        if (Math.abs(narrow - gradient) <= bound) {
          if (gradient !== 0 && bound < 1e-5 * Math.max(1, Math.abs(gradient))) sharp++;
        } else if (hasTangent) problems.push(`${name}: ${node.id} ${gradient}, ${narrow} ± ${bound}`);
        else corners++;
      }
    }
    expect(problems).toEqual([]);
    expect(sharp).toBeGreaterThan(1000);
    expect(corners).toBeLessThan(sharp / 100);
  });

  it('leaves the run as it was', () => {
    const trace = engine.run(caseNamed('sdpa/mixed_4x4x4x4').request);
    const of = { node: 'context', row: 1, col: 1 };
    const at = { node: 'scores', row: 1, col: 0 };
    const before = trace.explain(of);
    expect(trace.perturbed(of, { at, number: 9 })).not.toBe(before.result);
    expect(trace.explain(of)).toEqual(before);
    expect(trace.perturbed(of, { at, number: numberIn(trace, at) })).toBe(before.result);
    expect(trace.perturbed(at, { at, number: 9 })).toBe(9);
    expect(trace.perturbed({ node: 'query', row: 0, col: 0 }, { at, number: 9 })).toBe(
      numberIn(trace, { node: 'query', row: 0, col: 0 }),
    );
  });

  it('affects a single reading step if requested', () => {
    const inputs = { x: { rows: 1, cols: 2, data: [1, 3] } };
    const norm = { gain: { rows: 1, cols: 2, data: [1, 1] }, shift: { rows: 1, cols: 2, data: [0, 0] } };
    const { variants } = engine;
    const { id, options: all } = variants.find((each) => each.id === 'layer_norm') ?? { id: '', options: [] };
    const options = Object.fromEntries(all.map((option) => [option.name, option.default]));
    const trace = engine.run({ variant: id, inputs: { ...inputs, ...norm }, options });
    const at = { node: 'centred', row: 0, col: 0 };
    const square = { node: 'squares', row: 0, col: 0 };
    // c = −1, and c ⊙ c with one operand, or both, replaced by 4.
    expect(trace.perturbed(square, { at, number: 4, reader: 'squares', slot: 0 })).toBe(-4);
    expect(trace.perturbed(square, { at, number: 4, reader: 'squares', slot: 1 })).toBe(-4);
    expect(trace.perturbed(square, { at, number: 4, reader: 'squares' })).toBe(16);
    expect(trace.perturbed(square, { at, number: 4 })).toBe(16);
  });

  it('rejects missing nodes and cells with a message', () => {
    const trace = engine.run(caseNamed('sdpa/mixed_4x4x4x4').request);
    const of = { node: 'context', row: 0, col: 0 };
    const at = { node: 'scores', row: 0, col: 0 };
    const refused = (work: () => unknown): string => {
      expect(work).toThrow(EngineError);
      try {
        work();
      } catch (error) {
        return String((error as Error).message);
      }
      return '';
    };
    expect(refused(() => trace.perturbed({ ...of, row: 99 }, { at, number: 1 }))).toMatch(/^\[perturbed\] /);
    expect(refused(() => trace.perturbed(of, { at: { ...at, col: -1 }, number: 1 }))).toMatch(
      /^\[perturbed\] /,
    );
    expect(refused(() => trace.perturbed(of, { at: { ...at, node: 'nowhere' }, number: 1 }))).toContain(
      'nowhere',
    );
    expect(refused(() => trace.perturbed(of, { at, number: 1, reader: 'context' }))).toBe(
      '[perturbed] context does not read scores there',
    );
    expect(refused(() => trace.perturbed(of, { at, number: null as unknown as number }))).toBe(
      '[perturbed] the new number must be a number',
    );
  });

  it('exists only in the full build', async () => {
    const small = await Engine.load(readFileSync('web/generated/engine.wasm'), createCore);
    const trace = small.run(caseNamed('sdpa/mixed_4x4x4x4').request);
    const cell = { node: 'scores', row: 0, col: 0 };
    expect(() => trace.perturbed(cell, { at: cell, number: 1 })).toThrow(
      '[perturbed] this is the small engine: changing numbers of a run needs the full one',
    );
  });
});
