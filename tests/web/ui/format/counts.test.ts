// @vitest-environment happy-dom

import { describe, expect, it } from 'vitest';
import { english } from '../../../../web/i18n/i18n';
import { resolved } from '../../../../web/learn/questions/texts';
import type { Action } from '../../../../web/store/actions/actions';
import { initialUi } from '../../../../web/store/ui/ui-state';
import { controls } from '../../../../web/ui/controls/controls';
import { multiplyAdds, productSizes } from '../../../../web/ui/format/counts';
import { totalsOf, totalsText } from '../../../../web/ui/format/totals';
import { mapOf } from '../../../../web/ui/overview/map/hierarchy';
import { stage } from '../../../../web/ui/stage/stage';
import type { UiIntent } from '../../../../web/ui/ui-intent';
import { show, textOf } from '../page';
import { modelOf, recorder, walks } from '../sample';

const totals = (lesson: string, actions: readonly Action[] = []) => {
  const { trace } = modelOf(lesson, actions);
  return totalsOf(trace.nodes, trace);
};
const option = (name: string, value: number | boolean): Action => ({ type: 'set-option', name, value });
const size = (name: string, value: number): Action => ({ type: 'set-dimension', name, size: value });

/** What the line of shapes says that a step takes. */
function costsOf(lesson: string, node: string, actions: readonly Action[] = []): string {
  const model = modelOf(lesson, [...actions, { type: 'go-to', node }]);
  return textOf(show(stage(model, recorder().intent)).querySelector('.costs'));
}

describe('multiply-adds', () => {
  it('are as many as the terms of all sums of a product', () => {
    for (const { lesson, trace } of walks().filter(({ lesson }) => lesson.trained === undefined))
      for (const node of trace.nodes.filter(({ op }) => op === 'matmul').slice(0, 6)) {
        const { terms } = trace.explain({ node: node.id, row: 0, col: 0 });
        const sizes = productSizes(node) ?? [];
        expect(multiplyAdds(sizes), `${lesson.id} ${node.id}`).toBe(node.rows * node.cols * terms.length);
      }
  });

  it('of a band are those of the pairs in it, and of a convolution those of its pixels', () => {
    const { trace } = modelOf('sliding-window');
    const sizesOf = (id: string) =>
      trace.nodes.filter((node) => node.id === id).map((node) => productSizes(node));
    const { n = 0, d_k = 0, d_v = 0 } = trace.dimensions;
    expect(sizesOf('band_scores')).toEqual([[n, d_k, 3]]);
    expect(sizesOf('context')).toEqual([[n, 3, d_v]]);
    const pixels = modelOf('convolution-as-attention').trace;
    const convolution = pixels.node('convolution');
    expect(convolution && productSizes(convolution)).toEqual([30, 9, 1]);
  });

  it('are not counted for a softmax, a norm or a sum', () => {
    for (const { trace } of walks())
      for (const node of trace.nodes.filter(({ op }) => ['softmax', 'norm', 'add', 'scale'].includes(op)))
        expect(productSizes(node)).toBeNull();
  });

  it('stand in the line of shapes of a product, with the parameters that it reads', () => {
    expect(costsOf('scaled-dot-product', 'scores')).toBe('3 × 4 × 3 = 36 multiply-adds');
    expect(costsOf('scaled-dot-product', 'scores', [size('d_k', 2)])).toBe('3 × 2 × 3 = 18 multiply-adds');
    expect(costsOf('scaled-dot-product', 'weights')).toBe('');
    expect(costsOf('multi-head', 'query')).toBe('3 × 4 × 4 = 48 multiply-adds, 16 parameters');
    expect(costsOf('self-attention', 'w_q')).toBe('48 parameters');
    expect(costsOf('scaled-dot-product', 'query')).toBe('');
    expect(costsOf('layer-norm', 'normed')).toMatch(/^\d+ parameters$/);
  });
});

describe('the totals of a run', () => {
  it('are those of the formulas', () => {
    // Q, K, V and the output of 3 tokens; scores and contexts of two heads with 2 columns.
    expect(totals('multi-head')).toEqual({
      parameters: 4 * 4 * 4,
      multiplyAdds: 4 * (3 * 4 * 4) + 2 * 2 * (3 * 2 * 3),
    });
    expect(totals('scaled-dot-product').parameters).toBe(0);
    expect(totals('words-as-vectors').parameters).toBe(0);
  });

  it('grow with the sizes, and with biases', () => {
    expect(totals('self-attention', [option('bias', true)]).parameters).toBeGreaterThan(
      totals('self-attention').parameters,
    );
    expect(totals('scaled-dot-product', [size('d_k', 8)]).multiplyAdds).toBe(
      totals('scaled-dot-product').multiplyAdds + 3 * 3 * 4,
    );
  });

  it('are those of one head as wide as all heads together', () => {
    for (const [heads, width] of [
      [1, 4],
      [4, 1],
    ] as const) {
      const same = [option('n_heads', heads), size('d_k', width), size('d_v', width)];
      expect(totals('multi-head', same)).toEqual(totals('multi-head'));
    }
  });

  it('leave out the backward pass', () => {
    const { trace } = modelOf('multi-head');
    const backward = trace.nodes.map((node) => ({ ...node, pass: 'backward' as const }));
    expect(totalsOf(backward, trace)).toEqual({ parameters: 0, multiplyAdds: 0 });
  });

  it('of the parts of a model add up to those of the model', () => {
    const { trace } = modelOf('transformer');
    const map = mapOf(trace);
    const parts = map.boxes.map(({ nodes }) => totalsOf(nodes, trace).multiplyAdds);
    expect(parts.reduce((sum, each) => sum + each, 0)).toBe(totals('transformer').multiplyAdds);
    expect(totalsOf(map.nodes, trace)).toEqual(totals('transformer'));
  });

  it('are written with what a multiply-add is', () => {
    expect(totalsText(english, { parameters: 1, multiplyAdds: 12345 })).toMatch(
      /^1 parameter, 12,345 multiply-adds\. A multiply-add is /,
    );
  });

  it('stand below the sizes in the controls', () => {
    const model = modelOf('multi-head', [size('d_model', 8)]);
    const intent = recorder(model).intent as UiIntent;
    const page = show(controls(model, initialUi, intent));
    expect(textOf(page)).toContain(totalsText(english, totals('multi-head', [size('d_model', 8)])));
  });

  it('are references in the texts of guides', () => {
    const { trace } = modelOf('multi-head');
    expect(resolved('[[parameters]], [[multiply-adds]]', english, { trace })).toBe('64, 264');
    expect(resolved('[[parameters]]', english, {})).toBe('…');
  });
});
