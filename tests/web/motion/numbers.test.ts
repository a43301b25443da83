import { describe, expect, it } from 'vitest';
import type { Explanation, Trace, TraceNode } from '../../../web/engine/types';
import { choreographyOf } from '../../../web/motion/choreographies';
import { type ExplainedNumber, partialSum } from '../../../web/motion/explained-number';
import { sample, type Timeline, type Track } from '../../../web/motion/timeline';
import { cellValue } from '../../../web/ui/format/format';
import { lessons } from '../all';
import { fixtureCases } from '../engine/support/fixtures';
import { engine, runOf, sceneOf } from './stage';

/** The times at which a motion is stopped, as parts of its duration. */
const stops = [0, 0.05, 0.15, 0.25, 0.35, 0.45, 0.55, 0.65, 0.75, 0.85, 0.95];

/** Numbers close to the smallest one have fewer digits. */
const smallest = 1e-323;

const digits = '⁰¹²³⁴⁵⁶⁷⁸⁹';

/** The number that a text says, and half a unit of its last digit. */
function parse(text: string): readonly [value: number, tolerance: number] {
  if (text === 'NaN') return [Number.NaN, 0];
  const [mantissa = '', power = ''] = text.replace('−', '-').split('×10');
  if (mantissa.includes('∞')) return [mantissa.startsWith('-') ? -Infinity : Infinity, 0];
  const exponent = Number([...power].map((char) => (char === '⁻' ? '-' : digits.indexOf(char))).join(''));
  const decimals = mantissa.split('.')[1]?.length ?? 0;
  const value = Number(`${mantissa}e${exponent}`);
  // The largest number rounds up.
  const finite = Math.min(Math.max(value, -Number.MAX_VALUE), Number.MAX_VALUE);
  return [finite, 0.5001 * 10 ** (exponent - decimals) + smallest];
}

/** The number of an explanation that an item names; undefined if there is none. */
function numberOf(
  { part, term, factor }: ExplainedNumber,
  explanation: Explanation,
  trace: Trace,
): number | undefined {
  const { node, row, col } = explanation.cell;
  const owner = trace.node(node) as TraceNode;
  if (part === 'result') return cellValue(owner, row, col);
  if (part === 'partial')
    return explanation.terms
      .slice(1, term + 1)
      .reduce((sum, { value }) => sum + value, explanation.terms[0]?.value ?? Number.NaN);
  const found = explanation.terms[term];
  if (part === 'term') return found?.value;
  const named = found?.factors[factor];
  const source = trace.node(named?.cell?.node ?? '');
  return named?.cell && source ? cellValue(source, named.cell.row, named.cell.col) : named?.value;
}

function problemOf({ shows, text, shape }: Track, trace: Trace): string | null {
  if (shows === null) return /\d/.test(text) ? `${shape} “${text}” names no number` : null;
  const value = numberOf(shows, trace.explain(shows.cell), trace);
  const [said, tolerance] = parse(text);
  const isSame = value !== undefined && (Object.is(said, value) || Math.abs(said - value) <= tolerance);
  return isSame ? null : `${shows.cell.node} ${shows.part} ${shows.term}: “${text}” is not ${value}`;
}

/** What is wrong with the numbers that are visible at the stops of a motion. */
function problemsOf(trace: Trace, timeline: Timeline): readonly string[] {
  const tracks = stops.flatMap((part) =>
    sample(timeline, part * timeline.duration).map(({ track }) => track),
  );
  const distinct = [...new Map(tracks.map((track) => [track.frames, track])).values()];
  return distinct.flatMap((track) => problemOf(track, trace) ?? []);
}

/** At most two nodes of each op. */
function someOfEachOp({ nodes }: Trace): readonly TraceNode[] {
  const seen = new Map<string, number>();
  return nodes.filter(({ op }) => {
    seen.set(op, (seen.get(op) ?? 0) + 1);
    return (seen.get(op) ?? 0) <= 2;
  });
}

/** The motions of some nodes: of the whole matrix, and of its last cell alone. */
function motionsOf(trace: Trace): readonly Timeline[] {
  return someOfEachOp(trace).flatMap((node) => {
    const choreography = choreographyOf(node, trace);
    if (choreography === null) return [];
    const last = { row: Math.min(node.rows, 16) - 1, col: Math.min(node.cols, 16) - 1 };
    const alone = { ...sceneOf(trace, node, last), others: [] };
    return [choreography(sceneOf(trace, node, { row: 0, col: 0 })), choreography(alone)];
  });
}

describe('every number in motion is one of the explanation', () => {
  it.each(lessons.map(({ id }) => id))('in %s', (id) => {
    const trace = runOf(id);
    const motions = motionsOf(trace);
    expect(motions.flatMap((motion) => problemsOf(trace, motion))).toEqual([]);
  });

  const variants = ['self_attention_with_positions', 'scaled_dot_product', 'one_vector', 'softmax'];
  it.each(variants)('in the fixtures of %s', (variant) => {
    const cases = fixtureCases.filter(({ request }) => request.variant === variant);
    expect(cases.length).toBeGreaterThan(3);
    for (const { request } of cases) {
      const trace = engine.run(request);
      expect(motionsOf(trace).flatMap((motion) => problemsOf(trace, motion))).toEqual([]);
    }
  });

  it.each(['scaled-dot-product', 'layer-norm', 'cross-entropy'])('in the backward pass of %s', (id) => {
    const trace = runOf(id, true);
    const motions = motionsOf(trace);
    expect(motions.length).toBeGreaterThan(10);
    expect(motions.flatMap((motion) => problemsOf(trace, motion))).toEqual([]);
  });
});

describe('partial sums', () => {
  it.each(['scaled-dot-product', 'multi-head', 'convolution-as-attention'])(
    'end at the total in %s',
    (id) => {
      const trace = runOf(id);
      for (const { id: node } of someOfEachOp(trace)) {
        const explanation = trace.explain({ node, row: 0, col: 0 });
        const { terms, total, reduction } = explanation;
        if (reduction === 'sum' && terms.length > 0)
          expect(partialSum(explanation, terms.length - 1)).toBe(total);
      }
    },
  );
});
