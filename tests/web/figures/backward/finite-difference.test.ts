import { describe, expect, it } from 'vitest';
import type { CellRef, Trace } from '../../../../web/engine/types';
import { derivativeOf } from '../../../../web/figures/backward/derivative';
import { type FiniteDifference, finiteDifference } from '../../../../web/figures/backward/finite-difference';
import { initialState } from '../../../../web/store/document/preset';
import type { Document, Loss } from '../../../../web/store/document/state';
import { backwardNodes, defaultLoss, lessons, runBackward, schemaOf } from './backward-runs';

function documentOf(id: string): Document {
  const lesson = lessons.find((each) => each.id === id);
  if (lesson === undefined) throw new Error(`no lesson ${id}`);
  return initialState(lesson, schemaOf(lesson)).document;
}

function runOf(id: string, loss: Loss, document = documentOf(id)): Trace {
  const lesson = lessons.find((each) => each.id === id);
  if (lesson === undefined) throw new Error(`no lesson ${id}`);
  return runBackward(document, schemaOf(lesson), loss);
}

function difference(cell: CellRef, loss: Loss, trace: Trace): FiniteDifference | null {
  const derivative = derivativeOf(cell, loss, trace);
  return derivative === undefined ? null : finiteDifference(cell, derivative, trace);
}

/** Finite differences for the first, a middle and the last cell of every node that represents a derivative. */
function differences(loss: Loss, trace: Trace): readonly FiniteDifference[] {
  return backwardNodes(trace).flatMap(({ id: node, rows, cols }) =>
    [
      { node, row: 0, col: 0 },
      { node, row: Math.floor(rows / 2), col: Math.floor(cols / 2) },
      { node, row: rows - 1, col: cols - 1 },
    ].flatMap((cell) => difference(cell, loss, trace) ?? []),
  );
}

/** Tolerance of a quotient: h² / 6 times the third derivative, and rounding. */
const tolerance = ({ above, below, gradient }: FiniteDifference): number =>
  1e-6 * Math.max(1, Math.abs(above), Math.abs(below), Math.abs(gradient));

describe('difference quotients', { timeout: 60_000 }, () => {
  it.each([
    ['scaled-dot-product', { ...defaultLoss, node: 'context', row: 1, col: 2 }],
    ['scaled-dot-product', { ...defaultLoss, kind: 'cross_entropy', node: 'context' }],
    ['scaled-dot-product', { ...defaultLoss, kind: 'mean_squares', node: 'weights' }],
    ['multi-head', { ...defaultLoss, kind: 'sum_of_squares', node: 'output' }],
    ['additive-attention', { ...defaultLoss, node: 'context' }],
    ['recurrent', { ...defaultLoss, kind: 'sum' }],
    ['encoder-layer', { ...defaultLoss, kind: 'mean_squares' }],
    ['vision-transformer', defaultLoss],
  ] as const)('are what the engine says, for every step: %s', (id, loss) => {
    const trace = runOf(id, loss);
    const all = differences(loss, trace);
    const isDerivative = (node: string): boolean =>
      derivativeOf({ node, row: 0, col: 0 }, loss, trace) !== undefined;
    expect(all.length).toBe(3 * backwardNodes(trace).filter((node) => isDerivative(node.id)).length);
    expect(all.length).toBeGreaterThan(20);
    expect(all.filter(({ gradient }) => Math.abs(gradient) > 1e-3).length).toBeGreaterThan(all.length / 10);
    expect(all.filter((each) => !(Math.abs(each.quotient - each.gradient) <= tolerance(each)))).toEqual([]);
    for (const { above, below, step, quotient } of all) expect(quotient).toBe((above - below) / (2 * step));
  });

  it('check gradients, parts of them, Jacobians and derivatives, and nothing that is only arithmetic', () => {
    const loss = { ...defaultLoss, kind: 'sum_of_squares', row: 1 } as const;
    const trace = runOf('encoder-layer', loss);
    const derivative = (node: string) => derivativeOf({ node, row: 0, col: 2 }, loss, trace);
    const weights = trace.nodes.find(({ op }) => op === 'softmax');
    const scores = trace.nodes[weights?.operands[0] ?? -1]?.id;
    expect(derivative(`${weights?.id}_jacobian`)).toEqual({
      of: { node: weights?.id, row: 1, col: 0 },
      by: { node: scores, row: 1, col: 2 },
    });
    expect(derivative(`${weights?.id}_row_through_jacobian`)).toEqual({
      of: { node: 'chosen_loss', row: 0, col: 0 },
      by: { node: scores, row: 1, col: 2 },
      reader: weights?.id,
    });
    expect(derivative(`${weights?.id}_mean_gradient`)).toBeUndefined();
    expect(derivative(`${weights?.id}_gradient_above_mean`)).toBeUndefined();
    expect(derivative('norm_1/d_centred_by_squares')).toMatchObject({ reader: 'norm_1/squares', slot: 0 });
    expect(derivative('norm_1/d_centred_by_squares_2')).toMatchObject({ reader: 'norm_1/squares', slot: 1 });
    expect(derivative('d_chosen_loss')).toMatchObject({
      of: { node: 'chosen_loss' },
      by: { node: 'chosen_loss' },
    });
  });

  it('move large numbers further, and infinite ones not at all', () => {
    const loss = { ...defaultLoss, node: 'context', kind: 'sum' } as const;
    const document = documentOf('scaled-dot-product');
    const mask = { rows: 3, cols: 3, data: [0, -Infinity, 0, 0, 0, 0, 0, 0, 0] };
    const query = document.inputs.query;
    if (query === undefined) throw new Error('no queries');
    const large = { ...query, data: query.data.map((each, at) => (at === 0 ? 2500 : each)) };
    const options = { ...document.options, mask: 'custom' };
    const masked = { ...document, options, inputs: { ...document.inputs, mask, query: large } };
    const trace = runOf('scaled-dot-product', loss, masked);
    expect(difference({ node: 'd_mask', row: 0, col: 1 }, loss, trace)).toBeNull();
    expect(difference({ node: 'd_masked_scores', row: 0, col: 1 }, loss, trace)).toBeNull();
    expect(difference({ node: 'd_mask', row: 0, col: 0 }, loss, trace)?.step).toBe(1e-4);
    expect(difference({ node: 'd_query', row: 0, col: 0 }, loss, trace)?.step).toBeCloseTo(0.1, 12);
  });

  it('move a number less where it is at the edge of what can be computed', () => {
    const loss = { ...defaultLoss, kind: 'sum_of_squares' } as const;
    const document = documentOf('layer-norm');
    const x = document.inputs.x;
    if (x === undefined) throw new Error('no input');
    const flat = { ...x, data: x.data.map((each, at) => (at < x.cols ? 1 : each)) };
    const trace = runOf('layer-norm', loss, { ...document, inputs: { ...document.inputs, x: flat } });
    const found = difference({ node: 'd_variance', row: 0, col: 0 }, loss, trace);
    expect(trace.node('variance')?.data[0]).toBe(0);
    expect(found?.step).toBeLessThan(1e-5);
    expect(found?.quotient).toBeCloseTo(found?.gradient ?? Number.NaN, 6);
  });
});
