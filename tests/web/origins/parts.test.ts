import { describe, expect, it } from 'vitest';
import type { CellRef, RunRequest, Trace } from '../../../web/engine/types';
import { ancestorsOf } from '../../../web/origins/ancestors';
import { areaOf, arrange } from '../../../web/origins/arrange';
import { stopsOf, viewAt } from '../../../web/origins/camera';
import { type Parts, partsOf, withWords, wordsOf } from '../../../web/origins/parts';
import { requestWithActiveOptions } from '../../../web/store/document/request';
import { wholeEngine } from '../all';
import { modelOf, walks } from '../ui/sample';

const engine = await wholeEngine();
const run = (request: RunRequest): Trace => engine.run(request);

/** The last computed number of a lesson. */
function lastCell(trace: Trace): CellRef {
  const node = trace.nodes.findLast(({ kind, pass }) => kind === 'computed' && pass === 'forward');
  if (node === undefined) throw new RangeError('nothing is computed');
  return { node: node.id, row: node.rows - 1, col: node.cols - 1 };
}

const numberAt = (trace: Trace, { node, row, col }: CellRef): number => {
  const { cols, data } = trace.node(node) ?? { cols: 0, data: new Float64Array() };
  return data[row * cols + col] ?? Number.NaN;
};

function partsIn(lesson: string, cell: CellRef): { readonly parts: Parts; readonly trace: Trace } {
  const { trace, state, schema } = modelOf(lesson);
  const words = wordsOf(schema, state.document.options, trace);
  const parts = partsOf(run, requestWithActiveOptions(state.document, schema), { words, cell });
  if (parts === null) throw new RangeError('no parts');
  return { parts, trace };
}

describe('the parts of words', () => {
  it('add up to the number, with what it is without words, in every lesson', () => {
    let split = 0;
    for (const { lesson, trace, schema, state } of walks()) {
      const cell = lastCell(trace);
      const words = wordsOf(schema, state.document.options, trace);
      const found = partsOf(run, requestWithActiveOptions(state.document, schema), { words, cell });
      if (found === null) continue;
      split += 1;
      const terms = [found.without, ...found.parts];
      const sum = terms.reduce((total, each) => total + each, 0);
      // The differences telescope. Each is rounded three times, and the sum once for each term.
      const sizes = terms.reduce((total, each) => total + Math.abs(each), Math.abs(numberAt(trace, cell)));
      expect(Math.abs(sum - numberAt(trace, cell)), lesson.id).toBeLessThanOrEqual(
        2 ** -52 * (terms.length + 3) * 4 * Math.max(1, sizes),
      );
    }
    expect(split).toBeGreaterThan(30);
  });

  it('are the terms themselves where the number is a sum over the words', () => {
    // A projection of one row reads that word alone.
    const { parts, trace } = partsIn('self-attention', { node: 'query', row: 1, col: 0 });
    expect(parts.without).toBe(0);
    expect(parts.parts[1]).toBe(numberAt(trace, { node: 'query', row: 1, col: 0 }));
    expect(parts.parts.filter((_, at) => at !== 1).every((part) => part === 0)).toBe(true);
  });

  it('are those of both orders, half and half', () => {
    const cell = { node: 'context', row: 0, col: 0 };
    const { state, schema, trace } = modelOf('self-attention');
    const request = requestWithActiveOptions(state.document, schema);
    const words = wordsOf(schema, state.document.options, trace);
    const numberWith = (...kept: readonly number[]): number =>
      numberAt(run(withWords(request, words, new Set(kept.flatMap((at) => words[at] ?? [])))), cell);
    const all = [...words.keys()];
    const first = numberWith(0) - numberWith();
    const last = numberWith(...all) - numberWith(...all.slice(1));
    expect(partsIn('self-attention', cell).parts.parts[0]).toBe((first + last) / 2);
  });
});

describe('the ancestors of a number', () => {
  it('are what its terms lead to, each cell, and nothing else', () => {
    const { trace } = modelOf('self-attention');
    const lit = ancestorsOf(trace, { node: 'weights', row: 1, col: 0 });
    const rows = (id: string): readonly number[] => {
      const { cols = 1 } = trace.node(id) ?? {};
      return [
        ...new Set([...(lit.get(id) ?? [])].flatMap((on, at) => (on === 1 ? [Math.floor(at / cols)] : []))),
      ];
    };
    expect(rows('weights')).toEqual([1]);
    expect(rows('query')).toEqual([1]);
    expect(rows('key').length).toBe(trace.node('key')?.rows);
    expect(lit.has('value')).toBe(false);
    expect(lit.has('context')).toBe(false);
  });

  it('have a derivative that is not 0 only if they are lit', () => {
    for (const id of ['self-attention', 'multi-head', 'masks']) {
      const { trace } = modelOf(id);
      const cell = lastCell(trace);
      const lit = ancestorsOf(trace, cell);
      for (const { id: node, kind, pass } of trace.nodes) {
        if (kind === 'generated' || pass !== 'forward') continue;
        const slopes = Array.from(trace.gradient(cell, node).data);
        const dark = slopes.filter((slope, at) => slope !== 0 && lit.get(node)?.[at] !== 1);
        expect(dark, `${id}: ${node}`).toEqual([]);
      }
    }
  });
});

describe('the picture', () => {
  it('has every ancestor once, inside, none over another, and its words above, in every lesson', () => {
    for (const { lesson, trace } of walks()) {
      const cell = lastCell(trace);
      const lit = ancestorsOf(trace, cell);
      const { matrices, width, height, words } = arrange(trace, lit, 3);
      expect(matrices.map(({ node }) => node.id).sort(), lesson.id).toEqual([...lit.keys()].sort());
      for (const [at, one] of matrices.entries()) {
        const isInside = one.x >= 0 && one.y >= (words[0]?.height ?? 0) && one.x + one.width <= width + 1e-6;
        expect(isInside && one.y + one.height <= height + 1e-6, `${lesson.id}: ${one.node.id}`).toBe(true);
        const over = matrices
          .slice(at + 1)
          .filter(
            (other) =>
              one.x < other.x + other.width &&
              other.x < one.x + one.width &&
              one.y < other.y + other.height &&
              other.y < one.y + one.height,
          );
        expect(over.map(({ node }) => `${lesson.id}: ${one.node.id} and ${node.id}`)).toEqual([]);
      }
    }
  });

  it('is seen from the cell to the whole, each view inside the next', () => {
    const { trace } = modelOf('multi-head');
    const cell = { node: 'head_1/weights', row: 2, col: 1 };
    const arrangement = arrange(trace, ancestorsOf(trace, cell), 3);
    const stops = stopsOf(arrangement, cell);
    expect(viewAt(stops, 0)).toEqual(areaOf(arrangement, cell));
    const end = viewAt(stops, 1);
    expect(end.width).toBeCloseTo(arrangement.width, 9);
    expect(end.height).toBeCloseTo(arrangement.height, 9);
    // The cell, its row, its matrix, its head, the whole.
    expect(stops.length).toBeGreaterThanOrEqual(5);
    for (const [at, inner] of stops.slice(0, -1).entries()) {
      const outer = stops[at + 1];
      expect(outer !== undefined && outer.width >= inner.width && outer.height >= inner.height).toBe(true);
    }
  });
});
