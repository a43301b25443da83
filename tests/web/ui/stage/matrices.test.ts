// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest';
import type { TraceNode } from '../../../../web/engine/types';
import type { Model } from '../../../../web/ui/model';
import { productFit } from '../../../../web/ui/stage/fit/product';
import { focusOf, matrices } from '../../../../web/ui/stage/matrices';
import { stage } from '../../../../web/ui/stage/stage';
import { show } from '../page';
import { modelOf, recorder } from '../sample';

function nodesOf(model: Model, ...ids: readonly string[]): readonly TraceNode[] {
  return ids.map((id) => {
    const node = model.trace.node(id);
    if (node === undefined) throw new RangeError(`no node ${id}`);
    return node;
  });
}

describe('the window of a product', () => {
  it('shows where the 1 of a word is, unless the reader chose another part', () => {
    const model = modelOf('english-french', [{ type: 'go-to', node: 'source/word_vectors' }]);
    const [result, words, table] = nodesOf(model, 'source/word_vectors', 'source', 'source/w_embed');
    if (!result || !words || !table) throw new RangeError('a node is missing');
    const fit = productFit(words, table, result, model);
    const { row, inner } = focusOf(result, words, table, model, fit);
    expect(words.data[row * words.cols + inner]).toBe(1);
    const focus = { node: words.id, row, col: 0 };
    expect(focusOf(result, words, table, { ...model, focus }, fit).inner).toBe(0);
  });
});

describe('operands', () => {
  it('have a comma at the end of a line that goes on, and none at its start', () => {
    const model = modelOf('grouped-queries', [{ type: 'go-to', node: 'cache' }]);
    const [cache] = nodesOf(model, 'cache');
    if (!cache) throw new RangeError('no cache');
    const root = show(matrices(cache, { model, intent: recorder().intent, explanation: null }));
    const lines = [...root.querySelectorAll('.operand-line')];
    expect(lines.length).toBeGreaterThan(1);
    const shownIn = (line: Element) =>
      [...line.querySelectorAll('.joiner, .matrix')].map((each) =>
        each.matches('.matrix') ? 'matrix' : (each.textContent ?? ''),
      );
    for (const line of lines) expect(shownIn(line)[0]).toBe('matrix');
    expect(lines.map((line) => shownIn(line).at(-1))).toEqual([...lines.slice(1).map(() => ','), 'matrix']);
  });

  it('that occur several times are named once in the line of shapes', () => {
    const at = 'decoder/context';
    const model = modelOf('english-french-without-attention', [{ type: 'go-to', node: at }]);
    const root = show(stage(model, recorder().intent));
    const named = [...root.querySelectorAll<HTMLElement>('.shapes .operand')].map(
      ({ dataset }) => dataset.symbol,
    );
    expect(named).toHaveLength(2);
    expect(named[1]).toBe(at);
  });
});

describe('given matrices', () => {
  it('are pictures apart from the one of the step and the selected one, where all would be too small to read', () => {
    const go = { type: 'go-to', node: 'layer_0/self/w_k' } as const;
    const shownIn = (model: Model) => {
      const [node] = nodesOf(model, go.node);
      if (!node) throw new RangeError('no projection');
      const { intent, calls } = recorder();
      const root = show(matrices(node, { model, intent, explanation: null }));
      const pictures = [...root.querySelectorAll<HTMLElement>('.given-picture')];
      return { root, calls, pictures, ids: pictures.map(({ dataset }) => dataset.symbol?.split('/').at(-1)) };
    };
    const { root, calls, pictures, ids } = shownIn(modelOf('reversal', [go]));
    expect(ids).toEqual(['w_q', 'w_v', 'w_o']);
    expect([...root.querySelectorAll<HTMLElement>('.matrix')].map(({ dataset }) => dataset.matrix)).toEqual([
      go.node,
    ]);
    expect(pictures[0]?.querySelector('.costs')?.textContent).toBe('32 × 32');
    expect(pictures[0]?.textContent).toContain('show the numbers');
    pictures[1]?.click();
    expect(calls).toEqual([['dispatch', { type: 'go-to', node: 'layer_0/self/w_v' }]]);
    const select = { type: 'select-cell', cell: { node: 'layer_0/self/w_o', row: 0, col: 0 } } as const;
    expect(shownIn(modelOf('reversal', [go, select])).ids).toEqual(['w_q', 'w_v']);
  });

  it('name the one that the step is about', () => {
    const model = modelOf('scaled-dot-product', [{ type: 'go-to', node: 'key' }]);
    const [key] = nodesOf(model, 'key');
    if (!key) throw new RangeError('no keys');
    const root = show(matrices(key, { model, intent: recorder().intent, explanation: null }));
    const current = [...root.querySelectorAll<HTMLElement>('.matrix.current')];
    expect(current.map(({ dataset }) => dataset.matrix)).toEqual(['key']);
  });
});
