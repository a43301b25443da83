import { describe, expect, it } from 'vitest';
import { type Nudge, nudged } from '../../../web/exhibits/way-back/nudge';
import { gradientOf } from '../../../web/exhibits/way-back/told';
import { initialState } from '../../../web/state/preset';
import type { Loss } from '../../../web/state/state';
import { isOwned } from '../../../web/views/matrix-cell';
import { modelOf } from '../views/sample';
import { engine, lessons, runBack, schemaOf, usual, withLoss } from './back-runs';

/** The checks of some cells of every input: the first and the last. */
function nudges(id: string, loss: Loss): readonly Nudge[] {
  const lesson = lessons.find((each) => each.id === id);
  if (lesson === undefined) throw new Error(`no lesson ${id}`);
  const schema = schemaOf(lesson);
  const { document } = initialState(lesson, schema);
  const trace = runBack(document, schema, loss);
  const model = modelOf(id);
  const back = { ...model, trace, state: { ...model.state, document: withLoss(document, loss) } };
  return trace.nodes.filter(isOwned).flatMap((of) => {
    const gradient = gradientOf(of, trace);
    if (gradient === undefined) return [];
    const { rows, cols } = of;
    return [
      { node: gradient.id, row: 0, col: 0 },
      { node: gradient.id, row: rows - 1, col: cols - 1 },
    ].flatMap((cell) => nudged(cell, of.id, back, engine) ?? []);
  });
}

/** What a quotient may be away from the tangent: h² / 6 times a third derivative, and rounding. */
const far = ({ above, below, gradient }: Nudge): number =>
  1e-6 * Math.max(1, Math.abs(above), Math.abs(below), Math.abs(gradient));

describe('difference quotients', () => {
  it.each([
    ['scaled-dot-product', { ...usual, node: 'context', row: 1, col: 2 }],
    ['scaled-dot-product', { ...usual, kind: 'cross_entropy', node: 'context' }],
    ['scaled-dot-product', { ...usual, kind: 'mean_squares', node: 'weights' }],
    ['multi-head', { ...usual, kind: 'sum_of_squares', node: 'output' }],
    ['additive-attention', { ...usual, node: 'context' }],
    ['recurrent', { ...usual, kind: 'sum' }],
    ['encoder-layer', { ...usual, kind: 'mean_squares' }],
    ['vision-transformer', usual],
  ] as const)('are what the engine says: %s', (id, loss) => {
    const all = nudges(id, loss);
    expect(all.length).toBeGreaterThan(3);
    expect(all.some(({ gradient }) => Math.abs(gradient) > 1e-3)).toBe(true);
    expect(all.filter((each) => !(Math.abs(each.quotient - each.gradient) <= far(each)))).toEqual([]);
    for (const { above, below, step, quotient } of all) expect(quotient).toBe((above - below) / (2 * step));
  });

  it('move large numbers further, and infinite ones not at all', () => {
    const loss = { ...usual, node: 'context', kind: 'sum' } as const;
    const model = modelOf('scaled-dot-product');
    const { schema } = model;
    const { document } = model.state;
    const mask = { rows: 3, cols: 3, data: [0, -Infinity, 0, 0, 0, 0, 0, 0, 0] };
    const query = document.inputs.query;
    if (query === undefined) throw new Error('no queries');
    const large = { ...query, data: query.data.map((each, at) => (at === 0 ? 2500 : each)) };
    const options = { ...document.options, mask: 'custom' };
    const masked = { ...document, options, inputs: { ...document.inputs, mask, query: large } };
    const trace = runBack(masked, schema, loss);
    const back = { ...model, trace, state: { ...model.state, document: withLoss(masked, loss) } };
    expect(nudged({ node: 'd_mask', row: 0, col: 1 }, 'mask', back, engine)).toBeNull();
    expect(nudged({ node: 'd_mask', row: 0, col: 0 }, 'mask', back, engine)?.step).toBe(1e-4);
    expect(nudged({ node: 'd_query', row: 0, col: 0 }, 'query', back, engine)?.step).toBeCloseTo(0.1, 12);
  });
});
